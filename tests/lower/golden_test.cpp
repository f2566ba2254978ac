// The text of lowered kernels, and what the official tools say of them.
#include <gmock/gmock.h>

#include "lower/kernels.hpp"
#include "support/golden.hpp"
#include "tile_ir/bytecode_writer.hpp"
#include "tile_ir/printer.hpp"
#include "tile_ir/tools.hpp"

namespace {

using namespace lower_test;

void check(std::string const& name, program const& p, change const& facts = {}) {
  SCOPED_TRACE(name);
  auto const r = lowered(p, facts, name);
  std::string const text = tile_ir::print(r.module);
  tw::test::expect_golden(text, tw::test::source_root() / "tests/golden/lower" / (name + ".mlir"));

  auto const bytes = tile_ir::write(r.module, tile_ir::lowest_version(r.module));
  auto const seen = tw::test::disassemble(bytes);
  EXPECT_EQ(seen.exit, 0) << seen.err;
  EXPECT_EQ(seen.out, text);
  auto const made = tw::test::assemble(bytes, 90);
  EXPECT_EQ(made.exit, 0) << made.err;
}

// What a launch with aligned row-major tensors of good sizes guarantees.
void aligned(lower::specialisation& s) {
  for (auto& t : s.tensors) {
    t.align_log2 = 4;
    t.extent_log2.fill(6);
    t.stride_log2.fill(6);
  }
}

TEST(golden, saxpy) { check("saxpy", saxpy()); }
TEST(golden, gemm) { check("gemm", gemm()); }
TEST(golden, gemm_of_good_sizes) {
  check("gemm_aligned", gemm(), [](auto& s) {
    aligned(s);
    s.hint = {.warps = 8, .occupancy = 1, .ctas = 2};
  });
}
TEST(golden, gemm_of_8_bit_floats) { check("gemm_e4m3", gemm_of_e4m3(), aligned); }
TEST(golden, narrow_floats) { check("narrow_floats", narrow<e5m2>()); }
TEST(golden, softmax) { check("softmax", softmax()); }
TEST(golden, rms_norm) { check("rms_norm", rms_norm()); }
TEST(golden, rms_norm_of_required_length) { check("rms_norm_static", rms_norm<4096>(), aligned); }
TEST(golden, branch) { check("branch", branch()); }
TEST(golden, loops) { check("loops", loops()); }
TEST(golden, counter_of_64_bits) { check("counting", counting<false>()); }
TEST(golden, kernel_check) { check("gather", gather()); }
TEST(golden, gather) { check("gather_rows", gather_rows(out_of_range::zero), aligned); }
TEST(golden, gather_that_pads) { check("gather_pad", gather_rows(out_of_range::pad(1))); }
TEST(golden, gather_that_traps) {
  check("gather_trap", gather_rows(out_of_range::trap));
  check("gather_trap_wide", gather_rows(out_of_range::trap), [](auto& s) { s.wide = true; });
}
TEST(golden, messages) { check("messages", messages()); }
TEST(golden, linear_grid) {
  check("linear_grid", add_2d(), [](auto& s) { s.linear_grid = true; });
}
TEST(golden, product_of_bytes) { check("product_of_bytes", product_of_bytes()); }
TEST(golden, linear_list) { check("list_linear", list_2d<linear_t>()); }
TEST(golden, grouped_list) { check("list_grouped", list_2d<grouped_t<8>>()); }
TEST(golden, list_of_whole_rows) { check("list_whole", list_2d<whole_t<1>>()); }
TEST(golden, blocks_in_bands) {
  check("bands", add_2d(), [](auto& s) {
    s.linear_grid = true;
    s.order.band = 4;
  });
}
TEST(golden, blocks_from_the_last) {
  check("reversed", add_2d(), [](auto& s) { s.order.reversed = 1; });
}
TEST(golden, wide) {
  check("wide", add_2d(), [](auto& s) {
    s.wide = true;
    for (auto& t : s.tensors) t.unit_stride.fill(false);
  });
}

}  // namespace
