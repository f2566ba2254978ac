// Accesses through tiles of pointers, atomics, output and assertions.
#include <string>

#include <tilewright/runtime/error.hpp>
#include "cpu/compiler.hpp"
#include "cpu/steps.hpp"

namespace tw::cpu {
namespace {

using ir::opcode;

// Text and conversions of a printf format. Lengths are dropped: the element type says how an argument is read.
std::vector<steps::print_piece> split_format(std::string const& format) {
  std::vector<steps::print_piece> pieces;
  std::string text;
  auto flush = [&] {
    if (!text.empty()) pieces.push_back({text, element::none, false, 0, 0, {}});
    text.clear();
  };
  for (std::size_t k = 0; k < format.size(); ++k) {
    if (format[k] != '%') {
      text += format[k];
    } else if (k + 1 < format.size() && format[k + 1] == '%') {
      text += '%';
      ++k;
    } else {
      flush();
      std::string conversion = "%";
      for (++k; k < format.size(); ++k) {
        if (std::string_view("hlLqjzt").find(format[k]) != std::string_view::npos) continue;
        conversion += format[k];
        if (std::string_view("diuoxXeEfFgGaAcspn").find(format[k]) != std::string_view::npos) break;
      }
      pieces.push_back({conversion, element::i64, false, 0, 0, {}});
    }
  }
  flush();
  return pieces;
}

}  // namespace

void compiler::load_or_store_ptr(ir::operation const& op) {
  bool const store = op.code == opcode::store_ptr_tko;
  auto const parts = groups_of(op, 4);
  auto const mask_part = store ? parts[2] : parts[1];
  tile const pointers = dense(get(parts[0][0]));
  tile mask = pointers;
  if (!mask_part.empty()) mask = dense(get(mask_part[0]));
  if (store) {
    tile const values = dense(get(parts[1][0]));
    instruction& i = emit(steps::store_ptr, nullptr, {&pointers, &values, &mask});
    i.size = values.count;
    i.out_bytes = values.bytes;
    i.flag = mask_part.empty() ? 0 : 1;
    return define(op.results[0], fresh(type_of(op.results[0])));
  }
  tile const out = fresh(type_of(op.results[0]));
  tile pad = mask;
  bool const padded = !parts[2].empty();
  if (padded) pad = dense(get(parts[2][0]));
  instruction& i = emit(steps::load_ptr, &out, {&pointers, &mask, &pad});
  i.arity = padded ? 3 : 2;
  i.flag = mask_part.empty() ? 0 : 1;
  i.data = out.elem == element::i1 ? own(true) : nullptr;
  define(op.results[0], out);
  if (op.results.size() > 1) define(op.results[1], fresh(type_of(op.results[1])));
}

// How an atomic operation updates elements like those of `given`.
steps::atomic_access compiler::update_of(ir::operation const& op, tile const& given) const {
  steps::atomic_access const a{static_cast<ir::atomic_mode>(choice(op, ir::attr::mode)), given.elem,
                               static_cast<ir::memory_order>(choice(op, ir::attr::memory_ordering))};
  bool const addf = op.code != opcode::atomic_cas_tko && a.mode == ir::atomic_mode::addf;
  if (addf ? !is_float(given.elem) || given.bytes < 2 : given.bytes < 4)
    unsupported(op, "is not defined for elements of type " + std::string(info(given.elem).name));
  return a;
}

void compiler::atomic(ir::operation const& op) {
  bool const swap = op.code == opcode::atomic_cas_tko;
  auto const parts = groups_of(op, swap ? 5 : 4);
  tile const pointers = dense(get(parts[0][0]));
  tile const given = dense(get(parts[1][0]));
  auto const mask_part = parts[swap ? 3 : 2];
  tile mask = pointers;
  if (!mask_part.empty()) mask = dense(get(mask_part[0]));
  steps::atomic_access const access = update_of(op, given);
  tile const out = fresh(type_of(op.results[0]));
  if (swap) {
    tile const desired = dense(get(parts[2][0]));
    emit(steps::atomic_cas, &out, {&pointers, &given, &desired}).data = own(
      steps::cas_access{access, place(mask), !mask_part.empty()});
  } else {
    instruction& i = emit(steps::atomic_rmw, &out, {&pointers, &given, &mask});
    i.flag = mask_part.empty() ? 0 : 1;
    i.data = own(access);
  }
  define(op.results[0], out);
  if (op.results.size() > 1) define(op.results[1], fresh(type_of(op.results[1])));
}

void compiler::print_or_assert(ir::operation const& op) {
  auto const& text = std::get<ir::string_attr>(
                       ir::find(op, op.code == opcode::assert_ ? ir::attr::message : ir::attr::str)->data)
                       .value;
  if (op.code == opcode::assert_) {
    tile const condition = dense(operand(op, 0));
    std::string where;
    if (op.where.line > 0 && static_cast<std::size_t>(op.where.file) < module_.files.size())
      where = " at " + module_.files[static_cast<std::size_t>(op.where.file)] + ":" + std::to_string(op.where.line);
    instruction& i = emit(steps::check, nullptr, {&condition});
    i.size = condition.count;
    i.data = own(steps::assertion{text, where});
    return;
  }
  steps::print_plan plan{split_format(text)};
  auto const parts = groups_of(op, 2);
  std::size_t next_argument = 0;
  for (auto& piece : plan.pieces) {
    if (piece.elem == element::none) continue;
    if (next_argument >= parts[0].size()) illegal(op, "fewer arguments than conversions");
    if (std::string_view("sn*").find(piece.text.back()) != std::string_view::npos ||
        piece.text.find('*') != std::string::npos)
      unsupported(op, "has no rule for conversion '" + piece.text + "' on the CPU");
    ir::value const v = parts[0][next_argument++];
    tile const t = dense(get(v));
    piece.elem = t.elem;
    piece.at = place(t);
    piece.count = t.count;
    piece.shape = type_of(v).shape;
  }
  emit(steps::print).data = own(std::move(plan));
  if (!op.results.empty()) define(op.results[0], fresh(type_of(op.results[0])));
}

void compiler::library_call(ir::operation const& op) {
  auto const* callee = ir::find(op, ir::attr::callee);
  auto const* name = callee != nullptr ? std::get_if<ir::string_attr>(&callee->data) : nullptr;
  if (name == nullptr || op.results.size() != 1) unsupported(op, "gives one result on the CPU");
  auto const form = [&](ir::value v) {
    ir::type const& t = type_of(v);
    ir::tile_form f{t.elem, static_cast<int>(t.shape.size()), {}};
    if (t.pointer || t.shape.size() > ir::max_rank) illegal(op, "no tile of numbers");
    std::copy(t.shape.begin(), t.shape.end(), f.dim);
    return f;
  };
  std::vector<ir::tile_form> forms;
  steps::library_plan plan{};
  for (ir::value v : op.operands) {
    forms.push_back(form(v));
    plan.operands.push_back(place(dense(get(v))));
  }
  auto const* function = ir::library_function::find(name->value, forms, form(op.results[0]));
  if (function == nullptr)
    unsupported(op, "names '" + name->value + "', for which the program has no function of these types, or several");
  plan.run = function->run();
  tile const out = fresh(type_of(op.results[0]));
  emit(steps::library_call, &out).data = own(std::move(plan));
  define(op.results[0], out);
}

bool compiler::pointer_op(ir::operation const& op) {
  switch (op.code) {
    case opcode::load_ptr_tko:
    case opcode::store_ptr_tko: return load_or_store_ptr(op), true;
    case opcode::atomic_rmw_tko:
    case opcode::atomic_cas_tko: return atomic(op), true;
    case opcode::print_tko:
    case opcode::assert_: return print_or_assert(op), true;
    case opcode::call: return library_call(op), true;
    default: return false;
  }
}

}  // namespace tw::cpu
