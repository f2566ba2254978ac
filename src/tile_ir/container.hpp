// Numbers of the bytecode container (format reference, 1.2, 1.3 and 1.8).
#pragma once
#include <cstdint>

namespace tw::tile_ir {

inline constexpr std::uint8_t magic[8] = {0x7F, 'T', 'i', 'l', 'e', 'I', 'R', 0};
inline constexpr std::uint8_t major_version = 13;
inline constexpr std::uint16_t preview_tag = 1;  // in the header: the file holds preview operations

enum section_id : std::uint8_t {
  end_section,
  string_section,
  function_section,
  debug_section,
  constant_section,
  type_section,
  global_section,
  producer_section
};
inline constexpr int section_count = 8;
inline constexpr std::uint8_t aligned_flag = 0x80;  // of a section id: an alignment follows the length

inline constexpr std::uint8_t private_flag = 1, kernel_flag = 2;
inline constexpr std::uint8_t hints_flag = 4;        // up to 13.4
inline constexpr std::uint8_t extern_flag = 4;       // 13.5

}  // namespace tw::tile_ir
