// Integer arithmetic of i1, i8, i16, i32 and i64 with both signs, and what undefined cases give.
#include "cpu/elementwise.hpp"

namespace {

using namespace cpu_test;

template <element E> struct of {
  static constexpr element value = E;
};
template <class T> class cpu_integer : public testing::Test {};
using integer_types = testing::Types<of<element::i8>, of<element::i16>, of<element::i32>, of<element::i64>>;
TYPED_TEST_SUITE(cpu_integer, integer_types);

// Expectations are computed in 128 bits on exact values, then reduced.
__extension__ typedef __int128 big;

template <element E, class F>
void check(opcode op, bool is_signed, F f, std::vector<std::pair<attr, ir::attribute>> attributes) {
  using u = stored_t<E>;
  using s = std::make_signed_t<u>;
  for (unsigned seed : {0U, 1U, 3U, 10U, 20U}) {
    auto const x = values_of<u>(2), y = values_of<u>(seed);
    check_op<u>(op, {{E, x.data()}, {E, y.data()}}, E, attributes, [&](std::size_t i) {
      big const a = is_signed ? static_cast<big>(static_cast<s>(x[i])) : static_cast<big>(x[i]);
      big const b = is_signed ? static_cast<big>(static_cast<s>(y[i])) : static_cast<big>(y[i]);
      return static_cast<u>(f(a, b));
    });
  }
}

big floor_div(big a, big b) { return b == 0 ? 0 : a / b - (a % b != 0 && (a < 0) != (b < 0) ? 1 : 0); }
big ceil_div(big a, big b) { return b == 0 ? 0 : a / b + (a % b != 0 && (a < 0) == (b < 0) ? 1 : 0); }

TYPED_TEST(cpu_integer, arithmetic_wraps) {
  constexpr element e = TypeParam::value;
  constexpr int bits = static_cast<int>(sizeof(stored_t<e>)) * 8;
  check<e>(opcode::addi, true, [](big a, big b) { return a + b; }, {});
  check<e>(opcode::subi, true, [](big a, big b) { return a - b; }, {});
  check<e>(opcode::muli, true, [](big a, big b) { return a * b; }, {});
  check<e>(opcode::andi, false, [](big a, big b) { return a & b; }, {});
  check<e>(opcode::ori, false, [](big a, big b) { return a | b; }, {});
  check<e>(opcode::xori, false, [](big a, big b) { return a ^ b; }, {});
  check<e>(opcode::mulhii, false,
           [](big a, big b) {
             __extension__ typedef unsigned __int128 ubig;
             return static_cast<big>((static_cast<ubig>(a) * static_cast<ubig>(b)) >> bits);
           },
           {});
}

TYPED_TEST(cpu_integer, shifts_beyond_the_width_lose_everything) {
  constexpr element e = TypeParam::value;
  constexpr int bits = static_cast<int>(sizeof(stored_t<e>)) * 8;
  using u = stored_t<e>;
  check<e>(opcode::shli, false, [](big a, big b) { return b >= bits ? 0 : a << static_cast<int>(b); }, {});
  check<e>(opcode::shri, false, [](big a, big b) { return b >= bits ? 0 : a >> static_cast<int>(b); },
           {set(attr::signedness, 0)});
  check<e>(opcode::shri, true,
           [](big a, big b) {
             u const n = static_cast<u>(b);
             return n >= bits ? (a < 0 ? -1 : 0) : a >> static_cast<int>(n);
           },
           {set(attr::signedness, 1)});
}

TYPED_TEST(cpu_integer, division_never_traps) {
  constexpr element e = TypeParam::value;
  using r = ir::rounding;
  auto const with = [](int s, r mode) {
    return std::vector<std::pair<attr, ir::attribute>>{set(attr::signedness, s),
                                                       set(attr::rounding_mode, static_cast<int>(mode))};
  };
  auto const truncated = [](big a, big b) { return b == 0 ? 0 : a / b; };
  auto const rest = [](big a, big b) { return b == 0 ? a : a % b; };
  check<e>(opcode::divi, true, truncated, with(1, r::zero));
  check<e>(opcode::divi, true, truncated, {set(attr::signedness, 1)});
  check<e>(opcode::divi, false, truncated, with(0, r::zero));
  check<e>(opcode::divi, true, floor_div, with(1, r::negative_inf));
  check<e>(opcode::divi, true, ceil_div, with(1, r::positive_inf));
  check<e>(opcode::divi, false, ceil_div, with(0, r::positive_inf));
  check<e>(opcode::remi, true, rest, {set(attr::signedness, 1)});
  check<e>(opcode::remi, false, rest, {set(attr::signedness, 0)});
}

TYPED_TEST(cpu_integer, order) {
  constexpr element e = TypeParam::value;
  using u = stored_t<e>;
  using s = std::make_signed_t<u>;
  for (int sg : {0, 1}) {
    check<e>(opcode::maxi, sg != 0, [](big a, big b) { return a > b ? a : b; }, {set(attr::signedness, sg)});
    check<e>(opcode::mini, sg != 0, [](big a, big b) { return a < b ? a : b; }, {set(attr::signedness, sg)});
    for (int predicate = 0; predicate < 6; ++predicate) {
      auto const x = values_of<u>(2), y = values_of<u>(5);
      check_op<std::uint8_t>(opcode::cmpi, {{e, x.data()}, {e, y.data()}}, element::i1,
                             {set(attr::predicate, predicate), set(attr::signedness, sg)},
                             [&](std::size_t i) -> std::uint8_t {
                               big const a = sg != 0 ? static_cast<big>(static_cast<s>(x[i])) : static_cast<big>(x[i]);
                               big const b = sg != 0 ? static_cast<big>(static_cast<s>(y[i])) : static_cast<big>(y[i]);
                               bool const r[] = {a == b, a != b, a<b, a <= b, a> b, a >= b};
                               return r[predicate];
                             });
    }
  }
}

TYPED_TEST(cpu_integer, sign) {
  constexpr element e = TypeParam::value;
  using u = stored_t<e>;
  auto const x = values_of<u>(2);
  check_op<u>(opcode::negi, {{e, x.data()}}, e, {},
              [&](std::size_t i) { return static_cast<u>(-static_cast<big>(x[i])); });
  check_op<u>(opcode::absi, {{e, x.data()}}, e, {}, [&](std::size_t i) {
    auto const v = static_cast<big>(static_cast<std::make_signed_t<u>>(x[i]));
    return static_cast<u>(v < 0 ? -v : v);
  });
}

// A bit is 0 or 1 unsigned, 0 or -1 signed; results keep their lowest bit.
TEST(cpu_bits, arithmetic_of_one_bit) {
  std::vector<std::uint8_t> x(elements), y(elements);
  for (std::size_t i = 0; i < elements; ++i) x[i] = i & 1, y[i] = (i >> 1) & 1;
  auto check_bits = [&](opcode op, int sg, auto f, std::vector<std::pair<attr, ir::attribute>> attributes) {
    check_op<std::uint8_t>(op, {{element::i1, x.data()}, {element::i1, y.data()}}, element::i1, std::move(attributes),
                           [&](std::size_t i) {
                             int const a = sg != 0 ? -x[i] : x[i], b = sg != 0 ? -y[i] : y[i];
                             return static_cast<std::uint8_t>(static_cast<unsigned>(f(a, b)) & 1U);
                           });
  };
  check_bits(opcode::addi, 0, [](int a, int b) { return a + b; }, {});
  check_bits(opcode::subi, 0, [](int a, int b) { return a - b; }, {});
  check_bits(opcode::muli, 0, [](int a, int b) { return a * b; }, {});
  check_bits(opcode::andi, 0, [](int a, int b) { return a & b; }, {});
  check_bits(opcode::ori, 0, [](int a, int b) { return a | b; }, {});
  check_bits(opcode::xori, 0, [](int a, int b) { return a ^ b; }, {});
  for (int sg : {0, 1}) {
    check_bits(opcode::maxi, sg, [](int a, int b) { return std::max(a, b); }, {set(attr::signedness, sg)});
    check_bits(opcode::mini, sg, [](int a, int b) { return std::min(a, b); }, {set(attr::signedness, sg)});
    check_bits(opcode::divi, sg, [](int a, int b) { return b == 0 ? 0 : a / b; }, {set(attr::signedness, sg)});
    check_bits(opcode::cmpi, sg, [](int a, int b) { return a == b; },
               {set(attr::signedness, sg), set(attr::predicate, 0)});
    check_bits(opcode::cmpi, sg, [](int a, int b) { return a < b; },
               {set(attr::signedness, sg), set(attr::predicate, 2)});
    check_bits(opcode::cmpi, sg, [](int a, int b) { return a >= b; },
               {set(attr::signedness, sg), set(attr::predicate, 5)});
  }
}

}  // namespace
