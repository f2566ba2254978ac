// ELF-64 files as cubins use them: the layout, and reading that never leaves the bytes.
#pragma once
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <string_view>

namespace tw::cuda::elf {

// Little endian, as in the System V ABI.
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
constexpr std::uint32_t section_symbols = 2, section_strings = 3, section_no_bits = 8, section_cuda_info = 0x70000000;
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

}  // namespace tw::cuda::elf
