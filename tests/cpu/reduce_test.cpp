// Reductions and scans with simple and general bodies.
#include <numeric>

#include "cpu/run.hpp"

namespace {

using namespace cpu_test;

using shape = std::vector<std::int64_t>;
struct extent {
  std::int64_t outer = 1, length = 1, inner = 1;
};
extent split(shape const& s, std::size_t dim) {
  extent e;
  for (std::size_t k = 0; k < s.size(); ++k) (k < dim ? e.outer : k == dim ? e.length : e.inner) *= s[k];
  return e;
}

// The body: appends operations to the builder, gives what is yielded, from [x0, y0, x1, y1, ...].
using body = std::function<std::vector<value>(kernel&, std::vector<value> const&)>;

std::vector<value> fold(kernel& k, opcode op, std::vector<value> const& operands, std::vector<element> const& types,
                        shape const& s, std::size_t dim, body const& make, bool reverse = false) {
  shape out = s;
  if (op == opcode::reduce) out.erase(out.begin() + static_cast<std::ptrdiff_t>(dim));
  std::vector<ir::type> results;
  ir::array_attr identities;
  for (element e : types) {
    results.push_back(tile_type(e, out));
    identities.values.push_back({ir::integer_attr{e, 0}});
  }
  std::vector<std::pair<attr, ir::attribute>> attributes{set(attr::dim, static_cast<std::int64_t>(dim)),
                                                         {attr::identities, {identities}}};
  if (op == opcode::scan) attributes.push_back({attr::reverse, {ir::bool_attr{reverse}}});
  auto& o = k.b.add(op, operands, results, attributes, {static_cast<std::int32_t>(operands.size())});
  auto const made = o.results;
  o.regions.resize(1);
  o.regions[0].blocks.resize(1);
  auto* const before = k.b.into(&o.regions[0].blocks[0]);
  std::vector<value> arguments;
  for (element e : types) {
    arguments.push_back(k.b.argument(tile_type(e)));
    arguments.push_back(k.b.argument(tile_type(e)));
  }
  k.b.add(opcode::yield, make(k, arguments), {});
  k.b.into(before);
  return made;
}

std::vector<std::int32_t> tile_of(shape const& s) {
  return s.empty() ? std::vector<std::int32_t>{1} : std::vector<std::int32_t>(s.begin(), s.end());
}

// One operand of type E; expected(values along the axis) gives the result.
template <element E>
void check(opcode op, shape const& s, std::size_t dim, body const& make, std::vector<stored_t<E>> data,
           std::function<stored_t<E>(std::vector<stored_t<E>> const&)> const& expected, bool reverse = false) {
  using t = stored_t<E>;
  SCOPED_TRACE("shape " + testing::PrintToString(s) + ", dim " + std::to_string(dim));
  kernel k;
  value const in = k.pointer(E), out = k.pointer(E);
  value const x = k.load(k.view(in, E, s, tile_of(s)), std::vector<value>(s.size(), k.i32(0)));
  value r = fold(k, op, {x}, {E}, s, dim, make, reverse)[0];
  shape rest = s;
  if (op == opcode::reduce) rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(dim));
  if (rest.empty()) {
    rest = {1};
    r = k.b.make(opcode::reshape, {r}, tile_type(E, {1}));
  }
  k.store(r, k.view(out, E, rest, tile_of(rest)), std::vector<value>(rest.size(), k.i32(0)));
  k.end();
  extent const e = split(s, dim);
  data.resize(static_cast<std::size_t>(e.outer * e.length * e.inner));
  std::vector<t> got(op == opcode::reduce ? static_cast<std::size_t>(e.outer * e.inner) : data.size()), first;
  void *p = data.data(), *q = got.data();
  run_everywhere(
    k, {1}, {&p, &q}, [&] { std::memset(static_cast<void*>(got.data()), 0x11, got.size() * sizeof(t)); },
    [&] {
      for (std::int64_t o = 0; o < e.outer; ++o)
        for (std::int64_t i = 0; i < e.inner; ++i) {
          std::vector<t> line;
          for (std::int64_t l = 0; l < e.length; ++l) {
            std::int64_t const at = reverse ? e.length - 1 - l : l;
            line.push_back(data[static_cast<std::size_t>((o * e.length + at) * e.inner + i)]);
            if (op == opcode::scan) {
              ASSERT_EQ(got[static_cast<std::size_t>((o * e.length + at) * e.inner + i)], expected(line))
                << o << " " << at << " " << i;
            }
          }
          if (op == opcode::reduce) {
            ASSERT_EQ(got[static_cast<std::size_t>(o * e.inner + i)], expected(line)) << o << " " << i;
          }
        }
      if (first.empty()) first = got;
      ASSERT_EQ(got, first) << "depends on the instruction set";
    });
}

body single(opcode op, element e, std::vector<std::pair<attr, ir::attribute>> attributes = {}) {
  return [=](kernel& k, std::vector<value> const& v) {
    return std::vector<value>{k.b.make(op, {v[0], v[1]}, tile_type(e), attributes)};
  };
}

std::vector<std::pair<shape, std::size_t>> const examples{
  {{1024}, 0},  {{1}, 0},        {{2}, 0},        {{64, 32}, 1},   {{64, 32}, 0}, {{1, 4096}, 1},
  {{16, 1}, 1}, {{4, 8, 16}, 0}, {{4, 8, 16}, 1}, {{4, 8, 16}, 2}, {{2, 1, 4}, 1}};

// Small whole numbers: sums are exact in any order.
template <element E>
std::vector<stored_t<E>> whole(int bound) {
  std::mt19937 random(7);
  std::vector<stored_t<E>> v;
  for (int i = 0; i < 4096; ++i) {
    int const n = static_cast<int>(random() % static_cast<unsigned>(2 * bound + 1)) - bound;
    if constexpr (is_float(E)) v.push_back(stored_t<E>(static_cast<float>(n)));
    else v.push_back(static_cast<stored_t<E>>(n));
  }
  return v;
}

TEST(cpu_reduce, sums_products_and_extremes) {
  for (auto const& [s, dim] : examples) {
    check<element::f32>(opcode::reduce, s, dim, single(opcode::addf, element::f32), whole<element::f32>(100),
                        [](auto const& v) { return std::accumulate(v.begin(), v.end(), 0.0F); });
    check<element::f64>(opcode::reduce, s, dim, single(opcode::maxf, element::f64), whole<element::f64>(1000),
                        [](auto const& v) { return *std::max_element(v.begin(), v.end()); });
    check<element::f32>(opcode::reduce, s, dim, single(opcode::minf, element::f32), whole<element::f32>(1000),
                        [](auto const& v) { return *std::min_element(v.begin(), v.end()); });
    check<element::i32>(opcode::reduce, s, dim, single(opcode::muli, element::i32), whole<element::i32>(100),
                        [](auto const& v) { return std::accumulate(v.begin(), v.end(), 1U, std::multiplies<>()); });
    check<element::i8>(opcode::reduce, s, dim, single(opcode::xori, element::i8), whole<element::i8>(100),
                       [](auto const& v) {
                         return static_cast<std::uint8_t>(std::accumulate(v.begin(), v.end(), 0, std::bit_xor<>()));
                       });
    check<element::i64>(opcode::reduce, s, dim, single(opcode::maxi, element::i64, {set(attr::signedness, 1)}),
                        whole<element::i64>(100), [](auto const& v) {
                          return *std::max_element(v.begin(), v.end(), [](auto a, auto b) {
                            return static_cast<std::int64_t>(a) < static_cast<std::int64_t>(b);
                          });
                        });
  }
}

TEST(cpu_reduce, sums_of_16_bit_floats) {
  auto sum = [](auto const& v) {
    using t = std::decay_t<decltype(v[0])>;
    float s = 0;
    for (t x : v) s += static_cast<float>(x);
    return t(s);
  };
  auto bf = whole<element::bf16>(1);
  for (std::size_t i = 0; i < bf.size(); ++i) bf[i] = bf16(i % 64 == 0 ? 1.0F : 0.0F);
  check<element::bf16>(opcode::reduce, {1024}, 0, single(opcode::addf, element::bf16), bf, sum);
  check<element::f16>(opcode::reduce, {8, 64}, 1, single(opcode::addf, element::f16), whole<element::f16>(10), sum);
}

TEST(cpu_reduce, the_error_of_a_long_sum_stays_small) {
  std::vector<float> data(4096);
  std::mt19937 random(9);
  double exact = 0;
  for (auto& f : data) exact += static_cast<double>(f = std::uniform_real_distribution<float>(0, 1)(random));
  kernel k;
  value const in = k.pointer(element::f32), out = k.pointer(element::f32);
  value const x = k.load(k.view(in, element::f32, {4096}, {4096}), {k.i32(0)});
  value const r = fold(k, opcode::reduce, {x}, {element::f32}, {4096}, 0, single(opcode::addf, element::f32))[0];
  k.store(k.b.make(opcode::reshape, {r}, tile_type(element::f32, {1})), k.view(out, element::f32, {1}, {1}),
          {k.i32(0)});
  k.end();
  float got = 0;
  void *p = data.data(), *q = &got;
  run_everywhere(
    k, {1}, {&p, &q}, [&] { got = 0; },
    [&] { ASSERT_NEAR(static_cast<double>(got), exact, exact * 12 * 6e-8); });  // 12 levels
}

// Index and value of the largest element; the smaller index wins ties: two operands, a body of four operations.
TEST(cpu_reduce, argmax) {
  for (auto const& [s, dim] : examples) {
    extent const e = split(s, dim);
    kernel k;
    value const in = k.pointer(element::f32), out = k.pointer(element::i32);
    value const x = k.load(k.view(in, element::f32, s, tile_of(s)), std::vector<value>(s.size(), k.i32(0)));
    shape line(s.size(), 1);
    line[dim] = e.length;
    value const iota = k.b.make(opcode::reshape, {k.b.make(opcode::iota, {}, tile_type(element::i32, {e.length}))},
                                tile_type(element::i32, line));
    value const index = k.b.make(opcode::broadcast, {iota}, tile_type(element::i32, s));
    auto const r = fold(
      k, opcode::reduce, {x, index}, {element::f32, element::i32}, s, dim, [](kernel& kk, std::vector<value> const& v) {
        ir::type const truth = tile_type(element::i1);
        value const larger = kk.b.make(opcode::cmpf, {v[0], v[1]}, truth,
                                       {set(attr::predicate, 4), set(attr::ordering, 1)});
        value const equal = kk.b.make(opcode::cmpf, {v[0], v[1]}, truth,
                                      {set(attr::predicate, 0), set(attr::ordering, 1)});
        value const before = kk.b.make(opcode::cmpi, {v[2], v[3]}, truth,
                                       {set(attr::predicate, 2), set(attr::signedness, 1)});
        value const first = kk.b.make(opcode::ori, {larger, kk.b.make(opcode::andi, {equal, before}, truth)}, truth);
        return std::vector<value>{kk.b.make(opcode::select, {first, v[0], v[1]}, tile_type(element::f32)),
                                  kk.b.make(opcode::select, {first, v[2], v[3]}, tile_type(element::i32))};
      });
    shape const flat{e.outer * e.inner};
    k.store(k.b.make(opcode::reshape, {r[1]}, tile_type(element::i32, flat)),
            k.view(out, element::i32, flat, tile_of(flat)), {k.i32(0)});
    k.end();
    auto data = whole<element::f32>(20);
    data.resize(static_cast<std::size_t>(e.outer * e.length * e.inner));
    std::vector<std::int32_t> got(static_cast<std::size_t>(e.outer * e.inner));
    void *p = data.data(), *q = got.data();
    run_everywhere(
      k, {1}, {&p, &q}, [&] { std::fill(got.begin(), got.end(), -1); },
      [&] {
        for (std::int64_t o = 0; o < e.outer; ++o)
          for (std::int64_t i = 0; i < e.inner; ++i) {
            std::int64_t best = 0;
            auto at = [&](std::int64_t l) { return data[static_cast<std::size_t>((o * e.length + l) * e.inner + i)]; };
            for (std::int64_t l = 1; l < e.length; ++l)
              if (at(l) > at(best)) best = l;
            ASSERT_EQ(got[static_cast<std::size_t>(o * e.inner + i)], best)
              << testing::PrintToString(s) << " dim " << dim;
          }
      });
  }
}

// A branch in the body, and a value captured from outside: the largest magnitude, limited.
TEST(cpu_reduce, bodies_with_branches_and_captured_values) {
  for (auto const& [s, dim] : examples) {
    if (split(s, dim).length == 1) continue;  // the body does not run
    value limit = ir::no_value;
    body const make = [&limit](kernel& k, std::vector<value> const& v) {
      ir::type const f = tile_type(element::f32);
      value const a = k.b.make(opcode::absf, {v[0]}, f), b = k.b.make(opcode::absf, {v[1]}, f);
      value const larger = k.b.make(opcode::cmpf, {a, b}, tile_type(element::i1),
                                    {set(attr::predicate, 4), set(attr::ordering, 1)});
      auto& branch = k.b.add(opcode::if_, {larger}, {f});
      value const r = branch.results[0];
      branch.regions.resize(2);
      for (auto& region : branch.regions) region.blocks.resize(1);
      auto* const before = k.b.into(&branch.regions[0].blocks[0]);
      k.b.add(opcode::yield, {k.b.make(opcode::minf, {a, limit}, f)}, {});
      k.b.into(&branch.regions[1].blocks[0]);
      k.b.add(opcode::yield, {k.b.make(opcode::minf, {b, k.b.constant_float(element::f32, {}, 90)}, f)}, {});
      k.b.into(before);
      return std::vector<value>{r};
    };
    // `limit` has to be made in the entry before the reduction: a scalar sum that is 90.
    kernel k;
    value const in = k.pointer(element::f32), out = k.pointer(element::f32), ninety = k.scalar(element::f32);
    limit = k.b.make(opcode::addf, {ninety, k.b.constant_float(element::f32, {}, 0)}, tile_type(element::f32));
    extent const e = split(s, dim);
    value const x = k.load(k.view(in, element::f32, s, tile_of(s)), std::vector<value>(s.size(), k.i32(0)));
    value const r = fold(k, opcode::reduce, {x}, {element::f32}, s, dim, make)[0];
    shape const flat{e.outer * e.inner};
    k.store(k.b.make(opcode::reshape, {r}, tile_type(element::f32, flat)),
            k.view(out, element::f32, flat, tile_of(flat)), {k.i32(0)});
    k.end();
    auto data = whole<element::f32>(100);
    data.resize(static_cast<std::size_t>(e.outer * e.length * e.inner));
    std::vector<float> got(static_cast<std::size_t>(e.outer * e.inner));
    void *p = data.data(), *q = got.data();
    float bound = 90;
    run_everywhere(
      k, {1}, {&p, &q, &bound}, [&] { std::fill(got.begin(), got.end(), -1.0F); },
      [&] {
        for (std::int64_t o = 0; o < e.outer; ++o)
          for (std::int64_t i = 0; i < e.inner; ++i) {
            float want = 0;
            for (std::int64_t l = 0; l < e.length; ++l)
              want = std::max(
                want, std::min(std::fabs(data[static_cast<std::size_t>((o * e.length + l) * e.inner + i)]), 90.0F));
            ASSERT_EQ(got[static_cast<std::size_t>(o * e.inner + i)], want);
          }
      });
  }
}

TEST(cpu_scan, running_sums_and_extremes) {
  for (auto const& [s, dim] : examples)
    for (bool reverse : {false, true}) {
      check<element::i32>(
        opcode::scan, s, dim, single(opcode::addi, element::i32), whole<element::i32>(100),
        [](auto const& v) { return std::accumulate(v.begin(), v.end(), 0U); }, reverse);
      check<element::f32>(
        opcode::scan, s, dim, single(opcode::addf, element::f32), whole<element::f32>(100),
        [](auto const& v) { return std::accumulate(v.begin(), v.end(), 0.0F); }, reverse);
      check<element::f64>(
        opcode::scan, s, dim, single(opcode::maxf, element::f64), whole<element::f64>(1000),
        [](auto const& v) { return *std::max_element(v.begin(), v.end()); }, reverse);
    }
}

// Temporaries in the body must not be computed in the place of the partial results: |x + y| of the sum, with x used
// first and y last.
TEST(cpu_scan, bodies_with_temporaries) {
  for (auto const& [s, dim] : examples)
    check<element::i32>(
      opcode::scan, s, dim,
      [](kernel& k, std::vector<value> const& v) {
        ir::type const t = tile_type(element::i32);
        value const twice = k.b.make(opcode::muli, {v[0], k.b.constant(element::i32, {}, 2)}, t);
        value const half = k.b.make(opcode::shri, {twice, k.b.constant(element::i32, {}, 1)}, t,
                                    {set(attr::signedness, 1)});
        value const negative = k.b.make(opcode::negi, {v[1]}, t);
        return std::vector<value>{k.b.make(opcode::subi, {half, negative}, t)};
      },
      whole<element::i32>(100), [](auto const& v) { return std::accumulate(v.begin(), v.end(), 0U); });
}

}  // namespace
