// Enumerations of Tile IR attributes. The numbers are those of the bytecode.
#pragma once
#include <cstdint>

namespace tw::ir {

// clang-format off: a table
enum class signedness : std::uint8_t { unsigned_, signed_ };
enum class overflow : std::uint8_t { none, no_signed_wrap, no_unsigned_wrap, no_wrap };
enum class rounding : std::uint8_t {
  nearest_even, zero, negative_inf, positive_inf, approx, full, nearest_int_to_zero, nearest_away
};
enum class ordering : std::uint8_t { unordered, ordered };  // of a float comparison: what NaN gives
enum class predicate : std::uint8_t {
  equal, not_equal, less_than, less_than_or_equal, greater_than, greater_than_or_equal
};
enum class atomic_mode : std::uint8_t { and_, or_, xor_, add, addf, max, min, umax, umin, xchg };
enum class memory_scope : std::uint8_t { block, device, system };
enum class memory_order : std::uint8_t { weak, relaxed, acquire, release, acq_rel };
enum class padding : std::uint8_t { zero, neg_zero, nan, pos_inf, neg_inf };
enum class visibility : std::uint8_t { public_, private_ };
enum class ptr_attribute : std::uint8_t { none, unicast, multicast };
enum class multimem_reduction : std::uint8_t { add, min, max, and_, or_, xor_, umin, umax };

// Names of the attributes an operation can carry (the fields of the rows in op_table.hpp).
enum class attr : std::uint8_t {
  rounding_mode, flush_to_zero, propagate_nan, overflow, signedness, signedness_lhs, signedness_rhs, predicate,
  ordering, memory_ordering, memory_scope, optimization_hints, inbounds, value, dim, reverse, identities, permutation,
  name, message, str, fast_acc, saturating, unsigned_cmp, mode, reduction, num_elem, alignment, global, assumption,
  callee, const_args, arg_attrs, res_attrs
};
// clang-format on

}  // namespace tw::ir
