#include <tilewright/version.hpp>

namespace tw {

// TILEWRIGHT_VERSION comes from CMake, which took it from version.hpp.
std::string_view version() noexcept { return TILEWRIGHT_VERSION; }

}  // namespace tw
