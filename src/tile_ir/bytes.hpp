// Primitive encodings of the bytecode (format reference, 1.1): a growing buffer and a cursor over a file.
#pragma once
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tw::tile_ir {

inline constexpr std::uint8_t padding_byte = 0xCB;

class byte_writer {
 public:
  void u8(std::uint8_t b) { bytes_.push_back(b); }
  void varint(std::uint64_t v) {
    for (; v > 0x7F; v >>= 7) u8(static_cast<std::uint8_t>((v & 0x7F) | 0x80));
    u8(static_cast<std::uint8_t>(v));
  }
  void varint(std::signed_integral auto v) { varint(static_cast<std::uint64_t>(v)); }
  // Zig-zag of the 64-bit pattern.
  void svarint(std::uint64_t v) { varint((v << 1) ^ ((v >> 63) != 0 ? ~std::uint64_t{0} : 0)); }
  void fixed(std::unsigned_integral auto v) {
    for (std::size_t i = 0; i < sizeof v; ++i) u8(static_cast<std::uint8_t>((v >> (8 * i)) & 0xFF));
  }
  void raw(std::span<const std::uint8_t> b) { bytes_.insert(bytes_.end(), b.begin(), b.end()); }
  void raw(std::string_view s) { bytes_.insert(bytes_.end(), s.begin(), s.end()); }
  void pad(std::size_t alignment) {
    while (bytes_.size() % alignment != 0) u8(padding_byte);
  }

  std::size_t size() const { return bytes_.size(); }
  std::vector<std::uint8_t> const& bytes() const { return bytes_; }
  std::vector<std::uint8_t> take() { return std::move(bytes_); }

 private:
  std::vector<std::uint8_t> bytes_;
};

// Refuses the file: throws `refusal` (refusal.hpp) with an absolute offset.
[[noreturn]] void refuse(std::size_t offset, std::string const& what);

// A cursor over a part of a file. `base` is the part's absolute offset, used in errors only.
class byte_reader {
 public:
  byte_reader() = default;
  byte_reader(std::span<const std::uint8_t> bytes, std::size_t base) : bytes_(bytes), base_(base) {}

  std::size_t offset() const { return base_ + at_; }
  std::size_t position() const { return at_; }
  std::size_t remaining() const { return bytes_.size() - at_; }
  bool done() const { return remaining() == 0; }

  std::uint8_t u8(char const* what);
  std::uint64_t varint(char const* what);
  std::uint64_t svarint(char const* what) {
    std::uint64_t const u = varint(what);
    return (u >> 1) ^ (~(u & 1) + 1);
  }
  template <std::unsigned_integral T>
  T fixed(char const* what) {
    auto const part = take(sizeof(T), what);
    T v = 0;
    for (std::size_t i = 0; i < sizeof(T); ++i) v = static_cast<T>(v | static_cast<T>(T{part[i]} << (8 * i)));
    return v;
  }
  std::span<const std::uint8_t> take(std::size_t n, char const* what);
  // A count of things that take at least `least` bytes each: refused if they cannot fit, so nothing huge is allocated.
  std::size_t count(char const* what, std::size_t least = 1);
  void pad(std::size_t alignment);  // relative to the start of this part, as the format wants
  byte_reader part(std::size_t n, char const* what) {
    std::size_t const where = offset();
    return {take(n, what), where};
  }
  [[noreturn]] void fail(std::string const& what) const { refuse(offset(), what); }

 private:
  std::span<const std::uint8_t> bytes_;
  std::size_t base_ = 0, at_ = 0;
};

}  // namespace tw::tile_ir
