// The C interface that compare.py loads.
#include <array>
#include <string>

#include "gpu/bench.hpp"

namespace {

std::string last_error;

std::vector<bench::configuration> const& all() {
  static std::vector<bench::configuration> const list = [] {
    std::vector<bench::configuration> v;
    for (auto const& part :
         {bench::gemm_configurations(), bench::row_configurations(), bench::attention_configurations()})
      v.insert(v.end(), part.begin(), part.end());
    return v;
  }();
  return list;
}

}  // namespace

extern "C" {

// Why the last call of this thread's process failed.
char const* tw_bench_error() { return last_error.c_str(); }

int tw_bench_count() { return static_cast<int>(all().size()); }
char const* tw_bench_question(int i) { return all().at(static_cast<std::size_t>(i)).question; }
char const* tw_bench_name(int i) { return all().at(static_cast<std::size_t>(i)).name; }

// Enqueues configuration i on the stream. 0, or 1 with the reason in tw_bench_error().
int tw_bench_run(int i, void* const* tensors, long const* sizes, void* stream) {
  try {
    all().at(static_cast<std::size_t>(i)).run({tensors, sizes, stream});
    return 0;
  } catch (std::exception const& e) {
    last_error = e.what();
    return 1;
  }
}

// Every configuration for its prepared sizes, on addresses that are only aligned as the GPU's are: for runs with
// TW_PREPARE, which execute nothing. Returns how many failed, and prints each one's name to stderr.
int tw_bench_prepare_all() {
  std::array<void*, 6> fake{};
  for (std::size_t i = 0; i < fake.size(); ++i) fake[i] = reinterpret_cast<void*>((i + 1) << 40);
  int failed = 0;
  for (int i = 0; i < tw_bench_count(); ++i)
    for (auto const& sizes : all()[static_cast<std::size_t>(i)].prepared) {
      if (tw_bench_run(i, fake.data(), sizes.data(), nullptr) == 0) continue;
      std::fprintf(stderr, "%s, %s: %s\n", tw_bench_question(i), tw_bench_name(i), tw_bench_error());
      ++failed;
    }
  return failed;
}

}  // extern "C"
