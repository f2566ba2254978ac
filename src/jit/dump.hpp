// The forms of a kernel, for people who look inside: TW_DUMP names those that are kept, TW_DUMP_DIR where.
#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tilewright/ir/function.hpp>
#include <tilewright/ir/module.hpp>

namespace tw::jit {

// ir: the traced kernel as text; tile: Tile IR as text; bytecode: what the assembler gets; cubin: what it makes.
enum class product { ir, tile, bytecode, cubin };
inline constexpr int product_count = 4;
// The ends of their files: .ir, .mlir, .tilebc, .cubin.
std::string_view extension(product) noexcept;

// TW_DUMP: the names above, separated by commas, or `all`. A word that is none of them is warned about once.
bool dumps(product) noexcept;
bool dumps_any() noexcept;

// TW_LINE_INFO=1: code with line information, for debuggers and profilers.
bool wants_line_info() noexcept;

// The bytecode of a lowered kernel. With line information it names the user's files and lines; without, it is the same
// wherever it is made.
std::vector<std::uint8_t> bytecode_of(ir::module, bool line_info);

// "NAME-HASH", HASH being that of the bytecode: the same for all forms of one specialisation.
std::string stem_of(std::string_view kernel, std::span<const std::uint8_t> bytecode);

// Keeps one form in TW_DUMP_DIR (made if it is not there) as STEM.EXTENSION. Without TW_DUMP_DIR texts go to standard error
// and bytes are only counted there. What cannot be written is warned about; nothing throws.
void dump(product, std::string_view stem, std::string_view text) noexcept;
void dump(product, std::string_view stem, std::span<const std::uint8_t>) noexcept;

// All that exist before the assembler runs, as TW_DUMP asks.
void dump_before_assembly(std::string_view kernel, ir::function const&, ir::module const&,
                          std::span<const std::uint8_t> bytecode) noexcept;

}  // namespace tw::jit
