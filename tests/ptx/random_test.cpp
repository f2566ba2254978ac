// Random kernels by the whole way that a GPU's takes (lowering, assembling, loading, launching), on the PTX machine, against the
// evaluator. TW_PTX_SEEDS=FIRST,COUNT asks for others than the quick ones.
#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include <tilewright/runtime/device.hpp>
#include <tilewright/runtime/error.hpp>

#include "random/batch.hpp"

namespace {

using namespace random_kernels;

struct counts {
  int agreed = 0, not_supported = 0, not_run = 0;
};

void run_one(std::uint64_t seed, counts& n) {
  batch b = make_batch(seed, 1);
  sample const& s = *b.samples.front();
  if (!s.ready) {
    ++n.not_run;
    return;
  }
  tw::device const device = tw::device::cuda(0);
  auto const code = assemble(b, device.sm());
  if (code.empty()) {
    ADD_FAILURE() << "seed " << seed << " is not assembled: " << s.on_gpu.why;
    return;
  }
  try {
    run_on_gpu(b, code, device);
  } catch (std::exception const& e) {
    std::string const why = e.what();
    if (why.find("NOT_SUPPORTED") != std::string::npos) ++n.not_supported;
    else ADD_FAILURE() << why.substr(0, why.find('\n'));
    return;
  }
  if (s.on_gpu.what == fate::agreed) ++n.agreed;
  else ADD_FAILURE() << "seed " << seed << ": " << name_of(s.on_gpu.what) << ": " << s.on_gpu.why;
}

TEST(ptx_machine, agrees_on_random_kernels) {
  std::uint64_t first = 1;
  int count = 60;
  if (char const* const text = std::getenv("TW_PTX_SEEDS"); text != nullptr) {
    char* end = nullptr;
    first = std::strtoull(text, &end, 10);
    if (*end == ',') count = std::atoi(end + 1);
  }
  counts n;
  for (int k = 0; k < count; ++k) run_one(first + static_cast<std::uint64_t>(k), n);
  std::printf("%d agreed, %d have instructions that are not supported, %d are not for launching\n", n.agreed,
              n.not_supported, n.not_run);
  EXPECT_LE(n.not_supported, 2 + count / 20);
}

}  // namespace
