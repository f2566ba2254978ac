#include <tilewright/tensor/tensor.hpp>

#include <algorithm>
#include <limits>
#include <string>

#include "runtime/memory.hpp"

namespace tw {
namespace detail {
namespace {

std::string list(std::span<std::int64_t const> e) {
  std::string s = "[";
  for (std::size_t i = 0; i < e.size(); ++i) s += (i ? ", " : "") + std::to_string(e[i]);
  return s + "]";
}

}  // namespace

std::int64_t checked_count(std::span<std::int64_t const> e, element elem, loc where) {
  std::int64_t n = 1;
  bool overflow = false, zero = false;
  for (std::int64_t x : e) {
    if (x < 0)
      throw error(error_kind::usage, where, "a tensor with extents " + list(e) + ": extents cannot be negative",
                  "pass extents of zero or more");
    zero = zero || x == 0;
    overflow = overflow || __builtin_mul_overflow(n, x, &n);
  }
  if (zero) return 0;
  std::int64_t bytes = 0;
  overflow = overflow || __builtin_mul_overflow(n, std::int64_t{info(elem).bytes}, &bytes);
  if (overflow)
    throw error(error_kind::usage, where, "a tensor with extents " + list(e) + ": its size exceeds 2^63 bytes",
                "pass smaller extents");
  return n;
}

void row_major_strides(std::span<std::int64_t const> e, std::span<std::int64_t> strides) {
  std::int64_t s = 1;
  for (std::size_t i = e.size(); i-- > 0;) {
    strides[i] = s;
    // Only tensors without elements come to products beyond 63 bits, and any stride is right for them.
    if (__builtin_mul_overflow(s, std::max<std::int64_t>(e[i], 1), &s)) s = 1;
  }
}

std::int64_t extent_at(std::span<std::int64_t const> e, int axis, loc where) {
  if (axis >= 0 && static_cast<std::size_t>(axis) < e.size()) return e[static_cast<std::size_t>(axis)];
  throw error(error_kind::usage, where,
              "extent(" + std::to_string(axis) + ") of a tensor with " + std::to_string(e.size()) + " axes",
              "axes count from 0 to " + std::to_string(e.size() - 1));
}

void wrong_rank(int expected, std::size_t given, loc where) {
  throw error(error_kind::usage, where,
              std::to_string(given) + " extents for a tensor with " + std::to_string(expected) + " axes",
              "give one extent for every axis");
}
void bad_slice(std::int64_t lo, std::int64_t hi, std::int64_t extent, loc where) {
  throw error(
    error_kind::usage, where,
    "slice(" + std::to_string(lo) + ", " + std::to_string(hi) + ") of an axis with extent " + std::to_string(extent),
    "pass 0 <= lo <= hi <= extent");
}
void bad_reshape(std::int64_t have, std::int64_t want, bool contiguous, loc where) {
  throw error(error_kind::usage, where,
              contiguous ? "reshape of " + std::to_string(have) + " elements to " + std::to_string(want)
                         : "reshape of a tensor whose rows do not lie one behind the other",
              contiguous ? "pass extents with the same product" : "copy it first");
}
void bad_length(std::size_t given, std::int64_t want, loc where) {
  throw error(error_kind::usage, where,
              std::to_string(given) + " values for a tensor of " + std::to_string(want) + " elements",
              "pass as many values as the product of the extents");
}
void still_shared(int handles, loc where) {
  throw error(error_kind::usage, where,
              "unshare() while " + std::to_string(handles - 1) + " other handles read the tensor",
              "let the other handles go first, or copy the tensor");
}
void never_written(loc where) {
  throw error(error_kind::usage, where, "unshare() of foreign memory that was wrapped to be read only",
              "copy it, or claim it with tw::unsafe::claim_exclusive");
}

void copy_in(storage const& to, void const* from, std::size_t bytes, loc where) {
  if (bytes == 0) return;
  stream_ref const s = default_stream(to.where(), where);
  runtime::copy(s, to.data(), to.where(), from, device::cpu(), bytes, where);
  synchronize(s, where);
}

void copy_out(tensor_ref const& t, void* to, loc where) {
  for (std::size_t a = 0; a < static_cast<std::size_t>(t.rank); ++a)
    if (t.extents[a] == 0) return;  // the product of the others may be beyond all numbers
  // Trailing axes that lie densely are copied in one piece.
  int dense = t.rank;
  std::int64_t run = 1;
  while (dense > 0 && t.strides[static_cast<std::size_t>(dense - 1)] == run) {
    --dense;
    run *= t.extents[static_cast<std::size_t>(dense)];
  }
  std::int64_t pieces = 1;
  for (int a = 0; a < dense; ++a) pieces *= t.extents[static_cast<std::size_t>(a)];
  stream_ref const s = default_stream(t.where, where);
  auto const size = static_cast<std::size_t>(info(t.elem).bytes), bytes = static_cast<std::size_t>(run) * size;
  std::array<std::int64_t, max_tensor_rank> index{};
  for (std::int64_t k = 0; k < pieces; ++k) {
    std::int64_t offset = 0;
    for (std::size_t a = 0; a < static_cast<std::size_t>(dense); ++a) offset += index[a] * t.strides[a];
    runtime::copy(s, static_cast<char*>(to) + static_cast<std::size_t>(k) * bytes, device::cpu(),
                  static_cast<char const*>(t.data) + offset * static_cast<std::int64_t>(size), t.where, bytes, where);
    for (int a = dense - 1; a >= 0; --a) {
      if (++index[static_cast<std::size_t>(a)] < t.extents[static_cast<std::size_t>(a)]) break;
      index[static_cast<std::size_t>(a)] = 0;
    }
  }
  synchronize(s, where);
}

}  // namespace detail

byte_range bytes_of(tensor_ref const& t) {
  std::int64_t low = 0, high = 0;  // offsets of the first and the last element
  for (std::size_t a = 0; a < static_cast<std::size_t>(t.rank); ++a) {
    if (t.extents[a] == 0) return {};
    std::int64_t const reach = (t.extents[a] - 1) * t.strides[a];
    (reach < 0 ? low : high) += reach;
  }
  auto const size = std::int64_t{info(t.elem).bytes};
  auto const base = reinterpret_cast<std::uintptr_t>(t.data);
  return {base + static_cast<std::uintptr_t>(low * size), base + static_cast<std::uintptr_t>((high + 1) * size)};
}

bool may_overlap(tensor_ref const& a, tensor_ref const& b) {
  if (!(a.where == b.where)) return false;
  byte_range const x = bytes_of(a), y = bytes_of(b);
  return x.begin < x.end && y.begin < y.end && x.begin < y.end && y.begin < x.end;
}

}  // namespace tw
