#include "tile_ir/sections.hpp"

namespace tw::tile_ir {
namespace {

constexpr int deepest_nesting = 64;

std::vector<std::int64_t> read_i64_array(byte_reader& in, char const* what) {
  std::vector<std::int64_t> a;
  for (std::size_t n = in.count(what, 8); n > 0; --n)
    a.push_back(static_cast<std::int64_t>(in.fixed<std::uint64_t>(what)));
  return a;
}

std::vector<std::int32_t> read_i32_array(byte_reader& in, char const* what) {
  std::vector<std::int32_t> a;
  for (std::size_t n = in.count(what, 4); n > 0; --n)
    a.push_back(static_cast<std::int32_t>(in.fixed<std::uint32_t>(what)));
  return a;
}

ir::ptr_attribute read_ptr_attribute(byte_reader& in, version v) {
  std::size_t const where = in.offset();
  std::uint64_t const n = in.varint("a pointer attribute");
  if (n > (v.minor >= 5 ? 2U : 0U)) refuse(where, "pointer attribute " + std::to_string(n) + " in version " + text(v));
  return static_cast<ir::ptr_attribute>(n);
}

ir::padding read_padding(byte_reader& in) {
  std::size_t const where = in.offset();
  std::uint64_t const n = in.varint("a padding value");
  if (n > 4) refuse(where, "padding value " + std::to_string(n));
  return static_cast<ir::padding>(n);
}

}  // namespace

ir::type read_tables::type(byte_reader& index) { return type_number(index, 0); }

ir::type read_tables::type_number(byte_reader& index, int depth) {
  std::size_t const where = index.offset();
  std::uint64_t const i = index.varint("a type");
  if (i >= types_.size()) refuse(where, "type " + std::to_string(i) + " of " + std::to_string(types_.size()));
  if (depth > deepest_nesting) refuse(where, "types are nested too deeply");
  auto const known = decoded_.find(static_cast<std::size_t>(i));
  if (known != decoded_.end()) return known->second;
  ir::type t = decode(types_[static_cast<std::size_t>(i)], depth);
  decoded_.emplace(static_cast<std::size_t>(i), t);
  return t;
}

// A tile view: flags, tile shape and traversal, the tensor view it is made of, and how the axes lie.
ir::type read_tables::view(byte_reader& in, ir::type_kind kind, int depth) {
  bool const inline_padding = kind == ir::type_kind::partition_view && v_.minor < 3;
  bool padded = !inline_padding && (in.varint("flags of a view") & 1) != 0;
  auto tile = read_i32_array(in, "a tile shape");
  std::vector<std::int32_t> traversal;
  if (kind == ir::type_kind::strided_view) traversal = read_i32_array(in, "traversal strides");
  std::size_t const where = in.offset();
  ir::type t = type_number(in, depth + 1);
  if (t.kind != ir::type_kind::tensor_view) refuse(where, "a tile view of something that is no tensor view");
  t.kind = kind;
  t.tile = std::move(tile);
  t.traversal = std::move(traversal);
  if (kind == ir::type_kind::gather_scatter_view) {
    std::size_t const at = in.offset();
    std::uint64_t const dim = in.varint("a sparse axis");
    if (dim > 1000) refuse(at, "sparse axis " + std::to_string(dim));
    t.sparse_dim = static_cast<int>(dim);
  } else {
    t.dim_map = read_i32_array(in, "an axis map");
  }
  if (inline_padding) padded = in.u8("presence of a padding value") != 0;
  if (padded) t.pad = read_padding(in);
  return t;
}

ir::type read_tables::decode(byte_reader in, int depth) {
  std::size_t const where = in.offset();
  std::uint64_t const tag = in.varint("a type tag");
  if (element const e = element_of_tag(tag); e != element::none) {
    if (element_since(e) > v_.minor) refuse(where, std::string(info(e).name) + " is unknown in version " + text(v_));
    return ir::element_type_of(e);
  }
  ir::type t;
  switch (tag) {
    case token_tag: return t;
    case pointer_tag: {
      bool const attributed = v_.minor >= 4 && (in.varint("flags of a pointer") & 1) != 0;
      ir::type const pointee = type_number(in, depth + 1);
      if (pointee.kind != ir::type_kind::element) refuse(where, "a pointer to something that is no element");
      t.kind = ir::type_kind::pointer;
      t.elem = pointee.elem;
      t.pointer = true;
      if (attributed) t.ptr_attr = read_ptr_attribute(in, v_);
      return t;
    }
    case tile_tag: {
      t = type_number(in, depth + 1);
      if (t.kind != ir::type_kind::element && t.kind != ir::type_kind::pointer)
        refuse(where, "a tile of something that is neither an element nor a pointer");
      t.kind = ir::type_kind::tile;
      t.shape = read_i64_array(in, "a tile shape");
      return t;
    }
    case tensor_view_tag: {
      bool const attributed = v_.minor >= 4 && (in.varint("flags of a tensor view") & 1) != 0;
      t = type_number(in, depth + 1);
      if (t.kind != ir::type_kind::element) refuse(where, "a tensor view of something that is no element");
      t.kind = ir::type_kind::tensor_view;
      t.shape = read_i64_array(in, "a tensor shape");
      t.strides = read_i64_array(in, "strides");
      if (attributed) t.ptr_attr = read_ptr_attribute(in, v_);
      return t;
    }
    case partition_view_tag: return view(in, ir::type_kind::partition_view, depth);
    case strided_view_tag:
    case gather_scatter_view_tag:
      if (v_.minor < 3) refuse(where, "type tag " + std::to_string(tag) + " is unknown in version " + text(v_));
      return view(in, tag == strided_view_tag ? ir::type_kind::strided_view : ir::type_kind::gather_scatter_view,
                  depth);
    case function_tag: {
      t.kind = ir::type_kind::function;
      for (std::size_t n = in.count("function inputs"); n > 0; --n) t.inputs.push_back(type_number(in, depth + 1));
      for (std::size_t n = in.count("function results"); n > 0; --n) t.outputs.push_back(type_number(in, depth + 1));
      return t;
    }
    default: refuse(where, "unknown type tag " + std::to_string(tag));
  }
}

}  // namespace tw::tile_ir
