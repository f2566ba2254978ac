// How the tiles of an output are dealt out to the blocks of a launch: std::move(y).tiles(tw::shape<128, 128>).dealt(...).
#pragma once
#include <algorithm>
#include <cstdint>

namespace tw {

enum class dealing : std::uint8_t { none, linear, grouped, whole };

// Row by row: block k of n takes tiles k, k + n, k + 2n, ...
struct linear_t {
  static constexpr dealing kind = dealing::linear;
  static constexpr int number = 0;
};
inline constexpr linear_t linear{};

// Bands of `Rows` rows of tiles, column by column inside a band, so that blocks that run side by side read the same rows
// and columns of the inputs. Of the last two axes; those before them go row by row.
template <int Rows>
struct grouped_t {
  static_assert(Rows >= 1 && Rows <= 1024, "tilewright: tw::grouped<Rows> takes 1 to 1024 rows of tiles");
  static constexpr dealing kind = dealing::grouped;
  static constexpr int number = Rows;
};
template <int Rows>
inline constexpr grouped_t<Rows> grouped{};

// All tiles along one axis to one block: rows that are longer than a tile. The other axes make the grid of blocks.
template <int Axis>
struct whole_t {
  static constexpr dealing kind = dealing::whole;
  static constexpr int number = Axis;
};
template <int Axis>
inline constexpr whole_t<Axis> whole{};

// The last tiles along an axis first: where they cost most, the others fill the gaps at the end.
template <int Axis>
struct reversed_t {};
template <int Axis>
inline constexpr reversed_t<Axis> reversed{};

// How blocks that have one tile each are numbered; no result depends on it. Blocks with near numbers run at the same time.
struct block_order {
  std::int16_t band = 0;  // rows of tiles in a band; 0: no bands
  std::int8_t reversed = -1;  // the axis whose tiles are taken from the last to the first
  bool linear = false;  // along the last axis first; else along the first one

  friend constexpr bool operator==(block_order const&, block_order const&) = default;
};

template <class D>
concept dealing_of_tiles = requires {
  { D::kind } -> std::convertible_to<dealing>;
  { D::number } -> std::convertible_to<int>;
};

namespace lang {

// Where place `p` of a dealing lies in the grid of `counts` tiles; a bijection between [0, product of counts) and the grid.
// N is a number of any kind: the proof enumerates it with integers, lowering makes code of it. No step exceeds the
// product of the counts.
template <class N>
constexpr void place_in_grid(dealing kind, N const& band, int rank, N p, N const* counts, N* at) {
  using std::min;
  int axis = rank - 1;
  if (kind == dealing::grouped) {  // rank >= 2
    N const rows = counts[rank - 2], columns = counts[rank - 1];
    N inside = p;
    if (rank > 2) {
      inside = p % (rows * columns);
      p = p / (rows * columns);
    }
    N const height = min(band, rows);
    N const first = inside / (height * columns) * height;
    N const q = inside % (height * columns), h = min(height, rows - first);  // the last band may be lower
    at[rank - 2] = first + q % h;
    at[rank - 1] = q / h;
    if (rank == 2) return;
    axis = rank - 3;
  }
  for (; axis > 0; --axis) {
    at[axis] = p % counts[axis];
    p = p / counts[axis];
  }
  at[0] = p;
}

}  // namespace lang
}  // namespace tw
