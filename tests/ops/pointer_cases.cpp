// What tw::unsafe has for kernels; constant tables; random numbers.
#include <array>

#include "ops/op_case.hpp"

namespace ops_test {
namespace {

std::vector<int> counted(int n) {
  std::vector<int> v;
  for (int i = 0; i < n; ++i) v.push_back(3 * i - 7);
  return v;
}

// Reads x backwards through pointers, by way of integers and pointers to bytes; writes the odd elements of z.
constexpr auto pointers = tw::kernel<"op_pointers">(
  [](tw::block b, tw::out_tile<int, 16> y, tw::out_tile<int, 16> masked, tw::accum<int, 1> z, tw::in<int, 1> x) {
    namespace u = tw::unsafe;
    auto const i = b.iota<int>(tw::shape<16>);
    auto const first = u::assume_multiple<16>(u::address<int>(x));
    auto const bytes = u::pointer_cast<std::int8_t>(u::offset(first, 15 - i));
    auto const back = u::pointer_cast<int>(u::to_pointer<std::int8_t>(u::to_integer(bytes) + 0));
    y.store(u::load(back));
    auto const near = u::assume_between<0, 15>(i);
    masked.store(u::load(u::offset(first, near * 2), near < 8, -1));
    auto const at = u::offset(u::address<int>(z), i);
    u::store(at, i * i, i % 2 == 1);
    u::store(at, u::load(at, u::order::relaxed) + 1, u::order::relaxed);
  });
add_case const c1({.name = "op_pointers",
                   .run =
                     [](tw::device d) {
                       return results(pointers(out<int, 16>(d), out<int, 16>(d),
                                               row(std::vector<int>(16, 100), d).accum(), row(counted(16), d)));
                     },
                   .expected =
                     [] {
                       auto const x = counted(16);
                       return arrays{
                         each<int>(16, [&](std::size_t i) { return x[15 - i]; }),
                         each<int>(16, [&](std::size_t i) { return i < 8 ? x[2 * i] : -1; }),
                         each<int>(16, [](std::size_t i) { return 1 + (i % 2 == 1 ? static_cast<int>(i * i) : 100); })};
                     }});

// Atomic updates that give what was there before, in their order; memory of the block.
constexpr auto exchanges = tw::kernel<"op_exchanges">([](tw::block b, tw::out_tile<int, 8> added,
                                                         tw::out_tile<int, 8> swapped, tw::out_tile<int, 8> compared,
                                                         tw::out_tile<int, 8> turned, tw::accum<int, 1> z) {
  namespace u = tw::unsafe;
  auto const i = b.iota<int>(tw::shape<8>);
  auto const at = u::offset(u::address<int>(z), i);
  added.store(u::fetch_add(at, i, u::order::acq_rel));
  swapped.store(u::exchange(at, i * 10, u::order::release, u::scope::system));
  compared.store(u::compare_exchange(at, b.full<int>(tw::shape<8>, 30), i - 100, u::order::acquire));
  auto const memory = u::scratch<int, 8>(z);
  u::store(u::offset(memory, 7 - i), i);
  u::alias_fence(z);
  turned.store(u::load(u::offset(memory, i)));
});
add_case const c2({.name = "op_exchanges",
                   .run =
                     [](tw::device d) {
                       return results(exchanges(out<int, 8>(d), out<int, 8>(d), out<int, 8>(d), out<int, 8>(d),
                                                row(counted(8), d).accum()));
                     },
                   .expected =
                     [] {
                       auto const z = counted(8);
                       return arrays{values(z), each<int>(8, [&](std::size_t i) { return z[i] + static_cast<int>(i); }),
                                     each<int>(8, [](std::size_t i) { return 10 * i; }),
                                     each<int>(8, [](std::size_t i) { return 7 - i; }), each<int>(8, [](std::size_t i) {
                                       return i == 3 ? -97 : 10 * static_cast<int>(i);
                                     })};
                     }});

constexpr auto tables = tw::kernel<"op_tables">(
  [](tw::block b, tw::out_tile<float, 16> y, tw::out_tile<int, 16> z, tw::in<int, 1> x) {
    auto const i = x.load_like(y);
    y.store(b.table(std::array{0.5f, -1.0f, 3.25f}).at(i, 9.0f));
    z.store(b.table(std::array{7, 11, -13, 17, 19}).at(i, -1));
  });
add_case const c3(
  {.name = "op_tables",
   .run = [](tw::device d) { return results(tables(out<float, 16>(d), out<int, 16>(d), row(counted(16), d))); },
   .expected =
     [] {
       auto const x = counted(16);
       float const few[] = {0.5f, -1.0f, 3.25f};
       int const more[] = {7, 11, -13, 17, 19};
       return arrays{each<float>(16, [&](std::size_t i) { return x[i] >= 0 && x[i] < 3 ? few[x[i]] : 9.0f; }),
                     each<int>(16, [&](std::size_t i) { return x[i] >= 0 && x[i] < 5 ? more[x[i]] : -1; })};
     }});

// Without the launch attribute there is nothing to wait for.
constexpr auto grids = tw::kernel<"op_grids">([](tw::block, tw::inout_tile<int, 8> y, tw::in<int, 1> x) {
  tw::unsafe::launch_dependents(x);
  tw::unsafe::wait_for_previous_grid(x);
  y.store(y.load() + x.load_like(y));
});
add_case const c4(
  {.name = "op_grids",
   .run = [](tw::device d) { return results(grids(row(counted(24), d).tiles(tw::shape<8>), row(counted(24), d))); },
   .expected = [] { return arrays{each<int>(24, [](std::size_t i) { return 2 * counted(24)[i]; })}; }});

// An update, then a wait, then another update: the second one comes behind both.
constexpr auto behind_both = tw::kernel<"op_behind_both">([](tw::block, tw::inout_tile<int, 8> y, tw::in<int, 1> x) {
  y.store(y.load() + 1);
  tw::unsafe::wait_for_previous_grid(x);
  y.store(y.load() * 2 + x.load_like(y));
});
add_case const c6(
  {.name = "op_behind_both",
   .run =
     [](tw::device d) { return results(behind_both(row(counted(24), d).tiles(tw::shape<8>), row(counted(24), d))); },
   .expected =
     [] { return arrays{each<int>(24, [](std::size_t i) { return 2 * (counted(24)[i] + 1) + counted(24)[i]; })}; }});

// The published answers for counter, stream and key of ones; numbers in [0, 1) follow from the words.
constexpr auto random = tw::kernel<"op_random">(
  [](tw::block b, tw::out_tile<std::uint32_t, 4> words, tw::out_tile<float, 4> u, tw::in<std::int64_t, 1> n) {
    auto const r = b.random(~std::uint64_t{0}, ~std::uint64_t{0});
    auto const w = r.words(n.load_like(words));
    auto const i = b.iota<int>(tw::shape<4>);
    words.store(tw::select(i == 0, w[0], tw::select(i == 1, w[1], tw::select(i == 2, w[2], w[3]))));
    u.store(r.uniform(n.load_like(u)));
  });
add_case const c5({.name = "op_random",
                   .run =
                     [](tw::device d) {
                       return results(
                         random(out<std::uint32_t, 4>(d), out<float, 4>(d), row(std::vector<std::int64_t>(4, -1), d)));
                     },
                   .expected =
                     [] {
                       return arrays{values<std::uint32_t>({0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}),
                                     each<float>(4, [](std::size_t) { return std::ldexp(double{0x408f27}, -24); })};
                     }});

}  // namespace
}  // namespace ops_test
