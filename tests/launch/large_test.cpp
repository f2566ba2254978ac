// Tensors beyond 2^31 bytes: which code a launch takes, and that the elements far away are the right ones.
#include <sys/mman.h>

#include <gmock/gmock.h>
#include <tilewright/async/unsafe.hpp>
#include <tilewright/tilewright.hpp>

#include "kernels/gemm.hpp"
#include "launch/specialise.hpp"

namespace {

using testing::AllOf;
using testing::HasSubstr;
using tw::shape;
using i64 = std::int64_t;

// A row-major tensor as a launch sees it; its memory is never touched.
template <class T>
tw::launch::argument in_memory(std::initializer_list<i64> extents, std::uintptr_t address = 4096) {
  tw::launch::argument a;
  a.tensor.data = reinterpret_cast<void*>(address);
  a.tensor.elem = tw::element_of<T>;
  a.tensor.rank = static_cast<int>(extents.size());
  std::copy(extents.begin(), extents.end(), a.tensor.extents.begin());
  tw::detail::row_major_strides({extents.begin(), extents.size()}, a.tensor.strides);
  return a;
}
template <class T>
bool wide(std::initializer_list<i64> extents) {
  tw::ir::parameter const p{};
  tw::ir::function f;
  f.params = &p;
  f.param_count = 1;
  auto const a = in_memory<T>(extents);
  return tw::launch::needs_wide_indices(f, {&a, 1});
}

constexpr i64 limit = tw::verify::narrow_limit;

TEST(wide_indices, begin_where_a_byte_offset_could_leave_31_bits) {
  EXPECT_FALSE(wide<std::int8_t>({limit}));
  EXPECT_TRUE(wide<std::int8_t>({limit + 1}));
  EXPECT_FALSE(wide<float>({limit / 4}));
  EXPECT_TRUE(wide<float>({limit / 4 + 1}));
  EXPECT_FALSE(wide<double>({limit / 8}));
  EXPECT_TRUE(wide<double>({limit / 8 + 1}));
  EXPECT_FALSE(wide<float>({1}));
  EXPECT_FALSE(wide<float>({0}));
}
TEST(wide_indices, never_miss_a_tensor_of_two_axes_whose_last_byte_is_too_far) {
  for (i64 m : {i64{1}, i64{2}, i64{3}, i64{1} << 15, i64{1} << 16, i64{65537}, i64{1} << 20, limit / 4, limit})
    for (i64 n :
         {i64{1}, i64{2}, i64{3}, i64{1} << 13, i64{16383}, i64{16384}, i64{16385}, i64{1} << 16, limit / 4, limit}) {
      double const bytes = static_cast<double>(m) * static_cast<double>(n) * 4;
      bool const is_wide = wide<float>({m, n});
      EXPECT_TRUE(is_wide || bytes <= static_cast<double>(limit)) << m << " x " << n;
      EXPECT_TRUE(!is_wide || bytes >= static_cast<double>(limit) / 2) << m << " x " << n;
    }
}
TEST(wide_indices, neither_overflow_nor_miss_extents_of_63_bits) {
  EXPECT_TRUE(wide<std::int8_t>({i64{1} << 62}));
  EXPECT_TRUE(wide<std::int8_t>({INT64_MAX}));
  EXPECT_TRUE(wide<std::int8_t>({i64{1} << 31, i64{1} << 31}));
  EXPECT_TRUE(wide<std::int8_t>({i64{1} << 20, i64{1} << 20, i64{1} << 22}));
}
// Elements of the last tile beyond the extent have places, too, which must not wrap around to the front.
TEST(wide_indices, leave_room_for_the_longest_tiles) {
  auto const wide_in_tiles = [](i64 extent, std::uint8_t log2_tile) {
    tw::ir::parameter p{};
    p.kind = tw::ir::param_kind::inout_tile;
    p.rank = 1;
    p.log2_tile[0] = log2_tile;
    tw::ir::function f;
    f.params = &p;
    f.param_count = 1;
    auto const a = in_memory<std::int8_t>({extent});
    return tw::launch::needs_wide_indices(f, {&a, 1});
  };
  EXPECT_FALSE(wide_in_tiles(limit, 16));
  EXPECT_TRUE(wide_in_tiles(limit, 17));
  EXPECT_TRUE(wide_in_tiles(limit, 24));
  EXPECT_FALSE(wide_in_tiles(limit - (i64{1} << 24), 24));
  for (std::uint8_t log2_tile = 0; log2_tile <= 24; ++log2_tile)
    for (i64 extent = limit - (i64{1} << 25); extent <= limit + 1; extent += 4099) {
      i64 const tile = i64{1} << log2_tile, end = (extent + tile - 1) / tile * tile;
      ASSERT_TRUE(end <= INT32_MAX || wide_in_tiles(extent, log2_tile)) << extent << " in tiles of " << tile;
    }
}
TEST(wide_indices, of_one_argument_count_for_all) {
  tw::ir::parameter const p[2]{};
  tw::ir::function f;
  f.params = p;
  f.param_count = 2;
  tw::launch::argument const a[2]{in_memory<float>({16}), in_memory<float>({i64{1} << 40})};
  EXPECT_TRUE(tw::launch::needs_wide_indices(f, a));
}

// ---- grids at their limits

tw::launch::kernel_record record_of(tw::ir::function const& f) { return {"some_kernel", f, 0, {}}; }
tw::ir::parameter output(std::initializer_list<std::uint8_t> log2_tile) {
  tw::ir::parameter p;
  p.kind = tw::ir::param_kind::out_tile;
  p.elem = tw::element::f32;
  p.rank = static_cast<std::uint8_t>(log2_tile.size());
  std::copy(log2_tile.begin(), log2_tile.end(), p.log2_tile);
  return p;
}
tw::launch::tile_grid grid(std::initializer_list<std::uint8_t> log2_tile, std::initializer_list<i64> extents) {
  auto const p = output(log2_tile);
  tw::ir::function f;
  f.params = &p;
  f.param_count = 1;
  auto a = in_memory<float>(extents);
  a.position = 1;
  return tw::launch::grid_of(record_of(f), {&a, 1}, {}, tw::device::cpu(), tw::loc::current());
}
bool linear(std::initializer_list<std::uint8_t> log2_tile, std::initializer_list<i64> extents) {
  auto const p = output(log2_tile);
  tw::ir::function f;
  f.params = &p;
  f.param_count = 1;
  auto const a = in_memory<float>(extents);
  return tw::launch::specialise(f, {&a, 1}, grid(log2_tile, extents), {}, 90).linear_grid;
}

TEST(grid_limits, the_largest_along_one_axis) {
  i64 const most = (i64{1} << 24) - 1;
  EXPECT_EQ(grid({8}, {most * 256}).total, most);
  EXPECT_THROW(grid({8}, {most * 256 + 1}), tw::error);
  EXPECT_EQ(grid({0}, {most}).total, most);
  EXPECT_THROW(grid({0}, {most + 1}), tw::error);
  EXPECT_THROW(grid({0}, {INT64_MAX}), tw::error);
  EXPECT_EQ(grid({16}, {most << 16}).total, most);  // 2^40 elements
}
TEST(grid_limits, three_axes_go_directly_up_to_those_of_cuda) {
  EXPECT_FALSE(linear({0, 0, 0}, {3, 65535, 65535}));
  EXPECT_TRUE(linear({0, 0, 0}, {3, 65536, 5}));
  EXPECT_TRUE(linear({0, 0, 0}, {3, 5, 65536}));
  EXPECT_TRUE(linear({0, 0, 0, 0}, {1, 1, 1, 1}));
  EXPECT_EQ(grid({0, 0, 0}, {3, 65535, 65535}).total, i64{3} * 65535 * 65535);
  EXPECT_THROW(grid({0, 0, 0}, {3, 65536, 65535}), tw::error);  // folded: 2^24 - 1 in all
  EXPECT_THROW(grid({0, 0, 0}, {i64{1} << 40, i64{1} << 40, i64{1} << 40}), tw::error);
}
TEST(grid_limits, nothing_is_never_too_much) {
  EXPECT_EQ(grid({0, 0}, {0, i64{1} << 40}).total, 0);
  EXPECT_EQ(grid({0, 0}, {i64{1} << 40, 0}).total, 0);
  EXPECT_EQ(grid({0, 0, 0}, {i64{1} << 40, i64{1} << 40, 0}).total, 0);
}

// ---- what the code is specialised for

TEST(specialisation, says_only_what_holds) {
  tw::ir::parameter const p[1]{output({4, 4})};
  tw::ir::function f;
  f.params = p;
  f.param_count = 1;
  auto const facts = [&](std::initializer_list<i64> extents, std::uintptr_t address) {
    auto const a = in_memory<float>(extents, address);
    return tw::launch::specialise(f, {&a, 1}, grid({4, 4}, extents), {}, 90).tensors[0];
  };
  for (std::uintptr_t address : {4096u, 4100u, 4104u, 4108u, 4112u, 4120u})
    for (i64 n : {1, 2, 4, 8, 24, 16, 48, 32, 64, 96, 128, 256, 512, 768, 1000})
      for (i64 m : {3, 8, 64}) {
        auto const t = facts({m, n}, address);
        EXPECT_EQ(address % (std::uintptr_t{1} << t.align_log2), 0u);
        EXPECT_EQ(m % (i64{1} << t.extent_log2[0]), 0);
        EXPECT_EQ(n % (i64{1} << t.extent_log2[1]), 0);
        EXPECT_EQ(n % (i64{1} << t.stride_log2[0]), 0);
        EXPECT_FALSE(t.unit_stride[0]);
        EXPECT_TRUE(t.unit_stride[1]);
      }
  EXPECT_EQ(facts({64, 64}, 4096).align_log2, 4);  // 16 bytes: what TMA asks for
  EXPECT_EQ(facts({64, 64}, 4096).stride_log2[0], 6);
}
TEST(specialisation, generic_code_knows_nothing) {
  tw::ir::parameter const p[1]{output({4, 4})};
  tw::ir::function f;
  f.params = p;
  f.param_count = 1;
  auto const a = in_memory<float>({64, 64}, 4096);
  auto const s = tw::launch::specialise(f, {&a, 1}, grid({4, 4}, {64, 64}), {.generic = true}, 90);
  EXPECT_EQ(s.tensors[0], tw::lower::tensor_facts{});
}
TEST(specialisation, knows_when_no_tile_hangs_over_the_edge) {
  tw::ir::parameter const p[1]{output({0, 12})};
  tw::ir::function f;
  f.params = p;
  f.param_count = 1;
  auto const columns = [&](i64 n) {
    auto const a = in_memory<float>({2, n}, 4096);
    return int{tw::launch::specialise(f, {&a, 1}, grid({0, 12}, {2, n}), {}, 90).tensors[0].extent_log2[1]};
  };
  EXPECT_EQ(columns(4096), 12);
  EXPECT_EQ(columns(3 * 4096), 12);
  EXPECT_EQ(columns(2048), 8);  // one tile, which hangs over
  EXPECT_EQ(columns(4096 + 256), 8);
  EXPECT_EQ(columns(4095), 0);
  EXPECT_EQ(columns(std::int64_t{1} << 20), 12);  // more is of no use
}

// ---- elements far away. The memory is reserved, and only the pages that are used exist.

class reserved {
 public:
  explicit reserved(std::size_t bytes) : bytes_(bytes) {
    void* const p = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    data_ = p == MAP_FAILED ? nullptr : p;
  }
  ~reserved() { munmap(data_, bytes_); }
  reserved(reserved const&) = delete;
  template <class T>
  T* as() const {
    return static_cast<T*>(data_);
  }

 private:
  void* data_;
  std::size_t bytes_;
};

// Copies tiles of x from a given one on.
template <class T>
constexpr auto window = tw::kernel<"window">(
  []<int B>(tw::block b, tw::out_tile<T, B> y, tw::in<T, 1> x, tw::scalar<int> first) {
    b.require(first >= 0);
    b.require(first <= 100000000);
    y.store(x.tiles(tw::shape<B>).load(first + y.index(0)));
  });
template <class T>
constexpr auto row_window = tw::kernel<"row_window">(
  []<int B>(tw::block b, tw::out_tile<T, 1, B> y, tw::in<T, 2> x, tw::scalar<int> first) {
    b.require(first >= 0);
    b.require(first <= 100000000);
    y.store(x.tiles(tw::shape<1, B>).load(first + y.index(0), y.index(1)));
  });

template <class T>
void read_far_away(i64 n) {
  reserved const memory(static_cast<std::size_t>(n) * sizeof(T));
  T* const data = memory.as<T>();
  ASSERT_NE(data, nullptr);
  i64 const tile = (n - 1) / 64;  // the last one, which hangs over the end
  i64 const from = (tile - 1) * 64;
  for (i64 i = from; i < n; ++i) data[i] = static_cast<T>(1 + (i - from) % 100);
  auto const x = tw::unsafe::wrap_shared<T, 1>(data, {{n}}, tw::device::cpu());
  auto const y = tw::to_host(
    window<T>(tw::uninit<T, 1>({128}).template tiles<64>(shape<64>), x, static_cast<int>(tile - 1)).sync());
  for (i64 i = 0; i < 128; ++i)
    ASSERT_EQ(y[static_cast<std::size_t>(i)], from + i < n ? static_cast<T>(1 + i % 100) : T(0)) << i;
  // One tile further is an error: before the launch, or by a check in the kernel, since with extents this wide the sum
  // of two 32-bit numbers might wrap.
  try {
    (void)window<T>(tw::uninit<T, 1>({128}).template tiles<64>(shape<64>), x, static_cast<int>(tile)).sync();
    FAIL() << "not refused";
  } catch (tw::error const& e) {
    std::string const last = std::to_string(tile + 1), count = std::to_string(tile + 1);
    if (n * static_cast<i64>(sizeof(T)) <= limit)
      EXPECT_THAT(e.what(), HasSubstr("kernel 'window' loads tiles " + std::to_string(tile) + " to " + last +
                                      " along axis 0 of argument 2, which has " + count));
    else
      EXPECT_THAT(e.what(),
                  HasSubstr("asked for tile " + last + " along axis 0 of argument 2, which has " + count + " tiles"));
  }
}
TEST(far_away, more_than_31_bits_of_bytes) { read_far_away<float>((i64{1} << 29) + 77); }
TEST(far_away, more_than_31_bits_of_elements) { read_far_away<std::int8_t>((i64{1} << 31) + 77); }
TEST(far_away, more_than_32_bits_of_elements) { read_far_away<std::int8_t>((i64{1} << 32) + 33); }
TEST(far_away, just_below_the_limit) { read_far_away<std::int8_t>(limit); }
TEST(far_away, just_above_the_limit) { read_far_away<std::int8_t>(limit + 1); }

TEST(far_away, rows) {
  i64 const rows = 65540, columns = 65537;  // no row but the first begins at a multiple of anything
  reserved const memory(static_cast<std::size_t>(rows * columns));
  auto* const data = memory.as<std::int8_t>();
  ASSERT_NE(data, nullptr);
  for (i64 r = 65536; r < rows; ++r)
    for (i64 c = 0; c < 70; ++c) data[r * columns + c] = static_cast<std::int8_t>(r - 65536 + c);
  auto const x = tw::unsafe::wrap_shared<std::int8_t, 2>(data, {{rows, columns}}, tw::device::cpu());
  auto const y = tw::to_host(
    row_window<std::int8_t>(tw::uninit<std::int8_t, 2>({4, 70}).tiles(shape<1, 32>), x, 65536).sync());
  for (i64 r = 0; r < 4; ++r)
    for (i64 c = 0; c < 70; ++c) ASSERT_EQ(y[static_cast<std::size_t>(r * 70 + c)], r + c);
}

// The statements of a kernel hold for these extents, or not, before any element is read.
TEST(far_away, statements_compare_all_bits) {
  auto const far = [](int i) { return reinterpret_cast<float*>(static_cast<std::uintptr_t>(i) << 44); };
  for (i64 k : {i64{1} << 31, i64{1} << 32, (i64{1} << 32) + 16, i64{1} << 40}) {
    auto c = tw::unsafe::claim_exclusive<float, 2>(far(1), {{16, 16}}, tw::device::cpu());
    auto const a = tw::unsafe::wrap_shared<float, 2>(far(2), {{16, k}}, tw::device::cpu());
    auto const b = tw::unsafe::wrap_shared<float, 2>(far(3), {{k - (i64{1} << 32) > 0 ? k - (i64{1} << 32) : 16, 16}},
                                                     tw::device::cpu());
    try {
      (void)examples::gemm(std::move(c).tiles(shape<16, 16>), a, b, tw::value<16>).sync();
      FAIL() << "not refused";
    } catch (tw::error const& e) {
      EXPECT_THAT(e.what(),
                  HasSubstr("requires extent(1) of argument 2 [" + std::to_string(k) + "] == extent(0) of argument 3"));
    }
  }
}

// Without elements, extents may be anything; the proofs hold up to 2^48.
TEST(far_away, tensors_without_elements_and_with_huge_extents) {
  auto const run = [](i64 m, i64 n) {
    auto const x = tw::zeros<std::int8_t, 2>({{m, n}}).sync();
    return row_window<std::int8_t>(tw::uninit<std::int8_t, 2>({0, 32}).tiles(shape<1, 32>), x, 0).sync();
  };
  static_assert(tw::verify::wide_limit == i64{1} << 48);
  EXPECT_EQ(run(i64{1} << 48, 0).size(), 0);
  for (auto [m, n] : {std::pair<i64, i64>{(i64{1} << 48) + 1, 0}, {INT64_MAX, 0}, {0, i64{1} << 50}}) try {
      (void)run(m, n);
      ADD_FAILURE() << "not refused";
    } catch (tw::error const& e) {
      EXPECT_EQ(e.kind(), tw::error_kind::usage);
      EXPECT_THAT(e.what(), AllOf(HasSubstr("kernel 'row_window': argument 2 has extent"), HasSubstr("at most 2^48")));
    }
}
TEST(far_away, strides_of_tensors_without_elements_do_not_overflow) {
  i64 const extents[] = {0, i64{1} << 40, i64{1} << 40};
  i64 strides[3] = {};
  tw::detail::row_major_strides(extents, strides);
  EXPECT_EQ(strides[2], 1);
  EXPECT_EQ(strides[1], i64{1} << 40);
  EXPECT_EQ((tw::zeros<float, 3>({{0, i64{1} << 40, i64{1} << 40}}).sync().size()), 0);
}

}  // namespace
