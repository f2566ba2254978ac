// What the official tools said about each fixture file.
#pragma once
#include <string>
#include <vector>

namespace tw::test {

struct fixture {
  std::string name;
  int sm = 90;              // the target it was assembled for
  int assembler_exit = 0;   // 3: refused as a file, 5: by target checks or the back end
  int disassembler_exit = 0;
};

std::vector<fixture> fixtures();            // tests/data/tile-ir
std::vector<fixture> malformed_fixtures();  // tests/data/tile-ir/malformed

}  // namespace tw::test
