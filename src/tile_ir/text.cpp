#include "tile_ir/text.hpp"

#include <algorithm>
#include <array>

#include <tilewright/runtime/error.hpp>

#include "ir/constant_bits.hpp"

namespace tw::tile_ir {
namespace {

constexpr std::string_view roundings[] = {"nearest_even", "zero", "negative_inf",        "positive_inf",
                                          "approx",       "full", "nearest_int_to_zero", "nearest_away"};
constexpr std::string_view overflows[] = {"none", "no_signed_wrap", "no_unsigned_wrap", "no_wrap"};
constexpr std::string_view signs[] = {"unsigned", "signed"};
constexpr std::string_view orderings[] = {"unordered", "ordered"};
constexpr std::string_view predicates[] = {
  "equal", "not_equal", "less_than", "less_than_or_equal", "greater_than", "greater_than_or_equal"};
constexpr std::string_view modes[] = {"and", "or", "xor", "add", "addf", "max", "min", "umax", "umin", "xchg"};
constexpr std::string_view scopes[] = {"tl_blk", "device", "sys"};
constexpr std::string_view memory_orders[] = {"weak", "relaxed", "acquire", "release", "acq_rel"};
constexpr std::string_view reductions[] = {"add", "min", "max", "and", "or", "xor", "umin", "umax"};
constexpr std::string_view paddings[] = {"zero", "neg_zero", "nan", "pos_inf", "neg_inf"};
constexpr std::string_view ptr_attributes[] = {"none", "unicast", "multicast"};

template <std::size_t N>
std::string_view pick(std::string_view const (&names)[N], std::int64_t i) {
  return i >= 0 && static_cast<std::size_t>(i) < N ? names[i] : "?";
}

template <class T>
std::string list(std::vector<T> const& values, std::string_view separator) {
  std::string s;
  for (auto v : values) {
    if (!s.empty()) s += separator;
    s += std::int64_t{v} == ir::dynamic ? "?" : std::to_string(v);
  }
  return s;
}

std::string shape_prefix(std::vector<std::int64_t> const& shape) { return shape.empty() ? "" : list(shape, "x") + "x"; }

std::string pointer_text(ir::type const& t) {
  std::string s = "ptr<" + std::string(info(t.elem).name);
  if (t.ptr_attr) s += ", <" + std::string(spelling(*t.ptr_attr)) + ">";
  return s + ">";
}

std::string tensor_text(ir::type const& t) {
  std::string s = "tensor_view<" + shape_prefix(t.shape) + std::string(info(t.elem).name);
  if (!t.strides.empty()) s += ", strides=[" + list(t.strides, ",") + "]";
  if (t.ptr_attr) s += ", #cuda_tile.ptr_attr<" + std::string(spelling(*t.ptr_attr)) + ">";
  return s + ">";
}

bool identity(std::vector<std::int32_t> const& map) {
  for (std::size_t i = 0; i < map.size(); ++i)
    if (map[i] != static_cast<std::int32_t>(i)) return false;
  return true;
}

std::string view_text(ir::type const& t, std::string_view name) {
  std::string s = std::string(name) + "<tile=(" + list(t.tile, "x") + ")";
  if (t.kind == ir::type_kind::strided_view) s += ", traversal_strides=[" + list(t.traversal, ",") + "]";
  if (t.pad) s += ", padding_value = " + std::string(spelling(*t.pad));
  s += ", " + tensor_text(t);
  if (t.kind == ir::type_kind::gather_scatter_view) s += ", sparse_dim=" + std::to_string(t.sparse_dim);
  else if (!identity(t.dim_map)) s += ", dim_map=[" + list(t.dim_map, ", ") + "]";
  return s + ">";
}

std::int64_t sign_extended(element e, std::uint64_t bits) {
  int const unused = 64 - info(e).bits;
  return static_cast<std::int64_t>(bits << unused) >> unused;
}

std::string nested(element e, std::vector<std::uint64_t> const& values, std::vector<std::int64_t> const& shape,
                   std::size_t axis, std::size_t& next) {
  if (axis == shape.size()) return element_text(e, values[next++]);
  std::vector<std::string> parts;
  for (std::int64_t i = 0; i < shape[axis]; ++i) parts.push_back(nested(e, values, shape, axis + 1, next));
  return "[" + joined(parts) + "]";
}

// Long lists are printed as the bytes of all elements; those of i1 take a byte each.
constexpr std::size_t longest_list = 100;

std::string byte_list(element e, std::vector<std::uint64_t> const& values) {
  constexpr char hex[] = "0123456789ABCDEF";
  std::string s = "\"0x";
  for (auto v : values)
    for (int b = 0; b < ir::constant_bytes(e); ++b, v >>= 8) {
      s += hex[(v >> 4) & 15];
      s += hex[v & 15];
    }
  return s + "\"";
}

std::string hint_value(ir::attribute const& a) {
  if (auto const* i = std::get_if<ir::integer_attr>(&a.data)) return element_text(i->type, i->value);
  if (auto const* n = std::get_if<std::int64_t>(&a.data)) return std::to_string(*n);
  if (auto const* b = std::get_if<ir::bool_attr>(&a.data)) return b->value ? "true" : "false";
  if (auto const* s = std::get_if<ir::string_attr>(&a.data)) return quoted(s->value);
  return typed_text(a);
}

}  // namespace

std::string_view spelling(ir::padding p) { return pick(paddings, static_cast<int>(p)); }
std::string_view spelling(ir::ptr_attribute p) { return pick(ptr_attributes, static_cast<int>(p)); }

std::string_view spelling(ir::attr a, std::int64_t v) {
  switch (a) {
    case ir::attr::rounding_mode: return pick(roundings, v);
    case ir::attr::overflow: return pick(overflows, v);
    case ir::attr::signedness:
    case ir::attr::signedness_lhs:
    case ir::attr::signedness_rhs: return pick(signs, v);
    case ir::attr::ordering: return pick(orderings, v);
    case ir::attr::predicate: return pick(predicates, v);
    case ir::attr::mode: return pick(modes, v);
    case ir::attr::memory_scope: return pick(scopes, v);
    case ir::attr::memory_ordering: return pick(memory_orders, v);
    case ir::attr::reduction: return pick(reductions, v);
    default: return "?";
  }
}

std::string joined(std::vector<std::string> const& parts, std::string_view separator) {
  std::string s;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) s += separator;
    s += parts[i];
  }
  return s;
}

std::string text(ir::type const& t) {
  switch (t.kind) {
    case ir::type_kind::element: return std::string(info(t.elem).name);
    case ir::type_kind::pointer: return pointer_text(t);
    case ir::type_kind::tile:
      return "tile<" + shape_prefix(t.shape) + (t.pointer ? pointer_text(t) : std::string(info(t.elem).name)) + ">";
    case ir::type_kind::tensor_view: return tensor_text(t);
    case ir::type_kind::partition_view: return view_text(t, "partition_view");
    case ir::type_kind::strided_view: return view_text(t, "strided_view");
    case ir::type_kind::gather_scatter_view: return view_text(t, "gather_scatter_view");
    case ir::type_kind::token: return "token";
    case ir::type_kind::function: break;
  }
  std::vector<std::string> in, out;
  for (auto const& i : t.inputs) in.push_back(text(i));
  for (auto const& o : t.outputs) out.push_back(text(o));
  return "(" + joined(in) + ") -> (" + joined(out) + ")";
}

std::string quoted(std::string_view s) {
  constexpr char hex[] = "0123456789ABCDEF";
  std::string out = "\"";
  for (char const c : s) {
    auto const b = static_cast<unsigned char>(c);
    if (c == '\\') {
      out += "\\\\";
    } else if (b < 0x20 || b > 0x7E || c == '"') {
      out += '\\';
      out += hex[b >> 4];
      out += hex[b & 15];
    } else {
      out += c;
    }
  }
  return out + "\"";
}

std::string symbol(std::string_view name) {
  auto const letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
  auto const inner = [&](char c) { return letter(c) || (c >= '0' && c <= '9') || c == '$' || c == '.'; };
  bool const plain = !name.empty() && letter(name[0]) && std::all_of(name.begin(), name.end(), inner);
  return "@" + (plain ? std::string(name) : quoted(name));
}

std::vector<std::uint64_t> elements_of(element e, std::int64_t count, std::vector<std::uint8_t> const& bytes) {
  auto const n = static_cast<std::size_t>(count);
  std::vector<std::uint64_t> out;
  auto const size = static_cast<std::size_t>(ir::constant_bytes(e));
  if (e == element::i1 && (bytes.size() == 1 && (n == 1 || n > 8 || bytes[0] == 0xFF || bytes[0] == 0))) {
    out.push_back(bytes[0] != 0 ? 1 : 0);
  } else if (e == element::i1) {
    if (bytes.size() != (n + 7) / 8) internal_fault("a constant's buffer has a wrong size");
    for (std::size_t i = 0; i < n; ++i) out.push_back((bytes[i / 8] >> (i % 8)) & 1U);
  } else {
    if (size == 0 || (bytes.size() != size && bytes.size() != n * size))
      internal_fault("a constant's buffer has a wrong size");
    for (std::size_t i = 0; i < bytes.size(); i += size) {
      std::uint64_t v = 0;
      for (std::size_t b = 0; b < size; ++b) v |= std::uint64_t{bytes[i + b]} << (8 * b);
      out.push_back(v);
    }
  }
  if (std::all_of(out.begin(), out.end(), [&](auto v) { return v == out[0]; })) out.resize(1);
  return out;
}

std::string element_text(element e, std::uint64_t bits) {
  if (e == element::i1) return (bits & 1) != 0 ? "true" : "false";
  return is_integer(e) ? std::to_string(sign_extended(e, bits)) : float_text(e, bits);
}

std::string constant_text(ir::type const& tile, std::vector<std::uint8_t> const& bytes) {
  auto const values = elements_of(tile.elem, ir::element_count(tile), bytes);
  std::string s = "<" + std::string(info(tile.elem).name) + ": ";
  std::size_t next = 0;
  if (values.size() == 1) s += element_text(tile.elem, values[0]);
  else if (values.size() > longest_list) s += byte_list(tile.elem, values);
  else s += nested(tile.elem, values, tile.shape, 0, next);
  return s + ">";
}

std::string typed_text(ir::attribute const& a) {
  if (auto const* i = std::get_if<ir::integer_attr>(&a.data)) {
    std::string const s = element_text(i->type, i->value);
    bool const bare = i->type == element::i1 || i->type == element::i64;
    return bare ? s : s + " : " + std::string(info(i->type).name);
  }
  if (auto const* f = std::get_if<ir::float_attr>(&a.data)) {
    std::string s = float_text(f->type, f->bits);
    return f->type == element::f64 && s[1] != 'x' ? s : s + " : " + std::string(info(f->type).name);
  }
  if (auto const* b = std::get_if<ir::bool_attr>(&a.data)) return b->value ? "true" : "false";
  if (auto const* n = std::get_if<std::int64_t>(&a.data)) return std::to_string(*n);
  if (auto const* d = std::get_if<ir::dictionary_attr>(&a.data)) return hints_text(*d);
  return "?";
}

std::string assumption_text(ir::attribute const& a) {
  if (auto const* d = std::get_if<ir::div_by_attr>(&a.data)) {
    std::string s = "div_by<" + std::to_string(d->divisor);
    if (d->every) s += ", every " + std::to_string(*d->every);
    if (d->along) s += " along " + std::to_string(*d->along);
    return s + ">";
  }
  if (auto const* e = std::get_if<ir::same_elements_attr>(&a.data))
    return "same_elements<[" + list(e->values, ", ") + "]>";
  if (auto const* b = std::get_if<ir::bounded_attr>(&a.data))
    return "bounded<" + (b->lower ? std::to_string(*b->lower) : "?") + ", " +
           (b->upper ? std::to_string(*b->upper) : "?") + ">";
  return "?";
}

std::string hints_text(ir::dictionary_attr const& d) {
  std::vector<std::string> archs;
  for (auto const& [arch, hints] : d.values) {
    std::vector<std::string> entries;
    if (auto const* inner = std::get_if<ir::dictionary_attr>(&hints.data)) {
      for (auto const& [key, v] : inner->values) entries.push_back(key + " = " + hint_value(v));
      std::sort(entries.begin(), entries.end());
      archs.push_back(arch + " = {" + joined(entries) + "}");
    } else {
      archs.push_back(arch + " = " + hint_value(hints));
    }
  }
  std::sort(archs.begin(), archs.end());
  return "<" + joined(archs) + ">";
}

}  // namespace tw::tile_ir
