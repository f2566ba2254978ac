// Bytecode of a module, as tileiras reads it. Deterministic: equal modules give equal bytes.
#pragma once
#include <cstdint>
#include <vector>

#include <tilewright/ir/module.hpp>

#include "tile_ir/version.hpp"

namespace tw::tile_ir {

struct write_options {
  bool locations = false;  // with a debug section
};

// The oldest version, at least 13.3, that holds everything the module uses.
version lowest_version(ir::module const&);

// The module must be legal (verify.hpp). One that is not, or that needs a newer version, is an internal fault. The name
// of a producer is left out below 13.3, which has no place for it.
std::vector<std::uint8_t> write(ir::module const&, version, write_options = {});

}  // namespace tw::tile_ir
