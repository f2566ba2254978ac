#include "jit/dump.hpp"

#include <cstdio>
#include <cstdlib>
#include <filesystem>

#include <fmt/format.h>
#include <xxhash.h>

#include "ir/function_text.hpp"
#include "jit/scratch.hpp"
#include "jit/warn.hpp"
#include "tile_ir/bytecode_writer.hpp"
#include "tile_ir/printer.hpp"

namespace tw::jit {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view names[product_count] = {"ir", "tile", "bytecode", "cubin"};
constexpr std::string_view extensions[product_count] = {"ir", "mlir", "tilebc", "cubin"};

std::string_view variable(char const* name) noexcept {
  char const* const text = std::getenv(name);
  return text != nullptr ? text : "";
}

// The products that TW_DUMP names, as bits.
unsigned wished() noexcept {
  unsigned bits = 0;
  std::string_view rest = variable("TW_DUMP");
  while (!rest.empty()) {
    std::string_view const word = rest.substr(0, rest.find(','));
    rest.remove_prefix(std::min(word.size() + 1, rest.size()));
    unsigned found = word == "all" ? (1U << product_count) - 1 : 0;
    for (unsigned k = 0; k < product_count; ++k)
      if (word == names[k]) found = 1U << k;
    bits |= found;
    if (found != 0 || word.empty()) continue;
    try {
      warn(
        fmt::format("TW_DUMP names '{}'; it can name ir, tile, bytecode, cubin (separated by commas) or all; "
                    "TW_DUMP_DIR says where",
                    word));
    } catch (std::exception const&) { return bits; }
  }
  return bits;
}

std::span<const std::uint8_t> bytes_of(std::string_view text) {
  return {reinterpret_cast<std::uint8_t const*>(text.data()), text.size()};
}

void keep(product p, std::string_view stem, std::span<const std::uint8_t> bytes) {
  fs::path const folder = variable("TW_DUMP_DIR");
  std::error_code problem;
  fs::create_directories(folder, problem);
  fs::path const path = folder / fmt::format("{}.{}", stem, extension(p));
  if (std::error_code const failed = write_file(path, bytes))
    warn(fmt::format("{} could not be written: {}", path.string(), failed.message()));
}

// The first operation with a place stands for the kernel: the traced form does not say where the kernel itself is.
ir::location first_place(ir::block const& b) {
  for (auto const& o : b.operations) {
    if (o.where.line > 0) return o.where;
    for (auto const& r : o.regions)
      for (auto const& inner : r.blocks)
        if (ir::location const l = first_place(inner); l.line > 0) return l;
  }
  return {};
}

}  // namespace

std::string_view extension(product p) noexcept { return extensions[static_cast<int>(p)]; }
bool dumps(product p) noexcept { return (wished() >> static_cast<unsigned>(p) & 1U) != 0; }
bool dumps_any() noexcept { return wished() != 0; }

bool wants_line_info() noexcept {
  std::string_view const wish = variable("TW_LINE_INFO");
  if (wish == "1") return true;
  if (wish.empty() || wish == "0") return false;
  try {
    warn(fmt::format("TW_LINE_INFO is '{}'; it can be 1 or 0", wish));
  } catch (std::exception const&) { return false; }
  return false;
}

std::vector<std::uint8_t> bytecode_of(ir::module m, bool line_info) {
  if (line_info)
    for (auto& e : m.entries)
      if (e.where.line == 0) e.where = first_place(e.body);
  return tile_ir::write(m, tile_ir::lowest_version(m), {.locations = line_info});
}

std::string stem_of(std::string_view kernel, std::span<const std::uint8_t> bytecode) {
  return fmt::format("{}-{:016x}", kernel, XXH3_64bits(bytecode.data(), bytecode.size()));
}

void dump(product p, std::string_view stem, std::string_view text) noexcept {
  try {
    if (!variable("TW_DUMP_DIR").empty()) return keep(p, stem, bytes_of(text));
    std::string const whole = fmt::format("// {}.{}\n{}", stem, extension(p), text);
    std::fwrite(whole.data(), 1, whole.size(), stderr);
  } catch (std::exception const&) { return; }
}

void dump(product p, std::string_view stem, std::span<const std::uint8_t> bytes) noexcept {
  try {
    if (!variable("TW_DUMP_DIR").empty()) return keep(p, stem, bytes);
    std::fprintf(stderr, "// %s: %zu bytes; set TW_DUMP_DIR to a folder to keep them\n",
                 fmt::format("{}.{}", stem, extension(p)).c_str(), bytes.size());
  } catch (std::exception const&) { return; }
}

void dump_before_assembly(std::string_view kernel, ir::function const& f, ir::module const& m,
                          std::span<const std::uint8_t> bytecode) noexcept {
  try {
    if (!dumps_any()) return;
    std::string const stem = stem_of(kernel, bytecode);
    if (dumps(product::ir)) dump(product::ir, stem, ir::text(f, kernel));
    if (dumps(product::tile)) dump(product::tile, stem, tile_ir::print(m));
    if (dumps(product::bytecode)) dump(product::bytecode, stem, bytecode);
  } catch (std::exception const& e) { warn(std::string("a form of a kernel could not be shown: ") + e.what()); }
}

}  // namespace tw::jit
