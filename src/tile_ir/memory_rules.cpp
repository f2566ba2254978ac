#include <algorithm>

#include <tilewright/runtime/error.hpp>

#include "tile_ir/rules.hpp"
#include "tile_ir/text.hpp"

namespace tw::tile_ir {

using ir::attr;
using ir::memory_order;
using ir::opcode;

std::span<const ir::value> rule_input::members(std::string_view name) const {
  auto const& r = ir::row(op.code);
  for (int g = 0; g < groups.count; ++g)
    if (r.operands[g].name == name) return group(op, groups, g);
  internal_fault("an operand group that the operation does not have");
}

namespace {

bool is_pointer(ir::type const& t) { return t.kind == ir::type_kind::tile && t.pointer; }

ir::type pointee(ir::type const& p) { return ir::tile_type(p.elem, p.shape); }

// Legal orderings, and a scope exactly when the access is not weak.
void ordering(rule_input const& r, std::initializer_list<memory_order> legal) {
  auto const order = static_cast<memory_order>(r.choice(attr::memory_ordering));
  r.expect(
    std::find(legal.begin(), legal.end(), order) != legal.end(),
    "ordering " + std::string(spelling(attr::memory_ordering, static_cast<int>(order))) + " is not possible here");
  bool const scoped = ir::find(r.op, attr::memory_scope) != nullptr;
  r.expect(scoped != (order == memory_order::weak),
           scoped ? "a weak access has no memory scope" : "an access that is not weak needs a memory scope");
}

void token_operands(rule_input const& r) {
  for (auto v : r.members("token"))
    r.expect(r.type(v).kind == ir::type_kind::token, "the token operand has type " + text(r.type(v)));
}

void token_result(rule_input const& r, std::size_t i) {
  r.expect(r.out(i).kind == ir::type_kind::token, "result " + std::to_string(i) + " is a token");
}

void hints(rule_input const& r) {
  if (auto const* h = ir::find(r.op, attr::optimization_hints))
    if (auto s = hints_fault(std::get<ir::dictionary_attr>(h->data), &r.op.code); !s.empty()) r.advise(s);
}

void pointers(rule_input const& r, ir::type const& ptr, ir::type const& value) {
  if (!r.expect(is_pointer(ptr), "the address is a tile of pointers, not " + text(ptr))) return;
  r.expect(value == pointee(ptr), text(value) + " does not fit the pointers " + text(ptr));
  r.expect(ptr.ptr_attr != ir::ptr_attribute::multicast, "multicast pointers serve the multimem operations only");
  for (auto v : r.members("mask"))
    r.expect(r.type(v) == ir::tile_type(element::i1, ptr.shape), "the mask is a tile of i1 of the pointers' shape");
}

// The indices of a view access, and its inbounds flags.
void indices(rule_input const& r, ir::type const& view) {
  auto const index = r.members("index");
  if (!r.expect(index.size() == view.tile.size(), "the view has rank " + std::to_string(view.tile.size()) +
                                                    ", there are " + std::to_string(index.size()) + " indices"))
    return;
  ir::type const* first = nullptr;
  for (std::size_t k = 0; k < index.size(); ++k) {
    auto const& t = r.type(index[k]);
    if (view.kind == ir::type_kind::gather_scatter_view && static_cast<int>(k) == view.sparse_dim) {
      // i8 passes the official verifier and then fails without a reason.
      bool const wide = is_tile(t, any_int) && info(t.elem).bits >= 32;
      r.expect(wide && t.shape == std::vector<std::int64_t>{view.tile[k]},
               "the sparse index is a tile of " + std::to_string(view.tile[k]) + " i32 or i64, not " + text(t));
      continue;
    }
    r.expect(is_scalar(t, any_int), "an index is an integer scalar, not " + text(t));
    if (first != nullptr) r.expect(t == *first, "all indices have one type");
    first = &t;
  }
  if (auto const* f = ir::find(r.op, attr::inbounds))
    r.expect(std::get<ir::bool_array_attr>(f->data).values.size() == index.size(),
             "inbounds has one flag for each index");
}

void view_access(rule_input const& r, ir::type const& view, ir::type const& tile) {
  if (!r.expect(is_tile_view(view), "the access needs a tile view, not " + text(view))) return;
  r.expect(tile == tile_of(view), text(tile) + " is not the tile of " + text(view));
  indices(r, view);
}

void not_multicast(rule_input const& r, ir::type const& view) {
  r.expect(view.ptr_attr != ir::ptr_attribute::multicast, "multicast views serve the multimem operations only");
}

void tensor_view(rule_input const& r) {
  auto const& base = r.type(r.members("base")[0]);
  auto const& t = r.out(0);
  if (!r.expect(t.kind == ir::type_kind::tensor_view, "the result is a tensor view")) return;
  r.expect(is_pointer(base) && base.shape.empty() && base.elem == t.elem && base.ptr_attr == t.ptr_attr,
           "the base " + text(base) + " is no pointer to the elements of " + text(t));
  auto const dynamics = [](std::vector<std::int64_t> const& list) {
    return static_cast<std::size_t>(std::count(list.begin(), list.end(), ir::dynamic));
  };
  r.expect(dynamics(t.shape) == r.members("dynamicShape").size(), "there is one operand for each dynamic extent");
  r.expect(dynamics(t.strides) == r.members("dynamicStrides").size(), "there is one operand for each dynamic stride");
  for (std::size_t i = 1; i < r.op.operands.size(); ++i) {
    r.expect(is_scalar(r.in(i), any_int), "extents and strides are integer scalars, not " + text(r.in(i)));
    r.expect(r.in(i) == r.in(1), "all extents and strides have one type");
  }
}

void tile_view(rule_input const& r, ir::type_kind kind) {
  auto const &t = r.in(0), &v = r.out(0);
  r.expect(t.kind == ir::type_kind::tensor_view && v.kind == kind && t.elem == v.elem && t.shape == v.shape &&
             t.strides == v.strides && t.ptr_attr == v.ptr_attr,
           text(v) + " is no view of " + text(t));
}

void shape_query(rule_input const& r, bool fits, std::size_t rank) {
  r.expect(fits, "cannot ask " + text(r.in(0)) + " for its shape");
  r.expect(r.op.results.size() == rank, "there is one result for each axis");
  for (std::size_t i = 0; i < r.op.results.size(); ++i)
    r.expect(is_scalar(r.out(i), any_int) && r.out(i) == r.out(0), "extents are integer scalars of one type");
}

void multimem(rule_input const& r) {
  auto const& view = r.type(r.members("view")[0]);
  if (!r.expect(view.kind == ir::type_kind::partition_view && view.ptr_attr == ir::ptr_attribute::multicast,
                "multimem operations need a partition view of a multicast tensor, not " + text(view)))
    return;
  bool const load = r.op.code == opcode::multimem_load_reduce_view_tko;
  view_access(r, view, load ? r.out(0) : r.type(r.members("tile")[0]));
  auto const e = view.elem;
  r.expect(e == element::i32 || e == element::i64 || base_float(e),
           "multimem operations work on i32, i64 and floats, not " + std::string(info(e).name));
  // Elements of 16 bits are moved in pairs.
  if (e == element::f16 || e == element::bf16) {
    r.expect(ir::element_count(view) % 2 == 0,
             "multimem operations on " + std::string(info(e).name) + " need tiles of an even number of elements");
    r.expect(std::count(view.strides.begin(), view.strides.end(), 1) == 1,
             "multimem operations on " + std::string(info(e).name) + " need exactly one axis of static stride 1");
  }
  if (r.op.code == opcode::multimem_store_view_tko) return;
  auto const kind = static_cast<ir::multimem_reduction>(r.choice(attr::reduction));
  using enum ir::multimem_reduction;
  bool const small_float = e == element::f16 || e == element::bf16;
  bool const legal = is_integer(e) || kind == add || (load && small_float && (kind == min || kind == max));
  r.expect(legal, "reduction " + std::string(spelling(attr::reduction, static_cast<int>(kind))) +
                    " is not possible on " + std::string(info(e).name));
}

}  // namespace

bool check_memory(rule_input const& r) {
  using enum ir::memory_order;
  switch (r.op.code) {
    case opcode::make_token: token_result(r, 0); return true;
    case opcode::join_tokens:
      r.expect(r.op.operands.size() >= 2, "joins two tokens or more");
      for (std::size_t i = 0; i < r.op.operands.size(); ++i)
        r.expect(r.in(i).kind == ir::type_kind::token, "joins tokens, not " + text(r.in(i)));
      token_result(r, 0);
      return true;
    case opcode::load_ptr_tko:
      ordering(r, {weak, relaxed, acquire});
      pointers(r, r.in(0), r.out(0));
      for (auto v : r.members("paddingValue")) r.expect(r.type(v) == r.out(0), "the padding has the result's type");
      break;
    case opcode::store_ptr_tko:
      ordering(r, {weak, relaxed, release});
      pointers(r, r.in(0), r.in(1));
      break;
    case opcode::load_view_tko:
      ordering(r, {weak, relaxed, acquire});
      view_access(r, r.in(0), r.out(0));
      not_multicast(r, r.in(0));
      break;
    case opcode::store_view_tko:
      ordering(r, {weak, relaxed, release});
      view_access(r, r.in(1), r.in(0));
      not_multicast(r, r.in(1));
      break;
    case opcode::multimem_load_reduce_view_tko:
      ordering(r, {weak, relaxed, acquire});
      multimem(r);
      break;
    case opcode::multimem_store_view_tko:
      ordering(r, {weak, relaxed, release});
      multimem(r);
      break;
    case opcode::multimem_reduce_view_tko:
      ordering(r, {relaxed, release});
      multimem(r);
      break;
    case opcode::atomic_red_view_tko: {
      auto const& view = r.in(0);
      ordering(r, {relaxed});
      r.expect(r.choice(attr::memory_scope) != static_cast<int>(ir::memory_scope::system),
               "reductions into views reach tl_blk or device, not sys");
      r.expect(view.kind != ir::type_kind::gather_scatter_view, "gather/scatter views cannot be updated atomically");
      view_access(r, view, r.type(r.members("value")[0]));
      not_multicast(r, view);
      check_atomic(r);
      break;
    }
    case opcode::make_tensor_view: tensor_view(r); return true;
    case opcode::make_partition_view: tile_view(r, ir::type_kind::partition_view); return true;
    case opcode::make_strided_view: tile_view(r, ir::type_kind::strided_view); return true;
    case opcode::make_gather_scatter_view: tile_view(r, ir::type_kind::gather_scatter_view); return true;
    case opcode::get_tensor_shape:
      shape_query(r, r.in(0).kind == ir::type_kind::tensor_view, r.in(0).shape.size());
      return true;
    case opcode::get_index_space_shape: shape_query(r, is_tile_view(r.in(0)), r.in(0).tile.size()); return true;
    default: return false;
  }
  token_operands(r);
  token_result(r, r.op.results.size() - 1);
  hints(r);
  return true;
}

}  // namespace tw::tile_ir
