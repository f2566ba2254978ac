// Matrix products of every element type and many shapes, alone and in a loop over k.
#include "cpu/run.hpp"

namespace {

using namespace cpu_test;

template <class T>
T small(std::mt19937& random, int bound) {
  int const n = static_cast<int>(random() % static_cast<unsigned>(2 * bound + 1)) - bound;
  if constexpr (requires(T t) { t.bits; }) return T(static_cast<float>(n));
  else return static_cast<T>(n);
}
template <class T>
double number(T v) {
  if constexpr (requires { v.bits; }) return static_cast<double>(static_cast<float>(v));
  else return static_cast<double>(v);
}

// Whole numbers so small that every order of exact sums gives the same: results must be exact.
template <element In, element Acc>
void check(std::int64_t batch, std::int64_t m, std::int64_t n, std::int64_t p) {
  using t = stored_t<In>;
  using r = stored_t<Acc>;
  SCOPED_TRACE(std::string(info(In).name) + ": " + std::to_string(batch) + " of " + std::to_string(m) + " x " +
               std::to_string(n) + " x " + std::to_string(p));
  auto dims = [batch](std::int64_t a, std::int64_t b) {
    return batch > 0 ? std::vector<std::int64_t>{batch, a, b} : std::vector<std::int64_t>{a, b};
  };
  auto tile = [](std::vector<std::int64_t> const& s) { return std::vector<std::int32_t>(s.begin(), s.end()); };
  kernel k;
  value const a = k.pointer(In), b = k.pointer(In), c = k.pointer(Acc), out = k.pointer(Acc);
  std::vector<value> const index(batch > 0 ? 3 : 2, k.i32(0));
  auto load = [&](value base, element e, std::vector<std::int64_t> const& s) {
    return k.load(k.view(base, e, s, tile(s)), index);
  };
  value const ta = load(a, In, dims(m, p)), tb = load(b, In, dims(p, n)), tc = load(c, Acc, dims(m, n));
  std::vector<std::pair<attr, ir::attribute>> attributes;
  if (In == element::i8) attributes = {set(attr::signedness_lhs, 1), set(attr::signedness_rhs, 0)};
  ir::type const result = tile_type(Acc, dims(m, n));
  value const once = k.b.make(In == element::i8 ? opcode::mmai : opcode::mmaf, {ta, tb, tc}, result, attributes);
  // `tc` is needed again: the product may not have been added to it in place.
  value const twice = In == element::i8 ? k.b.make(opcode::addi, {once, tc}, result)
                                        : k.b.make(opcode::addf, {once, tc}, result);
  k.store(twice, k.view(out, Acc, dims(m, n), tile(dims(m, n))), index);
  k.end();
  std::int64_t const matrices = std::max<std::int64_t>(batch, 1);
  std::mt19937 random(static_cast<unsigned>(m * 31 + n * 7 + p));
  std::vector<t> da, db;
  std::vector<r> dc, got(static_cast<std::size_t>(matrices * m * n));
  int const bound = In == element::i8 ? 128 : In == element::f16 && Acc == element::f16 ? 2 : 8;
  for (std::int64_t i = 0; i < matrices * m * p; ++i) da.push_back(small<t>(random, bound));
  for (std::int64_t i = 0; i < matrices * p * n; ++i) db.push_back(small<t>(random, bound));
  for (std::int64_t i = 0; i < matrices * m * n; ++i) dc.push_back(small<r>(random, 50));
  void *pa = da.data(), *pb = db.data(), *pc = dc.data(), *po = got.data();
  run_everywhere(
    k, {1}, {&pa, &pb, &pc, &po}, [&] { std::memset(static_cast<void*>(got.data()), 0x55, got.size() * sizeof(r)); },
    [&] {
      for (std::int64_t q = 0; q < matrices; ++q)
        for (std::int64_t i = 0; i < m; ++i)
          for (std::int64_t j = 0; j < n; ++j) {
            auto const at = static_cast<std::size_t>((q * m + i) * n + j);
            double want = 2 * number(dc[at]);
            if constexpr (In == element::i8) want = 2.0 * static_cast<double>(static_cast<std::int32_t>(dc[at]));
            for (std::int64_t l = 0; l < p; ++l) {
              t const x = da[static_cast<std::size_t>((q * m + i) * p + l)],
                      y = db[static_cast<std::size_t>((q * p + l) * n + j)];
              if constexpr (In == element::i8)
                want += static_cast<double>(static_cast<std::int8_t>(x)) * static_cast<double>(y);
              else want += number(x) * number(y);
            }
            double have = number(got[at]);
            if constexpr (In == element::i8) have = static_cast<double>(static_cast<std::int32_t>(got[at]));
            ASSERT_EQ(have, want) << q << ", " << i << ", " << j;
          }
    });
}

template <element In, element Acc>
void check_shapes() {
  for (std::int64_t m : {1, 2, 4, 8, 16, 64})
    for (std::int64_t n : {1, 2, 4, 8, 16, 32, 64})
      for (std::int64_t p : {1, 2, 16}) check<In, Acc>(0, m, n, p);
  check<In, Acc>(2, 8, 16, 4);
  check<In, Acc>(4, 2, 32, 1);
  check<In, Acc>(0, 32, 128, 64);
}

TEST(cpu_mma, f32) { check_shapes<element::f32, element::f32>(); }
TEST(cpu_mma, f64) { check_shapes<element::f64, element::f64>(); }
TEST(cpu_mma, f16_into_f32) { check_shapes<element::f16, element::f32>(); }
TEST(cpu_mma, f16_into_f16) { check_shapes<element::f16, element::f16>(); }
TEST(cpu_mma, bf16_into_f32) { check_shapes<element::bf16, element::f32>(); }
TEST(cpu_mma, i8_into_i32_with_a_sign_for_each_side) { check_shapes<element::i8, element::i32>(); }

TEST(cpu_mma, integer_sums_wrap) {
  kernel k;
  value const out = k.pointer(element::i32);
  value const a = k.b.constant(element::i8, {16, 16}, -128), b = k.b.constant(element::i8, {16, 16}, 255),
              c = k.b.constant(element::i32, {16, 16}, -2147483648LL);
  value const r = k.b.make(opcode::mmai, {a, b, c}, tile_type(element::i32, {16, 16}),
                           {set(attr::signedness_lhs, 1), set(attr::signedness_rhs, 0)});
  k.store(r, k.view(out, element::i32, {16, 16}, {16, 16}), {k.i32(0), k.i32(0)});
  k.end();
  std::vector<std::int32_t> got(256);
  void* p = got.data();
  run_everywhere(
    k, {1}, {&p}, [&] { std::fill(got.begin(), got.end(), 0); },
    [&] { ASSERT_THAT(got, testing::Each(static_cast<std::int32_t>(2147483648LL - 16 * 128 * 255))); });
}

// c = a b for extents that are no multiples of the tile, zero padded, with a transposed right operand: random floats
// against f64.
TEST(cpu_mma, a_loop_over_k_with_edge_tiles) {
  constexpr std::int64_t m = 75, n = 51, p = 90;
  kernel k;
  value const a = k.pointer(element::f32), b = k.pointer(element::f32), c = k.pointer(element::f32);
  value const va = k.view(a, element::f32, {m, p}, {16, 32}, ir::padding::zero),
              vb = k.view(b, element::f32, {n, p}, {32, 32}, ir::padding::zero),
              vc = k.view(c, element::f32, {m, n}, {16, 32});
  auto const id = k.block_id();
  ir::type const acc_type = tile_type(element::f32, {16, 32});
  auto& loop = k.b.add(opcode::for_,
                       {k.i32(0), k.i32((p + 31) / 32), k.i32(1), k.b.constant_float(element::f32, {16, 32}, 0)},
                       {acc_type}, {}, {1, 1, 1, 1});
  value const sum = loop.results[0];
  loop.regions.resize(1);
  loop.regions[0].blocks.resize(1);
  auto* const before = k.b.into(&loop.regions[0].blocks[0]);
  value const i = k.b.argument(tile_type(element::i32)), acc = k.b.argument(acc_type);
  value const tb = k.b.make(opcode::permute, {k.load(vb, {id[0], i})}, tile_type(element::f32, {32, 32}),
                            {{attr::permutation, {ir::i32_array_attr{{1, 0}}}}});
  k.b.add(opcode::continue_, {k.b.make(opcode::mmaf, {k.load(va, {id[1], i}), tb, acc}, acc_type)}, {});
  k.b.into(before);
  k.store(sum, vc, {id[1], id[0]});
  k.end();
  std::mt19937 random(3);
  std::uniform_real_distribution<float> unit(-1, 1);
  std::vector<float> da(m * p), db(n * p), got(m * n);
  for (auto& f : da) f = unit(random);
  for (auto& f : db) f = unit(random);
  void *pa = da.data(), *pb = db.data(), *pc = got.data();
  run_everywhere(
    k, {(n + 31) / 32, (m + 15) / 16}, {&pa, &pb, &pc}, [&] { std::fill(got.begin(), got.end(), 99.0F); },
    [&] {
      for (std::size_t y = 0; y < m; ++y)
        for (std::size_t x = 0; x < n; ++x) {
          double want = 0, magnitude = 0;
          for (std::size_t l = 0; l < p; ++l) {
            double const q = static_cast<double>(da[y * p + l]) * static_cast<double>(db[x * p + l]);
            want += q;
            magnitude += std::fabs(q);
          }
            // Each of the 2 p roundings is at most half a unit of the last place of the largest partial sum.
          ASSERT_NEAR(static_cast<double>(got[y * n + x]), want, magnitude * 2 * p * 6e-8);
        }
    });
}

}  // namespace
