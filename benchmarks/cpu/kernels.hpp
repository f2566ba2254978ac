// Lowered programs that the benchmarks run, built by hand.
#pragma once
#include <cstdint>
#include <vector>

#include <tilewright/ir/module.hpp>

namespace cpu_bench {

using namespace tw;
using ir::attr;
using ir::opcode;
using ir::tile_type;
using ir::value;

struct builder {
  ir::module module;
  ir::operation_builder b;
  builder() : module{}, b(module.entries.emplace_back()) { module.entries[0].name = "k"; }

  value view(value base, element e, std::vector<std::int64_t> shape, std::vector<std::int32_t> tile) {
    std::vector<std::int64_t> strides(shape.size(), 1);
    for (std::size_t k = shape.size(); k-- > 1;) strides[k - 1] = strides[k] * shape[k];
    ir::type const tensor = ir::tensor_view_type(e, shape, strides);
    value const v = b.make(opcode::make_tensor_view, {base}, tensor, {}, {1, 0, 0});
    return b.make(opcode::make_partition_view, {v}, ir::partition_view_type(tensor, tile, ir::padding::zero));
  }
  value load(value view, std::vector<value> index) {
    ir::type const& t = b.type_of(view);
    ir::type const result = tile_type(t.elem, {t.tile.begin(), t.tile.end()});
    auto const n = static_cast<std::int32_t>(index.size());
    index.insert(index.begin(), view);
    return b
      .add(opcode::load_view_tko, index, {result, ir::token_type()}, {{attr::memory_ordering, {std::int64_t{0}}}},
           {1, n, 0})
      .results[0];
  }
  void store(value tile, value view, std::vector<value> index) {
    auto const n = static_cast<std::int32_t>(index.size());
    index.insert(index.begin(), {tile, view});
    b.add(opcode::store_view_tko, index, {ir::token_type()}, {{attr::memory_ordering, {std::int64_t{0}}}},
          {1, 1, n, 0});
  }
  // One row of f32 combined by an operation, as a tile of 1 x 1.
  value reduce_row(value v, opcode op, std::uint32_t identity) {
    ir::array_attr identities{{{ir::float_attr{element::f32, identity}}}};
    auto& r = b.add(opcode::reduce, {v}, {tile_type(element::f32, {1})},
                    {{attr::dim, {std::int64_t{1}}}, {attr::identities, {identities}}}, {1});
    value const result = r.results[0];
    r.regions.resize(1);
    r.regions[0].blocks.resize(1);
    auto* const before = b.into(&r.regions[0].blocks[0]);
    ir::type const scalar = tile_type(element::f32);
    value const p = b.argument(scalar), q = b.argument(scalar);
    b.add(opcode::yield, {b.make(op, {p, q}, scalar)}, {});
    b.into(before);
    return b.make(opcode::reshape, {result}, tile_type(element::f32, {1, 1}));
  }
  std::vector<value> block_id() {
    return b
      .add(opcode::get_tile_block_id, {}, {tile_type(element::i32), tile_type(element::i32), tile_type(element::i32)})
      .results;
  }
};

// c = a b, square matrices of n x n, blocks of tm x tn that walk along k in steps of tk.
inline ir::module gemm(element in, element out, std::int64_t n, int tm, int tn, int tk) {
  builder g;
  value const a = g.b.parameter(ir::pointer_tile_type(in)), bm = g.b.parameter(ir::pointer_tile_type(in)),
              c = g.b.parameter(ir::pointer_tile_type(out));
  value const va = g.view(a, in, {n, n}, {tm, tk}), vb = g.view(bm, in, {n, n}, {tk, tn}),
              vc = g.view(c, out, {n, n}, {tm, tn});
  auto const id = g.block_id();
  value const zero = g.b.constant(out, {tm, tn}, 0);
  ir::type const acc_type = tile_type(out, {tm, tn});
  auto& loop = g.b.add(opcode::for_,
                       {g.b.constant(element::i32, {}, 0), g.b.constant(element::i32, {}, n / tk),
                        g.b.constant(element::i32, {}, 1), zero},
                       {acc_type}, {}, {1, 1, 1, 1});
  value const sum = loop.results[0];
  loop.regions.resize(1);
  loop.regions[0].blocks.resize(1);
  auto* const before = g.b.into(&loop.regions[0].blocks[0]);
  value const k = g.b.argument(tile_type(element::i32)), acc = g.b.argument(acc_type);
  value const ta = g.load(va, {id[1], k}), tb = g.load(vb, {k, id[0]});
  bool const whole = is_integer(in);
  std::vector<std::pair<attr, ir::attribute>> signs;
  if (whole) signs = {{attr::signedness_lhs, {std::int64_t{1}}}, {attr::signedness_rhs, {std::int64_t{1}}}};
  g.b.add(opcode::continue_, {g.b.make(whole ? opcode::mmai : opcode::mmaf, {ta, tb, acc}, acc_type, signs)}, {});
  g.b.into(before);
  g.store(sum, vc, {id[1], id[0]});
  g.b.add(opcode::return_, {}, {});
  return g.module;
}

// y = alpha x + y
inline ir::module saxpy(std::int64_t n, int tile) {
  builder g;
  value const alpha = g.b.parameter(tile_type(element::f32));
  value const x = g.b.parameter(ir::pointer_tile_type(element::f32)),
              y = g.b.parameter(ir::pointer_tile_type(element::f32));
  value const vx = g.view(x, element::f32, {n}, {tile}), vy = g.view(y, element::f32, {n}, {tile});
  value const id = g.block_id()[0];
  ir::type const t = tile_type(element::f32, {tile});
  value const wide = g.b.make(opcode::broadcast, {g.b.make(opcode::reshape, {alpha}, tile_type(element::f32, {1}))}, t);
  value const scaled = g.b.make(opcode::mulf, {g.load(vx, {id}), wide}, t);
  g.store(g.b.make(opcode::addf, {scaled, g.load(vy, {id})}, t), vy, {id});
  g.b.add(opcode::return_, {}, {});
  return g.module;
}

// Rows of n floats, one row a block: y = exp(x - max x) / sum.
inline ir::module softmax(std::int64_t rows, int n) {
  builder g;
  value const x = g.b.parameter(ir::pointer_tile_type(element::f32)),
              y = g.b.parameter(ir::pointer_tile_type(element::f32));
  value const vx = g.view(x, element::f32, {rows, n}, {1, n}), vy = g.view(y, element::f32, {rows, n}, {1, n});
  value const row = g.block_id()[0], zero = g.b.constant(element::i32, {}, 0);
  ir::type const t = tile_type(element::f32, {1, n});
  auto reduce = [&](value of, opcode op, std::uint32_t identity) {
    return g.b.make(opcode::broadcast, {g.reduce_row(of, op, identity)}, t);
  };
  value const v = g.load(vx, {row, zero});
  value const e = g.b.make(opcode::exp, {g.b.make(opcode::subf, {v, reduce(v, opcode::maxf, 0xFF800000U)}, t)}, t);
  g.store(g.b.make(opcode::divf, {e, reduce(e, opcode::addf, 0)}, t), vy, {row, zero});
  g.b.add(opcode::return_, {}, {});
  return g.module;
}

// Rows of n floats, one row a block: y = x w / sqrt(mean of x x + 1e-6).
inline ir::module rms_norm(std::int64_t rows, int n) {
  builder g;
  value const x = g.b.parameter(ir::pointer_tile_type(element::f32)),
              w = g.b.parameter(ir::pointer_tile_type(element::f32)),
              y = g.b.parameter(ir::pointer_tile_type(element::f32));
  value const vx = g.view(x, element::f32, {rows, n}, {1, n}), vw = g.view(w, element::f32, {1, n}, {1, n}),
              vy = g.view(y, element::f32, {rows, n}, {1, n});
  value const row = g.block_id()[0], zero = g.b.constant(element::i32, {}, 0);
  ir::type const t = tile_type(element::f32, {1, n}), one = tile_type(element::f32, {1, 1});
  value const v = g.load(vx, {row, zero});
  value const sum = g.reduce_row(g.b.make(opcode::mulf, {v, v}, t), opcode::addf, 0);
  value const mean = g.b.make(opcode::mulf, {sum, g.b.constant_float(element::f32, {1, 1}, 1.0 / n)}, one);
  value const safe = g.b.make(opcode::addf, {mean, g.b.constant_float(element::f32, {1, 1}, 1e-6)}, one);
  value const scale = g.b.make(opcode::broadcast, {g.b.make(opcode::rsqrt, {safe}, one)}, t);
  value const normal = g.b.make(opcode::mulf, {v, scale}, t);
  g.store(g.b.make(opcode::mulf, {normal, g.load(vw, {zero, zero})}, t), vy, {row, zero});
  g.b.add(opcode::return_, {}, {});
  return g.module;
}

}  // namespace cpu_bench
