// A kernel loaded from a cubin, and its launch.
#pragma once
#include <cstdint>
#include <span>
#include <string>

#include "cuda/driver.hpp"

namespace tw::cuda {

// Grid limits: tile block ids are only valid up to 2^24 - 1 an axis, and CUDA allows 65535 in y and z.
inline constexpr std::int64_t max_grid_x = (std::int64_t{1} << 24) - 1;
inline constexpr std::int64_t max_grid_yz = 65535;

// Number of tile blocks an axis.
struct grid {
  std::int64_t x = 1, y = 1, z = 1;
  bool empty() const noexcept { return x == 0 || y == 0 || z == 0; }
};

// A kernel that is ready to launch on every GPU with the cubin's exact architecture. Unloads when destroyed: nothing
// that uses it may be pending then.
class loaded_kernel {
 public:
  // Checks the cubin (see cubin.hpp) before the driver sees it, loads it and resolves the kernel on the given GPU, so
  // that a refusal appears here and not at the first launch. Throws error(compile) for bytes that are not a whole cubin
  // for this GPU, error(driver) if the driver refuses them.
  loaded_kernel(driver const&, gpu const&, std::span<const std::uint8_t> cubin, std::string name, loc);
  ~loaded_kernel();
  loaded_kernel(loaded_kernel const&) = delete;
  loaded_kernel& operator=(loaded_kernel const&) = delete;

  std::string const& name() const noexcept { return name_; }
  int sm() const noexcept { return sm_; }
  kernel_t handle() const noexcept { return kernel_; }

 private:
  driver const& driver_;
  std::string name_;
  int sm_ = 0;
  library_t library_ = nullptr;
  kernel_t kernel_ = nullptr;
};

// Throws error(launch) that names the axis, the number and the limit if the grid is out of range.
void check_grid(std::string_view kernel, grid, loc);

// Enqueues the kernel on a stream of the GPU (null: the library's stream). `params`: one pointer per entry parameter to
// its value; the values are copied before this returns. An empty grid does nothing. Throws error(launch) for a bad grid
// or a kernel of another architecture, error(driver) with what was attempted otherwise.
// `overlap`: the kernel may start before the one before it on the stream has ended; it waits for that one itself.
void launch(driver const&, gpu const&, loaded_kernel const&, grid, std::span<void* const> params, stream_t, loc,
            bool overlap = false);

}  // namespace tw::cuda
