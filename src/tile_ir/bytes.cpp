#include "tile_ir/bytes.hpp"

#include "tile_ir/refusal.hpp"

namespace tw::tile_ir {

void refuse(std::size_t offset, std::string const& what) { throw refusal(offset, what); }

std::uint8_t byte_reader::u8(char const* what) { return take(1, what)[0]; }

std::uint64_t byte_reader::varint(char const* what) {
  std::uint64_t v = 0;
  for (int shift = 0; shift < 64; shift += 7) {
    std::uint8_t const b = u8(what);
    v |= static_cast<std::uint64_t>(b & 0x7F) << shift;
    if ((b & 0x80) == 0) return v;
  }
  fail(std::string("a number longer than 64 bits as ") + what);
}

std::span<const std::uint8_t> byte_reader::take(std::size_t n, char const* what) {
  if (n > remaining())
    fail(std::string("the data ends inside ") + what + " (" + std::to_string(n) + " bytes wanted, " +
         std::to_string(remaining()) + " left)");
  auto const part = bytes_.subspan(at_, n);
  at_ += n;
  return part;
}

std::size_t byte_reader::count(char const* what, std::size_t least) {
  std::size_t const where = offset();
  std::uint64_t const n = varint(what);
  if (n > remaining() / least) refuse(where, std::to_string(n) + " is more than can fit for " + what);
  return static_cast<std::size_t>(n);
}

void byte_reader::pad(std::size_t alignment) {
  while (at_ % alignment != 0) u8("padding");
}

}  // namespace tw::tile_ir
