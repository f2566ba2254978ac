#include "tile_ir/rules.hpp"
#include "tile_ir/text.hpp"

namespace tw::tile_ir {
namespace {

using ir::attr;
using ir::opcode;

bool wide(element e) { return number(e) && (info(e).bits == 32 || info(e).bits == 64); }

void mode(rule_input const& r, element e) {
  auto const m = static_cast<ir::atomic_mode>(r.choice(attr::mode));
  bool const view = r.op.code == opcode::atomic_red_view_tko;
  bool fits = e == element::i32 || e == element::i64;
  if (m == ir::atomic_mode::addf) fits = base_float(e);
  if (m == ir::atomic_mode::xchg) fits = !view && wide(e);
  r.expect(fits, "mode " + std::string(spelling(attr::mode, static_cast<int>(m))) + " is not possible on " +
                   std::string(info(e).name));
}

}  // namespace

bool check_atomic(rule_input const& r) {
  if (r.op.code == opcode::atomic_red_view_tko) {
    mode(r, r.in(0).elem);
    return true;
  }
  if (r.op.code != opcode::atomic_rmw_tko && r.op.code != opcode::atomic_cas_tko) return false;
  auto const& ptr = r.in(0);
  bool const cas = r.op.code == opcode::atomic_cas_tko;
  r.expect(r.choice(attr::memory_ordering) != static_cast<int>(ir::memory_order::weak),
           "atomic updates cannot be weak");
  if (!r.expect(ptr.kind == ir::type_kind::tile && ptr.pointer, "the address is a tile of pointers, not " + text(ptr)))
    return true;
  r.expect(ptr.ptr_attr != ir::ptr_attribute::multicast, "multicast pointers serve the multimem operations only");
  ir::type const values = ir::tile_type(ptr.elem, ptr.shape);
  for (std::size_t i = 1; i < (cas ? 3U : 2U); ++i)
    r.expect(r.in(i) == values, text(r.in(i)) + " does not fit the pointers " + text(ptr));
  r.expect(r.out(0) == values, "the result has the type of the elements");
  r.expect(r.out(1).kind == ir::type_kind::token, "result 1 is a token");
  for (auto v : r.members("mask"))
    r.expect(r.type(v) == ir::tile_type(element::i1, ptr.shape), "the mask is a tile of i1 of the pointers' shape");
  for (auto v : r.members("token"))
    r.expect(r.type(v).kind == ir::type_kind::token, "the token operand has type " + text(r.type(v)));
  if (cas) r.expect(wide(ptr.elem), "compare and swap works on numbers of 32 or 64 bits");
  else mode(r, ptr.elem);
  return true;
}

}  // namespace tw::tile_ir
