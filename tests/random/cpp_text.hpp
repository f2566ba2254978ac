// A random kernel as C++: the lambda whose trace has the same canonical form.
#pragma once
#include <string>

#include "random/kernel.hpp"

namespace random_kernels {

// constexpr auto NAME = [](tw::block b, ...) {...};
// Throws std::logic_error for operations that have no spelling.
std::string cpp_text(kernel const&, std::string const& name);
// The types of its arguments for tw::launch::traced, separated by commas.
std::string cpp_arguments(kernel const&);

}  // namespace random_kernels
