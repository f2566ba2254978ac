#include "launch/specialise.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <string>

#include <tilewright/runtime/error.hpp>

namespace tw::launch {
namespace {

using verify::max_blocks;
constexpr std::int64_t max_yz = 65535;

// The divisors that code is specialised for: a few, so that similar shapes share their code.
std::uint8_t divisor_log2(std::uint64_t v) {
  if (v == 0) return 0;  // nothing is known from an empty tensor
  int const zeros = std::countr_zero(v);
  return zeros >= 8 ? 8 : zeros >= 7 ? 7 : zeros >= 6 ? 6 : zeros >= 5 ? 5 : zeros >= 4 ? 4 : zeros >= 3 ? 3 : 0;
}

}  // namespace

namespace {

// A place in a list of tiles has 32 bits, and so has the one behind the last.
void check_places(kernel_record const& k, argument const& a, std::int64_t places, loc where) {
  if (places <= verify::max_list_places) return;
  throw error(error_kind::usage, where,
              "kernel '" + std::string(k.name) + "': the output that is argument " + std::to_string(a.position) +
                " is cut into a list of " + std::to_string(places) + " tiles; a list has at most " +
                std::to_string(verify::max_list_places),
              "cut it into larger tiles");
}

// How many blocks share the tiles of the outputs: as the call says, else as many as the device runs at a time.
std::int64_t blocks_for(kernel_record const& k, std::span<argument const> arguments, std::int64_t tiles,
                        hints const& hint, device on, loc where) {
  argument const* said = nullptr;
  for (argument const& a : arguments) {
    if (a.blocks == 0) continue;
    if (said != nullptr && said->blocks != a.blocks)
      throw error(error_kind::usage, where,
                  "kernel '" + std::string(k.name) + "': argument " + std::to_string(said->position) + " is dealt to " +
                    std::to_string(said->blocks) + " blocks and argument " + std::to_string(a.position) + " to " +
                    std::to_string(a.blocks),
                  "deal all outputs of a kernel to the same number of blocks");
    said = &a;
  }
  std::int64_t const at_a_time = std::int64_t{on.multiprocessors()} * std::max(hint.occupancy, 1) /
                                 std::max(hint.ctas, 1);
  std::int64_t const wanted = said != nullptr ? said->blocks : std::max<std::int64_t>(at_a_time, 1);
  return std::min({wanted, tiles, max_blocks});
}

// How the call numbers the blocks.
block_order order_of(kernel_record const& k, std::span<argument const> arguments, loc where) {
  argument const* first = nullptr;
  for (std::size_t p = 0; p < arguments.size(); ++p) {
    if (!ir::is_output(k.code.params[p].kind)) continue;
    if (first == nullptr) first = &arguments[p];
    if (arguments[p].order == first->order) continue;
    throw error(error_kind::usage, where,
                "kernel '" + std::string(k.name) + "': arguments " + std::to_string(first->position) + " and " +
                  std::to_string(arguments[p].position) + " order the blocks in different ways",
                "write the same ordered(...) for all outputs, or for none");
  }
  return first != nullptr ? first->order : block_order{};
}

}  // namespace

tile_grid grid_of(kernel_record const& k, std::span<argument const> arguments, hints const& hint, device on,
                  loc where) {
  tile_grid g;
  int first = -1;
  for (std::size_t p = 0; p < arguments.size(); ++p) {
    ir::parameter const& q = k.code.params[p];
    if (!q.has_blocks()) continue;
    if (first < 0) {
      first = static_cast<int>(p);
      g.rank = q.rank;
    } else if (q.rank != g.rank) {
      internal_fault("outputs of different ranks passed the verifier");
    }
    for (std::size_t a = 0; a < q.rank; ++a) {
      std::int64_t const extent = arguments[p].tensor.extents[a];
      std::int64_t n = verify::ceil_div(extent, q.tile(static_cast<int>(a)));
      if (q.is_whole(static_cast<int>(a))) {
        check_places(k, arguments[p], n, where);
        n = std::min<std::int64_t>(n, 1);
      }
      if (static_cast<int>(p) == first) g.counts[a] = n;
      if (n == g.counts[a]) continue;
      throw error(error_kind::usage, where,
                  "kernel '" + std::string(k.name) + "': along axis " + std::to_string(a) + " argument " +
                    std::to_string(arguments[static_cast<std::size_t>(first)].position) + " has " +
                    std::to_string(g.counts[a]) + " tiles and argument " + std::to_string(arguments[p].position) +
                    " has " + std::to_string(n),
                  "cut all outputs of a kernel into the same number of tiles");
    }
  }
  g.total = 1;
  for (int a = 0; a < g.rank; ++a) {
    auto const n = g.counts[static_cast<std::size_t>(a)];
    if (n == 0) {
      g.total = 0;
      return g;
    }
    if (__builtin_mul_overflow(g.total, n, &g.total)) g.total = std::int64_t{1} << 62;
  }
  if (ir::parameter const& q = k.code.params[first]; q.is_persistent()) {
    check_places(k, arguments[static_cast<std::size_t>(first)], g.total, where);
    g.total = blocks_for(k, arguments, g.total, hint, on, where);
    g.rank = 1;
    g.counts[0] = g.total;
    return g;
  }
  g.order = order_of(k, arguments, where);
  bool const direct = g.order.band == 0 && !g.order.linear && g.rank <= 3 && g.counts[0] <= max_blocks &&
                      (g.rank < 2 || g.counts[1] <= max_yz) && (g.rank < 3 || g.counts[2] <= max_yz);
  if (!direct && g.total > max_blocks)
    throw error(error_kind::usage, where,
                "kernel '" + std::string(k.name) + "': the output is cut into " + std::to_string(g.total) +
                  " tiles; a launch has at most " + std::to_string(max_blocks),
                "cut it into larger tiles");
  return g;
}

namespace {

// log2 of the longest tiles that the kernel cuts each tensor into, along each axis. One pass: this is part of every launch.
std::vector<std::array<std::uint8_t, ir::max_rank>> longest_tiles(ir::function const& f) {
  std::vector<std::array<std::uint8_t, ir::max_rank>> longest(static_cast<std::size_t>(f.param_count));
  for (std::size_t p = 0; p < longest.size(); ++p)
    if (f.params[p].has_blocks()) std::copy_n(f.params[p].log2_tile, ir::max_rank, longest[p].begin());
  for (int i = 0; i < f.op_count; ++i) {
    if (f[i].code != ir::opcode::tiled_view) continue;
    auto& of_tensor = longest[static_cast<std::size_t>(f[i].imm)];
    for (int a = 0; a < f[i].rank; ++a) {
      auto& longest_there = of_tensor[static_cast<std::size_t>(ir::tensor_axis(f, f[i], a))];
      longest_there = std::max(longest_there, f[i].log2_dim[a]);
    }
  }
  return longest;
}

constexpr std::int64_t most_elements = std::int64_t{1} << 24;  // of a tile

// Tiles of more than 2^16 elements along an axis go further beyond the extent than narrow_limit leaves room for.
bool reaches_far(ir::function const& f, std::size_t p, std::size_t axis) { return longest_tiles(f)[p][axis] > 16; }

}  // namespace

bool needs_wide_indices(ir::function const& f, std::span<argument const> arguments) {
  for (std::size_t p = 0; p < arguments.size(); ++p) {
    if (!ir::is_tensor(f.params[p].kind)) continue;
    tensor_ref const& t = arguments[p].tensor;
    std::int64_t last = 0;
    std::int64_t const bytes = std::max<std::int64_t>(info(t.elem).bytes, 1);
    for (std::size_t a = 0; a < static_cast<std::size_t>(t.rank); ++a) {
      std::int64_t step = 0;
      if (t.extents[a] > verify::narrow_limit || t.strides[a] > verify::narrow_limit) return true;
      if (__builtin_mul_overflow(t.extents[a], t.strides[a], &step) || __builtin_add_overflow(last, step, &last))
        return true;
      if (t.extents[a] > verify::narrow_limit - most_elements && reaches_far(f, p, a)) return true;
    }
    if (last > verify::narrow_limit / bytes) return true;
  }
  return false;
}

lower::specialisation specialise(ir::function const& f, std::span<argument const> arguments, tile_grid const& grid,
                                 hints const& hint, int sm) {
  lower::specialisation s;
  s.tensors.resize(arguments.size());
  s.wide = needs_wide_indices(f, arguments);
  s.order = grid.order;
  s.linear_grid = grid.order.band != 0 || grid.order.linear || grid.rank > 3 || grid.counts[0] > max_blocks ||
                  (grid.rank >= 2 && grid.counts[1] > max_yz) || (grid.rank >= 3 && grid.counts[2] > max_yz);
  s.sm = sm;
  auto const tiles = longest_tiles(f);
  s.hint = {hint.warps, hint.occupancy, hint.ctas, hint.latency, hint.no_tma, hint.checks == unsafe::checks::off};
  for (std::size_t p = 0; p < arguments.size(); ++p) {
    if (!ir::is_tensor(f.params[p].kind)) continue;
    if (hint.generic) continue;
    tensor_ref const& t = arguments[p].tensor;
    lower::tensor_facts& facts = s.tensors[p];
    auto const address = reinterpret_cast<std::uintptr_t>(t.data);
    facts.align_log2 = address % 16 == 0 ? 4 : static_cast<std::uint8_t>(std::countr_zero(address));
    for (std::size_t a = 0; a < static_cast<std::size_t>(t.rank); ++a) {
      std::uint8_t const tile = tiles[p][a];
      // More than whole tiles, and 16 bytes of the innermost axis, is of no use: other shapes can share the code.
      int const useful = std::max<int>(tile, a + 1 == static_cast<std::size_t>(t.rank) ? 4 : 0);
      int const known = divisor_log2(static_cast<std::uint64_t>(t.extents[a]));
      bool const whole_tiles = t.extents[a] > 0 && t.extents[a] % (std::int64_t{1} << tile) == 0;
      facts.extent_log2[a] = static_cast<std::uint8_t>(std::min(std::max<int>(known, whole_tiles ? tile : 0), useful));
      facts.stride_log2[a] = divisor_log2(static_cast<std::uint64_t>(t.strides[a]));
      facts.unit_stride[a] = t.strides[a] == 1 && a + 1 == static_cast<std::size_t>(t.rank);
    }
  }
  return s;
}

}  // namespace tw::launch
