// Who may see whose accesses to shared memory: a clock for each warp, joined at barriers.
#include <algorithm>

#include <fmt/format.h>

#include "ptx/execution.hpp"

namespace ptx {
namespace {

bool happened_before(block const& b, unsigned warp, unsigned other, std::uint32_t when) {
  return other == warp || when <= b.clocks[warp][other];
}

[[noreturn]] void race(context const& c, instruction const& i, std::size_t at, char const* what, unsigned other) {
  fail(c, i, fault::what::misuse,
       fmt::format("a race: byte {} of shared memory was {} by warp {} without a barrier between", at, what, other));
}

}  // namespace

unsigned warp_of(thread const& t) { return t.number / lanes_of_warp; }

void join(clock_vector& into, clock_vector const& from) {
  if (into.size() < from.size()) into.resize(from.size());
  for (std::size_t k = 0; k < from.size(); ++k) into[k] = std::max(into[k], from[k]);
}

void start_history(block& b) {
  std::size_t const warps = (b.threads.size() + lanes_of_warp - 1) / lanes_of_warp;
  b.clocks.assign(warps, clock_vector(warps, 0));
  for (std::size_t w = 0; w < warps; ++w) b.clocks[w][w] = 1;
  b.history.assign(b.shared.size(), {});
}

void note_read(context& c, instruction const& i, std::size_t at, std::size_t n, bool atomic) {
  unsigned const warp = warp_of(c.t);
  for (std::size_t k = at; k < at + n; ++k) {
    byte_history& h = c.b.history[k];
    bool const both_atomic = atomic && h.atomic;
    if (h.write_clock != 0 && !both_atomic && !happened_before(c.b, warp, h.writer, h.write_clock))
      race(c, i, k, "written", h.writer);
    if (atomic) continue;  // the write that follows says it
    h.reader = static_cast<std::uint8_t>(warp);
    h.read_clock = c.b.clocks[warp][warp];
  }
}

// Only the last reader is known, so some races are missed. A write of what is there already harms nobody.
void note_write(context& c, instruction const& i, std::size_t at, std::size_t n, bool atomic, bool changes) {
  unsigned const warp = warp_of(c.t);
  for (std::size_t k = at; k < at + n; ++k) {
    byte_history& h = c.b.history[k];
    bool const both_atomic = atomic && h.atomic;
    if (changes && h.write_clock != 0 && !both_atomic && !happened_before(c.b, warp, h.writer, h.write_clock))
      race(c, i, k, "written", h.writer);
    if (changes && h.read_clock != 0 && !happened_before(c.b, warp, h.reader, h.read_clock))
      race(c, i, k, "read", h.reader);
    if (!changes && h.write_clock != 0) continue;
    h.writer = static_cast<std::uint8_t>(warp);
    h.write_clock = c.b.clocks[warp][warp];
    h.atomic = atomic;
  }
}

}  // namespace ptx
