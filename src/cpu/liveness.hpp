// How long each value of an entry is needed. Operations are numbered in the order in which the compiler visits them: an
// operation, then the operations of its regions, then (when it has regions) its end.
#pragma once
#include <cstdint>
#include <vector>

#include <tilewright/ir/module.hpp>

namespace tw::cpu {

struct liveness {
  // Position of the last use. A use in a loop of a value from outside lasts until the loop ends. -1: never used.
  std::vector<std::int64_t> last_use;
  std::vector<std::vector<ir::value>> dying;  // by position
};

liveness find_liveness(ir::entry const&);

}  // namespace tw::cpu
