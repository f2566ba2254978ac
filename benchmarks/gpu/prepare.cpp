// Makes the cubins that compare.py's launches need, on a machine without a GPU: TW_PREPARE=sm_90 tw_bench_prepare.
#include <cstdio>
#include <cstdlib>

extern "C" int tw_bench_prepare_all();

int main() {
  if (std::getenv("TW_PREPARE") == nullptr) {
    std::fprintf(stderr, "set TW_PREPARE to the architecture, such as sm_90\n");
    return 2;
  }
  return tw_bench_prepare_all() == 0 ? 0 : 1;
}
