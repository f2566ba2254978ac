#include "jit/toolchain.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <set>

#include <fmt/format.h>

#include "jit/cache_key.hpp"
#include "jit/disk_cache.hpp"
#include "jit/process.hpp"

namespace tw::jit {

namespace fs = std::filesystem;

namespace {

constexpr std::chrono::seconds probe_limit{20};  // printing a version takes milliseconds; network folders may be slow

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr ? value : "";
}

bool is_there(fs::path const& p) {
  std::error_code ignored;
  return fs::exists(p, ignored);
}

fs::path resolved(fs::path const& p) {
  std::error_code problem;
  fs::path out = fs::canonical(p, problem);
  return problem ? p : out;
}

bool executable(fs::path const& p) {
  std::error_code ignored;
  return fs::is_regular_file(p, ignored) && access(p.c_str(), X_OK) == 0;
}

// Programs are only taken from a folder above the working directory if no other user could have put them there.
bool private_folder(fs::path const& p) {
  struct stat s;
  return stat(p.c_str(), &s) == 0 && S_ISDIR(s.st_mode) && (s.st_uid == geteuid() || s.st_uid == 0) &&
         (s.st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

// "13.5" in "cuda-13.5"; 0.0 without a number.
tool_version folder_version(std::string const& name) {
  tool_version v;
  const auto dash = name.find('-');
  if (dash == std::string::npos) return v;
  const char* end = name.data() + name.size();
  const auto [rest, problem] = std::from_chars(name.data() + dash + 1, end, v.major);
  if (problem == std::errc() && rest != end && *rest == '.') std::from_chars(rest + 1, end, v.minor);
  return v;
}

struct place {
  fs::path path;
  std::string origin;
  bool named;  // the user named it: reported even if nothing is there
};

void add_toolkits(std::string const& folder, std::vector<place>& out) {
  std::vector<fs::path> found;
  std::error_code problem;
  for (fs::directory_iterator it(folder, problem), end; !problem && it != end; it.increment(problem)) {
    const std::string name = it->path().filename().string();
    if (name == "cuda" || name.rfind("cuda-", 0) == 0) found.push_back(it->path());
  }
  std::ranges::sort(found, [](fs::path const& a, fs::path const& b) {
    const auto va = folder_version(a.filename().string()), vb = folder_version(b.filename().string());
    return va != vb ? va > vb : a < b;
  });
  for (fs::path const& p : found) out.push_back({p / "bin" / "tileiras", "CUDA toolkit", false});
}

std::vector<place> places(search_places const& where) {
  std::vector<place> out;
  const auto folder_or_file = [](std::string const& text) {
    fs::path p(text);
    std::error_code ignored;
    if (!fs::is_directory(p, ignored)) return p;
    return is_there(p / "bin" / "tileiras") ? p / "bin" / "tileiras" : p / "tileiras";
  };
  if (!where.explicit_path.empty()) return {{folder_or_file(where.explicit_path), "option", true}};
  if (!where.tileiras_variable.empty()) return {{folder_or_file(where.tileiras_variable), "TW_TILEIRAS", true}};
  if (!where.tools_variable.empty()) {
    const fs::path tools(where.tools_variable), cuda = tools / "cuda" / "bin" / "tileiras";
    out.push_back({is_there(cuda) ? cuda : folder_or_file(where.tools_variable), "TW_TOOLS", true});
  }
  if (!where.project_tools.empty()) {
    out.push_back({fs::path(where.project_tools) / "cuda" / "bin" / "tileiras", "the project's tools", false});
  }
  if (!where.working_directory.empty()) {
    for (fs::path p = where.working_directory;; p = p.parent_path()) {
      const fs::path tools = p / ".tools";
      if (private_folder(p) && private_folder(tools)) {
        out.push_back({tools / "cuda" / "bin" / "tileiras", "tools of a folder above", false});
      }
      if (p == p.parent_path()) break;
    }
  }
  if (!where.cuda_home.empty()) out.push_back({fs::path(where.cuda_home) / "bin" / "tileiras", "CUDA_HOME", true});
  if (!where.cuda_path.empty()) out.push_back({fs::path(where.cuda_path) / "bin" / "tileiras", "CUDA_PATH", true});
  if (!where.toolkits.empty()) add_toolkits(where.toolkits, out);
  for (std::size_t at = 0; at < where.path.size();) {
    const std::size_t end = std::min(where.path.find(':', at), where.path.size());
    if (end > at) out.push_back({fs::path(where.path.substr(at, end - at)) / "tileiras", "PATH", false});
    at = end + 1;
  }
  return out;
}

// What a program answered is found by its file: another file, or the same one written again, is asked again.
std::optional<cache_key> answer_key(fs::path const& program, const char* option) {
  struct stat s;
  if (stat(program.c_str(), &s) != 0) return std::nullopt;
  const std::string file = fmt::format("{}\n{}\n{} {} {} {}.{} {}.{}", resolved(program).string(), option, s.st_dev,
                                       s.st_ino, s.st_size, s.st_mtim.tv_sec, s.st_mtim.tv_nsec, s.st_ctim.tv_sec,
                                       s.st_ctim.tv_nsec);
  return make_key({reinterpret_cast<const std::uint8_t*>(file.data()), file.size()}, 0, "answer of a program");
}

finished ask(fs::path const& program, const char* option, disk_cache const* answers) {
  const auto key = answers != nullptr ? answer_key(program, option) : std::nullopt;
  if (key) {
    if (const auto known = answers->load(*key, std::nullopt)) {
      finished f;
      f.how = ending::exited;
      f.output.assign(known->begin(), known->end());
      return f;
    }
  }
  command c;
  c.arguments = {program.string(), option};
  c.time_limit = probe_limit;
  finished f = run(c);
  if (key && f.succeeded() && !f.cut)
    answers->store(*key, "", {reinterpret_cast<const std::uint8_t*>(f.output.data()), f.output.size()});
  return f;
}

// The lines "=sm_90  - SM 90" of --help.
std::vector<int> listed_targets(std::string_view help) {
  std::vector<int> out;
  constexpr std::string_view mark = "=sm_";
  for (std::size_t at = help.find(mark); at != std::string_view::npos; at = help.find(mark, at + 1)) {
    int sm = 0;
    const char* first = help.data() + at + mark.size();
    if (std::from_chars(first, help.data() + help.size(), sm).ec == std::errc()) out.push_back(sm);
  }
  std::ranges::sort(out);
  return out;
}

std::string targets_text(std::vector<int> const& targets) {
  std::string out;
  for (const int sm : targets) out += fmt::format("{}sm_{}", out.empty() ? "" : " ", sm);
  return out;
}

// Fills in what is found and returns why the assembler cannot be used.
std::string examine(candidate& c, disk_cache const* answers) {
  const fs::path tool = c.path;
  if (!is_there(tool)) return "there is no such file";
  if (!executable(tool)) return "it is not an executable file";
  const fs::path root = resolved(tool).parent_path().parent_path();
  const finished version = ask(tool, "--version", answers);
  c.version = find_version(version.output);
  if (!c.version) return fmt::format("`--version` tells no version ({})", describe(version));
  for (const char* name : {"nvvm/lib64/libnvvm.so", "nvvm/lib64/libnvvm.so.4", "lib/libnvvm.so.4"}) {
    if (c.libnvvm.empty() && is_there(root / name)) c.libnvvm = (root / name).string();
  }
  const fs::path ptxas = root / "bin" / "ptxas";
  if (executable(ptxas)) {
    c.ptxas = ptxas.string();
    c.ptxas_version = find_version(ask(ptxas, "--version", answers).output);
  }
  if (*c.version < minimum_assembler) {
    return fmt::format("version {} is too old; {}.{} or later is needed", to_string(*c.version),
                       minimum_assembler.major, minimum_assembler.minor);
  }
  if (c.libnvvm.empty())
    return fmt::format("its libnvvm is missing: {} or {}", (root / "nvvm/lib64/libnvvm.so").string(),
                       (root / "lib/libnvvm.so.4").string());
  if (c.ptxas.empty()) return fmt::format("its ptxas is missing: {}", ptxas.string());
  if (!c.ptxas_version) return fmt::format("its ptxas tells no version: {}", c.ptxas);
  if (tool_version{c.ptxas_version->major, c.ptxas_version->minor, 0} <
      tool_version{c.version->major, c.version->minor, 0}) {
    return fmt::format("its ptxas ({}) is version {}, older than the assembler's {}", c.ptxas,
                       to_string(*c.ptxas_version), to_string(*c.version));
  }
  const finished help = ask(tool, "--help", answers);
  std::vector<int> targets = listed_targets(help.output);
  if (targets.empty()) return fmt::format("`--help` lists no target ({})", describe(help));
  c.usable = assembler{tool.string(), root.string(), *c.version, std::move(targets)};
  return {};
}

}  // namespace

std::string to_string(tool_version v) { return fmt::format("{}.{}.{}", v.major, v.minor, v.patch); }

std::optional<tool_version> find_version(std::string_view text) {
  for (std::size_t at = text.find('V'); at != std::string_view::npos; at = text.find('V', at + 1)) {
    const char* p = text.data() + at + 1;
    const char* const end = text.data() + text.size();
    int numbers[3] = {};
    int count = 0;
    while (count < 3) {
      const auto [rest, problem] = std::from_chars(p, end, numbers[count]);
      if (problem != std::errc() || numbers[count] < 0) break;
      ++count;
      p = rest;
      if (p == end || *p != '.') break;
      ++p;
    }
    if (count >= 2) return tool_version{numbers[0], numbers[1], numbers[2]};
  }
  return std::nullopt;
}

bool assembler::supports(int sm) const noexcept { return std::ranges::binary_search(targets, sm); }

search_places search_places::of_process() {
  search_places where;
  where.tileiras_variable = variable("TW_TILEIRAS");
  where.tools_variable = variable("TW_TOOLS");
#ifdef TILEWRIGHT_TOOLS_DIR
  where.project_tools = TILEWRIGHT_TOOLS_DIR;
#endif
  std::error_code ignored;
  where.working_directory = fs::current_path(ignored).string();
  where.cuda_home = variable("CUDA_HOME");
  where.cuda_path = variable("CUDA_PATH");
  where.path = variable("PATH");
  return where;
}

std::vector<candidate> look_for_assemblers(search_places const& where, disk_cache const* answers) {
  std::vector<candidate> out;
  std::set<fs::path> seen;
  for (place const& p : places(where)) {
    if ((!p.named && !is_there(p.path)) || !seen.insert(resolved(p.path)).second) continue;
    candidate& c = out.emplace_back();
    std::error_code ignored;
    c.path = fs::absolute(p.path, ignored).string();
    c.origin = p.origin;
    c.reason = examine(c, answers);
  }
  return out;
}

assembler const* choose(std::vector<candidate> const& candidates) noexcept {
  for (candidate const& c : candidates) {
    if (c.usable) return &*c.usable;
  }
  return nullptr;
}

assembler const* choose(std::vector<candidate> const& candidates, int sm) noexcept {
  for (candidate const& c : candidates) {
    if (c.usable && c.usable->supports(sm)) return &*c.usable;
  }
  return nullptr;
}

std::vector<candidate> const& known_assemblers() {
  static auto const& found = *new std::vector<candidate>([] {
    const fs::path folder = disk_cache::of_process().folder();
    const disk_cache answers(folder.empty() ? folder : folder / "assemblers");
    return look_for_assemblers(search_places::of_process(), &answers);
  }());
  return found;
}

std::string describe(std::vector<candidate> const& candidates) {
  std::string out;
  for (candidate const& c : candidates) {
    out += fmt::format("\n    {} (from {}): ", c.path, c.origin);
    out += c.usable
             ? fmt::format("version {}, targets {}", to_string(c.usable->version), targets_text(c.usable->targets))
             : c.reason;
    if (!c.ptxas.empty() || !c.libnvvm.empty()) {
      out += fmt::format("\n      with ptxas {} ({}), libnvvm {}", c.ptxas.empty() ? "missing" : c.ptxas,
                         c.ptxas_version ? to_string(*c.ptxas_version) : "no version",
                         c.libnvvm.empty() ? "missing" : c.libnvvm);
    }
  }
  return out.empty() ? "\n    (nothing was found anywhere)" : out;
}

assembler const& require_assembler(std::vector<candidate> const& candidates, int sm, loc where) {
  if (assembler const* found = choose(candidates, sm)) return *found;
  const bool some = choose(candidates) != nullptr;
  throw error(error_kind::unsupported, where,
              fmt::format("{} Looked at:{}",
                          some ? fmt::format("no Tile IR assembler (tileiras) here supports sm_{}.", sm)
                               : "there is no usable Tile IR assembler (tileiras) on this machine.",
                          describe(candidates)),
              some
                ? fmt::format("use a device that one of them supports, or a newer CUDA toolkit that lists sm_{} in "
                              "`tileiras --help`; name it with TW_TILEIRAS",
                              sm)
                : "install CUDA toolkit 13.3 or later with tileiras, or name one with TW_TILEIRAS; kernels also run on "
                  "the CPU (TW_DEVICE=cpu)");
}

}  // namespace tw::jit
