#include "cuda/cubin.hpp"

#include <algorithm>
#include <cstring>
#include <optional>

#include <fmt/format.h>

namespace tw::cuda {

namespace {

// ELF-64, little endian, as in the System V ABI. Only the fields that are read.
struct file_header {
  std::uint8_t ident[16];
  std::uint16_t type, machine;
  std::uint32_t version;
  std::uint64_t entry, program_headers, section_headers;
  std::uint32_t flags;
  std::uint16_t header_size, program_header_size, program_header_count, section_header_size, section_count,
    name_section;
};
struct section_header {
  std::uint32_t name, type;
  std::uint64_t flags, address, offset, size;
  std::uint32_t link, info;
  std::uint64_t alignment, entry_size;
};
struct program_header {
  std::uint32_t type, flags;
  std::uint64_t offset, virtual_address, physical_address, file_size, memory_size, alignment;
};
struct symbol {
  std::uint32_t name;
  std::uint8_t info, other;
  std::uint16_t section;
  std::uint64_t value, size;
};
static_assert(sizeof(file_header) == 64 && sizeof(section_header) == 64 && sizeof(program_header) == 56 &&
              sizeof(symbol) == 24);

constexpr std::uint16_t machine_cuda = 190;
constexpr std::uint32_t section_symbols = 2, section_strings = 3, section_no_bits = 8;
constexpr int symbol_function = 2, symbol_global = 1;

class reader {
 public:
  explicit reader(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

  bool inside(std::uint64_t offset, std::uint64_t size) const {
    return offset <= bytes_.size() && size <= bytes_.size() - offset;
  }

  template <class T>
  std::optional<T> at(std::uint64_t offset) const {
    if (!inside(offset, sizeof(T))) return std::nullopt;
    T value;
    std::memcpy(&value, bytes_.data() + offset, sizeof(T));  // alignment in the file is not to be relied on
    return value;
  }

  // The NUL-terminated name at an index of a string section.
  std::optional<std::string_view> name(section_header const& strings, std::uint32_t index) const {
    if (index >= strings.size) return std::nullopt;
    const auto* first = reinterpret_cast<const char*>(bytes_.data() + strings.offset + index);
    const void* end = std::memchr(first, 0, strings.size - index);
    if (end == nullptr) return std::nullopt;
    return std::string_view(first, static_cast<const char*>(end));
  }

 private:
  std::span<const std::uint8_t> bytes_;
};

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
