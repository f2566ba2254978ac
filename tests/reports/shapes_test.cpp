// Reports about index width, strides, tails and empty tensors (table of public bug reports: 13, 14, 16, 17, 20, 23, 25, 26).
#include <gmock/gmock.h>
#include <sys/mman.h>

#include <cmath>
#include <limits>
#include <tilewright/async/unsafe.hpp>
#include <tilewright/tilewright.hpp>

#include "kernels/gemm.hpp"
#include "kernels/saxpy.hpp"
#include "kernels/softmax.hpp"
#include "launch/specialise.hpp"
#include "support/environment.hpp"

namespace {

using testing::AllOf;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using tw::shape;
using tw::test::error_text;

constexpr std::int64_t two_31 = std::int64_t{1} << 31;
tw::device const host = tw::device::cpu();

// Zeroed memory of any size; only pages that are touched exist.
class sparse_memory {
 public:
  explicit sparse_memory(std::int64_t bytes)
      : size_(static_cast<std::size_t>(bytes)),
        data_(mmap(nullptr, size_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)) {
    if (data_ == MAP_FAILED) throw std::bad_alloc();
  }
  sparse_memory(sparse_memory const&) = delete;
  sparse_memory& operator=(sparse_memory const&) = delete;
  ~sparse_memory() { munmap(data_, size_); }
  std::int8_t* data() const { return static_cast<std::int8_t*>(data_); }

 private:
  std::size_t size_;
  void* data_;
};

constexpr auto copy1 = tw::kernel<"copy1">(
  []<class T, int B>(tw::block, tw::out_tile<T, B> y, tw::in<T, 1> x) { y.store(x.load_like(y)); });
constexpr auto copy3 = tw::kernel<"copy3">(
  []<class T, int A, int B, int C>(tw::block, tw::out_tile<T, A, B, C> y, tw::in<T, 3> x) { y.store(x.load_like(y)); });
// y [1, n] = row r of x.
constexpr auto row_of = tw::kernel<"row_of">(
  []<class T, int C>(tw::block, tw::out_tile<T, 1, C> y, tw::in<T, 2> x, tw::scalar<int> r) {
    y.store(x.tiles(tw::shape<1, C>).load(r, y.index(1)));
  });
// y [m, n] = transpose of x [n, m].
constexpr auto turned = tw::kernel<"turned">(
  []<int M, int N>(tw::block b, tw::inout_tile<int, M, N> y, tw::in<int, 2> x) {
    b.require(x.extent(0) == y.extent(1));
    b.require(x.extent(1) == y.extent(0));
    y.store(tw::transpose(x.tiles(tw::shape<N, M>).load(y.index(1), y.index(0))));
  });
// y [m, 1] = sums of the rows of x, which may be empty.
constexpr auto row_sums = tw::kernel<"row_sums">(
  []<int R, int C>(tw::block b, tw::out_tile<float, R, 1> y, tw::in<float, 2> x, tw::constant<C>) {
    b.require(y.extent(0) <= x.extent(0));
    b.require(y.extent(1) == 1);
    auto xs = x.tiles(tw::shape<R, C>);
    tw::var acc = b.zeros<float>(tw::shape<R, C>);
    for (auto j : xs.axis(1)) acc = acc + xs.load(y.index(0), j);
    y.store(tw::sum(acc, tw::axis<1>));
  });

// An offset of 319 * 7864320 elements was computed in 32 bits: the wrong row was read.
TEST(report_13, offsets_beyond_2_31_reach_the_right_row) {
  constexpr std::int64_t rows = 320, stride = 7864320;
  static_assert(319 * stride == 2508718080);
  const sparse_memory memory(rows * stride);
  for (int i = 0; i < 16; ++i) {
    memory.data()[319 * stride + i] = static_cast<std::int8_t>(i - 8);
    memory.data()[318 * stride + i] = 99;
  }
  auto const x = tw::unsafe::wrap_shared<std::int8_t, 2>(memory.data(), {{rows, stride}}, host);
  auto const y = tw::to_host(row_of(tw::uninit<std::int8_t, 2>({1, 16}).tiles(shape<1, 16>), x, 319).sync());
  EXPECT_THAT(y, ElementsAre(-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7));
  EXPECT_THAT(error_text([&] { (void)row_of(tw::uninit<std::int8_t, 2>({1, 16}).tiles(shape<1, 16>), x, 320).sync(); }),
              AllOf(HasSubstr("loads tiles 320 to 320 along axis 0 of argument 2, which has 320 tiles"),
                    HasSubstr("shapes_test.cpp:")));
}

TEST(report_13, elements_on_both_sides_of_2_31_are_written_and_read) {
  constexpr std::int64_t n = two_31 + 4096;
  const sparse_memory memory(n);
  for (std::int64_t i : {std::int64_t{0}, two_31 - 1, two_31, n - 1})
    memory.data()[i] = static_cast<std::int8_t>(i % 100 + 1);
  auto const x = tw::unsafe::wrap_shared<std::int8_t, 1>(memory.data(), {{n}}, host);
  auto const tail = x.slice(two_31 - 8, n);
  auto const y = tw::to_host(copy1(tw::uninit<std::int8_t, 1>({4096 + 8}).tiles(shape<4096>), tail).sync());
  ASSERT_EQ(y.size(), 4104u);
  for (std::size_t i = 0; i < y.size(); ++i) {
    auto const at = two_31 - 8 + static_cast<std::int64_t>(i);
    ASSERT_EQ(y[i], at == two_31 - 1 || at == two_31 || at == n - 1 ? at % 100 + 1 : 0) << at;
  }
}

// Tile numbers have 32 bits: an axis with more tiles would be walked in part, without a word.
TEST(report_13, an_axis_with_more_tiles_than_tile_numbers_is_refused) {
  auto const far = reinterpret_cast<float*>(std::uintptr_t{1} << 40);  // never touched
  auto const sum = [&](std::int64_t columns) {
    auto const x = tw::unsafe::wrap_shared<float, 2>(far, {{1, columns}}, host);
    return error_text([&] { (void)row_sums(tw::uninit<float, 2>({1, 1}).tiles(shape<1, 1>), x, tw::value<1>).sync(); });
  };
  for (std::int64_t n : {two_31, 2 * two_31, 2 * two_31 + 5, 8 * two_31 + 1})
    EXPECT_THAT(sum(n),
                AllOf(HasSubstr("kernel 'row_sums' cuts argument 2 into " + std::to_string(n) + " tiles along axis 1"),
                      HasSubstr("shapes_test.cpp:"), HasSubstr("remedy: cut it into larger tiles")));
}

// A stride of 2^31 or more, on an axis of size 1, where it is never used.
TEST(report_14, the_stride_of_an_axis_of_size_1_may_be_anything) {
  constexpr std::int64_t n = 70000, d = 40000;
  const sparse_memory memory(2 * n * d);
  memory.data()[n * d + 2 * d + 5] = 7;  // (1, 2, 5)
  memory.data()[2 * d + 5] = -7;  // (0, 2, 5)
  auto const x = tw::unsafe::wrap_shared<std::int8_t, 3>(memory.data(), {{2, n, d}}, host);
  for (int part : {0, 1}) {
    auto const one = x.slice(part, part + 1);  // [1, n, d], strides [2.8e9, d, 1]
    auto const y = tw::to_host(copy3(tw::uninit<std::int8_t, 3>({1, 3, 8}).tiles(shape<1, 4, 8>), one).sync());
    for (int i = 0; i < 24; ++i)
      EXPECT_EQ(y[static_cast<std::size_t>(i)], i != 2 * 8 + 5 ? 0 : part == 1 ? 7 : -7) << i;
  }
}

TEST(report_14, strides_that_need_more_than_31_bits_are_passed_with_64) {
  using tw::launch::argument;
  auto const wide = [](std::vector<std::int64_t> extents, std::vector<std::int64_t> strides) {
    tw::ir::parameter q;
    q.kind = tw::ir::param_kind::in;
    q.elem = tw::element::i8;
    q.rank = static_cast<std::uint8_t>(extents.size());
    tw::ir::function f;
    f.params = &q;
    f.param_count = 1;
    argument a;
    a.tensor.elem = tw::element::i8;
    a.tensor.rank = q.rank;
    std::copy(extents.begin(), extents.end(), a.tensor.extents.begin());
    std::copy(strides.begin(), strides.end(), a.tensor.strides.begin());
    return tw::launch::needs_wide_indices(f, std::span(&a, 1));
  };
  EXPECT_FALSE(wide({1, 8, 8, 8}, {512, 64, 8, 1}));
  EXPECT_TRUE(wide({1, 8, 8, 8}, {two_31, 64, 8, 1}));
  EXPECT_TRUE(wide({320, 16}, {7864320, 1}));
  EXPECT_TRUE(wide({two_31}, {1}));
  EXPECT_TRUE(wide({std::int64_t{1} << 40, 3}, {std::int64_t{1} << 40, 1})) << "the product overflows 64 bits";
}

// A slice beyond element 2^31.
TEST(report_16, a_slice_that_starts_beyond_2_31) {
  const sparse_memory memory(two_31 + 64);
  for (int i = 0; i < 64; ++i) memory.data()[two_31 + i] = static_cast<std::int8_t>(i);
  memory.data()[5] = 111;  // where a wrapped offset would read
  auto const x = tw::unsafe::wrap_shared<std::int8_t, 1>(memory.data(), {{two_31 + 64}}, host);
  auto const part = x.slice(two_31 + 5, two_31 + 9);
  auto const y = tw::to_host(copy1(tw::uninit<std::int8_t, 1>({4}).tiles(shape<4>), part).sync());
  EXPECT_THAT(y, ElementsAre(5, 6, 7, 8));
}

// Sizes that are no multiple of the tile: wrong tails, or elements beyond the end overwritten.
template <int M, int N>
void primes_against() {
  constexpr int sizes[] = {1, 2, 3, 5, 17, 31, 33, 63, 65, 127, 129, 257};
  constexpr int guard = -1234567;
  for (int m : sizes)
    for (int n : sizes) {
      if (n > 1 && m > 1 && (m + n) % 3 == 0) continue;  // two of three pairs
      std::vector<int> in(static_cast<std::size_t>(m * n));
      for (std::size_t i = 0; i < in.size(); ++i) in[i] = static_cast<int>(i);
      auto const x = tw::tensor<int, 2>::from(in, {n, m});
      std::size_t const around = M * N + 300;  // a tile's worth
      std::vector<int> memory(in.size() + 2 * around, guard);
      {
        auto y = tw::unsafe::claim_exclusive<int, 2>(memory.data() + around, {{m, n}}, host);
        y = turned(std::move(y).tiles(shape<M, N>), x).sync();
      }
      for (std::size_t i = 0; i < memory.size(); ++i) {
        bool const inside = i >= around && i < around + in.size();
        auto const at = static_cast<int>(i - around);
        ASSERT_EQ(memory[i], inside ? (at % n) * m + at / n : guard)
          << m << " x " << n << ", tile " << M << " x " << N << ", " << at;
      }
    }
}
TEST(report_17, primes_against_tiles_of_16_by_128) { primes_against<16, 128>(); }
TEST(report_17, primes_against_tiles_of_128_by_16) { primes_against<128, 16>(); }
TEST(report_17, primes_against_tiles_of_32_by_64) { primes_against<32, 64>(); }

// Zero elements: a launch of zero blocks failed, and the failure surfaced later.
TEST(report_20, nothing_in_nothing_out) {
  EXPECT_THAT(tw::to_host(copy1(tw::uninit<float, 1>({0}).tiles(shape<16>), tw::zeros<float>(0).sync()).sync()),
              IsEmpty());
  using sizes = tw::extents<3>;
  for (auto const& e : {sizes{{0, 0, 0}}, sizes{{3, 0, 5}}, sizes{{0, 4, 5}}, sizes{{3, 4, 0}}}) {
    auto const x = tw::zeros<float, 3>(e).sync();
    auto const y = copy3(tw::uninit<float, 3>(e).tiles(shape<2, 2, 4>), x).sync();
    EXPECT_EQ(y.size(), 0);
    EXPECT_EQ(y.extents(), e);
  }
}
TEST(report_20, an_empty_slice) {
  auto const x = tw::arange<float>(8).sync();
  for (std::int64_t at : {0, 3, 8}) {
    auto const y = copy1(tw::uninit<float, 1>({0}).tiles(shape<16>), x.slice(at, at)).sync();
    EXPECT_EQ(y.size(), 0);
    EXPECT_THAT(error_text([&] { (void)copy1(tw::uninit<float, 1>({1}).tiles(shape<16>), x.slice(at, at)).sync(); }),
                HasSubstr("which has 0 tiles of 16 there (extent 0)"));
  }
}
TEST(report_20, an_empty_sum_is_zero_and_an_empty_maximum_is_refused) {
  auto const x = tw::zeros<float, 2>({{5, 0}}).sync();
  auto const sums = tw::to_host(row_sums(tw::uninit<float, 2>({5, 1}).tiles(shape<4, 1>), x, tw::value<16>).sync());
  EXPECT_EQ(sums.size(), 5u);
  EXPECT_THAT(sums, Each(0.0f));
  EXPECT_THAT(error_text([&] { (void)examples::softmax(tw::uninit<float, 2>({5, 0}).tiles(shape<4, 16>), x).sync(); }),
              HasSubstr("requires extent(1) of argument 2 [0] >= 1"));
}
TEST(report_20, the_launch_after_an_empty_one_works) {
  (void)copy1(tw::uninit<float, 1>({0}).tiles(shape<16>), tw::zeros<float>(0).sync()).sync();
  EXPECT_THAT(tw::to_host(copy1(tw::uninit<float, 1>({3}).tiles(shape<16>), tw::arange<float>(3).sync()).sync()),
              ElementsAre(0, 1, 2));
}

// A view larger than its buffer worked for small sizes.
TEST(report_23, no_handle_reaches_beyond_its_memory) {
  auto const x = tw::arange<float>(12).sync();
  EXPECT_THAT(error_text([&] { (void)x.slice(0, 13); }),
              AllOf(HasSubstr("shapes_test.cpp:"), HasSubstr("13"), HasSubstr("12")));
  EXPECT_THAT(error_text([&] { (void)x.slice(12, 13); }), HasSubstr("usage error"));
  EXPECT_THAT(error_text([&] { (void)x.slice(-1, 3); }), HasSubstr("usage error"));
  EXPECT_THAT(error_text([&] { (void)x.slice(4, 3); }), HasSubstr("usage error"));
  EXPECT_THAT(error_text([&] { (void)x.view().reshape(3, 5); }), AllOf(HasSubstr("12"), HasSubstr("15")));
  EXPECT_THAT(error_text([&] { (void)x.view().slice(2, 10).slice(0, 9); }), HasSubstr("usage error"));
  std::vector<float> const values(12);
  EXPECT_THAT(error_text([&] { (void)tw::tensor<float, 2>::from(values, {3, 5}); }),
              AllOf(HasSubstr("12"), HasSubstr("15")));
  EXPECT_THAT(error_text([&] { (void)x.view().reshape(std::int64_t{1} << 32, std::int64_t{1} << 32); }),
              HasSubstr("usage error"))
    << "the product of the extents wraps to 0";
}

// Strides of zero and below. No handle has them; a launch refuses them wherever they come from.
class report_25 : public testing::Test {
 protected:
  static tw::launch::registered_kernel const& kernel() {
    for (auto const* k : tw::launch::kernels())
      if (k->record().name == "copy3" && k->record().code.params[0].elem == tw::element::f32) return *k;
    throw std::runtime_error("copy3 is not registered");
  }
  std::string launch(std::array<std::int64_t, 3> out, std::array<std::int64_t, 3> in) {
    auto const tensor = [](float* at, std::array<std::int64_t, 3> strides) {
      tw::launch::argument a;
      a.tensor.data = at;
      a.tensor.elem = tw::element::f32;
      a.tensor.rank = 3;
      for (std::size_t i = 0; i < 3; ++i) {
        a.tensor.extents[i] = 4;
        a.tensor.strides[i] = strides[i];
      }
      return a;
    };
    tw::launch::argument list[] = {tensor(y.data() + 100, out), tensor(x.data() + 100, in)};
    list[0].position = 1;
    list[1].position = 2;
    auto const where = tw::loc::current();
    return error_text([&] {
      tw::launch::invoke(kernel(), list, {}, tw::default_stream(host, where), true, where);
      tw::synchronize(tw::default_stream(host, where), where);
    });
  }
  std::vector<float> x = std::vector<float>(300), y = std::vector<float>(300, -1.0f);
};

TEST_F(report_25, strides_of_parts_and_of_other_orders_are_right) {
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<float>(i);
  EXPECT_EQ(launch({16, 4, 1}, {1, 4, 16}), "");
  for (std::size_t i = 0; i < 64; ++i)
    ASSERT_EQ(y[100 + i], static_cast<float>(100 + i / 16 + 4 * (i / 4 % 4) + 16 * (i % 4)));
  EXPECT_EQ(launch({1, 4, 16}, {20, 5, 1}), "");
  for (std::size_t i = 0; i < 64; ++i)
    ASSERT_EQ(y[100 + i], static_cast<float>(100 + 20 * (i % 4) + 5 * (i / 4 % 4) + i / 16));
  EXPECT_EQ(y[99], -1.0f);
  EXPECT_EQ(y[164], -1.0f);
}
TEST_F(report_25, an_output_does_not_share_memory_with_itself) {
  EXPECT_THAT(launch({16, 0, 1}, {16, 4, 1}),
              AllOf(HasSubstr("output argument 1 has stride 0 along axis 1: different elements would share memory"),
                    HasSubstr("remedy:")));
  EXPECT_THAT(launch({16, -4, 1}, {16, 4, 1}), HasSubstr("has stride -4 along axis 1"));
  EXPECT_THAT(launch({1, 1, 1}, {16, 4, 1}), HasSubstr("different elements would share memory"));
  EXPECT_THAT(launch({16, 3, 1}, {16, 4, 1}), HasSubstr("different elements would share memory"));
  EXPECT_THAT(launch({15, 4, 1}, {16, 4, 1}), HasSubstr("different elements would share memory"));
  EXPECT_THAT(y, Each(-1.0f));
}
TEST_F(report_25, an_input_is_not_read_backwards) {
  EXPECT_THAT(launch({16, 4, 1}, {16, -4, 1}),
              AllOf(HasSubstr("argument 2 has stride -4 along axis 1"), HasSubstr("remedy:")));
  EXPECT_THAT(launch({16, 4, 1}, {16, 0, 1}), HasSubstr("argument 2 has stride 0 along axis 1"));
  EXPECT_THAT(y, Each(-1.0f));
}

// A grid of one block too many or too few, and stores clipped without a word.
TEST(report_26, an_output_has_its_own_grid_and_inputs_must_reach_as_far) {
  auto const x = tw::ones<float>(64).sync();
  EXPECT_THAT(tw::to_host(copy1(tw::uninit<float, 1>({48}).tiles(shape<16>), x).sync()),
              Each(1.0f));  // a prefix, as the output says
  EXPECT_THAT(error_text([&] { (void)copy1(tw::uninit<float, 1>({65}).tiles(shape<16>), x).sync(); }),
              HasSubstr("loads tiles 0 to 4 along axis 0 of argument 2, which has 4 tiles of 16"));
}

}  // namespace
