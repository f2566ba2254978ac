// What a function that combines two elements may do: arithmetic on scalars, and branches.
#pragma once
#include <tilewright/verify/ranges.hpp>

namespace tw::verify {

// Operations that give a value and do nothing else, wherever they run and whatever their operands.
constexpr bool is_arithmetic(opcode c) {
  switch (c) {
    case opcode::absf:
    case opcode::absi:
    case opcode::addf:
    case opcode::addi:
    case opcode::andi:
    case opcode::atan2:
    case opcode::bitcast:
    case opcode::ceil:
    case opcode::cmpf:
    case opcode::cmpi:
    case opcode::constant:
    case opcode::cos:
    case opcode::cosh:
    case opcode::divf:
    case opcode::divi:  // as for tiles: nothing is checked
    case opcode::exp:
    case opcode::exp2:
    case opcode::exti:
    case opcode::floor:
    case opcode::fma:
    case opcode::fpowf:
    case opcode::fpowi:
    case opcode::ftof:
    case opcode::ftoi:
    case opcode::itof:
    case opcode::log:
    case opcode::log2:
    case opcode::maxf:
    case opcode::maxi:
    case opcode::minf:
    case opcode::mini:
    case opcode::mulf:
    case opcode::mulhii:
    case opcode::muli:
    case opcode::negf:
    case opcode::negi:
    case opcode::ori:
    case opcode::remf:
    case opcode::remi:
    case opcode::rsqrt:
    case opcode::select:
    case opcode::shli:
    case opcode::shri:
    case opcode::sin:
    case opcode::sinh:
    case opcode::sqrt:
    case opcode::subf:
    case opcode::subi:
    case opcode::tan:
    case opcode::tanh:
    case opcode::trunci:
    case opcode::xori: return true;
    default: return false;
  }
}

// The reduction or scan in whose region operation i stands, or -1.
constexpr int combiner_around(ir::function const& f, regions const& r, int i) {
  int at = r.opener[i];
  while (at >= 0 && !ir::is_combiner(f[at].code)) at = r.opener[at];
  return at;
}

// Regions in it are branches: what opens another one is refused itself.
constexpr bool may_combine(ir::op const& o) {
  switch (o.code) {
    case opcode::argument:
    case opcode::branch:
    case opcode::otherwise:
    case opcode::end:
    case opcode::result: return true;
    default: return is_arithmetic(o.code) && o.rank == 0;
  }
}

// The first operation that no reduction or scan may contain, or -1.
constexpr int foreign_to_combiners(ir::function const& f, regions const& r) {
  for (int i = 0; i < f.op_count; ++i)
    if (combiner_around(f, r, i) >= 0 && !may_combine(f[i])) return i;
  return -1;
}

}  // namespace tw::verify
