// What code is specialised for, as text for logs and reports.
#pragma once
#include <string>

#include "lower/lower.hpp"

namespace tw::lower {

// One line: "32-bit indices; p0: aligned to 16, extents by 256 x 64, strides by 64 x =1; warps 8".
std::string text(ir::function const&, specialisation const&);

}  // namespace tw::lower
