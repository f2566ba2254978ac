#include "tile_ir/sample_modules.hpp"

#include <functional>

namespace tw::test {
namespace {

using ir::attr;
using ir::attribute;
using ir::opcode;
using ir::tile_type;
using ir::token_type;
using ir::value;

attribute number(std::int64_t n) { return {n}; }
template <class E>
attribute choice(E e) {
  return {static_cast<std::int64_t>(e)};
}

ir::type i32() { return tile_type(element::i32); }
ir::type f32(std::vector<std::int64_t> shape = {}) { return tile_type(element::f32, std::move(shape)); }

// A module with one entry, and short spellings of what the kernels below need.
struct kernel {
  ir::module m;
  ir::entry& e;
  ir::operation_builder b;

  explicit kernel(char const* name) : e(m.entries.emplace_back()), b(e) { e.name = name; }

  value pointer(element p) { return b.parameter(ir::pointer_tile_type(p)); }
  std::vector<value> block_ids() { return b.add(opcode::get_tile_block_id, {}, {i32(), i32(), i32()}).results; }
  value assume(value v, attribute fact) {
    return b.make(opcode::assume, {v}, ir::type(b.type_of(v)), {{attr::assumption, fact}});
  }
  value divisible(value v, std::uint64_t by) { return assume(v, {ir::div_by_attr{by, {}, {}}}); }

  // A region whose single block `fill` writes; the operation must not move meanwhile.
  void region(ir::region& r, std::function<void()> const& fill) {
    r.blocks.resize(1);
    auto* const outer = b.into(&r.blocks[0]);
    fill();
    b.into(outer);
  }

  // A rank-2 row-major tensor, and tiles of it.
  value matrix_tiles(value base, value rows, value columns, element elem, int tile_rows, int tile_columns,
                     std::optional<ir::padding> pad) {
    auto const tensor = ir::tensor_view_type(elem, {ir::dynamic, ir::dynamic}, {ir::dynamic, 1});
    value const t = b.make(opcode::make_tensor_view, {base, rows, columns, columns}, tensor, {}, {1, 2, 1});
    return b.make(opcode::make_partition_view, {t}, ir::partition_view_type(tensor, {tile_rows, tile_columns}, pad));
  }
  std::vector<value> load(value view, std::vector<value> index,
                          std::vector<std::pair<attr, attribute>> attributes = {}) {
    auto const& t = b.type_of(view);
    auto const tile = tile_type(t.elem, {t.tile.begin(), t.tile.end()});
    auto const n = static_cast<std::int32_t>(index.size());
    index.insert(index.begin(), view);
    return b.add(opcode::load_view_tko, index, {tile, token_type()}, std::move(attributes), {1, n, 0}).results;
  }
  void store(value tile, value view, std::vector<value> index) {
    auto const n = static_cast<std::int32_t>(index.size());
    index.insert(index.begin(), {tile, view});
    b.add(opcode::store_view_tko, index, {token_type()}, {}, {1, 1, n, 0});
  }
  // A reduction of one f32 tile by one operation.
  value reduce(value v, int dim, opcode body, std::uint32_t identity) {
    auto shape = b.type_of(v).shape;
    shape.erase(shape.begin() + dim);
    auto& op = b.add(
      opcode::reduce, {v}, {f32(shape)},
      {{attr::dim, number(dim)}, {attr::identities, {ir::array_attr{{{ir::float_attr{element::f32, identity}}}}}}});
    value const result = op.results[0];
    op.regions.resize(1);
    region(op.regions[0], [&] {
      value const x = b.argument(f32()), y = b.argument(f32());
      b.add(opcode::yield, {b.make(body, {x, y}, f32())}, {});
    });
    return result;
  }
  ir::module done() {
    b.add(opcode::return_, {}, {});
    return std::move(m);
  }
};

ir::dictionary_attr hints(char const* arch, std::vector<std::pair<std::string, attribute>> values) {
  return {{{arch, {ir::dictionary_attr{std::move(values)}}}}};
}

}  // namespace

ir::module gemm() {
  kernel k("gemm");
  auto& b = k.b;
  value const pa = k.pointer(element::f16), pb = k.pointer(element::f16), pc = k.pointer(element::f32);
  value const m = b.parameter(i32()), n = b.parameter(i32()), depth = b.parameter(i32());
  k.e.hints = hints("sm_90", {{"occupancy", {ir::integer_attr{element::i64, 1}}},
                              {"num_cta_in_cga", {ir::integer_attr{element::i64, 1}}}});
  value const a = k.divisible(pa, 16), kk = k.divisible(depth, 8), nn = k.divisible(n, 8);
  value const va = k.matrix_tiles(a, m, kk, element::f16, 128, 64, ir::padding::zero);
  value const vb = k.matrix_tiles(pb, kk, nn, element::f16, 64, 128, ir::padding::zero);
  value const vc = k.matrix_tiles(pc, m, nn, element::f32, 128, 128, {});
  auto const id = k.block_ids();
  auto const tiles = b.add(opcode::get_index_space_shape, {va}, {i32(), i32()}).results;
  value const zero = b.constant(element::i32, {}, 0), one = b.constant(element::i32, {}, 1);
  value const empty = b.constant_float(element::f32, {128, 128}, 0.0);
  auto& loop = b.add(opcode::for_, {zero, tiles[1], one, empty}, {f32({128, 128})}, {}, {1, 1, 1, 1});
  value const sum = loop.results[0];
  loop.regions.resize(1);
  k.region(loop.regions[0], [&] {
    value const i = b.argument(i32()), acc = b.argument(f32({128, 128}));
    ir::dictionary_attr const latency = hints("sm_90", {{"latency", {ir::integer_attr{element::i32, 3}}}});
    auto const x = k.load(va, {id[0], i}, {{attr::optimization_hints, {latency}}});
    auto const y = k.load(vb, {i, id[1]});
    b.add(opcode::continue_, {b.make(opcode::mmaf, {x[0], y[0], acc}, f32({128, 128}))}, {});
  });
  k.store(sum, vc, {id[0], id[1]});
  return k.done();
}

ir::module scaled_copy() {
  kernel k("scaled_copy");
  auto& b = k.b;
  value const x = k.pointer(element::f32), y = k.pointer(element::f32);
  value const n = k.assume(b.parameter(i32()), {ir::bounded_attr{0, 1 << 20}});
  auto const tensor = ir::tensor_view_type(element::f32, {ir::dynamic}, {1});
  auto const view = ir::partition_view_type(tensor, {1024}, ir::padding::zero);
  auto const tiles = [&](value base) {
    return b.make(opcode::make_partition_view, {b.make(opcode::make_tensor_view, {base, n}, tensor, {}, {1, 1, 0})},
                  view);
  };
  value const in = tiles(x), out = tiles(y);
  value const id = k.block_ids()[0];
  ir::dictionary_attr const h = hints("default",
                                      {{"latency", {std::int64_t{4}}}, {"allow_tma", {ir::bool_attr{false}}}});
  value const v = k.load(in, {id}, {{attr::optimization_hints, {h}}})[0];
  k.store(b.make(opcode::mulf, {v, b.constant_float(element::f32, {1024}, 0.3)}, f32({1024})), out, {id});
  return k.done();
}

ir::module row_softmax() {
  kernel k("row_softmax");
  auto& b = k.b;
  value const x = k.pointer(element::f32), y = k.pointer(element::f32);
  value const rows = b.parameter(i32()), columns = b.parameter(i32());
  value const in = k.matrix_tiles(x, rows, columns, element::f32, 1, 1024, ir::padding::neg_inf);
  value const out = k.matrix_tiles(y, rows, columns, element::f32, 1, 1024, {});
  value const id = k.block_ids()[0], zero = b.constant(element::i32, {}, 0);
  auto const whole = f32({1, 1024});
  auto const spread = [&](value row) {
    return b.make(opcode::broadcast, {b.make(opcode::reshape, {row}, f32({1, 1}))}, whole);
  };
  value const v = k.load(in, {id, zero})[0];
  value const centred = b.make(opcode::subf, {v, spread(k.reduce(v, 1, opcode::maxf, 0xFF800000))}, whole);
  value const log2e = b.constant_float(element::f32, {1, 1024}, 1.4426950408889634);
  value const power = b.make(opcode::exp2, {b.make(opcode::mulf, {centred, log2e}, whole)}, whole,
                             {{attr::flush_to_zero, number(1)}});
  value const total = spread(k.reduce(power, 1, opcode::addf, 0));
  k.store(b.make(opcode::divf, {power, total}, whole, {{attr::rounding_mode, choice(ir::rounding::approx)}}), out,
          {id, zero});
  return k.done();
}

ir::module argmax() {
  kernel k("argmax");
  auto& b = k.b;
  value const x = k.pointer(element::f32), best = k.pointer(element::i32);
  value const n = b.parameter(i32());
  auto const tensor = ir::tensor_view_type(element::f32, {ir::dynamic}, {1});
  value const t = b.make(opcode::make_tensor_view, {x, n}, tensor, {}, {1, 1, 0});
  value const view = b.make(opcode::make_partition_view, {t},
                            ir::partition_view_type(tensor, {256}, ir::padding::neg_inf));
  value const id = k.block_ids()[0];
  value const v = k.load(view, {id})[0];
  value const places = b.make(opcode::iota, {}, tile_type(element::i32, {256}));
  auto& op = b.add(
    opcode::reduce, {v, places}, {f32(), i32()},
    {{attr::dim, number(0)},
     {attr::identities,
      {ir::array_attr{{{ir::float_attr{element::f32, 0xFF800000}}, {ir::integer_attr{element::i32, 0xFFFFFFFF}}}}}}});
  value const place = op.results[1];
  op.regions.resize(1);
  k.region(op.regions[0], [&] {
    value const x0 = b.argument(f32()), y0 = b.argument(f32()), x1 = b.argument(i32()), y1 = b.argument(i32());
    value const more = b.make(opcode::cmpf, {x0, y0}, tile_type(element::i1),
                              {{attr::predicate, choice(ir::predicate::greater_than)}, {attr::ordering, number(1)}});
    value const value_ = b.make(opcode::select, {more, x0, y0}, f32());
    b.add(opcode::yield, {value_, b.make(opcode::select, {more, x1, y1}, i32())}, {});
  });
  value const to = b.make(opcode::offset, {best, id}, ir::pointer_tile_type(element::i32));
  b.add(opcode::store_ptr_tko, {to, place}, {token_type()}, {}, {1, 1, 0, 0});
  return k.done();
}

ir::module prefix_sums() {
  kernel k("prefix_sums");
  auto& b = k.b;
  value const x = k.pointer(element::f32), y = k.pointer(element::f32);
  value const rows = b.parameter(i32()), columns = b.parameter(i32());
  value const in = k.matrix_tiles(x, rows, columns, element::f32, 8, 64, ir::padding::zero);
  value const out = k.matrix_tiles(y, rows, columns, element::f32, 8, 64, {});
  auto const id = k.block_ids();
  value const v = k.load(in, {id[0], id[1]})[0];
  auto& op = b.add(opcode::scan, {v}, {f32({8, 64})},
                   {{attr::dim, number(1)},
                    {attr::reverse, number(1)},
                    {attr::identities, {ir::array_attr{{{ir::float_attr{element::f32, 0}}}}}}});
  value const sums = op.results[0];
  op.regions.resize(1);
  k.region(op.regions[0], [&] {
    value const e = b.argument(f32()), acc = b.argument(f32());
    b.add(opcode::yield, {b.make(opcode::addf, {e, acc}, f32())}, {});
  });
  k.store(sums, out, {id[0], id[1]});
  return k.done();
}

ir::module branches() {
  kernel k("branches");
  auto& b = k.b;
  value const out = k.pointer(element::i32), n = b.parameter(i32());
  value const zero = b.constant(element::i32, {}, 0), one = b.constant(element::i32, {}, 1);
  value const positive = b.make(
    opcode::cmpi, {n, zero}, tile_type(element::i1),
    {{attr::predicate, choice(ir::predicate::greater_than)}, {attr::signedness, number(1)}});
  auto& choose = b.add(opcode::if_, {positive}, {i32()});
  value const chosen = choose.results[0];
  choose.regions.resize(2);
  k.region(choose.regions[0], [&] {
    auto& loop = b.add(opcode::for_, {zero, n, one, zero}, {i32()}, {{attr::unsigned_cmp, number(1)}}, {1, 1, 1, 1});
    value const sum = loop.results[0];
    loop.regions.resize(1);
    k.region(loop.regions[0], [&] {
      value const i = b.argument(i32()), acc = b.argument(i32());
      b.add(opcode::continue_, {b.make(opcode::addi, {acc, i}, i32(), {{attr::overflow, number(1)}})}, {});
    });
    b.add(opcode::yield, {sum}, {});
  });
  k.region(choose.regions[1], [&] { b.add(opcode::yield, {b.constant(element::i32, {}, -7)}, {}); });
  auto& lone = b.add(opcode::if_, {positive}, {});
  lone.regions.resize(2);  // the else stays without a block
  k.region(lone.regions[0], [&] {
    b.add(opcode::store_ptr_tko, {out, chosen}, {token_type()}, {}, {1, 1, 0, 0});
    b.add(opcode::yield, {}, {});
  });
  return k.done();
}

ir::module spin_sum() {
  kernel k("spin_sum");
  auto& b = k.b;
  value const out = k.pointer(element::f32), n = b.parameter(i32());
  value const zero = b.constant(element::i32, {}, 0), one = b.constant(element::i32, {}, 1);
  value const start = b.constant_float(element::f32, {}, -0.5);
  auto& loop = b.add(opcode::loop, {zero, start}, {f32()});
  value const sum = loop.results[0];
  loop.regions.resize(1);
  k.region(loop.regions[0], [&] {
    value const i = b.argument(i32()), acc = b.argument(f32());
    value const over = b.make(
      opcode::cmpi, {i, n}, tile_type(element::i1),
      {{attr::predicate, choice(ir::predicate::greater_than_or_equal)}, {attr::signedness, number(1)}});
    auto& leave = b.add(opcode::if_, {over}, {});
    leave.regions.resize(2);
    k.region(leave.regions[0], [&] { b.add(opcode::break_, {acc}, {}); });
    value const f = b.make(opcode::itof, {i}, f32(), {{attr::signedness, number(1)}});
    value const product = b.make(opcode::fma, {f, acc, f}, f32());
    b.add(opcode::continue_, {b.make(opcode::addi, {i, one}, i32()), product}, {});
  });
  b.add(opcode::store_ptr_tko, {out, sum}, {token_type()}, {}, {1, 1, 0, 0});
  return k.done();
}

ir::module checks() {
  kernel k("checks");
  auto& b = k.b;
  value const n = b.parameter(i32()), status = k.pointer(element::i64);
  value const zero = b.constant(element::i32, {}, 0);
  auto const i1 = tile_type(element::i1);
  value const ok = b.make(opcode::cmpi, {n, zero}, i1,
                          {{attr::predicate, choice(ir::predicate::not_equal)}, {attr::signedness, number(1)}});
  value const bad = b.make(opcode::xori, {ok, b.constant(element::i1, {}, 1)}, i1);
  auto& report = b.add(opcode::if_, {bad}, {});
  report.regions.resize(2);
  k.region(report.regions[0], [&] {
    value const none = b.constant(element::i64, {}, 0), code = b.constant(element::i64, {}, 0x100000007);
    b.add(opcode::atomic_cas_tko, {status, none, code}, {tile_type(element::i64), token_type()},
          {{attr::memory_ordering, choice(ir::memory_order::relaxed)},
           {attr::memory_scope, choice(ir::memory_scope::device)}},
          {1, 1, 1, 0, 0});
    b.add(opcode::yield, {}, {});
  });
  value const token = b.make(opcode::make_token, {}, token_type());
  b.add(opcode::print_tko, {n, token}, {token_type()}, {{attr::str, {ir::string_attr{"n = %d, \"%%\"\n"}}}}, {1, 1});
  b.add(opcode::assert_, {ok}, {}, {{attr::message, {ir::string_attr{"n must not be zero \\ \xC3\xBC"}}}});
  return k.done();
}

ir::module histogram() {
  kernel k("histogram");
  auto& b = k.b;
  value const x = k.pointer(element::i32), bins = k.pointer(element::i32), n = b.parameter(i32());
  auto const tile = tile_type(element::i32, {128});
  auto const pointers = ir::pointer_tile_type(element::i32, {128});
  auto const mask_type = tile_type(element::i1, {128});
  auto const spread = [&](value scalar, ir::type one, ir::type many) {
    return b.make(opcode::broadcast, {b.make(opcode::reshape, {scalar}, std::move(one))}, std::move(many));
  };
  auto const one_pointer = ir::pointer_tile_type(element::i32, {1});
  value const places = b.make(opcode::iota, {}, tile);
  value const inside = b.make(opcode::cmpi, {places, spread(n, tile_type(element::i32, {1}), tile)}, mask_type,
                              {{attr::predicate, choice(ir::predicate::less_than)}, {attr::signedness, number(1)}});
  value const from = b.make(opcode::offset, {spread(x, one_pointer, pointers), places}, pointers);
  value const none = b.constant(element::i32, {128}, 0);
  auto const v = b.add(opcode::load_ptr_tko, {from, inside, none}, {tile, token_type()}, {}, {1, 1, 1, 0}).results;
  value const to = b.make(opcode::offset, {spread(bins, one_pointer, pointers), v[0]}, pointers);
  b.add(opcode::atomic_rmw_tko, {to, b.constant(element::i32, {128}, 1), inside, v[1]}, {tile, token_type()},
        {{attr::memory_ordering, choice(ir::memory_order::relaxed)},
         {attr::memory_scope, choice(ir::memory_scope::device)},
         {attr::mode, choice(ir::atomic_mode::add)}},
        {1, 1, 1, 1});
  return k.done();
}

}  // namespace tw::test
