// Elements of less than a byte, one a byte and several in a byte, the first one lowest.
#include "cpu/steps.hpp"

namespace tw::cpu::steps {

result pack(instruction const& i, context& c) {
  auto const* from = &at<std::uint8_t>(c, i.in[0].at);
  auto* to = &at<std::uint8_t>(c, i.out);
  int const bits = i.flag, count = 8 / bits;
  unsigned const mask = (1U << bits) - 1U;
  for (std::int64_t k = 0; k < i.size; ++k) {
    unsigned byte = 0;
    for (int e = 0; e < count; ++e) byte |= (from[k * count + e] & mask) << (e * bits);
    to[k] = static_cast<std::uint8_t>(byte);
  }
  return next(i);
}

result unpack(instruction const& i, context& c) {
  auto const* from = &at<std::uint8_t>(c, i.in[0].at);
  auto* to = &at<std::uint8_t>(c, i.out);
  int const bits = i.flag, count = 8 / bits;
  unsigned const mask = (1U << bits) - 1U;
  for (std::int64_t k = 0; k < i.size; ++k)
    for (int e = 0; e < count; ++e) to[k * count + e] = static_cast<std::uint8_t>(from[k] >> (e * bits) & mask);
  return next(i);
}

}  // namespace tw::cpu::steps
