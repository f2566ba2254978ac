#include "tile_ir/tables.hpp"

#include <tilewright/runtime/error.hpp>

namespace tw::tile_ir {
namespace {

struct element_code {
  tw::element e;
  int tag, since;
};

constexpr element_code element_codes[] = {
  {element::i1, 0, 1},    {element::i8, 1, 1},    {element::i16, 2, 1},   {element::i32, 3, 1},
  {element::i64, 4, 1},   {element::f16, 5, 1},   {element::bf16, 6, 1},  {element::f32, 7, 1},
  {element::tf32, 8, 1},  {element::f64, 9, 1},   {element::e4m3, 10, 1}, {element::e5m2, 11, 1},
  {element::e8m0, 18, 2}, {element::e2m1, 19, 3}, {element::i4, 22, 3},   {element::e5m3, 130, 4}};

void i64_array(byte_writer& out, std::vector<std::int64_t> const& a) {
  out.varint(a.size());
  for (auto v : a) out.fixed(static_cast<std::uint64_t>(v));
}

void i32_array(byte_writer& out, std::vector<std::int32_t> const& a) {
  out.varint(a.size());
  for (auto v : a) out.fixed(static_cast<std::uint32_t>(v));
}

void needs(version v, int minor, std::string_view what) {
  if (v.minor < minor)
    internal_fault(std::string(what) + " needs bytecode version 13." + std::to_string(minor) + ", but " + text(v) +
                   " is written");
}

}  // namespace

int element_tag(tw::element e) {
  for (auto const& c : element_codes)
    if (c.e == e) return c.tag;
  internal_fault("an element type without a bytecode tag");
}

tw::element element_of_tag(std::uint64_t tag) {
  for (auto const& c : element_codes)
    if (static_cast<std::uint64_t>(c.tag) == tag) return c.e;
  return element::none;
}

int element_since(tw::element e) {
  for (auto const& c : element_codes)
    if (c.e == e) return c.since;
  return 1;
}

std::uint64_t tables::record(byte_writer const& bytes) {
  return types.index({reinterpret_cast<char const*>(bytes.bytes().data()), bytes.size()});
}

std::uint64_t tables::element(tw::element e) {
  needs(v, element_since(e), info(e).name);
  byte_writer out;
  out.varint(element_tag(e));
  return record(out);
}

// The element type, or the pointer type of tiles of pointers.
std::uint64_t tables::pointee(ir::type const& t) {
  std::uint64_t const elem = this->element(t.elem);
  if (!t.pointer && t.kind != ir::type_kind::pointer) return elem;
  byte_writer out;
  out.varint(pointer_tag);
  if (t.ptr_attr) needs(v, *t.ptr_attr == ir::ptr_attribute::none ? 4 : 5, "a pointer attribute");
  if (v.minor >= 4) out.varint(t.ptr_attr ? 1 : 0);
  out.varint(elem);
  if (t.ptr_attr) out.varint(static_cast<int>(*t.ptr_attr));
  return record(out);
}

std::uint64_t tables::type(ir::type const& t) {
  using enum ir::type_kind;
  byte_writer out;
  auto const view = [&] {
    ir::type base = t;
    base.kind = tensor_view;
    return type(base);
  };
  switch (t.kind) {
    case ir::type_kind::element: return this->element(t.elem);
    case pointer: return pointee(t);
    case token: out.varint(token_tag); break;
    case tile: {
      std::uint64_t const elem = pointee(t);
      out.varint(tile_tag);
      out.varint(elem);
      i64_array(out, t.shape);
      break;
    }
    case tensor_view: {
      std::uint64_t const elem = this->element(t.elem);
      out.varint(tensor_view_tag);
      if (t.ptr_attr) needs(v, *t.ptr_attr == ir::ptr_attribute::none ? 4 : 5, "a pointer attribute");
      if (v.minor >= 4) out.varint(t.ptr_attr ? 1 : 0);
      out.varint(elem);
      i64_array(out, t.shape);
      i64_array(out, t.strides);
      if (t.ptr_attr) out.varint(static_cast<int>(*t.ptr_attr));
      break;
    }
    case partition_view: {
      std::uint64_t const base = view();
      out.varint(partition_view_tag);
      if (v.minor >= 3) out.varint(t.pad ? 1 : 0);
      i32_array(out, t.tile);
      out.varint(base);
      i32_array(out, t.dim_map);
      if (v.minor < 3) out.u8(t.pad ? 1 : 0);
      if (t.pad) out.varint(static_cast<int>(*t.pad));
      break;
    }
    case strided_view: {
      needs(v, 3, "a strided view");
      std::uint64_t const base = view();
      out.varint(strided_view_tag);
      out.varint(t.pad ? 1 : 0);
      i32_array(out, t.tile);
      i32_array(out, t.traversal);
      out.varint(base);
      i32_array(out, t.dim_map);
      if (t.pad) out.varint(static_cast<int>(*t.pad));
      break;
    }
    case gather_scatter_view: {
      needs(v, 3, "a gather/scatter view");
      std::uint64_t const base = view();
      out.varint(gather_scatter_view_tag);
      out.varint(t.pad ? 1 : 0);
      i32_array(out, t.tile);
      out.varint(base);
      out.varint(t.sparse_dim);
      if (t.pad) out.varint(static_cast<int>(*t.pad));
      break;
    }
    case function: {
      std::vector<std::uint64_t> in, results;
      for (auto const& p : t.inputs) in.push_back(type(p));
      for (auto const& r : t.outputs) results.push_back(type(r));
      out.varint(function_tag);
      out.varint(in.size());
      for (auto i : in) out.varint(i);
      out.varint(results.size());
      for (auto i : results) out.varint(i);
      break;
    }
  }
  return record(out);
}

}  // namespace tw::tile_ir
