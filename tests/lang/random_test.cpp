// Random numbers of kernels, run on the default device: words against published results of Philox 4x32-10, the rest against
// the same formulas on the host.
#include "kernels/dropout.hpp"

#include <cmath>

#include <gmock/gmock.h>

namespace {

using tw::shape;

// Philox 4x32-10 in plain C++, from the paper.
std::array<std::uint32_t, 4> philox(std::uint64_t counter, std::uint64_t stream, std::uint64_t key) {
  std::array<std::uint32_t, 4> c{static_cast<std::uint32_t>(counter), static_cast<std::uint32_t>(counter >> 32),
                                 static_cast<std::uint32_t>(stream), static_cast<std::uint32_t>(stream >> 32)};
  auto k0 = static_cast<std::uint32_t>(key), k1 = static_cast<std::uint32_t>(key >> 32);
  for (int i = 0; i < 10; ++i) {
    std::uint64_t const p = std::uint64_t{0xD2511F53} * c[0], q = std::uint64_t{0xCD9E8D57} * c[2];
    c = {static_cast<std::uint32_t>(q >> 32) ^ c[1] ^ k0, static_cast<std::uint32_t>(q),
         static_cast<std::uint32_t>(p >> 32) ^ c[3] ^ k1, static_cast<std::uint32_t>(p)};
    k0 += 0x9E3779B9;
    k1 += 0xBB67AE85;
  }
  return c;
}

constexpr auto four_words = tw::kernel<"four_words">(
  [](tw::block b, tw::out_tile<std::uint32_t, 8> w0, tw::out_tile<std::uint32_t, 8> w1,
     tw::out_tile<std::uint32_t, 8> w2, tw::out_tile<std::uint32_t, 8> w3, tw::in<std::int64_t, 1> counters,
     tw::scalar<std::uint64_t> seed, tw::scalar<std::uint64_t> stream) {
    auto const w = b.random(seed, stream).words(counters.load_like(w0));
    w0.store(w[0]);
    w1.store(w[1]);
    w2.store(w[2]);
    w3.store(w[3]);
  });
std::vector<std::array<std::uint32_t, 4>> words_of(std::vector<std::int64_t> const& counters, std::uint64_t seed,
                                                   std::uint64_t stream) {
  auto const n = static_cast<std::int64_t>(counters.size());
  auto const word = [&] { return tw::uninit<std::uint32_t, 1>({n}).tiles(shape<8>); };
  auto const [a, b, c, d] = four_words(word(), word(), word(), word(), tw::tensor<std::int64_t, 1>::from(counters, {n}),
                                       seed, stream)
                              .sync();
  auto const x = tw::to_host(a), y = tw::to_host(b), z = tw::to_host(c), w = tw::to_host(d);
  std::vector<std::array<std::uint32_t, 4>> all;
  for (std::size_t i = 0; i < counters.size(); ++i) all.push_back({x[i], y[i], z[i], w[i]});
  return all;
}

// The known answers that the authors publish with Random123 (kat_vectors, philox4x32 10).
TEST(random, known_answers) {
  using four = std::array<std::uint32_t, 4>;
  EXPECT_EQ(words_of({0}, 0, 0)[0], (four{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}));
  EXPECT_EQ(words_of({-1}, ~std::uint64_t{0}, ~std::uint64_t{0})[0],
            (four{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}));
  EXPECT_EQ(words_of({static_cast<std::int64_t>(0x85a308d3243f6a88)}, 0x299f31d0a4093822, 0x0370734413198a2e)[0],
            (four{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}));
}
TEST(random, words_of_many_counters) {
  std::vector<std::int64_t> counters;
  for (std::int64_t i = 0; i < 100; ++i) counters.push_back(i * i * i * 1234567 - i);
  auto const seen = words_of(counters, 42, 7);
  for (std::size_t i = 0; i < counters.size(); ++i)
    EXPECT_EQ(seen[i], philox(static_cast<std::uint64_t>(counters[i]), 7, 42)) << i;
}

constexpr auto numbers = tw::kernel<"numbers">(
  []<int M, int N>(tw::block b, tw::out_tile<float, M, N> u, tw::out_tile<double, M, N> v, tw::out_tile<float, M, N> z,
                   tw::scalar<std::uint64_t> seed) {
    auto const r = b.random(seed);
    auto const n = tw::element_numbers(u);
    u.store(r.uniform(n));
    v.store(r.uniform<double>(n));
    z.store(r.normal(n));
  });
template <int M, int N>
auto run_numbers(std::int64_t m, std::int64_t n, std::uint64_t seed) {
  auto [u, v, z] = numbers(tw::uninit<float, 2>({m, n}).template tiles<M, N>(shape<M, N>),
                           tw::uninit<double, 2>({m, n}).template tiles<M, N>(shape<M, N>),
                           tw::uninit<float, 2>({m, n}).template tiles<M, N>(shape<M, N>), seed)
                     .sync();
  return std::tuple(tw::to_host(u), tw::to_host(v), tw::to_host(z));
}
TEST(random, uniform_and_normal_numbers_follow_from_the_words) {
  auto const [u, v, z] = run_numbers<8, 16>(37, 50, 99);
  double sum = 0, square = 0;
  for (std::size_t i = 0; i < u.size(); ++i) {
    auto const w = philox(i, 0, 99);
    EXPECT_EQ(u[i], std::ldexp(static_cast<float>(w[0] >> 8), -24));
    EXPECT_EQ(v[i], std::ldexp(static_cast<double>((std::uint64_t{w[0] >> 5} << 26) + (w[1] >> 6)), -53));
    double const a = std::ldexp(static_cast<double>(w[0] >> 8) + 1, -24),
                 b = std::ldexp(static_cast<double>(w[1] >> 8), -24);
    EXPECT_NEAR(z[i], std::sqrt(-2 * std::log(a)) * std::cos(2 * 3.14159265358979323846 * b), 1e-5) << i;
    sum += static_cast<double>(z[i]);
    square += static_cast<double>(z[i]) * static_cast<double>(z[i]);
  }
  auto const n = static_cast<double>(u.size());
  EXPECT_NEAR(sum / n, 0, 0.1);  // five deviations of the mean of 1850 numbers
  EXPECT_NEAR(square / n, 1, 0.17);
}
TEST(random, other_tiles_give_the_same_numbers) {
  EXPECT_EQ((run_numbers<8, 16>(37, 50, 5)), (run_numbers<1, 64>(37, 50, 5)));
  EXPECT_NE(std::get<0>(run_numbers<8, 16>(37, 50, 5)), std::get<0>(run_numbers<8, 16>(37, 50, 6)));
}

TEST(random, dropout_keeps_the_stated_part_and_scales_it) {
  std::int64_t const n = 20000;
  auto const x = tw::ones<float>(n).sync();
  auto const y = tw::to_host(
    examples::dropout(tw::uninit<float, 1>({n}).tiles(shape<1024>), x, std::uint64_t{3}, 0.75f).sync());
  std::int64_t kept = 0;
  for (std::size_t i = 0; i < y.size(); ++i) {
    bool const stays = static_cast<float>(philox(i, 0, 3)[0] >> 8) < 0.75f * 16777216.0f;
    ASSERT_EQ(y[i], stays ? 1 / 0.75f : 0.0f);
    kept += stays;
  }
  EXPECT_NEAR(static_cast<double>(kept) / static_cast<double>(n), 0.75, 0.016);
}

}  // namespace
