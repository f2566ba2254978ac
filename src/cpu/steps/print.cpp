#include <cstdio>
#include <cstring>
#include <string>

#include <tilewright/types/float8.hpp>
#include <tilewright/types/scale.hpp>
#include "cpu/failures.hpp"
#include "cpu/steps.hpp"

namespace tw::cpu::steps {
namespace {

double as_double(element e, std::byte const* p) {
  auto word = [p](auto w) {
    std::memcpy(&w, p, sizeof w);
    return w;
  };
  switch (e) {
    case element::f16: return static_cast<double>(static_cast<float>(f16::from_bits(word(std::uint16_t{}))));
    case element::bf16: return static_cast<double>(static_cast<float>(bf16::from_bits(word(std::uint16_t{}))));
    case element::e4m3: return static_cast<double>(e4m3::from_bits(word(std::uint8_t{})));
    case element::e5m2: return static_cast<double>(e5m2::from_bits(word(std::uint8_t{})));
    case element::e8m0: return static_cast<double>(e8m0::from_bits(word(std::uint8_t{})));
    case element::e5m3: return static_cast<double>(e5m3::from_bits(word(std::uint8_t{})));
    case element::e2m1: return static_cast<double>(e2m1::from_bits(word(std::uint8_t{})));
    case element::f64: return word(double{});
    default: return static_cast<double>(word(float{}));
  }
}

long long as_integer(element e, std::byte const* p, bool is_unsigned) {
  auto word = [p, is_unsigned](auto w) {
    std::memcpy(&w, p, sizeof w);
    if (is_unsigned) return static_cast<long long>(static_cast<std::make_unsigned_t<decltype(w)>>(w));
    return static_cast<long long>(w);
  };
  switch (e) {
    case element::i1:
    case element::i8: return word(std::int8_t{});
    case element::i16: return word(std::int16_t{});
    case element::i32: return word(std::int32_t{});
    default: return word(std::int64_t{});
  }
}

// `text` is a printf conversion without a length; its last character says how the argument is read. The plan's maker
// has checked it.
std::string one(print_piece const& piece, std::byte const* p) {
  char const kind = piece.text.back();
  std::string format = piece.text;
  char buffer[512];
  int n = 0;
#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
#endif
  if (std::strchr("eEfFgGaA", kind) != nullptr) {
    n = std::snprintf(
      buffer, sizeof buffer, format.c_str(),
      is_float(piece.elem) ? as_double(piece.elem, p) : static_cast<double>(as_integer(piece.elem, p, false)));
  } else if (kind == 'p') {
    void* q = nullptr;
    std::memcpy(static_cast<void*>(&q), p, sizeof q);
    n = std::snprintf(buffer, sizeof buffer, format.c_str(), q);
  } else {
    bool const is_unsigned = kind != 'd' && kind != 'i' && kind != 'c';
    long long const v = is_float(piece.elem) ? static_cast<long long>(as_double(piece.elem, p))
                                             : as_integer(piece.elem, p, is_unsigned);
    if (kind == 'c') return std::string(1, static_cast<char>(v));
    format.insert(format.size() - 1, "ll");
    n = std::snprintf(buffer, sizeof buffer, format.c_str(), v);
  }
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif
  return std::string(buffer, n < 0                                         ? 0U
                             : static_cast<std::size_t>(n) < sizeof buffer ? static_cast<std::size_t>(n)
                                                                           : sizeof buffer - 1);
}

// A tile is written as nested lists.
std::byte const* list(std::string& text, print_piece const& piece, std::size_t axis, std::byte const* p) {
  if (axis == piece.shape.size()) {
    text += one(piece, p);
    return p + info(piece.elem).bytes;
  }
  text += '[';
  for (std::int64_t k = 0; k < piece.shape[axis]; ++k) {
    if (k > 0) text += ", ";
    p = list(text, piece, axis + 1, p);
  }
  text += ']';
  return p;
}

}  // namespace

result print(instruction const& i, context& c) {
  std::string text;
  for (auto const& piece : static_cast<print_plan const*>(i.data)->pieces) {
    if (piece.elem == element::none) text += piece.text;
    else list(text, piece, 0, c.arena + piece.at);
  }
  std::fwrite(text.data(), 1, text.size(), stdout);  // one call: blocks do not mix their lines
  return next(i);
}

result check(instruction const& i, context& c) {
  auto const& a = *static_cast<assertion const*>(i.data);
  for (std::int64_t k = 0; k < i.size; ++k) {
    if (at<std::uint8_t>(c, i.in[0].at + k) != 0) continue;
    std::string text = "assertion failed in block (" + std::to_string(c.id[0]) + ", " + std::to_string(c.id[1]) + ", " +
                       std::to_string(c.id[2]) + ")" + (i.size > 1 ? ", element " + std::to_string(k) : std::string{}) +
                       a.where + ": " + a.text;
    std::string const line = text + "\n";
    std::fwrite(line.data(), 1, line.size(), stdout);
    c.failed->add(std::move(text));
  }
  return next(i);
}

}  // namespace tw::cpu::steps
