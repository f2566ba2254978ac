// mbarrier: objects in shared memory that count arrivals and bytes.
#include <fmt/format.h>

#include "ptx/execution.hpp"

namespace ptx {
namespace {

mbarrier& object(context const& c, instruction const& i, std::uint64_t at) {
  auto const found = c.b.mbarriers.find(at);
  if (found == c.b.mbarriers.end())
    fail(c, i, fault::what::misuse, fmt::format("no mbarrier at {:#x} of shared memory", at - shared_start));
  return found->second;
}

void complete(mbarrier& m) {
  if (m.pending != 0 || m.bytes != 0) return;
  ++m.phase;
  m.pending = m.expected;
  join(m.completed, m.arrived);
}

void arrive(context& c, mbarrier& m, std::uint32_t count, instruction const& i) {
  if (count > m.pending) fail(c, i, fault::what::misuse, "more arrivals at an mbarrier than it expects");
  m.pending -= count;
  unsigned const warp = warp_of(c.t);
  join(m.arrived, c.b.clocks[warp]);
  ++c.b.clocks[warp][warp];
  complete(m);
}

std::size_t memory_operand(instruction const& i) { return i.operands[0].memory ? 0 : 1; }

bool is_done(context const& c, instruction const& i) {
  mbarrier const& m = object(c, i, address(c, i, i.operands[1]));
  std::uint64_t const asked = decisive(c, i, i.operands[2].slots[0], 32, "the phase");
  return i.has(flag::parity) ? (m.phase & 1) != (asked & 1) : m.phase != (asked & 0xffff'ffff);
}

void passed(context& c, instruction const& i) {
  mbarrier const& m = object(c, i, address(c, i, i.operands[1]));
  join(c.b.clocks[warp_of(c.t)], m.completed);
  write(c, i.operands[0].slots[0], {1});
}

}  // namespace

bool resolve_mbarrier(context& c) {
  if (!is_done(c, *c.t.waits)) return false;
  passed(c, *c.t.waits);
  return true;
}

namespace execute {

void mbarrier_operation(context& c, instruction const& i) {
  std::size_t const k = memory_operand(i);
  std::uint64_t const at = address(c, i, i.operands[k]);
  auto const number = [&](std::size_t operand, std::uint32_t otherwise) {
    if (operand >= i.operands.size()) return otherwise;
    return static_cast<std::uint32_t>(decisive(c, i, i.operands[operand].slots[0], 32, "the count"));
  };
  if (i.has(flag::init)) {
    if (at % 8 != 0) fail(c, i, fault::what::illegal_address, "misaligned: an mbarrier");
    store(c, i, space::shared, at, 8, {0});
    mbarrier m;
    m.expected = m.pending = number(1, 1);
    c.b.mbarriers[at] = m;
  } else if (i.has(flag::inval)) {
    c.b.mbarriers.erase(at);
  } else if (i.has(flag::try_wait) || i.has(flag::test_wait)) {
    if (is_done(c, i)) {
      passed(c, i);
    } else if (i.has(flag::test_wait)) {
      write(c, i.operands[0].slots[0], {0});
    } else {
      c.t.s = state::at_mbarrier;
      c.t.waits = &i;
    }
  } else {
    mbarrier& m = object(c, i, at);
    std::uint64_t const phase = m.phase;
    if (i.has(flag::expect_tx)) m.bytes += number(k + 1, 0);
    if (i.has(flag::arrive)) arrive(c, m, i.has(flag::expect_tx) ? 1 : number(k + 1, 1), i);
    if (k == 1) write(c, i.operands[0].slots[0], {phase});
  }
}

}  // namespace execute
}  // namespace ptx
