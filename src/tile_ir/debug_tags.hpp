// Tags of the records of the debug section (format reference, 1.10).
#pragma once
#include <cstdint>

namespace tw::tile_ir {

enum debug_tag : std::uint8_t { unknown_tag, unit_tag, file_tag, block_tag, place_tag, subprogram_tag, call_tag };

}  // namespace tw::tile_ir
