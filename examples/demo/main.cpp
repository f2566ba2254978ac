// The main job in small: real weights through our kernels, compared with golden tensors; then every example kernel at a
// realistic size beside an independent oracle. Exits with 1 if anything is wrong.
#include <cstdio>
#include <exception>

#include <tilewright/runtime/device.hpp>

#include "demo/attention_at_size.hpp"
#include "demo/kernels_at_size.hpp"
#include "demo/qwen3_layer.hpp"

int main(int argc, char** argv) {
  try {
    auto const device = tw::device::current();
    std::printf("device: %s (%s)\n\n", tw::to_string(device).c_str(), device.name().c_str());
    std::printf("Qwen3 (tiny), attention of the first layer, against golden tensors:\n");
    int wrong = demo::check_qwen3_layer(argc > 1 ? argv[1] : TW_DEMO_DATA);
    std::printf("\n");
    auto rows = demo::run_kernels();
    auto const more = demo::run_attention();
    rows.insert(rows.end(), more.begin(), more.end());
    demo::print(rows, tw::to_string(device));
    for (auto const& r : rows) wrong += r.error <= r.allowed ? 0 : 1;
    std::printf("\n%s\n", wrong == 0 ? "all right" : "SOMETHING IS WRONG");
    return wrong == 0 ? 0 : 1;
  } catch (std::exception const& e) {
    std::fprintf(stderr, "%s\n", e.what());
    return 1;
  }
}
