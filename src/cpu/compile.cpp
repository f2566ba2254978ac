#include <atomic>
#include <cstring>
#include <string>

#include <tilewright/ir/op_table.hpp>
#include <tilewright/runtime/error.hpp>
#include "cpu/compiler.hpp"
#include "cpu/steps.hpp"

namespace tw::cpu {

bool is_half(element e) { return e == element::f16 || e == element::bf16; }
// Elements of 4 bits have a byte each, in its lower half: only packed ones share bytes.
std::int32_t bytes_of(element e) { return e == element::i4 || e == element::e2m1 ? 1 : info(e).bytes; }
element word_of(std::int32_t bytes) {
  return bytes == 1 ? element::i8 : bytes == 2 ? element::i16 : bytes == 4 ? element::i32 : element::i64;
}

std::int64_t choice(ir::operation const& op, ir::attr a) {
  ir::attr_row const* f = ir::field(ir::row(op.code), a);
  return ir::integer(op, a, f != nullptr ? f->otherwise : 0);
}

compiler::compiler(ir::module const& m, ir::entry const& e, kernel_table const& k)
    : module_(m), entry_(e), kernels_(k), program_(std::make_shared<program>()), live_(find_liveness(e)) {
  tiles_.resize(e.types.size());
}

void compiler::unsupported(ir::operation const& op, std::string_view why) const {
  throw error(
    error_kind::unsupported, loc::current(),
    "operation '" + std::string(ir::row(op.code).name) + "' of kernel '" + entry_.name + "' " + std::string(why),
    "run this kernel on a GPU, or write it without that operation");
}
void compiler::illegal(ir::operation const& op, std::string_view why) const {
  internal_fault("operation '" + std::string(ir::row(op.code).name) + "' of kernel '" + entry_.name +
                 "': " + std::string(why));
}

// ---- values and buffers

tile const& compiler::get(ir::value v) const {
  tile const& t = tiles_.at(static_cast<std::size_t>(v));
  if (t.buffer < 0) internal_fault("kernel '" + entry_.name + "' uses a value that is not available");
  return t;
}

tile const& compiler::operand(ir::operation const& op, std::size_t i) const {
  if (i >= op.operands.size()) illegal(op, "an operand is missing");
  return get(op.operands[i]);
}

void compiler::define(ir::value v, tile t) {
  auto const i = static_cast<std::size_t>(v);
  if (tiles_.at(i).buffer >= 0) drop(v);
  ++buffers_[static_cast<std::size_t>(t.buffer)].values;
  tiles_[i] = t;
}

void compiler::drop(ir::value v) {
  tile& t = tiles_[static_cast<std::size_t>(v)];
  buffer& b = buffers_[static_cast<std::size_t>(t.buffer)];
  if (--b.values == 0 && b.holds == 0 && !b.fixed) places_.release(b.at, b.bytes);
  t.buffer = -1;
}

void compiler::unhold(int index) {
  buffer& b = buffers_[static_cast<std::size_t>(index)];
  if (--b.holds == 0 && b.values == 0 && !b.fixed) places_.release(b.at, b.bytes);
}

int compiler::allocate(std::int64_t bytes) {
  buffer b;
  b.bytes = bytes;
  b.at = places_.allocate(bytes);
  b.holds = 1;
  buffers_.push_back(b);
  temporaries_.push_back(static_cast<int>(buffers_.size()) - 1);
  return temporaries_.back();
}

// After the operation whose operands have this position.
void compiler::finish(std::int64_t position) {
  for (ir::value v : live_.dying[static_cast<std::size_t>(position)])
    if (tiles_[static_cast<std::size_t>(v)].buffer >= 0) drop(v);
  for (int b : temporaries_) unhold(b);
  temporaries_.clear();
}

tile compiler::tile_of(ir::type const& t) const {
  tile r;
  if (t.kind != ir::type_kind::tile) {
    if (t.kind == ir::type_kind::token) return tile{element::i8, 1, 1};
    r.elem = element::i64;
    r.bytes = 8;
    r.count = 1 + 2 * static_cast<std::int64_t>(t.shape.size());
    return r;
  }
  r.elem = t.pointer ? element::i64 : t.elem;
  r.bytes = bytes_of(r.elem);
  r.count = ir::element_count(t);
  if (lifted_ > 0) {
    if (r.count != 1) internal_fault("a tile with a shape in the body of a reduction of kernel '" + entry_.name + "'");
    r.count = lifted_;
  }
  if (r.bytes == 0)
    throw error(error_kind::unsupported, loc::current(),
                "kernel '" + entry_.name + "' has tiles of " + std::string(info(t.elem).name) +
                  ", which the CPU executor does not hold yet",
                "run this kernel on a GPU");
  return r;
}

tile compiler::fresh(element e, std::int32_t bytes, std::int64_t count) {
  tile t{e, bytes, count};
  t.buffer = allocate(bytes * count);
  return t;
}

tile compiler::fresh(ir::type const& type) {
  tile const t = tile_of(type);
  return fresh(t.elem, t.bytes, t.count);
}

tile compiler::fixed(element e, void const* bytes, std::int64_t size, std::int64_t count) {
  tile t{e, bytes_of(e), count};
  if (size == t.bytes && count > 1) t.shape = form::splat;
  program_->fixed_bytes += (size + 63) / 64 * 64;
  buffer b;
  b.at = -program_->fixed_bytes;
  b.bytes = size;
  b.fixed = true;
  b.values = 1;
  buffers_.push_back(b);
  t.buffer = static_cast<int>(buffers_.size()) - 1;
  if (bytes != nullptr) {
    auto const* first = static_cast<std::byte const*>(bytes);
    program_->fixed.push_back({b.at, std::vector<std::byte>(first, first + size)});
  }
  return t;
}

tile compiler::fixed_integer(element e, std::int64_t v) { return fixed(e, &v, bytes_of(e), 1); }

bool compiler::takeable(ir::value v, tile const& t) const {
  if (v == ir::no_value || live_.last_use[static_cast<std::size_t>(v)] != position_) return false;
  buffer const& b = buffers_[static_cast<std::size_t>(t.buffer)];
  return !b.fixed && b.values == 1 && t.shape == form::dense && t.offset == 0 && t.bytes * t.count <= b.bytes;
}

// ---- instructions

instruction& compiler::emit(step s, tile const* out, std::initializer_list<tile const*> in) {
  instruction i;
  i.run = s;
  if (out != nullptr) {
    i.out = place(*out);
    i.out_bytes = out->bytes;
    i.size = out->count;
  }
  for (tile const* t : in) {
    source& s_in = i.in[i.arity++];
    s_in.at = place(*t);
    s_in.bytes = t->bytes;
  }
  return program_->code.emplace_back(i);
}

label compiler::new_label() {
  labels_.push_back(-1);
  return static_cast<label>(labels_.size()) - 1;
}
void compiler::place_label(label l) {
  labels_[static_cast<std::size_t>(l)] = static_cast<label>(program_->code.size());
}
void compiler::jump(label l) { emit(steps::jump).target_label = l; }
void compiler::jump_unless(tile const& condition, label l) {
  emit(steps::jump_unless, nullptr, {&condition}).target_label = l;
}

tile compiler::dense(tile const& t) {
  if (t.shape == form::dense || t.count == 1) return t;
  tile r = fresh(t.elem, t.bytes, t.count);
  copy_to(t, r);
  return r;
}

void compiler::copy_to(tile const& from, tile const& to) {
  if (from.shape == form::dense || from.count == 1) {
    if (place(from) != place(to)) emit(steps::copy, &to, {&from}).size = from.bytes * from.count;
    return;
  }
  bool const whole_rows = from.shape == form::columns || from.shape == form::strided;
  std::int64_t const inner = from.shape == form::splat ? from.count : from.inner;
  std::int64_t const row_stride = from.shape == form::rows ? 1 : from.shape == form::strided ? from.stride : 0;
  instruction& i = emit(steps::elementwise, &to, {&from});
  i.work = kernels_.find(leaf_op::copy, word_of(from.bytes));
  i.inner = inner;
  i.outer = from.count / inner;
  i.in[0].stride = row_stride * from.bytes;
  i.in[0].moves = whole_rows;
}

void compiler::move_all(std::vector<tile> from, std::vector<tile> const& to) {
  std::vector<bool> done(to.size(), false);
  auto same = [&](std::size_t k) {
    return from[k].buffer == to[k].buffer && from[k].offset == to[k].offset &&
           (from[k].shape == form::dense || from[k].count == 1);
  };
  std::size_t left = to.size();
  for (std::size_t k = 0; k < to.size(); ++k)
    if (same(k)) done[k] = true, --left;
  while (left > 0) {
    bool moved = false;
    for (std::size_t k = 0; k < to.size(); ++k) {
      if (done[k]) continue;
      bool read_later = false;
      for (std::size_t j = 0; j < to.size(); ++j) read_later |= !done[j] && from[j].buffer == to[k].buffer;
      if (read_later) continue;
      copy_to(from[k], to[k]);
      done[k] = moved = true;
      --left;
    }
    if (moved) continue;
    for (std::size_t k = 0; k < to.size(); ++k) {  // a cycle: one of them leaves its place
      if (done[k]) continue;
      tile aside = fresh(from[k].elem, from[k].bytes, from[k].count);
      copy_to(from[k], aside);
      from[k] = aside;
      break;
    }
  }
}

// ---- the walk

void compiler::body(ir::block const& b) {
  for (auto const& op : b.operations) operation(op);
}

void compiler::operation(ir::operation const& op) {
  std::int64_t const here = position_;
  dispatch(op);
  // Operations with regions have called finish() for their operands and counted their end themselves.
  if (op.regions.empty()) {
    finish(here);
    ++position_;
  }
  for (ir::value v : op.results)
    if (live_.last_use[static_cast<std::size_t>(v)] < 0 && tiles_[static_cast<std::size_t>(v)].buffer >= 0) drop(v);
}

void compiler::dispatch(ir::operation const& op) {
  if (elementwise(op) || shape_op(op) || memory_op(op) || pointer_op(op) || control_op(op)) return;
  switch (op.code) {
    case ir::opcode::mmaf:
    case ir::opcode::mmai: return mma(op);
    case ir::opcode::mmaf_scaled: return mma_scaled(op);
    case ir::opcode::reduce: return reduce(op);
    case ir::opcode::scan: return scan(op);
    default: unsupported(op);
  }
}

std::vector<std::span<ir::value const>> groups_of(ir::operation const& op, std::size_t groups) {
  std::vector<std::span<ir::value const>> parts;
  std::size_t first = 0;
  for (std::size_t g = 0; g < groups; ++g) {
    std::size_t const n = op.groups.empty() ? 1 : g < op.groups.size() ? static_cast<std::size_t>(op.groups[g]) : 0;
    if (first + n > op.operands.size()) internal_fault("operand groups larger than the operand list");
    parts.push_back(std::span(op.operands).subspan(first, n));
    first += n;
  }
  return parts;
}

std::shared_ptr<program const> compiler::compile() {
  static std::atomic<std::uint64_t> ids{0};
  program& p = *program_;
  p.name = entry_.name;
  p.id = ++ids;
  for (ir::value v : entry_.body.arguments) {
    tile t = tile_of(type_of(v));
    t = fixed(t.elem, nullptr, t.bytes, 1);
    p.parameters.push_back({place(t), t.bytes, t.elem == element::i1});
    define(v, t);
  }
  body(entry_.body);
  emit(steps::finish);
  for (instruction& i : p.code)
    if (i.target_label >= 0) i.target = p.code.data() + labels_[static_cast<std::size_t>(i.target_label)];
  p.arena_bytes = places_.peak();
  return program_;
}

std::shared_ptr<program const> compile(ir::module const& m, std::string_view name) {
  for (ir::entry const& e : m.entries)
    if (e.name == name) return compiler(m, e, kernels()).compile();
  internal_fault("there is no entry '" + std::string(name) + "' in the module");
}

}  // namespace tw::cpu
