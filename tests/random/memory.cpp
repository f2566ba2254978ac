#include "random/memory.hpp"

#include <bit>
#include <cstring>

#include "random/arithmetic.hpp"
#include "random/choices.hpp"

namespace random_kernels {
namespace {

// Numbers on which arithmetic says something: mostly small and short, now and then the ends of the range.
std::uint64_t random_bits(tw::element e, numbers& n) {
  std::uint64_t const r = n.next(), kind = r % 16;
  auto const small = static_cast<std::int64_t>(r >> 8 & 0xf) - 6;
  if (e == tw::element::i1) return r >> 8 & 1;
  if (tw::is_integer(e)) {
    if (kind < 10) return static_cast<std::uint64_t>(small) & mask_of(e);
    if (kind < 13) return (static_cast<std::uint64_t>(small) * 37) & mask_of(e);
    return n.next() & mask_of(e);
  }
  if (kind < 8) return bits_of(e, static_cast<long double>(small));
  if (kind < 13) return bits_of(e, static_cast<long double>(static_cast<std::int64_t>(r >> 16 & 0x3ff) - 512) / 64);
  if (kind < 15) return bits_of(e, static_cast<long double>(static_cast<std::int64_t>(n.next() >> 11)) / 0x1p50L - 2);
  static constexpr double rare[] = {0.0, -0.0, 1e30, -1e-3, 65504, 448, 1e-40, -3e-7};
  std::uint64_t const which = r >> 8 & 0xf;
  if (which < 8) return bits_of(e, rare[which]);
  if (which == 8) return bits_of(e, std::numeric_limits<long double>::quiet_NaN());
  if (which == 9) return bits_of(e, std::numeric_limits<long double>::infinity());
  if (which == 10) return bits_of(e, -std::numeric_limits<long double>::infinity());
  return bits_of(e, static_cast<long double>(small) * spacing(e, 0));  // denormals
}

std::int64_t span_of(tw::ir::parameter const& p, tensor_plan const& t) {
  std::int64_t last = 0;
  for (std::size_t a = 0; a < p.rank; ++a) {
    if (t.extents[a] == 0) return 0;
    last += (t.extents[a] - 1) * t.strides[a];
  }
  return last + 1;
}

}  // namespace

std::size_t first_byte(tw::ir::parameter const& p, tensor_plan const& t) {
  return static_cast<std::size_t>(t.offset) * tw::info(p.elem).bytes;
}
std::size_t buffer_bytes(tw::ir::parameter const& p, tensor_plan const& t) {
  return static_cast<std::size_t>(t.offset + span_of(p, t) + 4) * tw::info(p.elem).bytes;
}
std::int64_t offset_of(tensor_plan const& t, std::vector<std::int64_t> const& index) {
  std::int64_t at = 0;
  for (std::size_t a = 0; a < index.size(); ++a) at += index[a] * t.strides[a];
  return at;
}

std::vector<buffer> initial_buffers(kernel const& k) {
  std::vector<buffer> list;
  for (std::size_t p = 0; p < k.code.params.size(); ++p) {
    tw::ir::parameter const& q = k.code.params[p];
    tensor_plan const& t = k.arguments[p].tensor;
    buffer b;
    if (tw::ir::is_tensor(q.kind)) {
      b.resize(buffer_bytes(q, t));
      numbers n(t.data_seed);
      std::size_t const step = tw::info(q.elem).bytes;
      std::uint64_t const one = tw::is_float(q.elem) ? bits_of(q.elem, 1) : 1;
      for (std::size_t at = 0; at < b.size(); at += step)
        write_element(&b[at], q.elem, t.data_seed == 0 ? one : random_bits(q.elem, n));
    }
    list.push_back(std::move(b));
  }
  return list;
}

std::uint64_t read_element(std::uint8_t const* at, tw::element e) {
  std::uint64_t v = 0;
  std::memcpy(&v, at, tw::info(e).bytes);  // little endian, as all devices are
  return v;
}
void write_element(std::uint8_t* at, tw::element e, std::uint64_t bits) { std::memcpy(at, &bits, tw::info(e).bytes); }

}  // namespace random_kernels
