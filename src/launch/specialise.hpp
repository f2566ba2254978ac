// From the arguments of a launch to the facts that its code may rely on.
#pragma once
#include <array>
#include <span>

#include <tilewright/launch/invoke.hpp>

#include "lower/lower.hpp"

namespace tw::launch {

// Blocks along each axis: tiles of the first output, or those that share its list.
struct tile_grid {
  block_order order;
  int rank = 0;
  std::array<std::int64_t, ir::max_rank> counts{};
  std::int64_t total = 0;
};

// Throws error(usage) when the outputs are not cut into equally many tiles, or into more than a launch can have.
tile_grid grid_of(kernel_record const&, std::span<argument const>, hints const&, device, loc);

// Some extent, stride or byte offset needs more than 31 bits less a tile.
bool needs_wide_indices(ir::function const&, std::span<argument const>);

lower::specialisation specialise(ir::function const&, std::span<argument const>, tile_grid const&, hints const&,
                                 int sm);

}  // namespace tw::launch
