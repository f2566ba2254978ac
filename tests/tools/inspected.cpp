// The program that the tests look into. Its main leaves a trace, so that they see that it did not run.
#include <fstream>

#include "inspected_kernels.hpp"
#include "kernels/saxpy.hpp"

int main() {
  std::ofstream("main_ran") << "yes";
  auto y = tw::ones<float>(64).sync();
  auto const x = tw::ones<float>(64).sync();
  y = examples::saxpy(std::move(y).tiles(tw::shape<32>), x, 1.0f).sync();
  y = examples::saxpy(std::move(y).tiles(tw::shape<64>), x, 1.0f).sync();
  (void)call_far_away(tw::full<int>(1, 0).sync(), tw::arange<int>(4).sync());
}
