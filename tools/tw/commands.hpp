// The commands of `tw`; each returns the process's exit code.
#pragma once
#include <string>
#include <vector>

#include <tilewright/version.hpp>

namespace tw::tool {

inline std::string version_text() { return std::string(tw::version()); }

// Prints what was found and chosen. 0 if kernels can run here.
int doctor();

// Prints a Tile IR bytecode file as `tileirdisasm` does (with locations: as its -g; with preview: as its --preview=simt); `-` is the standard input. 1 with a line on the error stream
// when it cannot be read (`error: FILE: reason`) or is refused (`error: offset N: reason`).
int disasm(std::string const& file, bool locations, bool preview);

struct compile_options {
  std::string program, kernel;  // kernel: a name, an id or its beginning; empty: all
  std::string arch = "sm_90";
  std::vector<std::string> emit{"all"};  // report, ir, tile, bytecode, cubin, all
  std::string folder;  // where the forms are kept; empty: texts are printed only
  bool list = false, facts = true, wide = false, lines = false, no_tma = false, unchecked = false;
  int warps = 0, occupancy = 0, ctas = 0, latency = 0;
};
// Shows what becomes of a program's kernels. 1 with a line on the error stream when the program or the kernel is none, or
// when some form could not be made.
int compile(compile_options const&);

// Prints every operation of Tile IR: how kernels write it, where its meaning stands, whether tests run it on the CPU and, where there is one, on a GPU. With only_missing: what
// lacks what, and 1 if anything does.
int ops(bool only_missing);

}  // namespace tw::tool
