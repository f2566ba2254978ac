#include "launch/dependent.hpp"

#include <string>

#include <tilewright/ir/op_table.hpp>
#include <tilewright/verify/combiners.hpp>

namespace tw::launch {
namespace {

using ir::opcode;

// What neither reads nor writes memory, nor reports to the host. All else is taken to do so.
bool touches_nothing(opcode c) {
  switch (c) {
    case opcode::param:
    case opcode::extent:
    case opcode::block_index:
    case opcode::tiled_view:
    case opcode::tile_count:
    case opcode::list_begin:
    case opcode::list_end:
    case opcode::list_step:
    case opcode::require:
    case opcode::gdc_launch_dependents_tko: return true;
    default: return verify::is_arithmetic(c);
  }
}

[[noreturn]] void refuse(kernel_record const& k, std::string const& why, loc where) {
  throw error(error_kind::usage, where,
              "kernel '" + std::string(k.name) +
                "' was to start before the kernel before it on the stream has ended (.dependent_launch), but " + why,
              "call tw::unsafe::wait_for_previous_grid at the top of the kernel, or leave out .dependent_launch");
}

}  // namespace

// Operations are in the order of the statements; values stand before their first use. The first operation that opens a
// region stands before all that is in it.
void check_dependent(kernel_record const& k, loc where) {
  for (int i = 0; i < k.code.op_count; ++i) {
    opcode const c = k.code[i].code;
    if (c == opcode::gdc_wait_tko) return;
    if (touches_nothing(c)) continue;
    ir::source const& s = k.code.sources[i];
    refuse(k,
           "it does not wait for that one first: '" + std::string(ir::row(c).name) + "' at " +
             ir::file_name(k.code, s) + ":" + std::to_string(s.line) + " comes before the wait, or there is none",
           where);
  }
  refuse(k, "it never waits for that one", where);
}

}  // namespace tw::launch
