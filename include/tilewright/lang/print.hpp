// What b.print and b.assert_ write down: the text in the form of printf, and its values in the types that printf knows.
#pragma once
#include <tilewright/lang/extent.hpp>
#include <tilewright/lang/math.hpp>

namespace tw::lang {

inline constexpr int longest_text = 1000;  // characters
inline constexpr int most_printed_elements = 1024;  // of one value: each becomes code of its own

// A text, and where the user wrote it.
struct text_at {
  char const* text;
  loc l;
  constexpr text_at(char const* s, loc at = loc::current()) : text(s), l(at) {}
};

// A value that is printed: its number in the trace, and how printf has to take it.
struct printed {
  enum class as : std::uint8_t { signed_, unsigned_, number };
  int id = -1;
  as kind = as::number;
  bool wide = false;  // an integer of 64 bits
};

template <class T>
using printed_type = std::conditional_t<
  float_element<T>, std::conditional_t<std::same_as<T, double>, double, float>,
  std::conditional_t<
    sizeof(T) == 8, T,
    std::conditional_t<std::unsigned_integral<T> && !std::same_as<T, bool>, std::uint32_t, std::int32_t>>>;

template <class T, int... D>
constexpr printed as_printed(ir::builder* b, tile<T, D...> const& x, loc const& l) {
  constexpr bool small = (1 * ... * D) <= most_printed_elements;
  static_assert(small,
                "tilewright: b.print takes tiles of at most 1024 elements; print a sum of it, or a smaller tile");
  using P = printed_type<T>;
  tile<T, D...> const traced(b, x.in(b, l));
  printed p;
  p.id = small ? cast<P>(traced, l).id : traced.id;
  if constexpr (std::integral<P>) p.kind = std::is_signed_v<P> ? printed::as::signed_ : printed::as::unsigned_;
  p.wide = sizeof(P) == 8;
  return p;
}
template <class X>
constexpr printed to_print(ir::builder* b, X const& x, loc const& l) {
  constexpr bool known = tile_like<X> || std::same_as<X, extent> || std::is_arithmetic_v<X>;
  static_assert(known, "tilewright: b.print takes tiles, extents and numbers");
  if constexpr (tile_like<X>) return as_printed(b, static_cast<as_tile_t<X> const&>(x), l);
  else if constexpr (std::same_as<X, extent>) return as_printed(b, static_cast<tile<std::int64_t>>(x), l);
  else if constexpr (std::floating_point<X>) return as_printed(b, tile<double>(x), l);
  else if constexpr (std::same_as<X, bool>) return as_printed(b, tile<bool>(x), l);
  else if constexpr (std::signed_integral<X>) return as_printed(b, tile<std::int64_t>(x), l);
  else if constexpr (std::unsigned_integral<X>) return as_printed(b, tile<std::uint64_t>(x), l);
  else return {};
}

// From the text with {} to that of printf:
//   {}   d or u for integers, g for floats
//   {:FLAGS WIDTH .PRECISION TYPE}   flags + - space # 0; at most two digits each; d x X o for integers, e E f F g G for floats
//   {{ }}   braces
class printf_text {
 public:
  constexpr printf_text(char const* text, printed const* values, int count) : at_(text), values_(values), left_(count) {
    while (*at_ && good_) step();
    good_ = good_ && left_ == 0;
  }
  constexpr bool good() const { return good_; }
  constexpr ir::sequence<char> const& text() const { return out_; }

 private:
  static constexpr bool among(char c, char const* set) {
    for (; *set; ++set)
      if (*set == c) return true;
    return false;
  }
  constexpr bool take(char c) {
    if (*at_ != c) return false;
    ++at_;
    return true;
  }
  constexpr void step() {
    char const c = *at_++;
    if (c == '{' && !take('{')) {
      value();
    } else if (c == '}' && !take('}')) {
      good_ = false;
    } else {
      if (c == '%') out_.push_back('%');
      out_.push_back(c);
    }
  }
  constexpr void digits() {
    for (int n = 0; n < 2 && *at_ >= '0' && *at_ <= '9'; ++n) out_.push_back(*at_++);
  }
  constexpr void value() {
    if (left_ == 0) {
      good_ = false;
      return;
    }
    printed const& v = *values_++;
    --left_;
    bool const number = v.kind == printed::as::number;
    char type = number ? 'g' : v.kind == printed::as::signed_ ? 'd' : 'u';
    out_.push_back('%');
    if (take(':')) {
      while (*at_ && among(*at_, "+- #0")) out_.push_back(*at_++);
      digits();
      if (number && take('.')) {
        out_.push_back('.');
        digits();
      }
      if (*at_ && among(*at_, number ? "eEfFgG" : "xXo")) type = *at_++;
      else if (!number && *at_ == 'd') ++at_;
    }
    if (!number && v.wide) {
      out_.push_back('l');
      out_.push_back('l');
    }
    out_.push_back(type);
    good_ = take('}');
  }

  ir::sequence<char> out_;
  char const* at_;
  printed const* values_;
  int left_;
  bool good_ = true;
};

template <class X>
concept condition = requires { requires std::same_as<typename as_tile_t<X>::value_type, bool>; };

constexpr int length_of(char const* s) {
  int n = 0;
  while (n <= longest_text && s[n]) ++n;
  return n;
}

}  // namespace tw::lang
