// Rows of a table, named by ids: the first step of a language model.
#pragma once
#include <tilewright/tilewright.hpp>

namespace examples {

// y [tokens, n]: row k is row id[k] of table [rows, n]. A block makes D columns of B tokens. An id that names no row gives
// zeros: what ids do is the data's affair, so the kernel has to say.
inline constexpr auto embedding = tw::kernel<"embedding", tw::no_kernel_checks>(
  []<class T, int B, int D>(tw::block b, tw::out_tile<T, B, D> y, tw::in<int, 1> id, tw::in<T, 2> table) {
    b.require(y.extent(0) == id.extent(0));
    b.require(y.extent(1) == table.extent(1));
    auto rows = table.tiles(tw::shape<B, D>);
    y.store(rows.gather(tw::axis<0>, id.load_like(y, tw::axis<0>), y.index(1), tw::out_of_range::zero));
  });

}  // namespace examples
