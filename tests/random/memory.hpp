// The tensors of one launch as bytes, and for outputs what the evaluator knows of each element.
#pragma once
#include <cstdint>
#include <vector>

#include "random/kernel.hpp"

namespace random_kernels {

// Where element 0 of a tensor lies in its buffer, and how long the buffer is, in bytes. Buffers start at multiples of 256.
std::size_t first_byte(tw::ir::parameter const&, tensor_plan const&);
std::size_t buffer_bytes(tw::ir::parameter const&, tensor_plan const&);
// In elements from element 0.
std::int64_t offset_of(tensor_plan const&, std::vector<std::int64_t> const& index);

using buffer = std::vector<std::uint8_t>;
// By parameter; scalars have empty ones. The contents follow from the plans; gaps between elements are filled, too.
std::vector<buffer> initial_buffers(kernel const&);

std::uint64_t read_element(std::uint8_t const* at, tw::element);
void write_element(std::uint8_t* at, tw::element, std::uint64_t bits);

}  // namespace random_kernels
