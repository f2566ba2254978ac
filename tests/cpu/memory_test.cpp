// Views with clipped edges, strides, axis maps and padding; pointers with masks; atomics; output and assertions.
#include <numeric>

#include "cpu/run.hpp"

namespace {

using namespace cpu_test;

ir::type const i32_type = tile_type(element::i32);

// A copy kernel through views of rank N with dynamic extents and strides: out tile (i...) = in tile (i...).
// Elements outside the input become padding, which is only visible because the output tensor is larger.
template <element E>
void check_copy(std::vector<std::int64_t> extents, std::vector<std::int64_t> strides, std::vector<std::int32_t> tile,
                std::vector<std::int32_t> dim_map, std::optional<ir::padding> pad, stored_t<E> padded,
                element index_type = element::i32) {
  using t = stored_t<E>;
  std::size_t const rank = extents.size();
  kernel k;
  value const in = k.pointer(E), out = k.pointer(E);
  std::vector<value> dynamic;
  for (std::size_t a = 0; a < 2 * rank; ++a) dynamic.push_back(k.scalar(index_type));
  ir::type const tensor = ir::tensor_view_type(E, std::vector<std::int64_t>(rank, ir::dynamic),
                                               std::vector<std::int64_t>(rank, ir::dynamic));
  std::vector<value> operands{in};
  operands.insert(operands.end(), dynamic.begin(), dynamic.end());
  auto const n = static_cast<std::int32_t>(rank);
  value const v = k.b.make(opcode::make_tensor_view, operands, tensor, {}, {1, n, n});
  ir::type part = ir::partition_view_type(tensor, tile, pad);
  part.dim_map = dim_map;
  value const source = k.b.make(opcode::make_partition_view, {v}, part);
  // Tiles along each axis of the tile; the output holds them whole.
  std::vector<std::int64_t> tiles(rank), out_shape(rank);
  for (std::size_t a = 0; a < rank; ++a) {
    tiles[a] = (extents[static_cast<std::size_t>(dim_map[a])] + tile[a] - 1) / tile[a] +
               1;  // and one row of tiles wholly outside
    out_shape[a] = tiles[a] * tile[a];
  }
  auto const id = k.block_id();
  std::vector<value> const index(id.begin(), id.begin() + static_cast<std::ptrdiff_t>(rank));
  k.store(k.load(source, index), k.view(out, E, out_shape, tile), index);
  k.end();

  std::int64_t span = 1;
  for (std::size_t a = 0; a < rank; ++a) span += (extents[a] - 1) * strides[a];
  std::vector<t> data(static_cast<std::size_t>(span));
  for (std::size_t i = 0; i < data.size(); ++i) {
    if constexpr (requires { data[i].bits; }) data[i].bits = static_cast<std::uint16_t>(i + 1);
    else data[i] = static_cast<t>(i + 1);
  }
  std::int64_t const total = std::accumulate(out_shape.begin(), out_shape.end(), std::int64_t{1}, std::multiplies<>());
  std::vector<t> got(static_cast<std::size_t>(total));
  void *p = data.data(), *q = got.data();
  std::vector<std::int64_t> words(extents);
  words.insert(words.end(), strides.begin(), strides.end());
  std::vector<void*> params{&p, &q};
  for (auto& w : words) params.push_back(&w);  // little-endian: also right as i32
  std::vector<std::int64_t> grid(3, 1);
  for (std::size_t a = 0; a < rank; ++a) grid[a] = tiles[a];
  run_everywhere(
    k, {grid[0], grid[1], grid[2]}, params,
    [&] { std::memset(static_cast<void*>(got.data()), 0x33, got.size() * sizeof(t)); },
    [&] {
      for (std::int64_t i = 0; i < total; ++i) {
        std::int64_t rest = i, address = 0;
        bool inside = true;
        for (std::size_t a = rank; a-- > 0; rest /= out_shape[a]) {
          std::int64_t const c = rest % out_shape[a];
          auto const d = static_cast<std::size_t>(dim_map[a]);
          inside = inside && c < extents[d];
          address += c * strides[d];
        }
        t const want = inside ? data[static_cast<std::size_t>(address)] : padded;
        ASSERT_TRUE(same_bits(got[static_cast<std::size_t>(i)], want)) << "element " << i;
      }
    });
}

TEST(cpu_views, tiles_at_the_edges_are_clipped_and_padded) {
  check_copy<element::f32>({1000}, {1}, {64}, {0}, ir::padding::zero, 0.0F);
  check_copy<element::f32>({64}, {1}, {64}, {0}, ir::padding::zero, 0.0F);
  check_copy<element::f32>({1}, {1}, {64}, {0}, ir::padding::neg_inf, -std::numeric_limits<float>::infinity());
  check_copy<element::i8>({33, 47}, {47, 1}, {8, 16}, {0, 1}, ir::padding::zero, 0);
  check_copy<element::i64>({33, 47}, {50, 1}, {8, 16}, {0, 1}, ir::padding::zero, 0);
  check_copy<element::bf16>({16, 47}, {64, 1}, {16, 16}, {0, 1}, ir::padding::nan, bf16::from_bits(0x7FC0));
  check_copy<element::f16>({5, 7}, {1, 5}, {4, 4}, {0, 1}, ir::padding::pos_inf, f16::from_bits(0x7C00));
  check_copy<element::f64>({40, 21}, {1, 40}, {16, 16}, {0, 1}, ir::padding::neg_zero, -0.0);
  check_copy<element::f32>({40, 21}, {21, 1}, {16, 32}, {1, 0}, ir::padding::nan, std::bit_cast<float>(0x7FC00000U));
  check_copy<element::f32>({6, 10, 9}, {90, 9, 1}, {2, 4, 4}, {0, 1, 2}, ir::padding::zero, 0.0F);
  check_copy<element::i16>({6, 10, 9}, {1, 54, 6}, {4, 2, 8}, {2, 0, 1}, ir::padding::zero, 0, element::i64);
  check_copy<element::i32>({6, 10, 9}, {200, 20, 2}, {2, 4, 4}, {0, 1, 2}, ir::padding::zero, 0);
  check_copy<element::f32>({1, 128}, {128, 1}, {1, 128}, {0, 1}, ir::padding::zero, 0.0F);
}

TEST(cpu_views, stores_leave_everything_outside_alone) {
  kernel k;
  value const out = k.pointer(element::i32);
  value const extent_y = k.scalar(element::i32), extent_x = k.scalar(element::i32);
  ir::type const tensor = ir::tensor_view_type(element::i32, {ir::dynamic, ir::dynamic}, {10, 1});
  value const v = k.b.make(opcode::make_tensor_view, {out, extent_y, extent_x}, tensor, {}, {1, 2, 0});
  value const view = k.b.make(opcode::make_partition_view, {v}, ir::partition_view_type(tensor, {4, 4}));
  auto const id = k.block_id();
  // Negative indices are large unsigned ones: wholly outside.
  value const shifted = k.b.make(opcode::subi, {id[0], k.i32(1)}, i32_type);
  k.store(k.b.constant(element::i32, {4, 4}, 7), view, {id[1], shifted});
  k.end();
  std::vector<std::int32_t> data(100);
  void* p = data.data();
  std::int32_t rows = 5, columns = 6;
  run_everywhere(
    k, {4, 4}, {&p, &rows, &columns}, [&] { std::fill(data.begin(), data.end(), 1); },
    [&] {
      for (int y = 0; y < 10; ++y)
        for (int x = 0; x < 10; ++x)
          ASSERT_EQ(data[static_cast<std::size_t>(10 * y + x)], y < 5 && x < 6 ? 7 : 1) << y << ", " << x;
    });
}

TEST(cpu_views, know_their_shapes) {
  kernel k;
  value const in = k.pointer(element::f32), out = k.pointer(element::i32), n = k.scalar(element::i32);
  ir::type const tensor = ir::tensor_view_type(element::f32, {ir::dynamic, 40}, {40, 1});
  value const v = k.b.make(opcode::make_tensor_view, {in, n}, tensor, {}, {1, 1, 0});
  ir::type part = ir::partition_view_type(tensor, {16, 8});
  part.dim_map = {1, 0};
  value const p = k.b.make(opcode::make_partition_view, {v}, part);
  auto const a = k.b.add(opcode::get_tensor_shape, {v}, {i32_type, i32_type}).results;
  auto const b = k.b.add(opcode::get_index_space_shape, {p}, {i32_type, i32_type}).results;
  value const view = k.view(out, element::i32, {4}, {1});
  int at = 0;
  for (value r : {a[0], a[1], b[0], b[1]})
    k.store(k.b.make(opcode::reshape, {r}, tile_type(element::i32, {1})), view, {k.i32(at++)});
  k.end();
  std::vector<std::int32_t> data(4);
  void *q = nullptr, *r = data.data();
  std::int32_t extent = 33;
  run_everywhere(
    k, {1}, {&q, &r, &extent}, [&] { std::fill(data.begin(), data.end(), 0); },
    [&] { ASSERT_THAT(data, testing::ElementsAre(33, 40, 3, 5)); });
}

TEST(cpu_views, strided_and_gathered) {
  kernel k;
  value const in = k.pointer(element::i32), positions = k.pointer(element::i32), out = k.pointer(element::i32);
  ir::type const tensor = ir::tensor_view_type(element::i32, {10, 8}, {8, 1});
  value const v = k.b.make(opcode::make_tensor_view, {in}, tensor, {}, {1, 0, 0});
  ir::type strided = ir::partition_view_type(tensor, {4, 4}, ir::padding::zero);
  strided.kind = ir::type_kind::strided_view;
  strided.traversal = {3, 1};
  ir::type gathered = ir::partition_view_type(tensor, {4, 4}, ir::padding::zero);
  gathered.kind = ir::type_kind::gather_scatter_view;
  gathered.sparse_dim = 0;
  value const s = k.b.make(opcode::make_strided_view, {v}, strided),
              g = k.b.make(opcode::make_gather_scatter_view, {v}, gathered);
  value const target = k.view(out, element::i32, {8, 4}, {4, 4});
  k.store(k.load(s, {k.i32(3), k.i32(2)}), target, {k.i32(0), k.i32(0)});
  value const rows = k.load(k.view(positions, element::i32, {4}, {4}), {k.i32(0)});
  k.store(k.load(g, {rows, k.i32(4)}), target, {k.i32(1), k.i32(0)});  // positions on both axes
  k.end();
  std::vector<std::int32_t> data(80), list{7, 0, 10, 7}, got(32);
  std::iota(data.begin(), data.end(), 100);
  void *p = data.data(), *q = list.data(), *r = got.data();
  run_everywhere(
    k, {1}, {&p, &q, &r}, [&] { std::fill(got.begin(), got.end(), -1); },
    [&] {
      for (int y = 0; y < 4; ++y)
        for (int x = 0; x < 4; ++x) {
          ASSERT_EQ(got[static_cast<std::size_t>(4 * y + x)], 9 + y < 10 ? 100 + (9 + y) * 8 + 2 + x : 0);
          int const row = list[static_cast<std::size_t>(y)];
          ASSERT_EQ(got[static_cast<std::size_t>(16 + 4 * y + x)], row < 10 ? 100 + row * 8 + 4 + x : 0);
        }
    });
}

TEST(cpu_views, a_loaded_truth_is_0_or_1) {
  kernel k;
  value const in = k.pointer(element::i1), out = k.pointer(element::i32);
  value const x = k.load(k.view(in, element::i1, {8}, {8}), {k.i32(0)});
  k.store(k.b.make(opcode::exti, {x}, tile_type(element::i32, {8}), {set(attr::signedness, 0)}),
          k.view(out, element::i32, {8}, {8}), {k.i32(0)});
  k.end();
  std::vector<std::uint8_t> data{0, 1, 2, 255, 0, 128, 1, 7};
  std::vector<std::int32_t> got(8);
  void *p = data.data(), *q = got.data();
  run_everywhere(k, {1}, {&p, &q}, [] {}, [&] { ASSERT_THAT(got, testing::ElementsAre(0, 1, 1, 1, 0, 1, 1, 1)); });
}

TEST(cpu_parameters, of_every_type) {
  kernel k;
  value const out = k.pointer(element::f64);
  std::vector<value> given;
  element const types[] = {element::i1,  element::i8,   element::i16, element::i32, element::i64,
                           element::f16, element::bf16, element::f32, element::f64};
  for (element e : types) given.push_back(k.scalar(e));
  value const view = k.view(out, element::f64, {9}, {1});
  for (std::size_t i = 0; i < given.size(); ++i) {
    value v = given[i];
    if (is_integer(types[i]))
      v = k.b.make(opcode::itof, {v}, tile_type(element::f64),
                   {set(attr::signedness, types[i] == element::i1 ? 0 : 1), set(attr::rounding_mode, 0)});
    else if (types[i] != element::f64)
      v = k.b.make(opcode::ftof, {v}, tile_type(element::f64), {set(attr::rounding_mode, 0)});
    k.store(k.b.make(opcode::reshape, {v}, tile_type(element::f64, {1})), view, {k.i32(static_cast<int>(i))});
  }
  k.end();
  std::vector<double> got(9);
  void* p = got.data();
  std::uint8_t truth = 1;
  std::int8_t i8 = -8;
  std::int16_t i16 = -1600;
  std::int32_t i32 = -320000;
  std::int64_t i64 = -64;
  f16 h(1.5F);
  bf16 b(-2.5F);
  float f = 0.25F;
  double d = 1e-9;
  run_everywhere(
    k, {1}, {&p, &truth, &i8, &i16, &i32, &i64, &h, &b, &f, &d}, [] {},
    [&] { ASSERT_THAT(got, testing::ElementsAre(1, -8, -1600, -320000, -64, 1.5, -2.5, 0.25, 1e-9)); });
}

// A tile of pointers to elements base + index.
value pointers(kernel& k, value base, element e, value index, std::int64_t n) {
  ir::type const t = ir::pointer_tile_type(e, {n});
  value const wide = k.b.make(opcode::broadcast, {k.b.make(opcode::reshape, {base}, ir::pointer_tile_type(e, {1}))}, t);
  return k.b.make(opcode::offset, {wide, index}, t);
}

TEST(cpu_pointers, loads_and_stores_with_masks) {
  constexpr std::int64_t n = 64;
  kernel k;
  value const in = k.pointer(element::f32), out = k.pointer(element::f32);
  value const i = k.b.make(opcode::iota, {}, tile_type(element::i32, {n}));
  value const back = k.b.make(opcode::subi, {k.b.constant(element::i32, {n}, n - 1), i}, tile_type(element::i32, {n}));
  value const even = k.b.make(
    opcode::cmpi,
    {k.b.make(opcode::andi, {i, k.b.constant(element::i32, {n}, 1)}, tile_type(element::i32, {n})),
     k.b.constant(element::i32, {n}, 0)},
    tile_type(element::i1, {n}), {set(attr::predicate, 0), set(attr::signedness, 1)});
  ir::type const t = tile_type(element::f32, {n});
  value const x = k.b
                    .add(opcode::load_ptr_tko,
                         {pointers(k, in, element::f32, back, n), even, k.b.constant_float(element::f32, {n}, -1.0)},
                         {t, ir::token_type()}, {set(attr::memory_ordering, 0)}, {1, 1, 1, 0})
                    .results[0];
  value const y = k.b
                    .add(opcode::load_ptr_tko, {pointers(k, in, element::f32, i, n)}, {t, ir::token_type()},
                         {set(attr::memory_ordering, 0)}, {1, 0, 0, 0})
                    .results[0];
  value const below_60 = k.b.make(opcode::cmpi, {i, k.b.constant(element::i32, {n}, 60)}, tile_type(element::i1, {n}),
                                  {set(attr::predicate, 2), set(attr::signedness, 1)});
  k.b.add(opcode::store_ptr_tko, {pointers(k, out, element::f32, i, n), k.b.make(opcode::addf, {x, y}, t), below_60},
          {ir::token_type()}, {set(attr::memory_ordering, 0)}, {1, 1, 1, 0});
  k.end();
  std::vector<float> data(n), got(n);
  std::iota(data.begin(), data.end(), 0.0F);
  void *p = data.data(), *q = got.data();
  run_everywhere(
    k, {1}, {&p, &q}, [&] { std::fill(got.begin(), got.end(), 5.0F); },
    [&] {
      for (int j = 0; j < n; ++j)
        ASSERT_EQ(got[static_cast<std::size_t>(j)], j >= 60 ? 5 : j % 2 == 0 ? 63 : j - 1) << j;
    });
}

TEST(cpu_pointers, offsets_are_signed_and_in_elements) {
  for (element e : {element::i8, element::i16, element::i32, element::i64}) {
    kernel k;
    value const middle = k.pointer(element::f64), out = k.pointer(element::f64);
    value const i = k.b.make(opcode::subi, {k.b.make(opcode::iota, {}, tile_type(e, {8})), k.b.constant(e, {8}, 4)},
                             tile_type(e, {8}));
    value const x = k.b
                      .add(opcode::load_ptr_tko, {pointers(k, middle, element::f64, i, 8)},
                           {tile_type(element::f64, {8}), ir::token_type()}, {set(attr::memory_ordering, 0)},
                           {1, 0, 0, 0})
                      .results[0];
    k.store(x, k.view(out, element::f64, {8}, {8}), {k.i32(0)});
    k.end();
    std::vector<double> data{0, 1, 2, 3, 4, 5, 6, 7}, got(8);
    void *p = data.data() + 4, *q = got.data();
    run_everywhere(k, {1}, {&p, &q}, [&] { std::fill(got.begin(), got.end(), -1.0); }, [&] { ASSERT_EQ(got, data); });
  }
}

template <element E>
void check_atomic(ir::atomic_mode mode, std::function<stored_t<E>(stored_t<E>, stored_t<E>)> const& f,
                  stored_t<E> start) {
  using t = stored_t<E>;
  // 40 blocks update the same 16 elements with their number (as the element type), except where masked off.
  constexpr std::int64_t n = 16;
  kernel k;
  value const cells = k.pointer(E);
  value const id = k.block_id()[0];
  value number = id;
  if (E == element::i64) number = k.b.make(opcode::exti, {id}, tile_type(E), {set(attr::signedness, 1)});
  if (is_float(E))
    number = k.b.make(opcode::itof, {id}, tile_type(E), {set(attr::signedness, 1), set(attr::rounding_mode, 0)});
  value const arg = k.b.make(opcode::broadcast, {k.b.make(opcode::reshape, {number}, tile_type(E, {1}))},
                             tile_type(E, {n}));
  value const i = k.b.make(opcode::iota, {}, tile_type(element::i32, {n}));
  value const mask = k.b.make(opcode::cmpi, {i, k.b.constant(element::i32, {n}, 5)}, tile_type(element::i1, {n}),
                              {set(attr::predicate, 1), set(attr::signedness, 1)});
  k.b.add(opcode::atomic_rmw_tko, {pointers(k, cells, E, i, n), arg, mask}, {tile_type(E, {n}), ir::token_type()},
          {set(attr::memory_ordering, 1), set(attr::memory_scope, 1), set(attr::mode, static_cast<int>(mode))},
          {1, 1, 1, 0});
  k.end();
  std::vector<t> data(n);
  void* p = data.data();
  t want = start;
  for (int b = 0; b < 40; ++b)
    want = f(want, [&] {
      if constexpr (requires { start.bits; }) return t(static_cast<float>(b));
      else return static_cast<t>(b);
    }());
  run_everywhere(
    k, {40}, {&p}, [&] { std::fill(data.begin(), data.end(), start); },
    [&] {
      for (std::size_t j = 0; j < n; ++j) ASSERT_TRUE(same_bits(data[j], j == 5 ? start : want)) << j;
    });
}

TEST(cpu_atomics, of_many_blocks_add_up) {
  using m = ir::atomic_mode;
  check_atomic<element::i32>(m::add, [](auto a, auto b) { return a + b; }, 1000U);
  check_atomic<element::i64>(m::add, [](auto a, auto b) { return a + b; }, std::uint64_t{1} << 40);
  check_atomic<element::i32>(m::and_, [](auto a, auto b) { return a & b; }, ~0U);
  check_atomic<element::i32>(m::or_, [](auto a, auto b) { return a | b; }, 64U);
  check_atomic<element::i64>(m::xor_, [](auto a, auto b) { return a ^ b; }, std::uint64_t{5});
  check_atomic<element::i32>(
    m::max, [](auto a, auto b) { return static_cast<std::int32_t>(a) > static_cast<std::int32_t>(b) ? a : b; }, ~0U);
  check_atomic<element::i32>(
    m::min, [](auto a, auto b) { return static_cast<std::int32_t>(a) < static_cast<std::int32_t>(b) ? a : b; }, ~0U);
  check_atomic<element::i32>(m::umax, [](auto a, auto b) { return a > b ? a : b; }, ~0U);
  check_atomic<element::i64>(m::umin, [](auto a, auto b) { return a < b ? a : b; }, ~std::uint64_t{0});
  check_atomic<element::f32>(m::addf, [](auto a, auto b) { return a + b; }, 0.5F);
  check_atomic<element::f64>(m::addf, [](auto a, auto b) { return a + b; }, 0.5);
  check_atomic<element::f16>(
    m::addf, [](f16 a, f16 b) { return f16(static_cast<float>(a) + static_cast<float>(b)); }, f16(1.0F));
  check_atomic<element::bf16>(
    m::addf, [](bf16 a, bf16) { return bf16(static_cast<float>(a)); }, bf16::from_bits(0x7F80));  // infinite
}

TEST(cpu_atomics, the_first_failure_wins_the_status_word) {
  kernel k;
  value const status = k.pointer(element::i64);
  value const id = k.block_id()[0];
  value const code = k.b.make(opcode::addi,
                              {k.b.make(opcode::exti, {id}, tile_type(element::i64), {set(attr::signedness, 1)}),
                               k.b.constant(element::i64, {}, 1)},
                              tile_type(element::i64));
  value const bad = k.b.make(opcode::cmpi, {id, k.i32(30)}, tile_type(element::i1),
                             {set(attr::predicate, 5), set(attr::signedness, 1)});
  auto& branch = k.b.add(opcode::if_, {bad}, {});
  branch.regions.resize(2);
  branch.regions[0].blocks.resize(1);
  auto* const before = k.b.into(&branch.regions[0].blocks[0]);
  k.b.add(opcode::atomic_cas_tko, {status, k.b.constant(element::i64, {}, 0), code},
          {tile_type(element::i64), ir::token_type()}, {set(attr::memory_ordering, 1), set(attr::memory_scope, 1)},
          {1, 1, 1, 0, 0});
  k.b.add(opcode::yield, {}, {});
  k.b.into(before);
  k.end();
  std::int64_t word = 0;
  void* p = &word;
  run_everywhere(
    k, {40}, {&p}, [&] { word = 0; },
    [&] {
      ASSERT_GE(word, 31);
      ASSERT_LE(word, 40);
    });
  run_everywhere(k, {40}, {&p}, [&] { word = 7; }, [&] { ASSERT_EQ(word, 7); });
  run_everywhere(k, {30}, {&p}, [&] { word = 0; }, [&] { ASSERT_EQ(word, 0); });
}

TEST(cpu_output, print_writes_whole_tiles) {
  kernel k;
  value const x = k.b.make(opcode::reshape, {k.b.make(opcode::iota, {}, tile_type(element::i32, {4}))},
                           tile_type(element::i32, {2, 2}));
  k.b.add(opcode::print_tko, {x, k.b.constant_float(element::bf16, {}, 1.5), k.i32(-3)}, {ir::token_type()},
          {{attr::str, {ir::string_attr{"x = %3d, 100 %% of %.2f; %u\n"}}}}, {3, 0});
  k.end();
  environment env;
  env.use(instruction_sets().back(), 1);
  auto const program = cpu::compile(k.module, "k");
  std::fflush(stdout);
  testing::internal::CaptureStdout();
  cpu::run(*program, {1}, {});
  std::fflush(stdout);
  EXPECT_EQ(testing::internal::GetCapturedStdout(), "x = [[  0,   1], [  2,   3]], 100 % of 1.50; 4294967293\n");
}

TEST(cpu_output, a_failed_assertion_is_printed_and_thrown_after_all_blocks_ran) {
  kernel k;
  value const out = k.pointer(element::i32);
  value const id = k.block_id()[0];
  value const fine = k.b.make(opcode::cmpi, {id, k.i32(6)}, tile_type(element::i1),
                              {set(attr::predicate, 1), set(attr::signedness, 1)});
  k.b.add(opcode::assert_, {fine}, {}, {{attr::message, {ir::string_attr{"block six is unlucky"}}}});
  k.store(k.b.constant(element::i32, {1}, 1), k.view(out, element::i32, {8}, {1}), {id});
  k.end();
  std::vector<std::int32_t> data(8);
  void* p = data.data();
  void* params[] = {&p};
  auto const program = cpu::compile(k.module, "k");
  std::fflush(stdout);
  testing::internal::CaptureStdout();
  try {
    cpu::run(*program, {8}, params);
    ADD_FAILURE() << "no exception";
  } catch (error const& e) {
    EXPECT_EQ(e.kind(), error_kind::device);
    EXPECT_THAT(e.what(), testing::HasSubstr("assertion failed in block (6, 0, 0): block six is unlucky"));
  }
  std::fflush(stdout);
  EXPECT_EQ(testing::internal::GetCapturedStdout(), "assertion failed in block (6, 0, 0): block six is unlucky\n");
  EXPECT_THAT(data, testing::Each(1));
  EXPECT_NO_THROW(cpu::run(*program, {6}, params));  // the program and the pool are as good as before
}

}  // namespace
