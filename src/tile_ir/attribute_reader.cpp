#include "tile_ir/attribute_codec.hpp"

namespace tw::tile_ir {
namespace {

constexpr int deepest_nesting = 64;

element read_element(byte_reader& in, lookup const& l) {
  std::size_t const where = in.offset();
  ir::type const t = l.type(in);
  if (t.kind != ir::type_kind::element) refuse(where, "the type of a number attribute is no element type");
  return t.elem;
}

// Numbers in attributes are zero-extended from the width of their type.
std::uint64_t fitting(element e, std::uint64_t v, std::size_t where) {
  int const bits = info(e).bits;
  if (bits < 64 && (v >> bits) != 0)
    refuse(where,
           std::to_string(v) + " does not fit the " + std::to_string(bits) + " bits of " + std::string(info(e).name));
  return v;
}

std::int64_t read_signed(byte_reader& in, char const* what) { return static_cast<std::int64_t>(in.svarint(what)); }

}  // namespace

int choice_count(ir::attr a, version v) {
  switch (a) {
    case ir::attr::rounding_mode: return v.minor >= 4 ? 8 : 7;
    case ir::attr::overflow: return 4;
    case ir::attr::signedness:
    case ir::attr::signedness_lhs:
    case ir::attr::signedness_rhs:
    case ir::attr::ordering: return 2;
    case ir::attr::predicate: return 6;
    case ir::attr::memory_ordering: return 5;
    case ir::attr::memory_scope: return 3;
    case ir::attr::mode: return 10;
    case ir::attr::reduction: return 8;
    default: return 0;
  }
}

ir::dictionary_attr read_dictionary(byte_reader& in, lookup const& l, int depth) {
  ir::dictionary_attr d;
  for (std::size_t n = in.count("a dictionary", 2); n > 0; --n) {
    std::size_t const where = in.offset();
    std::string key = l.string(in);
    if (key.empty()) refuse(where, "an empty key in a dictionary");
    for (auto const& e : d.values)
      if (e.first == key) refuse(where, "key '" + key + "' is given twice in a dictionary");
    auto value = read_self_contained(in, l, depth + 1);
    d.values.emplace_back(std::move(key), std::move(value));
  }
  return d;
}

ir::attribute read_self_contained(byte_reader& in, lookup const& l, int depth) {
  if (depth > deepest_nesting) in.fail("attributes are nested too deeply");
  std::size_t const where = in.offset();
  std::uint64_t const tag = in.varint("an attribute tag");
  switch (tag) {
    case integer_tag: {
      element const e = read_element(in, l);
      if (!is_integer(e)) refuse(where, "an integer attribute of type " + std::string(info(e).name));
      std::uint64_t const v = e == element::i1 ? in.u8("an i1 attribute") & 1U : in.varint("an integer attribute");
      return {ir::integer_attr{e, fitting(e, v, where)}};
    }
    case float_tag: {
      element const e = read_element(in, l);
      if (!is_float(e)) refuse(where, "a float attribute of type " + std::string(info(e).name));
      std::uint64_t const bits = info(e).bits <= 8 ? in.u8("a float attribute") : in.svarint("a float attribute");
      return {ir::float_attr{e, fitting(e, bits, where)}};
    }
    case bool_tag: return {ir::bool_attr{in.u8("a bool attribute") != 0}};
    case type_attr_tag: return {ir::type_attr{l.type(in)}};
    case string_tag: return {ir::string_attr{l.string(in)}};
    case array_tag: {
      ir::array_attr a;
      for (std::size_t n = in.count("an array attribute"); n > 0; --n)
        a.values.push_back(read_self_contained(in, l, depth + 1));
      return {a};
    }
    case dense_tag: {
      ir::type t = l.type(in);
      return {ir::typed_dense_attr{std::move(t), l.constant(in)}};
    }
    case div_by_tag: {
      ir::div_by_attr a{in.varint("a divisor"), {}, {}};
      std::uint8_t const flags = in.u8("flags of div_by");
      if ((flags & 1) != 0) a.every = read_signed(in, "every");
      if ((flags & 2) != 0) a.along = read_signed(in, "along");
      return {a};
    }
    case same_elements_tag: {
      ir::same_elements_attr a;
      for (std::size_t n = in.count("same_elements", 8); n > 0; --n)
        a.values.push_back(static_cast<std::int64_t>(in.fixed<std::uint64_t>("same_elements")));
      return {a};
    }
    case dictionary_tag:
    case hints_tag: return {read_dictionary(in, l, depth)};
    case bounded_tag: {
      ir::bounded_attr a;
      std::uint8_t const flags = in.u8("flags of bounded");
      if ((flags & 1) != 0) a.lower = read_signed(in, "a lower bound");
      if ((flags & 2) != 0) a.upper = read_signed(in, "an upper bound");
      return {a};
    }
    default: refuse(where, "unknown attribute tag " + std::to_string(tag));
  }
}

ir::attribute read_inline(byte_reader& in, lookup const& l, ir::attr_row const& r, version v) {
  using enum ir::attr_form;
  std::size_t const where = in.offset();
  switch (r.form) {
    case none:
    case unit: return {std::int64_t{1}};
    case choice: {
      std::uint64_t const n = in.varint("an enumeration");
      if (n >= static_cast<std::uint64_t>(choice_count(r.name, v)))
        refuse(where, std::to_string(n) + " is no value of this enumeration");
      return {static_cast<std::int64_t>(n)};
    }
    case integer: return {static_cast<std::int64_t>(in.varint("an integer"))};
    case boolean: return {std::int64_t{in.u8("a bool") != 0}};
    case string: return {ir::string_attr{l.string(in)}};
    case i32_array: {
      ir::i32_array_attr a;
      for (std::size_t n = in.count("an i32 array", 4); n > 0; --n)
        a.values.push_back(static_cast<std::int32_t>(in.fixed<std::uint32_t>("an i32 array")));
      return {a};
    }
    case bool_array: {
      ir::bool_array_attr a;
      for (std::size_t n = in.count("a bool array"); n > 0; --n) a.values.push_back(in.u8("a bool array") != 0);
      return {a};
    }
    case dense: return {ir::dense_attr{l.constant(in)}};
    case array: {
      ir::array_attr a;
      for (std::size_t n = in.count("an array"); n > 0; --n) a.values.push_back(read_self_contained(in, l));
      return {a};
    }
    case dictionary: return {read_dictionary(in, l)};
    case self_contained: return read_self_contained(in, l);
  }
  refuse(where, "an attribute of unknown form");
}

}  // namespace tw::tile_ir
