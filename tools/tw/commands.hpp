// The commands of `tw`; each returns the process's exit code.
#pragma once
#include <string>

#include <tilewright/version.hpp>

namespace tw::tool {

inline std::string version_text() { return std::string(tw::version()); }

// Prints what was found and chosen. 0 if kernels can run here.
int doctor();

}  // namespace tw::tool
