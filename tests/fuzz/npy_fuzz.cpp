// Any bytes: the reader accepts them or refuses them with tw::error, and what it accepts lies inside and loads or is
// refused.
#include <cstdint>
#include <cstdlib>

#include <tilewright/tensor/npy.hpp>

namespace {

template <class T, int R>
void load(tw::npy const& f) {
  if (!f.holds(tw::element_of<T>, std::is_unsigned_v<T> && !std::same_as<T, bool>)) return;
  try {
    if (tw::to_host(f.load<T, R>()).size() * sizeof(T) != f.bytes().size()) std::abort();
  } catch (tw::error const&) {}
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  try {
    auto const f = tw::npy::parse(std::as_bytes(std::span(data, size)), "fuzz");
    if (f.bytes().size() > size ||
        f.bytes().data() + f.bytes().size() != reinterpret_cast<std::byte const*>(data) + size)
      std::abort();
    load<bool, 1>(f);
    load<bool, 2>(f);
    load<std::int8_t, 1>(f);
    load<std::uint16_t, 2>(f);
    load<tw::bf16, 3>(f);
    load<float, 2>(f);
    load<float, 3>(f);
    load<double, 1>(f);
    load<double, 2>(f);
  } catch (tw::error const&) {}
  return 0;
}
