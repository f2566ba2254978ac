// The Tile IR of one configuration of every example kernel, and its code for four generations of GPUs.
#include <gmock/gmock.h>

#include "kernels/attention.hpp"
#include "kernels/convert.hpp"
#include "kernels/decode_attention.hpp"
#include "kernels/embedding.hpp"
#include "kernels/gemm.hpp"
#include "kernels/gemm_persistent.hpp"
#include "kernels/layer_norm.hpp"
#include "kernels/rms_norm.hpp"
#include "kernels/rotary.hpp"
#include "kernels/saxpy.hpp"
#include "kernels/silu_mul.hpp"
#include "kernels/softmax.hpp"
#include "kernels/transpose.hpp"
#include "support/golden.hpp"
#include "support/registered.hpp"
#include "tile_ir/bytecode_writer.hpp"
#include "tile_ir/printer.hpp"
#include "tile_ir/tools.hpp"

namespace {

using namespace tw;

// Naming the call has registered the kernel; nothing is run.
template <class Op>
void check(std::string const& name, Op const&) {
  SCOPED_TRACE(name);
  auto const kernels = test::registered(name);
  ASSERT_FALSE(kernels.empty());
  launch::kernel_record const& kernel = *kernels.back();
  auto const text = tile_ir::print(test::lowered(kernel, 90));
  test::expect_golden(text, test::source_root() / "tests/golden/examples" / (name + ".mlir"));
  for (int const sm : {80, 90, 100, 120}) {
    auto const module = test::lowered(kernel, sm);
    auto const bytes = tile_ir::write(module, tile_ir::lowest_version(module));
    auto const made = test::assemble(bytes, sm);
    EXPECT_EQ(made.exit, 0) << "sm_" << sm << ": " << made.err;
    if (sm != 90) continue;
    auto const seen = test::disassemble(bytes);
    EXPECT_EQ(seen.exit, 0) << seen.err;
    EXPECT_EQ(seen.out, text);
  }
}

template <int R>
tensor<bf16, R> some(extents<R> const& e) {
  return zeros<bf16, R>(e).sync();
}
auto out2() { return uninit<bf16, 2>({64, 64}); }
auto out3() { return uninit<bf16, 3>({4, 64, 64}); }

TEST(golden, element_by_element) {
  auto const x = zeros<float>(64).sync();
  auto const m = some<2>({{64, 64}});
  check("saxpy", examples::saxpy(zeros<float>(64).sync().tiles(shape<1024>), x, 2.0f));
  check("add", examples::add(uninit<float, 1>({64}).tiles(shape<4096>), x, x));
  check("convert", examples::convert(uninit<float, 2>({64, 64}).tiles(shape<16, 64>), m));
  check("silu_mul", examples::silu_mul(out2().tiles(shape<1, 2048>), m, m));
}
TEST(golden, rows) {
  auto const m = some<2>({{64, 64}});
  auto const v = some<1>({{64}});
  check("softmax", examples::softmax(out2().tiles(shape<1, 4096>), m));
  check("rms_norm", examples::rms_norm(out2().tiles(shape<1, 4096>), m, v, 1e-6f));
  check("rms_norm_long", examples::rms_norm_long(out2().tiles(shape<4, 256>), m, v, 1e-6f));
  check("layer_norm", examples::layer_norm(out2().tiles(shape<1, 4096>), m, v, v, 1e-6f));
}
TEST(golden, moves) {
  auto const m = some<2>({{64, 64}});
  auto const c = some<3>({{4, 64, 64}});
  auto const f = zeros<float>(64).sync();
  auto const angles = zeros<float, 2>({{4, 32}}).sync();
  auto const table = [] { return uninit<float, 2>({64, 64}).tiles(shape<16, 64>); };
  check("transpose", examples::transpose(out2().tiles(shape<64, 64>), m));
  check("swap_outer_axes", examples::swap_outer_axes(uninit<bf16, 3>({64, 4, 64}).tiles(shape<16, 4, 64>), c));
  check("embedding", examples::embedding(out2().tiles(shape<8, 64>), zeros<int>(64).sync(), m));
  check("rotary_table", examples::rotary_table(table(), table(), f));
  check("rotary", examples::rotary(out3().tiles(shape<1, 8, 64>), c, angles, angles));
}
TEST(golden, products) {
  auto const m = some<2>({{64, 64}});
  auto const c = some<3>({{4, 64, 64}});
  check("gemm", examples::gemm(out2().tiles(shape<128, 128>), m, m, value<64>));
  check("linear", examples::linear(out2().tiles(shape<128, 128>), m, m, value<64>));
  check("gemm_transposed",
        examples::gemm_transposed(out2().tiles(shape<64, 64>), m, m, value<64>, value<true>, value<true>));
  check("gemm_persistent",
        examples::gemm_persistent(out2().tiles(shape<128, 128>).dealt(tw::grouped<8>), m, m, value<64>));
  check("gemm_batched", examples::gemm_batched(out3().tiles(shape<1, 64, 64>), c, c, value<64>));
}
TEST(golden, attention) {
  auto const c = some<3>({{4, 64, 64}});
  auto const part = zeros<float, 4>({{4, 4, 64, 64}}).sync();
  check("attention", examples::attention(out3().tiles(shape<1, 64, 64>), c, c, c, 1.0f, 1, value<128>, value<true>));
  check("decode_attention", examples::decode_attention(uninit<float, 4>({4, 4, 64, 64}).tiles(shape<1, 1, 8, 64>),
                                                       uninit<float, 4>({4, 4, 64, 1}).tiles(shape<1, 1, 8, 1>), c, c,
                                                       c, 1.0f, 64, value<64>));
  check("combine_attention", examples::combine_attention(out3().tiles(shape<1, 8, 64>), part, part, value<16>));
}

}  // namespace
