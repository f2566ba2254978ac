#include "demo/kernels_at_size.hpp"

#include "demo/data.hpp"
#include "kernels/gemm.hpp"
#include "kernels/layer_norm.hpp"
#include "kernels/rms_norm.hpp"
#include "kernels/saxpy.hpp"
#include "kernels/silu_mul.hpp"
#include "kernels/softmax.hpp"
#include "kernels/transpose.hpp"

namespace demo {
namespace {

using tw::bf16;
using tw::shape;

row saxpy_row(std::int64_t n) {
  auto const hx = random_values<float>(n, 1), hy = random_values<float>(n, 2);
  auto const x = tw::tensor<float, 1>::from(hx, {n});
  auto y = tw::tensor<float, 1>::from(hy, {n});
  y = examples::saxpy(std::move(y).tiles(shape<4096>), x, 0.5f).sync();
  auto const got = tw::to_host(y);
  double worst = 0;
  for (std::size_t i = 0; i < got.size(); ++i)
    worst = larger_error(worst, static_cast<double>(got[i]),
                         0.5 * static_cast<double>(hx[i]) + static_cast<double>(hy[i]));
  double const s = best_time([&] { y = examples::saxpy(std::move(y).tiles(shape<4096>), x, 0.5f).sync(); });
  return {"saxpy", std::to_string(n), s, 12e-9 * static_cast<double>(n) / s, "GB/s", worst, 1e-6};
}

// Oracle: some rows of the product in double precision.
template <class T, int M, int N, int K>
row gemm_row(char const* type, std::int64_t n, double allowed) {
  auto const ha = random_values<T>(n * n, 3), hb = random_values<T>(n * n, 4);
  auto const a = tw::tensor<T, 2>::from(ha, {n, n}), b = tw::tensor<T, 2>::from(hb, {n, n});
  auto const call = [&] {
    return examples::gemm(tw::uninit<T, 2>({n, n}).tiles(shape<M, N>), a, b, tw::value<K>).sync();
  };
  auto const got = tw::to_host(call());
  double worst = 0;
  std::vector<double> exact(static_cast<std::size_t>(n));
  for (std::int64_t i = 0; i < n; i += n / 16 + 1) {
    std::fill(exact.begin(), exact.end(), 0.0);
    for (std::int64_t k = 0; k < n; ++k) {
      auto const x = static_cast<double>(ha[static_cast<std::size_t>(i * n + k)]);
      for (std::int64_t j = 0; j < n; ++j)
        exact[static_cast<std::size_t>(j)] += x * static_cast<double>(hb[static_cast<std::size_t>(k * n + j)]);
    }
    for (std::int64_t j = 0; j < n; ++j)
      worst = larger_error(worst, static_cast<double>(got[static_cast<std::size_t>(i * n + j)]),
                           exact[static_cast<std::size_t>(j)]);
  }
  double const s = best_time(call), flops = 2 * std::pow(static_cast<double>(n), 3);
  return {"gemm", std::string(type) + " " + by(n, n) + " x " + std::to_string(n), s, flops * 1e-9 / s, "GFLOP/s", worst,
          allowed};
}

template <class F>
double rows_error(std::vector<float> const& got, std::int64_t m, std::int64_t n, F&& exact_row) {
  double worst = 0;
  std::vector<double> exact(static_cast<std::size_t>(n));
  for (std::int64_t i = 0; i < m; ++i) {
    exact_row(i, exact);
    for (std::int64_t j = 0; j < n; ++j)
      worst = larger_error(worst, static_cast<double>(got[static_cast<std::size_t>(i * n + j)]),
                           exact[static_cast<std::size_t>(j)]);
  }
  return worst;
}

row softmax_row(std::int64_t m, std::int64_t n) {
  auto const hx = random_values<float>(m * n, 5);
  auto const x = tw::tensor<float, 2>::from(hx, {m, n});
  auto const call = [&] { return examples::softmax(tw::uninit<float, 2>({m, n}).tiles(shape<1, 1024>), x).sync(); };
  double const worst = rows_error(tw::to_host(call()), m, n, [&](std::int64_t i, std::vector<double>& e) {
    float const* const r = hx.data() + i * n;
    double const top = *std::max_element(r, r + n);
    double sum = 0;
    for (std::int64_t j = 0; j < n; ++j)
      sum += e[static_cast<std::size_t>(j)] = std::exp(static_cast<double>(r[j]) - top);
    for (double& v : e) v /= sum;
  });
  double const s = best_time(call);
  return {"softmax", by(m, n), s, 8e-9 * static_cast<double>(m * n) / s, "GB/s", worst, 1e-6};
}

template <class Call>
row norm_row(char const* name, std::int64_t m, std::int64_t n, Call&& kernel) {
  auto const hx = random_values<float>(m * n, 6), hw = random_values<float>(n, 7);
  auto const x = tw::tensor<float, 2>::from(hx, {m, n});
  auto const w = tw::tensor<float, 1>::from(hw, {n});
  auto const call = [&] { return kernel(x, w); };
  double const worst = rows_error(tw::to_host(call()), m, n, [&](std::int64_t i, std::vector<double>& e) {
    float const* const r = hx.data() + i * n;
    double sum = 0;
    for (std::int64_t j = 0; j < n; ++j) sum += static_cast<double>(r[j]) * static_cast<double>(r[j]);
    double const scale = 1 / std::sqrt(sum / static_cast<double>(n) + 1e-6);
    for (std::int64_t j = 0; j < n; ++j)
      e[static_cast<std::size_t>(j)] = static_cast<double>(r[j]) * scale *
                                       static_cast<double>(hw[static_cast<std::size_t>(j)]);
  });
  double const s = best_time(call);
  return {name, by(m, n), s, 8e-9 * static_cast<double>(m * n) / s, "GB/s", worst, 1e-5};
}

// Oracle: one row in 17 of every product of the batch, in double precision.
row batched_row(std::int64_t batch, std::int64_t n) {
  auto const ha = random_values<float>(batch * n * n, 15), hb = random_values<float>(batch * n * n, 16);
  auto const a = tw::tensor<float, 3>::from(ha, {batch, n, n}), b = tw::tensor<float, 3>::from(hb, {batch, n, n});
  auto const call = [&] {
    return examples::gemm_batched(tw::uninit<float, 3>({batch, n, n}).tiles(shape<1, 64, 64>), a, b, tw::value<64>)
      .sync();
  };
  auto const got = tw::to_host(call());
  double worst = 0;
  for (std::int64_t q = 0; q < batch; ++q)
    for (std::int64_t i = q % 17; i < n; i += 17)
      for (std::int64_t j = 0; j < n; ++j) {
        double exact = 0;
        for (std::int64_t k = 0; k < n; ++k)
          exact += static_cast<double>(ha[static_cast<std::size_t>((q * n + i) * n + k)]) *
                   static_cast<double>(hb[static_cast<std::size_t>((q * n + k) * n + j)]);
        worst = larger_error(worst, static_cast<double>(got[static_cast<std::size_t>((q * n + i) * n + j)]), exact);
      }
  double const s = best_time(call), flops = 2 * static_cast<double>(batch) * std::pow(static_cast<double>(n), 3);
  return {
    "gemm_batched", "f32 " + std::to_string(batch) + " of " + by(n, n), s, flops * 1e-9 / s, "GFLOP/s", worst, 1e-3};
}

row layer_norm_row(std::int64_t m, std::int64_t n) {
  auto const hx = random_values<float>(m * n, 17), hw = random_values<float>(n, 18), hb = random_values<float>(n, 19);
  auto const x = tw::tensor<float, 2>::from(hx, {m, n});
  auto const w = tw::tensor<float, 1>::from(hw, {n}), b = tw::tensor<float, 1>::from(hb, {n});
  auto const call = [&] {
    return examples::layer_norm(tw::uninit<float, 2>({m, n}).tiles(shape<1, 1024>), x, w, b, 1e-5f).sync();
  };
  double const worst = rows_error(tw::to_host(call()), m, n, [&](std::int64_t i, std::vector<double>& e) {
    float const* const r = hx.data() + i * n;
    double mean = 0, variance = 0;
    for (std::int64_t j = 0; j < n; ++j) mean += static_cast<double>(r[j]) / static_cast<double>(n);
    for (std::int64_t j = 0; j < n; ++j)
      variance += std::pow(static_cast<double>(r[j]) - mean, 2) / static_cast<double>(n);
    for (std::int64_t j = 0; j < n; ++j)
      e[static_cast<std::size_t>(j)] = (static_cast<double>(r[j]) - mean) / std::sqrt(variance + 1e-5) *
                                         static_cast<double>(hw[static_cast<std::size_t>(j)]) +
                                       static_cast<double>(hb[static_cast<std::size_t>(j)]);
  });
  double const s = best_time(call);
  return {"layer_norm", by(m, n), s, 8e-9 * static_cast<double>(m * n) / s, "GB/s", worst, 1e-5};
}

row silu_mul_row(std::int64_t m, std::int64_t n) {
  auto const hg = random_values<float>(m * n, 20), hu = random_values<float>(m * n, 21);
  auto const g = tw::tensor<float, 2>::from(hg, {m, n}), u = tw::tensor<float, 2>::from(hu, {m, n});
  auto const call = [&] { return examples::silu_mul(tw::uninit<float, 2>({m, n}).tiles(shape<1, 2048>), g, u).sync(); };
  double const worst = rows_error(tw::to_host(call()), m, n, [&](std::int64_t i, std::vector<double>& e) {
    for (std::size_t j = 0; j < e.size(); ++j) {
      auto const k = static_cast<std::size_t>(i * n) + j;
      e[j] = static_cast<double>(hg[k]) / (1 + std::exp(-static_cast<double>(hg[k]))) * static_cast<double>(hu[k]);
    }
  });
  double const s = best_time(call);
  return {"silu_mul", by(m, n), s, 12e-9 * static_cast<double>(m * n) / s, "GB/s", worst, 1e-5};
}

row transpose_row(std::int64_t m, std::int64_t n) {
  auto const hx = random_values<float>(m * n, 22);
  auto const x = tw::tensor<float, 2>::from(hx, {m, n});
  auto const call = [&] { return examples::transpose(tw::uninit<float, 2>({n, m}).tiles(shape<64, 64>), x).sync(); };
  double const worst = rows_error(tw::to_host(call()), n, m, [&](std::int64_t i, std::vector<double>& e) {
    for (std::int64_t j = 0; j < m; ++j)
      e[static_cast<std::size_t>(j)] = static_cast<double>(hx[static_cast<std::size_t>(j * n + i)]);
  });
  double const s = best_time(call);
  return {"transpose", by(m, n), s, 8e-9 * static_cast<double>(m * n) / s, "GB/s", worst, 0};
}

}  // namespace

std::vector<row> run_kernels() {
  std::vector<row> rows;
  rows.push_back(saxpy_row(1 << 24));
  rows.push_back(gemm_row<float, 64, 64, 64>("f32", 1024, 1e-3));
  rows.push_back(
    gemm_row<bf16, 128, 128, 64>("bf16", 1024, 1.0));  // values near 32 * 3: half a unit in the last place is 0.25
  rows.push_back(batched_row(16, 256));
  rows.push_back(softmax_row(4096, 1000));
  rows.push_back(norm_row("rms_norm", 4096, 1024, [](auto const& x, auto const& w) {
    return examples::rms_norm(tw::uninit<float, 2>(x.extents()).tiles(shape<1, 1024>), x, w, 1e-6f).sync();
  }));
  rows.push_back(norm_row("rms_norm_long", 512, 5000, [](auto const& x, auto const& w) {
    return examples::rms_norm_long(tw::uninit<float, 2>(x.extents()).tiles(shape<1, 1024>), x, w, 1e-6f).sync();
  }));
  rows.push_back(layer_norm_row(4096, 1024));
  rows.push_back(silu_mul_row(1024, 2048));
  rows.push_back(transpose_row(2048, 1500));
  return rows;
}

}  // namespace demo
