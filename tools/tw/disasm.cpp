// `tw disasm`: a bytecode file as text.
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <memory>
#include <vector>

#include "commands.hpp"
#include "tile_ir/disassembler.hpp"
#include "tile_ir/refusal.hpp"

namespace tw::tool {

int disasm(std::string const& file, bool locations, bool preview) {
  bool const standard = file == "-";
  std::unique_ptr<std::FILE, int (*)(std::FILE*)> in(nullptr, &std::fclose);
  if (!standard) in.reset(std::fopen(file.c_str(), "rb"));
  std::FILE* const from = standard ? stdin : in.get();
  std::vector<std::uint8_t> bytes;
  std::uint8_t part[1 << 16];
  for (std::size_t n = 1; from != nullptr && n > 0;) {
    n = std::fread(part, 1, sizeof part, from);
    bytes.insert(bytes.end(), part, part + n);
  }
  if (from == nullptr || std::ferror(from) != 0) {
    std::fprintf(stderr, "error: %s: %s\n", file.c_str(), std::strerror(errno));
    return 1;
  }
  try {
    std::string const text = tile_ir::disassemble(bytes, {.locations = locations, .preview = preview});
    if (std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0) return 0;
    std::fprintf(stderr, "error: standard output: %s\n", std::strerror(errno));
  } catch (tile_ir::refusal const& e) {
    std::fprintf(stderr, "error: offset %zu: %s\n", e.offset(), e.reason().c_str());
  }
  return 1;
}

}  // namespace tw::tool
