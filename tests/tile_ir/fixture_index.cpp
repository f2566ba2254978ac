#include "tile_ir/fixture_index.hpp"

#include <stdexcept>

#include "tile_ir/tools.hpp"

namespace tw::test {
namespace {

// The value behind `"key": ` at or after `from`; the index is flat enough to be read without a JSON library.
std::string field(std::string const& record, std::string const& key) {
  auto const at = record.find("\"" + key + "\":");
  if (at == std::string::npos) return "";
  auto start = record.find_first_not_of(": ", at + key.size() + 2);
  if (record[start] == '"') {
    auto const end = record.find('"', ++start);
    return record.substr(start, end - start);
  }
  return record.substr(start, record.find_first_of(",}\n ", start) - start);
}

std::vector<fixture> parse(std::filesystem::path const& index) {
  std::string const s = read_text(index);
  std::vector<fixture> out;
  std::string const mark = "\"name\":";
  for (auto at = s.find(mark); at != std::string::npos;) {
    auto const next = s.find(mark, at + mark.size());
    std::string const record = s.substr(at, next == std::string::npos ? next : next - at);
    fixture f;
    f.name = field(record, "name");
    if (auto const arch = field(record, "arch"); arch.size() > 3) f.sm = std::stoi(arch.substr(3));
    f.assembler_exit = std::stoi(field(record, "tileiras_exit"));
    f.disassembler_exit = std::stoi(field(record, "disasm_exit"));
    out.push_back(f);
    at = next;
  }
  if (out.size() < 50) throw std::runtime_error("too few fixtures in " + index.string());
  return out;
}

}  // namespace

std::vector<fixture> fixtures() { return parse(fixture_folder() / "index.json"); }
std::vector<fixture> malformed_fixtures() { return parse(fixture_folder() / "malformed/index.json"); }

}  // namespace tw::test
