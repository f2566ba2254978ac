// Code of a kernel for one specialisation, ready to run on one device.
#pragma once
#include <memory>
#include <span>
#include <string_view>

#include <tilewright/ir/function.hpp>
#include <tilewright/runtime/device.hpp>
#include <tilewright/runtime/stream.hpp>
#include <tilewright/verify/obligations.hpp>

#include "cpu/program.hpp"
#include "cuda/kernel.hpp"
#include "jit/memory_cache.hpp"
#include "lower/lower.hpp"

namespace tw::jit {

struct executable {
  std::vector<lower::slot> slots;
  std::vector<lower::kernel_check> checks;
  std::shared_ptr<cpu::program const> on_cpu;      // one of the two
  std::shared_ptr<cuda::loaded_kernel> on_gpu;
};

struct executable_key {
  device where;
  lower::specialisation spec;
  bool operator==(executable_key const&) const = default;
};
struct executable_key_hash {
  std::size_t operator()(executable_key const&) const noexcept;
};
using executable_cache = memory_cache<executable_key, executable, executable_key_hash>;

// Lowers the kernel and makes code for the device: a program for the CPU, or a cubin, from the disk cache when it has one.
// Throws error(unsupported, compile, driver).
std::shared_ptr<executable const> build(std::string_view name, ir::function const&, verify::report const&,
                                        executable_key const&, loc);

// The assembler answers some illegal programs with wrong code, and others without a reason: none is handed to it. Throws
// error(internal) for a module that breaks a rule of Tile IR, error(unsupported) for one that this GPU cannot run.
void must_be_legal(ir::module const&, std::string_view name, int sm, loc);

// Lowers and assembles for a GPU that need not be there, and stores the cubin in the disk cache (TW_PREPARE).
void prepare(std::string_view name, ir::function const&, verify::report const&, lower::specialisation const&, loc);

// Numbers of tile blocks.
struct launch_grid {
  std::int64_t x = 1, y = 1, z = 1;
};
// Runs or enqueues; `params` has the address of each slot's value.
// `overlap`: with the kernel before it, where the GPU can (cuda::launch).
void run(executable const&, launch_grid, std::span<void* const> params, stream_ref, loc, bool overlap = false);

}  // namespace tw::jit
