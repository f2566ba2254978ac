// TW_PREPARE: code for a GPU is made and stored, and nothing runs.
#include <filesystem>

#include <gmock/gmock.h>
#include <tilewright/async/unsafe.hpp>
#include <tilewright/tilewright.hpp>

#include "kernels/gemm.hpp"
#include "kernels/saxpy.hpp"
#include "support/environment.hpp"

namespace {

using testing::AllOf;
using testing::Each;
using testing::HasSubstr;
using tw::shape;
using tw::test::variables;
namespace fs = std::filesystem;

// The cache is the process's own: it is looked up once, at the first kernel.
fs::path const& cache() {
  static fs::path const folder = [] {
    std::string pattern = (fs::temp_directory_path() / "tilewright-prepare-XXXXXX").string();
    fs::path const made = mkdtemp(pattern.data());
    setenv("TW_CACHE_DIR", made.c_str(), 1);
    return made;
  }();
  return folder;
}
class prepare : public testing::Test {
 protected:
  static void SetUpTestSuite() { cache(); }
  static void TearDownTestSuite() { fs::remove_all(cache()); }

  static int stored() {
    int n = 0;
    if (!fs::exists(cache())) return 0;
    for (auto const& f : fs::directory_iterator(cache())) n += f.path().extension() == ".twk" ? 1 : 0;
    return n;
  }
};

tw::tensor<float, 1> saxpy(tw::tensor<float, 1> y) {
  auto const x = tw::ones<float>(y.size()).sync();
  return examples::saxpy(std::move(y).tiles(shape<32>), x, 2.0f).sync();
}

TEST_F(prepare, names_that_are_no_architecture_are_refused) {
  for (char const* name :
       {"nonsense", "sm_", "sm_9", "sm_9x", "sm_1000", "SM_90", "sm_-9", " sm_90", "sm_90 ", "90", "sm_90a"}) {
    variables const v{{"TW_PREPARE", name}};
    try {
      (void)saxpy(tw::ones<float>(64).sync());
      ADD_FAILURE() << name;
    } catch (tw::error const& e) {
      EXPECT_EQ(e.kind(), tw::error_kind::usage);
      EXPECT_THAT(e.what(), AllOf(HasSubstr("prepare_test.cpp:"),
                                  HasSubstr("TW_PREPARE is '" + std::string(name) + "'"), HasSubstr("such as sm_90")));
      tw::tensor<float, 1> y = tw::zeros<float>(0).sync();
      EXPECT_TRUE(e.restore(y));
      EXPECT_THAT(tw::to_host(y), Each(1.0f));
    }
  }
  EXPECT_EQ(stored(), 0);
}
TEST_F(prepare, architectures_that_no_assembler_knows_are_unsupported) {
  for (char const* name : {"sm_75", "sm_70", "sm_999"}) {
    variables const v{{"TW_PREPARE", name}};
    try {
      (void)saxpy(tw::ones<float>(64).sync());
      ADD_FAILURE() << name;
    } catch (tw::error const& e) {
      EXPECT_EQ(e.kind(), tw::error_kind::unsupported);
      EXPECT_FALSE(e.submitted());
      EXPECT_THAT(e.what(), AllOf(HasSubstr("prepare_test.cpp:"),
                                  HasSubstr("no Tile IR assembler (tileiras) here supports " + std::string(name))));
    }
  }
  EXPECT_EQ(stored(), 0);
}
TEST_F(prepare, empty_means_not_set) {
  variables const v{{"TW_PREPARE", ""}};
  EXPECT_THAT(tw::to_host(saxpy(tw::ones<float>(64).sync())), Each(3.0f));
}
TEST_F(prepare, stores_one_file_for_each_code_and_runs_nothing) {
  int const before = stored();
  {
    variables const v{{"TW_PREPARE", "sm_90"}};
    EXPECT_THAT(tw::to_host(saxpy(tw::ones<float>(64).sync())), Each(1.0f));
    EXPECT_EQ(stored(), before + 1);
    (void)saxpy(tw::ones<float>(64).sync());
    (void)saxpy(tw::ones<float>(64 * 5).sync());  // the same divisors: the same code
    EXPECT_EQ(stored(), before + 1);
    (void)saxpy(tw::ones<float>(65).sync());
    EXPECT_EQ(stored(), before + 2);
  }
  variables const v{{"TW_PREPARE", "sm_100"}};
  (void)saxpy(tw::ones<float>(64).sync());
  EXPECT_EQ(stored(), before + 3);
}
TEST_F(prepare, outputs_that_no_kernel_wrote_are_zeros) {
  variables const v{{"TW_PREPARE", "sm_90"}};
  auto const x = tw::ones<float>(64).sync();
  { [[maybe_unused]] auto const leaves_its_values = tw::full<float>(64, 7.0f).sync(); }
  EXPECT_THAT(tw::to_host(examples::add(tw::uninit<float, 1>({64}).tiles(shape<32>), x, x).sync()), Each(0.0f));
}
TEST_F(prepare, checks_launches_as_ever) {
  variables const v{{"TW_PREPARE", "sm_90"}};
  auto const shorter = tw::ones<float>(3).sync();
  EXPECT_THAT(tw::test::error_text(
                [&] { (void)examples::saxpy(tw::ones<float>(64).sync().tiles(shape<32>), shorter, 1.0f).sync(); }),
              HasSubstr("kernel 'saxpy' loads tiles 0 to 1"));
}
TEST_F(prepare, tensors_of_any_size_without_their_memory) {
  variables const v{{"TW_PREPARE", "sm_90"}};
  auto const far = [](int i) { return reinterpret_cast<float*>(static_cast<std::uintptr_t>(i) << 44); };
  std::int64_t const k = (std::int64_t{1} << 32) + 5, m = 1 << 20;  // 2^54 bytes
  auto c = tw::unsafe::claim_exclusive<float, 2>(far(1), {{m, 64}}, tw::device::cpu());
  auto const x = tw::unsafe::wrap_shared<float, 2>(far(1024), {{m, k}}, tw::device::cpu());
  auto const w = tw::unsafe::wrap_shared<float, 2>(far(512), {{k, 64}}, tw::device::cpu());
  int const before = stored();
  (void)examples::gemm(std::move(c).tiles(shape<64, 64>), x, w, tw::value<32>).sync();
  EXPECT_EQ(stored(), before + 1);
}

TEST_F(prepare, what_the_target_has_not_is_refused_before_the_assembler) {
  auto const with = [](char const* target) {
    variables const v{{"TW_PREPARE", target}};
    auto const x = tw::ones<float>(64).sync();
    return examples::saxpy.with({.ctas = 2})(tw::ones<float>(64).sync().tiles(shape<32>), x, 2.0f).sync();
  };
  int const before = stored();
  try {
    (void)with("sm_80");
    ADD_FAILURE() << "there are no clusters before sm_90";
  } catch (tw::error const& e) {
    EXPECT_EQ(e.kind(), tw::error_kind::unsupported);
    EXPECT_THAT(e.what(), AllOf(HasSubstr("kernel 'saxpy' is not for this GPU: sm_80 has no clusters"),
                                HasSubstr("prepare_test.cpp:")));
  }
  EXPECT_EQ(stored(), before);
  EXPECT_NO_THROW((void)with("sm_90"));
}

constexpr auto scaled = tw::kernel<"scaled">(
  [](tw::block b, tw::out_tile<float, 16, 16> c, tw::in<tw::e4m3, 2> x, tw::in<tw::e8m0, 2> s) {
    auto const a = x.tiles(tw::shape<16, 32>).load(0, 0);
    auto const scale = s.tiles(tw::shape<16, 1>).load(0, 0);
    c.store(tw::mma_scaled(a, tw::transpose(a), b.zeros<float>(tw::shape<16, 16>), scale, tw::transpose(scale)));
  });
TEST_F(prepare, block_scaled_products_need_sm_100) {
  auto const run = [] {
    auto const x = tw::zeros<tw::e4m3, 2>({{16, 32}}).sync();
    auto const s = tw::zeros<tw::e8m0, 2>({{16, 1}}).sync();
    (void)scaled(tw::uninit<float, 2>({16, 16}).tiles(shape<16, 16>), x, s).sync();
  };
  {
    variables const v{{"TW_PREPARE", "sm_90"}};
    try {
      run();
      ADD_FAILURE() << "sm_90 has no such product";
    } catch (tw::error const& e) {
      EXPECT_EQ(e.kind(), tw::error_kind::unsupported);
      EXPECT_THAT(e.what(),
                  AllOf(HasSubstr("kernel 'scaled' is not for this GPU"), HasSubstr("sm_90"), HasSubstr("f8E8M0FNU")));
    }
  }
  variables const v{{"TW_PREPARE", "sm_100"}};
  int const before = stored();
  run();
  EXPECT_EQ(stored(), before + 1);
}

constexpr auto unsigned_scales = tw::kernel<"unsigned_scales">(
  [](tw::block, tw::out_tile<tw::e5m3, 64> y, tw::in<float, 1> x) { y.store(tw::cast<tw::e5m3>(x.load_like(y))); });
TEST_F(prepare, e5m3_needs_sm_107) {
  auto const x = tw::ones<float>(64).sync();
  auto const run = [&] { (void)unsigned_scales(tw::uninit<tw::e5m3, 1>({64}).tiles(shape<64>), x).sync(); };
  for (char const* older : {"sm_90", "sm_100"}) {
    variables const v{{"TW_PREPARE", older}};
    try {
      run();
      ADD_FAILURE() << older << " has no e5m3";
    } catch (tw::error const& e) {
      EXPECT_EQ(e.kind(), tw::error_kind::unsupported);
      EXPECT_THAT(e.what(), AllOf(HasSubstr(older), HasSubstr("fnv8E5M3FNU")));
    }
  }
  variables const v{{"TW_PREPARE", "sm_107"}};
  int const before = stored();
  run();
  EXPECT_EQ(stored(), before + 1);
}

}  // namespace
