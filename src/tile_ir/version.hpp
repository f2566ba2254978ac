// Versions of the bytecode: 13.1 to 13.5.
#pragma once
#include <compare>
#include <string>

namespace tw::tile_ir {

struct version {
  int minor = 3;  // of major version 13
  auto operator<=>(version const&) const = default;
};

inline constexpr version oldest_version{1};
inline constexpr version newest_version{5};

inline std::string text(version v) { return "13." + std::to_string(v.minor); }

}  // namespace tw::tile_ir
