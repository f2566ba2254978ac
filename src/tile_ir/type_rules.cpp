#include <algorithm>
#include <bit>
#include <set>

#include "ir/constant_bits.hpp"
#include "tile_ir/rules.hpp"
#include "tile_ir/text.hpp"

namespace tw::tile_ir {
namespace {

constexpr std::int64_t most_elements = std::int64_t{1} << 24;

bool power_of_two(std::int64_t n) { return n > 0 && std::has_single_bit(static_cast<std::uint64_t>(n)); }

template <class T>
std::string shape_fault(std::vector<T> const& shape) {
  std::int64_t n = 1;
  for (auto d : shape) {
    if (!power_of_two(d)) return "tile extents are powers of two, not " + std::to_string(d);
    n *= std::min<std::int64_t>(d, most_elements + 1);
    if (n > most_elements) return "a tile has at most 16777216 elements";
  }
  return "";
}

std::string tensor_fault(ir::type const& t) {
  if (!number(t.elem)) return "a tensor cannot have elements of type " + std::string(info(t.elem).name);
  if (t.shape.size() != t.strides.size()) return "a tensor view has as many strides as extents";
  for (auto const* list : {&t.shape, &t.strides})
    for (auto n : *list)
      if (n != ir::dynamic && n <= 0)
        return "extents and strides of tensor views are positive, not " + std::to_string(n);
  return "";
}

std::string view_fault(ir::type const& t) {
  if (auto s = tensor_fault(t); !s.empty()) return s;
  if (auto s = shape_fault(t.tile); !s.empty()) return s;
  std::size_t const rank = t.shape.size();
  if (rank == 0 || t.tile.size() != rank) return "a tile view has the rank of its tensor view, at least 1";
  if (t.elem == element::e2m1 && ir::element_count(t) % 2 != 0) return "a tile of f4E2M1FN has an even element count";
  if (t.kind == ir::type_kind::gather_scatter_view) {
    if (t.sparse_dim < 0 || static_cast<std::size_t>(t.sparse_dim) >= rank) return "the sparse axis is out of range";
  } else {
    std::set<std::int32_t> const axes(t.dim_map.begin(), t.dim_map.end());
    if (t.dim_map.size() != rank || axes.size() != rank || *axes.begin() != 0 ||
        *axes.rbegin() != static_cast<std::int32_t>(rank) - 1)
      return "the axis map of a view is a permutation of its axes";
  }
  if (t.kind == ir::type_kind::strided_view) {
    if (t.traversal.size() != rank) return "a strided view has one traversal stride for each axis";
    for (auto n : t.traversal)
      if (n <= 0) return "traversal strides are positive, not " + std::to_string(n);
  }
  if (t.pad && *t.pad != ir::padding::zero && !is_float(t.elem))
    return "padding with " + std::string(spelling(*t.pad)) + " needs a float type";
  return "";
}

}  // namespace

bool any_int(element e) { return is_integer(e) && e != element::i4; }
bool base_float(element e) { return e == element::f16 || e == element::bf16 || e == element::f32 || e == element::f64; }
bool any_float(element e) { return is_float(e); }
bool number(element e) { return any_int(e) || is_float(e); }

bool is_tile(ir::type const& t, bool (*element_class)(element)) {
  return t.kind == ir::type_kind::tile && !t.pointer && element_class(t.elem);
}
bool is_scalar(ir::type const& t, bool (*element_class)(element)) {
  return is_tile(t, element_class) && t.shape.empty();
}
bool is_tile_view(ir::type const& t) {
  return t.kind == ir::type_kind::partition_view || t.kind == ir::type_kind::strided_view ||
         t.kind == ir::type_kind::gather_scatter_view;
}
ir::type tile_of(ir::type const& view) {
  return ir::tile_type(view.elem, std::vector<std::int64_t>(view.tile.begin(), view.tile.end()));
}

std::string type_fault(ir::type const& t) {
  switch (t.kind) {
    case ir::type_kind::token: return "";
    case ir::type_kind::tile:
      if (t.elem == element::none) return "a tile without an element type";
      if (t.pointer && !number(t.elem)) return "there are no pointers to " + std::string(info(t.elem).name);
      if (auto s = shape_fault(t.shape); !s.empty()) return s;
      if (t.pointer && info(t.elem).bits == 4 && !t.shape.empty())
        return "pointers to elements of 4 bits are scalars; memory of them is reached through views";
      if (!t.pointer && t.elem == element::e2m1 && ir::element_count(t) % 2 != 0)
        return "a tile of f4E2M1FN has an even element count";
      return "";
    case ir::type_kind::tensor_view: return tensor_fault(t);
    case ir::type_kind::partition_view:
    case ir::type_kind::strided_view:
    case ir::type_kind::gather_scatter_view: return view_fault(t);
    default: return "a value is a tile, a view or a token";
  }
}

std::string type_advice(ir::type const& t) {
  bool const tensor = t.kind == ir::type_kind::tensor_view || is_tile_view(t);
  if (!tensor || info(t.elem).bits != 4) return "";
  for (std::size_t d = 0; d < t.shape.size(); ++d)
    if (t.strides[d] == 1 && (t.shape[d] == ir::dynamic || t.shape[d] % 2 == 0)) return "";
  return "tensors of 4-bit elements, two in a byte, need an axis of static stride 1 and even extent";
}

std::string constant_fault(ir::type const& t, std::vector<std::uint8_t> const& bytes) {
  if (!is_tile(t, number)) return "a constant is a tile of numbers";
  auto const n = static_cast<std::size_t>(ir::element_count(t));
  auto const size = static_cast<std::size_t>(ir::constant_bytes(t.elem));
  if (bytes.size() == size && (t.elem != element::i1 || bytes[0] == 0xFF || bytes[0] <= 1)) return "";
  if (bytes.size() == (t.elem == element::i1 ? (n + 7) / 8 : n * size)) return "";
  return "the buffer of a constant of type " + text(t) + " has " + std::to_string(bytes.size()) + " bytes";
}

bool is_utf8(std::string_view s) {
  for (std::size_t i = 0; i < s.size();) {
    auto const b = static_cast<unsigned char>(s[i]);
    int const more = b < 0x80                ? 0
                     : b >= 0xC2 && b < 0xE0 ? 1
                     : b >= 0xE0 && b < 0xF0 ? 2
                     : b >= 0xF0 && b < 0xF5 ? 3
                                             : -1;
    if (more < 0 || i + static_cast<std::size_t>(more) >= s.size()) return false;
    for (int k = 1; k <= more; ++k)
      if ((static_cast<unsigned char>(s[i + static_cast<std::size_t>(k)]) & 0xC0) != 0x80) return false;
    i += static_cast<std::size_t>(more) + 1;
  }
  return true;
}

namespace {

// What is wrong with the number of a hint.
std::string range_fault(std::string const& hint, std::int64_t n, std::int64_t most, bool power) {
  if (n >= 1 && n <= most && (!power || power_of_two(n))) return "";
  return "hint '" + hint + "' is " + (power ? "a power of two " : "") + "from 1 to " + std::to_string(most) + ", not " +
         std::to_string(n);
}

}  // namespace

std::string hints_fault(ir::dictionary_attr const& d, ir::opcode const* code) {
  static std::set<std::string_view> const archs = {"default", "sm_80",  "sm_86",  "sm_87",  "sm_88",  "sm_89", "sm_90",
                                                   "sm_100",  "sm_103", "sm_107", "sm_110", "sm_120", "sm_121"};
  bool const view = code != nullptr && (*code == ir::opcode::load_view_tko || *code == ir::opcode::store_view_tko);
  std::set<std::string> seen;
  for (auto const& [arch, value] : d.values) {
    if (!archs.contains(arch)) return "hints for the unknown architecture '" + arch + "'";
    if (!seen.insert(arch).second) return "hints for '" + arch + "' are given twice";
    auto const* hints = std::get_if<ir::dictionary_attr>(&value.data);
    if (hints == nullptr) return "the hints of an architecture are a dictionary";
    std::set<std::string> names;
    for (auto const& [name, v] : hints->values) {
      if (!names.insert(name).second) return "hint '" + name + "' is given twice";
      if (view && name == "allow_tma") {
        auto const* i = std::get_if<ir::integer_attr>(&v.data);
        if (!std::holds_alternative<ir::bool_attr>(v.data) && (i == nullptr || i->type != element::i1))
          return "hint 'allow_tma' is a bool";
        continue;
      }
      std::int64_t n = 0;
      if (auto const* i = std::get_if<ir::integer_attr>(&v.data); i != nullptr && i->type != element::i1)
        n = static_cast<std::int64_t>(i->value);
      else if (auto const* plain = std::get_if<std::int64_t>(&v.data)) n = *plain;
      else return "hint '" + name + "' is an integer";
      std::string fault;
      if (code == nullptr && name == "num_cta_in_cga") fault = range_fault(name, n, 16, true);
      else if (code == nullptr && name == "num_worker_warps_per_cta") fault = range_fault(name, n, 32, true);
      else if (code == nullptr && name == "occupancy") fault = range_fault(name, n, 32, false);
      else if (code != nullptr && name == "latency") fault = range_fault(name, n, 10, false);
      else return "unknown hint '" + name + "' here";
      if (!fault.empty()) return fault;
    }
  }
  return "";
}

}  // namespace tw::tile_ir
