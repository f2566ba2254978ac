#include "cpu/program.hpp"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <limits>
#include <mutex>

#include <tilewright/runtime/error.hpp>
#include "cpu/failures.hpp"
#include "cpu/pool.hpp"
#include "cpu/program_data.hpp"

namespace tw::cpu {
namespace {

struct launch {
  program const& what;
  grid shape;
  std::span<void* const> params;
  std::int64_t blocks = 0;
  std::int64_t share = 1;  // blocks taken at once
  std::atomic<std::int64_t> next{0};
  failures failed{};
};

void run_blocks(launch& job, arena& memory) {
  program const& p = job.what;
  context c;
  c.arena = memory.prepare(p.fixed_bytes, p.arena_bytes);
  if (memory.holds != p.id) {
    for (auto const& piece : p.fixed) std::memcpy(c.arena + piece.at, piece.bytes.data(), piece.bytes.size());
    memory.holds = p.id;
  }
  for (std::size_t k = 0; k < p.parameters.size(); ++k) {
    parameter_slot const& slot = p.parameters[k];
    std::memcpy(c.arena + slot.at, job.params[k], static_cast<std::size_t>(slot.bytes));
    if (slot.truth) at<std::uint8_t>(c, slot.at) = at<std::uint8_t>(c, slot.at) != 0 ? 1 : 0;
  }
  c.count[0] = static_cast<std::int32_t>(job.shape.x);
  c.count[1] = static_cast<std::int32_t>(job.shape.y);
  c.count[2] = static_cast<std::int32_t>(job.shape.z);
  c.failed = &job.failed;
  for (;;) {
    std::int64_t const first = job.next.fetch_add(job.share, std::memory_order_relaxed);
    if (first >= job.blocks) return;
    std::int64_t const last = std::min(first + job.share, job.blocks);
    for (std::int64_t b = first; b < last; ++b) {
      c.id[0] = static_cast<std::int32_t>(b % job.shape.x);
      c.id[1] = static_cast<std::int32_t>(b / job.shape.x % job.shape.y);
      c.id[2] = static_cast<std::int32_t>(b / job.shape.x / job.shape.y);
      for (instruction const* i = p.code.data(); i != nullptr;) i = i->run(*i, c);
    }
  }
}

void work(void* data, arena& memory) {
  auto& job = *static_cast<launch*>(data);
  try {
    run_blocks(job, memory);
  } catch (...) {
    std::lock_guard lock(job.failed.mutex);
    if (!job.failed.thrown) job.failed.thrown = std::current_exception();
  }
}

}  // namespace

void run(program const& p, grid g, std::span<void* const> params) {
  constexpr std::int64_t limit = (1 << 24) - 1;  // the format's: block id arithmetic is valid up to here
  for (auto n : {g.x, g.y, g.z})
    if (n < 0 || n > limit)
      throw error(error_kind::usage, loc::current(),
                  "a grid extent of " + std::to_string(n) + " for kernel '" + p.name + "'",
                  "extents are 0 to 16777215");
  if (params.size() != p.parameters.size())
    throw error(error_kind::usage, loc::current(),
                "kernel '" + p.name + "' has " + std::to_string(p.parameters.size()) + " parameters, not " +
                  std::to_string(params.size()));
  launch job{p, g, params};
  job.blocks = g.x * g.y;
  if (g.z != 0 && job.blocks > std::numeric_limits<std::int64_t>::max() / g.z)
    throw error(error_kind::usage, loc::current(), "a grid with more than 2^63 blocks for kernel '" + p.name + "'");
  job.blocks *= g.z;
  if (job.blocks == 0) return;
  std::int64_t const workers = std::min<std::int64_t>(threads(), job.blocks);
  job.share = std::max<std::int64_t>(job.blocks / (workers * 32), 1);
  pool::instance().run(static_cast<int>(workers), work, &job);
  if (job.failed.thrown) std::rethrow_exception(job.failed.thrown);
  if (!job.failed.first.empty()) throw error(error_kind::device, loc::current(), job.failed.first);
}

}  // namespace tw::cpu
