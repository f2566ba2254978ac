// Calls of functions that the program gives.
#include "cpu/steps.hpp"

namespace tw::cpu::steps {

result library_call(instruction const& i, context& c) {
  auto const& plan = *static_cast<library_plan const*>(i.data);
  std::vector<void const*> operands;
  operands.reserve(plan.operands.size());
  for (std::int64_t at : plan.operands) operands.push_back(c.arena + at);
  plan.run(operands.data(), c.arena + i.out);
  return next(i);
}

}  // namespace tw::cpu::steps
