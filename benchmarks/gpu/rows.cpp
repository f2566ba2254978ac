// Element by element and row by row. add: sizes {n}, tensors {z, x, y}; softmax: sizes {m, n}, tensors {y, x}; rms_norm: the same
// and the weights; rows: sizes {m, n, rows of the table}, tensors {y, id, table}.
#include "gpu/bench.hpp"
#include "kernels/rms_norm.hpp"
#include "kernels/saxpy.hpp"
#include "kernels/softmax.hpp"

namespace bench {
namespace {

using tw::bf16;
using tw::hints;

template <int B, auto Hints>
void add(call const& c) {
  tw::extents<1> const e{{c.sizes[0]}};
  c.enqueue(examples::add.with(Hints)(c.output<float, 1>(0, e).tiles(tw::shape<B>), c.input<float, 1>(1, e),
                                      c.input<float, 1>(2, e)));
}

// R rows of C columns a block. The questions have rows of exactly C columns.
template <int R, int C, auto Hints>
void softmax(call const& c) {
  if (c.sizes[1] != C) throw std::invalid_argument("this configuration is for other rows");
  tw::extents<2> const e{{c.sizes[0], c.sizes[1]}};
  c.enqueue(examples::softmax.with(Hints)(c.output<bf16, 2>(0, e).tiles(tw::shape<R, C>), c.input<bf16, 2>(1, e)));
}
template <int R, int C, auto Hints>
void rms_norm(call const& c) {
  if (c.sizes[1] != C) throw std::invalid_argument("this configuration is for other rows");
  tw::extents<2> const e{{c.sizes[0], c.sizes[1]}};
  c.enqueue(examples::rms_norm.with(Hints)(c.output<bf16, 2>(0, e).tiles(tw::shape<R, C>), c.input<bf16, 2>(1, e),
                                           c.input<bf16, 1>(2, {{c.sizes[1]}}), 1e-6f));
}

// Rows that data names: nothing but a check in the kernel can keep their numbers inside the table. One row a block, and some.
constexpr auto one_row = tw::kernel<"one_row">(
  []<class T, int C>(tw::block, tw::out_tile<T, 1, C> y, tw::in<int, 1> id, tw::in<T, 2> table) {
    auto const row = tw::reshape(id.tiles(tw::shape<1>).load(y.index(0)), tw::shape<>);
    y.store(table.tiles(tw::shape<1, C>).load(row, y.index(1)));
  });
constexpr auto some_rows = tw::kernel<"some_rows">(
  []<class T, int R, int C>(tw::block, tw::out_tile<T, R, C> y, tw::in<int, 1> id, tw::in<T, 2> table) {
    auto const rows = id.load_like(y, tw::axis<0>);
    y.store(table.tiles(tw::shape<R, C>).gather(tw::axis<0>, rows, y.index(1), tw::out_of_range::trap));
  });
template <auto const& Kernel, int R, int C, auto Hints>
void rows_of_table(call const& c) {
  tw::extents<2> const e{{c.sizes[0], c.sizes[1]}};
  c.enqueue(Kernel.with(Hints)(c.output<bf16, 2>(0, e).tiles(tw::shape<R, C>), c.input<int, 1>(1, {{c.sizes[0]}}),
                               c.input<bf16, 2>(2, {{c.sizes[2], c.sizes[1]}})));
}
constexpr hints without_checks(hints h) {
  h.checks = tw::unsafe::checks::off;
  return h;
}
template <auto const& Kernel, int R, int C, auto Hints>
void twins(std::vector<configuration>& list, char const* name, char const* name_without) {
  std::vector<std::vector<long>> const sizes{{16384, 4096, 65536}};
  list.push_back({"rows bf16", name, rows_of_table<Kernel, R, C, Hints>, sizes});
  list.push_back({"rows bf16", name_without, rows_of_table<Kernel, R, C, without_checks(Hints)>, sizes});
}

constexpr hints rows(int warps, int occupancy) { return {.warps = warps, .occupancy = occupancy, .no_tma = true}; }

template <int R, int C, int Warps, int Occupancy>
void both(std::vector<configuration>& list, char const* name) {
  std::vector<std::vector<long>> const sizes{{C == 4096 ? 16384 : C == 16384 ? 4096 : C == 1024 ? 32768 : 8192, C}};
  static std::string const n = std::to_string(C);
  static std::string const questions[] = {"softmax bf16 " + n, "rms_norm bf16 " + n};
  list.push_back({questions[0].c_str(), name, softmax<R, C, rows(Warps, Occupancy)>, sizes});
  list.push_back({questions[1].c_str(), name, rms_norm<R, C, rows(Warps, Occupancy)>, sizes});
}

}  // namespace

std::vector<configuration> row_configurations() {
  std::vector<std::vector<long>> const large{{1L << 28}};
  std::vector<configuration> list{
    {"add f32", "4096, 8 warps", add<4096, hints{8}>, large},
    {"add f32", "1024, 4 warps", add<1024, hints{4}>, large},
  };
  both<1, 4096, 4, 4>(list, "1 row, 4 warps, occupancy 4");
  both<1, 4096, 4, 8>(list, "1 row, 4 warps, occupancy 8");
  both<1, 4096, 8, 4>(list, "1 row, 8 warps, occupancy 4");
  both<1, 4096, 8, 8>(list, "1 row, 8 warps, occupancy 8");
  both<1, 16384, 8, 2>(list, "1 row, 8 warps, occupancy 2");
  both<1, 16384, 16, 2>(list, "1 row, 16 warps, occupancy 2");
  both<4, 1024, 4, 0>(list, "4 rows, 4 warps");
  both<4, 1024, 4, 8>(list, "4 rows, 4 warps, occupancy 8");
  both<8, 1024, 8, 4>(list, "8 rows, 8 warps, occupancy 4");
  both<1, 8192, 4, 4>(list, "1 row, 4 warps, occupancy 4");
  both<1, 8192, 8, 4>(list, "1 row, 8 warps, occupancy 4");
  both<1, 8192, 8, 2>(list, "1 row, 8 warps, occupancy 2");
  twins<one_row, 1, 4096, hints{.warps = 4}>(list, "one row, 4 warps", "one row, 4 warps, unchecked");
  twins<one_row, 1, 2048, hints{.warps = 4}>(list, "half a row, 4 warps", "half a row, 4 warps, unchecked");
  twins<some_rows, 8, 512, hints{.warps = 4}>(list, "8 rows, 512 columns", "8 rows, 512 columns, unchecked");
  return list;
}

}  // namespace bench
