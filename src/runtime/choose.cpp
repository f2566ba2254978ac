#include "runtime/choose.hpp"

#include <charconv>

#include <fmt/format.h>

namespace tw::runtime {

namespace {

[[noreturn]] void refuse_wish(std::string_view wish, loc where) {
  throw error(error_kind::usage, where, fmt::format("TW_DEVICE is '{}', which names no device", wish),
              "set it to cpu, cuda or cuda:N (a GPU's number), or unset it");
}

// The N of "cuda:N"; 0 for "cuda".
int wished_ordinal(std::string_view wish, loc where) {
  constexpr std::string_view prefix = "cuda";
  if (wish.substr(0, prefix.size()) != prefix) refuse_wish(wish, where);
  std::string_view rest = wish.substr(prefix.size());
  if (rest.empty()) return 0;
  int ordinal = -1;
  const auto [end, problem] = std::from_chars(rest.data() + 1, rest.data() + rest.size(), ordinal);
  if (rest[0] != ':' || problem != std::errc() || end != rest.data() + rest.size() || ordinal < 0)
    refuse_wish(wish, where);
  return ordinal;
}

}  // namespace

choice choose_device(std::string_view wish, cuda::driver const& (*driver)(), loc where) {
  if (wish == "cpu") return {device_kind::cpu, 0, "TW_DEVICE=cpu"};
  if (!wish.empty()) {
    const int ordinal = wished_ordinal(wish, where);
    try {
      driver().require(ordinal, where);
    } catch (error const& e) {
      throw error(e.kind(), where, fmt::format("TW_DEVICE asks for {}. {}", wish, e.cause()), std::string(e.remedy()));
    }
    return {device_kind::cuda, ordinal, fmt::format("TW_DEVICE={}", wish)};
  }
  cuda::driver const& d = driver();
  if (!d.usable()) return {device_kind::cpu, 0, fmt::format("no GPU: {}", d.why_unusable())};
  for (cuda::gpu const& g : d.gpus()) {
    if (g.usable()) return {device_kind::cuda, g.ordinal, "the first usable GPU"};
  }
  cuda::gpu const& first = d.gpus().front();
  return {device_kind::cpu, 0, fmt::format("no usable GPU: GPU 0 ({}): {}", first.name, first.why_unusable)};
}

}  // namespace tw::runtime
