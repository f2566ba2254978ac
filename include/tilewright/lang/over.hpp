// tw::over: the grid of blocks of a kernel that only updates (tw::accum): one block for each tile of its first input.
//
//   []<int B>(tw::block b, tw::accum<int, 1> bins, tw::in<int, 1> x, tw::over<B> own) { ... x.load_like(own) ... }
//   bins = histogram(std::move(bins).accum(), x, tw::over<1024>()).sync();
#pragma once
#include <bit>

#include <tilewright/lang/tile.hpp>

namespace tw {

// A parameter without a value: its type says how the first `in` of the kernel is cut into tiles of B... elements.
template <int... B>
class over {
 public:
  static_assert(sizeof...(B) >= 1 && sizeof...(B) <= ir::max_rank, "tilewright: tw::over has one size for every axis");
  static_assert(lang::powers_of_two<B...>, "tilewright: tw::over: every size of a tile is a power of two");
  using over_shape = shape_t<B...>;
  static constexpr int rank = sizeof...(B);
  static constexpr std::uint8_t log2(int axis) {
    int const sizes[] = {B...};
    return static_cast<std::uint8_t>(std::countr_zero(static_cast<unsigned>(sizes[axis])));
  }

  constexpr over() = default;  // the argument of a call
  constexpr explicit over(ir::builder* b) : b_(b) {}

  // Where the block's tile lies along an axis of the grid.
  constexpr tw::index index(int axis, loc l = loc::current()) const {
    if (axis < 0 || axis >= rank) {
      b_->fail(ir::trace_fault::no_such_axis, b_->emit(lang::make_op<int>(ir::opcode::constant), l));
      axis = 0;
    }
    return {b_, b_->block_index(b_->over_param, axis, l)};
  }

 private:
  ir::builder* b_ = nullptr;
};

}  // namespace tw
