// The element types of the safetensors format that tensors hold.
#pragma once
#include <cstddef>
#include <string_view>

#include <tilewright/types/element.hpp>

namespace tw::detail {

struct safetensors_type {
  std::string_view name;
  element elem;
  bool is_unsigned;
};
// In the order of the format's library, which goes by alignment: files are written from the last row to the first.
inline constexpr safetensors_type safetensors_types[] = {
  {"BOOL", element::i1, false},      {"U8", element::i8, true},         {"I8", element::i8, false},
  {"F8_E5M2", element::e5m2, false}, {"F8_E4M3", element::e4m3, false}, {"F8_E8M0", element::e8m0, false},
  {"I16", element::i16, false},      {"U16", element::i16, true},       {"F16", element::f16, false},
  {"BF16", element::bf16, false},    {"I32", element::i32, false},      {"U32", element::i32, true},
  {"F32", element::f32, false},      {"F64", element::f64, false},      {"I64", element::i64, false},
  {"U64", element::i64, true},
};

inline constexpr std::size_t largest_safetensors_header = 100'000'000;  // the format's own limit, in bytes

}  // namespace tw::detail
