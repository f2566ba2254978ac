// `tw compile`: what becomes of the kernels of a program. The program answers itself, before its main (launch/inspect.hpp).
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <filesystem>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

#include "commands.hpp"
#include "jit/process.hpp"
#include "jit/scratch.hpp"
#include "launch/inspect.hpp"

namespace tw::tool {
namespace {

namespace fs = std::filesystem;

// A mistake of the person who runs the tool: what, and what to do.
struct complaint {
  std::string what, remedy;
};

struct instantiation {
  std::string id, name, signature, place;
};

std::string read_text(fs::path const& path) {
  std::vector<std::uint8_t> bytes;
  if (std::error_code const problem = jit::read_file(path, bytes))
    throw complaint{path.string() + " cannot be read: " + problem.message(), ""};
  return {bytes.begin(), bytes.end()};
}

void check_program(std::string const& program) {
  std::error_code problem;
  fs::file_status const s = fs::status(program, problem);
  if (problem || !fs::exists(s)) throw complaint{"there is no program '" + program + "'", "give its path"};
  if (!fs::is_regular_file(s)) throw complaint{"'" + program + "' is not a file", "give the path of a program"};
  if (access(program.c_str(), X_OK) != 0)
    throw complaint{"'" + program + "' cannot be executed", "give the path of a program, not of its source or library"};
  // Looked for before anything runs: other programs would do their work instead of answering.
  std::string const contents = read_text(program);
  if (contents.compare(0, 4, "\177ELF") != 0)
    throw complaint{"'" + program + "' is no compiled program", "give the program itself, not a script that starts it"};
  if (contents.find(launch::inspect_mark) == std::string::npos)
    throw complaint{"'" + program + "' has no Tilewright kernels",
                    "kernels are in the program or library that calls them; link it to tilewright::tilewright"};
}

// Asks the program; the answer lies in `folder`.
std::vector<std::string> ask(std::string const& program, std::string const& request, fs::path const& folder) {
  jit::command c;
  c.arguments = {fs::absolute(program).string()};
  c.set_variables = {{"TW_INSPECT", request}, {"TW_INSPECT_DIR", folder.string()}};
  c.time_limit = std::chrono::minutes(30);
  jit::finished const f = jit::run(c);
  std::fputs(f.errors.c_str(), stderr);
  std::error_code missing;
  if (!fs::exists(folder / "answer", missing))
    throw complaint{"'" + program + "' did not answer: it ended with " + describe(f),
                    "it must be linked to this version of Tilewright, and its static initialisers must not fail"};
  std::vector<std::string> lines;
  std::string const text = read_text(folder / "answer");
  for (std::size_t at = 0; at < text.size();) {
    std::size_t const end = std::min(text.find('\n', at), text.size());
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  if (lines.empty() || lines.front() != launch::inspect_mark)
    throw complaint{"'" + program + "' answered in another way", "use the `tw` of the version that it is linked to"};
  lines.erase(lines.begin());
  return lines;
}

std::vector<instantiation> list(std::string const& program, fs::path const& folder) {
  std::vector<instantiation> all;
  for (std::string const& line : ask(program, "list", folder)) {
    std::vector<std::string> parts(1);
    for (char const c : line) {
      if (c == '\t') parts.emplace_back();
      else parts.back() += c;
    }
    parts.resize(4);
    all.push_back({parts[0], parts[1], parts[2], parts[3]});
  }
  return all;
}

// Letters to change, add or leave out on the way from one word to the other.
std::size_t distance(std::string const& a, std::string const& b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      std::size_t const best = std::min({diagonal + (a[i] == b[j] ? 0 : 1), row[j] + 1, row[j + 1] + 1});
      diagonal = row[j + 1];
      row[j + 1] = best;
    }
  }
  return row[b.size()];
}

[[noreturn]] void no_such_kernel(std::string const& program, std::string const& kernel,
                                 std::vector<instantiation> const& all) {
  std::vector<std::string> near, names;
  for (auto const& i : all) {
    if (std::find(names.begin(), names.end(), i.name) != names.end()) continue;
    names.push_back(i.name);
    if (distance(i.name, kernel) <= std::max<std::size_t>(kernel.size() / 3, 1) ||
        i.name.find(kernel) != std::string::npos)
      near.push_back(i.name);
  }
  std::string const known = near.empty() ? "it has: " : "did you mean: ";
  std::string joined;
  for (auto const& n : near.empty() ? names : near) joined += (joined.empty() ? "" : ", ") + n;
  throw complaint{"'" + program + "' has no kernel '" + kernel + "'", known + joined};
}

// All instantiations of a kernel, or the one whose id begins as given.
std::vector<instantiation> chosen(std::string const& program, std::string const& kernel,
                                  std::vector<instantiation> const& all) {
  if (all.empty())
    throw complaint{"'" + program + "' has no instantiation of a kernel",
                    "a kernel is instantiated where it is called with arguments, or by tw::check"};
  if (kernel.empty()) return all;
  std::vector<instantiation> found;
  for (auto const& i : all)
    if (i.name == kernel) found.push_back(i);
  if (found.empty())
    for (auto const& i : all)
      if (kernel.size() > i.name.size() && i.id.compare(0, kernel.size(), kernel) == 0) found.push_back(i);
  if (found.empty()) no_such_kernel(program, kernel, all);
  return found;
}

int architecture(std::string const& arch) {
  int sm = 0;
  char const* const end = arch.data() + arch.size();
  bool const named = arch.compare(0, 3, "sm_") == 0;
  auto const [last, problem] = std::from_chars(arch.data() + (named ? 3 : 0), end, sm);
  if (!named || problem != std::errc() || last != end || sm < 10 || sm > 999)
    throw complaint{"'" + arch + "' is no architecture", "write it as sm_90"};
  return sm;
}

struct form {
  char const* name;
  char const* extension;
  bool text;
};
constexpr form forms[] = {{"report", "report", true},
                          {"ir", "ir", true},
                          {"tile", "mlir", true},
                          {"bytecode", "tilebc", false},
                          {"cubin", "cubin", false}};

bool emits(compile_options const& o, form const& f) {
  return std::any_of(o.emit.begin(), o.emit.end(), [&](auto const& e) { return e == f.name || e == "all"; });
}

void print_list(std::vector<instantiation> const& all) {
  for (auto const& i : all) std::printf("%s  %s  %s\n", i.id.c_str(), i.signature.c_str(), i.place.c_str());
}

// Prints texts, and with a folder keeps all forms there. False if a form that was asked for could not be made.
bool show(instantiation const& i, fs::path const& from, compile_options const& o) {
  bool complete = true;
  for (form const& f : forms) {
    if (!emits(o, f)) continue;
    fs::path const path = from / (i.id + "." + f.extension);
    std::error_code problem;
    if (!fs::exists(path, problem)) {
      complete = false;
      continue;
    }
    if (f.text) std::printf("%s\n", read_text(path).c_str());
    if (o.folder.empty()) continue;
    fs::copy_file(path, fs::path(o.folder) / path.filename(), fs::copy_options::overwrite_existing, problem);
    if (problem) throw complaint{o.folder + " cannot be written to: " + problem.message(), "give another folder to -o"};
  }
  return complete;
}

int compile_checked(compile_options const& o) {
  int const sm = architecture(o.arch);
  check_program(o.program);
  bool const bytes = std::any_of(o.emit.begin(), o.emit.end(),
                                 [](auto const& e) { return e == "bytecode" || e == "cubin"; });
  if (bytes && o.folder.empty())
    throw complaint{"bytecode and cubins are not for the terminal", "say with -o DIR where they are to be kept"};
  jit::scratch_folder const folder;
  auto const all = list(o.program, folder.path());
  auto const wanted = chosen(o.program, o.kernel, all);
  if (o.list) {
    print_list(wanted);
    return 0;
  }
  fs::remove(folder.path() / "answer");
  bool const assembles = std::any_of(std::begin(forms), std::end(forms), [&](form const& f) {
    return emits(o, f) && (std::string(f.name) == "cubin" || std::string(f.name) == "report");
  });
  std::string request = "compile sm=" + std::to_string(sm) + (o.facts ? "" : " aligned=0") +
                        (o.lines ? " lines=1" : "") + (o.wide ? " wide=1" : "") + (assembles ? "" : " assemble=0") +
                        " warps=" + std::to_string(o.warps) + " occupancy=" + std::to_string(o.occupancy) +
                        " ctas=" + std::to_string(o.ctas) + " latency=" + std::to_string(o.latency) +
                        (o.no_tma ? " no_tma=1" : "") + (o.unchecked ? " unchecked=1" : "");
  for (auto const& i : wanted) request += " " + i.id;
  ask(o.program, request, folder.path());
  if (!o.folder.empty()) {
    std::error_code problem;
    fs::create_directories(o.folder, problem);
    if (problem) throw complaint{o.folder + " cannot be made: " + problem.message(), "give another folder to -o"};
  }
  bool complete = true;
  for (auto const& i : wanted) complete = show(i, folder.path(), o) && complete;
  return complete ? 0 : 1;
}

}  // namespace

int compile(compile_options const& o) {
  try {
    return compile_checked(o);
  } catch (complaint const& c) {
    std::fprintf(stderr, "error: %s\n", c.what.c_str());
    if (!c.remedy.empty()) std::fprintf(stderr, "  %s\n", c.remedy.c_str());
    return 1;
  }
}

}  // namespace tw::tool
