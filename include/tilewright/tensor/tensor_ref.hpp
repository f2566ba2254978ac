// A tensor as launches see it: where its elements lie, not who owns them.
#pragma once
#include <array>
#include <cstdint>

#include <tilewright/runtime/device.hpp>
#include <tilewright/types/element.hpp>

namespace tw {

inline constexpr int max_tensor_rank = 6;

struct tensor_ref {
  void* data = nullptr;   // element 0, in the memory of `where`; no place to rely on when there are no elements
  device where = device::cpu();
  element elem = element::none;
  int rank = 0;
  std::array<std::int64_t, max_tensor_rank> extents{};
  std::array<std::int64_t, max_tensor_rank> strides{};  // in elements
};

// The bytes that a tensor can touch: [begin, end), empty when an extent is zero.
struct byte_range {
  std::uintptr_t begin = 0, end = 0;
};
byte_range bytes_of(tensor_ref const&);
// Some byte may belong to both. Exact for tensors whose ranges are disjoint and for parts of one row-major tensor.
bool may_overlap(tensor_ref const&, tensor_ref const&);

}  // namespace tw
