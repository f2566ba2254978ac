// Golden text files: a readable diff. TW_UPDATE_GOLDEN=1 writes them anew: read what changed before it is committed.
#pragma once
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace tw::test {

inline std::vector<std::string> lines_of(std::string const& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// Only the first difference: later ones follow from it.
inline void expect_golden(std::string const& text, std::filesystem::path const& path) {
  if (std::getenv("TW_UPDATE_GOLDEN") != nullptr) std::ofstream(path) << text;
  std::ostringstream file;
  file << std::ifstream(path).rdbuf();
  auto const a = lines_of(text), e = lines_of(file.str());
  std::size_t k = 0;
  while (k < a.size() && k < e.size() && a[k] == e[k]) ++k;
  if (k == a.size() && k == e.size()) return;
  ADD_FAILURE() << path.string() << ":" << k + 1 << "\nexpected " << (k < e.size() ? e[k] : "the end") << "\n     got "
                << (k < a.size() ? a[k] : "the end");
}

}  // namespace tw::test
