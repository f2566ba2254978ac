// Operations that only move elements, or do not even do that.
#include <algorithm>
#include <numeric>

#include "cpu/compiler.hpp"
#include "cpu/steps.hpp"

namespace tw::cpu {
namespace {

using ir::opcode;

std::vector<std::int64_t> row_major(std::vector<std::int64_t> const& shape) {
  std::vector<std::int64_t> strides(shape.size(), 1);
  for (std::size_t k = shape.size(); k-- > 1;) strides[k - 1] = strides[k] * shape[k];
  return strides;
}

}  // namespace

// A second name for the same elements.
void compiler::alias(ir::value result, tile t) { define(result, t); }

void compiler::constant(ir::operation const& op) {
  auto const* stored = ir::find(op, ir::attr::value);
  if (stored == nullptr) illegal(op, "no value");
  auto const& bytes = std::get<ir::dense_attr>(stored->data).bytes;
  ir::type const& type = type_of(op.results[0]);
  tile const t = tile_of(type);
  std::vector<std::uint8_t> data;
  if (t.elem == element::i1) {  // 0xFF or 0x01 for a splat, else packed bits
    if (bytes.size() == 1 && (t.count == 1 || lifted_ > 0 || bytes[0] == 0 || bytes[0] == 0xFF || t.count > 8)) {
      data.push_back(bytes[0] != 0 ? 1 : 0);
    } else {
      for (std::int64_t k = 0; k < t.count; ++k)
        data.push_back((bytes.at(static_cast<std::size_t>(k / 8)) >> (k % 8)) & 1U);
    }
  } else if (t.elem == element::tf32) {  // three bytes: the upper 19 bits of an f32
    for (std::size_t k = 0; k + 3 <= bytes.size(); k += 3) {
      std::uint32_t const word = static_cast<std::uint32_t>(bytes[k] | bytes[k + 1] << 8 | bytes[k + 2] << 16) << 13;
      for (int b = 0; b < 4; ++b) data.push_back(static_cast<std::uint8_t>(word >> (8 * b)));
    }
  } else {
    data = bytes;
  }
  auto const size = static_cast<std::int64_t>(data.size());
  if (size != t.bytes && size != t.bytes * t.count) illegal(op, "a constant of another size than its type");
  define(op.results[0], fixed(t.elem, data.data(), size, t.count));
}

// A scalar stands for all elements; leading or trailing axes of extent 1 that are stretched leave the source as it is.
void compiler::broadcast(ir::operation const& op) {
  tile const from = operand(op, 0);
  ir::type const& source_type = type_of(op.operands[0]);
  ir::type const& type = type_of(op.results[0]);
  tile t = from;
  t.count = ir::element_count(type);
  if (lifted_ > 0) illegal(op, "a tile with a shape in the body of a reduction");
  if (t.count == from.count) return alias(op.results[0], from);
  if (from.count == 1 || from.shape == form::splat) {
    t.shape = form::splat;
    return alias(op.results[0], t);
  }
  auto const& narrow = source_type.shape;
  auto const& wide = type.shape;
  std::size_t const rank = wide.size();
  std::size_t tail = rank, head = 0;  // axes [tail, rank) are stretched from 1, and so are [0, head)
  while (tail > 0 && narrow[tail - 1] == 1) --tail;
  while (head < rank && narrow[head] == 1) ++head;
  auto const same = [&](std::size_t first, std::size_t last) {
    for (std::size_t k = first; k < last; ++k)
      if (narrow[k] != wide[k]) return false;
    return true;
  };
  if (from.shape == form::dense && same(0, tail)) {
    t.shape = form::rows;
    t.inner = std::accumulate(wide.begin() + static_cast<std::ptrdiff_t>(tail), wide.end(), std::int64_t{1},
                              std::multiplies<>());
    return alias(op.results[0], t);
  }
  if (from.shape == form::dense && same(head, rank)) {
    t.shape = form::columns;
    t.inner = from.count;
    return alias(op.results[0], t);
  }
  tile const base = dense(from);
  tile const out = fresh(type);
  steps::box b;
  b.size = wide;
  b.to = row_major(wide);
  b.from = row_major(narrow);
  for (std::size_t k = 0; k < rank; ++k)
    if (narrow[k] == 1) b.from[k] = 0;
  emit(steps::copy_box, &out, {&base}).data = own(std::move(b));
  define(op.results[0], out);
}

void compiler::permute(ir::operation const& op) {
  tile const from = operand(op, 0);
  auto const& order = std::get<ir::i32_array_attr>(ir::find(op, ir::attr::permutation)->data).values;
  auto const& shape = type_of(op.operands[0]).shape;
  // Moving axes of extent 1 moves no element.
  std::vector<std::int32_t> real;
  for (auto axis : order)
    if (shape.at(static_cast<std::size_t>(axis)) > 1) real.push_back(axis);
  if (from.count == 1 || from.shape == form::splat || std::is_sorted(real.begin(), real.end()))
    return alias(op.results[0], from);
  tile const base = dense(from);
  tile const out = fresh(type_of(op.results[0]));
  steps::box b;
  b.size = type_of(op.results[0]).shape;
  b.to = row_major(b.size);
  auto const strides = row_major(shape);
  for (auto axis : order) b.from.push_back(strides[static_cast<std::size_t>(axis)]);
  emit(steps::copy_box, &out, {&base}).data = own(std::move(b));
  define(op.results[0], out);
}

void compiler::cat(ir::operation const& op) {
  auto const dim = static_cast<std::size_t>(choice(op, ir::attr::dim));
  ir::type const& type = type_of(op.results[0]);
  tile const out = fresh(type);
  std::int64_t start = 0;
  for (std::size_t k = 0; k < 2; ++k) {
    auto const& shape = type_of(op.operands[k]).shape;
    tile const part = dense(operand(op, k));
    steps::box b;
    b.size = shape;
    b.from = row_major(shape);
    b.to = row_major(type.shape);
    tile target = out;
    target.offset = start * b.to.at(dim) * out.bytes;
    start += shape.at(dim);
    emit(steps::copy_box, &target, {&part}).data = own(std::move(b));
  }
  define(op.results[0], out);
}

void compiler::extract_or_insert(ir::operation const& op) {
  bool const insert = op.code == opcode::insert;
  std::size_t const first_index = insert ? 2 : 1;
  ir::type const& small = insert ? type_of(op.operands[0]) : type_of(op.results[0]);
  ir::type const& large = type_of(op.operands[insert ? 1 : 0]);
  steps::box b;
  b.size = small.shape;
  b.from = row_major(insert ? small.shape : large.shape);
  b.to = row_major(insert ? large.shape : small.shape);
  for (std::size_t k = 0; k < small.shape.size(); ++k) {
    std::int64_t const per_index = small.shape[k] * row_major(large.shape)[k];
    b.index.push_back(place(operand(op, first_index + k)));
    b.from_per_index.push_back(insert ? 0 : per_index);
    b.to_per_index.push_back(insert ? per_index : 0);
    b.index_limit.push_back(large.shape[k] / small.shape[k]);
  }
  if (b.size.empty()) return alias(op.results[0], operand(op, 0));
  tile const from = dense(operand(op, 0));
  tile out;
  if (insert && takeable(op.operands[1], operand(op, 1)) && op.operands[0] != op.operands[1]) {
    out = operand(op, 1);
  } else {
    out = fresh(type_of(op.results[0]));
    if (insert) copy_to(operand(op, 1), out);
  }
  emit(steps::copy_box, &out, {&from}).data = own(std::move(b));
  define(op.results[0], out);
}

// Elements of whole bytes lie in memory as they are packed.
void compiler::pack_or_unpack(ir::operation const& op) {
  bool const packs = op.code == opcode::pack;
  ir::type const& result = type_of(op.results[0]);
  int const bits = info((packs ? type_of(op.operands[0]) : result).elem).bits;
  tile const from = dense(operand(op, 0));
  if (bits >= 8) {
    tile t = from;
    tile const wanted = tile_of(result);
    t.elem = wanted.elem;
    t.bytes = wanted.bytes;
    t.count = wanted.count;
    return alias(op.results[0], t);
  }
  tile const out = fresh(result);
  instruction& i = emit(packs ? steps::pack : steps::unpack, &out, {&from});
  i.size = packs ? out.count : from.count;
  i.flag = bits;
  define(op.results[0], out);
}

bool compiler::shape_op(ir::operation const& op) {
  switch (op.code) {
    case opcode::constant: return constant(op), true;
    case opcode::iota: {
      tile const out = fresh(type_of(op.results[0]));
      instruction& i = emit(out.count == 1 ? steps::elementwise_one : steps::elementwise_dense, &out);
      i.work = find(op, leaf_op::iota, out.elem == element::i1 ? element::i8 : out.elem);
      i.inner = out.count;
      return define(op.results[0], out), true;
    }
    case opcode::broadcast: return broadcast(op), true;
    case opcode::reshape: {
      tile t = operand(op, 0);
      return alias(op.results[0], t), true;
    }
    case opcode::bitcast:
    case opcode::ptr_to_int:
    case opcode::int_to_ptr:
    case opcode::ptr_to_ptr: {
      tile t = operand(op, 0);
      t.elem = tile_of(type_of(op.results[0])).elem;
      if (t.bytes != bytes_of(t.elem)) illegal(op, "a bit cast to another width");
      return alias(op.results[0], t), true;
    }
    case opcode::assume: return alias(op.results[0], operand(op, 0)), true;
    case opcode::permute: return permute(op), true;
    case opcode::cat: return cat(op), true;
    case opcode::extract:
    case opcode::insert: return extract_or_insert(op), true;
    case opcode::pack:
    case opcode::unpack: return pack_or_unpack(op), true;
    default: return false;
  }
}

}  // namespace tw::cpu
