// Views that overlap or turn a tensor, and tensors that all blocks update.
#include "ops/op_case.hpp"

namespace ops_test {
namespace {

std::vector<int> numbers(int n) {
  std::vector<int> v;
  for (int i = 0; i < n; ++i) v.push_back(i * i % 37 - 3);
  return v;
}

// ---- atomic updates: by position, and a whole tile at a time

constexpr auto updates = tw::kernel<"op_updates">([](tw::block, tw::accum<int, 1> counts, tw::accum<float, 2> sums,
                                                     tw::accum<std::uint32_t, 1> most, tw::accum<std::int64_t, 1> bits,
                                                     tw::in<int, 1> x, tw::over<16> own) {
  auto const v = x.load_like(own);
  counts.at(v, tw::out_of_range::skip).add(own.index(0) + 1);
  most.at(v & 7, tw::out_of_range::trap).max(tw::cast<std::uint32_t>(v));
  bits.tiles(tw::shape<16>).bit_xor(0, tw::cast<std::int64_t>(v));
  sums.tiles(tw::shape<4, 4>).add(0, own.index(0) % 2, tw::cast<float>(tw::reshape(v, tw::shape<4, 4>)));
});
add_case const c1({.name = "op_updates",
                   .run =
                     [](tw::device d) {
                       return results(updates(
                         row(std::vector<int>(20, 5), d).accum(), matrix(std::vector<float>(21), 3, d).accum(),
                         row(std::vector<std::uint32_t>(8, 7), d).accum(),
                         row(std::vector<std::int64_t>(16, -1), d).accum(), row(numbers(64), d), tw::over<16>()));
                     },
                   .expected =
                     [] {
                       std::vector<int> counts(20, 5);
                       std::vector<float> sums(21);
                       std::vector<std::uint32_t> most(8, 7);
                       std::vector<std::int64_t> bits(16, -1);
                       auto const x = numbers(64);
                       for (std::size_t i = 0; i < x.size(); ++i) {
                         std::size_t const block = i / 16, r = i % 16 / 4, c = i % 4 + block % 2 * 4;
                         if (x[i] >= 0 && x[i] < 20)
                           counts[static_cast<std::size_t>(x[i])] += static_cast<int>(block) + 1;
                         auto& m = most[static_cast<std::size_t>(x[i] & 7)];
                         m = std::max(m, static_cast<std::uint32_t>(x[i]));
                         bits[i % 16] ^= x[i];
                         if (r < 3 && c < 7) sums[r * 7 + c] += static_cast<float>(x[i]);  // the tensor is 3 x 7
                       }
                       return arrays{values(counts), values(sums), values(most), values(bits)};
                     }});

// ---- views

// windows: overlapping tiles; turned: the tile (i, j) of the transposed tensor; rows: every third row.
constexpr auto views = tw::kernel<"op_views">([](tw::block, tw::out_tile<int, 4, 8> windows,
                                                 tw::out_tile<float, 4, 8> turned, tw::out_tile<int, 4, 8> rows,
                                                 tw::in<int, 1> x, tw::in<float, 2> y, tw::in<int, 2> z) {
  auto const w = x.tiles(tw::shape<8>, tw::step<3>);
  auto const flat = tw::shape<1, 8>;
  auto const two = tw::cat(tw::reshape(w.load(0), flat), tw::reshape(w.load(1), flat), tw::axis<0>);
  auto const last = tw::cat(tw::reshape(w.load(2), flat), tw::reshape(w.load(5), flat), tw::axis<0>);
  windows.store(tw::cat(two, last, tw::axis<0>));
  turned.store(y.tiles(tw::shape<4, 8>, tw::axes<1, 0>, tw::pad::nan).load(1, 0));
  rows.store(z.tiles(tw::shape<4, 8>, tw::step<2, 3>, tw::axes<1, 0>).load(1, 1));
});
std::vector<float> fractions(int n) {
  std::vector<float> v;
  for (int i = 0; i < n; ++i) v.push_back(static_cast<float>(i) / 8);
  return v;
}
add_case const c2({.name = "op_views",
                   .run =
                     [](tw::device d) {
                       return results(views(out<int, 4, 8>(d), out<float, 4, 8>(d), out<int, 4, 8>(d),
                                            row(numbers(20), d), matrix(fractions(42), 6, d),
                                            matrix(numbers(42), 7, d)));
                     },
                   .expected =
                     [] {
                       auto const x = numbers(20), z = numbers(42);
                       auto const y = fractions(42);
                       std::size_t const starts[] = {0, 3, 6, 15};
                       return arrays{
                         each<int>(32,
                                   [&](std::size_t k) {
                                     std::size_t const at = starts[k / 8] + k % 8;
                                     return at < 20 ? x[at] : 0;
                                   }),
                         each<float>(32,
                                     [&](std::size_t k) {  // y is 6 x 7
                                       std::size_t const column = 4 + k / 8, line = k % 8;
                                       return column < 7 && line < 6 ? y[line * 7 + column] : std::nanf("");
                                     }),
                         each<int>(32, [&](std::size_t k) {  // z is 7 x 6: columns from 2 on, rows from 3 on
                           std::size_t const column = 2 + k / 8, line = 3 + k % 8;
                           return column < 6 && line < 7 ? z[line * 6 + column] : 0;
                         })};
                     }});

}  // namespace
}  // namespace ops_test
