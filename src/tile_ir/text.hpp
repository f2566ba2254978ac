// Text of types, attributes and constants, as NVIDIA's disassembler spells them (format reference, 6.2 and 6.7).
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <tilewright/ir/module.hpp>

namespace tw::tile_ir {

std::string text(ir::type const&);
std::string quoted(std::string_view);
// `@name`, quoted unless it is a plain identifier.
std::string symbol(std::string_view name);

// Spellings of enumeration values by number; "?" when there is no such value.
std::string_view spelling(ir::attr, std::int64_t);
std::string_view spelling(ir::padding);
std::string_view spelling(ir::ptr_attribute);

// A float of format `e`: digits that read back as the same bits, or the bits for infinities and NaNs.
std::string float_text(element e, std::uint64_t bits);

// The elements of a constant's buffer as bit patterns; one element for a splat, also when all are stored and equal.
std::vector<std::uint64_t> elements_of(element e, std::int64_t count, std::vector<std::uint8_t> const& bytes);
std::string element_text(element e, std::uint64_t bits);
// `<f32: [1.000000e+00, 2.000000e+00]>`
std::string constant_text(ir::type const& tile, std::vector<std::uint8_t> const& bytes);

std::string typed_text(ir::attribute const&);      // an element of `identities`
std::string assumption_text(ir::attribute const&);
std::string hints_text(ir::dictionary_attr const&);  // with its angle brackets

std::string joined(std::vector<std::string> const&, std::string_view separator = ", ");

}  // namespace tw::tile_ir
