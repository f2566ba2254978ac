// Operations that move elements, and broadcast operands in every combination.
#include <numeric>

#include "cpu/run.hpp"

namespace {

using namespace cpu_test;

using shape = std::vector<std::int64_t>;

std::int64_t count(shape const& s) { return std::accumulate(s.begin(), s.end(), std::int64_t{1}, std::multiplies<>()); }

// Coordinates of a flat index, and back.
shape coordinates(std::int64_t i, shape const& s) {
  shape c(s.size());
  for (std::size_t k = s.size(); k-- > 0; i /= s[k]) c[k] = i % s[k];
  return c;
}
std::int64_t flat(shape const& c, shape const& s) {
  std::int64_t i = 0;
  for (std::size_t k = 0; k < s.size(); ++k) i = i * s[k] + c[k];
  return i;
}

template <class T>
std::vector<T> numbers(std::int64_t n, int first = 0) {
  std::vector<T> v(static_cast<std::size_t>(n));
  for (std::size_t i = 0; i < v.size(); ++i) {
    if constexpr (requires { v[i].bits; })
      v[i].bits = static_cast<std::uint16_t>(i * 7 + static_cast<std::size_t>(first));
    else v[i] = static_cast<T>(i * 7 + static_cast<std::size_t>(first));
  }
  return v;
}

// Loads tiles of the given shapes, lets `make` compute one of shape `out`, compares with `expected` at each coordinate.
template <element E, element R = E>
void check(std::vector<shape> const& in, shape const& out,
           std::function<value(kernel&, std::vector<value> const&)> const& make,
           std::function<stored_t<R>(std::vector<std::vector<stored_t<E>>> const&, shape const&)> const& expected) {
  using t = stored_t<E>;
  using r = stored_t<R>;
  kernel k;
  std::vector<value> pointers, loaded;
  std::vector<std::vector<t>> data;
  auto tile_of = [](shape const& s) {
    return s.empty() ? std::vector<std::int32_t>{1} : std::vector<std::int32_t>(s.begin(), s.end());
  };
  auto full = [](shape const& s) { return s.empty() ? shape{1} : s; };
  for (auto const& s : in) {
    pointers.push_back(k.pointer(E));
    data.push_back(numbers<t>(count(s), static_cast<int>(data.size()) * 3 + 1));
  }
  value const result = k.pointer(R);
  for (std::size_t i = 0; i < in.size(); ++i) {
    value v = k.load(k.view(pointers[i], E, full(in[i]), tile_of(in[i])),
                     std::vector<value>(full(in[i]).size(), k.i32(0)));
    if (in[i].empty()) v = k.b.make(opcode::reshape, {v}, tile_type(E));
    loaded.push_back(v);
  }
  value made = make(k, loaded);
  k.store(made, k.view(result, R, out, tile_of(out)), std::vector<value>(out.size(), k.i32(0)));
  k.end();
  std::vector<r> got(static_cast<std::size_t>(count(out)));
  std::vector<void*> addresses, params;
  for (auto& d : data) addresses.push_back(d.data());
  addresses.push_back(got.data());
  for (auto& a : addresses) params.push_back(&a);
  run_everywhere(
    k, {1}, params, [&] { std::memset(static_cast<void*>(got.data()), 0x77, got.size() * sizeof(r)); },
    [&] {
      for (std::int64_t i = 0; i < count(out); ++i) {
        auto const c = coordinates(i, out);
        ASSERT_TRUE(same_bits(got[static_cast<std::size_t>(i)], expected(data, c)))
          << "at " << testing::PrintToString(c) << " of " << testing::PrintToString(out);
      }
    });
}

template <class T> class cpu_shape : public testing::Test {};
template <element E> struct of {
  static constexpr element value = E;
};
using sizes = testing::Types<of<element::i8>, of<element::i16>, of<element::i32>, of<element::i64>>;
TYPED_TEST_SUITE(cpu_shape, sizes);

TYPED_TEST(cpu_shape, permute) {
  constexpr element e = TypeParam::value;
  struct example {
    shape from;
    std::vector<std::int32_t> order;
  };
  for (auto const& x :
       {example{{4, 8}, {1, 0}}, example{{64, 32}, {1, 0}}, example{{2, 4, 8}, {2, 0, 1}},
        example{{2, 4, 8}, {0, 2, 1}}, example{{2, 4, 8}, {1, 0, 2}}, example{{16, 2, 32}, {2, 1, 0}},
        example{{1, 8, 1, 4}, {3, 0, 1, 2}}, example{{1, 8, 4}, {1, 0, 2}}, example{{2, 2, 2, 2}, {3, 1, 0, 2}}}) {
    shape to;
    for (auto a : x.order) to.push_back(x.from[static_cast<std::size_t>(a)]);
    check<e>(
      {x.from}, to,
      [&](kernel& k, auto const& v) {
        return k.b.make(opcode::permute, {v[0]}, tile_type(e, to),
                        {{attr::permutation, {ir::i32_array_attr{x.order}}}});
      },
      [&](auto const& d, shape const& c) {
        shape source(c.size());
        for (std::size_t a = 0; a < c.size(); ++a) source[static_cast<std::size_t>(x.order[a])] = c[a];
        return d[0][static_cast<std::size_t>(flat(source, x.from))];
      });
  }
}

TYPED_TEST(cpu_shape, broadcast_and_materialise) {
  constexpr element e = TypeParam::value;
  struct example {
    shape from, to;
  };
  for (auto const& x :
       {example{{1, 8}, {4, 8}}, example{{4, 1}, {4, 8}}, example{{1, 1}, {4, 8}}, example{{1, 4, 1}, {2, 4, 8}},
        example{{2, 1, 8}, {2, 4, 8}}, example{{1, 4, 8}, {2, 4, 8}}, example{{2, 4, 1}, {2, 4, 512}},
        example{{4, 1, 1}, {4, 2, 2}}, example{{1}, {1024}}, example{{4, 8}, {4, 8}}})
    check<e>(
      {x.from}, x.to, [&](kernel& k, auto const& v) { return k.b.make(opcode::broadcast, {v[0]}, tile_type(e, x.to)); },
      [&](auto const& d, shape c) {
        for (std::size_t a = 0; a < c.size(); ++a) c[a] %= x.from[a];
        return d[0][static_cast<std::size_t>(flat(c, x.from))];
      });
}

// Every pair of forms as the operands of one operation, also nested: (a - b) + b.
TYPED_TEST(cpu_shape, arithmetic_of_broadcast_operands) {
  constexpr element e = TypeParam::value;
  using t = stored_t<e>;
  shape const to{4, 8, 1024};
  std::vector<shape> const forms{{1, 1, 1},    {4, 1, 1},    {4, 8, 1},    {1, 8, 1},
                                 {1, 1, 1024}, {1, 8, 1024}, {4, 1, 1024}, {4, 8, 1024}};
  for (auto const& a : forms)
    for (auto const& b : forms)
      check<e>(
        {a, b}, to,
        [&](kernel& k, auto const& v) {
          ir::type const wide = tile_type(e, to);
          value const x = k.b.make(opcode::broadcast, {v[0]}, wide), y = k.b.make(opcode::broadcast, {v[1]}, wide);
          value const d = k.b.make(opcode::subi, {x, y}, wide);
          return k.b.make(opcode::muli, {d, x}, wide);
        },
        [&](auto const& d, shape const& c) {
          shape p = c, q = c;
          for (std::size_t i = 0; i < c.size(); ++i) p[i] %= a[i], q[i] %= b[i];
          auto const x = static_cast<std::uint64_t>(d[0][static_cast<std::size_t>(flat(p, a))]),
                     y = static_cast<std::uint64_t>(d[1][static_cast<std::size_t>(flat(q, b))]);
          return static_cast<t>((x - y) * x);
        });
}

TYPED_TEST(cpu_shape, cat_extract_insert) {
  constexpr element e = TypeParam::value;
  for (std::size_t dim : {0U, 1U}) {
    shape const part{4, 8};
    shape whole = part;
    whole[dim] *= 2;
    check<e>(
      {part, part}, whole,
      [&](kernel& k, auto const& v) {
        return k.b.make(opcode::cat, {v[0], v[1]}, tile_type(e, whole),
                        {set(attr::dim, static_cast<std::int64_t>(dim))});
      },
      [&](auto const& d, shape c) {
        std::size_t const which = c[dim] >= part[dim] ? 1 : 0;
        c[dim] %= part[dim];
        return d[which][static_cast<std::size_t>(flat(c, part))];
      });
  }
  shape const large{8, 16}, small{2, 4};
  for (std::int64_t i : {0, 1, 3})
    for (std::int64_t j : {0, 2, 3}) {
      check<e>(
        {large}, small,
        [&](kernel& k, auto const& v) {
          return k.b.make(opcode::extract, {v[0], k.i32(i), k.i32(j)}, tile_type(e, small), {}, {1, 2});
        },
        [&](auto const& d, shape const& c) {
          return d[0][static_cast<std::size_t>(flat({i * 2 + c[0], j * 4 + c[1]}, large))];
        });
      check<e>(
        {small, large}, large,
        [&](kernel& k, auto const& v) {
          return k.b.make(opcode::insert, {v[0], v[1], k.i32(i), k.i32(j)}, tile_type(e, large), {}, {1, 1, 2});
        },
        [&](auto const& d, shape const& c) {
          bool const inside = c[0] / 2 == i && c[1] / 4 == j;
          return inside ? d[0][static_cast<std::size_t>(flat({c[0] % 2, c[1] % 4}, small))]
                        : d[1][static_cast<std::size_t>(flat(c, large))];
        });
    }
}

TYPED_TEST(cpu_shape, iota_counts_and_reshape_keeps_the_order) {
  constexpr element e = TypeParam::value;
  using t = stored_t<e>;
  check<e>(
    {}, {4, 64},
    [&](kernel& k, auto const&) {
      return k.b.make(opcode::reshape, {k.b.make(opcode::iota, {}, tile_type(e, {256}))}, tile_type(e, {4, 64}));
    },
    [](auto const&, shape const& c) { return static_cast<t>(c[0] * 64 + c[1]); });
}

TYPED_TEST(cpu_shape, select_by_a_mask_of_indices) {
  constexpr element e = TypeParam::value;
  shape const s{16, 32};  // the lower triangle of a tile, else a constant: a causal mask
  check<e>(
    {s}, s,
    [&](kernel& k, auto const& v) {
      ir::type const index = tile_type(element::i32, s);
      value const rows = k.b.make(
        opcode::broadcast,
        {k.b.make(opcode::reshape, {k.b.make(opcode::iota, {}, tile_type(element::i32, {16}))},
                  tile_type(element::i32, {16, 1}))},
        index);
      value const columns = k.b.make(
        opcode::broadcast,
        {k.b.make(opcode::reshape, {k.b.make(opcode::iota, {}, tile_type(element::i32, {32}))},
                  tile_type(element::i32, {1, 32}))},
        index);
      value const lower = k.b.make(opcode::cmpi, {columns, rows}, tile_type(element::i1, s),
                                   {set(attr::predicate, 3), set(attr::signedness, 1)});
      return k.b.make(opcode::select, {lower, v[0], k.b.constant(e, s, 99)}, tile_type(e, s));
    },
    [&](auto const& d, shape const& c) {
      return c[1] <= c[0] ? d[0][static_cast<std::size_t>(flat(c, s))] : static_cast<stored_t<e>>(99);
    });
}

TEST(cpu_constants, of_every_layout) {
  // not splat: i32, packed bits, 16-bit floats
  check<element::i32>(
    {}, {4},
    [](kernel& k, auto const&) {
      return k.b.make(opcode::constant, {}, tile_type(element::i32, {4}),
                      {{attr::value, {ir::dense_attr{{1, 0, 0, 0, 2, 1, 0, 0, 3, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF}}}}});
    },
    [](auto const&, shape const& c) {
      return std::array<std::uint32_t, 4>{1, 258, 3, ~0U}[static_cast<std::size_t>(c[0])];
    });
  check<element::i1>(
    {}, {16},
    [](kernel& k, auto const&) {
      return k.b.make(opcode::constant, {}, tile_type(element::i1, {16}),
                      {{attr::value, {ir::dense_attr{{0x0D, 0x87}}}}});
    },
    [](auto const&, shape const& c) { return static_cast<std::uint8_t>(0x870DU >> c[0] & 1U); });
  check<element::i1>(
    {}, {2},
    [](kernel& k, auto const&) {
      return k.b.make(opcode::constant, {}, tile_type(element::i1, {2}), {{attr::value, {ir::dense_attr{{0x02}}}}});
    },
    [](auto const&, shape const& c) { return static_cast<std::uint8_t>(c[0]); });
  check<element::i1>(
    {}, {64},
    [](kernel& k, auto const&) {
      return k.b.make(opcode::constant, {}, tile_type(element::i1, {64}), {{attr::value, {ir::dense_attr{{0xFF}}}}});
    },
    [](auto const&, shape const&) { return std::uint8_t{1}; });
  check<element::bf16>(
    {}, {8}, [](kernel& k, auto const&) { return k.b.constant_float(element::bf16, {8}, -2.5); },
    [](auto const&, shape const&) { return bf16(-2.5F); });
}

}  // namespace
