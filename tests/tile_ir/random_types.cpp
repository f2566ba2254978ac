#include "tile_ir/random_types.hpp"

#include <algorithm>
#include <numeric>

#include "ir/constant_bits.hpp"
#include "tile_ir/attribute_codec.hpp"
#include "tile_ir/version.hpp"

namespace tw::test {

using ir::attr;
using ir::attribute;
using ir::opcode;

element random_types::number() {
  if (!one_in(5)) return one_in(2) ? integer() : base_float();
  return any({element::tf32, element::e4m3, element::e5m2, element::e8m0, element::e2m1, element::e5m3});
}

std::vector<std::int64_t> random_types::shape() {
  std::vector<std::int64_t> s;
  for (int rank = below(4); rank > 0; --rank) s.push_back(std::int64_t{1} << below(4));
  return s;
}

ir::type random_types::fitting(element e, std::vector<std::int64_t> of) {
  auto t = ir::tile_type(e, std::move(of));
  if (e == element::e2m1 && ir::element_count(t) % 2 != 0) {
    if (t.shape.empty()) t.shape.push_back(2);
    t.shape.back() = 2;
  }
  return t;
}

ir::type random_types::pointer(std::vector<std::int64_t> of) {
  auto t = ir::pointer_tile_type(number(), std::move(of));
  if (t.elem == element::e2m1 && !t.shape.empty()) t.elem = element::i8;
  if (one_in(12)) t.ptr_attr = any({ir::ptr_attribute::none, ir::ptr_attribute::unicast, ir::ptr_attribute::multicast});
  return t;
}

ir::type random_types::tensor_view() {
  std::vector<std::int64_t> extents, strides;
  for (int rank = 1 + below(3); rank > 0; --rank) {
    extents.push_back(one_in(2) ? ir::dynamic : 1 + below(100));
    strides.push_back(one_in(2) ? ir::dynamic : 1 + below(1000));
  }
  if (one_in(2)) strides.back() = 1;
  auto t = ir::tensor_view_type(number(), extents, strides);
  if (one_in(12)) t.ptr_attr = any({ir::ptr_attribute::none, ir::ptr_attribute::unicast});
  return t;
}

ir::type random_types::tile_view(ir::type_kind kind) {
  auto t = tensor_view();
  t.kind = kind;
  for (std::size_t k = 0; k < t.shape.size(); ++k) t.tile.push_back(std::int32_t{1} << below(4));
  if (kind == ir::type_kind::gather_scatter_view) {
    t.sparse_dim = below(static_cast<int>(t.shape.size()));
  } else {
    t.dim_map.resize(t.shape.size());
    std::iota(t.dim_map.begin(), t.dim_map.end(), 0);
    if (one_in(3)) std::reverse(t.dim_map.begin(), t.dim_map.end());
  }
  if (kind == ir::type_kind::strided_view)
    for (std::size_t k = 0; k < t.shape.size(); ++k) t.traversal.push_back(1 + below(8));
  if (one_in(2)) t.pad = is_float(t.elem) ? static_cast<ir::padding>(below(5)) : ir::padding::zero;
  return t;
}

ir::type random_types::multicast_view() {
  auto t = tile_view(ir::type_kind::partition_view);
  t.elem = any({element::i32, element::i64, element::f16, element::bf16, element::f32, element::f64});
  if (t.pad && is_integer(t.elem)) t.pad = ir::padding::zero;
  t.ptr_attr = ir::ptr_attribute::multicast;
  return t;
}

std::string random_types::string() {
  return any<std::string>({"plain", "", "with \"quotes\" and \\", "line\n\ttab", "\xC3\xBC\xE2\x82\xAC", "100%%"});
}

std::vector<std::uint8_t> random_types::constant(ir::type const& t) {
  auto const count = static_cast<std::size_t>(ir::element_count(t));
  auto const size = static_cast<std::size_t>(ir::constant_bytes(t.elem));
  bool const splat = one_in(2);
  if (t.elem == element::i1) {
    if (splat) return {static_cast<std::uint8_t>(one_in(2) ? 0xFF : 0)};
    std::vector<std::uint8_t> bytes((count + 7) / 8);
    for (auto& b : bytes) b = static_cast<std::uint8_t>(below(256));
    if (count < 8) bytes[0] = static_cast<std::uint8_t>(bytes[0] & ((1 << count) - 1));
    return bytes;
  }
  std::vector<std::uint8_t> bytes;
  for (std::size_t i = 0; i < (splat ? 1 : count); ++i) {
    std::uint64_t bits = (std::uint64_t{random_()} << 32) | random_();
    if (one_in(3))
      bits = is_float(t.elem) ? ir::float_bits(t.elem, 1 + below(3)) : static_cast<std::uint64_t>(below(9));
    if (t.elem == element::tf32) bits &= 0x7FFFF;
    if (t.elem == element::e2m1) bits &= 0xF;
    for (std::size_t b = 0; b < size; ++b) bytes.push_back(static_cast<std::uint8_t>(bits >> (8 * b)));
  }
  return bytes;
}

attribute random_types::identity(element e) {
  if (e == element::i1 && one_in(2)) return {ir::bool_attr{one_in(2)}};
  std::uint64_t const mask = info(e).bits == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << info(e).bits) - 1;
  std::uint64_t bits = ((std::uint64_t{random_()} << 32) | random_()) & mask;
  if (is_integer(e)) return {ir::integer_attr{e, bits}};
  if (one_in(2)) bits = ir::float_bits(e, 1 + below(4));
  return {ir::float_attr{e, bits}};
}

ir::dictionary_attr random_types::hints(opcode const* code) {
  ir::dictionary_attr all;
  for (std::string const arch : {"sm_90", "default", "sm_100"}) {
    if (one_in(2)) continue;
    ir::dictionary_attr d;
    auto const number = [&](char const* name, std::int64_t n) {
      if (one_in(2))
        d.values.emplace_back(
          name, attribute{ir::integer_attr{any({element::i32, element::i64}), static_cast<std::uint64_t>(n)}});
    };
    if (code == nullptr) {
      number("occupancy", 1 + below(32));
      number("num_cta_in_cga", 1 << below(5));
      number("num_worker_warps_per_cta", 1 << below(6));
    } else {
      number("latency", 1 + below(10));
      bool const view = *code == opcode::load_view_tko || *code == opcode::store_view_tko;
      if (view && one_in(2)) d.values.emplace_back("allow_tma", attribute{ir::bool_attr{one_in(2)}});
    }
    all.values.emplace_back(arch, attribute{d});
  }
  return all;
}

attribute random_types::assumption(ir::type const& t) {
  auto const rank = static_cast<int>(t.shape.size());
  switch (below(3)) {
    case 0: {
      ir::div_by_attr a{std::uint64_t{1} << below(12), {}, {}};
      if (rank > 0 && one_in(2)) {
        a.along = below(rank);
        a.every = below(static_cast<int>(std::min<std::int64_t>(t.shape[static_cast<std::size_t>(*a.along)], 64)) + 1);
      }
      return {a};
    }
    case 1: {
      ir::same_elements_attr a;
      for (auto d : t.shape) a.values.push_back(below(static_cast<int>(std::min<std::int64_t>(d, 64)) + 1));
      return {a};
    }
    default: {
      ir::bounded_attr a;
      if (one_in(2)) a.lower = below(100) - 50;
      if (one_in(2)) a.upper = below(100);
      return {a};
    }
  }
}

attribute random_types::value_of(opcode c, ir::attr_row const& row, signature const& s, ir::module const& m) {
  using enum ir::attr_form;
  switch (row.form) {
    case none: return {};
    case unit:
    case boolean: return {std::int64_t{below(2)}};
    case choice:
      if (row.name == attr::memory_ordering && one_in(2)) return {std::int64_t{below(2)}};
      return {std::int64_t{below(tile_ir::choice_count(row.name, tile_ir::newest_version))}};
    case integer:
      if (row.name == attr::alignment) return {std::int64_t{1} << below(8)};
      return {std::int64_t{below(row.name == attr::dim ? 3 : 100)}};
    case string: {
      if (row.name == attr::name && !m.globals.empty() && !one_in(8))
        return {ir::string_attr{m.globals[static_cast<std::size_t>(below(static_cast<int>(m.globals.size())))].name}};
      std::string text = this->string();
      if (row.name == attr::str)
        for (std::size_t i = 0; i < s.operands.size() && s.operands[i].kind == ir::type_kind::tile; ++i)
          text += any<std::string>({"%d", " %8.3f", "%-5lx", " %s"});
      return {ir::string_attr{text}};
    }
    case i32_array: {
      ir::i32_array_attr a;
      a.values.resize(s.operands[0].shape.size());
      // Permuted types come from the operand's: see the signature.
      for (std::size_t k = 0; k < a.values.size(); ++k)
        a.values[k] = static_cast<std::int32_t>(a.values.size() - 1 - k);
      return {a};
    }
    case bool_array: {
      ir::bool_array_attr a;
      int g = 0;
      while (ir::row(c).operands[g].count != ir::arity::many) ++g;
      for (std::int32_t i = 0; i < s.groups[static_cast<std::size_t>(g)]; ++i) a.values.push_back(one_in(3));
      return {a};
    }
    case dense: return {ir::dense_attr{constant(s.results[0])}};
    case array: return {ir::array_attr{}};
    case dictionary: return {hints(&c)};
    case self_contained: return assumption(s.operands[0]);
  }
  return {};
}

std::vector<std::pair<attr, attribute>> random_types::attributes(opcode c, signature const& s, ir::module const& m) {
  std::vector<std::pair<attr, attribute>> out;
  auto const& row = ir::row(c);
  for (int i = 0; i < ir::attribute_count(row); ++i) {
    auto const& a = row.attributes[i];
    bool const order = a.name == attr::memory_ordering;  // weak without a scope, or another one with it
    if (!a.required && !order && one_in(2)) continue;
    out.emplace_back(a.name, value_of(c, a, s, m));
  }
  return out;
}

void random_types::damage(signature& s) {
  auto& list = s.operands.empty() || one_in(3) ? s.results : s.operands;
  if (list.empty()) return;
  auto& t = list[static_cast<std::size_t>(below(static_cast<int>(list.size())))];
  switch (below(4)) {
    case 0: t = tile(); break;
    case 1: t = one_in(2) ? ir::token_type() : any_view(); break;
    case 2:
      if (t.kind == ir::type_kind::tile) t.elem = number();
      break;
    default:
      if (t.kind == ir::type_kind::tile) t.shape = shape();
  }
  if (t.kind == ir::type_kind::tile && !t.pointer) t = fitting(t.elem, t.shape);
}

}  // namespace tw::test
