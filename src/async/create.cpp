#include <tilewright/async/create.hpp>

#include <cmath>
#include <cstring>

#include <fmt/format.h>
#include "runtime/memory.hpp"

namespace tw::detail {
namespace {

// Calls f with a value of the C++ type of an element.
template <class F>
void with_type(element e, bool is_unsigned, F&& f) {
  switch (e) {
    case element::i1: f(bool{}); break;
    case element::i8: is_unsigned ? f(std::uint8_t{}) : f(std::int8_t{}); break;
    case element::i16: is_unsigned ? f(std::uint16_t{}) : f(std::int16_t{}); break;
    case element::i32: is_unsigned ? f(std::uint32_t{}) : f(std::int32_t{}); break;
    case element::i64: is_unsigned ? f(std::uint64_t{}) : f(std::int64_t{}); break;
    case element::f16: f(f16{}); break;
    case element::bf16: f(bf16{}); break;
    case element::f32: f(float{}); break;
    case element::f64: f(double{}); break;
    default: internal_fault("an element type without a C++ type");
  }
}

std::string text_of(void const* data, element e, bool is_unsigned, std::int64_t i) {
  std::string s;
  with_type(e, is_unsigned, [&]<class T>(T) {
    T v;
    std::memcpy(&v, static_cast<char const*>(data) + i * static_cast<std::int64_t>(sizeof(T)), sizeof v);
    if constexpr (std::is_same_v<T, f16> || std::is_same_v<T, bf16>) s = fmt::format("{:.5g}", static_cast<float>(v));
    else if constexpr (std::is_floating_point_v<T>) s = fmt::format("{:.6g}", v);
    else if constexpr (std::is_same_v<T, bool>) s = v ? "true" : "false";
    else s = fmt::format("{}", static_cast<std::conditional_t<std::is_unsigned_v<T>, std::uint64_t, std::int64_t>>(v));
  });
  return s;
}

constexpr std::int64_t shown_at_each_end = 3;

void append(std::string& out, void const* data, element e, bool is_unsigned, std::span<std::int64_t const> extents,
            std::int64_t first, std::size_t axis) {
  std::int64_t step = 1;
  for (std::size_t a = axis + 1; a < extents.size(); ++a) step *= extents[a];
  out += "[";
  for (std::int64_t i = 0; i < extents[axis]; ++i) {
    if (i > 0) out += axis + 1 < extents.size() ? ",\n" + std::string(axis + 1, ' ') : ", ";
    if (i == shown_at_each_end && extents[axis] > 2 * shown_at_each_end) {
      out += "...";
      i = extents[axis] - shown_at_each_end - 1;
      continue;
    }
    if (axis + 1 < extents.size()) append(out, data, e, is_unsigned, extents, first + i * step, axis + 1);
    else out += text_of(data, e, is_unsigned, first + i);
  }
  out += "]";
}

}  // namespace

void fill_sequence(storage const& memory, element e, bool is_unsigned, std::int64_t count, double start, double step, loc where) {
  if (count == 0) return;
  stream_ref const s = default_stream(memory.where(), where);
  if (start == 0 && !std::signbit(start) && step == 0) {
    runtime::fill_zero(s, memory.data(), memory.where(), memory.bytes(), where);
    synchronize(s, where);
    return;
  }
  with_type(e, is_unsigned, [&]<class T>(T) {
    std::vector<unsigned char> host(static_cast<std::size_t>(count) * sizeof(T));
    for (std::int64_t i = 0; i < count; ++i) {
      T const v = static_cast<T>(start + static_cast<double>(i) * step);
      std::memcpy(host.data() + static_cast<std::size_t>(i) * sizeof(T), &v, sizeof v);
    }
    runtime::copy(s, memory.data(), memory.where(), host.data(), device::cpu(), host.size(), where);
    synchronize(s, where);
  });
}

std::string show_values(void const* data, element e, bool is_unsigned, std::span<std::int64_t const> extents) {
  std::string out;
  append(out, data, e, is_unsigned, extents, 0, 0);
  return out;
}

}  // namespace tw::detail
