// A compiled entry.
#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "cpu/instruction.hpp"
#include "cpu/program.hpp"

namespace tw::cpu {

// Bytes that every arena holds before a block runs. Places of fixed data are negative: it lies below position 0.
struct fixed_piece {
  std::int64_t at = 0;
  std::vector<std::byte> bytes;
};

struct parameter_slot {
  std::int64_t at = 0;
  std::int32_t bytes = 0;
  bool truth = false;  // i1: any byte but 0 is 1
};

class program {
 public:
  std::string name;
  std::uint64_t id = 0;            // unlike that of any other program
  std::int64_t fixed_bytes = 0;    // below position 0
  std::int64_t arena_bytes = 0;    // from position 0 on
  std::vector<fixed_piece> fixed;
  std::vector<parameter_slot> parameters;
  std::vector<instruction> code;   // runs from the first one
  std::vector<std::shared_ptr<void const>> owned;  // what instruction::data points to
};

}  // namespace tw::cpu
