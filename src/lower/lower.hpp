// From a traced and verified kernel to a module of plain Tile IR operations with one entry.
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <tilewright/ir/function.hpp>
#include <tilewright/ir/module.hpp>
#include <tilewright/verify/obligations.hpp>

namespace tw::lower {

// What is known of a tensor argument in every launch that uses the code. Zero everywhere is always true.
struct tensor_facts {
  std::uint8_t align_log2 = 0;                                     // address of element 0, in bytes
  std::array<std::uint8_t, ir::max_rank> extent_log2{};            // 2^n divides the extent
  std::array<std::uint8_t, ir::max_rank> stride_log2{};            // 2^n divides the stride, in elements
  std::array<bool, ir::max_rank> unit_stride{};                    // the stride is 1
  bool operator==(tensor_facts const&) const = default;
};

// Hints for the assembler; 0 is "not said". Written for the architecture `sm_N` of the target.
struct hints {
  int warps = 0;       // num_worker_warps_per_cta
  int occupancy = 0;   // CTAs per multiprocessor
  int ctas = 0;        // num_cta_in_cga: CTAs of a cluster
  int latency = 0;     // of loads that name none
  bool no_tma = false; // for all accesses
  bool unchecked = false; // no checks in the kernel, except for assertions
  bool operator==(hints const&) const = default;
};

struct specialisation {
  std::vector<tensor_facts> tensors;  // by parameter; entries of scalars are unused
  bool wide = false;  // extents and strides are passed as i64 (else every byte offset fits 31 bits with room)
  bool linear_grid = false;  // all blocks in grid x, row-major over the tile grid of the first output
  block_order order;         // in bands, or linear: then linear_grid is true
  int sm = 90;  // target the hints are for
  hints hint;
  bool operator==(specialisation const&) const = default;
};

// One parameter of the entry, in order, and where its value comes from.
struct slot {
  enum class from : std::uint8_t { pointer, extent, stride, scalar, report };
  from kind = from::pointer;
  std::int16_t param = 0;
  std::int8_t axis = -1;
  std::uint8_t bytes = 8;
};

// A check that was left to the kernel.
struct kernel_check {
  static constexpr std::int8_t of_divisor = -1, of_assertion = -2;
  std::int32_t op = 0;  // of the traced function
  std::int8_t axis = 0; // of the access, or one of the above
};

// What the kernel reports, in memory at a multiple of 16 bytes that is zero before the launch: the first check that failed.
struct failure_report {
  std::uint64_t check = 0;  // 0: none; else its number, from 1
  // The index or the divisor, extended to 64 bits as its type says; the row-major number of the element whose assertion failed.
  std::int64_t index = 0;
  bool operator==(failure_report const&) const = default;
};

struct result {
  ir::module module;
  std::vector<slot> slots;  // a report slot comes last, and only when there are kernel checks
  std::vector<kernel_check> checks;
};

// `name` becomes the entry's name. `verdict` must be the report of verify() for the same function with facts that this
// specialisation guarantees, without violation.
result lower(std::string_view name, ir::function const&, verify::report const& verdict, specialisation const&);

}  // namespace tw::lower
