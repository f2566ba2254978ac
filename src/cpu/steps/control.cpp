#include <cstring>

#include "cpu/steps.hpp"

namespace tw::cpu::steps {
namespace {

// Calls f with a zero of the integer type of a loop's bounds.
template <class F>
result with_integer(std::int32_t bytes, bool is_unsigned, F f) {
  switch (bytes) {
    case 1: return is_unsigned ? f(std::uint8_t{}) : f(std::int8_t{});
    case 2: return is_unsigned ? f(std::uint16_t{}) : f(std::int16_t{});
    case 4: return is_unsigned ? f(std::uint32_t{}) : f(std::int32_t{});
    default: return is_unsigned ? f(std::uint64_t{}) : f(std::int64_t{});
  }
}

}  // namespace

result finish(instruction const&, context&) { return nullptr; }
result jump(instruction const& i, context&) { return i.target; }
result jump_unless(instruction const& i, context& c) {
  return at<std::uint8_t>(c, i.in[0].at) != 0 ? next(i) : i.target;
}

result copy(instruction const& i, context& c) {
  // Most copies are of scalars.
  if (i.size == 4) std::memcpy(c.arena + i.out, c.arena + i.in[0].at, 4);
  else if (i.size == 8) std::memcpy(c.arena + i.out, c.arena + i.in[0].at, 8);
  else std::memcpy(c.arena + i.out, c.arena + i.in[0].at, static_cast<std::size_t>(i.size));
  return next(i);
}

result block_id(instruction const& i, context& c) {
  at<std::int32_t>(c, i.out) = c.id[i.flag];
  return next(i);
}
result block_count(instruction const& i, context& c) {
  at<std::int32_t>(c, i.out) = c.count[i.flag];
  return next(i);
}

result for_test(instruction const& i, context& c) {
  return with_integer(i.out_bytes, i.flag != 0, [&](auto zero) {
    using t = decltype(zero);
    return at<t>(c, i.out) < at<t>(c, i.in[0].at) ? next(i) : i.target;
  });
}

result for_step(instruction const& i, context& c) {
  return with_integer(i.out_bytes, i.flag != 0, [&](auto zero) {
    using t = decltype(zero);
    t sum;
    if (__builtin_add_overflow(at<t>(c, i.out), at<t>(c, i.in[1].at), &sum)) return next(i);
    at<t>(c, i.out) = sum;
    return sum < at<t>(c, i.in[0].at) ? i.target : next(i);
  });
}

}  // namespace tw::cpu::steps
