// Multicast memory. On the CPU there is one copy: reduced over all copies it is what it is.
#include "ops/op_case.hpp"

namespace ops_test {
namespace {

constexpr char why[] = "an access to multicast memory that is not mapped may take a machine out of service";

std::vector<int> counted(int n) {
  std::vector<int> v;
  for (int i = 0; i < n; ++i) v.push_back(5 * i - 61);
  return v;
}

// Tiles that hang over both edges of a tensor of 6 x 10.
constexpr auto multicast = tw::kernel<"op_replicas">(
  [](tw::block b, tw::out_tile<int, 4, 8> first, tw::out_tile<int, 4, 8> second, tw::accum<int, 2> z) {
    namespace u = tw::unsafe;
    auto const all = u::multicast(z, u::address<int>(z), tw::shape<4, 8>);
    auto const i = first.index(0), j = first.index(1);
    all.update_all<u::order::release>(u::reduction::add, b.full<int>(tw::shape<4, 8>, 3), i, j);
    auto const x = all.load_reduced<u::order::acquire>(u::reduction::add, i, j);
    first.store(x);
    all.store_all(x * 2, i, j);
    second.store(all.load_reduced(u::reduction::min, i, j));
  });
add_case const c1({.name = "op_replicas",
                   .run =
                     [](tw::device d) {
                       auto const output = [&] { return tw::uninit<int, 2>({{6, 10}}, d).tiles(tw::shape<4, 8>); };
                       return results(multicast(output(), output(), matrix(counted(60), 6, d).accum()));
                     },
                   .expected =
                     [] {
                       auto const z = counted(60);
                       auto const twice = each<int>(60, [&](std::size_t i) { return 2 * (z[i] + 3); });
                       return arrays{each<int>(60, [&](std::size_t i) { return z[i] + 3; }), twice, twice};
                     },
                   .sm = 100,
                   .never_on_gpu = why});

// Beyond the edge a load gives 0.
constexpr auto edges = tw::kernel<"op_replicas_edges">([](tw::block, tw::out_tile<int, 1> y, tw::accum<int, 1> z) {
  namespace u = tw::unsafe;
  auto const all = u::multicast(z, u::address<int>(z), tw::shape<16>);
  y.store(tw::sum(all.load_reduced(u::reduction::add, 1), tw::axis<0>));
});
add_case const c2({.name = "op_replicas_edges",
                   .run = [](tw::device d) { return results(edges(out<int, 1>(d), row(counted(19), d).accum())); },
                   .expected =
                     [] {
                       auto const z = counted(19);
                       return arrays{values<int>({z[16] + z[17] + z[18]}), values(z)};
                     },
                   .sm = 100,
                   .never_on_gpu = why});

constexpr auto kinds = tw::kernel<"op_replicas_kinds">(
  [](tw::block b, tw::out_tile<std::int64_t, 8> y, tw::accum<std::uint32_t, 1> z, tw::accum<std::int64_t, 1> w) {
    namespace u = tw::unsafe;
    auto const all = u::multicast(z, u::address<std::uint32_t>(z), tw::shape<8>);
    auto const i = b.iota<std::uint32_t>(tw::shape<8>);
    all.update_all(u::reduction::bit_or, i << 28, 0);
    all.update_all(u::reduction::bit_xor, b.full<std::uint32_t>(tw::shape<8>, 5), 0);
    all.update_all(u::reduction::min, b.full<std::uint32_t>(tw::shape<8>, 0x60000000), 0);
    all.update_all(u::reduction::max, i * 2, 0);
    all.update_all(u::reduction::bit_and, b.full<std::uint32_t>(tw::shape<8>, 0x7ffffffe), 0);
    auto const wide = u::multicast(w, u::address<std::int64_t>(w), tw::shape<8>);
    wide.update_all<u::order::relaxed, u::scope::device>(u::reduction::min, b.full<std::int64_t>(tw::shape<8>, -3), 0);
    wide.update_all(u::reduction::max, b.full<std::int64_t>(tw::shape<8>, -40), 0);
    y.store(wide.load_reduced(u::reduction::bit_xor, 0) + wide.load_reduced(u::reduction::max, 0));
  });
add_case const c3({.name = "op_replicas_kinds",
                   .run =
                     [](tw::device d) {
                       std::vector<std::uint32_t> z;
                       std::vector<std::int64_t> w;
                       for (std::uint32_t i = 0; i < 8; ++i) z.push_back(i * i);
                       for (int i = 0; i < 8; ++i) w.push_back(std::int64_t{1} * i * 20 - 90);
                       return results(kinds(out<std::int64_t, 8>(d), row(z, d).accum(), row(w, d).accum()));
                     },
                   .expected =
                     [] {
                       std::vector<std::uint32_t> z;
                       std::vector<std::int64_t> y, w;
                       for (std::uint32_t i = 0; i < 8; ++i) {
                         std::uint32_t const x = ((i * i) | i << 28) ^ 5;
                         z.push_back(std::max(std::min(x, 0x60000000u), i * 2) & 0x7ffffffe);
                       }
                       for (int i = 0; i < 8; ++i) {
                         w.push_back(std::max(std::min(i * 20 - 90, -3), -40));
                         y.push_back(2 * w.back());
                       }
                       return arrays{values(y), values(z), values(w)};
                     },
                   .sm = 100,
                   .never_on_gpu = why});

std::vector<float> fractions(int n) {
  std::vector<float> v;
  for (int i = 0; i < n; ++i) v.push_back(static_cast<float>(i) * 0.5f - 2.25f);
  return v;
}
template <class T>
std::vector<T> as(std::vector<float> const& v) {
  std::vector<T> out;
  for (float x : v) out.push_back(static_cast<T>(x));
  return out;
}

constexpr auto floats = tw::kernel<"op_replicas_floats">([](tw::block b, tw::out_tile<tw::f16, 8> y,
                                                            tw::accum<tw::f16, 1> h, tw::accum<tw::bf16, 1> n,
                                                            tw::accum<float, 1> s, tw::accum<double, 1> d) {
  namespace u = tw::unsafe;
  auto const halves = u::multicast(h, u::address<tw::f16>(h), tw::shape<8>);
  halves.update_all(u::reduction::add, b.full<tw::f16>(tw::shape<8>, 1.5f), 0);
  y.store(halves.load_reduced(u::reduction::max, 0));
  auto const narrow = u::multicast(n, u::address<tw::bf16>(n), tw::shape<8>);
  narrow.store_all<u::order::release>(narrow.load_reduced(u::reduction::min, 0) * b.full<tw::bf16>(tw::shape<8>, 2), 0);
  u::multicast(s, u::address<float>(s), tw::shape<8>).update_all(u::reduction::add, b.full<float>(tw::shape<8>, 4), 0);
  u::multicast(d, u::address<double>(d), tw::shape<8>)
    .update_all(u::reduction::add, b.full<double>(tw::shape<8>, 8), 0);
});
add_case const c4({.name = "op_replicas_floats",
                   .run =
                     [](tw::device d) {
                       auto const x = fractions(8);
                       return results(floats(out<tw::f16, 8>(d), row(as<tw::f16>(x), d).accum(),
                                             row(as<tw::bf16>(x), d).accum(), row(x, d).accum(),
                                             row(as<double>(x), d).accum()));
                     },
                   .expected =
                     [] {  // all of these sums are exact
                       auto const x = fractions(8);
                       auto const plus = [&](auto type, float v) {
                         return each<decltype(type)>(8, [&](std::size_t i) { return x[i] + v; });
                       };
                       return arrays{plus(tw::f16{}, 1.5f), plus(tw::f16{}, 1.5f),
                                     each<tw::bf16>(8, [&](std::size_t i) { return x[i] * 2; }), plus(float{}, 4),
                                     plus(double{}, 8)};
                     },
                   .sm = 100,
                   .never_on_gpu = why});

}  // namespace
}  // namespace ops_test
