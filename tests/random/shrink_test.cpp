// Failing kernels become small: with predicates that stand for a fault, so that the result is known.
#include <algorithm>

#include <gtest/gtest.h>

#include "random/cpp_text.hpp"
#include "random/generator.hpp"
#include "random/runner.hpp"
#include "random/shrink.hpp"

namespace {

using namespace random_kernels;

bool has(kernel const& k, opcode c) {
  return std::any_of(k.code.ops.begin(), k.code.ops.end(), [&](auto const& o) { return o.code == c; });
}

// A kernel that runs and has an operation of this kind, whatever else it has.
kernel first_with(opcode c, std::uint64_t seed) {
  for (;; ++seed) {
    kernel k = make_kernel(seed);
    if (k.traced && has(k, c) && k.code.ops.size() > 60 && run_on_cpu(k).what == fate::agreed) return k;
  }
}

// The first kernel of which the predicate says that it fails.
template <class Fails>
first_failing first_that(Fails const& fails) {
  return [&fails](std::vector<kernel> const& kernels) {
    auto const at = std::find_if(kernels.begin(), kernels.end(), fails);
    return at == kernels.end() ? -1 : static_cast<int>(at - kernels.begin());
  };
}

TEST(shrinking, leaves_little_around_the_operation_that_fails) {
  for (opcode c : {opcode::remf, opcode::permute, opcode::view_gather, opcode::break_if, opcode::mmai, opcode::scan,
                   opcode::insert}) {
    kernel const k = first_with(c, 1);
    auto const fails = [&](kernel const& x) { return has(x, c) && run_on_cpu(x).what == fate::agreed; };
    for (int width : {1, 8}) {  // asked about one at a time, and about some
      kernel const small = shrink(k, first_that(fails), 3000 * width, width);
      EXPECT_TRUE(fails(small));
      EXPECT_LE(small.code.ops.size(), 24u) << tw::ir::row(c).name << "\n" << text(small);
      EXPECT_LT(small.code.ops.size() * 3, k.code.ops.size());
      // It need not store anything where all outputs may be read.
      EXPECT_NE(cpp_text(small, "smallest").find("smallest = [](tw::block b"), std::string::npos);
    }
  }
}

TEST(shrinking, what_does_not_fail_when_smaller_stays) {
  kernel const k = first_with(opcode::remf, 100);
  std::string const before = text(k);
  auto const same = [&](kernel const& x) { return text(x) == before; };
  EXPECT_EQ(text(shrink(k, first_that(same), 500)), before);
}

TEST(shrinking, edits_keep_kernels_legal) {
  int legal = 0, all = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    kernel const k = make_kernel(seed);
    for (int i = 0; i < static_cast<int>(k.code.ops.size()); ++i)
      for (auto what : {edit::kind::to_zero, edit::kind::to_operand, edit::kind::drop, edit::kind::keep_else}) {
        kernel const e = edited(k, {what, i, 0});
        ++all;
        if (!e.traced) continue;
        ++legal;
        verdict const v = run_on_cpu(e);
        ASSERT_TRUE(v.what != fate::differs && v.what != fate::broken && v.what != fate::unsound)
          << "seed " << seed << " operation " << i << ": " << v.why << "\n"
          << text(e);
      }
  }
  EXPECT_GT(legal, all / 5);
}

}  // namespace
