// How kernels write each operation of Tile IR, and where its meaning stands. `tw ops` and docs/ops.md are made of it.
#pragma once
#include <cstdint>
#include <span>
#include <string_view>

#include <tilewright/ir/opcode.hpp>

namespace tw::ir {

struct op_form {
  opcode code;
  std::string_view written;        // functions and operators of the front end, separated by ", "; of operations that
                                   // lowering makes: what they come from
  std::string_view section;        // heading in docs/semantics.md
  enum class evidence : std::uint8_t {
    runs,       // text, results on the CPU, the same results on a GPU
    text_only,  // no machine of the tests may or can run it: `why`
    replaced    // kernels that write this get other operations: `why`
  } proof = evidence::runs;
  std::string_view why = {};
};

std::span<op_form const> op_forms();
// Null for traced operations and for those that have no form yet.
op_form const* form_of(opcode);

}  // namespace tw::ir
