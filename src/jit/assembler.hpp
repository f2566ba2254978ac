// Tile IR bytecode in, machine code out: one run of tileiras, with everything that can go wrong told apart.
#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "jit/toolchain.hpp"

namespace tw::jit {

struct assemble_options {
  int sm = 0;          // 90 for sm_90
  int opt_level = 3;   // 0 to 3
  bool lineinfo = false;
  int timeout_s = 0;   // 0: TW_ASSEMBLER_TIMEOUT, else 300; large tiles take a minute
  bool remarks = false;  // what it says about tensor cores, TMA and hints; does not change the code
  std::string kernel = {};  // the entry that must be in the result

  // The part that decides the machine code, for cache keys.
  std::string text() const;
};

// The cubin: whole, for exactly this architecture, with the kernel in it. Throws error(compile) with how the assembler
// ended, the first lines that it printed, and the file where the bytecode was kept (in TW_DUMP_DIR, else a private folder
// among the temporary files). `said`, if not null, gets what the assembler printed: warnings, then the remarks.
std::vector<std::uint8_t> assemble(assembler const&, std::span<const std::uint8_t> bytecode, assemble_options const&,
                                   loc, std::string* said = nullptr);

}  // namespace tw::jit
