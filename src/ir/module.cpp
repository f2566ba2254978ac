#include <tilewright/ir/module.hpp>

#include <numeric>

#include <tilewright/runtime/error.hpp>
#include "ir/constant_bits.hpp"

namespace tw::ir {

type element_type_of(element e) {
  type t;
  t.kind = type_kind::element;
  t.elem = e;
  return t;
}

type tile_type(element e, std::vector<std::int64_t> shape) {
  type t;
  t.kind = type_kind::tile;
  t.elem = e;
  t.shape = std::move(shape);
  return t;
}

type pointer_tile_type(element pointee, std::vector<std::int64_t> shape) {
  type t = tile_type(pointee, std::move(shape));
  t.pointer = true;
  return t;
}

type tensor_view_type(element e, std::vector<std::int64_t> shape, std::vector<std::int64_t> strides) {
  type t;
  t.kind = type_kind::tensor_view;
  t.elem = e;
  t.shape = std::move(shape);
  t.strides = std::move(strides);
  return t;
}

type partition_view_type(type const& view, std::vector<std::int32_t> tile, std::optional<padding> pad) {
  if (view.kind != type_kind::tensor_view) internal_fault("a partition view is made of a tensor view");
  type t = view;
  t.kind = type_kind::partition_view;
  t.dim_map.resize(tile.size());
  std::iota(t.dim_map.begin(), t.dim_map.end(), 0);
  t.tile = std::move(tile);
  t.pad = pad;
  return t;
}

type token_type() { return {}; }

std::int64_t element_count(type const& t) {
  std::int64_t n = 1;
  if (t.kind == type_kind::tile) {
    for (auto d : t.shape) n *= d;
  } else {
    for (auto d : t.tile) n *= d;
  }
  return n;
}

bool array_attr::operator==(array_attr const& other) const { return values == other.values; }
bool dictionary_attr::operator==(dictionary_attr const& other) const { return values == other.values; }

attribute const* find(operation const& op, attr name) {
  for (auto const& [key, stored] : op.attributes)
    if (key == name) return &stored;
  return nullptr;
}

std::int64_t integer(operation const& op, attr name, std::int64_t otherwise) {
  auto const* stored = find(op, name);
  if (stored == nullptr) return otherwise;
  auto const* number = std::get_if<std::int64_t>(&stored->data);
  if (number == nullptr) internal_fault("an attribute that is read as a number holds something else");
  return *number;
}

value operation_builder::fresh(type t) {
  entry_->types.push_back(std::move(t));
  return static_cast<value>(entry_->types.size() - 1);
}

value operation_builder::parameter(type t) {
  value const v = fresh(std::move(t));
  entry_->body.arguments.push_back(v);
  return v;
}

value operation_builder::argument(type t) {
  value const v = fresh(std::move(t));
  block_->arguments.push_back(v);
  return v;
}

operation& operation_builder::add(opcode code, std::vector<value> operands, std::vector<type> results,
                                  std::vector<std::pair<attr, attribute>> attributes,
                                  std::vector<std::int32_t> groups) {
  operation op;
  op.code = code;
  op.operands = std::move(operands);
  op.groups = std::move(groups);
  op.results.reserve(results.size());
  for (auto& t : results) op.results.push_back(fresh(std::move(t)));
  op.attributes = std::move(attributes);
  op.where = where_;
  return block_->operations.emplace_back(std::move(op));
}

value operation_builder::make(opcode code, std::vector<value> operands, type result,
                              std::vector<std::pair<attr, attribute>> attributes, std::vector<std::int32_t> groups) {
  std::vector<type> results;
  results.push_back(std::move(result));
  return add(code, std::move(operands), std::move(results), std::move(attributes), std::move(groups)).results.front();
}

value operation_builder::constant(element e, std::vector<std::int64_t> shape, std::int64_t v) {
  if (is_float(e)) {
    if (v > (std::int64_t{1} << 53) || v < -(std::int64_t{1} << 53))
      internal_fault("a whole number above 2^53 would be rounded twice on its way to a float constant");
    return constant_float(e, std::move(shape), static_cast<double>(v));
  }
  return make(opcode::constant, {}, tile_type(e, std::move(shape)),
              {{attr::value, {dense_attr{splat_bytes(e, static_cast<std::uint64_t>(v))}}}});
}

value operation_builder::constant_float(element e, std::vector<std::int64_t> shape, double v) {
  if (!is_float(e)) internal_fault("constant_float makes float elements only");
  return make(opcode::constant, {}, tile_type(e, std::move(shape)),
              {{attr::value, {dense_attr{splat_bytes(e, float_bits(e, v))}}}});
}

}  // namespace tw::ir
