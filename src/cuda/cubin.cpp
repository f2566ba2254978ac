#include "cuda/cubin.hpp"

#include <algorithm>
#include <cstring>

#include <fmt/format.h>

#include "cuda/elf.hpp"

namespace tw::cuda {

namespace {

using namespace elf;

std::string check_header(file_header const& h) {
  if (std::memcmp(h.ident,
                  "\x7f"
                  "ELF",
                  4) != 0)
    return "it does not begin with the ELF magic";
  if (h.ident[4] != 2 || h.ident[5] != 1) return "it is not a 64-bit little endian ELF file";
  if (h.machine != machine_cuda)
    return fmt::format("it is for machine {}, not for NVIDIA GPUs ({})", h.machine, machine_cuda);
  if (h.section_header_size != sizeof(section_header) || h.section_count == 0) return "it has no section table";
  if (h.program_header_count != 0 && h.program_header_size != sizeof(program_header))
    return "its program headers have a wrong size";
  return {};
}

// ABI 8 (CUDA 13) keeps the architecture in bits 8 to 15 of the flags, earlier ABIs in bits 0 to 7.
int architecture(file_header const& h) {
  return h.ident[8] >= 8 ? static_cast<int>(h.flags >> 8 & 0xff) : static_cast<int>(h.flags & 0xff);
}

std::string read_symbols(reader const& file, std::vector<section_header> const& sections, section_header const& table,
                         std::vector<std::string>& kernels) {
  if (table.entry_size != sizeof(symbol)) return "its symbol table has entries of a wrong size";
  if (table.link >= sections.size() || sections[table.link].type != section_strings)
    return "its symbol table has no names";
  section_header const& strings = sections[table.link];
  for (std::uint64_t i = 0; i < table.size / sizeof(symbol); ++i) {
    const auto s = file.at<symbol>(table.offset + i * sizeof(symbol));
    const auto name = s ? file.name(strings, s->name) : std::nullopt;
    if (!name) return fmt::format("the name of symbol {} lies outside the file", i);
    if ((s->info & 15) != symbol_function || s->info >> 4 != symbol_global || s->section == 0) continue;
    if (s->section >= sections.size() || s->value > sections[s->section].size ||
        s->size > sections[s->section].size - s->value) {
      return fmt::format("the code of function {} lies outside its section", *name);
    }
    kernels.emplace_back(*name);
  }
  return {};
}

}  // namespace

bool cubin::has(std::string_view kernel) const noexcept {
  return std::find(kernels.begin(), kernels.end(), kernel) != kernels.end();
}

cubin parse_cubin(std::span<const std::uint8_t> bytes) {
  cubin out;
  const reader file(bytes);
  const auto fail = [&](std::string why) {
    out.problem = fmt::format("{} ({} bytes)", why, bytes.size());
    return out;
  };
  const auto header = file.at<file_header>(0);
  if (!header) return fail(bytes.empty() ? "it is empty" : "it is shorter than an ELF header");
  if (std::string why = check_header(*header); !why.empty()) return fail(std::move(why));
  out.sm = architecture(*header);

  std::vector<section_header> sections;
  for (std::uint64_t i = 0; i < header->section_count; ++i) {
    if (header->section_headers > bytes.size()) return fail("it is cut short: the section table lies outside");
    const auto s = file.at<section_header>(header->section_headers + i * sizeof(section_header));
    if (!s) return fail("it is cut short: the section table lies outside");
    if (s->type != section_no_bits && !file.inside(s->offset, s->size)) {
      return fail(fmt::format("it is cut short: section {} lies outside", i));
    }
    sections.push_back(*s);
  }
  for (std::uint64_t i = 0; i < header->program_header_count; ++i) {
    if (header->program_headers > bytes.size()) return fail("it is cut short: the program headers lie outside");
    const auto p = file.at<program_header>(header->program_headers + i * sizeof(program_header));
    if (!p || !file.inside(p->offset, p->file_size))
      return fail(fmt::format("it is cut short: segment {} lies outside", i));
  }
  if (header->name_section >= sections.size() || sections[header->name_section].type != section_strings) {
    return fail("its sections have no names");
  }
  bool symbols = false;
  for (section_header const& s : sections) {
    if (!file.name(sections[header->name_section], s.name)) return fail("the name of a section lies outside");
    if (s.type != section_symbols) continue;
    symbols = true;
    if (std::string why = read_symbols(file, sections, s, out.kernels); !why.empty()) return fail(std::move(why));
  }
  if (!symbols) return fail("it has no symbol table");
  return out;
}

std::string why_not_loadable(std::span<const std::uint8_t> bytes, int sm, std::string_view kernel) {
  const cubin c = parse_cubin(bytes);
  if (!c.whole()) return fmt::format("not a whole cubin: {}", c.problem);
  if (c.sm != sm) return fmt::format("the cubin is for sm_{}, not for sm_{}", c.sm, sm);
  if (!c.has(kernel))
    return fmt::format("the cubin has no kernel '{}'; it has: {}", kernel, fmt::join(c.kernels, ", "));
  return {};
}

}  // namespace tw::cuda
