// Writes the Tile IR bytecode of every example kernel, several instantiations and specialisations each, to a file named after
// the compiler; the clang build then compares its own with that of the g++ build. Equal traces give equal bytes, whatever
// the order in which a compiler evaluates operands.
//
//   same_bytecode FOLDER NAME [OTHER]     writes FOLDER/NAME.txt, and compares it with FOLDER/OTHER.txt
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>

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
#include "lower/lower.hpp"
#include "tile_ir/bytecode_writer.hpp"

namespace {

using tw::bf16;
using tw::f16;
using tw::shape;
using tw::value;

// Reductions and scans on both sides of operators, which compilers evaluate in different orders.
constexpr auto combined = tw::kernel<"combined">(
  [](tw::block b, tw::out_tile<float, 4, 64> y, tw::in<float, 2> x, tw::in<float, 2> z) {
    auto const join = [&](auto const& p, auto const& q) {
      tw::var r = std::get<0>(p) * 2.0f + std::get<0>(q) * 3.0f;
      b.if_(std::get<1>(p) > std::get<1>(q), [&] { r = r - std::get<0>(q); }, [&] { r = std::get<1>(p) + r; });
      return tw::operands(r.now() - std::get<1>(q),
                          tw::max(std::get<1>(p), std::get<1>(q)) / (std::get<0>(p) + std::get<0>(q)));
    };
    auto const f = [](auto p, auto q) { return p + q; };
    tw::var acc = b.zeros<float>(tw::shape<4, 64>);
    for (auto j : b.range(0, 4)) {
      auto const [m, s] = tw::reduce(tw::operands(x.load_like(y), z.load_like(y) * acc), tw::axis<1>,
                                     tw::identities(-tw::inf, 0), join);
      acc = acc * m / (tw::scan(acc, tw::axis<0>, 0, f) + tw::cumsum(x.load_like(y), tw::axis<1>, tw::reverse) * s) -
            tw::cast<float>(tw::argmax(acc, tw::axis<0>)) * tw::cast<float>(j);
    }
    y.store(acc - tw::reduce(acc, tw::axis<1>, 0, f) /
                    tw::reduce(z.load_like(y), tw::axis<1>, 1, [](auto p, auto q) { return p * q; }));
  });

// Naming a call registers the instantiation; nothing is run.
template <class T>
void instantiate_for() {
  auto const m = tw::zeros<T, 2>({{64, 64}}).sync();
  auto const v = tw::zeros<T>(64).sync();
  auto const out = [] { return tw::uninit<T, 2>({64, 64}); };
  auto const g1 = examples::gemm(out().tiles(shape<64, 64>), m, m, value<32>);
  auto const g2 = examples::gemm(out().tiles(shape<128, 256>), m, m, value<64>);
  auto const gp = examples::gemm_persistent(out().tiles(shape<64, 64>).dealt(tw::grouped<8>), m, m, value<32>);
  auto const gl = examples::gemm_persistent(out().tiles(shape<128, 64>).dealt(tw::linear), m, m, value<64>);
  auto const l = examples::linear(out().tiles(shape<16, 64>), m, m, value<64>);
  auto const s = examples::softmax(out().tiles(shape<4, 1024>), m);
  auto const r = examples::rms_norm(out().tiles(shape<1, 1024>), m, v, 1e-6f);
  auto const rl = examples::rms_norm_long(out().tiles(shape<4, 256>), m, v, 1e-6f);
  auto const ln = examples::layer_norm(out().tiles(shape<2, 1024>), m, v, v, 1e-6f);
  auto const sm = examples::silu_mul(out().tiles(shape<1, 1024>), m, m);
  auto const t = examples::transpose(out().tiles(shape<32, 64>), m);
  auto const gt = examples::gemm_transposed(out().tiles(shape<64, 64>), m, m, value<32>, value<true>, value<true>);
  auto const gn = examples::gemm_transposed(out().tiles(shape<64, 64>), m, m, value<32>, value<true>, value<false>);

  auto const em = examples::embedding(out().tiles(shape<8, 64>), tw::zeros<int>(64).sync(), m);

  auto const c = tw::zeros<T, 3>({{4, 64, 64}}).sync();
  auto const cube = [] { return tw::uninit<T, 3>({4, 64, 64}); };
  auto const angles = tw::zeros<float, 2>({{64, 32}}).sync();
  auto const parts = [] { return tw::uninit<float, 4>({4, 4, 64, 64}); };
  auto const part = tw::zeros<float, 4>({{4, 4, 64, 64}}).sync();
  auto const gb = examples::gemm_batched(cube().tiles(shape<1, 128, 128>), c, c, value<64>);
  auto const sw = examples::swap_outer_axes(cube().tiles(shape<4, 16, 64>), c);
  auto const ro = examples::rotary(cube().tiles(shape<2, 4, 64>), c, angles, angles);
  auto const af = examples::attention(cube().tiles(shape<1, 64, 64>), c, c, c, 1.0f, 1, value<128>, value<false>);
  auto const ac = examples::attention(cube().tiles(shape<1, 64, 128>), c, c, c, 1.0f, 1, value<64>, value<true>);
  auto const ad = examples::decode_attention(parts().tiles(shape<1, 1, 8, 64>),
                                             tw::uninit<float, 4>({4, 4, 64, 1}).tiles(shape<1, 1, 8, 1>), c, c, c,
                                             1.0f, 64, value<64>);
  auto const ab = examples::combine_attention(cube().tiles(shape<1, 8, 64>), part, part, value<16>);
}
void instantiate() {
  instantiate_for<float>();
  instantiate_for<bf16>();
  instantiate_for<f16>();
  auto const x = tw::zeros<float>(64).sync();
  auto const m = tw::zeros<float, 2>({{64, 64}}).sync();
  auto const co = combined(tw::uninit<float, 2>({64, 64}).tiles(shape<4, 64>), m, m);
  auto const s = examples::saxpy(tw::zeros<float>(64).sync().tiles(shape<256>), x, 2.0f);
  auto const a = examples::add(tw::uninit<float, 1>({64}).tiles(shape<4096>), x, x);
  auto const c = examples::convert(tw::uninit<bf16, 2>({64, 64}).tiles(shape<16, 64>), m);
  auto const mixed = examples::gemm(tw::uninit<bf16, 2>({64, 64}).tiles(shape<16, 64>), m, m, value<32>);
  auto const e = tw::zeros<tw::e4m3, 2>({{64, 64}}).sync();
  auto const eight = examples::gemm(tw::uninit<bf16, 2>({64, 64}).tiles(shape<128, 128>), e, e, value<128>);
  auto const table = [] { return tw::uninit<float, 2>({64, 64}).tiles(shape<16, 64>); };
  auto const angles = examples::rotary_table(table(), table(), x);
}

tw::lower::specialisation facts(tw::ir::function const& f, int variant) {
  tw::lower::specialisation s;
  s.tensors.resize(static_cast<std::size_t>(f.param_count));
  s.wide = variant == 2;
  s.linear_grid = variant == 1;
  if (variant == 0) s.hint = {8, 1, 2};
  for (int p = 0; p < f.param_count; ++p) {
    auto& t = s.tensors[static_cast<std::size_t>(p)];
    if (f.params[p].has_blocks() && f.params[p].rank > 3) s.linear_grid = true;
    if (!tw::ir::is_tensor(f.params[p].kind) || variant == 2) continue;
    t.align_log2 = 4;
    for (std::size_t a = 0; a < f.params[p].rank; ++a) {
      t.extent_log2[a] = variant == 0 ? 8 : 0;
      t.stride_log2[a] = variant == 0 ? 8 : 3;
    }
    t.unit_stride[static_cast<std::size_t>(f.params[p].rank - 1)] = true;
  }
  return s;
}

std::string all_bytecode() {
  auto kernels = tw::launch::kernels();
  std::sort(kernels.begin(), kernels.end(), [](auto const* a, auto const* b) {
    auto const &x = a->record(), &y = b->record();
    return x.name != y.name ? x.name < y.name : x.hash < y.hash;
  });
  std::ostringstream out;
  for (auto const* k : kernels) {
    auto const& record = k->record();
    for (int variant = 0; variant < 3; ++variant) {
      tw::verify::environment env;
      env.wide = variant == 2;
      auto const report = tw::verify::verify(record.code, env, record.options);
      auto const lowered = tw::lower::lower(record.name, record.code, report, facts(record.code, variant));
      auto const bytes = tw::tile_ir::write(lowered.module, tw::tile_ir::lowest_version(lowered.module));
      out << record.name << " " << std::hex << record.hash << " " << variant << ": ";
      for (auto b : bytes) out << "0123456789abcdef"[b >> 4] << "0123456789abcdef"[b & 15];
      out << "\n";
    }
  }
  return out.str();
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) return 2;
  std::string const folder = argv[1];
  instantiate();
  std::string const mine = all_bytecode();
  auto const lines = std::count(mine.begin(), mine.end(), '\n');
  std::ofstream(folder + "/" + argv[2] + ".txt") << mine;
  std::printf("%ld modules\n", static_cast<long>(lines));
  if (lines < 60) return 1;
  if (argc < 4) return 0;
  std::ifstream file(folder + "/" + argv[3] + ".txt");
  std::stringstream other;
  other << file.rdbuf();
  if (other.str().empty()) {
    std::printf("run the test of the other compiler (%s) first\n", argv[3]);
    return 1;
  }
  std::istringstream a(mine), b(other.str());
  int wrong = 0;
  for (std::string x, y; std::getline(a, x) && std::getline(b, y);)
    if (x != y && wrong++ < 5) std::printf("differs:\n  %.100s\n  %.100s\n", x.c_str(), y.c_str());
  if (other.str() != mine) {
    std::printf("%s and %s write different bytecode for %d of %ld modules\n", argv[2], argv[3], wrong,
                static_cast<long>(lines));
    return 1;
  }
  return 0;
}
