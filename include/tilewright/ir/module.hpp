// Lowered programs: modules of plain Tile IR operations. Made by lowering, written as bytecode or text by tile_ir,
// executed by cpu. A module is plain data; tile_ir::verify says whether it is a legal program.
#pragma once
#include <array>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <tilewright/ir/attributes.hpp>
#include <tilewright/ir/debug_record.hpp>
#include <tilewright/ir/opcode.hpp>
#include <tilewright/types/element.hpp>

namespace tw::ir {

// An extent or stride that is known only when the kernel is launched.
inline constexpr std::int64_t dynamic = std::numeric_limits<std::int64_t>::min();

enum class type_kind : std::uint8_t {
  element,
  pointer,
  tile,
  tensor_view,
  partition_view,
  strided_view,
  gather_scatter_view,
  token,
  function
};

// One type. Which fields mean something depends on the kind:
//   element              elem
//   pointer              elem (the pointee), ptr_attr
//   tile                 elem, pointer (a tile of pointers to elem, with ptr_attr), shape; rank 0 is a scalar
//   tensor_view          elem, shape and strides in elements (entries may be `dynamic`), ptr_attr
//   tile views           the tensor view's fields, and tile, dim_map, traversal, sparse_dim, pad
//   function             inputs, outputs
struct type {
  type_kind kind = type_kind::token;
  element elem = element::none;
  bool pointer = false;
  std::optional<ptr_attribute> ptr_attr;
  std::vector<std::int64_t> shape;
  std::vector<std::int64_t> strides;
  std::vector<std::int32_t> tile;
  std::vector<std::int32_t> dim_map;    // tile axis k lies along tensor axis dim_map[k]; always full
  std::vector<std::int32_t> traversal;  // strided views
  int sparse_dim = 0;                   // gather/scatter views
  std::optional<padding> pad;
  std::vector<type> inputs, outputs;

  bool operator==(type const&) const = default;
};

type element_type_of(element);
type tile_type(element, std::vector<std::int64_t> shape = {});
type pointer_tile_type(element pointee, std::vector<std::int64_t> shape = {});
type tensor_view_type(element, std::vector<std::int64_t> shape, std::vector<std::int64_t> strides);
// A partition view of `view` (a tensor_view) with the identity axis map.
type partition_view_type(type const& view, std::vector<std::int32_t> tile, std::optional<padding> = {});
type token_type();

// Elements of a tile type, or of the tile that a view gives.
std::int64_t element_count(type const&);

// ---- attributes

struct attribute;

struct integer_attr {
  element type;
  std::uint64_t value;
  bool operator==(integer_attr const&) const = default;
};  // zero-extended
struct float_attr {
  element type;
  std::uint64_t bits;
  bool operator==(float_attr const&) const = default;
};
struct bool_attr {
  bool value;
  bool operator==(bool_attr const&) const = default;
};
struct string_attr {
  std::string value;
  bool operator==(string_attr const&) const = default;
};
// Raw little-endian bytes of a constant, one element (a splat) or all of them; layout of the format reference, 1.6.
struct dense_attr {
  std::vector<std::uint8_t> bytes;
  bool operator==(dense_attr const&) const = default;
};
struct div_by_attr {
  std::uint64_t divisor;
  std::optional<std::int64_t> every, along;
  bool operator==(div_by_attr const&) const = default;
};
struct same_elements_attr {
  std::vector<std::int64_t> values;
  bool operator==(same_elements_attr const&) const = default;
};
struct bounded_attr {
  std::optional<std::int64_t> lower, upper;
  bool operator==(bounded_attr const&) const = default;
};
struct i32_array_attr {
  std::vector<std::int32_t> values;
  bool operator==(i32_array_attr const&) const = default;
};
struct bool_array_attr {
  std::vector<bool> values;
  bool operator==(bool_array_attr const&) const = default;
};
struct type_attr {
  type value;
  bool operator==(type_attr const&) const = default;
};
struct typed_dense_attr {
  type type_;
  std::vector<std::uint8_t> bytes;
  bool operator==(typed_dense_attr const&) const = default;
};
struct array_attr {
  std::vector<attribute> values;
  bool operator==(array_attr const&) const;
};
struct dictionary_attr {
  std::vector<std::pair<std::string, attribute>> values;
  bool operator==(dictionary_attr const&) const;
};

// Enumerations, plain integers (cat.dim, alignment, ...) and unit flags are stored as std::int64_t.
struct attribute {
  std::variant<std::int64_t, integer_attr, float_attr, bool_attr, string_attr, dense_attr, div_by_attr,
               same_elements_attr, bounded_attr, i32_array_attr, bool_array_attr, type_attr, typed_dense_attr,
               array_attr, dictionary_attr>
    data = std::int64_t{0};
  bool operator==(attribute const&) const = default;
};

// ---- operations

using value = std::int32_t;  // number of an SSA value of its entry; the types are in entry::types
inline constexpr value no_value = -1;

// Where an operation came from: a number of a file in module::files, line, column. Zero line: unknown. `record` is the
// place or call site in module::debug (counted from 1) that says the same with its scopes, where a file held one.
struct location {
  std::int32_t file = 0, line = 0, column = 0;
  std::int32_t record = 0;
  bool operator==(location const&) const = default;
};

struct region;

struct operation {
  opcode code = opcode::return_;
  std::vector<value> operands;
  // How many operands each operand group of the op's row has, in the row's order (an absent optional operand: 0).
  // Empty when every group is a single required operand.
  std::vector<std::int32_t> groups;
  std::vector<value> results;
  std::vector<std::pair<attr, attribute>> attributes;  // absent: the row's default
  std::vector<region> regions;
  location where;
};

struct block {
  std::vector<value> arguments;
  std::vector<operation> operations;
};

struct region {
  std::vector<block> blocks;  // zero (a missing else) or one
};

struct entry {
  std::string name;
  std::vector<type> types;       // of all values, by number
  block body;                    // its arguments are the parameters
  std::optional<dictionary_attr> hints;  // architecture -> dictionary of hints
  location where;
};

struct global {
  std::string name;
  type type_;                    // a tile of rank 1
  std::vector<std::uint8_t> bytes;
  std::uint64_t alignment = 0;   // 0: natural
  visibility visibility_ = visibility::public_;
  bool constant = false;
};

struct module {
  std::optional<std::string> producer;
  std::vector<std::string> files;
  std::vector<debug_record> debug;  // of modules read from files
  std::vector<global> globals;
  std::vector<entry> entries;
};

// The attribute's value, or null when the operation does not carry it.
attribute const* find(operation const&, attr);
// Enumeration or plain integer attribute; `otherwise` when absent.
std::int64_t integer(operation const&, attr, std::int64_t otherwise = 0);

// Appends operations to a block of one entry. Results get the types that are given; nothing is checked here.
class operation_builder {
 public:
  explicit operation_builder(entry& e) : entry_(&e), block_(&e.body) {}

  value parameter(type);
  value argument(type);  // a block argument of the current block
  operation& add(opcode, std::vector<value> operands, std::vector<type> results,
                 std::vector<std::pair<attr, attribute>> attributes = {}, std::vector<std::int32_t> groups = {});
  // The same with exactly one result, which is returned.
  value make(opcode, std::vector<value> operands, type result, std::vector<std::pair<attr, attribute>> attributes = {},
             std::vector<std::int32_t> groups = {});
  // Splat constants. For integers the low bits of `v` count; for floats the value is rounded to the element type.
  value constant(element, std::vector<std::int64_t> shape, std::int64_t v);
  value constant_float(element, std::vector<std::int64_t> shape, double v);

  void at(location l) { where_ = l; }
  location at() const { return where_; }
  // Operations go to `b` until the returned previous block is set again. Blocks must stay where they are meanwhile.
  block* into(block* b) { return std::exchange(block_, b); }
  entry& owner() { return *entry_; }
  type const& type_of(value v) const { return entry_->types[static_cast<std::size_t>(v)]; }
  value fresh(type);

 private:
  entry* entry_;
  block* block_;
  location where_;
};

}  // namespace tw::ir
