// CUDA toolkits made of shell scripts: they have the files and options of real ones, and do what a test needs.
#pragma once
#include <sys/stat.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <span>
#include <string>

#include "jit/scratch.hpp"

namespace tw::test {

inline void write_text(std::filesystem::path const& path, std::string const& text) {
  std::filesystem::create_directories(path.parent_path());
  std::ofstream(path) << text;
}

inline void write_program(std::filesystem::path const& path, std::string const& text) {
  write_text(path, "#!/bin/sh\n" + text + "\n");
  chmod(path.c_str(), 0755);
}

struct toolkit_parts {
  std::string version = "13.5.37";
  std::string ptxas_version = {};              // empty: the same
  std::string targets = "80 86 90 100 120";
  std::string body = "exit 0";  // what tileiras does with a bytecode file; runs in the folder of its files
  bool ptxas = true, libnvvm = true;
};

// Makes the toolkit and returns the path of its tileiras.
inline std::string make_toolkit(std::filesystem::path const& root, toolkit_parts const& parts = {}) {
  const auto tells = [](std::string const& version) {
    return "echo 'Cuda compilation tools, release " + version.substr(0, 4) + ", V" + version + "'";
  };
  write_program(root / "bin" / "tileiras",
                "case \"$1\" in\n--version) " + tells(parts.version) + ";;\n--help) for t in " + parts.targets +
                  "; do echo \"    =sm_$t   -   SM $t\"; done;;\n*)\n" + parts.body + "\n;;\nesac");
  if (parts.ptxas)
    write_program(root / "bin" / "ptxas", tells(parts.ptxas_version.empty() ? parts.version : parts.ptxas_version));
  if (parts.libnvvm) write_text(root / "nvvm" / "lib64" / "libnvvm.so", "not a real one");
  return (root / "bin" / "tileiras").string();
}

inline std::string read_text(std::filesystem::path const& path) {
  std::ifstream in(path);
  return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace tw::test
