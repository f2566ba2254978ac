#include "lower/facts_text.hpp"

#include <fmt/format.h>

namespace tw::lower {

std::string text(ir::function const& f, specialisation const& s) {
  std::string out = s.wide ? "64-bit indices" : "32-bit indices";
  if (s.order.band != 0) out += fmt::format(", blocks in bands of {} rows", s.order.band);
  else if (s.linear_grid) out += ", linear grid";
  if (s.order.reversed >= 0) out += fmt::format(", from the last tile of axis {}", s.order.reversed);
  for (int p = 0; p < f.param_count; ++p) {
    if (!ir::is_tensor(f.params[p].kind)) continue;
    tensor_facts const& t = s.tensors.at(static_cast<std::size_t>(p));
    std::string extents, strides;
    for (std::size_t a = 0; a < f.params[p].rank; ++a) {
      char const* const between = a > 0 ? " x " : "";
      extents += fmt::format("{}{}", between, 1 << t.extent_log2[a]);
      strides += t.unit_stride[a] ? fmt::format("{}=1", between) : fmt::format("{}{}", between, 1 << t.stride_log2[a]);
    }
    out += fmt::format("; p{}: aligned to {}, extents by {}, strides by {}", p, 1 << t.align_log2, extents, strides);
  }
  if (s.hint.warps != 0) out += fmt::format("; warps {}", s.hint.warps);
  if (s.hint.occupancy != 0) out += fmt::format("; occupancy {}", s.hint.occupancy);
  if (s.hint.ctas != 0) out += fmt::format("; ctas {}", s.hint.ctas);
  if (s.hint.latency != 0) out += fmt::format("; latency {}", s.hint.latency);
  if (s.hint.no_tma) out += "; no TMA";
  if (s.hint.unchecked) out += "; no checks";
  return out;
}

}  // namespace tw::lower
