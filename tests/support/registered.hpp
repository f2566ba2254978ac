// Kernels of this program, lowered as for a launch with good sizes.
#pragma once
#include <string_view>
#include <vector>

#include <tilewright/launch/registry.hpp>
#include <tilewright/verify/verifier.hpp>

#include "lower/lower.hpp"

namespace tw::test {

// Instantiations with this name. Naming a call registers its kernel; it need not run.
inline std::vector<launch::kernel_record const*> registered(std::string_view name) {
  std::vector<launch::kernel_record const*> list;
  for (auto const* k : launch::kernels())
    if (k->record().name == name) list.push_back(&k->record());
  return list;
}

// A launch with extents that are multiples of 64 and aligned memory.
inline lower::specialisation good_sizes(ir::function const& f, int sm) {
  lower::specialisation s;
  s.tensors.resize(static_cast<std::size_t>(f.param_count));
  s.sm = sm;
  for (int p = 0; p < f.param_count; ++p) {
    ir::parameter const& q = f.params[p];
    if (!ir::is_tensor(q.kind)) continue;
    if (ir::is_output(q.kind) && q.rank > 3) s.linear_grid = true;
    auto& t = s.tensors[static_cast<std::size_t>(p)];
    t.align_log2 = 4;
    t.extent_log2.fill(6);
    t.stride_log2.fill(6);
    t.unit_stride[q.rank - 1u] = true;
  }
  return s;
}

inline ir::module lowered(launch::kernel_record const& k, int sm) {
  return lower::lower(k.name, k.code, verify::verify(k.code, {}, k.options), good_sizes(k.code, sm)).module;
}

}  // namespace tw::test
