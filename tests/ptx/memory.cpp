#include <cstring>

#include <fmt/format.h>

#include "ptx/execution.hpp"
#include "ptx/float_operations.hpp"

namespace ptx {
namespace {

// A generic address names its space by its window.
space resolved(space where, std::uint64_t& at) {
  if (where != space::generic) return where;
  std::uint64_t const window = at & 0xff00'0000'0000'0000;
  at &= ~window;
  if (window == shared_window) return space::shared;
  if (window == local_window) return space::local;
  if (window == param_window) return space::param;
  at |= window;
  return space::global;
}

char const* name_of(space s) {
  constexpr char const* names[] = {"generic", "global", "shared", "local", "parameter"};
  return names[static_cast<int>(s)];
}

bool is_of_module(module const& m, std::uint64_t at, std::size_t n) {
  for (auto const& [name, bytes] : m.globals) {
    auto const start = reinterpret_cast<std::uintptr_t>(bytes->data());
    if (at >= start && n <= bytes->size() && at - start <= bytes->size() - n) return true;
  }
  return false;
}

struct place {
  std::uint8_t* bytes = nullptr;
  std::uint8_t* known = nullptr;  // null: always known
  space where = space::global;
  std::size_t offset = 0;
};

place find(context& c, instruction const& i, space where, std::uint64_t at, std::size_t n) {
  space const s = resolved(where, at);
  auto const outside = [&](std::size_t size) {
    fail(c, i, fault::what::illegal_address,
         fmt::format("{} bytes at {:#x} of {} memory, which has {}", n, at - (s == space::shared ? shared_start : 0),
                     name_of(s), size));
  };
  auto const inside = [&](std::uint64_t offset, std::size_t size) { return n <= size && offset <= size - n; };
  if (s == space::global) {
    if (!c.b.how.has_memory(at, n) && !is_of_module(c.b.program, at, n))
      fail(c, i, fault::what::illegal_address, fmt::format("{} bytes at {:#x}: global memory of nobody", n, at));
    return {reinterpret_cast<std::uint8_t*>(at), nullptr, s, 0};
  }
  if (s == space::shared) {
    if (at < shared_start || !inside(at - shared_start, c.b.shared.size())) outside(c.b.shared.size());
    std::size_t const offset = at - shared_start;
    return {c.b.shared.data() + offset, c.b.shared_known.data() + offset, s, offset};
  }
  if (s == space::local) {
    if (!inside(at, c.t.local.size())) outside(c.t.local.size());
    return {c.t.local.data() + at, c.t.local_known.data() + at, s, at};
  }
  if (!inside(at, c.b.how.parameters.size())) outside(c.b.how.parameters.size());
  return {const_cast<std::uint8_t*>(c.b.how.parameters.data()) + at, nullptr, s, at};
}

void check_alignment(context& c, instruction const& i, std::uint64_t at, std::size_t n) {
  if (at % n != 0) fail(c, i, fault::what::illegal_address, fmt::format("misaligned: {} bytes at {:#x}", n, at));
}

}  // namespace

void load_bytes(context& c, instruction const& i, space where, std::uint64_t at, std::size_t n, std::uint8_t* bytes,
                bool* known, bool atomic) {
  place const p = find(c, i, where, at, n);
  std::memcpy(bytes, p.bytes, n);
  for (std::size_t k = 0; k < n; ++k) known[k] = p.known == nullptr || p.known[k] != 0;
  if (p.where == space::shared) note_read(c, i, p.offset, n, atomic);
}

void store_bytes(context& c, instruction const& i, space where, std::uint64_t at, std::size_t n,
                 std::uint8_t const* bytes, bool const* known, bool atomic) {
  place const p = find(c, i, where, at, n);
  if (p.where == space::param) fail(c, i, fault::what::misuse, "a store to a parameter");
  for (std::size_t k = 0; k < n; ++k) {
    if (p.known != nullptr) p.known[k] = known[k] ? 1 : 0;
    else if (!known[k])
      fail(c, i, fault::what::misuse, "what is stored was made of memory or registers that nobody wrote");
  }
  if (p.where == space::shared) note_write(c, i, p.offset, n, atomic, std::memcmp(p.bytes, bytes, n) != 0);
  std::memcpy(p.bytes, bytes, n);
}

value load(context& c, instruction const& i, space where, std::uint64_t at, std::size_t n, bool atomic) {
  std::uint8_t bytes[8] = {};
  bool known[8] = {};
  load_bytes(c, i, where, at, n, bytes, known, atomic);
  value v{0, 0};
  std::memcpy(&v.bits, bytes, 8);
  for (std::size_t k = 0; k < 8; ++k)
    if (k >= n || known[k]) v.known = static_cast<std::uint8_t>(v.known | 1 << k);
  return v;
}

void store(context& c, instruction const& i, space where, std::uint64_t at, std::size_t n, value v, bool atomic) {
  std::uint8_t bytes[8];
  bool known[8];
  std::memcpy(bytes, &v.bits, 8);
  for (std::size_t k = 0; k < 8; ++k) known[k] = (v.known >> k & 1) != 0;
  store_bytes(c, i, where, at, n, bytes, known, atomic);
}

namespace execute {

void load(context& c, instruction const& i) {
  operand const& to = i.operands[0];
  std::uint64_t const at = address(c, i, i.operands[1]);
  std::size_t const n = static_cast<std::size_t>(size_bits(i.t)) / 8;
  check_alignment(c, i, at, n * to.slots.size());
  for (std::size_t k = 0; k < to.slots.size(); ++k) {
    value v = ptx::load(c, i, i.where, at + k * n, n);
    if (i.t.k == kind::signed_int && n < 8) {
      std::uint64_t const sign = std::uint64_t{1} << (8 * n - 1);
      v.bits = ((v.bits & low_mask(static_cast<int>(8 * n))) ^ sign) - sign;
      if ((v.known >> (n - 1) & 1) == 0)
        v.known = static_cast<std::uint8_t>(v.known & all_known(static_cast<int>(8 * n)));
    }
    write(c, to.slots[k], v);
  }
}

void store(context& c, instruction const& i) {
  operand const& from = i.operands[1];
  std::uint64_t const at = address(c, i, i.operands[0]);
  std::size_t const n = static_cast<std::size_t>(size_bits(i.t)) / 8;
  check_alignment(c, i, at, n * from.slots.size());
  for (std::size_t k = 0; k < from.slots.size(); ++k) ptx::store(c, i, i.where, at + k * n, n, read(c, from.slots[k]));
}

namespace {

std::uint64_t combined(context const& c, instruction const& i, std::uint64_t old, std::uint64_t x, std::uint64_t y) {
  using compute::float_op;
  type const t = i.t;
  if (i.has(flag::exch)) return x;
  if (i.has(flag::cas)) return old == x ? y : old;
  if (i.has(flag::op_and)) return old & x;
  if (i.has(flag::op_or)) return old | x;
  if (i.has(flag::op_xor)) return old ^ x;
  if (i.has(flag::inc)) return old >= x ? 0 : old + 1;
  if (i.has(flag::dec)) return old == 0 || old > x ? x : old - 1;
  if (is_float(t)) {
    std::uint64_t out = 0;
    for (int lane = 0; lane < t.lanes; ++lane) {
      std::uint64_t const a = old >> (lane * t.bits) & low_mask(t.bits), b = x >> (lane * t.bits) & low_mask(t.bits);
      std::uint64_t const r = i.has(flag::add) ? compute::float_result(t, float_op::add, rounding::rn, false, a, b, 0)
                                               : compute::float_atomic_min_max(t, i.has(flag::max), a, b);
      out |= (r & low_mask(t.bits)) << (lane * t.bits);
    }
    return out;
  }
  if (i.has(flag::add)) return old + x;
  bool less = old < x;
  if (t.k == kind::signed_int)
    less = static_cast<std::int64_t>(old << (64 - t.bits)) < static_cast<std::int64_t>(x << (64 - t.bits));
  if (i.has(flag::min)) return less ? old : x;
  if (i.has(flag::max)) return less ? x : old;
  fail(c, i, fault::what::not_supported, "not supported");
}

}  // namespace

// atom d, [a], b{, c} and red [a], b.
void atomic(context& c, instruction const& i) {
  std::size_t const first = i.operands[0].memory ? 0 : 1;
  std::uint64_t const at = address(c, i, i.operands[first]);
  std::size_t const n = static_cast<std::size_t>(size_bits(i.t)) / 8;
  std::size_t const lanes = i.operands[first + 1].slots.size();
  check_alignment(c, i, at, n * lanes);
  std::uint64_t const mask = low_mask(size_bits(i.t));
  for (std::size_t k = 0; k < lanes; ++k) {
    value const old = ptx::load(c, i, i.where, at + k * n, n, true);
    value const x = read(c, i.operands[first + 1].slots[k]);
    value y;
    if (i.operands.size() > first + 2) y = read(c, i.operands[first + 2].slots[k]);
    value result{combined(c, i, old.bits, x.bits & mask, y.bits & mask) & mask, 0};
    if (i.has(flag::exch)) result.known = x.known;
    else if ((old.known & x.known & y.known & all_known(size_bits(i.t))) == all_known(size_bits(i.t)))
      result.known = 0xff;
    ptx::store(c, i, i.where, at + k * n, n, result, true);
    if (first == 1) write(c, i.operands[0].slots[k], old);
  }
}

// cp.async [to], [from], bytes{, bytes that are read; the rest becomes zero}: complete at once.
void copy_async(context& c, instruction const& i) {
  std::uint64_t const to = address(c, i, i.operands[0]), from = address(c, i, i.operands[1]);
  auto const size = static_cast<std::size_t>(read(c, i.operands[2].slots[0]).bits);
  std::size_t given = size;
  if (i.operands.size() > 3) given = decisive(c, i, i.operands[3].slots[0], 32, "the number of bytes") & 0xffff'ffff;
  check_alignment(c, i, to, size);
  check_alignment(c, i, from, size);
  if (size > 16 || given > size) fail(c, i, fault::what::misuse, "a wrong number of bytes");
  std::uint8_t bytes[16] = {};
  bool known[16];
  for (bool& k : known) k = true;
  if (given > 0) load_bytes(c, i, space::global, from, given, bytes, known);
  store_bytes(c, i, space::shared, to, size, bytes, known);
}

}  // namespace execute
}  // namespace ptx
