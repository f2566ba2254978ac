#include "cuda/kernel.hpp"

#include <fmt/format.h>

#include "cuda/cubin.hpp"

namespace tw::cuda {

loaded_kernel::loaded_kernel(driver const& d, gpu const& g, std::span<const std::uint8_t> cubin, std::string name,
                             loc where)
    : driver_(d), name_(std::move(name)), sm_(g.sm) {
  if (const std::string why = why_not_loadable(cubin, g.sm, name_); !why.empty()) {
    throw error(
      error_kind::compile, where,
      fmt::format("kernel '{}' cannot be loaded on GPU {} ({}): {}", name_, g.ordinal, g.name, why),
      "if the cubin came from a cache or a bundle, remove it there; it is compiled again for this GPU's exact "
      "architecture");
  }
  const std::string what = fmt::format("loading kernel '{}' ({} bytes, sm_{}) on GPU {} ({})", name_, cubin.size(),
                                       g.sm, g.ordinal, g.name);
  const context_scope scope(d, d.activate(g, where).context, where);
  check(d, d.call().cuLibraryLoadData(&library_, cubin.data(), nullptr, nullptr, 0, nullptr, nullptr, 0), what, where);
  try {
    check(d, d.call().cuLibraryGetKernel(&kernel_, library_, name_.c_str()), what, where);
    // The driver loads lazily: asking for the function in this context makes it load now, outside any capture.
    function_t function = nullptr;
    check(d, d.call().cuKernelGetFunction(&function, kernel_), what, where);
  } catch (...) {
    d.call().cuLibraryUnload(library_);
    throw;
  }
}

loaded_kernel::~loaded_kernel() {
  if (library_ != nullptr) driver_.call().cuLibraryUnload(library_);
}

void check_grid(std::string_view kernel, grid size, loc where) {
  const auto check_axis = [&](char axis, std::int64_t n, std::int64_t limit) {
    if (n >= 0 && n <= limit) return;
    throw error(
      error_kind::launch, where,
      fmt::format("kernel '{}' was to be launched over a grid of {} x {} x {} tile blocks; axis {} has {}, and {}",
                  kernel, size.x, size.y, size.z, axis, n,
                  n < 0 ? "cannot be negative" : fmt::format("at most {} are possible", limit)),
      n < 0 ? "" : "use larger tiles along this axis, or put the longest axis first");
  };
  check_axis('x', size.x, max_grid_x);
  check_axis('y', size.y, max_grid_yz);
  check_axis('z', size.z, max_grid_yz);
}

void launch(driver const& d, gpu const& g, loaded_kernel const& k, grid size, std::span<void* const> params,
            stream_t stream, loc where, bool overlap) {
  check_grid(k.name(), size, where);
  if (k.sm() != g.sm) {
    throw error(error_kind::launch, where,
                fmt::format("kernel '{}' was loaded for sm_{} and was to be launched on GPU {} ({}), which is sm_{}",
                            k.name(), k.sm(), g.ordinal, g.name, g.sm));
  }
  if (size.empty()) return;
  activation const& a = d.activate(g, where);
  const context_scope scope(d, a.context, where);
  // A kernel handle is accepted in place of a function; the stream's context decides where it runs. The driver only reads
  // the array of parameters, although its declaration does not say so.
  auto const function = reinterpret_cast<function_t>(k.handle());
  auto const x = static_cast<unsigned>(size.x), y = static_cast<unsigned>(size.y), z = static_cast<unsigned>(size.z);
  stream_t const on = stream != nullptr ? stream : a.stream;
  void** const values = const_cast<void**>(params.data());
  result_t r = result::success;
  if (overlap) {
    launch_attribute early;
    early.id = programmatic_stream_serialization;
    early.value[0] = 1;
    launch_config config;
    config.grid_x = x;
    config.grid_y = y;
    config.grid_z = z;
    config.stream = on;
    config.attributes = &early;
    config.attribute_count = 1;
    r = d.call().cuLaunchKernelEx(&config, function, values, nullptr);
  } else {
    r = d.call().cuLaunchKernel(function, x, y, z, 1, 1, 1, 0, on, values, nullptr);
  }
  if (r != result::success) {
    check(d, r,
          fmt::format("launching kernel '{}' over {} x {} x {} tile blocks with {} parameters on GPU {} ({})", k.name(),
                      size.x, size.y, size.z, params.size(), g.ordinal, g.name),
          where);
  }
}

}  // namespace tw::cuda
