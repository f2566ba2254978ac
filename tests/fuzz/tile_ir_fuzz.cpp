// Any bytes: the bytecode reader takes them or refuses them with an offset inside. What is a legal program prints, is
// written, and reads back as the same program.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "tile_ir/bytecode_reader.hpp"
#include "tile_ir/bytecode_writer.hpp"
#include "tile_ir/printer.hpp"
#include "tile_ir/refusal.hpp"
#include "tile_ir/verify.hpp"

using namespace tw::tile_ir;

namespace {

void must(bool condition, char const* what) {
  if (condition) return;
  std::fprintf(stderr, "%s\n", what);
  std::abort();
}

void round_trip(tw::ir::module m, version v) {
  if (v.minor < 3) m.producer.reset();  // readable in any file, written since 13.3
  std::string const text = print(m, {.locations = true});
  auto const bytes = write(m, v, {.locations = true});
  auto const again = read(bytes);
  must(print(again, {.locations = true}) == text, "read back, the text is another one");
  must(write(again, v, {.locations = true}) == bytes, "written again, the bytes are others");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  std::span const file(data, size);
  tw::ir::module m;
  try {
    m = read(file);
  } catch (refusal const& e) {
    must(e.offset() <= size, "an offset outside of the file");
    return 0;
  }
  auto const faults = verify(m);
  for (auto const& d : faults) (void)text(d);
  if (std::any_of(faults.begin(), faults.end(), [](auto const& d) { return d.of_format; })) return 0;
  for (int sm : {80, 90, 120}) (void)verify_target(m, sm);
  version const own = version_of(file);
  round_trip(m, own);
  round_trip(m, newest_version);
  must(lowest_version(m) <= newest_version, "no version holds the program");
  return 0;
}
