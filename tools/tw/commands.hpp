// The commands of `tw`; each returns the process's exit code.
#pragma once
#include <string>

#include <tilewright/version.hpp>

namespace tw::tool {

inline std::string version_text() { return std::string(tw::version()); }

// Prints what was found and chosen. 0 if kernels can run here.
int doctor();

// Prints a Tile IR bytecode file as `tileirdisasm` does (with locations: as its -g; with preview: as its --preview=simt); `-` is the standard input. 1 with a line on the error stream
// when it cannot be read (`error: FILE: reason`) or is refused (`error: offset N: reason`).
int disasm(std::string const& file, bool locations, bool preview);

}  // namespace tw::tool
