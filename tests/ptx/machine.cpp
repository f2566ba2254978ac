#include "ptx/machine.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "ptx/arithmetic.hpp"
#include "ptx/execution.hpp"

namespace ptx {
namespace {

constexpr std::uint64_t slice = 20000;  // steps of a thread before the others get their turn: it may wait for them

value initial(block const& b, slot const& s, unsigned number) {
  if (s.source == slot::from::nothing) return {0, 0};
  if (s.source == slot::from::constant) return {s.constant};
  unsigned const tid[3] = {number % b.size[0], number / b.size[0] % b.size[1], number / b.size[0] / b.size[1]};
  unsigned const lane = number % lanes_of_warp;
  unsigned const threads = b.size[0] * b.size[1] * b.size[2];
  std::uint32_t const below = static_cast<std::uint32_t>(low_mask(static_cast<int>(lane)));
  std::uint32_t const own = std::uint32_t{1} << lane;
  std::uint32_t const masks[] = {own, below, below | own, ~(below | own), ~below};
  auto const axis = static_cast<std::size_t>(s.axis);
  switch (s.which) {
    case special::tid: return {tid[axis]};
    case special::ntid: return {b.size[axis]};
    case special::ctaid: return {b.index[axis]};
    case special::nctaid: return {b.how.grid[axis]};
    case special::laneid: return {lane};
    case special::warpid: return {number / lanes_of_warp};
    case special::nwarpid: return {(threads + lanes_of_warp - 1) / lanes_of_warp};
    case special::lanemask: return {masks[axis]};
    case special::clock: return {b.steps};
  }
  return {0, 0};
}

void run_thread(block& b, thread& t) {
  context c{b, t};
  std::vector<instruction> const& code = b.code.code;
  for (std::uint64_t n = 0; n < slice && t.s == state::running; ++n) {
    if (t.pc >= code.size()) {
      t.s = state::ended;
      break;
    }
    instruction const& i = code[t.pc];
    if (++b.steps > b.how.step_limit) fail(c, i, fault::what::too_long, "too many steps: the kernel hangs");
    ++t.pc;
    if (i.guard >= 0) {
      value const g = read(c, i.guard);
      // What is skipped either way need not be known: only a branch decides for the whole thread.
      if (g.known == 0) fail(c, i, fault::what::misuse, "the guard was made of memory that nobody wrote");
      if ((g.bits != 0) == i.guard_negated) continue;
    }
    if (i.run == nullptr) fail(c, i, fault::what::not_supported, "not supported");
    i.run(c, i);
  }
}

// All wait: for what?
[[noreturn]] void standstill(block& b) {
  unsigned ended = 0, barriers = 0;
  thread* waiting = nullptr;
  for (thread& t : b.threads) {
    if (t.s == state::ended) ++ended;
    else if (waiting == nullptr || t.s == state::at_barrier) waiting = &t;
    if (t.s == state::at_barrier) ++barriers;
  }
  context const c{b, *waiting};
  std::string why = fmt::format("standstill: of {} threads {} have ended, {} wait at barriers", b.threads.size(), ended,
                                barriers);
  if (ended > 0 && barriers > 0) why += "; a barrier that some threads have left";
  fail(c, *waiting->waits, fault::what::misuse, why);
}

void run_block(block& b) {
  auto const warps = static_cast<unsigned>((b.threads.size() + lanes_of_warp - 1) / lanes_of_warp);
  for (;;) {
    bool moved = false, alive = false;
    for (unsigned w = 0; w < warps; ++w) {
      for (bool again = true; again;) {
        for (unsigned n = w * lanes_of_warp; n < std::min<std::size_t>((w + 1) * lanes_of_warp, b.threads.size());
             ++n) {
          thread& t = b.threads[n];
          context c{b, t};
          if (t.s == state::at_mbarrier && resolve_mbarrier(c)) t.s = state::running;
          if (t.s != state::running) continue;
          moved = true;
          run_thread(b, t);
        }
        again = resolve_warp(b, w);
        moved = moved || again;
      }
    }
    for (thread const& t : b.threads) alive = alive || t.s != state::ended;
    if (!alive) return;
    if (!moved) standstill(b);
  }
}

struct stopped {
  fault why;
};

}  // namespace

void fail(context const& c, instruction const& i, fault::what kind, std::string const& why) {
  throw stopped{{kind, fmt::format("{}: `{}` in kernel {}, block {} {} {}, thread {}", why, i.text, c.b.code.name,
                                   c.b.index[0], c.b.index[1], c.b.index[2], c.t.number)}};
}

value read(context const& c, int slot) { return c.t.registers[static_cast<std::size_t>(slot)]; }

void write(context& c, int slot, value v) {
  int const width = c.b.code.slots[static_cast<std::size_t>(slot)].width;
  v.bits &= low_mask(width);
  std::uint8_t const needed = all_known(width);
  if (width == 1) v.known = (v.known & 1) != 0 ? 0xff : 0;
  else if ((v.known & needed) == needed) v.known = 0xff;
  c.t.registers[static_cast<std::size_t>(slot)] = v;
}

std::uint64_t decisive(context const& c, instruction const& i, int slot, int bits, char const* what) {
  value const v = read(c, slot);
  if ((v.known & all_known(bits)) != all_known(bits))
    fail(c, i, fault::what::misuse, fmt::format("{} was made of memory or registers that nobody wrote", what));
  return v.bits;
}

std::uint64_t address(context const& c, instruction const& i, operand const& o) {
  int const width = c.b.code.slots[static_cast<std::size_t>(o.slots[0])].width;
  std::uint64_t const base = decisive(c, i, o.slots[0], width, "the address");
  std::uint64_t const a = base + static_cast<std::uint64_t>(o.offset);
  return width == 32 ? a & 0xffff'ffff : a;
}

namespace execute {

void pure(context& c, instruction const& i) {
  value in[5];
  for (std::size_t k = 1; k < i.operands.size() && k < 6; ++k) {
    in[k - 1] = read(c, i.operands[k].slots[0]);
    if (i.operands[k].negated) in[k - 1].bits ^= 1;
  }
  write(c, i.operands[0].slots[0], i.pure(i, in));
}

void move(context& c, instruction const& i) {
  operand const &to = i.operands[0], &from = i.operands[1];
  if (to.slots.size() == 1 && from.slots.size() == 1) {
    value v = read(c, from.slots[0]);
    if (from.negated) v.bits ^= 1;
    write(c, to.slots[0], v);
    return;
  }
  int const bits = size_bits(i.t);
  if (from.slots.size() > 1) {
    int const each = bits / static_cast<int>(from.slots.size());
    value out{0, 0};
    for (std::size_t k = 0; k < from.slots.size(); ++k) {
      value const v = read(c, from.slots[k]);
      int const at = static_cast<int>(k) * each;
      out.bits |= (v.bits & low_mask(each)) << at;
      out.known = static_cast<std::uint8_t>(out.known | (v.known & all_known(each)) << (at / 8));
    }
    write(c, to.slots[0], out);
    return;
  }
  int const each = bits / static_cast<int>(to.slots.size());
  value const v = read(c, from.slots[0]);
  for (std::size_t k = 0; k < to.slots.size(); ++k) {
    int const at = static_cast<int>(k) * each;
    write(c, to.slots[k], {v.bits >> at, static_cast<std::uint8_t>(v.known >> (at / 8))});
  }
}

void set_predicate(context& c, instruction const& i) {
  operand const& to = i.operands[0];
  value const a = read(c, i.operands[1].slots[0]), b = read(c, i.operands[2].slots[0]);
  bool results[2] = {}, known[2] = {};
  std::uint8_t const needed = all_known(i.t.bits);
  for (int lane = 0; lane < i.t.lanes; ++lane) {
    int const at = lane * i.t.bits;
    results[lane] = compute::compare(i, a.bits >> at & low_mask(i.t.bits), b.bits >> at & low_mask(i.t.bits));
    known[lane] = (a.known & b.known & needed << (at / 8)) == needed << (at / 8);
  }
  if (i.t.lanes == 1) results[1] = !results[0], known[1] = known[0];
  value extra{1};
  if (i.operands.size() > 3) {
    extra = read(c, i.operands[3].slots[0]);
    if (i.operands[3].negated) extra.bits ^= 1;
  }
  auto const combined = [&](bool r, bool k) {
    value v{r ? std::uint64_t{1} : 0, static_cast<std::uint8_t>(k ? 0xff : 0)};
    if (i.operands.size() <= 3) return v;
    value const both[2] = {v, extra};
    instruction logic;
    logic.t.k = kind::pred;
    if (i.has(flag::op_or)) return compute::bit_or(logic, both);
    if (i.has(flag::op_xor)) return compute::bit_xor(logic, both);
    return compute::bit_and(logic, both);
  };
  write(c, to.slots[0], combined(results[0], known[0]));
  if (to.pair >= 0) write(c, to.pair, combined(results[1], known[1]));
}

void address_of(context& c, instruction const& i) {
  value v = read(c, i.operands[1].slots[0]);
  std::uint64_t const window = i.where == space::shared  ? shared_window
                               : i.where == space::local ? local_window
                               : i.where == space::param ? param_window
                                                         : 0;
  v.bits = i.has(flag::to) ? v.bits & ~window : v.bits | window;
  write(c, i.operands[0].slots[0], v);
}

void branch(context& c, instruction const& i) { c.t.pc = static_cast<std::size_t>(i.target); }
void end(context& c, instruction const&) { c.t.s = state::ended; }
void trap(context& c, instruction const& i) { fail(c, i, fault::what::misuse, "a trap"); }
void nothing(context&, instruction const&) {}

}  // namespace execute

std::optional<fault> run(kernel const& k, module const& m, launch const& l) {
  if (k.cluster != 1) return fault{fault::what::not_supported, "not supported: clusters of several blocks"};
  block b(k, m, l);
  bool const required = k.threads[0] * k.threads[1] * k.threads[2] > 1;
  for (std::size_t axis = 0; axis < 3; ++axis) b.size[axis] = required ? k.threads[axis] : l.threads[axis];
  std::size_t const count = std::size_t{b.size[0]} * b.size[1] * b.size[2];
  b.threads.resize(count);
  try {
    for (b.index[2] = 0; b.index[2] < l.grid[2]; ++b.index[2])
      for (b.index[1] = 0; b.index[1] < l.grid[1]; ++b.index[1])
        for (b.index[0] = 0; b.index[0] < l.grid[0]; ++b.index[0]) {
          b.shared.assign(k.shared_bytes + l.shared_bytes, 0xbb);
          b.shared_known.assign(b.shared.size(), 0);
          b.barriers.clear();
          b.mbarriers.clear();
          start_history(b);
          for (unsigned n = 0; n < count; ++n) {
            thread& t = b.threads[n];
            t.registers.resize(k.slots.size());
            for (std::size_t s = 0; s < k.slots.size(); ++s) t.registers[s] = initial(b, k.slots[s], n);
            t.local.assign(k.local_bytes, 0xcc);
            t.local_known.assign(k.local_bytes, 0);
            t.pc = 0;
            t.s = state::running;
            t.number = n;
          }
          run_block(b);
        }
  } catch (stopped const& s) { return s.why; }
  return {};
}

}  // namespace ptx
