#include <algorithm>

#include <tilewright/runtime/error.hpp>

#include "tile_ir/attribute_codec.hpp"

namespace tw::tile_ir {
namespace {

template <class... Cases>
struct overloaded : Cases... {
  using Cases::operator()...;
};
template <class... Cases>
overloaded(Cases...) -> overloaded<Cases...>;

std::uint64_t low_bits(std::uint64_t v, int bits) { return bits >= 64 ? v : v & ((std::uint64_t{1} << bits) - 1); }

void write_integer(byte_writer& out, tables& t, element type, std::uint64_t v) {
  out.varint(integer_tag);
  out.varint(t.element(type));
  if (type == element::i1) out.u8(static_cast<std::uint8_t>(v & 1));
  else out.varint(low_bits(v, info(type).bits));
}

void write_float(byte_writer& out, tables& t, ir::float_attr const& f) {
  out.varint(float_tag);
  out.varint(t.element(f.type));
  if (info(f.type).bits <= 8) out.u8(static_cast<std::uint8_t>(f.bits & 0xFF));
  else out.svarint(low_bits(f.bits, info(f.type).bits));
}

template <class T>
T const& get(ir::attribute const& a) {
  if (auto const* p = std::get_if<T>(&a.data)) return *p;
  internal_fault("an attribute holds another kind of value than its row of the op table says");
}

}  // namespace

void write_dictionary(byte_writer& out, tables& t, ir::dictionary_attr const& d) {
  std::vector<std::pair<std::string, ir::attribute> const*> sorted;
  for (auto const& e : d.values) sorted.push_back(&e);
  std::sort(sorted.begin(), sorted.end(), [](auto const* a, auto const* b) { return a->first < b->first; });
  out.varint(sorted.size());
  for (auto const* e : sorted) {
    out.varint(t.string(e->first));
    write_self_contained(out, t, e->second);
  }
}

void write_self_contained(byte_writer& out, tables& t, ir::attribute const& a) {
  std::visit(overloaded{
               [&](std::int64_t v) { write_integer(out, t, element::i64, static_cast<std::uint64_t>(v)); },
               [&](ir::integer_attr const& v) { write_integer(out, t, v.type, v.value); },
               [&](ir::float_attr const& v) { write_float(out, t, v); },
               [&](ir::bool_attr const& v) {
                 out.varint(bool_tag);
                 out.u8(v.value ? 1 : 0);
               },
               [&](ir::string_attr const& v) {
                 out.varint(string_tag);
                 out.varint(t.string(v.value));
               },
               [&](ir::div_by_attr const& v) {
                 out.varint(div_by_tag);
                 out.varint(v.divisor);
                 out.u8(static_cast<std::uint8_t>((v.every ? 1 : 0) | (v.along ? 2 : 0)));
                 if (v.every) out.svarint(static_cast<std::uint64_t>(*v.every));
                 if (v.along) out.svarint(static_cast<std::uint64_t>(*v.along));
               },
               [&](ir::same_elements_attr const& v) {
                 out.varint(same_elements_tag);
                 out.varint(v.values.size());
                 for (auto n : v.values) out.fixed(static_cast<std::uint64_t>(n));
               },
               [&](ir::bounded_attr const& v) {
                 out.varint(bounded_tag);
                 out.u8(static_cast<std::uint8_t>((v.lower ? 1 : 0) | (v.upper ? 2 : 0)));
                 if (v.lower) out.svarint(static_cast<std::uint64_t>(*v.lower));
                 if (v.upper) out.svarint(static_cast<std::uint64_t>(*v.upper));
               },
               [&](ir::type_attr const& v) {
                 out.varint(type_attr_tag);
                 out.varint(t.type(v.value));
               },
               [&](ir::typed_dense_attr const& v) {
                 out.varint(dense_tag);
                 out.varint(t.type(v.type_));
                 out.varint(t.constant(v.bytes));
               },
               [&](ir::array_attr const& v) {
                 out.varint(array_tag);
                 out.varint(v.values.size());
                 for (auto const& e : v.values) write_self_contained(out, t, e);
               },
               [&](ir::dictionary_attr const& v) {
                 out.varint(dictionary_tag);
                 write_dictionary(out, t, v);
               },
               [&](auto const&) { internal_fault("an attribute without a self-contained form"); },
             },
             a.data);
}

void write_inline(byte_writer& out, tables& t, ir::attr_row const& r, ir::attribute const& a) {
  using enum ir::attr_form;
  switch (r.form) {
    case none:
    case unit: break;
    case choice:
    case integer: out.varint(get<std::int64_t>(a)); break;
    case boolean: out.u8(get<std::int64_t>(a) != 0 ? 1 : 0); break;
    case string: out.varint(t.string(get<ir::string_attr>(a).value)); break;
    case i32_array: {
      auto const& v = get<ir::i32_array_attr>(a).values;
      out.varint(v.size());
      for (auto n : v) out.fixed(static_cast<std::uint32_t>(n));
      break;
    }
    case bool_array: {
      auto const& v = get<ir::bool_array_attr>(a).values;
      out.varint(v.size());
      for (bool b : v) out.u8(b ? 1 : 0);
      break;
    }
    case dense: out.varint(t.constant(get<ir::dense_attr>(a).bytes)); break;
    case array: {
      auto const& v = get<ir::array_attr>(a).values;
      out.varint(v.size());
      for (auto const& e : v) write_self_contained(out, t, e);
      break;
    }
    case dictionary: write_dictionary(out, t, get<ir::dictionary_attr>(a)); break;
    case self_contained: write_self_contained(out, t, a); break;
  }
}

}  // namespace tw::tile_ir
