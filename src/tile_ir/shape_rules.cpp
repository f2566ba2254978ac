#include <algorithm>
#include <numeric>

#include "tile_ir/rules.hpp"
#include "tile_ir/text.hpp"

namespace tw::tile_ir {
namespace {

using ir::attr;
using ir::opcode;

bool is_i32(element e) { return e == element::i32; }

bool same_element(ir::type const& a, ir::type const& b) {
  return a.kind == ir::type_kind::tile && b.kind == ir::type_kind::tile && a.elem == b.elem && a.pointer == b.pointer &&
         a.ptr_attr == b.ptr_attr;
}

void permutation(rule_input const& r) {
  auto const& p = std::get<ir::i32_array_attr>(ir::find(r.op, attr::permutation)->data).values;
  auto const& from = r.in(0).shape;
  std::vector<std::int32_t> sorted = p, axes(from.size());
  std::sort(sorted.begin(), sorted.end());
  std::iota(axes.begin(), axes.end(), 0);
  if (!r.expect(from.size() >= 2 && sorted == axes,
                "the permutation lists every axis of a tile of rank 2 or more once"))
    return;
  bool fits = same_element(r.in(0), r.out(0)) && r.out(0).shape.size() == p.size();
  for (std::size_t k = 0; fits && k < p.size(); ++k) fits = r.out(0).shape[k] == from[static_cast<std::size_t>(p[k])];
  r.expect(fits, "the permuted " + text(r.in(0)) + " is not " + text(r.out(0)));
}

void concatenation(rule_input const& r) {
  auto const dim = static_cast<std::size_t>(ir::integer(r.op, attr::dim));
  if (!r.expect(dim < r.in(0).shape.size(), "axis " + std::to_string(dim) + " is out of range")) return;
  bool fits = same_element(r.in(0), r.in(1)) && same_element(r.in(0), r.out(0)) &&
              r.in(1).shape.size() == r.in(0).shape.size() && r.out(0).shape.size() == r.in(0).shape.size();
  for (std::size_t k = 0; fits && k < r.in(0).shape.size(); ++k) {
    auto const a = r.in(0).shape[k], b = r.in(1).shape[k];
    fits = k == dim ? r.out(0).shape[k] == a + b : a == b && r.out(0).shape[k] == a;
  }
  r.expect(fits, "the extents of " + text(r.in(0)) + ", " + text(r.in(1)) + " and " + text(r.out(0)) + " do not fit");
}

// Slices: `part` divides `whole` along every axis, one scalar i32 index each.
void slices(rule_input const& r, ir::type const& part, ir::type const& whole, std::size_t first_index) {
  bool fits = same_element(part, whole) && part.shape.size() == whole.shape.size();
  for (std::size_t k = 0; fits && k < whole.shape.size(); ++k) fits = whole.shape[k] % part.shape[k] == 0;
  r.expect(fits, text(part) + " is no slice of " + text(whole));
  r.expect(r.op.operands.size() - first_index == whole.shape.size(), "there is one index for each axis");
  for (std::size_t i = first_index; i < r.op.operands.size(); ++i)
    r.expect(is_scalar(r.in(i), is_i32), "slice indices are i32 scalars, not " + text(r.in(i)));
}

void selection(rule_input const& r) {
  auto const& t = r.out(0);
  r.expect(t.kind == ir::type_kind::tile && r.in(1) == t && r.in(2) == t, "values and result have one tile type");
  r.expect(t.pointer || info(t.elem).bits != 4, "there is no choice between elements of 4 bits");
  r.expect(r.in(0) == ir::tile_type(element::i1, t.shape),
           "the condition is a tile of i1 of the same shape, not " + text(r.in(0)));
}

bool broadcastable(ir::type const& from, ir::type const& to) {
  if (!same_element(from, to) || from.shape.size() != to.shape.size()) return false;
  for (std::size_t k = 0; k < to.shape.size(); ++k)
    if (from.shape[k] != to.shape[k] && from.shape[k] != 1) return false;
  return true;
}

}  // namespace

bool check_shape(rule_input const& r) {
  switch (r.op.code) {
    case opcode::constant:
      if (auto s = constant_fault(r.out(0), std::get<ir::dense_attr>(ir::find(r.op, attr::value)->data).bytes);
          !s.empty())
        r.fail(s);
      return true;
    case opcode::iota: {
      auto const& t = r.out(0);
      if (r.expect(is_tile(t, any_int) && t.shape.size() == 1, "the result is a rank-1 integer tile, not " + text(t)))
        r.expect(
          info(t.elem).bits >= 32 || t.shape[0] <= (std::int64_t{1} << info(t.elem).bits),
          std::to_string(t.shape[0]) + " elements are more than " + std::string(info(t.elem).name) + " can count");
      return true;
    }
    case opcode::broadcast:
      r.expect(broadcastable(r.in(0), r.out(0)), "cannot broadcast " + text(r.in(0)) + " to " + text(r.out(0)));
      return true;
    case opcode::reshape:
      r.expect(same_element(r.in(0), r.out(0)) && ir::element_count(r.in(0)) == ir::element_count(r.out(0)),
               "cannot reshape " + text(r.in(0)) + " to " + text(r.out(0)));
      return true;
    case opcode::permute: permutation(r); return true;
    case opcode::cat: concatenation(r); return true;
    case opcode::extract:
      if (r.expect(r.op.results.size() == 1, "has one result")) slices(r, r.out(0), r.in(0), 1);
      return true;
    case opcode::insert:
      if (!r.expect(r.op.results.size() == 1, "has one result")) return true;
      slices(r, r.in(0), r.in(1), 2);
      r.expect(r.out(0) == r.in(1), "destination and result have one type");
      return true;
    case opcode::select: selection(r); return true;
    case opcode::offset:
      r.expect(r.in(0).pointer && r.in(0) == r.out(0), "pointer and result have one type");
      r.expect(is_tile(r.in(1), any_int) && r.in(1).shape == r.in(0).shape,
               "the offset is an integer tile of the pointer's shape");
      return true;
    default: return false;
  }
}

}  // namespace tw::tile_ir
