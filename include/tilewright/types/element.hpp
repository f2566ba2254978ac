// Element types: the numbers a tensor or a tile is made of, and the C++ types that stand for them.
#pragma once
#include <concepts>
#include <cstdint>
#include <string_view>
#include <type_traits>

namespace tw {

struct f16;
struct bf16;
struct tf32;
struct e4m3;
struct e5m2;
struct e8m0;
struct e5m3;
struct e2m1;
struct i4;
struct u4;

// The element types of Tile IR 13.5. Integers carry no sign: signedness belongs to operations.
enum class element : std::uint8_t {
  none,
  i1,
  i4,
  i8,
  i16,
  i32,
  i64,
  f16,
  bf16,
  f32,
  tf32,
  f64,
  e4m3,
  e5m2,
  e8m0,
  e2m1,
  e5m3
};

struct element_info {
  std::string_view name;   // as Tile IR spells it
  std::uint8_t bits;       // significant bits of one value
  std::uint8_t bytes;      // bytes of one value in memory (0: no memory form of its own, packed)
  bool integer;
  bool arithmetic;         // takes part in arithmetic (AnyInt or BaseFloat of the format reference)
};

inline constexpr element_info element_table[] = {
  {"none", 0, 0, false, false},        {"i1", 1, 1, true, true},
  {"i4", 4, 0, true, false},           {"i8", 8, 1, true, true},
  {"i16", 16, 2, true, true},          {"i32", 32, 4, true, true},
  {"i64", 64, 8, true, true},          {"f16", 16, 2, false, true},
  {"bf16", 16, 2, false, true},        {"f32", 32, 4, false, true},
  {"tf32", 19, 4, false, false},       {"f64", 64, 8, false, true},
  {"f8E4M3FN", 8, 1, false, false},    {"f8E5M2", 8, 1, false, false},
  {"f8E8M0FNU", 8, 1, false, false},   {"f4E2M1FN", 4, 0, false, false},
  {"fnv8E5M3FNU", 8, 1, false, false},
};

constexpr element_info const& info(element e) { return element_table[static_cast<int>(e)]; }
constexpr bool is_integer(element e) { return info(e).integer; }
constexpr bool is_float(element e) { return e != element::none && !info(e).integer; }

// The element of a C++ type; `none` for types that are no element.
template <class T>
inline constexpr element element_of = element::none;
template <> inline constexpr element element_of<bool> = element::i1;
template <> inline constexpr element element_of<std::int8_t> = element::i8;
template <> inline constexpr element element_of<std::uint8_t> = element::i8;
template <> inline constexpr element element_of<std::int16_t> = element::i16;
template <> inline constexpr element element_of<std::uint16_t> = element::i16;
template <> inline constexpr element element_of<std::int32_t> = element::i32;
template <> inline constexpr element element_of<std::uint32_t> = element::i32;
template <> inline constexpr element element_of<std::int64_t> = element::i64;
template <> inline constexpr element element_of<std::uint64_t> = element::i64;
template <> inline constexpr element element_of<f16> = element::f16;
template <> inline constexpr element element_of<bf16> = element::bf16;
template <> inline constexpr element element_of<tf32> = element::tf32;
template <> inline constexpr element element_of<e4m3> = element::e4m3;
template <> inline constexpr element element_of<e5m2> = element::e5m2;
template <> inline constexpr element element_of<e8m0> = element::e8m0;
template <> inline constexpr element element_of<e5m3> = element::e5m3;
template <> inline constexpr element element_of<e2m1> = element::e2m1;
template <> inline constexpr element element_of<i4> = element::i4;
template <> inline constexpr element element_of<u4> = element::i4;
template <> inline constexpr element element_of<float> = element::f32;
template <> inline constexpr element element_of<double> = element::f64;

// A type that tiles can hold.
template <class T>
concept element_type = element_of<T> != element::none;
// A type that tensors can hold: 4-bit elements lie in bytes (tw::pack).
template <class T>
concept memory_element = element_type<T> && info(element_of<T>).bytes > 0;
template <class T>
concept float_element = element_type<T> && is_float(element_of<T>);
template <class T>
concept integer_element = element_type<T> && is_integer(element_of<T>);

// Elements that tiles compute with; the others are converted, moved, and multiplied as matrices.
template <class T>
concept arithmetic_element = element_type<T> && info(element_of<T>).arithmetic;

// Spelling of a C++ element type in messages ("float", "bf16", "int32_t").
template <element_type T>
constexpr std::string_view cpp_name() {
  if constexpr (std::same_as<T, bool>) return "bool";
  else if constexpr (std::same_as<T, f16>) return "f16";
  else if constexpr (std::same_as<T, bf16>) return "bf16";
  else if constexpr (std::same_as<T, tf32>) return "tf32";
  else if constexpr (std::same_as<T, e4m3>) return "e4m3";
  else if constexpr (std::same_as<T, e5m2>) return "e5m2";
  else if constexpr (std::same_as<T, e8m0>) return "e8m0";
  else if constexpr (std::same_as<T, e5m3>) return "e5m3";
  else if constexpr (std::same_as<T, e2m1>) return "e2m1";
  else if constexpr (std::same_as<T, i4>) return "i4";
  else if constexpr (std::same_as<T, u4>) return "u4";
  else if constexpr (std::same_as<T, float>) return "float";
  else if constexpr (std::same_as<T, double>) return "double";
  else if constexpr (std::is_signed_v<T>)
    return sizeof(T) == 1 ? "int8_t" : sizeof(T) == 2 ? "int16_t" : sizeof(T) == 4 ? "int32_t" : "int64_t";
  else return sizeof(T) == 1 ? "uint8_t" : sizeof(T) == 2 ? "uint16_t" : sizeof(T) == 4 ? "uint32_t" : "uint64_t";
}

}  // namespace tw
