// Bytes of single operations: the vectors of the format reference, 10.1.
#include <gtest/gtest.h>

#include <sstream>

#include <tilewright/runtime/error.hpp>

#include "tile_ir/function_writer.hpp"

namespace tw::tile_ir {
namespace {

using ir::attr;
using ir::attribute;
using ir::opcode;
using ir::token_type;

// An entry with parameters of any types, to which one operation is added.
struct one_op {
  ir::entry e;
  ir::operation_builder b{e};

  explicit one_op(std::vector<ir::type> parameters) {
    for (auto& p : parameters) b.parameter(std::move(p));
  }

  // The operation's bytes at a version; in `expected`, `tN` stands for the number of the type of value N.
  void gives(int minor, std::string const& expected) {
    tables t{.v = {minor}, .strings = {}, .types = {}, .constants = {}};
    t.string("some other string");
    auto const bytes = write_body(e, t, nullptr);
    std::vector<std::uint8_t> want;
    std::istringstream words(expected);
    for (std::string w; words >> w;)
      want.push_back(w[0] == 't' ? static_cast<std::uint8_t>(t.type(e.types[std::stoul(w.substr(1))]))
                                 : static_cast<std::uint8_t>(std::stoul(w, nullptr, 16)));
    EXPECT_EQ(bytes, want) << "13." << minor << ": " << expected;
  }
};

attribute number(std::int64_t n) { return {n}; }
template <class E>
attribute choice(E e) {
  return {static_cast<std::int64_t>(e)};
}

ir::type f32() { return ir::tile_type(element::f32, {8}); }
ir::type i32() { return ir::tile_type(element::i32, {8}); }
ir::type i1() { return ir::tile_type(element::i1, {8}); }
ir::type scalar() { return ir::tile_type(element::i32); }
ir::type pointers() { return ir::pointer_tile_type(element::f32, {8}); }

TEST(op_bytes, float_arithmetic) {
  one_op add({f32(), f32()});
  add.b.make(opcode::addf, {0, 1}, f32());
  add.gives(3, "02 t2 00 00 00 01");
  one_op zero({f32(), f32()});
  zero.b.make(opcode::addf, {0, 1}, f32(),
              {{attr::rounding_mode, choice(ir::rounding::zero)}, {attr::flush_to_zero, number(1)}});
  zero.gives(3, "02 t2 01 01 00 01");
  one_op max({f32(), f32()});
  max.b.make(opcode::maxf, {0, 1}, f32(), {{attr::propagate_nan, number(1)}});
  max.gives(3, "45 t2 01 00 01");
}

TEST(op_bytes, roundings_that_came_later) {
  one_op e({f32()});
  e.b.make(opcode::exp, {0}, f32());
  e.gives(3, "17 t1 05 00");
  e.gives(2, "17 t1 00");
  one_op t({f32()});
  t.b.make(opcode::tanh, {0}, f32(), {{attr::rounding_mode, choice(ir::rounding::approx)}});
  t.gives(3, "6a t1 04 00");
  EXPECT_THROW(t.gives(1, ""), error) << "13.1 cannot say approx";
  one_op n({i32()});
  n.b.make(opcode::negi, {0}, i32());
  n.gives(3, "50 t1 00 00");
  n.gives(1, "50 t1 00");
}

TEST(op_bytes, integers_and_comparisons) {
  one_op d({i32(), i32()});
  d.b.make(opcode::divi, {0, 1}, i32(), {{attr::signedness, number(1)}});
  d.gives(3, "15 t2 01 01 00 01");
  one_op c({i32(), i32()});
  c.b.make(opcode::cmpi, {0, 1}, i1(),
           {{attr::predicate, choice(ir::predicate::less_than)}, {attr::signedness, number(1)}});
  c.gives(3, "0f t2 02 01 00 01");
  one_op f({f32(), f32()});
  f.b.make(opcode::cmpf, {0, 1}, i1(),
           {{attr::predicate, choice(ir::predicate::less_than)}, {attr::ordering, number(1)}});
  f.gives(3, "0e t2 02 01 00 01");
  one_op x({i32()});
  x.b.make(opcode::exti, {0}, ir::tile_type(element::i64, {8}), {{attr::signedness, number(0)}});
  x.gives(3, "25 t1 00 00");
  one_op i({f32()});
  i.b.make(opcode::ftoi, {0}, i32(), {{attr::signedness, number(1)}});
  i.gives(3, "2b t1 01 06 00");
  i.gives(4, "2b t1 00 01 06 00");
}

TEST(op_bytes, shapes) {
  one_op p({ir::tile_type(element::f32, {4, 8})});
  p.b.make(opcode::permute, {0}, ir::tile_type(element::f32, {8, 4}),
           {{attr::permutation, {ir::i32_array_attr{{1, 0}}}}});
  p.gives(3, "53 t1 02 01 00 00 00 00 00 00 00 00");
  one_op c({f32(), f32()});
  c.b.make(opcode::cat, {0, 1}, ir::tile_type(element::f32, {16}), {{attr::dim, number(1)}});
  c.gives(3, "0c t2 01 00 01");
  one_op e({f32(), scalar()});
  e.b.make(opcode::extract, {0, 1}, ir::tile_type(element::f32, {4}));
  e.gives(3, "26 01 t2 02 00 01");
  one_op s({i1(), f32(), f32()});
  s.b.make(opcode::select, {0, 1, 2}, f32());
  s.gives(3, "5f t3 00 01 02");
  one_op i({ir::tile_type(element::f32, {4}), f32(), scalar()});
  i.b.make(opcode::insert, {0, 1, 2}, f32());
  i.gives(4, "76 01 t3 03 00 01 02");
}

TEST(op_bytes, mma_got_a_flag_in_13_3) {
  one_op m({f32(), f32(), f32()});
  m.b.make(opcode::mmaf, {0, 1, 2}, f32());
  m.gives(3, "49 t3 00 00 01 02");
  m.gives(2, "49 t3 00 01 02");
}

TEST(op_bytes, control_flow) {
  one_op loop({scalar(), scalar(), scalar()});
  auto& f = loop.b.add(opcode::for_, {0, 1, 2}, {}, {}, {1, 1, 1, 0});
  f.regions.resize(1);
  f.regions[0].blocks.resize(1);
  auto* const outer = loop.b.into(&f.regions[0].blocks[0]);
  loop.b.argument(scalar());
  loop.b.add(opcode::continue_, {}, {});
  loop.b.into(outer);
  loop.gives(3, "29 00 00 03 00 01 02 01 01 01 t3 01 11 00 00");
  loop.gives(1, "29 00 03 00 01 02 01 01 01 t3 01 11 00 00");
  one_op branch({ir::tile_type(element::i1)});
  auto& i = branch.b.add(opcode::if_, {0}, {});
  i.regions.resize(1);  // the missing else is written with no blocks
  i.regions[0].blocks.resize(1);
  branch.b.into(&i.regions[0].blocks[0]);
  branch.b.add(opcode::yield, {}, {});
  branch.gives(3, "32 00 00 02 01 00 01 6d 00 00 00");
}

TEST(op_bytes, pointer_accesses) {
  one_op full({pointers(), i1(), f32(), token_type()});
  full.b.add(opcode::load_ptr_tko, {0, 1, 2, 3}, {f32(), token_type()}, {}, {1, 1, 1, 1});
  full.gives(3, "3d t4 t5 1c 00 00 01 02 03");
  one_op acquire({pointers()});
  acquire.b.add(opcode::load_ptr_tko, {0}, {f32(), token_type()},
                {{attr::memory_ordering, choice(ir::memory_order::acquire)},
                 {attr::memory_scope, choice(ir::memory_scope::device)}},
                {1, 0, 0, 0});
  acquire.gives(3, "3d t1 t2 01 02 01 00");
  one_op store({pointers(), f32()});
  store.b.add(opcode::store_ptr_tko, {0, 1}, {token_type()}, {}, {1, 1, 0, 0});
  store.gives(3, "65 t2 00 00 00 01");
  one_op rmw({pointers(), f32()});
  rmw.b.add(opcode::atomic_rmw_tko, {0, 1}, {f32(), token_type()},
            {{attr::memory_ordering, choice(ir::memory_order::relaxed)},
             {attr::memory_scope, choice(ir::memory_scope::device)},
             {attr::mode, choice(ir::atomic_mode::add)}},
            {1, 1, 0, 0});
  rmw.gives(3, "08 t2 t3 00 01 01 03 00 01");
  one_op cas({pointers(), f32(), f32()});
  cas.b.add(opcode::atomic_cas_tko, {0, 1, 2}, {f32(), token_type()},
            {{attr::memory_ordering, choice(ir::memory_order::acq_rel)},
             {attr::memory_scope, choice(ir::memory_scope::system)}},
            {1, 1, 1, 0, 0});
  cas.gives(3, "07 t3 t4 00 04 02 00 01 02");
}

TEST(op_bytes, tokens_prints_and_assumptions) {
  one_op join({token_type(), token_type()});
  join.b.make(opcode::join_tokens, {0, 1}, token_type());
  join.gives(3, "3c 01 t2 02 00 01");
  one_op print({f32(), token_type()});
  print.b.add(opcode::print_tko, {0, 1}, {token_type()}, {{attr::str, {ir::string_attr{"%f"}}}}, {1, 1});
  print.gives(3, "55 01 t2 01 01 01 00 01");
  one_op old({});
  old.b.add(opcode::print_tko, {}, {token_type()}, {{attr::str, {ir::string_attr{"hi"}}}}, {0, 0});
  old.gives(1, "55 00 01 00");  // no token before 13.2
  one_op bounded({scalar()});
  bounded.b.make(opcode::assume, {0}, scalar(), {{attr::assumption, {ir::bounded_attr{0, {}}}}});
  bounded.gives(3, "06 t1 0c 01 00 00");
  one_op div({scalar()});
  div.b.make(opcode::assume, {0}, scalar(), {{attr::assumption, {ir::div_by_attr{16, {}, {}}}}});
  div.gives(3, "06 t1 08 10 00 00");
  one_op same({i32()});
  same.b.make(opcode::assume, {0}, i32(), {{attr::assumption, {ir::same_elements_attr{{2}}}}});
  same.gives(3, "06 t1 09 01 02 00 00 00 00 00 00 00 00");
  one_op wait({token_type()});
  wait.b.make(opcode::gdc_wait_tko, {0}, token_type());
  wait.gives(4, "78 t1 01 00");
  one_op alone({});
  alone.b.make(opcode::gdc_wait_tko, {}, token_type());
  alone.gives(4, "78 t0 00");
}

TEST(op_bytes, views) {
  auto const view = ir::partition_view_type(ir::tensor_view_type(element::f32, {64}, {1}), {8});
  one_op load({view, scalar(), token_type()});
  load.b.add(opcode::load_view_tko, {0, 1, 2}, {f32(), token_type()}, {}, {1, 1, 1});
  load.gives(4, "3e 02 t3 t4 04 00 01 00 00 01 01 02");
  load.gives(3, "3e 02 t3 t4 04 00 00 01 01 02");
  std::vector<std::pair<attr, attribute>> const relaxed = {{attr::memory_ordering, choice(ir::memory_order::relaxed)},
                                                           {attr::memory_scope, choice(ir::memory_scope::device)},
                                                           {attr::mode, choice(ir::atomic_mode::add)}};
  one_op red({view, scalar(), f32()});
  red.b.add(opcode::atomic_red_view_tko, {0, 1, 2}, {token_type()}, relaxed, {1, 1, 1, 0});
  red.gives(5, "75 01 t3 00 01 01 03 01 00 00 01 01 02");
  red.gives(3, "75 01 t3 00 01 01 03 00 01 01 02");
  one_op all({view, scalar()});
  all.b.add(opcode::multimem_load_reduce_view_tko, {0, 1}, {f32(), token_type()}, {}, {1, 1, 0});
  all.gives(5, "7b 02 t2 t3 00 00 00 01 00 00 01 01");
  one_op each({view, f32(), scalar()});
  each.b.add(opcode::multimem_reduce_view_tko, {0, 1, 2}, {token_type()},
             {{attr::memory_ordering, choice(ir::memory_order::relaxed)},
              {attr::memory_scope, choice(ir::memory_scope::system)},
              {attr::reduction, choice(ir::multimem_reduction::max)}},
             {1, 1, 1, 0});
  each.gives(5, "7c 01 t3 00 01 02 02 01 00 00 01 01 02");
  one_op store({view, f32(), scalar()});
  store.b.add(opcode::multimem_store_view_tko, {0, 1, 2}, {token_type()}, {}, {1, 1, 1, 0});
  store.gives(5, "7d 01 t3 00 00 01 00 00 01 01 02");
}

// 1.11: numbers in self-contained attributes.
TEST(op_bytes, identities) {
  one_op r({f32()});
  auto& op = r.b.add(
    opcode::reduce, {0}, {ir::tile_type(element::f32)},
    {{attr::dim, number(0)}, {attr::identities, {ir::array_attr{{{ir::float_attr{element::f32, 0xFF800000}}}}}}});
  op.regions.resize(1);
  op.regions[0].blocks.resize(1);
  r.b.into(&op.regions[0].blocks[0]);
  auto const x = r.b.argument(ir::tile_type(element::f32));
  r.b.argument(ir::tile_type(element::f32));
  r.b.add(opcode::yield, {x}, {});
  // One identity: float, type of f32 (number 0 here), zig-zag of FF800000; the block's values are 1 and 2.
  r.gives(3, "58 01 t1 00 01 02 00 80 80 80 f8 1f 01 00 01 01 02 t2 t3 01 6d 00 01 01");
}

}  // namespace
}  // namespace tw::tile_ir
