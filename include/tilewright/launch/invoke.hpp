// A launch with all types erased: validation, checks, code, execution.
#pragma once
#include <cstdint>
#include <span>

#include <tilewright/launch/registry.hpp>
#include <tilewright/runtime/stream.hpp>
#include <tilewright/tensor/tensor_ref.hpp>
#include <tilewright/types/dealing.hpp>

namespace tw {

// Hints to the assembler, and to the driver, for one launch; 0: its own choice. They never change results.
namespace unsafe {

// The checks of a kernel: indices and divisors that are data, positions that trap (not assertions). Without them such an index,
// divisor or position makes the launch's behaviour undefined.
enum class checks : bool { on, off };

}  // namespace unsafe

struct hints {
  int warps = 0;  // warps of a block that do arithmetic: a power of two, 1 to 32
  int occupancy = 0;  // blocks wanted on a multiprocessor at a time, 1 to 32
  int ctas = 0;  // CTAs of a cluster that work on one block: 1, 2, 4, 8 or 16
  int latency = 0;  // of loads that name none (tw::latency<N>): how far ahead they are fetched, 1 to 10
  bool no_tma = false;  // no load or store by the copy unit (TMA): better for rows that fit a tile
  bool generic = false;  // one code for all shapes, alignments and strides: compiled once, slower
  // May start while the kernel before it on the stream still runs, as soon as all blocks of that one have called
  // tw::unsafe::launch_dependents or ended (sm_90 and later; nothing changes on others and on the CPU). Only for kernels that
  // do nothing but arithmetic before tw::unsafe::wait_for_previous_grid, in every block: others are refused by the launch.
  bool dependent_launch = false;

  // tw::unsafe::checks::off: a kernel without the checks that the compiler left to it. For measurements.
  unsafe::checks checks = unsafe::checks::on;

  bool operator==(hints const&) const = default;
};

namespace launch {

// One parameter of the traced function, in order.
struct argument {
  tensor_ref tensor;  // tensors
  std::uint64_t bits = 0;  // scalars: the value's bytes, low first
  int position = 0;  // among the arguments of the call, from 1; for messages
  std::int64_t
    blocks = 0;  // outputs whose tiles are dealt: to how many blocks; 0: as many as the device runs at a time
  block_order order;  // outputs whose blocks have one tile each
  bool fresh = false;  // an output whose memory was made for this launch and holds nothing yet
};

// Validates the arguments, makes or finds the code, and enqueues the launch on the stream; kernels with checks of
// their own are waited for (without `waits`, what they report is lost). Throws error(usage) for arguments that do not fit,
// before anything is enqueued;
// error(unsupported, compile, driver, device) for what happens later. A launch over zero tiles does nothing.
void invoke(registered_kernel const&, std::span<argument const>, hints const&, stream_ref, bool waits, loc);

}  // namespace launch
}  // namespace tw
