// Scatters: only along an axis that the block has whole, to outputs that may be read.
#include <gtest/gtest.h>

#include "verify/kit.hpp"

namespace verify_test {
namespace {

using test::list_arg;

template <class Deal, int A>
verify::report along(verify::options opt = {}, bool trap = false) {
  return verified<list_arg<float, Deal, 8, 8>, in_arg<int, 1>>(
    [=](block b, inout_tiles<float, 8, 8> y, in<int, 1> at) {
      auto const to = at.tiles(shape<8>).load(0);
      if (trap) y.scatter(axis<A>, to, b.zeros<float>(shape<8, 8>), out_of_range::trap);
      else y.scatter(axis<A>, to, b.zeros<float>(shape<8, 8>), out_of_range::skip);
    },
    {}, opt);
}

TEST(scatter, is_along_the_axis_that_is_dealt_whole) {
  EXPECT_EQ((along<whole_t<0>, 0>().broken), rule::ok);
  EXPECT_EQ((along<whole_t<1>, 1>().broken), rule::ok);
  auto const r = along<whole_t<0>, 1>();
  EXPECT_EQ(r.broken, rule::scatter_needs_the_whole_axis);
  EXPECT_EQ(r.param, 0);
  EXPECT_STREQ(r.detail.text, "axis 1 of parameter 2 of the kernel");
  EXPECT_EQ((along<whole_t<1>, 0>().broken), rule::scatter_needs_the_whole_axis);
  EXPECT_EQ((along<linear_t, 0>().broken), rule::scatter_needs_the_whole_axis);
  EXPECT_EQ((along<grouped_t<4>, 1>().broken), rule::scatter_needs_the_whole_axis);
}
TEST(scatter, is_checked_in_the_kernel_when_it_traps_only) {
  EXPECT_EQ(ladder(along<whole_t<0>, 0>()), "launch");  // the load of the positions
  EXPECT_EQ(ladder(along<whole_t<0>, 0>({}, true)), "launch kernel");
  EXPECT_EQ(ladder(along<whole_t<1>, 1>({}, true)), "launch kernel:1");
  EXPECT_EQ((along<whole_t<0>, 0>({true}).broken), rule::ok);
  EXPECT_EQ((along<whole_t<0>, 0>({true}, true).broken), rule::kernel_check_needed_but_forbidden);
}

// What no front end makes.
struct forged {
  traced_program t = trace<list_arg<float, whole_t<1>, 4, 8>, in_arg<int, 1>, in_arg<float, 2>, in_arg<float, 1>>(
    [](block, inout_tiles<float, 4, 8> y, in<int, 1> at, in<float, 2> x, in<float, 1> other) {
      y.scatter(axis<1>, at.tiles(shape<8>).load(0) + 1,
                x.tiles(shape<4, 8>).load(0, 0) + reshape(other.tiles(shape<8>).load(0), shape<1, 8>),
                out_of_range::skip);
    });
  program& p = t.canonical;
  ir::op& scatter() {
    for (auto& o : p.ops)
      if (o.code == ir::opcode::tile_scatter) return o;
    throw std::logic_error("no scatter");
  }
  std::int32_t& operand(int k) { return p.pool[static_cast<std::size_t>(scatter().first + k)]; }
  ir::op& of(int k) { return p.ops[static_cast<std::size_t>(operand(k))]; }
  int load(int param) const {  // from a tensor
    for (std::size_t i = 0; i < p.ops.size(); ++i)
      if (p.ops[i].code == ir::opcode::view_load &&
          p.ops[static_cast<std::size_t>(p.pool[static_cast<std::size_t>(p.ops[i].first)])].imm == param)
        return static_cast<int>(i);
    throw std::logic_error("no load");
  }
  rule verdict() const { return verify::verify(p.view()).broken; }
};
TEST(forged, a_scatter_is_to_an_output_that_may_be_read) {
  EXPECT_EQ(forged().verdict(), rule::ok);
  for (int param : {1, 2, 3, 4, -1}) {
    forged f;
    f.scatter().imm = param;
    EXPECT_EQ(f.verdict(), rule::parameter_is_misused) << param;
  }
  {
    forged f;
    f.p.params[0].kind = ir::param_kind::out_tile;
    EXPECT_EQ(f.verdict(), rule::parameter_is_misused);
  }
  {
    forged f;
    f.p.params[0].initialised = false;
    EXPECT_EQ(f.verdict(), rule::parameter_is_misused);
  }
  {
    forged f;
    f.p.params[2].kind = ir::param_kind::in;
    f.p.params[2].deal = dealing::whole;
    f.p.params[2].deal_number = 1;
    f.p.params[2].log2_tile[0] = 2, f.p.params[2].log2_tile[1] = 3;
    f.scatter().imm = 2;
    EXPECT_EQ(f.verdict(), rule::parameter_is_misused);
  }
}
TEST(forged, a_scatter_has_a_tile_of_the_outputs_shape_and_a_position_for_each_of_its_slices) {
  for (int what = 0; what < 13; ++what) {
    forged f;
    if (what == 0) f.scatter().axis = -1;
    if (what == 1) f.scatter().axis = 2;
    if (what == 2) f.scatter().count = 1;
    if (what == 3) f.scatter().axis = 0;  // 4 slices, 8 positions
    if (what == 4) f.operand(0) = f.load(3);  // positions that are floats
    if (what == 5) f.of(1).elem = element::i32;
    if (what == 6) f.of(1).log2_dim[0] = 1;
    if (what == 7) f.of(1).log2_dim[1] = 4;
    if (what == 8) f.of(1).rank = 3;
    if (what == 9) f.of(1).pointer = true;
    if (what == 10) f.of(0).pointer = true;
    if (what == 11) f.of(0).rank = 2;
    if (what == 12) f.scatter().count = 3;
    EXPECT_EQ(f.verdict(), rule::parameter_is_misused) << what;
  }
}

}  // namespace
}  // namespace verify_test
