// What a kernel states with b.require, checked exactly for one launch; and index checks that were left to the launch.
#pragma once
#include <span>

#include <tilewright/launch/invoke.hpp>
#include <tilewright/verify/obligations.hpp>

namespace tw::launch {

// Values of one launch, laid out as verify::environment takes them.
struct launch_values {
  std::vector<std::int64_t> extents;  // [parameter][ir::max_rank]
  std::vector<std::int64_t> scalars;  // [parameter]
};
launch_values values_of(ir::function const&, std::span<argument const>);

// Tile numbers have 32 bits. Throws error(usage) when some view of the kernel has more tiles along an axis.
void check_tile_counts(kernel_record const&, std::span<argument const>, loc);
// Throw error(usage) with the statement, its place in the kernel and the values.
void check_requires(kernel_record const&, std::span<argument const>, launch_values const&, loc);
void check_obligations(kernel_record const&, verify::report const&, std::span<argument const>, launch_values const&,
                       bool wide, loc);

}  // namespace tw::launch
