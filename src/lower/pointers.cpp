// What tw::unsafe makes: pointers, accesses through them in the order of the statements, assumptions; and constant tables.
#include <algorithm>
#include <bit>

#include <tilewright/runtime/error.hpp>

#include "lower/lowering.hpp"

namespace tw::lower {

bool lowering::is_raw_access(opcode c) {
  switch (c) {
    case opcode::load_ptr_tko:
    case opcode::store_ptr_tko:
    case opcode::atomic_rmw_tko:
    case opcode::atomic_cas_tko:
    case opcode::memory_fence_alias_tko:
    case opcode::gdc_wait_tko:
    case opcode::gdc_launch_dependents_tko: return true;
    default: return ir::is_multimem(c);
  }
}

bool lowering::raw_memory(int i) {
  ir::op const& o = f_[i];
  if (ir::is_multimem(o.code)) return multicast_access(i), true;
  switch (o.code) {
    case opcode::address: at(i).v = tensors_[static_cast<std::size_t>(o.imm)].pointer; return true;
    case opcode::load_ptr_tko:
    case opcode::store_ptr_tko:
    case opcode::atomic_rmw_tko:
    case opcode::atomic_cas_tko: raw_access(i); return true;
    case opcode::memory_fence_alias_tko:
    case opcode::gdc_wait_tko:
    case opcode::gdc_launch_dependents_tko: raw_order(i); return true;
    case opcode::alloca_:
      at(i).v = b_.make(opcode::alloca_, {}, type_of(i),
                        {{ir::attr::num_elem, {o.imm}}, {ir::attr::alignment, {std::int64_t{16}}}});
      return true;
    case opcode::call: library_call(i); return true;
    case opcode::assume: assumption(i); return true;
    case opcode::get_global: constant_table(i); return true;
    case opcode::broadcast:
      if (o.pointer) at(i).v = spread(operand(i, 0), shape_of(o));
      return o.pointer;
    default: return false;
  }
}

void lowering::raw_access(int i) {
  ir::op const& o = f_[i];
  bool const load = o.code == opcode::load_ptr_tko, store = o.code == opcode::store_ptr_tko;
  std::vector<value> operands;
  for (int k = 0; k < o.count; ++k) operands.push_back(operand(i, k));
  std::vector<std::int32_t> groups;
  auto const given = [&](int k) { return static_cast<std::int32_t>(o.count > k ? 1 : 0); };
  if (load) groups = {1, given(1), given(2), 0};
  else if (store) groups = {1, 1, given(2), 0};
  else if (o.code == opcode::atomic_rmw_tko) groups = {1, 1, 0, 0};
  else groups = {1, 1, 1, 0, 0};
  std::vector<std::pair<ir::attr, ir::attribute>> how;
  if (o.code == opcode::atomic_rmw_tko)
    how.emplace_back(ir::attr::mode, ir::attribute{static_cast<std::int64_t>(o.mode)});
  value const v = in_order(i, std::move(operands), std::move(groups), std::move(how), !store);
  if (!store) at(i).v = load ? loaded_once(v) : v;
}

// Emits an access behind the one before it, in the order of the statements. `groups` ends with that of the token, `how` is
// what comes after order and scope. The value that it gives, if it does.
value lowering::in_order(int i, std::vector<value> operands, std::vector<std::int32_t> groups,
                         std::vector<std::pair<ir::attr, ir::attribute>> how, bool gives_value) {
  ir::op const& o = f_[i];
  if (raw().token != ir::no_value) {
    operands.push_back(raw().token);
    groups.back() = 1;
  }
  std::vector<std::pair<ir::attr, ir::attribute>> attributes{
    {ir::attr::memory_ordering, {static_cast<std::int64_t>(o.memory)}}};
  if (o.memory != ir::memory_order::weak)
    attributes.emplace_back(ir::attr::memory_scope, ir::attribute{static_cast<std::int64_t>(o.scope)});
  attributes.insert(attributes.end(), how.begin(), how.end());
  std::vector<ir::type> types;
  if (gives_value) types.push_back(type_of(i));
  types.push_back(ir::token_type());
  auto const results = b_.add(o.code, operands, types, attributes, groups).results;
  raw().token = results.back();
  return gives_value ? results[0] : ir::no_value;
}

void lowering::raw_order(int i) {
  value& token = raw().token;
  bool const fence = f_[i].code == opcode::memory_fence_alias_tko;
  if (token == ir::no_value) token = b_.make(opcode::make_token, {}, ir::token_type());
  token = fence ? b_.make(f_[i].code, {token}, ir::token_type())
                : b_.make(f_[i].code, {token}, ir::token_type(), {}, {1});
  if (f_[i].code != opcode::gdc_wait_tko || regions_.opener[i] >= 0) return;
  // All later accesses come behind the wait, whatever they are of.
  for (tensor& t : tensors_)
    if (&t != &raw() && t.ordered)
      t.token = t.token == ir::no_value ? token : b_.make(opcode::join_tokens, {t.token, token}, ir::token_type());
}

// Arithmetic, as far as memory goes: in no order with accesses.
void lowering::library_call(int i) {
  ir::op const& o = f_[i];
  std::vector<value> operands;
  for (int k = 0; k < o.count; ++k) operands.push_back(operand(i, k));
  at(i).v = b_.make(
    opcode::call, std::move(operands), type_of(i),
    {{ir::attr::callee, {ir::string_attr{ir::text_of(f_, o)}}}, {ir::attr::const_args, {ir::array_attr{}}}});
}

void lowering::assumption(int i) {
  ir::op const& o = f_[i];
  bool const bounds = f_.numbers[o.data] == 2;
  ir::attribute const fact = bounds ? ir::attribute{ir::bounded_attr{ir::number_of(f_, o, 0), ir::number_of(f_, o, 1)}}
                                    : ir::attribute{
                                        ir::div_by_attr{static_cast<std::uint64_t>(ir::number_of(f_, o, 0)), {}, {}}};
  at(i).v = b_.make(opcode::assume, {operand(i, 0)}, type_of(i), {{ir::attr::assumption, fact}});
}

// Tiles have sizes that are powers of two: zeros fill the rest. Equal tables are one.
void lowering::constant_table(int i) {
  ir::op const& o = f_[i];
  auto const n = static_cast<std::size_t>(f_.numbers[o.data]), bytes = static_cast<std::size_t>(info(o.elem).bytes);
  auto const size = std::bit_ceil(n);
  ir::global g;
  g.type_ = ir::tile_type(o.elem, {static_cast<std::int64_t>(size)});
  g.bytes.assign(size * bytes, 0);
  for (std::size_t k = 0; k < n; ++k) {
    auto const v = static_cast<std::uint64_t>(ir::number_of(f_, o, static_cast<int>(k)));
    for (std::size_t byte = 0; byte < bytes; ++byte)
      g.bytes[k * bytes + byte] = static_cast<std::uint8_t>(v >> (8 * byte));
  }
  g.alignment = 16;
  g.visibility_ = ir::visibility::private_;
  g.constant = true;
  auto& all = out_.module.globals;
  auto const same = std::find_if(all.begin(), all.end(),
                                 [&](auto const& x) { return x.type_ == g.type_ && x.bytes == g.bytes; });
  g.name = same != all.end() ? same->name : "table_" + std::to_string(all.size());
  at(i).v = b_.make(opcode::get_global, {}, type_of(i), {{ir::attr::name, {ir::string_attr{g.name}}}});
  if (same == all.end()) all.push_back(std::move(g));
}

}  // namespace tw::lower
