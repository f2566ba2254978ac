// Attention and what belongs to it at realistic sizes, against oracles in double precision.
#pragma once
#include <vector>

#include "demo/report.hpp"

namespace demo {

std::vector<row> run_attention();

}  // namespace demo
