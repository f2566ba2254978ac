#include "tile_ir/tools.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>

namespace tw::test {
namespace {

namespace fs = std::filesystem;

// bin/tileiras of the toolkit: TW_TILEIRAS, else the project's tools folder.
fs::path tool(std::string const& name) {
  char const* given = std::getenv("TW_TILEIRAS");
  fs::path const folder = given != nullptr ? fs::path(given).parent_path() : source_root() / ".tools/cuda/bin";
  if (!fs::exists(folder / name))
    throw std::runtime_error(name + " is not installed in " + folder.string() +
                             "; run ./dev setup, or set TW_TILEIRAS");
  return folder / name;
}

std::string quoted(fs::path const& p) { return "'" + p.string() + "'"; }

struct scratch {
  fs::path path;
  scratch() {
    static std::atomic<int> number{0};
    path = fs::temp_directory_path() / ("tw_tile_ir_" + std::to_string(getpid()) + "_" + std::to_string(number++));
    fs::create_directories(path);
  }
  ~scratch() {
    std::error_code ignored;
    fs::remove_all(path, ignored);
  }
};

tool_answer run(fs::path const& program, std::string const& arguments, scratch const& dir) {
  // The toolkit's root is stated: CUDA_HOME of the environment would win over the program's own place.
  std::string const command = "CUDA_ROOT=" + quoted(program.parent_path().parent_path()) + " timeout 120 " +
                              quoted(program) + " " + arguments + " >" + quoted(dir.path / "out") + " 2>" +
                              quoted(dir.path / "err");
  int const status = std::system(command.c_str());
  tool_answer a;
  a.exit = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  a.out = read_text(dir.path / "out");
  a.err = read_text(dir.path / "err");
  return a;
}

fs::path store(scratch const& dir, std::vector<std::uint8_t> const& bytes) {
  std::ofstream out(dir.path / "in.tilebc", std::ios::binary);
  out.write(reinterpret_cast<char const*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  return dir.path / "in.tilebc";
}

}  // namespace

fs::path source_root() {
  char const* root = std::getenv("TW_SOURCE_DIR");
  if (root == nullptr) throw std::runtime_error("TW_SOURCE_DIR is not set; run this test through ctest");
  return root;
}

fs::path fixture_folder() { return source_root() / "tests/data/tile-ir"; }

std::vector<std::uint8_t> read_bytes(fs::path const& p) {
  std::ifstream in(p, std::ios::binary);
  if (!in) throw std::runtime_error("cannot read " + p.string());
  return {std::istreambuf_iterator<char>(in), {}};
}

std::string read_text(fs::path const& p) {
  auto const bytes = read_bytes(p);
  return {bytes.begin(), bytes.end()};
}

tool_answer disassemble(std::vector<std::uint8_t> const& bytecode, std::string const& options) {
  scratch const dir;
  return run(tool("tileirdisasm"), options + " " + quoted(store(dir, bytecode)), dir);
}

tool_answer assemble(std::vector<std::uint8_t> const& bytecode, int sm, std::string const& options) {
  scratch const dir;
  return run(tool("tileiras"),
             options + " --gpu-name sm_" + std::to_string(sm) + " -o " + quoted(dir.path / "out.cubin") + " " +
               quoted(store(dir, bytecode)),
             dir);
}

tool_answer run_program(fs::path const& program, std::string arguments, std::vector<std::uint8_t> const& input) {
  scratch const dir;
  if (auto const at = arguments.find("%in"); at != std::string::npos)
    arguments.replace(at, 3, quoted(store(dir, input)));
  return run(program, arguments, dir);
}

std::vector<std::uint8_t> from_hex(std::string const& s) {
  std::vector<std::uint8_t> out;
  std::istringstream lines(s);
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line.substr(0, line.find('#')));
    for (std::string w; words >> w;) out.push_back(static_cast<std::uint8_t>(std::stoul(w, nullptr, 16)));
  }
  return out;
}

}  // namespace tw::test
