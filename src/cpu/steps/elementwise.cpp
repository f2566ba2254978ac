#include <cfenv>
#include <cstring>

#include "cpu/steps.hpp"

namespace tw::cpu::steps {
namespace {

// Operands that do not move, and 16-bit floats, go through buffers of this many elements, which stay in the first-level
// cache.
constexpr std::int64_t chunk = 512;

void fill(std::byte* to, std::byte const* element, std::int32_t bytes, std::int64_t n) {
  auto put = [&](auto word) {
    std::memcpy(&word, element, sizeof word);
    auto* words = reinterpret_cast<decltype(word)*>(to);
    for (std::int64_t k = 0; k < n; ++k) words[k] = word;
  };
  switch (bytes) {
    case 1: return put(std::uint8_t{});
    case 2: return put(std::uint16_t{});
    case 4: return put(std::uint32_t{});
    default: return put(std::uint64_t{});
  }
}

}  // namespace

result elementwise_dense(instruction const& i, context& c) {
  i.work(c.arena + i.out, c.arena + i.in[0].at, c.arena + i.in[1].at, c.arena + i.in[2].at,
         static_cast<std::size_t>(i.inner));
  return next(i);
}

result elementwise_one(instruction const& i, context& c) {
  i.work(c.arena + i.out, c.arena + i.in[0].at, c.arena + i.in[1].at, c.arena + i.in[2].at, 1);
  return next(i);
}

result elementwise(instruction const& i, context& c) {
  alignas(64) std::byte held[3][chunk * 8];
  alignas(64) std::byte wide[chunk * 4];
  std::byte const* in[3] = {held[0], held[1], held[2]};
  for (std::int64_t o = 0; o < i.outer; ++o) {
    for (int k = 0; k < i.arity; ++k) {
      source const& s = i.in[k];
      if (s.moves || (o > 0 && s.stride == 0)) continue;
      std::byte const* from = c.arena + s.at + o * s.stride;
      std::int64_t const n = i.inner < chunk ? i.inner : chunk;
      if (s.widen != nullptr) {
        float one = 0;
        s.widen(&one, from, nullptr, nullptr, 1);
        fill(held[k], reinterpret_cast<std::byte const*>(&one), 4, n);
      } else {
        fill(held[k], from, s.bytes, n);
      }
    }
    std::byte* out = c.arena + i.out + o * i.inner * i.out_bytes;
    for (std::int64_t first = 0; first < i.inner; first += chunk) {
      std::int64_t const left = i.inner - first;
      auto const n = static_cast<std::size_t>(left < chunk ? left : chunk);
      for (int k = 0; k < i.arity; ++k) {
        source const& s = i.in[k];
        if (!s.moves) continue;
        std::byte const* from = c.arena + s.at + o * s.stride + first * s.bytes;
        if (s.widen != nullptr) s.widen(held[k], from, nullptr, nullptr, n);
        else in[k] = from;
      }
      std::byte* to = out + first * i.out_bytes;
      i.work(i.narrow != nullptr ? wide : to, in[0], in[1], in[2], n);
      if (i.narrow != nullptr) i.narrow(to, wide, nullptr, nullptr, n);
    }
  }
  return next(i);
}

result set_rounding(instruction const& i, context&) {
  switch (static_cast<ir::rounding>(i.flag)) {
    case ir::rounding::zero: std::fesetround(FE_TOWARDZERO); break;
    case ir::rounding::negative_inf: std::fesetround(FE_DOWNWARD); break;
    case ir::rounding::positive_inf: std::fesetround(FE_UPWARD); break;
    default: std::fesetround(FE_TONEAREST); break;
  }
  return next(i);
}

}  // namespace tw::cpu::steps
