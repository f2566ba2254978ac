#include "jit/assembler.hpp"

#include <charconv>
#include <cstdlib>
#include <filesystem>

#include <fmt/format.h>

#include "cuda/cubin.hpp"
#include "jit/process.hpp"
#include "jit/scratch.hpp"

namespace tw::jit {

namespace {

constexpr int default_timeout_s = 300;
constexpr std::size_t shown_lines = 12;

int time_limit_s(assemble_options const& o) {
  if (o.timeout_s > 0) return o.timeout_s;
  const char* text = std::getenv("TW_ASSEMBLER_TIMEOUT");
  const std::string_view value = text != nullptr ? text : "";
  int seconds = 0;
  std::from_chars(value.data(), value.data() + value.size(), seconds);
  return seconds > 0 ? seconds : default_timeout_s;
}

std::string prepended(std::string const& folders, const char* name) {
  const char* old = std::getenv(name);
  return old != nullptr && *old != 0 ? folders + ":" + old : folders;
}

command make_command(assembler const& a, assemble_options const& o, std::filesystem::path const& folder) {
  command c;
  c.arguments = {a.path, "--gpu-name", fmt::format("sm_{}", o.sm), "--opt-level", std::to_string(o.opt_level)};
  if (o.lineinfo) c.arguments.push_back("--lineinfo");
  if (o.remarks) c.arguments.push_back("--remarks=all");
  for (const char* argument : {"-o", "kernel.cubin", "kernel.tilebc"}) c.arguments.emplace_back(argument);
  // The first of CUDA_ROOT, CUDA_HOME, CUDA_PATH that is set decides which ptxas and libnvvm it uses, even a wrong one.
  c.set_variables = {{"CUDA_ROOT", a.root},
                     {"LD_LIBRARY_PATH", prepended(a.root + "/lib:" + a.root + "/nvvm/lib64", "LD_LIBRARY_PATH")},
                     {"PATH", prepended(a.root + "/bin", "PATH")},
                     {"TMPDIR", folder.string()}};
  c.unset_variables = {"CUDA_HOME", "CUDA_PATH"};
  c.working_directory = folder.string();
  c.time_limit = std::chrono::seconds(time_limit_s(o));
  return c;
}

// A line that reports an error: "error: ...", or "PLACE: error: ...". Warnings and their notes are not.
bool is_error_line(std::string_view line) {
  return line.rfind("error:", 0) == 0 || line.rfind("error[", 0) == 0 ||
         line.find(": error:") != std::string_view::npos || line.find(" fatal error") != std::string_view::npos ||
         line.rfind("fatal error", 0) == 0;
}

template <class F>
void for_each_line(std::string_view text, F f) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    f(text.substr(at, end - at));
    at = end + 1;
  }
}

bool reports_error(std::string_view text) {
  bool found = false;
  for_each_line(text, [&](std::string_view line) { found = found || is_error_line(line); });
  return found;
}

std::string first_lines(std::string_view text) {
  std::string out;
  std::size_t lines = 0;
  for_each_line(text, [&](std::string_view line) {
    if (lines++ < shown_lines) out += fmt::format("\n    | {}", line.substr(0, 400));
  });
  if (lines > shown_lines) out += fmt::format("\n    | ... {} more lines", lines - shown_lines);
  return out;
}

// What to do, by the way in which it failed (exit codes: tile-ir.md 7.4 of the format notes, seen with 13.5).
std::string remedy(finished const& f, assemble_options const& o) {
  if (f.how == ending::timed_out) {
    return fmt::format("use smaller tiles, or raise TW_ASSEMBLER_TIMEOUT (seconds, now {})", time_limit_s(o));
  }
  if (f.how == ending::signalled) {
    return "the assembler crashed; try a lower opt_level or other tile sizes, and report the kept file to NVIDIA and "
           "to us";
  }
  if (f.how == ending::not_started) return "check the installation that `tw doctor` shows";
  if (f.how == ending::exited && f.exit_code == 5 && !reports_error(f.errors)) {
    return "its back end failed without a word; `tw doctor` shows which ptxas and libnvvm it used";
  }
  if (f.how == ending::exited && f.exit_code == 3) {
    return "the assembler refused what Tilewright wrote: a fault of Tilewright; please report it with the kept file";
  }
  return "if other tile sizes help, use them; please report it with the kept file";
}

}  // namespace

std::string assemble_options::text() const { return fmt::format("-O{}{}", opt_level, lineinfo ? " --lineinfo" : ""); }

std::vector<std::uint8_t> assemble(assembler const& a, std::span<const std::uint8_t> bytecode,
                                   assemble_options const& o, loc where, std::string* said) {
  const auto fail = [&](finished const& f, std::string const& what) {
    const std::filesystem::path kept = keep_for_report(o.kernel, "tilebc", bytecode);
    throw error(error_kind::compile, where,
                fmt::format("tileiras {} ({}) could not compile kernel '{}' for sm_{}: {}{}\n    bytecode: {}",
                            to_string(a.version), a.path, o.kernel, o.sm, what, first_lines(f.errors),
                            kept.empty() ? "could not be kept (set TW_DUMP_DIR to a folder)" : kept.string()),
                remedy(f, o));
  };
  try {
    const scratch_folder folder;
    if (const std::error_code problem = write_file(folder.path() / "kernel.tilebc", bytecode)) {
      throw error(error_kind::compile, where,
                  fmt::format("the bytecode of kernel '{}' could not be written to {}: {}", o.kernel,
                              folder.path().string(), problem.message()),
                  "make room among the temporary files, or set TMPDIR to another folder");
    }
    const finished f = run(make_command(a, o, folder.path()));
    // An exit status that was lost does not matter if the result is whole and nothing was reported.
    if (!f.succeeded() && f.how != ending::unknown) fail(f, describe(f));
    if (reports_error(f.errors)) fail(f, fmt::format("it reported errors although it ended with {}", describe(f)));
    std::vector<std::uint8_t> cubin;
    if (const std::error_code problem = read_file(folder.path() / "kernel.cubin", cubin)) {
      fail(f, fmt::format("it wrote no result ({}), and ended with {}", problem.message(), describe(f)));
    }
    if (const std::string why = cuda::why_not_loadable(cubin, o.sm, o.kernel); !why.empty()) {
      fail(f, fmt::format("its result cannot be used: {}; it ended with {}", why, describe(f)));
    }
    if (said != nullptr) *said = f.errors + f.output;
    return cubin;
  } catch (std::filesystem::filesystem_error const& e) {
    throw error(error_kind::compile, where, fmt::format("kernel '{}' cannot be assembled: {}", o.kernel, e.what()),
                "set TMPDIR to a folder that can be written to");
  }
}

}  // namespace tw::jit
