// Traced kernels as text, for people: an operation a line, regions indented, the user's line at the end.
#pragma once
#include <string>
#include <string_view>

#include <tilewright/ir/function.hpp>

namespace tw::ir {

std::string text(function const&, std::string_view name);

// "inout_tile<f32, 256>", "in<f32, 2>", "scalar<i32>"
std::string text(parameter const&);
// "saxpy.cpp:12"; empty when the operation has no place in the source.
std::string place(function const&, int op);

}  // namespace tw::ir
