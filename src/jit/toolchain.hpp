// Finding the Tile IR assembler: every place that is looked at, what is there, and why it is taken or not.
#pragma once
#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tilewright/runtime/error.hpp>

namespace tw::jit {

struct tool_version {
  int major = 0, minor = 0, patch = 0;
  friend auto operator<=>(tool_version, tool_version) = default;
};
std::string to_string(tool_version);

// The first "V13.5.37" in the text that `tileiras --version` or `ptxas --version` prints.
std::optional<tool_version> find_version(std::string_view text);

class disk_cache;

inline constexpr tool_version minimum_assembler{13, 3, 0};  // the first one for sm_90

// An assembler that has passed every check.
struct assembler {
  std::string path;
  std::string root;  // the toolkit folder above it, where its ptxas and libnvvm are
  tool_version version;
  std::vector<int> targets;  // 90 for sm_90, ascending

  bool supports(int sm) const noexcept;
};

// A place that was looked at.
struct candidate {
  std::string path;
  std::string origin;  // "TW_TILEIRAS", "CUDA_HOME", "PATH", ...
  std::string ptxas, libnvvm;  // what would be used with it; empty: not found
  std::optional<tool_version> version, ptxas_version;
  std::string reason;  // why it cannot be used; empty: usable
  std::optional<assembler> usable;
};

// Where to look. The defaults are the process's environment.
struct search_places {
  std::string explicit_path;       // an option of the program; alone if given
  std::string tileiras_variable;   // TW_TILEIRAS; alone if given
  std::string tools_variable;      // TW_TOOLS: a folder that holds cuda/bin/tileiras or bin/tileiras
  std::string project_tools;       // the .tools folder next to the library's sources
  std::string working_directory;   // .tools in it or above it, in folders that no other user can write to
  std::string cuda_home, cuda_path;
  std::string toolkits = "/usr/local";  // holds cuda, cuda-13.5, ...
  std::string path;

  static search_places of_process();
};

// All candidates in order of preference, each one checked: version, targets, and that the ptxas and libnvvm that it
// would use exist and fit. Runs each program for each question (some 10 ms in all), unless `answers` holds what the same
// file has answered before. Never throws.
std::vector<candidate> look_for_assemblers(search_places const&, disk_cache const* answers = nullptr);

// The first usable candidate; for an architecture, the first that supports it. Null if there is none.
assembler const* choose(std::vector<candidate> const&) noexcept;
assembler const* choose(std::vector<candidate> const&, int sm) noexcept;

// The process's candidates, looked for once; answers are kept in the folder `assemblers` of the process's cache.
std::vector<candidate> const& known_assemblers();

// Throws error(unsupported) with the whole list: path, version and reason of each.
assembler const& require_assembler(std::vector<candidate> const&, int sm, loc);

// The list as text, one candidate a line.
std::string describe(std::vector<candidate> const&);

}  // namespace tw::jit
