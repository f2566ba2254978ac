#include "random/values.hpp"

namespace random_kernels {

std::string cpp_name(element e, bool has_sign) {
  std::string const sign = has_sign ? "std::int" : "std::uint";
  switch (e) {
    case element::i1: return "bool";
    case element::i8: return sign + "8_t";
    case element::i16: return sign + "16_t";
    case element::i32: return sign + "32_t";
    case element::i64: return sign + "64_t";
    case element::f16: return "tw::f16";
    case element::bf16: return "tw::bf16";
    case element::tf32: return "tw::tf32";
    case element::e4m3: return "tw::e4m3";
    case element::e5m2: return "tw::e5m2";
    case element::f64: return "double";
    default: return "float";
  }
}

tw::ir::op make_op(opcode code, tile_type const& t) {
  tw::ir::op o;
  o.code = code;
  o.elem = t.elem;
  o.rank = static_cast<std::uint8_t>(t.rank());
  if (tw::is_integer(t.elem))
    o.sign = t.has_sign && t.elem != element::i1 ? tw::ir::signedness::signed_ : tw::ir::signedness::unsigned_;
  for (std::size_t a = 0; a < t.log2.size(); ++a) o.log2_dim[a] = static_cast<std::uint8_t>(t.log2[a]);
  return o;
}

tile_type type_of(tw::ir::op const& o) {
  tile_type t;
  t.elem = o.elem;
  t.has_sign = o.sign == tw::ir::signedness::signed_ && o.elem != element::i1;
  for (int a = 0; a < o.rank; ++a) t.log2.push_back(o.log2_dim[a]);
  return t;
}

}  // namespace random_kernels
