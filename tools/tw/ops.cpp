// `tw ops`: every operation of Tile IR, how kernels write it, and where the tests of it run.
#include <cstdio>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include <tilewright/ir/op_table.hpp>

#include "commands.hpp"
#include "ir/op_forms.hpp"
#include "op_index.hpp"  // tests/golden/ops/index.txt as it was when this program was built

namespace tw::tool {
namespace {

struct proof {
  bool cpu = false, gpu = false;
  std::string cases;
};

// Lines "NAME: [cpu] [gpu] in CASE...": where the cases that have the operation are made to run. Its test keeps them true.
std::map<std::string, proof> read_index() {
  std::map<std::string, proof> index;
  std::istringstream lines(op_index);
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string name, word;
    words >> name;
    if (name.empty()) continue;
    proof& p = index[name.substr(0, name.size() - 1)];
    while (words >> word && word != "in") {
      p.cpu |= word == "cpu";
      p.gpu |= word == "gpu";
    }
    while (words >> word) p.cases += (p.cases.empty() ? "" : " ") + word;
  }
  return index;
}

std::vector<std::string> missing(ir::op_form const* form, proof const& p) {
  std::vector<std::string> list;
  using evidence = ir::op_form::evidence;
  auto const wanted = form != nullptr ? form->proof : evidence::runs;
  if (form == nullptr) list.emplace_back("form");
  if (form == nullptr || form->section.empty()) list.emplace_back("meaning");
  if (p.cases.empty() && wanted != evidence::replaced) list.emplace_back("text");
  if (!p.cpu && wanted == evidence::runs) list.emplace_back("CPU rule");
  if (!p.gpu && wanted == evidence::runs) list.emplace_back("comparison with a GPU");
  return list;
}

std::string joined(std::vector<std::string> const& words) {
  std::string text;
  for (auto const& w : words) text += (text.empty() ? "" : ", ") + w;
  return text;
}

}  // namespace

int ops(bool only_missing) {
  auto const index = read_index();
  int count = 0, incomplete = 0;
  if (!only_missing)
    std::printf("%-30s %-6s %-4s %-4s %-24s %s\n", "operation", "since", "CPU", "GPU", "meaning", "written");
  // Traced operations stand for others; they never reach Tile IR.
  for (int i = 0; i < ir::tile_ir_opcodes; ++i) {
    auto const code = static_cast<ir::opcode>(i);
    ir::op_row const& row = ir::row(code);
    std::string const name(row.name);
    auto const found = index.find(name);
    proof const p = found == index.end() ? proof{} : found->second;
    ir::op_form const* const form = ir::form_of(code);
    auto const lacks = missing(form, p);
    ++count;
    incomplete += !lacks.empty();
    if (only_missing) {
      if (!lacks.empty()) std::printf("%s: no %s\n", name.c_str(), joined(lacks).c_str());
      continue;
    }
    std::printf("%-30s 13.%-3d %-4s %-4s %-24.*s %.*s\n", name.c_str(), row.since, p.cpu ? "yes" : "-",
                p.gpu ? "yes" : "-", form ? static_cast<int>(form->section.size()) : 1,
                form ? form->section.data() : "-", form ? static_cast<int>(form->written.size()) : 1,
                form ? form->written.data() : "-");
    if (form != nullptr && !form->why.empty())
      std::printf("%-30s (%.*s)\n", "", static_cast<int>(form->why.size()), form->why.data());
  }
  if (only_missing && incomplete == 0) std::printf("Nothing is missing: %d operations.\n", count);
  else if (only_missing) std::printf("%d of %d operations are not complete.\n", incomplete, count);
  return only_missing && incomplete > 0 ? 1 : 0;
}

}  // namespace tw::tool
