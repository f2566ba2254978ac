#include "tile_ir/op_text.hpp"

#include "tile_ir/text.hpp"

namespace tw::tile_ir {
namespace {

using ir::attr;
using ir::opcode;

bool flag(op_view const& v, attr a) { return ir::integer(v.op, a) != 0; }

std::string text_of(op_view const& v, attr a) {
  auto const* stored = ir::find(v.op, a);
  auto const* s = stored == nullptr ? nullptr : std::get_if<ir::string_attr>(&stored->data);
  return s == nullptr ? "" : s->value;
}

// ` rounding<zero>`; the default is an empty slot: just the blank.
std::string rounding_slot(op_view const& v) {
  auto const otherwise = ir::field(ir::row(v.op.code), attr::rounding_mode)->otherwise;
  auto const mode = ir::integer(v.op, attr::rounding_mode, otherwise);
  return mode == otherwise ? " " : " rounding<" + std::string(spelling(attr::rounding_mode, mode)) + ">";
}

std::string overflow_clause(op_view const& v) {
  auto const o = ir::integer(v.op, attr::overflow);
  return o == 0 ? "" : " overflow<" + std::string(spelling(attr::overflow, o)) + ">";
}

std::string ftz_clause(op_view const& v) { return flag(v, attr::flush_to_zero) ? " flush_to_zero" : ""; }

std::string numbers(std::vector<std::int32_t> const& values) {
  std::vector<std::string> parts;
  for (auto n : values) parts.push_back(std::to_string(n));
  return joined(parts);
}

std::string arrow(op_view const& v) { return " : " + v.operand_types() + " -> " + v.result_types(); }

std::string indices(op_view const& v, std::size_t first) {
  return "[" + v.names_of(std::span(v.op.operands).subspan(first)) + "]";
}

std::string call_text(op_view const& v) {
  std::vector<std::string> in, out;
  for (auto x : v.op.operands) in.push_back("!cuda_tile." + v.type_text(x));
  for (auto x : v.op.results) out.push_back("!cuda_tile." + v.type_text(x));
  std::string const results = out.size() == 1 ? out[0] : "(" + joined(out) + ")";
  return "preview$call " + symbol(text_of(v, attr::callee)) + "(" + v.operands() + ") : (" + joined(in) + ") -> " +
         results;
}

}  // namespace

std::string op_view::type_text(ir::value v) const { return text(type(v)); }

std::string op_view::names_of(std::span<const ir::value> values) const {
  std::vector<std::string> parts;
  for (auto v : values) parts.push_back(name(v));
  return joined(parts);
}

std::string op_view::types_of(std::span<const ir::value> values) const {
  std::vector<std::string> parts;
  for (auto v : values) parts.push_back(type_text(v));
  return joined(parts);
}

std::string op_view::choice(ir::attr a) const {
  auto const* f = ir::field(ir::row(op.code), a);
  return std::string(spelling(a, ir::integer(op, a, f == nullptr ? 0 : f->otherwise)));
}

std::string op_text(op_view const& v) {
  auto const& op = v.op;
  std::string const head = std::string(ir::row(op.code).name);
  auto const same = [&](std::string const& clauses) {  // one type for all
    return head + " " + v.operands() + clauses + " : " + v.result_type(0);
  };
  switch (op.code) {
    case opcode::absf:
    case opcode::absi:
    case opcode::ceil:
    case opcode::floor:
    case opcode::negf:
    case opcode::cos:
    case opcode::cosh:
    case opcode::sin:
    case opcode::sinh:
    case opcode::tan:
    case opcode::log:
    case opcode::log2:
    case opcode::fpowf:
    case opcode::remf:
    case opcode::atan2:
    case opcode::andi:
    case opcode::ori:
    case opcode::xori:
    case opcode::mulhii:
    case opcode::join_tokens: return same("");
    case opcode::exp:
    case opcode::tanh: return same(rounding_slot(v));
    case opcode::exp2:
    case opcode::rsqrt: return same(ftz_clause(v));
    case opcode::addf:
    case opcode::subf:
    case opcode::mulf:
    case opcode::divf:
    case opcode::fma:
    case opcode::sqrt: return same(rounding_slot(v) + ftz_clause(v));
    case opcode::maxf:
    case opcode::minf: return same(ftz_clause(v) + (flag(v, attr::propagate_nan) ? " propagate_nan" : ""));
    case opcode::addi:
    case opcode::subi:
    case opcode::muli:
    case opcode::shli:
    case opcode::negi: return same(overflow_clause(v));
    case opcode::divi: {
      std::string const rounded = rounding_slot(v);
      return same(" " + v.choice(attr::signedness) + (rounded == " " ? "" : rounded));
    }
    case opcode::remi:
    case opcode::maxi:
    case opcode::mini:
    case opcode::shri: return same(" " + v.choice(attr::signedness));
    case opcode::cmpi:
      return head + " " + v.choice(attr::predicate) + " " + v.operands() + ", " + v.choice(attr::signedness) + " : " +
             v.operand_type(0) + " -> " + v.result_type(0);
    case opcode::cmpf:
      return head + " " + v.choice(attr::predicate) + " " + v.choice(attr::ordering) + " " + v.operands() + " : " +
             v.operand_type(0) + " -> " + v.result_type(0);
    case opcode::bitcast:
    case opcode::reshape:
    case opcode::broadcast:
    case opcode::int_to_ptr:
    case opcode::ptr_to_int:
    case opcode::ptr_to_ptr:
    case opcode::pack:
    case opcode::unpack:
    case opcode::offset: return head + " " + v.operands() + arrow(v);
    case opcode::exti: return head + " " + v.operands() + " " + v.choice(attr::signedness) + arrow(v);
    case opcode::trunci: return head + " " + v.operands() + overflow_clause(v) + arrow(v);
    case opcode::ftof: return head + " " + v.operands() + rounding_slot(v) + arrow(v);
    case opcode::itof:
      return head + " " + v.operands() + " " + v.choice(attr::signedness) + rounding_slot(v) + arrow(v);
    case opcode::ftoi:
      return head + " " + v.operands() + " " + v.choice(attr::signedness) + rounding_slot(v) +
             (flag(v, attr::saturating) ? " saturating" : "") + arrow(v);
    case opcode::constant:
      return head + " " +
             constant_text(v.type(op.results[0]), std::get<ir::dense_attr>(ir::find(op, attr::value)->data).bytes) +
             " : " + v.result_type(0);
    case opcode::iota:
    case opcode::make_token: return head + " : " + v.result_type(0);
    case opcode::cat:
      return head + " " + v.operands() + " dim = " + std::to_string(ir::integer(op, attr::dim)) + arrow(v);
    case opcode::permute:
      return head + " " + v.operands() + " [" +
             numbers(std::get<ir::i32_array_attr>(ir::find(op, attr::permutation)->data).values) + "]" + arrow(v);
    case opcode::extract:
      return head + " " + v.operand(0) + indices(v, 1) + " : " + v.operand_type(0) + " -> " + v.result_type(0);
    case opcode::insert:
      return head + " " + v.operand(0) + ", " + v.operand(1) + indices(v, 2) + " : " + v.operand_type(0) + ", " +
             v.operand_type(1);
    case opcode::select: return head + " " + v.operands() + " : " + v.operand_type(0) + ", " + v.result_type(0);
    case opcode::fpowi: return head + " " + v.operands() + " : " + v.operand_types();
    case opcode::mmaf:
      return head + " " + v.operands() + (flag(v, attr::fast_acc) ? " fast_acc" : "") + " : " + v.operand_types();
    case opcode::mmai:
      return head + " " + v.operands() + " " + v.choice(attr::signedness_lhs) + " " + v.choice(attr::signedness_rhs) +
             " : " + v.operand_types();
    case opcode::mmaf_scaled: return head + " " + v.operands() + " : " + v.operand_types();
    case opcode::get_tile_block_id:
    case opcode::get_num_tile_blocks: return head + " : " + v.result_type(0);
    case opcode::get_global: return head + " " + symbol(text_of(v, attr::name)) + " : " + v.result_type(0);
    case opcode::assume:
      return head + " " + assumption_text(*ir::find(op, attr::assumption)) + ", " + v.operand(0) + " : " +
             v.operand_type(0);
    case opcode::assert_:
      return head + " " + v.operand(0) + ", " + quoted(text_of(v, attr::message)) + " : " + v.operand_type(0);
    case opcode::print_tko: {
      auto const args = group(op, v.groups, 0);
      auto const token = group(op, v.groups, 1);
      return head + " " + quoted(text_of(v, attr::str)) + (args.empty() ? "" : ", " + v.names_of(args)) +
             (token.empty() ? "" : " token=" + v.name(token[0])) + (args.empty() ? "" : " : " + v.types_of(args)) +
             " -> token";
    }
    case opcode::break_:
    case opcode::continue_:
    case opcode::yield:
    case opcode::return_: return op.operands.empty() ? head : head + " " + v.operands() + " : " + v.operand_types();
    case opcode::gdc_wait_tko:
    case opcode::gdc_launch_dependents_tko:
      return head + (op.operands.empty() ? "" : " token = " + v.operand(0)) + " -> token";
    case opcode::memory_fence_alias_tko: return head + " " + v.operand(0);
    case opcode::call: return call_text(v);
    default: return memory_op_text(v);
  }
}

}  // namespace tw::tile_ir
