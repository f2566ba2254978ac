// The official tools and the fixture folder, for tests.
#pragma once
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace tw::test {

// Root of the source tree (TW_SOURCE_DIR); throws when the test does not run under ctest and none is set.
std::filesystem::path source_root();
std::filesystem::path fixture_folder();

std::vector<std::uint8_t> read_bytes(std::filesystem::path const&);
std::string read_text(std::filesystem::path const&);

struct tool_answer {
  int exit = -1;       // 128 + signal when the tool crashed
  std::string out, err;
};

// Both throw with a clear text when the tool is not installed.
tool_answer disassemble(std::vector<std::uint8_t> const& bytecode, std::string const& options = "");
tool_answer assemble(std::vector<std::uint8_t> const& bytecode, int sm, std::string const& options = "");

// A program with arguments (already quoted for a shell, redirections included). It finds `input` as in.tilebc, which
// `%in` in the arguments stands for.
tool_answer run_program(std::filesystem::path const& program, std::string arguments,
                        std::vector<std::uint8_t> const& input = {});

// The bytes of a text like "0a 0B"; '#' starts a comment up to the end of the line.
std::vector<std::uint8_t> from_hex(std::string const&);

}  // namespace tw::test
