// Runs lowered kernels on the CPU, with the meaning that Tile IR gives them on a GPU.
#pragma once
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include <tilewright/ir/module.hpp>

namespace tw::cpu {

// One entry of a module, compiled. Immutable; any number of threads may run one at the same time.
class program;

// Throws tw::error (unsupported) that names the operation when there is no rule for it, and an internal one when there
// is no such entry or the module is not a legal program. The module is not needed afterwards.
std::shared_ptr<program const> compile(ir::module const&, std::string_view entry);

// Numbers of tile blocks. A grid with a zero extent has no blocks.
struct grid {
  std::int64_t x = 1, y = 1, z = 1;
};

// Runs all blocks of the grid on the thread pool and returns when they are done. `params` is what CUDA calls
// kernelParams: for each entry parameter the address of its value (a pointer, an integer, a float; one byte for i1).
// Blocks run in no promised order and need not run at the same time, so no block may wait for another one. Throws
// tw::error: usage (wrong number of parameters, an impossible grid), device (an assertion of the kernel failed; the
// blocks have run nevertheless).
void run(program const&, grid, std::span<void* const> params);

// The instruction set in use: "x86-64", "x86-64-v3", "x86-64-v4", "generic". TW_CPU_ISA names another one.
std::string isa();

// How many threads run blocks: TW_CPU_THREADS, else the number of cores that this process may use.
int threads();

}  // namespace tw::cpu
