#include <algorithm>
#include <cstring>

#include "cpu/steps.hpp"

namespace tw::cpu::steps {
namespace {

// Two axes, the faster one of the source first: small squares keep both sides in the cache.
template <class T>
void transpose(T* to, T const* from, std::int64_t rows, std::int64_t columns, std::int64_t to_row,
               std::int64_t from_column) {
  constexpr std::int64_t square = 16;
  for (std::int64_t r0 = 0; r0 < rows; r0 += square)
    for (std::int64_t c0 = 0; c0 < columns; c0 += square)
      for (std::int64_t r = r0; r < std::min(r0 + square, rows); ++r)
        for (std::int64_t k = c0; k < std::min(c0 + square, columns); ++k)
          to[r * to_row + k] = from[r + k * from_column];
}

template <class T>
struct copier {
  box const& b;
  std::size_t rank;
  std::size_t
    turned;  // an axis other than the last along which the source is dense while it is not along the last; or rank

  void rows(T* to, T const* from) const {
    std::size_t const last = rank - 1;
    if (turned < rank) {
      transpose(to, from, b.size[turned], b.size[last], b.to[turned], b.from[last]);
    } else if (b.from[last] == 1) {
      std::memcpy(to, from, static_cast<std::size_t>(b.size[last]) * sizeof(T));
    } else {
      for (std::int64_t k = 0; k < b.size[last]; ++k) to[k] = from[k * b.from[last]];
    }
  }
  void walk(std::size_t axis, T* to, T const* from) const {
    if (axis + 1 == rank) return rows(to, from);
    if (axis == turned) return walk(axis + 1, to, from);
    for (std::int64_t k = 0; k < b.size[axis]; ++k) walk(axis + 1, to + k * b.to[axis], from + k * b.from[axis]);
  }
};

template <class T>
void copy_of(box const& b, std::byte* to_bytes, std::byte const* from_bytes) {
  auto* to = reinterpret_cast<T*>(to_bytes);
  auto* from = reinterpret_cast<T const*>(from_bytes);
  std::size_t const rank = b.size.size();
  std::size_t turned = rank;
  if (b.from[rank - 1] != 1)
    for (std::size_t a = 0; a + 1 < rank; ++a)
      if (b.from[a] == 1 && b.size[a] > 1) turned = a;
  copier<T>{b, rank, turned}.walk(0, to, from);
}

}  // namespace

result copy_box(instruction const& i, context& c) {
  box const& b = *static_cast<box const*>(i.data);
  std::int64_t from = 0, to = 0;
  for (std::size_t a = 0; a < b.index.size(); ++a) {
    std::int64_t index = at<std::int32_t>(c, b.index[a]);
    if (index < 0 || index >= b.index_limit[a]) index = 0;  // undefined by the format; stays inside the tile
    from += index * b.from_per_index[a];
    to += index * b.to_per_index[a];
  }
  std::byte* const out = c.arena + i.out + to * i.out_bytes;
  std::byte const* const in = c.arena + i.in[0].at + from * i.out_bytes;
  switch (i.out_bytes) {
    case 1: copy_of<std::uint8_t>(b, out, in); break;
    case 2: copy_of<std::uint16_t>(b, out, in); break;
    case 4: copy_of<std::uint32_t>(b, out, in); break;
    default: copy_of<std::uint64_t>(b, out, in); break;
  }
  return next(i);
}

}  // namespace tw::cpu::steps
