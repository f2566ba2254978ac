// Small ELF files of the kind that an assembler makes, built here by hand for tests.
#pragma once
#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

namespace tw::test {

struct extra_section {
  std::string name;
  std::uint32_t type = 1;  // 8: takes no place in the file
  std::string bytes;
  std::uint64_t size = 0;  // of a section of type 8
};

struct cubin_parts {
  int sm = 90;
  int abi = 8;
  int machine = 190;
  std::vector<std::string> kernels{"kernel"};  // symbols 1, 2, ...
  std::vector<extra_section> extra{};
};

// Sections: none, .shstrtab, .strtab, .symtab, .text (16 bytes a kernel), the extra ones; one segment over the code; the
// section table comes last, so that every cut takes something.
inline std::vector<std::uint8_t> make_cubin(cubin_parts const& parts = {}) {
  std::vector<std::uint8_t> out(64);
  const auto put = [&](std::uint64_t value, int bytes) {
    for (int i = 0; i < bytes; ++i) out.push_back(static_cast<std::uint8_t>(value >> (8 * i)));
  };
  const auto put_text = [&](std::string const& text) {
    const std::uint64_t at = out.size();
    out.insert(out.end(), text.begin(), text.end());
    return at;
  };
  struct section {
    std::uint32_t name, type, link;
    std::uint64_t offset, size, entry;
  };
  using namespace std::string_literals;
  std::string section_names = "\0.shstrtab\0.strtab\0.symtab\0.text\0"s;
  std::vector<std::uint32_t> extra_names;
  for (extra_section const& e : parts.extra) {
    extra_names.push_back(static_cast<std::uint32_t>(section_names.size()));
    section_names += e.name + '\0';
  }
  std::string names(1, '\0');
  std::vector<std::uint32_t> name_at;
  for (std::string const& kernel : parts.kernels) {
    name_at.push_back(static_cast<std::uint32_t>(names.size()));
    names += kernel + '\0';
  }
  const std::uint64_t section_names_at = put_text(section_names), names_at = put_text(names);
  const std::uint64_t text_at = put_text(std::string(16 * parts.kernels.size(), '\x7a'));
  const std::uint64_t symbols_at = out.size();
  out.resize(out.size() + 24);  // the null symbol
  for (std::size_t i = 0; i < parts.kernels.size(); ++i) {
    put(name_at[i], 4);
    put(1 << 4 | 2, 1);  // global function
    put(0x10, 1);
    put(4, 2);  // .text
    put(16 * i, 8);
    put(16, 8);
  }
  const std::uint64_t symbols_size = out.size() - symbols_at, segments_at = out.size();
  put(1, 4);
  put(5, 4);
  put(text_at, 8);
  put(0, 8);
  put(0, 8);
  put(16 * parts.kernels.size(), 8);
  put(16 * parts.kernels.size(), 8);
  put(4, 8);
  std::vector<std::uint64_t> extra_at;
  for (extra_section const& e : parts.extra) extra_at.push_back(put_text(e.bytes));
  const std::uint64_t sections_at = out.size();
  std::vector<section> sections = {{0, 0, 0, 0, 0, 0},
                                   {1, 3, 0, section_names_at, section_names.size(), 0},
                                   {11, 3, 0, names_at, names.size(), 0},
                                   {19, 2, 2, symbols_at, symbols_size, 24},
                                   {27, 1, 0, text_at, 16 * parts.kernels.size(), 0}};
  for (std::size_t i = 0; i < parts.extra.size(); ++i) {
    extra_section const& e = parts.extra[i];
    sections.push_back({extra_names[i], e.type, 0, extra_at[i], e.type == 8 ? e.size : e.bytes.size(), 0});
  }
  for (section const& s : sections) {
    put(s.name, 4);
    put(s.type, 4);
    put(0, 8);
    put(0, 8);
    put(s.offset, 8);
    put(s.size, 8);
    put(s.link, 4);
    put(0, 4);
    put(1, 8);
    put(s.entry, 8);
  }
  std::vector<std::uint8_t> rest;
  rest.swap(out);
  out.insert(out.end(), {0x7f, 'E', 'L', 'F', 2, 1, 1, 0x41, static_cast<std::uint8_t>(parts.abi)});
  out.resize(16);
  put(2, 2);
  put(static_cast<std::uint64_t>(parts.machine), 2);
  put(1, 4);
  put(0, 8);
  put(segments_at, 8);
  put(sections_at, 8);
  put(parts.abi >= 8 ? static_cast<std::uint64_t>(parts.sm) << 8 | 0x6000004
                     : static_cast<std::uint64_t>(parts.sm) | 0x560500,
      4);
  for (const int value : {64, 56, 1, 64, static_cast<int>(sections.size()), 1})
    put(static_cast<std::uint64_t>(value), 2);
  std::memcpy(rest.data(), out.data(), 64);
  return rest;
}

}  // namespace tw::test
