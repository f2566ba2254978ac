// The CPU and a GPU in one process: equal bits where docs/semantics.md says exact, within its bounds elsewhere.
#include "gpu/compare.hpp"
#include "kernels/gemm.hpp"
#include "kernels/rms_norm.hpp"
#include "kernels/saxpy.hpp"
#include "kernels/softmax.hpp"

namespace {

using namespace gpu_test;

// ---- element-wise operations: every one writes a row of the output

template <class T>
constexpr auto arithmetic = tw::kernel<"arithmetic">(
  []<int B>(tw::block b, tw::out_tile<T, 1, B> sum, tw::out_tile<T, 1, B> difference, tw::out_tile<T, 1, B> product,
            tw::out_tile<T, 1, B> quotient, tw::out_tile<T, 1, B> larger, tw::out_tile<T, 1, B> smaller,
            tw::out_tile<T, 1, B> chosen, tw::in<T, 2> x, tw::in<T, 2> y) {
    auto p = x.load_like(sum), q = y.load_like(sum);
    sum.store(p + q);
    difference.store(p - q);
    product.store(p * q);
    quotient.store(p / q);
    larger.store(tw::max(p, q));
    smaller.store(tw::min(p, q));
    chosen.store(tw::select(p < q, p, tw::select(p == q, b.full<T>(tw::shape<1, B>, 7), q)));
  });

template <class T>
void check_arithmetic(char const* name, std::vector<T> const& x, std::vector<T> const& y) {
  auto const n = static_cast<std::int64_t>(x.size());
  auto const run = [&](tw::device d) {
    auto const tx = tw::tensor<T, 2>::from(x, {{1, n}}, d), ty = tw::tensor<T, 2>::from(y, {{1, n}}, d);
    auto const out = [&] { return tw::uninit<T, 2>({{1, n}}, d).tiles(shape<1, 1024>); };
    auto r = arithmetic<T>(out(), out(), out(), out(), out(), out(), out(), tx, ty).sync();
    return std::apply([](auto const&... t) { return std::vector{tw::to_host(t)...}; }, r);
  };
  auto const a = run(tw::device::cpu()), b = run(gpu());
  char const* const rows[] = {"sum", "difference", "product", "quotient", "max", "min", "select"};
  for (std::size_t i = 0; i < a.size(); ++i) expect_equal_bits(a[i], b[i], (std::string(name) + " " + rows[i]).c_str());
}

TEST(differential, float_arithmetic_is_the_same) {
  check_arithmetic<float>("f32", interesting<float>(1 << 16, 1), interesting<float>(1 << 16, 2));
}
TEST(differential, double_arithmetic_is_the_same) {
  check_arithmetic<double>("f64", interesting<double>(1 << 14, 3), interesting<double>(1 << 14, 4));
}
template <class T>
void sixteen_bits(char const* name) {
  std::vector<T> x, y;
  for (std::uint32_t i = 0; i < 65536; ++i)
    for (std::uint32_t k : {0x0001u, 0x3c00u, 0x3f81u, 0x8123u, 0x7bffu, 0x4049u}) {
      x.push_back(T::from_bits(static_cast<std::uint16_t>(i)));
      y.push_back(T::from_bits(static_cast<std::uint16_t>(k)));
    }
  check_arithmetic<T>(name, x, y);
}
TEST(differential, bf16_arithmetic_is_the_same_for_every_value) { sixteen_bits<bf16>("bf16"); }
TEST(differential, f16_arithmetic_is_the_same_for_every_value) { sixteen_bits<f16>("f16"); }

constexpr auto integers = tw::kernel<"integers">(
  []<int B>(tw::block b, tw::out_tile<int, B> quotient, tw::out_tile<int, B> remainder, tw::out_tile<int, B> product,
            tw::out_tile<int, B> bitwise, tw::out_tile<int, B> ceiling, tw::in<int, 1> x, tw::in<int, 1> y) {
    auto p = x.load_like(quotient), q = y.load_like(quotient);
    auto d = tw::select(q == 0, b.full<int>(tw::shape<B>, 1), q);   // the divisor 0 is unspecified on a GPU
    auto safe = tw::select(d == -1, b.full<int>(tw::shape<B>, 3), d);
    quotient.store(p / safe);
    remainder.store(p % safe);
    product.store(p * q + p - q);
    bitwise.store(((p & q) | (p ^ q)) + (p >> 3) + (q << 5));
    ceiling.store(tw::max(p, q) + tw::min(p, -q) + tw::abs(p));
  });
TEST(differential, integer_arithmetic_is_the_same) {
  std::mt19937 engine(5);
  std::vector<int> x{0, 1, -1, 7, -7, INT32_MAX, INT32_MIN, INT32_MIN}, y{2, -2, 2, -2, 2, -3, 3, -1};
  while (x.size() < 8192) {
    x.push_back(static_cast<int>(engine()));
    y.push_back(static_cast<int>(engine()) >> (engine() % 28));
  }
  auto const run = [&](tw::device d) {
    auto const tx = tw::tensor<int, 1>::from(x, {{8192}}, d), ty = tw::tensor<int, 1>::from(y, {{8192}}, d);
    auto const out = [&] { return tw::uninit<int, 1>({{8192}}, d).tiles(shape<256>); };
    auto r = integers(out(), out(), out(), out(), out(), tx, ty).sync();
    return std::apply([](auto const&... t) { return std::vector{tw::to_host(t)...}; }, r);
  };
  auto const a = run(tw::device::cpu()), b = run(gpu());
  char const* const rows[] = {"quotient", "remainder", "product", "bitwise", "max, min, abs"};
  for (std::size_t i = 0; i < a.size(); ++i) expect_equal_bits(a[i], b[i], rows[i]);
}

// ---- conversions

TEST(differential, conversions_are_the_same) {
  auto const f = interesting<float>(1 << 16, 6);
  check_conversion<bf16>("f32 to bf16", f);
  check_conversion<f16>("f32 to f16", f);
  check_conversion<double>("f32 to f64", f);
  check_conversion<std::int32_t>("f32 to i32", f);
  check_conversion<std::uint8_t>("f32 to u8", f);
  check_conversion<float>("bf16 to f32", all_sixteen_bits<bf16>());
  check_conversion<float>("f16 to f32", all_sixteen_bits<f16>());
  check_conversion<f16>("bf16 to f16", all_sixteen_bits<bf16>());
  check_conversion<bf16>("f16 to bf16", all_sixteen_bits<f16>());
  std::vector<std::int32_t> i;
  std::mt19937 engine(7);
  for (std::int32_t v : {0, 1, -1, 257, 259, (1 << 24) + 1, INT32_MAX, INT32_MIN}) i.push_back(v);
  while (i.size() < 8192) i.push_back(static_cast<std::int32_t>(engine()) >> (engine() % 31));
  check_conversion<float>("i32 to f32", i);
  check_conversion<bf16>("i32 to bf16", i);
  check_conversion<f16>("i32 to f16", i);
  check_conversion<std::int8_t>("i32 to i8", i);
  check_conversion<std::int64_t>("i32 to i64", i);
}

// ---- functions

constexpr auto functions = tw::kernel<"functions">(
  []<int B>(tw::block, tw::out_tile<float, B> e, tw::out_tile<float, B> e2, tw::out_tile<float, B> l,
            tw::out_tile<float, B> l2, tw::out_tile<float, B> r, tw::out_tile<float, B> t, tw::out_tile<float, B> s,
            tw::out_tile<float, B> c, tw::in<float, 1> x) {
    auto v = x.load_like(e);
    e.store(tw::exp(v));
    e2.store(tw::exp2(v));
    l.store(tw::log(v));
    l2.store(tw::log2(v));
    r.store(tw::rsqrt(v));
    t.store(tw::tanh(v));
    s.store(tw::sin(v));
    c.store(tw::cos(v));
  });
constexpr auto exact_functions = tw::kernel<"exact_functions">(
  []<int B>(tw::block, tw::out_tile<float, B> s, tw::out_tile<float, B> f, tw::out_tile<float, B> c,
            tw::out_tile<float, B> a, tw::in<float, 1> x) {
    auto v = x.load_like(s);
    s.store(tw::sqrt(v));
    f.store(tw::floor(v));
    c.store(tw::ceil(v));
    a.store(-tw::abs(v));
  });
TEST(differential, exact_functions_are_the_same) {
  auto const x = interesting<float>(1 << 16, 8);
  auto const run = [&](tw::device d) {
    auto const t = tw::tensor<float, 1>::from(x, {{1 << 16}}, d);
    auto const out = [&] { return tw::uninit<float, 1>({{1 << 16}}, d).tiles(shape<1024>); };
    auto r = exact_functions(out(), out(), out(), out(), t).sync();
    return std::apply([](auto const&... v) { return std::vector{tw::to_host(v)...}; }, r);
  };
  auto const a = run(tw::device::cpu()), b = run(gpu());
  char const* const rows[] = {"sqrt", "floor", "ceil", "-abs"};
  for (std::size_t i = 0; i < a.size(); ++i) expect_equal_bits(a[i], b[i], rows[i]);
}
TEST(differential, functions_agree_within_the_written_bound) {
  auto x = ordinary<float>(1 << 16, 9, 20);
  for (std::size_t i = 0; i < x.size(); i += 3) x[i] = std::abs(x[i]);
  for (std::size_t i = 0; i < x.size(); i += 5) x[i] *= 1e-6f;
  x[0] = 0.0f;
  x[1] = std::numeric_limits<float>::infinity();
  x[2] = std::numeric_limits<float>::quiet_NaN();
  auto const run = [&](tw::device d) {
    auto const t = tw::tensor<float, 1>::from(x, {{1 << 16}}, d);
    auto const out = [&] { return tw::uninit<float, 1>({{1 << 16}}, d).tiles(shape<1024>); };
    auto r = functions(out(), out(), out(), out(), out(), out(), out(), out(), t).sync();
    return std::apply([](auto const&... v) { return std::vector{tw::to_host(v)...}; }, r);
  };
  auto const a = run(tw::device::cpu()), b = run(gpu());
  if (preparing()) return;
  char const* const rows[] = {"exp", "exp2", "log", "log2", "rsqrt", "tanh", "sin", "cos"};
  double (*const exact[])(double) = {[](double v) { return std::exp(v); },      [](double v) { return std::exp2(v); },
                                     [](double v) { return std::log(v); },      [](double v) { return std::log2(v); },
                                     [](double v) { return 1 / std::sqrt(v); }, [](double v) { return std::tanh(v); },
                                     [](double v) { return std::sin(v); },      [](double v) { return std::cos(v); }};
  for (std::size_t r = 0; r < a.size(); ++r) {
    double on_cpu = 0, on_gpu = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
      auto const e = static_cast<float>(exact[r](static_cast<double>(x[i])));
      on_cpu = std::max(on_cpu, ulps(a[r][i], e));
      on_gpu = std::max(on_gpu, ulps(b[r][i], e));
    }
    std::printf("  %-6s largest error in units of the last place: CPU %.1f, GPU %.1f\n", rows[r], on_cpu, on_gpu);
    EXPECT_LE(on_cpu, 4) << rows[r];
    EXPECT_LE(on_gpu, 4) << rows[r];
  }
}

// ---- reductions, matrix products, the example kernels

constexpr auto row_maximum = tw::kernel<"row_maximum">([]<class T, int R, int C>(tw::block, tw::out_tile<T, R, 1> top,
                                                                                 tw::out_tile<T, R, 1> bottom,
                                                                                 tw::in<T, 2> x, tw::constant<C>) {
  auto t = x.tiles(tw::shape<R, C>).load(top.index(0), 0);
  top.store(tw::max(t, tw::axis<1>));
  bottom.store(tw::min(t, tw::axis<1>));
});
TEST(differential, maxima_and_minima_are_the_same) {
  auto const x = interesting<float>(64 * 256, 10);
  auto const run = [&](tw::device d) {
    auto const t = tw::tensor<float, 2>::from(x, {{64, 256}}, d);
    auto const out = [&] { return tw::uninit<float, 2>({{64, 1}}, d).tiles(shape<8, 1>); };
    auto r = row_maximum(out(), out(), t, tw::value<256>).sync();
    return std::apply([](auto const&... v) { return std::vector{tw::to_host(v)...}; }, r);
  };
  auto const a = run(tw::device::cpu()), b = run(gpu());
  expect_equal_bits(a[0], b[0], "max");
  expect_equal_bits(a[1], b[1], "min");
}

// Largest difference between the devices relative to K rounding errors of the sum of absolute products.
template <class T, int M, int N, int K>
void check_product(char const* name, std::int64_t m, std::int64_t n, std::int64_t k) {
  auto const x = ordinary<T>(static_cast<std::size_t>(m * k), 11), w = ordinary<T>(static_cast<std::size_t>(k * n), 12);
  auto const run = [&](tw::device d) {
    auto const tx = tw::tensor<T, 2>::from(x, {{m, k}}, d), tw_ = tw::tensor<T, 2>::from(w, {{k, n}}, d);
    return tw::to_host(examples::gemm(tw::uninit<T, 2>({{m, n}}, d).tiles(shape<M, N>), tx, tw_, tw::value<K>).sync());
  };
  auto const a = run(tw::device::cpu()), b = run(gpu());
  if (preparing()) return;
  double const own = std::same_as<T, float>  ? 0
                     : std::same_as<T, bf16> ? 1.0 / 256
                                             : 1.0 / 2048;  // of the last rounding
  for (std::int64_t i = 0; i < m; ++i)
    for (std::int64_t j = 0; j < n; ++j) {
      double sum = 0, absolute = 0;
      for (std::int64_t q = 0; q < k; ++q) {
        double const p = static_cast<double>(x[static_cast<std::size_t>(i * k + q)]) *
                         static_cast<double>(w[static_cast<std::size_t>(q * n + j)]);
        sum += p;
        absolute += std::abs(p);
      }
      double const bound = static_cast<double>(k) * std::pow(2.0, -24) * absolute + own * std::abs(sum);
      auto const at = static_cast<std::size_t>(i * n + j);
      ASSERT_LE(std::abs(static_cast<double>(a[at]) - sum), bound) << name << " CPU " << i << ", " << j;
      ASSERT_LE(std::abs(static_cast<double>(b[at]) - sum), bound) << name << " GPU " << i << ", " << j;
    }
}
TEST(differential, products_are_within_the_written_bound) {
  check_product<float, 32, 32, 32>("f32", 100, 77, 130);
  check_product<bf16, 64, 64, 64>("bf16", 130, 200, 300);
  check_product<f16, 64, 128, 32>("f16", 129, 257, 65);
  check_product<bf16, 128, 128, 64>("bf16, large tiles", 256, 256, 512);
  check_product<float, 16, 16, 16>("f32, smaller than a tile", 3, 5, 7);
}

TEST(differential, saxpy_is_the_same) {
  auto const x = ordinary<float>(100001, 13), y = ordinary<float>(100001, 14);
  auto const run = [&](tw::device d) {
    auto const tx = tw::tensor<float, 1>::from(x, {{100001}}, d);
    auto ty = tw::tensor<float, 1>::from(y, {{100001}}, d);
    return tw::to_host(examples::saxpy(std::move(ty).tiles(shape<256>), tx, 1.7f).sync());
  };
  expect_equal_bits(run(tw::device::cpu()), run(gpu()), "saxpy");
}

template <class Kernel>
void check_rows(char const* name, double bound, Kernel&& kernel) {
  auto const run = [&](tw::device d) { return tw::to_host(kernel(d)); };
  auto const a = run(tw::device::cpu()), b = run(gpu());
  if (preparing()) return;
  ASSERT_EQ(a.size(), b.size());
  for (std::size_t i = 0; i < a.size(); ++i)
    ASSERT_NEAR(static_cast<double>(a[i]), static_cast<double>(b[i]), bound) << name << " " << i;
}
TEST(differential, softmax_and_norms_agree) {
  auto const x = ordinary<float>(50 * 1000, 15), w = ordinary<float>(1000, 16);
  auto const tensors = [&](tw::device d) {
    return std::pair(tw::tensor<float, 2>::from(x, {{50, 1000}}, d), tw::tensor<float, 1>::from(w, {{1000}}, d));
  };
  check_rows("softmax", 1e-7, [&](tw::device d) {
    auto const [tx, tw_] = tensors(d);
    return examples::softmax(tw::uninit<float, 2>({{50, 1000}}, d).tiles(shape<4, 1024>), tx).sync();
  });
  check_rows("rms_norm", 1e-5, [&](tw::device d) {
    auto const [tx, tw_] = tensors(d);
    return examples::rms_norm(tw::uninit<float, 2>({{50, 1000}}, d).tiles(shape<4, 1024>), tx, tw_, 1e-6f).sync();
  });
  check_rows("rms_norm_long", 1e-5, [&](tw::device d) {
    auto const [tx, tw_] = tensors(d);
    return examples::rms_norm_long(tw::uninit<float, 2>({{50, 1000}}, d).tiles(shape<4, 128>), tx, tw_, 1e-6f).sync();
  });
}

// ---- control flow and checks in the kernel

constexpr auto walk = tw::kernel<"walk">(
  []<int B>(tw::block b, tw::inout_tile<int, B> y, tw::in<int, 1> next, tw::in<int, 1> table, tw::scalar<int> steps) {
    auto ns = next.tiles(tw::shape<1>);
    auto ts = table.tiles(tw::shape<B>);
    tw::var at = b.let(0);
    tw::var acc = y.load();
    for (auto i : b.range(0, steps)) {
      at = tw::reshape(ns.load(at), tw::shape<>);
      b.continue_if(at == 3);
      acc += ts.load(at);
      b.if_(i > 2, [&] { y.store(acc); }, [&] { acc = acc * 2; });
      b.break_if(at > 900);
    }
    y.store(acc + y.load());
  });
TEST(differential, loops_branches_and_data_dependent_indices_are_the_same) {
  std::vector<int> next{4, 7, 1, 2, 3, 0, 6, 5}, table(8 * 64), y(192, 1);
  for (std::size_t i = 0; i < table.size(); ++i) table[i] = static_cast<int>(i * i % 1009);
  auto const run = [&](tw::device d) {
    auto const n = tw::tensor<int, 1>::from(next, {{8}}, d), t = tw::tensor<int, 1>::from(table, {{8 * 64}}, d);
    auto ty = tw::tensor<int, 1>::from(y, {{192}}, d);
    return tw::to_host(walk(std::move(ty).tiles(shape<64>), n, t, 9).sync());
  };
  expect_equal_bits(run(tw::device::cpu()), run(gpu()), "walk");
}
TEST(differential, a_failed_check_is_reported_by_both_and_leaves_the_device_usable) {
  std::vector<int> next{4, 7, 1, 2, 99, 0, 6, 5}, table(8 * 64, 1), y(192, 1);
  for (tw::device d : {tw::device::cpu(), gpu()}) {
    auto n = tw::tensor<int, 1>::from(next, {{8}}, d);
    auto const t = tw::tensor<int, 1>::from(table, {{8 * 64}}, d);
    auto ty = tw::tensor<int, 1>::from(y, {{192}}, d);
    if (preparing()) {
      (void)walk(std::move(ty).tiles(shape<64>), n, t, 9).sync();
      continue;
    }
    try {
      ty = walk(std::move(ty).tiles(shape<64>), n, t, 9).sync();
      ADD_FAILURE() << "the check did not fail on " << to_string(d);
    } catch (tw::error const& e) {
      EXPECT_NE(std::string(e.what()).find("tile 99 along axis 0 of argument"), std::string::npos) << e.what();
      EXPECT_TRUE(e.submitted());
    }
    next[4] = 3;
    n = tw::tensor<int, 1>::from(next, {{8}}, d);
    auto fresh = tw::tensor<int, 1>::from(y, {{192}}, d);
    EXPECT_EQ(tw::to_host(walk(std::move(fresh).tiles(shape<64>), n, t, 9).sync()).size(), 192u);
    next[4] = 99;
  }
}

}  // namespace
