// What lowered kernels consist of: parameters, facts, views, order of accesses, masks, checks.
#include <gmock/gmock.h>
#include <tilewright/runtime/error.hpp>

#include "lower/kernels.hpp"
#include "tile_ir/bytecode_writer.hpp"

namespace {

using namespace lower_test;
using testing::ElementsAre;
using testing::IsEmpty;

// "pointer0 extent0.0 stride0.0:8": kind, parameter, axis, bytes where they are not 4 (pointers: 8).
std::vector<std::string> slots_of(lower::result const& r) {
  static constexpr char const* kinds[] = {"pointer", "extent", "stride", "scalar", "report"};
  std::vector<std::string> list;
  for (auto const& s : r.slots) {
    bool const address = s.kind == lower::slot::from::pointer || s.kind == lower::slot::from::report;
    list.push_back(kinds[static_cast<int>(s.kind)] + std::to_string(s.param) +
                   (s.axis < 0 ? "" : "." + std::to_string(s.axis)) +
                   (s.bytes == (address ? 8 : 4) ? "" : ":" + std::to_string(s.bytes)));
  }
  EXPECT_EQ(list.size(), r.module.entries.at(0).body.arguments.size());
  return list;
}
bool has_token(ir::operation const& o) { return !o.groups.empty() && o.groups.back() == 1; }
std::vector<bool> inbounds(ir::operation const& o) {
  auto const* a = ir::find(o, ir::attr::inbounds);
  return a == nullptr ? std::vector<bool>{} : std::get<ir::bool_array_attr>(a->data).values;
}

// ---- parameters

TEST(parameters, follow_the_kernel) {
  EXPECT_THAT(slots_of(lowered(saxpy())), ElementsAre("pointer0", "extent0.0", "pointer1", "extent1.0", "scalar2"));
  EXPECT_THAT(slots_of(lowered(softmax())), ElementsAre("pointer0", "extent0.0", "extent0.1", "stride0.0", "pointer1",
                                                        "extent1.0", "extent1.1", "stride1.0"));
}
TEST(parameters, strides_that_are_not_known_to_be_one_are_passed) {
  auto const r = lowered(softmax(), [](auto& s) {
    s.tensors[0].unit_stride = {true, false};
    s.tensors[1].unit_stride = {true, true};
  });
  EXPECT_THAT(slots_of(r),
              ElementsAre("pointer0", "extent0.0", "extent0.1", "stride0.1", "pointer1", "extent1.0", "extent1.1"));
}
TEST(parameters, wide_ones_have_eight_bytes) {
  EXPECT_THAT(slots_of(lowered(saxpy(), [](auto& s) { s.wide = true; })),
              ElementsAre("pointer0", "extent0.0:8", "pointer1", "extent1.0:8", "scalar2"));
}
TEST(parameters, scalars_have_the_size_of_their_type) {
  auto const p = trace<scalar_arg<bool>, scalar_arg<double>, out_arg<float, 1>, scalar_arg<std::int8_t>,
                       scalar_arg<f16>>(
    [](block, scalar<bool>, scalar<double>, out_tile<float, 1> y, scalar<std::int8_t>, scalar<f16>) { y.store(1.0f); });
  EXPECT_THAT(slots_of(lowered(p)),
              ElementsAre("scalar0:1", "scalar1:8", "pointer2", "extent2.0", "scalar3:1", "scalar4:2"));
}
TEST(parameters, the_report_comes_last_and_only_for_checks) {
  auto const r = lowered(gather());
  EXPECT_EQ(slots_of(r).back(), "report0");
  ASSERT_EQ(r.checks.size(), 1u);
  EXPECT_EQ(r.checks[0].axis, 0);
  EXPECT_EQ(count(r, opcode::atomic_cas_tko), 1u);
  for (auto const& s : lowered(gemm()).slots) EXPECT_NE(s.kind, lower::slot::from::report);
}

// ---- facts

// The facts about one parameter of the entry, through chains of assumptions: "/16 0..9".
std::string facts_of(lower::result const& r, std::size_t parameter) {
  ir::value v = r.module.entries.at(0).body.arguments.at(parameter);
  std::string text;
  for (auto const* o : all(r, opcode::assume)) {
    if (o->operands[0] != v) continue;
    auto const& a = ir::find(*o, ir::attr::assumption)->data;
    text += text.empty() ? "" : " ";
    if (auto const* d = std::get_if<ir::div_by_attr>(&a)) text += "/" + std::to_string(d->divisor);
    if (auto const* b = std::get_if<ir::bounded_attr>(&a))
      text += std::to_string(*b->lower) + ".." + std::to_string(*b->upper);
    v = o->results[0];
  }
  return text;
}
TEST(facts, are_those_of_the_specialisation) {
  auto const r = lowered(softmax(), [](auto& s) {
    s.tensors[0].align_log2 = 4;
    s.tensors[0].extent_log2 = {0, 3};
    s.tensors[0].stride_log2 = {5};
    s.tensors[1].align_log2 = 2;
  });
  EXPECT_EQ(facts_of(r, 0), "/16");
  EXPECT_EQ(facts_of(r, 1), "0..2147418111");
  EXPECT_EQ(facts_of(r, 2), "/8 0..2147418111");
  EXPECT_EQ(facts_of(r, 3), "/32 0..2147418111");
  EXPECT_EQ(facts_of(r, 4), "/4");
}
TEST(facts, nothing_is_assumed_that_nobody_said) {
  auto const r = lowered(softmax());
  for (std::size_t p : {0u, 4u}) EXPECT_EQ(facts_of(r, p), "");
  for (std::size_t p : {1u, 2u, 3u, 5u, 6u, 7u}) EXPECT_EQ(facts_of(r, p), "0..2147418111");
  EXPECT_EQ(facts_of(lowered(softmax(), [](auto& s) { s.wide = true; }), 1), "0..281474976710656");
}

// ---- what the assembler takes wrongly (docs/known-assembler-faults.md)

template <int N>
auto doubled() {
  return trace<out_arg<float, N>>([](block, inout_tile<float, N> y) { y.store(y.load() * 2.0f); });
}
auto const for_gpu = [](auto& s) {
  s.sm = 90;
  s.tensors[0].align_log2 = 4;
};
TEST(small_tiles, are_loaded_once_and_one_by_one) {
  for (auto const& r : {lowered(doubled<32>(), for_gpu), lowered(doubled<128>(), for_gpu)}) {
    EXPECT_EQ(count(r, opcode::scan), 1u);
    EXPECT_EQ(facts_of(r, 0), "") << "how the tensor is aligned";
  }
}
TEST(small_tiles, are_those_of_fewer_elements_than_threads) {
  auto const large = lowered(doubled<256>(), for_gpu);
  EXPECT_EQ(count(large, opcode::scan), 0u);
  EXPECT_EQ(facts_of(large, 0), "/16");
  auto const many_threads = lowered(doubled<256>(), [](auto& s) {
    for_gpu(s);
    s.hint.warps = 16;
  });
  EXPECT_EQ(count(many_threads, opcode::scan), 1u);
}
TEST(small_tiles, are_nothing_special_on_the_cpu) {
  auto const r = lowered(doubled<32>(), [](auto& s) {
    for_gpu(s);
    s.sm = 0;
  });
  EXPECT_EQ(count(r, opcode::scan), 0u);
  EXPECT_EQ(facts_of(r, 0), "/16");
}
TEST(gathers, take_no_tma) {
  auto const r = lowered(gather_rows(out_of_range::zero), [](auto& s) { s.sm = 90; });
  int forbidden = 0;
  auto accesses = all(r, opcode::load_view_tko);
  for (auto const* o : all(r, opcode::store_view_tko)) accesses.push_back(o);
  for (auto const* o : accesses)
    if (auto const* hints = ir::find(*o, ir::attr::optimization_hints)) {
      auto const& all = std::get<ir::dictionary_attr>(hints->data).values.at(0).second;
      for (auto const& [name, value] : std::get<ir::dictionary_attr>(all.data).values)
        forbidden += name == "allow_tma" && !std::get<ir::bool_attr>(value.data).value;
    }
  EXPECT_EQ(forbidden, 2) << "the gather and the store, not the load of positions";
}
template <class T, int M, int N, class Form>
auto repeated_elements(Form) {
  return trace<out_arg<T, M * N>, in_arg<T, 1>>(
    [](block, out_tile<T, M * N> y, in<T, 1> x) { y.store(Form{}(x.tiles(tw::shape<M>).load(0))); });
}
TEST(repeated_elements, are_held_on_gpus) {
  auto const scans = [](auto const& f, int sm) {
    return count(lowered(f,
                         [&](auto& s) {
                           for_gpu(s);
                           s.sm = sm;
                         }),
                 opcode::scan);
  };
  auto const columns = [](auto x) {
    return tw::reshape(tw::broadcast(tw::reshape(x, tw::shape<256, 1>), tw::shape<256, 4>), tw::shape<1024>);
  };
  auto const rows = [](auto x) {
    return tw::reshape(tw::broadcast(tw::reshape(x, tw::shape<1, 256>), tw::shape<4, 256>), tw::shape<1024>);
  };
  EXPECT_EQ(scans(repeated_elements<int, 256, 4>(columns), 90), 1u);
  EXPECT_EQ(scans(repeated_elements<tw::f16, 256, 4>(columns), 90), 1u);
  EXPECT_EQ(scans(repeated_elements<int, 256, 4>(columns), 0), 0u) << "the CPU";
  EXPECT_EQ(scans(repeated_elements<int, 256, 4>(rows), 90), 0u) << "along an outer axis";
  auto const same = [](auto x) {
    return tw::reshape(
      tw::reshape(tw::broadcast(tw::reshape(x, tw::shape<256, 1>), tw::shape<256, 4>), tw::shape<256, 1, 4>),
      tw::shape<1024>);
  };
  EXPECT_EQ(scans(repeated_elements<int, 256, 4>(same), 90), 1u) << "in two steps";
}
template <class T, int N>
auto summed_up() {
  return trace<out_arg<T, N / 2, 2>, in_arg<T, 1>>([](block, out_tile<T, N / 2, 2> y, in<T, 1> x) {
    y.store(tw::reshape(tw::cummax(x.tiles(tw::shape<N>).load(0), tw::axis<0>), tw::shape<N / 2, 2>));
  });
}
TEST(small_scans, can_be_moved_on_gpus) {
  EXPECT_EQ(count(lowered(summed_up<int, 64>(), for_gpu), opcode::reduce), 2u);
  EXPECT_EQ(count(lowered(summed_up<tw::f16, 128>(), for_gpu), opcode::reduce), 2u);
  EXPECT_EQ(count(lowered(summed_up<double, 8>(), for_gpu), opcode::reduce), 2u);
  EXPECT_EQ(count(lowered(summed_up<int, 256>(), for_gpu), opcode::reduce), 0u) << "not small";
  auto const on_cpu = lowered(summed_up<int, 64>(), [](auto& s) {
    for_gpu(s);
    s.sm = 0;
  });
  EXPECT_EQ(count(on_cpu, opcode::reduce), 0u);
}
template <int A, int B, int C>
auto scanned_along() {
  return trace<out_arg<int, A, B, C>, in_arg<int, 3>>([](block, out_tile<int, A, B, C> y, in<int, 3> x) {
    y.store(tw::cumsum(x.tiles(tw::shape<A, B, C>).load(0, 0, 0), tw::axis<1>));
  });
}
TEST(scans, along_a_middle_axis_are_rows_on_gpus) {
  auto const scanned = [](lower::result const& r) {
    ir::operation const* scan = all(r, opcode::scan).at(0);
    return r.module.entries[0].types[static_cast<std::size_t>(scan->results[0])].shape;
  };
  auto const rows = lowered(scanned_along<8, 32, 4>(), for_gpu);
  EXPECT_THAT(scanned(rows), ElementsAre(32, 32));
  EXPECT_EQ(count(rows, opcode::permute), 2u);
  EXPECT_THAT(scanned(lowered(scanned_along<1, 32, 8>(), for_gpu)), ElementsAre(1, 32, 8)) << "nothing outside";
  EXPECT_THAT(scanned(lowered(scanned_along<8, 32, 1>(), for_gpu)), ElementsAre(8, 32, 1)) << "nothing inside";
  auto const on_cpu = lowered(scanned_along<8, 32, 4>(), [](auto& s) {
    for_gpu(s);
    s.sm = 0;
  });
  EXPECT_THAT(scanned(on_cpu), ElementsAre(8, 32, 4));
}
TEST(places, are_in_front_of_the_first_loop_on_gpus) {
  auto const two_loops = trace<out_arg<int, 8>, in_arg<int, 1>>([](block b, out_tile<int, 8> y, in<int, 1> x) {
    auto const tiles = x.tiles(tw::shape<8>);
    tw::var sum{b.zeros<int>(tw::shape<8>)};
    for (auto j : tiles.axis(0)) sum = sum + tiles.load(j);
    auto const between = b.iota<int>(tw::shape<8>) + tw::cast<int>(x.extent(0));
    for (auto j : tiles.axis(0)) sum = sum + tiles.load(j) * between + j * b.iota<int>(tw::shape<1>);
    y.store(sum);
  });
  auto const in_front = [](lower::result const& r, opcode code) {
    auto const& ops = r.module.entries.at(0).body.operations;
    auto const loop = std::find_if(ops.begin(), ops.end(), [](auto const& o) { return o.code == opcode::for_; });
    return std::count_if(ops.begin(), loop, [&](auto const& o) { return o.code == code; });
  };
  EXPECT_EQ(in_front(lowered(two_loops, for_gpu), opcode::iota), 2);
  EXPECT_EQ(in_front(lowered(two_loops, for_gpu), opcode::addi), 1);
  EXPECT_EQ(count(lowered(two_loops, for_gpu), opcode::iota), 2u);
  auto const on_cpu = lowered(two_loops, [](auto& s) {
    for_gpu(s);
    s.sm = 0;
  });
  EXPECT_EQ(in_front(on_cpu, opcode::iota), 0);
}
TEST(integers, the_least_one_is_its_own_absolute_value) {
  auto const r = lowered(trace<out_arg<int, 8>, in_arg<int, 1>>(
    [](block, out_tile<int, 8> y, in<int, 1> x) { y.store(tw::abs(x.load_like(y))); }));
  EXPECT_EQ(count(r, opcode::absi), 1u);
  EXPECT_EQ(count(r, opcode::select), 1u);
}

// ---- views

TEST(views, the_same_tiles_of_a_tensor_are_one_view) {
  auto const r = lowered(trace<out_arg<float, 8>, in_arg<float, 1>>([](block b, out_tile<float, 8> y, in<float, 1> x) {
    b.require(x.extent(0) == y.extent(0));
    y.store(x.load_like(y) + x.load_like(y) + x.tiles(shape<8>, pad::neg_inf).load(y.index(0)));
  }));
  EXPECT_EQ(count(r, opcode::make_tensor_view), 2u);
  EXPECT_EQ(count(r, opcode::make_partition_view), 3u);  // of y; of x padded with 0; of x padded with -inf
}
TEST(views, required_extents_are_part_of_the_type) {
  auto const r = lowered(rms_norm<4096>());
  std::vector<std::vector<std::int64_t>> shapes;
  for (auto const* o : all(r, opcode::make_tensor_view))
    shapes.push_back(r.module.entries[0].types[static_cast<std::size_t>(o->results[0])].shape);
  EXPECT_THAT(shapes, ElementsAre(ElementsAre(ir::dynamic, 4096), ElementsAre(ir::dynamic, 4096), ElementsAre(4096)))
    << "y, x and w: all three are required to be as long";
  EXPECT_EQ(count(r, opcode::get_index_space_shape), 0u);
}
TEST(views, an_inequality_fixes_nothing) {
  auto const r = lowered(softmax());  // requires 1 <= extent <= 128
  for (auto const* o : all(r, opcode::make_tensor_view))
    EXPECT_THAT(r.module.entries[0].types[static_cast<std::size_t>(o->results[0])].shape,
                ElementsAre(ir::dynamic, ir::dynamic));
}

// ---- order of accesses

TEST(order, a_store_comes_after_the_load) {
  auto const r = lowered(saxpy());
  auto const* store = all(r, opcode::store_view_tko).at(0);
  ASSERT_TRUE(has_token(*store));
  auto const loads = all(r, opcode::load_view_tko);
  EXPECT_EQ(store->operands.back(), loads.at(0)->results[1]);
  for (auto const* l : loads) EXPECT_FALSE(has_token(*l));
}
TEST(order, a_second_store_comes_after_the_first) {  // although nothing is loaded
  auto const r = lowered(trace<out_arg<float, 8>>([](block, inout_tile<float, 8> y) {
    y.store(1.0f);
    y.store(2.0f);
  }));
  auto const stores = all(r, opcode::store_view_tko);
  ASSERT_EQ(stores.size(), 2u);
  EXPECT_FALSE(has_token(*stores[0]));
  ASSERT_TRUE(has_token(*stores[1]));
  EXPECT_EQ(stores[1]->operands.back(), stores[0]->results[0]);
}
TEST(order, stores_in_a_loop_follow_each_other) {
  auto const kernel = [](block b, inout_tile<std::int32_t, 1> y, scalar<std::int32_t> n) {
    for (auto i : b.range(0, n)) y.store(broadcast(i, shape<1>));
  };
  auto const r = lowered(trace<out_arg<std::int32_t, 1>, scalar_arg<std::int32_t>>(kernel));
  auto const* loop = all(r, opcode::for_).at(0);
  auto const& body = loop->regions[0].blocks[0];
  auto const* store = all(r, opcode::store_view_tko).at(0);
  ASSERT_TRUE(has_token(*store));
  ASSERT_EQ(body.arguments.size(), 2u);
  EXPECT_EQ(store->operands.back(), body.arguments[1]);
  EXPECT_THAT(body.operations.back().operands, ElementsAre(store->results[0]));
}
TEST(order, arms_join_and_only_where_they_access) {
  auto const r = lowered(branch());
  auto const* i = all(r, opcode::if_).at(0);
  auto const stores = all(r, opcode::store_view_tko);
  ASSERT_EQ(stores.size(), 2u);
  EXPECT_EQ(stores[0]->operands.back(), all(r, opcode::load_view_tko).at(0)->results[1]);
  EXPECT_EQ(stores[1]->operands.back(), i->results.back());
  EXPECT_EQ(i->regions[0].blocks[0].operations.back().operands.back(), stores[0]->results[0]);
  EXPECT_EQ(i->regions[1].blocks[0].operations.back().operands.back(), all(r, opcode::load_view_tko).at(0)->results[1]);
}
TEST(order, single_accesses_need_none) {
  auto const read = trace<out_arg<float, 8>, out_arg<float, 8>>(
    [](block, inout_tile<float, 8> x, out_tile<float, 8> y) { y.store(x.load() + 1.0f); });
  auto const arms = trace<out_arg<float, 8>, scalar_arg<bool>>(
    [](block b, out_tile<float, 8> y, scalar<bool> c) { b.if_(c, [&] { y.store(1.0f); }, [&] { y.store(2.0f); }); });
  for (auto const& p : {read, arms}) {
    auto const r = lowered(p);
    for (auto c : {opcode::load_view_tko, opcode::store_view_tko})
      for (auto const* o : all(r, c)) EXPECT_FALSE(has_token(*o));
    EXPECT_EQ(count(r, opcode::make_token), 0u);
  }
}
TEST(order, outputs_do_not_wait_for_each_other) {
  auto const r = lowered(
    trace<out_arg<float, 8>, out_arg<float, 8>>([](block, inout_tile<float, 8> x, inout_tile<float, 8> y) {
      x.store(x.load() + 1.0f);
      y.store(y.load() + 1.0f);
    }));
  auto const loads = all(r, opcode::load_view_tko), stores = all(r, opcode::store_view_tko);
  for (auto const* l : loads) EXPECT_FALSE(has_token(*l));
  EXPECT_EQ(stores.at(0)->operands.back(), loads.at(0)->results[1]);
  EXPECT_EQ(stores.at(1)->operands.back(), loads.at(1)->results[1]);
}

// ---- masks

TEST(masks, go_where_the_extent_is_a_multiple_of_the_tile) {
  auto const with = [](std::uint8_t rows, std::uint8_t columns) {
    return lowered(add_2d(), [&](auto& s) {
      for (auto& t : s.tensors) t.extent_log2 = {rows, columns};
    });
  };
  auto const check = [](lower::result const& r, std::vector<bool> const& expected) {
    for (auto c : {opcode::load_view_tko, opcode::store_view_tko})
      for (auto const* o : all(r, c)) EXPECT_EQ(inbounds(*o), expected);
  };
  check(with(0, 0), {});
  check(with(2, 3), {});  // tiles of 8 x 16
  check(with(3, 3), {true, false});
  check(with(2, 4), {false, true});
  check(with(3, 4), {true, true});
  check(with(7, 8), {true, true});
}
TEST(masks, go_with_required_multiples) {
  auto const r = lowered(rms_norm<192>()), s = lowered(rms_norm<200>());  // tiles of 2 x 64
  for (auto const* o : all(r, opcode::load_view_tko)) EXPECT_TRUE(inbounds(*o).back());
  for (auto const* o : all(s, opcode::load_view_tko)) EXPECT_THAT(inbounds(*o), IsEmpty());
}
TEST(masks, stay_where_the_kernel_checks) {
  auto const r = lowered(gather(), [](auto& s) { s.tensors[1].extent_log2 = {8, 8}; });
  EXPECT_THAT(inbounds(*all(r, opcode::load_view_tko).at(1)), ElementsAre(false, true));
}
TEST(masks, that_go_make_the_file_a_newer_one) {
  EXPECT_EQ(tile_ir::lowest_version(lowered(add_2d()).module).minor, 3);
  EXPECT_EQ(tile_ir::lowest_version(lowered(add_2d(), [](auto& s) { s.tensors[0].extent_log2 = {3, 4}; }).module).minor,
            4);
}

// ---- cleaning

TEST(cleaning, what_nothing_uses_is_gone) {
  auto const r = lowered(trace<out_arg<std::int32_t, 1>, in_arg<float, 1>, scalar_arg<std::int32_t>>(
    [](block b, out_tile<std::int32_t, 1> y, in<float, 1> x, scalar<std::int32_t> n) {
      b.require(x.extent(0) >= 1);
      auto const unused = x.tiles(shape<1>).load(0);
      for (auto i : b.range(0, n)) y.index(0) + i;
      (void)unused;
      y.store(broadcast(n, shape<1>));
    }));
  for (auto c : {opcode::load_view_tko, opcode::addi, opcode::exti, opcode::get_index_space_shape})
    EXPECT_EQ(count(r, c), 0u);
  EXPECT_EQ(count(r, opcode::make_tensor_view), 1u);
}
TEST(cleaning, equal_operations_are_one_where_one_sees_the_other) {
  auto const r = lowered(trace<out_arg<std::int32_t, 1>, scalar_arg<std::int32_t>, scalar_arg<bool>>(
    [](block b, out_tile<std::int32_t, 1> y, scalar<std::int32_t> n, scalar<bool> c) {
      var s = n * n + n * n;
      b.if_(c, [&] { s += n * n * 5; }, [&] { s += n * n * 5; });
      y.store(broadcast(s, shape<1>));
    }));
  EXPECT_EQ(count(r, opcode::muli), 3u);  // n * n once; times 5 once in each arm
}
TEST(cleaning, extents_are_compared_in_32_bits) {
  auto const kernel = trace<out_arg<std::int32_t, 8>, scalar_arg<std::int32_t>>(
    [](block b, out_tile<std::int32_t, 8> y, scalar<std::int32_t> n) {
      y.store(select(b.iota<std::int32_t>(shape<8>) + n < y.extent(0), 1, 0));
    });
  auto const r = lowered(kernel);
  EXPECT_EQ(count(r, opcode::exti), 0u);
  EXPECT_EQ(count(lowered(kernel, [](auto& s) { s.wide = true; }), opcode::exti), 1u);
}
TEST(cleaning, counters_are_narrow_where_that_is_safe) {
  auto const kernel = [](std::int32_t step, bool bounded) {
    return trace<out_arg<std::int32_t, 1>, in_arg<float, 1>, scalar_arg<std::int32_t>>(
      [=](block b, out_tile<std::int32_t, 1> y, in<float, 1> x, scalar<std::int32_t> n) {
        var s = b.let(0);
        for (auto i : b.range(0, bounded ? x.tiles(shape<4>).count(0) : n, step)) s += i;
        y.store(broadcast(s, shape<1>));
      });
  };
  auto const counter = [](program const& p) {
    auto const r = lowered(p);
    return r.module.entries[0].types[static_cast<std::size_t>(all(r, opcode::for_).at(0)->operands[0])].elem;
  };
  EXPECT_EQ(counter(kernel(1, false)), element::i32);
  EXPECT_EQ(counter(kernel(2, false)), element::i64);
  EXPECT_EQ(counter(kernel(4096, true)), element::i32);
  EXPECT_EQ(counter(kernel(INT32_MAX, true)), element::i64);
}

// ---- the rest

TEST(hints, name_the_target) {
  auto const r = lowered(gemm(), [](auto& s) {
    s.sm = 100;
    s.hint.warps = 4;
  });
  auto const& all_hints = r.module.entries[0].hints.value().values;
  ASSERT_EQ(all_hints.size(), 1u);
  EXPECT_EQ(all_hints[0].first, "sm_100");
  auto const& mine = std::get<ir::dictionary_attr>(all_hints[0].second.data).values;
  ASSERT_EQ(mine.size(), 1u);
  EXPECT_EQ(mine[0].first, "num_worker_warps_per_cta");
  EXPECT_FALSE(lowered(gemm()).module.entries[0].hints.has_value());
}
TEST(result, is_the_same_every_time) {
  for (auto const& p : {gemm(), loops(), gather(), branch(), rms_norm<4096>()}) {
    auto const once = lowered(p), again = lowered(p);
    auto const v = tile_ir::lowest_version(once.module);
    EXPECT_EQ(tile_ir::write(once.module, v), tile_ir::write(again.module, v));
  }
}
TEST(result, operations_know_their_lines) {
  auto const p = saxpy();
  auto const r = lowered(p);
  EXPECT_THAT(r.module.files, ElementsAre("k"));
  for (auto const* o : all(r, opcode::mulf)) EXPECT_GT(o->where.line, 0);
}
TEST(faults, of_the_caller_are_internal) {
  auto const p = saxpy();
  auto const report = verify::verify(p.view());
  auto spec = row_major(p);
  verify::report broken;
  broken.broken = verify::rule::output_is_never_stored;
  EXPECT_THROW(lower::lower("k", p.view(), broken, spec), tw::error);
  spec.tensors.pop_back();
  EXPECT_THROW(lower::lower("k", p.view(), report, spec), tw::error);
  auto const q = gemm();
  EXPECT_THROW(lower::lower("k", q.view(), report, row_major(q)), tw::error) << "the report of another kernel";
}

}  // namespace
