#include "ir/op_forms.hpp"

namespace tw::ir {
namespace {

// clang-format off: a table
constexpr op_form forms[] = {
    // float arithmetic
    {opcode::absf, "tw::abs(x)", "Float arithmetic"},
    {opcode::addf, "x + y, tw::add(x, y, modifiers...)", "Float arithmetic"},
    {opcode::subf, "x - y, tw::sub(x, y, modifiers...)", "Float arithmetic"},
    {opcode::mulf, "x * y, tw::mul(x, y, modifiers...)", "Float arithmetic"},
    {opcode::divf, "x / y, tw::div(x, y, modifiers...)", "Float arithmetic"},
    {opcode::fma, "tw::fma(x, y, z, modifiers...)", "Float arithmetic"},
    {opcode::remf, "x % y", "Float arithmetic"},
    {opcode::negf, "-x", "Float arithmetic"},
    {opcode::maxf, "tw::max(x, y, modifiers...)", "Float arithmetic"},
    {opcode::minf, "tw::min(x, y, modifiers...)", "Float arithmetic"},
    {opcode::cmpf, "x == y, x != y, x < y, x <= y, x > y, x >= y, tw::less(x, y, tw::unordered) and the like, tw::isnan(x)", "Float arithmetic"},
    // functions
    {opcode::sqrt, "tw::sqrt(x, modifiers...)", "Functions"},
    {opcode::rsqrt, "tw::rsqrt(x, modifiers...)", "Functions"},
    {opcode::exp, "tw::exp(x, modifiers...)", "Functions"},
    {opcode::exp2, "tw::exp2(x, modifiers...)", "Functions"},
    {opcode::log, "tw::log(x)", "Functions"},
    {opcode::log2, "tw::log2(x)", "Functions"},
    {opcode::sin, "tw::sin(x)", "Functions"},
    {opcode::cos, "tw::cos(x)", "Functions"},
    {opcode::tanh, "tw::tanh(x, modifiers...)", "Functions"},
    {opcode::tan, "tw::tan(x)", "Functions"},
    {opcode::sinh, "tw::sinh(x)", "Functions"},
    {opcode::cosh, "tw::cosh(x)", "Functions"},
    {opcode::atan2, "tw::atan2(y, x)", "Functions"},
    {opcode::fpowf, "tw::pow(x, y)", "Functions"},
    {opcode::fpowi, "tw::pow(x, n)", "Functions"},
    {opcode::ceil, "tw::ceil(x)", "Functions"},
    {opcode::floor, "tw::floor(x)", "Functions"},
    // integers
    {opcode::absi, "tw::abs(x)", "Integers"},
    {opcode::addi, "x + y, tw::add(x, y, modifiers...)", "Integers"},
    {opcode::subi, "x - y, tw::sub(x, y, modifiers...)", "Integers"},
    {opcode::muli, "x * y, tw::mul(x, y, modifiers...)", "Integers"},
    {opcode::mulhii, "tw::mulhi(x, y)", "Integers"},
    {opcode::divi, "x / y, tw::ceil_div(x, y), tw::floor_div(x, y)", "Integers"},
    {opcode::remi, "x % y", "Integers"},
    {opcode::negi, "-x, tw::neg(x, modifiers...)", "Integers"},
    {opcode::shli, "x << y, tw::shift_left(x, y, modifiers...)", "Integers"},
    {opcode::shri, "x >> y", "Integers"},
    {opcode::maxi, "tw::max(x, y)", "Integers"},
    {opcode::mini, "tw::min(x, y)", "Integers"},
    {opcode::cmpi, "x == y, x != y, x < y, x <= y, x > y, x >= y", "Integers"},
    {opcode::andi, "x & y", "Integers"},
    {opcode::ori, "x | y", "Integers"},
    {opcode::xori, "x ^ y", "Integers"},
    // conversions
    {opcode::exti, "tw::cast<T>(x)", "Conversions"},
    {opcode::trunci, "tw::cast<T>(x, modifiers...)", "Conversions"},
    {opcode::ftof, "tw::cast<T>(x, modifiers...)", "Conversions"},
    {opcode::ftoi, "tw::cast<T>(x, modifiers...)", "Conversions"},
    {opcode::pack, "tw::pack(x)", "4-bit elements"},
    {opcode::unpack, "tw::unpack<T>(bytes)", "4-bit elements"},
    {opcode::bitcast, "tw::bitcast<T>(x)", "Conversions"},
    {opcode::itof, "tw::cast<T>(x)", "Conversions"},
    // making and moving tiles
    {opcode::constant, "b.zeros<T>(tw::shape<...>), b.full<T>(tw::shape<...>, v), literals", "Moves"},
    {opcode::iota, "b.iota<T>(tw::shape<...>)", "Moves"},
    {opcode::broadcast, "tw::broadcast(x, tw::shape<...>)", "Moves"},
    {opcode::reshape, "tw::reshape(x, tw::shape<...>)", "Moves"},
    {opcode::permute, "tw::permute<...>(x), tw::transpose(x)", "Moves"},
    {opcode::cat, "tw::cat(x, y, tw::axis<A>)", "Moves"},
    {opcode::extract, "tw::extract(x, tw::shape<...>, i, j)", "Moves"},
    {opcode::insert, "tw::insert(x, slice, i, j)", "Moves"},
    {opcode::select, "tw::select(c, x, y)", "Moves"},
    // reductions and products
    {opcode::reduce,
     "tw::sum(x, tw::axis<A>), product, max, min, argmax, argmin, all_of, any_of, bits_and, bits_or, bits_xor; "
     "tw::reduce(x, tw::axis<A>, identity, [](auto x, auto y) {...})",
     "Reductions"},
    {opcode::scan,
     "tw::cumsum(x, tw::axis<A>), cumprod, cummax, cummin; tw::scan(x, tw::axis<A>, identity, [](auto x, auto y) {...}); "
     "tw::reverse",
     "Reductions"},
    {opcode::mmaf, "tw::mma(a, b, acc), tw::mma(a, b, acc, tw::fast_acc)", "Matrix product"},
    {opcode::mmai, "tw::mma(a, b, acc)", "Matrix product"},
    {opcode::mmaf_scaled, "tw::mma_scaled(a, b, acc, scale_a, scale_b)", "Matrix product", op_form::evidence::text_only,
     "needs a GPU of sm_100 or later; the tests run it on the CPU"},
    // control flow
    {opcode::for_, "for (auto i : b.range(first, last)), for (auto i : view.axis(A))", "Execution"},
    {opcode::if_, "b.if_(condition, [&] {...}, [&] {...}), auto x = b.if_(condition, [&] { return y; }, [&] { return z; })", "Execution"},
    {opcode::loop, "b.loop([&] {...}), loops with break_if or a step that is no constant", "Execution"},
    {opcode::break_, "b.break_if(condition)", "Execution"},
    {opcode::continue_, "b.continue_if(condition)", "Execution"},
    {opcode::yield, "the end of an arm, or of the function of a reduction or scan", "Execution"},
    {opcode::return_, "the end of a kernel", "Execution"},
    {opcode::entry, "tw::kernel<name>(lambda)", "Execution"},
    {opcode::module, "one for each compiled kernel", "Execution"},
    {opcode::get_tile_block_id, "y.index(A)", "Execution"},
    // views and memory
    {opcode::make_tensor_view, "parameters that are tensors", "Tiles at the edge"},
    {opcode::make_partition_view, "x.tiles(tw::shape<...>), outputs", "Tiles at the edge"},
    {opcode::get_index_space_shape, "view.count(A), for (auto i : view.axis(A))", "Tiles at the edge"},
    {opcode::get_tensor_shape, "x.extent(A)", "Execution", op_form::evidence::replaced,
     "extents are parameters of the compiled kernel, known before there is a view"},
    {opcode::get_num_tile_blocks, "for (auto at : y.each()) of a list of tiles", "Lists of tiles"},
    {opcode::load_view_tko, "view.load(i, j), x.load_like(y), y.load()", "Tiles at the edge"},
    {opcode::store_view_tko, "y.store(t), y.scatter(tw::axis<A>, positions, t, policy)", "Tiles at the edge"},
    {opcode::make_gather_scatter_view, "view.gather(tw::axis<A>, ids, j, policy), y.scatter(tw::axis<A>, positions, t, policy)",
     "Gathers"},
    {opcode::make_strided_view, "x.tiles(tw::shape<...>, tw::step<...>)", "Views with steps and axes"},
    {opcode::atomic_rmw_tko, "y.at(i, policy).add(v), and max, min, bit_and, bit_or, bit_xor of y, a tw::accum",
     "Atomic updates"},
    {opcode::atomic_red_view_tko, "y.tiles(tw::shape<...>).add(i, t), and max, min, bit_and, bit_or, bit_xor",
     "Atomic updates"},
    {opcode::load_ptr_tko, "tw::unsafe::load(p), tw::unsafe::load(p, mask, otherwise), table.at(ids, outside)", "Pointers"},
    {opcode::store_ptr_tko, "tw::unsafe::store(p, v), tw::unsafe::store(p, v, mask)", "Pointers"},
    {opcode::offset, "tw::unsafe::offset(p, i)", "Pointers"},
    {opcode::ptr_to_int, "tw::unsafe::to_integer(p)", "Pointers"},
    {opcode::int_to_ptr, "tw::unsafe::to_pointer<T>(x)", "Pointers"},
    {opcode::ptr_to_ptr, "tw::unsafe::pointer_cast<T>(p)", "Pointers"},
    {opcode::atomic_cas_tko, "tw::unsafe::compare_exchange(p, expected, desired)", "Pointers"},
    {opcode::alloca_, "tw::unsafe::scratch<T, N>(parameter)", "Pointers"},
    {opcode::memory_fence_alias_tko, "tw::unsafe::alias_fence(parameter)", "Pointers"},
    {opcode::gdc_wait_tko, "tw::unsafe::wait_for_previous_grid(parameter)", "Pointers"},
    {opcode::gdc_launch_dependents_tko, "tw::unsafe::launch_dependents(parameter)", "Pointers"},
    {opcode::multimem_load_reduce_view_tko, "tw::unsafe::multicast(x, p, tw::shape<...>), all.load_reduced(kind, i, j)", "Multicast memory", op_form::evidence::text_only,
     "a wrong address may take a machine out of service, so that no GPU runs it; the tests run it on the CPU"},
    {opcode::multimem_reduce_view_tko, "tw::unsafe::multicast(x, p, tw::shape<...>), all.update_all(kind, v, i, j)", "Multicast memory", op_form::evidence::text_only,
     "a wrong address may take a machine out of service, so that no GPU runs it; the tests run it on the CPU"},
    {opcode::multimem_store_view_tko, "tw::unsafe::multicast(x, p, tw::shape<...>), all.store_all(v, i, j)", "Multicast memory", op_form::evidence::text_only,
     "a wrong address may take a machine out of service, so that no GPU runs it; the tests run it on the CPU"},
    {opcode::call, "tw::unsafe::call<F>(x, y)", "Tile libraries", op_form::evidence::text_only,
     "no tile library can be had where the tests run, and none is linked: the CPU runs it, and no code for GPUs is made"},
    {opcode::get_global, "b.table(values)", "Constant tables"},
    {opcode::global, "b.table(values)", "Constant tables"},
    {opcode::assume, "what checks have proved; tw::unsafe::assume_multiple<N>(x), tw::unsafe::assume_between<L, U>(x)",
     "Pointers"},
    {opcode::make_token, "the order of accesses to one tensor", "Execution"},
    {opcode::join_tokens, "the order of accesses to one tensor", "Execution"},
    // looking inside
    {opcode::assert_, "b.assert_(condition, text)", "Looking inside: print and assert", op_form::evidence::replaced,
     "the operation ends the CUDA context; instead the kernel reports the first failure to the host and goes on"},
    {opcode::print_tko, "b.print(text, values...)", "Looking inside: print and assert"},
};
// clang-format on

}  // namespace

std::span<op_form const> op_forms() { return forms; }

op_form const* form_of(opcode c) {
  for (auto const& f : forms)
    if (f.code == c) return &f;
  return nullptr;
}

}  // namespace tw::ir
