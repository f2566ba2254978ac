// Outputs of which a block takes more than one tile: std::move(y).tiles(tw::shape<128, 128>).dealt(tw::grouped<8>).
#pragma once
#include <cstdint>
#include <string>
#include <utility>

#include <tilewright/runtime/device.hpp>
#include <tilewright/runtime/error.hpp>
#include <tilewright/runtime/stream.hpp>
#include <tilewright/types/dealing.hpp>

namespace tw {

// A partition and how its tiles are dealt. `Partition` is what tiles(...) gives.
template <class Deal, class Partition>
class [[nodiscard]] dealt_partition {
 public:
  static constexpr bool initialised = Partition::initialised;

  dealt_partition(Partition&& p, std::int64_t blocks) : partition_(std::move(p)), blocks_(blocks) {}
  dealt_partition(dealt_partition&&) noexcept = default;

  bool valid() const noexcept { return partition_.valid(); }
  device where() const { return partition_.where(); }
  loc made() const { return partition_.made(); }
  std::int64_t blocks() const { return blocks_; }
  auto open(stream_ref s, loc at) && { return std::move(partition_).open(s, at); }

 private:
  Partition partition_;
  std::int64_t blocks_;
};

namespace detail {

template <class Partition>
inline constexpr int rank_of_partition = 0;
template <template <class, int...> class P, class X, int... N>
inline constexpr int rank_of_partition<P<X, N...>> = sizeof...(N);

// What a partition gets from being one.
template <class Partition>
class dealable {
 public:
  // The tiles as a list for a kernel that takes out_tiles or inout_tiles. `blocks`: how many blocks share them, for
  // tw::linear and tw::grouped; 0: as many as the device runs at a time. Throws error(usage) for a negative number.
  template <dealing_of_tiles Deal>
  dealt_partition<Deal, Partition> dealt(Deal, std::int64_t blocks = 0, loc where = loc::current()) && {
    constexpr int rank = rank_of_partition<Partition>;
    static_assert(
      Deal::kind != dealing::grouped || rank >= 2,
      "tilewright: tw::grouped deals bands of rows of tiles: the tensor needs two axes or more; use tw::linear");
    static_assert(Deal::kind != dealing::whole || (Deal::number >= 0 && Deal::number < rank),
                  "tilewright: tw::whole<Axis> names an axis of the tensor, counted from 0");
    if (blocks < 0)
      throw error(error_kind::usage, where, "dealt(...) got " + std::to_string(blocks) + " blocks",
                  "leave the number out, or pass 1 or more");
    return {std::move(static_cast<Partition&>(*this)), blocks};
  }

  // One tile for each block as before, in another order: blocks that run at the same time share what they read, or begin
  // with the most work. Changes speed only. For all outputs of a call or for none. Without it the blocks are numbered
  // along axis 0 first; `linear`: along the last axis first; `grouped`: in bands of rows of tiles; `reversed`, with any of
  // them: from the last tile of an axis to the first.
  Partition ordered(linear_t) && {
    order_.linear = true;
    return std::move(static_cast<Partition&>(*this));
  }
  template <int Rows>
  Partition ordered(grouped_t<Rows>) && {
    static_assert(rank_of_partition<Partition> >= 2,
                  "tilewright: tw::grouped orders bands of rows of tiles: the tensor needs two axes or more");
    order_.band = Rows;
    return std::move(static_cast<Partition&>(*this));
  }
  template <int Axis>
  Partition ordered(reversed_t<Axis>) && {
    static_assert(Axis >= 0 && Axis < rank_of_partition<Partition>,
                  "tilewright: tw::reversed<Axis> names an axis of the tensor, counted from 0");
    order_.reversed = Axis;
    return std::move(static_cast<Partition&>(*this));
  }
  block_order order() const { return order_; }

 private:
  block_order order_;
};

}  // namespace detail
}  // namespace tw
