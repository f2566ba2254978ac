// The library's version. CMake reads the three numbers from this file.
#pragma once

#include <string_view>

namespace tw {

inline constexpr int version_major = 0;
inline constexpr int version_minor = 1;
inline constexpr int version_patch = 0;

/// The version of the linked library as "major.minor.patch". It can differ from the three constants above, which are
/// those of the headers, when headers and library come from different installations.
std::string_view version() noexcept;

}  // namespace tw
