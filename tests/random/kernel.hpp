// A random kernel with the arguments of one launch.
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include <tilewright/types/dealing.hpp>

#include "support/traced.hpp"

namespace random_kernels {

struct tensor_plan {
  std::array<std::int64_t, tw::ir::max_rank> extents{}, strides{};  // strides in elements
  std::int64_t offset = 0;      // of element 0 from an address that is a multiple of 256, in elements
  std::uint32_t data_seed = 0;  // 0: all elements are 1
};

struct argument_plan {
  tensor_plan tensor;
  std::uint64_t bits = 0;  // scalars
};

// Which code a launch gets: for its own shapes, for all shapes, or for tensors that need 64-bit indices.
enum class code_variant : std::uint8_t { special, generic, wide };

struct kernel {
  test::program code;  // in canonical form
  std::vector<argument_plan> arguments;
  tw::block_order order;
  std::int64_t blocks = 0;  // of persistent kernels
  code_variant variant = code_variant::special;
  bool traced = false;  // the trace was good; else nothing else counts
  std::vector<std::uint32_t> decisions;
};

}  // namespace random_kernels
