#include <bit>

#include "tile_ir/rules.hpp"
#include "tile_ir/text.hpp"

namespace tw::tile_ir {
namespace {

using ir::attr;
using ir::opcode;

std::string string_of(rule_input const& r, attr a) { return std::get<ir::string_attr>(ir::find(r.op, a)->data).value; }

// Number of conversions of a printf format, or -1 when one is malformed.
int conversions(std::string const& s) {
  int n = 0;
  for (std::size_t i = 0; i < s.size(); ++i) {
    if (s[i] != '%') continue;
    if (i + 1 < s.size() && s[i + 1] == '%') {
      ++i;
      continue;
    }
    i = s.find_first_not_of("-+ #0123456789.hlLqjzt", i + 1);
    if (i == std::string::npos || std::string_view("diuoxXeEfFgGaAcspn").find(s[i]) == std::string_view::npos)
      return -1;
    ++n;
  }
  return n;
}

void div_by(rule_input const& r, ir::div_by_attr const& d) {
  auto const& t = r.in(0);
  bool const tensor = t.kind == ir::type_kind::tensor_view;
  r.expect(tensor || (t.kind == ir::type_kind::tile && (t.pointer || any_int(t.elem))),
           "divisibility is a fact of integers, pointers and tensor views, not of " + text(t));
  r.expect(std::has_single_bit(d.divisor) && d.divisor <= (std::uint64_t{1} << 62),
           "a divisor is a power of two up to 2^62");
  if (!r.expect(d.every.has_value() == d.along.has_value(), "every and along come together") || !d.every) return;
  if (!r.expect(!tensor && !t.shape.empty(), "every and along need a tile with axes")) return;
  bool const axis = *d.along >= 0 && *d.along < static_cast<std::int64_t>(t.shape.size());
  if (r.expect(axis, "axis " + std::to_string(*d.along) + " is out of range"))
    r.expect(*d.every >= 0 && *d.every <= t.shape[static_cast<std::size_t>(*d.along)], "every is at most the extent");
}

void same_elements(rule_input const& r, ir::same_elements_attr const& s) {
  auto const& t = r.in(0);
  r.expect(t.kind == ir::type_kind::tile && (t.pointer || any_int(t.elem)), "same_elements needs integers or pointers");
  if (!r.expect(s.values.size() == t.shape.size(), "same_elements has one entry for each axis")) return;
  for (std::size_t k = 0; k < s.values.size(); ++k)
    r.expect(s.values[k] >= 0 && s.values[k] <= t.shape[k], "a group of equal elements is at most the extent");
}

void bounded(rule_input const& r, ir::bounded_attr const& b) {
  auto const& t = r.in(0);
  if (!r.expect(is_tile(t, any_int), "bounds are a fact of integers, not of " + text(t))) return;
  std::int64_t const most = static_cast<std::int64_t>((std::uint64_t{1} << (info(t.elem).bits - 1)) - 1);
  for (auto const& limit : {b.lower, b.upper})
    r.expect(!limit || (*limit <= most && *limit >= -most - 1),
             "a bound does not fit " + std::string(info(t.elem).name));
  r.expect(!b.lower || !b.upper || *b.lower <= *b.upper, "the lower bound is above the upper one");
}

void allocation(rule_input const& r) {
  auto const& t = r.out(0);
  if (!r.expect(t.kind == ir::type_kind::tile && t.pointer && t.shape.empty(), "the result is a scalar pointer"))
    return;
  auto const alignment = static_cast<std::uint64_t>(ir::integer(r.op, attr::alignment));
  r.expect(std::has_single_bit(alignment) && alignment >= info(t.elem).bytes,
           "the alignment is a power of two, at least the size of an element");
}

void global(rule_input const& r) {
  auto const name = string_of(r, attr::name);
  for (auto const& g : r.module.globals)
    if (g.name == name) {
      r.expect(r.out(0) == ir::pointer_tile_type(g.type_.elem),
               "the result is a scalar pointer to the global's elements");
      return;
    }
  r.fail("there is no global '" + name + "'");
}

}  // namespace

bool check_misc(rule_input const& r) {
  switch (r.op.code) {
    case opcode::get_tile_block_id:
    case opcode::get_num_tile_blocks:
      for (std::size_t i = 0; i < 3; ++i)
        r.expect(r.out(i) == ir::tile_type(element::i32), "the results are i32 scalars");
      return true;
    case opcode::get_global: global(r); return true;
    case opcode::alloca_: allocation(r); return true;
    case opcode::assume: {
      auto const& fact = ir::find(r.op, attr::assumption)->data;
      r.expect(r.in(0) == r.out(0), "operand and result have one type");
      if (auto const* d = std::get_if<ir::div_by_attr>(&fact)) div_by(r, *d);
      if (auto const* s = std::get_if<ir::same_elements_attr>(&fact)) same_elements(r, *s);
      if (auto const* b = std::get_if<ir::bounded_attr>(&fact)) bounded(r, *b);
      return true;
    }
    case opcode::assert_:
      r.expect(is_tile(r.in(0), [](element e) { return e == element::i1; }),
               "the condition is a tile of i1, not " + text(r.in(0)));
      return true;
    case opcode::print_tko: {
      auto const args = r.members("args");
      int const n = conversions(string_of(r, attr::str));
      if (r.expect(n >= 0, "the format ends inside a conversion or has an unknown one"))
        r.expect(static_cast<std::size_t>(n) == args.size(),
                 "the format wants " + std::to_string(n) + " values, there are " + std::to_string(args.size()));
      for (auto v : args) r.expect(is_tile(r.type(v), number), "cannot print " + text(r.type(v)));
      for (auto v : r.members("token"))
        r.expect(r.type(v).kind == ir::type_kind::token, "the token operand is no token");
      r.expect(r.out(0).kind == ir::type_kind::token, "the result is a token");
      return true;
    }
    case opcode::memory_fence_alias_tko:
    case opcode::gdc_wait_tko:
    case opcode::gdc_launch_dependents_tko:
      for (auto v : r.op.operands) r.expect(r.type(v).kind == ir::type_kind::token, "the operand is a token");
      r.expect(r.out(0).kind == ir::type_kind::token, "the result is a token");
      return true;
    case opcode::call:  // operands and results are what the library says
      for (attr a : {attr::const_args, attr::arg_attrs, attr::res_attrs}) {
        auto const* stored = ir::find(r.op, a);
        r.expect(stored == nullptr || std::get<ir::array_attr>(stored->data).values.empty(),
                 "no constant arguments and no attributes of arguments or results can be given to a call");
      }
      return true;
    default: return false;
  }
}

}  // namespace tw::tile_ir
