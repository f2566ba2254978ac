// The first layer of a tiny Qwen3 model up to the per-head norms, from a real checkpoint file, against golden tensors.
#pragma once
#include <string>

namespace demo {

// Prints a line for each tensor that is compared. Returns how many are outside of their tolerance.
int check_qwen3_layer(std::string const& folder);

}  // namespace demo
