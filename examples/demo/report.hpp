// The demo's table, and its comparisons.
#pragma once
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <limits>
#include <span>
#include <string>
#include <vector>

#include <tilewright/launch/registry.hpp>

namespace demo {

struct row {
  std::string kernel, shape;
  double seconds = 0;
  double rate = 0;         // GB/s or GFLOP/s
  char const* unit = "";
  double error = 0;        // largest, against the oracle
  double allowed = 0;
};

// How the kernel's accesses are checked: proved in the compiler, at each launch, in the kernel.
struct check_counts {
  int proved = 0, launch = 0, kernel = 0;
};
inline check_counts checks_of(std::string const& name) {
  check_counts c;
  for (auto const* k : tw::launch::kernels()) {
    if (k->record().name != name) continue;
    auto const report = tw::verify::verify(k->record().code, {}, k->record().options);
    c = {report.counts[0] + report.counts[1] + report.counts[2], report.counts[3], report.counts[4]};
  }
  return c;
}

inline void print(std::vector<row> const& rows, std::string const& device) {
  std::printf("%-16s %-26s %-10s %10s %16s %12s  %s\n", "kernel", "shape", "device", "time", "rate", "error",
              "checks: proved / at launch / in kernel");
  for (auto const& r : rows) {
    auto const c = checks_of(r.kernel);
    std::printf("%-16s %-26s %-10s %7.3f ms %9.1f %-6s %12.2e  %d / %d / %d%s\n", r.kernel.c_str(), r.shape.c_str(),
                device.c_str(), r.seconds * 1e3, r.rate, r.unit, r.error, c.proved, c.launch, c.kernel,
                r.error <= r.allowed ? "" : "   WRONG");
  }
}

// Seconds of the fastest of a few calls; the first one, which makes the code, does not count.
template <class F>
double best_time(F&& call) {
  static_cast<void>(call());
  double best = std::numeric_limits<double>::infinity();
  for (int i = 0; i < 5; ++i) {
    auto const begin = std::chrono::steady_clock::now();
    static_cast<void>(call());
    best = std::min(best, std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
  }
  return best;
}

// The larger of an error so far and of |got - exact|; NaN counts as infinite.
inline double larger_error(double worst, double got, double exact) {
  double const d = std::abs(got - exact);
  return d >= 0 ? std::max(worst, d) : std::numeric_limits<double>::infinity();
}

// The largest difference.
template <class X, class Y>
double largest_error(std::span<X const> x, std::span<Y const> y) {
  double worst = x.size() == y.size() ? 0 : std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < std::min(x.size(), y.size()); ++i)
    worst = larger_error(worst, static_cast<double>(x[i]), static_cast<double>(y[i]));
  return worst;
}

}  // namespace demo
