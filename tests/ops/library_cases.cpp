// Functions of tile libraries. What they mean on the CPU is given with them.
#include <array>
#include <numeric>

#include "ops/op_case.hpp"

namespace ops_test {
namespace {

struct longest {
  static constexpr char name[] = "longest_row";
  using result = tw::tile<float, 2>;
  static void on_cpu(std::array<float, 8> const& x, std::array<int, 1> const& add, std::array<float, 2>& y) {
    for (std::size_t r = 0; r < 2; ++r)
      y[r] = std::accumulate(x.begin() + 4 * r, x.begin() + 4 * r + 4, 0.0f) + static_cast<float>(add[0]);
  }
};
struct bits {
  static constexpr char name[] = "bits";
  using result = tw::tile<bool, 4>;
  static void on_cpu(std::array<tw::f16, 4> const& x, std::array<bool, 4>& y) {
    for (std::size_t k = 0; k < 4; ++k) y[k] = x[k].bits % 2 != 0;
  }
};

constexpr auto library = tw::kernel<"op_library">([](tw::block b, tw::out_tile<float, 2> y, tw::out_tile<int, 4> odd,
                                                     tw::in<float, 2> x, tw::in<tw::f16, 1> h, tw::scalar<int> n) {
  auto const t = x.tiles(tw::shape<2, 4>).load(0, 0);
  tw::var sum = b.zeros<float>(tw::shape<2>);
  for (auto i : b.range(0, n)) sum += tw::unsafe::call<longest>(t, i);
  y.store(sum);
  odd.store(tw::cast<int>(tw::unsafe::call<bits>(h.load_like(odd))));
});
add_case const c1({.name = "op_library",
                   .run =
                     [](tw::device d) {
                       std::vector<tw::f16> h;
                       for (std::uint16_t k : std::array<std::uint16_t, 4>{0x3c00, 0x3c01, 0x7bff, 0})
                         h.push_back(tw::f16::from_bits(k));
                       return results(library(out<float, 2>(d), out<int, 4>(d),
                                              matrix(std::vector<float>{1, 2, 3, 4, 50, 60, 70, 80}, 2, d), row(h, d),
                                              3));
                     },
                   .expected = [] { return arrays{values<float>({33, 783}), values<int>({0, 1, 1, 0})}; },
                   .never_on_gpu = "there is no library that could be linked",
                   .preview = true});

}  // namespace
}  // namespace ops_test
