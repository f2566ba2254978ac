// Warnings of the library to the person who runs the program: one line each on standard error, each text once a process.
#pragma once
#include <string>

namespace tw::jit {

void warn(std::string const& text) noexcept;

}  // namespace tw::jit
