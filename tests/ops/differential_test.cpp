// Every operation's case on the CPU and on a GPU.
#include <gtest/gtest.h>

#include "gpu/compare.hpp"
#include "ops/compare.hpp"

namespace ops_test {

std::vector<op_case>& cases() {
  static std::vector<op_case> list;
  return list;
}

namespace {

std::vector<op_case> executed() {
  std::vector<op_case> list;
  for (op_case const& c : cases())
    if (c.not_executed == nullptr && c.never_on_gpu == nullptr && c.sm <= 90) list.push_back(c);
  return list;
}

class on_both : public testing::TestWithParam<op_case> {};

TEST_P(on_both, gives_the_same) {
  op_case const& c = GetParam();
  auto const there = c.run(gpu_test::gpu());
  if (!gpu_test::preparing()) compare(there, c.run(tw::device::cpu()), c.ulps, c.name);
}

INSTANTIATE_TEST_SUITE_P(op, on_both, testing::ValuesIn(executed()),
                         [](auto const& p) { return std::string(p.param.name).substr(3); });

}  // namespace
}  // namespace ops_test
