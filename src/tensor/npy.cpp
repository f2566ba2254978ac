#include <tilewright/tensor/npy.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#include "tensor/mapped_file.hpp"
#include "tensor/new_file.hpp"
#include "tensor/npy_header.hpp"
#include "tensor/shape_bytes.hpp"

namespace tw {
namespace {

constexpr std::string_view magic = "\x93NUMPY";
constexpr std::size_t version_at = magic.size(), length_at = version_at + 2;
constexpr bool machine_is_big = std::endian::native == std::endian::big;

[[noreturn]] void refuse(std::string const& file, std::size_t offset, std::string const& reason, loc where) {
  throw error(error_kind::usage, where, file + ": byte " + std::to_string(offset) + ": " + reason,
              "pass a whole .npy file, as numpy.save writes it");
}

struct type {
  char kind = 0;
  std::int64_t bytes = 0;
  bool big_endian = false;
};

// NumPy's spelling of a plain type: byte order, kind, and size in bytes (in characters of 4 bytes for U; for M and m
// the unit follows in brackets). Throws npy_error at 0.
type type_of(std::string_view descr) {
  auto const fail = [&](std::string const& why) -> type {
    throw detail::npy_error(0, "the type '" + std::string(descr) + "': " + why);
  };
  std::string_view rest = descr;
  char const order = rest.empty() ? '\0' : rest.front();
  if (order != '<' && order != '>' && order != '|') return fail("does not begin with the byte order, one of < > |");
  rest.remove_prefix(1);
  type t;
  t.kind = rest.empty() ? '\0' : rest.front();
  if (t.kind == 'O') return fail("Python objects, which no tensor holds");
  if (t.kind == '\0' || std::string_view("biufcmMVSU").find(t.kind) == std::string_view::npos) return fail("unknown");
  rest.remove_prefix(1);
  std::int64_t size = 0;
  std::size_t digits = 0;
  for (; digits < rest.size() && rest[digits] >= '0' && rest[digits] <= '9'; ++digits)
    if (__builtin_mul_overflow(size, 10, &size) || __builtin_add_overflow(size, rest[digits] - '0', &size))
      return fail("its size exceeds 2^63 - 1");
  rest.remove_prefix(digits);
  if (digits == 0) return fail("has no size");
  bool const unit = (t.kind == 'M' || t.kind == 'm') && rest.starts_with('[') && rest.ends_with(']');
  if (!rest.empty() && !unit) return fail("unknown");
  if (__builtin_mul_overflow(size, std::int64_t{t.kind == 'U' ? 4 : 1}, &t.bytes))
    return fail("its size exceeds 2^63 - 1");
  if (order == '|' && t.bytes > 1 && t.kind != 'V' && t.kind != 'S') return fail("its byte order is missing");
  t.big_endian = order == '>';
  return t;
}

bool is_small_float(element e) { return e != element::none && is_float(e) && info(e).bytes == 1; }

// "<f4"
std::string descr_of(element e, bool is_unsigned) {
  std::string const size = std::to_string(info(e).bytes), order = info(e).bytes == 1 ? "|" : "<";
  if (e == element::i1) return "|b1";
  if (is_integer(e)) return order + (is_unsigned ? "u" : "i") + size;
  if (e == element::bf16 || is_small_float(e)) return "<V" + size;  // '<' as NumPy puts before the extensions' types
  return order + "f" + size;
}

// Elements whose first axis runs fastest, into row-major order; both axes that run fastest somewhere are cut into short
// pieces, so that neither side leaves the cache at every element. At least two axes.
void to_row_major(std::byte const* from, std::byte* to, std::span<std::int64_t const> shape, std::size_t size) {
  std::size_t const last = shape.size() - 1;
  std::array<std::int64_t, max_tensor_rank> in{}, out{}, index{};
  std::int64_t step = 1;
  for (std::size_t a = 0; a <= last; ++a) {
    in[a] = step;
    step *= shape[a];
  }
  step = 1;
  for (std::size_t a = last + 1; a-- > 0;) {
    out[a] = step;
    step *= shape[a];
  }
  constexpr std::int64_t piece = 32;
  auto const size_of = static_cast<std::int64_t>(size);
  for (;;) {
    std::int64_t at_in = 0, at_out = 0;
    for (std::size_t a = 1; a < last; ++a) {
      at_in += index[a] * in[a];
      at_out += index[a] * out[a];
    }
    for (std::int64_t i0 = 0; i0 < shape[0]; i0 += piece)
      for (std::int64_t j0 = 0; j0 < shape[last]; j0 += piece)
        for (std::int64_t i = i0; i < std::min(i0 + piece, shape[0]); ++i)
          for (std::int64_t j = j0; j < std::min(j0 + piece, shape[last]); ++j)
            std::memcpy(to + (at_out + i * out[0] + j) * size_of, from + (at_in + i + j * in[last]) * size_of, size);
    std::size_t a = last;
    while (a > 1 && ++index[a - 1] == shape[a - 1]) index[--a] = 0;
    if (a <= 1) return;
  }
}

void swap_bytes(std::vector<std::byte>& v, std::size_t size) {
  for (auto at = v.begin(); at != v.end(); at += static_cast<std::ptrdiff_t>(size))
    std::reverse(at, at + static_cast<std::ptrdiff_t>(size));
}

}  // namespace

npy npy::open(std::string const& path, loc where) {
  auto const file = detail::map_file(path, ".npy", where);
  npy n = parse(file->bytes(), path, where);
  n.mapping_ = file;
  return n;
}

npy npy::parse(std::span<std::byte const> bytes, std::string name, loc where) {
  npy n;
  n.path_ = std::move(name);
  auto const byte = [&](std::size_t i) { return std::to_integer<unsigned>(bytes[i]); };
  if (bytes.size() < length_at || std::memcmp(bytes.data(), magic.data(), magic.size()) != 0)
    refuse(n.path_, 0, "does not begin as a .npy file does", where);
  unsigned const major = byte(version_at), minor = byte(version_at + 1);
  if (major < 1 || major > 3 || minor != 0)
    refuse(n.path_, version_at,
           "format version " + std::to_string(major) + "." + std::to_string(minor) + "; known are 1.0, 2.0 and 3.0",
           where);
  std::size_t const length_bytes = major == 1 ? 2 : 4, header_at = length_at + length_bytes;
  if (bytes.size() < header_at) refuse(n.path_, length_at, "the file ends in the header's length", where);
  std::size_t length = 0;
  for (std::size_t i = 0; i < length_bytes; ++i) length |= std::size_t{byte(length_at + i)} << (8 * i);
  if (length > bytes.size() - header_at)
    refuse(n.path_, length_at, "the header length " + std::to_string(length) + " exceeds the file", where);
  n.data_offset_ = header_at + length;
  n.data_ = bytes.subspan(n.data_offset_);
  detail::npy_header h;
  try {
    h = detail::parse_npy_header({reinterpret_cast<char const*>(bytes.data()) + header_at, length}, major < 3);
  } catch (detail::npy_error const& e) { refuse(n.path_, header_at + e.offset, e.what(), where); }
  try {
    auto const t = type_of(h.descr);
    n.kind_ = t.kind;
    n.item_bytes_ = t.bytes;
    n.big_endian_ = t.big_endian;
  } catch (detail::npy_error const& e) { refuse(n.path_, header_at + h.descr_offset, e.what(), where); }
  n.descr_ = std::move(h.descr);
  n.fortran_ = h.fortran_order;
  n.shape_ = std::move(h.shape);
  auto const count = detail::element_count(n.shape_);
  auto const size = count ? detail::byte_count(*count, n.item_bytes_) : std::nullopt;
  if (!size) refuse(n.path_, header_at + h.shape_offset, "the shape needs more than 2^63 - 1 bytes", where);
  if (n.data_.size() < *size)
    refuse(n.path_, bytes.size(),
           "the file ends: the shape needs " + std::to_string(*size) + " bytes, and " + std::to_string(n.data_.size()) +
             " are there",
           where);
  if (n.data_.size() > *size)
    refuse(n.path_, n.data_offset_ + *size, std::to_string(n.data_.size() - *size) + " bytes behind the array", where);
  return n;
}

bool npy::holds(element e, bool is_unsigned) const noexcept {
  if (e == element::none || info(e).bytes != item_bytes_) return false;
  switch (kind_) {
    case 'b': return e == element::i1;
    case 'i': return is_integer(e) && e != element::i1 && !is_unsigned;
    case 'u': return is_integer(e) && e != element::i1 && is_unsigned;
    case 'f': return e == element::f16 || e == element::f32 || e == element::f64 || e == element::e5m2;
    case 'V': return e == element::bf16 || is_small_float(e);
    default: return false;
  }
}

void npy::require(element e, bool is_unsigned, int rank, std::string_view type, loc where) const {
  if (!holds(e, is_unsigned))
    throw error(error_kind::usage, where, path_ + ": holds '" + descr_ + "', not " + std::string(type),
                "load it with the element type of the file");
  if (static_cast<int>(shape_.size()) != rank && !(shape_.empty() && rank == 1))
    throw error(error_kind::usage, where,
                path_ + ": has " + std::to_string(shape_.size()) + " axes, not " + std::to_string(rank),
                "load it with the number of axes of the file");
}

void npy::copy_values(detail::storage const& to, loc where) const {
  if (kind_ == 'b') {
    for (std::size_t i = 0; i < data_.size(); ++i)
      if (std::to_integer<unsigned>(data_[i]) > 1)
        refuse(path_, data_offset_ + i, "a value of type bool is neither 0 nor 1", where);
  }
  // Raw bytes are swapped like numbers: whoever loads them says that they are.
  auto const size = static_cast<std::size_t>(item_bytes_);
  bool const transpose = fortran_ && shape_.size() > 1 && !data_.empty(),
             swap = big_endian_ != machine_is_big && size > 1;
  if (!transpose && !swap) return detail::copy_in(to, data_.data(), data_.size(), where);
  std::vector<std::byte> host(data_.begin(), transpose ? data_.begin() : data_.end());
  if (transpose) {
    host.resize(data_.size());
    to_row_major(data_.data(), host.data(), shape_, size);
  }
  if (swap) swap_bytes(host, size);
  detail::copy_in(to, host.data(), host.size(), where);
}

void detail::write_npy(tensor_ref const& t, bool is_unsigned, std::string const& path, loc where) {
  static_assert(!machine_is_big, "write_npy writes the machine's bytes and calls them little-endian");
  std::string shape;
  for (std::size_t a = 0; a < static_cast<std::size_t>(t.rank); ++a)
    shape += (a == 0 ? "" : ", ") + std::to_string(t.extents[a]);
  if (t.rank == 1) shape += ",";
  std::string header = "{'descr': '" + descr_of(t.elem, is_unsigned) + "', 'fortran_order': False, 'shape': (" + shape +
                       "), }";
  // The elements begin at a multiple of 64; the header ends in a newline.
  std::size_t const before = length_at + 2;
  header.resize((before + header.size() + 1 + 63) / 64 * 64 - before - 1, ' ');
  header += '\n';
  std::string start(magic);
  start += {'\1', '\0', static_cast<char>(header.size() & 0xff), static_cast<char>(header.size() >> 8)};
  start += header;
  new_file file(path, where);
  file.write(std::as_bytes(std::span(start)));
  file.write(t);
  file.publish();
}

}  // namespace tw
