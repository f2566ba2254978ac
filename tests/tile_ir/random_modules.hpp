// Random legal modules that use every operation, type and attribute of the format.
#pragma once
#include <cstdint>
#include <vector>

#include <tilewright/ir/module.hpp>
#include <tilewright/ir/opcode.hpp>

namespace tw::test {

// `kernels` entries of random operations, nested to a small depth. Equal seeds give equal modules on all machines.
// Operations that the verifier does not take are left out.
ir::module random_module(std::uint32_t seed, int kernels);

// A module with one entry of an operation (one without regions, no terminator) with random attributes behind the ones that make its operands, and a return.
// With `damage`, half of them have operands or results of some other type.
ir::module random_operation(ir::opcode, std::uint32_t seed, bool damage);
// Those that have one.
std::vector<ir::opcode> plain_operations();

}  // namespace tw::test
