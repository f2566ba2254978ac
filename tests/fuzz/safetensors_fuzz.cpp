// Any bytes: the reader accepts them or refuses them with tw::error, and what it accepts lies inside.
#include <cstdint>
#include <cstdlib>

#include <tilewright/tensor/safetensors.hpp>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  try {
    auto const f = tw::safetensors::parse(std::as_bytes(std::span(data, size)), "fuzz");
    for (auto const& e : f.entries())
      if (f.bytes(e).size() != e.end - e.begin || e.end > size) std::abort();
  } catch (tw::error const&) {}
  return 0;
}
