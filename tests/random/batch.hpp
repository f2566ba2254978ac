// Many random kernels in one module: assembled together, and run on a GPU from one piece of its memory.
#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include "random/runner.hpp"

namespace random_kernels {

// One kernel of a batch, and what became of it on each device.
struct sample {
  std::uint64_t seed = 0;
  kernel source;
  arena memory;
  std::optional<prepared> ready;  // empty: `on_cpu` says why
  outcome expected;
  verdict on_cpu, on_gpu;
  bool run_on_gpu = false;
};

struct batch {
  std::vector<std::unique_ptr<sample>> samples;
};

// Made from consecutive seeds, evaluated, and compared on the CPU.
batch make_batch(std::uint64_t first_seed, int count);
// The same of given kernels, numbered from 0.
batch make_batch(std::vector<kernel>);

// Cubins for all kernels that are ready, from the disk cache or the assembler, as few as the assembler takes: a kernel
// that it refuses gets its verdict (on_gpu: broken) and the others are assembled without it.
struct assembled {
  std::vector<std::size_t> members;  // positions in the batch
  std::vector<std::uint8_t> cubin;
};
std::vector<assembled> assemble(batch&, int sm);

// Runs the assembled kernels, one launch after the other; their memory lies together. Not for several threads at a time.
void run_on_gpu(batch&, std::vector<assembled> const&, tw::device);

}  // namespace random_kernels
