#include "ir/function_text.hpp"

#include <bit>

#include <fmt/format.h>

#include <tilewright/ir/op_table.hpp>

namespace tw::ir {
namespace {

std::string type_text(op const& o) {
  std::string t(info(o.elem).name);
  if (o.rank == 0) return t;
  std::string shape;
  for (int i = 0; i < o.rank; ++i) shape += fmt::format("{}{}", i > 0 ? "x" : "", o.dim(i));
  return shape + "x" + t;
}

char const* const predicates[] = {
  "equal", "not_equal", "less_than", "less_than_or_equal", "greater_than", "greater_than_or_equal"};
char const* const roundings[] = {"nearest_even", "zero", "negative_inf",        "positive_inf",
                                 "approx",       "full", "nearest_int_to_zero", "nearest_away"};
char const* const atomic_modes[] = {"and", "or", "xor", "add", "addf", "max", "min", "umax", "umin", "xchg"};
char const* const overflows[] = {"", "no_signed_wrap", "no_unsigned_wrap", "no_wrap"};
char const* const paddings[] = {"zero", "neg_zero", "nan", "pos_inf", "neg_inf"};

std::string quoted(char const* s) {
  std::string out = "\"";
  for (; *s; ++s) {
    if (*s == '\n') out += "\\n";
    else if (*s == '"' || *s == '\\') (out += '\\') += *s;
    else out += *s;
  }
  return out + '"';
}

std::string constant_text(op const& o) {
  if (is_float(o.elem)) return fmt::format("{}", std::bit_cast<double>(o.imm));
  return std::to_string(o.imm);
}

bool names_parameter(opcode c) {
  return c == opcode::param || c == opcode::extent || c == opcode::block_index || c == opcode::tiled_view ||
         c == opcode::tile_load || c == opcode::tile_store || c == opcode::tile_scatter || c == opcode::list_begin ||
         c == opcode::list_end || c == opcode::list_step || c == opcode::list_index || c == opcode::accum_update ||
         is_multimem(c);
}

// What an operation says beside its operands.
std::string details(function const& f, op const& o) {
  std::string t;
  auto const add = [&](std::string_view s) { (t += t.empty() ? "" : " ") += s; };
  if (names_parameter(o.code)) add(fmt::format("p{}", o.imm));
  if (o.axis >= 0) add(fmt::format("axis={}", o.axis));
  switch (o.code) {
    case opcode::constant: add(constant_text(o)); break;
    case opcode::carried:
    case opcode::argument:
    case opcode::result: add(fmt::format("number={}", o.imm)); break;
    case opcode::counted_loop:
    case opcode::loop_: add(fmt::format("carries={}", o.imm)); break;
    case opcode::tiled_view:
      for (int k = 0; k < o.rank && o.data >= 0; ++k)
        add(fmt::format("{}{}@{}", k == 0 ? "steps=" : "", tile_step(f, o, k), tensor_axis(f, o, k)));
      if (o.pad != padding::zero) add(fmt::format("pad={}", paddings[static_cast<int>(o.pad)]));
      break;
    case opcode::accum_update:
      add(atomic_modes[static_cast<int>(o.mode)]);
      if (o.trap) add("trap");
      break;
    case opcode::tile_scatter:
      if (o.trap) add("trap");
      break;
    case opcode::multimem_load_reduce_view_tko:
    case opcode::multimem_reduce_view_tko:
    case opcode::view_update: add(atomic_modes[static_cast<int>(o.mode)]); break;
    case opcode::permute:
      for (int a = 0; a < o.rank; ++a)
        add(fmt::format("{}{}{}", a == 0 ? "[" : "", o.imm >> (8 * a) & 0xff, a + 1 == o.rank ? "]" : ","));
      break;
    case opcode::scan:
      if (o.imm != 0) add("reverse");
      break;
    case opcode::call:
    case opcode::print_tko:
    case opcode::assert_: add(quoted(text_of(f, o))); break;
    default: break;
  }
  op_row const& r = row(o.code);
  for (int k = 0; k < attribute_count(r); ++k) {
    switch (r.attributes[k].name) {
      case attr::predicate: add(predicates[static_cast<int>(o.pred)]); break;
      case attr::ordering: add(o.order == ordering::ordered ? "ordered" : "unordered"); break;
      case attr::signedness:
      case attr::signedness_lhs: add(o.sign == signedness::signed_ ? "signed" : "unsigned"); break;
      case attr::signedness_rhs: add(o.other_sign == signedness::signed_ ? "signed" : "unsigned"); break;
      case attr::rounding_mode:
        if (static_cast<int>(o.round) != r.attributes[k].otherwise) add(roundings[static_cast<int>(o.round)]);
        break;
      default: break;
    }
  }
  if (o.flush_to_zero) add("flush_to_zero");
  if (o.propagate_nan) add("propagate_nan");
  if (o.wrap != overflow::none) add(overflows[static_cast<int>(o.wrap)]);
  if (o.in_range) add("in_range");
  if (o.fast_acc) add("fast_acc");
  if (o.latency > 0) add(fmt::format("latency={}", o.latency));
  if (o.no_tma) add("no_tma");
  return t;
}

std::string operation(function const& f, int i) {
  op const& o = f[i];
  std::string line = row(o.code).results != 0 ? fmt::format("%{} = ", i) : std::string();
  line += row(o.code).name;
  for (int k = 0; k < o.count; ++k) line += fmt::format("{} %{}", k > 0 ? "," : "", f.operand(o, k));
  if (std::string const d = details(f, o); !d.empty()) line += fmt::format(" {{{}}}", d);
  if (o.elem != element::none && row(o.code).results != 0) line += " : " + type_text(o);
  return line;
}

}  // namespace

std::string text(parameter const& p) {
  bool const whole = p.kind == param_kind::scalar && is_integer(p.elem) && p.elem != element::i1;
  std::string const e = (whole && p.sign == signedness::unsigned_ ? "u" : "") + std::string(info(p.elem).name);
  if (p.kind == param_kind::scalar) return "scalar<" + e + ">";
  if (p.kind == param_kind::accum) return fmt::format("accum<{}, {}>", e, p.rank);
  std::string cut;
  for (int a = 0; a < p.rank && p.over; ++a) cut += fmt::format("{}{}", a > 0 ? ", " : " over ", p.tile(a));
  if (p.kind == param_kind::in) return fmt::format("in<{}, {}>{}", e, p.rank, cut);
  std::string shape;
  for (int a = 0; a < p.rank; ++a) shape += fmt::format(", {}", p.tile(a));
  std::string dealt;
  if (p.deal == dealing::linear) dealt = ", linear";
  if (p.deal == dealing::grouped) dealt = fmt::format(", grouped<{}>", p.deal_number);
  if (p.deal == dealing::whole) dealt = fmt::format(", whole<{}>", p.deal_number);
  return fmt::format("{}{}<{}{}{}>", p.kind == param_kind::out_tile ? "out_tile" : "inout_tile", p.is_list() ? "s" : "",
                     e, shape, dealt);
}

std::string place(function const& f, int i) {
  source const& s = f.sources[i];
  return s.line > 0 ? fmt::format("{}:{}", file_name(f, s), s.line) : std::string();
}

std::string text(function const& f, std::string_view name) {
  std::string out = fmt::format("kernel {}(", name);
  for (int p = 0; p < f.param_count; ++p) out += fmt::format("{}p{}: {}", p > 0 ? ", " : "", p, text(f.params[p]));
  out += ")\n";
  int depth = 1;
  for (int i = 0; i < f.op_count; ++i) {
    opcode const c = f[i].code;
    if (c == opcode::otherwise || c == opcode::end) --depth;
    std::string const line = std::string(static_cast<std::size_t>(2 * depth), ' ') + operation(f, i);
    std::string const where = place(f, i);
    out += where.empty() ? line + "\n" : fmt::format("{:<72}  // {}\n", line, where);
    if (opens_region(c) || c == opcode::otherwise) ++depth;
  }
  return out;
}

}  // namespace tw::ir
