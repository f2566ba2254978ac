#include "tile_ir/rules.hpp"
#include "tile_ir/text.hpp"

namespace tw::tile_ir {
namespace {

using ir::opcode;

// lhs, rhs and acc as MxK, KxN, MxN, with one leading batch axis or none.
bool shapes_fit(ir::type const& a, ir::type const& b, ir::type const& c) {
  std::size_t const rank = a.shape.size();
  if ((rank != 2 && rank != 3) || b.shape.size() != rank || c.shape.size() != rank) return false;
  std::size_t const m = rank - 2, n = rank - 1;
  if (rank == 3 && (a.shape[0] != b.shape[0] || a.shape[0] != c.shape[0])) return false;
  return a.shape[n] == b.shape[m] && a.shape[m] == c.shape[m] && b.shape[n] == c.shape[n];
}

bool float_types_fit(element in, element acc) {
  switch (in) {
    case element::f16:
    case element::e4m3:
    case element::e5m2: return acc == element::f16 || acc == element::f32;
    case element::bf16:
    case element::tf32:
    case element::f32: return acc == element::f32;
    case element::f64: return acc == element::f64;
    default: return false;
  }
}

bool scaled_types_fit(element in, element scale, std::int64_t block) {
  if (in == element::e4m3 || in == element::e5m2) return scale == element::e8m0 && block == 32;
  if (in != element::e2m1) return false;
  if (scale == element::e4m3) return block == 16;
  return (scale == element::e8m0 || scale == element::e5m3) && (block == 16 || block == 32);
}

void scales(rule_input const& r) {
  auto const &a = r.in(0), &b = r.in(1), &sa = r.in(3), &sb = r.in(4);
  std::size_t const rank = a.shape.size();
  bool fits = sa.elem == sb.elem && !sa.pointer && sa.shape.size() == rank && sb.shape.size() == rank;
  for (std::size_t k = 0; fits && k < rank; ++k) {
    if (k != rank - 1) fits = fits && sa.shape[k] == a.shape[k];
    if (k != rank - 2) fits = fits && sb.shape[k] == b.shape[k];
  }
  fits = fits && sa.shape[rank - 1] == sb.shape[rank - 2];
  if (!r.expect(fits, "the scales " + text(sa) + " and " + text(sb) + " do not fit the operands")) return;
  std::int64_t const block = a.shape[rank - 1] / sa.shape[rank - 1];
  r.expect(scaled_types_fit(a.elem, sa.elem, block) && a.shape[rank - 1] % sa.shape[rank - 1] == 0,
           "operands of " + std::string(info(a.elem).name) + " cannot have scales of " +
             std::string(info(sa.elem).name) + " in blocks of " + std::to_string(block));
}

}  // namespace

bool check_mma(rule_input const& r) {
  auto const c = r.op.code;
  if (c != opcode::mmaf && c != opcode::mmai && c != opcode::mmaf_scaled) return false;
  auto const &a = r.in(0), &b = r.in(1), &acc = r.in(2);
  for (std::size_t i = 0; i < 3; ++i)
    if (!r.expect(is_tile(r.in(i), number), "operands are tiles of numbers, not " + text(r.in(i)))) return true;
  r.expect(acc == r.out(0), "acc and result have one type");
  if (!r.expect(shapes_fit(a, b, acc), "the shapes of " + text(a) + ", " + text(b) + " and " + text(acc) +
                                         " are not MxK, KxN and MxN (with one batch axis or none)"))
    return true;
  bool types = a.elem == b.elem;
  if (c == opcode::mmaf) types = types && float_types_fit(a.elem, acc.elem);
  if (c == opcode::mmai) types = types && a.elem == element::i8 && acc.elem == element::i32;
  if (c == opcode::mmaf_scaled) types = types && acc.elem == element::f32;
  r.expect(types, "there is no product of " + std::string(info(a.elem).name) + " and " +
                    std::string(info(b.elem).name) + " into " + std::string(info(acc.elem).name));
  if (c == opcode::mmaf_scaled) scales(r);
  return true;
}

}  // namespace tw::tile_ir
