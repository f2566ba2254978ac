#include <tilewright/async/create.hpp>

#include <algorithm>
#include <cstring>

#include <fmt/format.h>
#include "runtime/memory.hpp"

namespace tw::detail {
namespace {

// Calls f with a value of the C++ type of an element.
template <class F>
void with_type(element e, bool is_unsigned, F&& f) {
  switch (e) {
    case element::i1: f(bool{}); break;
    case element::i8: is_unsigned ? f(std::uint8_t{}) : f(std::int8_t{}); break;
    case element::i16: is_unsigned ? f(std::uint16_t{}) : f(std::int16_t{}); break;
    case element::i32: is_unsigned ? f(std::uint32_t{}) : f(std::int32_t{}); break;
    case element::i64: is_unsigned ? f(std::uint64_t{}) : f(std::int64_t{}); break;
    case element::f16: f(f16{}); break;
    case element::bf16: f(bf16{}); break;
    case element::e4m3: f(e4m3{}); break;
    case element::e5m2: f(e5m2{}); break;
    case element::e8m0: f(e8m0{}); break;
    case element::e5m3: f(e5m3{}); break;
    case element::tf32: f(tf32{}); break;
    case element::f32: f(float{}); break;
    case element::f64: f(double{}); break;
    default: internal_fault("an element type without a C++ type");
  }
}

std::string text_of(void const* data, element e, bool is_unsigned, std::int64_t i) {
  std::string s;
  with_type(e, is_unsigned, [&]<class T>(T) {
    auto const* const at = static_cast<unsigned char const*>(data) + i * static_cast<std::int64_t>(sizeof(T));
    T v{};
    if constexpr (std::is_same_v<T, bool>) v = *at != 0;  // foreign memory may hold any byte
    else std::memcpy(&v, at, sizeof v);
    if constexpr (requires { v.bits; }) s = fmt::format("{:.5g}", static_cast<float>(v));
    else if constexpr (std::is_floating_point_v<T>) s = fmt::format("{:.6g}", v);
    else if constexpr (std::is_same_v<T, bool>) s = v ? "true" : "false";
    else s = fmt::format("{}", static_cast<std::conditional_t<std::is_unsigned_v<T>, std::uint64_t, std::int64_t>>(v));
  });
  return s;
}

constexpr std::int64_t shown_at_each_end = 3;

void append(std::string& out, void const* data, element e, bool is_unsigned, std::span<std::int64_t const> extents,
            std::int64_t first, std::size_t axis) {
  std::int64_t step = 1;
  for (std::size_t a = axis + 1; a < extents.size(); ++a) step *= extents[a];
  out += "[";
  for (std::int64_t i = 0; i < extents[axis]; ++i) {
    if (i > 0) out += axis + 1 < extents.size() ? ",\n" + std::string(axis + 1, ' ') : ", ";
    if (i == shown_at_each_end && extents[axis] > 2 * shown_at_each_end) {
      out += "...";
      i = extents[axis] - shown_at_each_end - 1;
      continue;
    }
    if (axis + 1 < extents.size()) append(out, data, e, is_unsigned, extents, first + i * step, axis + 1);
    else out += text_of(data, e, is_unsigned, first + i);
  }
  out += "]";
}

}  // namespace

// Work for the host at a time: large tensors do not need a second one of their size.
constexpr std::int64_t chunk_bytes = 4 << 20;

void fill_with(storage const& memory, stream_ref s, void const* value, std::size_t size, std::int64_t count,
               loc where) {
  if (count == 0) return;
  auto const* const bytes = static_cast<unsigned char const*>(value);
  if (std::all_of(bytes, bytes + size, [](unsigned char b) { return b == 0; })) {
    runtime::fill_zero(s, memory.data(), memory.where(), memory.bytes(), where);
    synchronize(s, where);
    return;
  }
  std::size_t const total = static_cast<std::size_t>(count) * size;
  std::vector<unsigned char> host(
    std::min<std::size_t>(total, chunk_bytes));  // whole elements: their sizes are powers of two
  for (std::size_t i = 0; i < host.size(); i += size) std::memcpy(host.data() + i, value, size);
  for (std::size_t at = 0; at < total; at += host.size())
    runtime::copy(s, static_cast<char*>(memory.data()) + at, memory.where(), host.data(), device::cpu(),
                  std::min(host.size(), total - at), where);
  synchronize(s, where);
}

void fill_counting(storage const& memory, stream_ref s, element e, bool is_unsigned, std::int64_t count, loc where) {
  with_type(e, is_unsigned, [&]<class T>(T) {
    auto const size = static_cast<std::int64_t>(sizeof(T)), most = chunk_bytes / size;
    std::vector<unsigned char> host(static_cast<std::size_t>(std::min(count, most) * size));
    for (std::int64_t first = 0; first < count; first += most) {
      std::int64_t const n = std::min(count - first, most);
      for (std::int64_t i = 0; i < n; ++i) {
        T const v = static_cast<T>(first + i);
        std::memcpy(host.data() + i * size, &v, sizeof v);
      }
      runtime::copy(s, static_cast<char*>(memory.data()) + first * size, memory.where(), host.data(), device::cpu(),
                    static_cast<std::size_t>(n * size), where);
      synchronize(s, where);  // the next chunk reuses the host's memory
    }
  });
}

void counts_too_far(std::int64_t n, std::string_view type, loc where) {
  throw error(error_kind::usage, where,
              "arange(" + std::to_string(n) + ") of " + std::string(type) + ": " + std::to_string(n - 1) + " is no " +
                std::string(type),
              "choose a wider element type");
}

std::string show_values(void const* data, element e, bool is_unsigned, std::span<std::int64_t const> extents) {
  std::string out;
  append(out, data, e, is_unsigned, extents, 0, 0);
  return out;
}

}  // namespace tw::detail
