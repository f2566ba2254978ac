// Instructions at which threads wait for others: of their warp, of their block, or for a barrier object.
#include <algorithm>
#include <bit>
#include <set>

#include <fmt/format.h>

#include "ptx/execution.hpp"

namespace ptx {
namespace {

std::uint32_t members_of(context const& c, instruction const& i) {
  if (i.mask_operand < 0) return ~std::uint32_t{0};
  int const slot = i.operands[static_cast<std::size_t>(i.mask_operand)].slots[0];
  return static_cast<std::uint32_t>(decisive(c, i, slot, 32, "the mask of lanes"));
}

bool same_operation(instruction const& a, instruction const& b) {
  return &a == &b || (a.together == b.together && a.modifiers == b.modifiers && a.t == b.t &&
                      a.operands.size() == b.operands.size());
}

thread& first_of(together::lanes const& l) {
  return **std::find_if(l.begin(), l.end(), [](thread* t) { return t != nullptr; });
}

void release(block& b, std::uint64_t id) {
  barrier& x = b.barriers[id];
  std::set<unsigned> warps;
  for (unsigned n : x.waiting) {
    b.threads[n].s = state::running;
    warps.insert(n / lanes_of_warp);
  }
  for (unsigned w : warps) {
    join(b.clocks[w], x.clock);
    ++b.clocks[w][w];
  }
  b.barriers.erase(id);
}

}  // namespace

bool resolve_warp(block& b, unsigned warp) {
  unsigned const first = warp * lanes_of_warp;
  unsigned const end = std::min<unsigned>(first + lanes_of_warp, static_cast<unsigned>(b.threads.size()));
  bool moved = false;
  for (unsigned n = first; n < end; ++n) {
    thread& t = b.threads[n];
    if (t.s != state::at_warp) continue;
    context const c{b, t};
    instruction const& i = *t.waits;
    std::uint32_t const mask = members_of(c, i);
    if ((mask >> (n - first) & 1) == 0) fail(c, i, fault::what::misuse, "the lane is not in its own mask");
    together::lanes l{};
    bool ready = true;
    for (unsigned k = first; k < end && ready; ++k) {
      thread& other = b.threads[k];
      if ((mask >> (k - first) & 1) == 0 || other.s == state::ended) continue;
      ready = other.s == state::at_warp && same_operation(i, *other.waits) &&
              members_of({b, other}, *other.waits) == mask;
      l[k - first] = &other;
    }
    if (!ready) continue;
    i.together(b, i, l);
    for (thread* x : l)
      if (x != nullptr) x->s = state::running;
    moved = true;
  }
  return moved;
}

namespace execute {

void wait_for_warp(context& c, instruction const& i) {
  c.t.s = state::at_warp;
  c.t.waits = &i;
}

void active_mask(context& c, instruction const& i) {
  std::uint64_t mask = 0;
  unsigned const first = c.t.number / lanes_of_warp * lanes_of_warp;
  for (unsigned k = 0; k < lanes_of_warp && first + k < c.b.threads.size(); ++k)
    if (c.b.threads[first + k].s != state::ended) mask |= std::uint64_t{1} << k;
  write(c, i.operands[0].slots[0], {mask});
}

// bar.sync a{, b}, bar.arrive a, b.
void block_barrier(context& c, instruction const& i) {
  std::uint64_t const id = decisive(c, i, i.operands[0].slots[0], 32, "the barrier") & 0xffff'ffff;
  auto expected = static_cast<unsigned>(c.b.threads.size());
  if (i.operands.size() > 1)
    expected = static_cast<unsigned>(decisive(c, i, i.operands[1].slots[0], 32, "the number of threads"));
  if (id > 15 || expected % lanes_of_warp != 0)
    fail(c, i, fault::what::misuse, "no such barrier, or a number of threads that is no multiple of 32");
  barrier& x = c.b.barriers[id];
  if (x.arrived != 0 && x.expected != expected)
    fail(c, i, fault::what::misuse, fmt::format("others wait there for {} threads", x.expected));
  x.expected = expected;
  ++x.arrived;
  join(x.clock, c.b.clocks[warp_of(c.t)]);
  if (!i.has(flag::arrive)) {
    c.t.s = state::at_barrier;
    c.t.waits = &i;
    x.waiting.push_back(c.t.number);
  } else if (c.t.number % lanes_of_warp == lanes_of_warp - 1) {
    ++c.b.clocks[warp_of(c.t)][warp_of(c.t)];
  }
  if (x.arrived == expected) release(c.b, id);
}

}  // namespace execute

namespace together {

void shuffle(block& b, instruction const& i, lanes const& l) {
  value results[lanes_of_warp];
  bool inside[lanes_of_warp] = {};
  for (unsigned lane = 0; lane < lanes_of_warp; ++lane) {
    if (l[lane] == nullptr) continue;
    context const c{b, *l[lane]};
    auto const by = static_cast<unsigned>(decisive(c, i, i.operands[2].slots[0], 32, "the lane")) & 31;
    auto const control = static_cast<unsigned>(decisive(c, i, i.operands[3].slots[0], 32, "the segment"));
    unsigned const segment = control >> 8 & 31;
    auto const limit = static_cast<int>((lane & segment) | (control & 31 & ~segment));
    int from = static_cast<int>(lane);
    if (i.has(flag::up)) from -= static_cast<int>(by);
    else if (i.has(flag::down)) from += static_cast<int>(by);
    else if (i.has(flag::bfly)) from ^= static_cast<int>(by);
    else from = static_cast<int>((lane & segment) | (by & ~segment & 31));
    inside[lane] = i.has(flag::up) ? from >= limit : from <= limit;
    if (!inside[lane]) from = static_cast<int>(lane);
    thread* const source = from >= 0 && from < 32 ? l[static_cast<std::size_t>(from)] : nullptr;
    if (source == nullptr)
      fail(c, i, fault::what::misuse, fmt::format("a value of lane {}, which does not take part", from));
    results[lane] = read({b, *source}, source->waits->operands[1].slots[0]);
  }
  for (unsigned lane = 0; lane < lanes_of_warp; ++lane) {
    if (l[lane] == nullptr) continue;
    context c{b, *l[lane]};
    operand const& to = l[lane]->waits->operands[0];
    write(c, to.slots[0], results[lane]);
    if (to.pair >= 0) write(c, to.pair, {inside[lane] ? std::uint64_t{1} : 0});
  }
}

void vote(block& b, instruction const& i, lanes const& l) {
  std::uint64_t mask = 0, all = 0;
  bool known = true;
  for (unsigned lane = 0; lane < lanes_of_warp; ++lane) {
    if (l[lane] == nullptr) continue;
    operand const& o = l[lane]->waits->operands[1];
    value const v = read({b, *l[lane]}, o.slots[0]);
    known = known && v.known != 0;
    all |= std::uint64_t{1} << lane;
    if ((v.bits != 0) != o.negated) mask |= std::uint64_t{1} << lane;
  }
  std::uint64_t result = mask;
  if (i.has(flag::all)) result = mask == all ? 1 : 0;
  else if (i.has(flag::any)) result = mask != 0 ? 1 : 0;
  else if (i.has(flag::uni)) result = mask == all || mask == 0 ? 1 : 0;
  for (thread* t : l) {
    if (t == nullptr) continue;
    context c{b, *t};
    write(c, t->waits->operands[0].slots[0], {result, static_cast<std::uint8_t>(known ? 0xff : 0)});
  }
}

void match(block& b, instruction const& i, lanes const& l) {
  std::uint64_t values[lanes_of_warp] = {}, all = 0;
  for (unsigned lane = 0; lane < lanes_of_warp; ++lane) {
    if (l[lane] == nullptr) continue;
    values[lane] = decisive({b, *l[lane]}, i, l[lane]->waits->operands[1].slots[0], i.t.bits, "what is compared") &
                   low_mask(i.t.bits);
    all |= std::uint64_t{1} << lane;
  }
  for (unsigned lane = 0; lane < lanes_of_warp; ++lane) {
    if (l[lane] == nullptr) continue;
    std::uint64_t same = 0;
    for (unsigned k = 0; k < lanes_of_warp; ++k)
      if ((all >> k & 1) != 0 && values[k] == values[lane]) same |= std::uint64_t{1} << k;
    context c{b, *l[lane]};
    operand const& to = l[lane]->waits->operands[0];
    if (i.has(flag::all)) same = same == all ? all : 0;
    write(c, to.slots[0], {same});
    if (to.pair >= 0) write(c, to.pair, {same != 0 ? std::uint64_t{1} : 0});
  }
}

void reduce(block& b, instruction const& i, lanes const& l) {
  bool first = true, known = true;
  std::uint64_t result = 0;
  for (thread* t : l) {
    if (t == nullptr) continue;
    value const v = read({b, *t}, t->waits->operands[1].slots[0]);
    known = known && (v.known & 0xf) == 0xf;
    std::uint64_t const x = v.bits & 0xffff'ffff;
    auto const less = [&](std::uint64_t p, std::uint64_t q) {
      if (i.t.k == kind::signed_int) return static_cast<std::int32_t>(p) < static_cast<std::int32_t>(q);
      return p < q;
    };
    if (first) result = x;
    else if (i.has(flag::add)) result += x;
    else if (i.has(flag::min)) result = less(x, result) ? x : result;
    else if (i.has(flag::max)) result = less(result, x) ? x : result;
    else if (i.has(flag::op_and)) result &= x;
    else if (i.has(flag::op_or)) result |= x;
    else if (i.has(flag::op_xor)) result ^= x;
    first = false;
  }
  for (thread* t : l) {
    if (t == nullptr) continue;
    context c{b, *t};
    write(c, t->waits->operands[0].slots[0], {result, static_cast<std::uint8_t>(known ? 0xff : 0)});
  }
}

void elect(block& b, instruction const&, lanes const& l) {
  thread const* const leader = &first_of(l);
  for (thread* t : l) {
    if (t == nullptr) continue;
    context c{b, *t};
    operand const& to = t->waits->operands[0];
    write(c, to.slots[0], {leader->number % lanes_of_warp});
    if (to.pair >= 0) write(c, to.pair, {t == leader ? std::uint64_t{1} : 0});
  }
}

void nothing(block&, instruction const&, lanes const&) {}

}  // namespace together
}  // namespace ptx
