#include <tilewright/launch/invoke.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <string>

#include <tilewright/runtime/error.hpp>

#include "launch/dependent.hpp"
#include "launch/requires.hpp"
#include "launch/specialise.hpp"
#include "launch/state.hpp"
#include "runtime/log.hpp"
#include "runtime/memory.hpp"
#include "runtime/report_memory.hpp"

namespace tw::launch {
namespace {

void check_hints(hints const& h, std::string_view kernel, loc where) {
  auto const power = [](int v, int most) { return v >= 0 && v <= most && (v & (v - 1)) == 0; };
  bool const latency = h.latency >= 0 && h.latency <= 10;
  if (power(h.warps, 32) && h.occupancy >= 0 && h.occupancy <= 32 && power(h.ctas, 16) && latency) return;
  throw error(
    error_kind::usage, where,
    "kernel '" + std::string(kernel) + "': hints warps = " + std::to_string(h.warps) +
      ", occupancy = " + std::to_string(h.occupancy) + ", ctas = " + std::to_string(h.ctas) +
      ", latency = " + std::to_string(h.latency) + " are out of range",
    "warps: a power of two up to 32; occupancy: up to 32; ctas: 1, 2, 4, 8 or 16; latency: up to 10; 0: not said");
}

// The proofs take extents and strides to be below a limit. Only tensors without elements, and foreign memory, can be beyond.
void check_sizes(kernel_record const& k, argument const& a, loc where) {
  for (std::size_t i = 0; i < static_cast<std::size_t>(a.tensor.rank); ++i) {
    if (a.tensor.extents[i] <= verify::wide_limit && a.tensor.strides[i] <= verify::wide_limit) continue;
    throw error(error_kind::usage, where,
                "kernel '" + std::string(k.name) + "': argument " + std::to_string(a.position) + " has extent " +
                  std::to_string(a.tensor.extents[i]) + " and stride " + std::to_string(a.tensor.strides[i]) +
                  " along axis " + std::to_string(i) + "; launches take at most 2^48",
                "pass a smaller tensor");
  }
}

void check_tensors(kernel_record const& k, std::span<argument const> arguments, stream_ref stream, loc where) {
  for (std::size_t p = 0; p < arguments.size(); ++p) {
    if (!ir::is_tensor(k.code.params[p].kind)) continue;
    tensor_ref const& t = arguments[p].tensor;
    check_sizes(k, arguments[p], where);
    if (t.where == stream.device) continue;
    throw error(error_kind::usage, where,
                "kernel '" + std::string(k.name) + "' runs on " + to_string(stream.device) + ", and argument " +
                  std::to_string(arguments[p].position) + " lies on " + to_string(t.where),
                "make all tensors on one device; TW_DEVICE chooses the default one");
  }
}

// Strides are above zero wherever they are used, and the elements of an output lie apart: ordered by stride, each axis steps
// over all that the finer ones span.
void check_strides(kernel_record const& k, std::span<argument const> arguments, loc where) {
  for (std::size_t p = 0; p < arguments.size(); ++p) {
    if (!ir::is_tensor(k.code.params[p].kind)) continue;
    tensor_ref const& t = arguments[p].tensor;
    bool const output = ir::is_written(k.code.params[p].kind);
    auto const refuse = [&](std::size_t axis) {
      throw error(error_kind::usage, where,
                  "kernel '" + std::string(k.name) + "': " + (output ? "output " : "") + "argument " +
                    std::to_string(arguments[p].position) + " has stride " + std::to_string(t.strides[axis]) +
                    " along axis " + std::to_string(axis) +
                    (output ? ": different elements would share memory" : ", and kernels read with strides above zero"),
                  output ? "write into a tensor whose elements lie apart" : "pass a copy in row-major order");
    };
    std::array<std::size_t, max_tensor_rank> axes{};  // finest first
    std::size_t n = 0;
    for (std::size_t a = 0; a < static_cast<std::size_t>(t.rank); ++a) {
      if (t.extents[a] > 1 && t.strides[a] <= 0) refuse(a);
      if (t.extents[a] > 1) axes[n++] = a;
    }
    if (!output) continue;
    std::sort(axes.begin(), axes.begin() + n,
              [&](std::size_t a, std::size_t b) { return t.strides[a] < t.strides[b]; });
    std::int64_t span = 1;
    for (std::size_t a : std::span(axes.data(), n)) {
      if (t.strides[a] < span) refuse(a);
      span += (t.extents[a] - 1) * t.strides[a];
    }
  }
}

// One launch never writes what it also reads or writes through another argument.
void check_aliases(kernel_record const& k, std::span<argument const> arguments, loc where) {
  for (std::size_t p = 0; p < arguments.size(); ++p) {
    if (!ir::is_written(k.code.params[p].kind)) continue;
    for (std::size_t q = 0; q < arguments.size(); ++q) {
      if (q == p || !ir::is_tensor(k.code.params[q].kind) || (ir::is_written(k.code.params[q].kind) && q < p)) continue;
      if (!may_overlap(arguments[p].tensor, arguments[q].tensor)) continue;
      throw error(error_kind::usage, where,
                  "kernel '" + std::string(k.name) + "': arguments " + std::to_string(arguments[p].position) + " and " +
                    std::to_string(arguments[q].position) + " share memory, and the kernel writes the first",
                  "copy one of them, or use a kernel with an inout_tile");
    }
  }
}

// The architecture that TW_PREPARE names; 0: not set.
int prepared_target(loc where) {
  char const* const text = std::getenv("TW_PREPARE");
  if (text == nullptr || *text == 0) return 0;
  std::string_view const s = text;
  int sm = 0;
  bool good = s.starts_with("sm_") && s.size() >= 5 && s.size() <= 6;
  for (std::size_t i = 3; i < s.size() && good; ++i) {
    good = s[i] >= '0' && s[i] <= '9';
    sm = sm * 10 + (s[i] - '0');
  }
  if (good) return sm;
  throw error(error_kind::usage, where, "TW_PREPARE is '" + std::string(s) + "'",
              "set it to an architecture, such as sm_90");
}

struct packed_parameters {
  std::vector<std::uint64_t> values;
  std::vector<void*> addresses;
};
packed_parameters pack(std::vector<lower::slot> const& slots, std::span<argument const> arguments, void* report) {
  packed_parameters p;
  p.values.resize(slots.size());
  p.addresses.resize(slots.size());
  for (std::size_t i = 0; i < slots.size(); ++i) {
    lower::slot const& s = slots[i];
    argument const& a = arguments[static_cast<std::size_t>(s.kind == lower::slot::from::report ? 0 : s.param)];
    auto const axis = static_cast<std::size_t>(s.axis < 0 ? 0 : s.axis);
    std::uint64_t& v = p.values[i];
    switch (s.kind) {
      case lower::slot::from::pointer: v = reinterpret_cast<std::uintptr_t>(a.tensor.data); break;
      case lower::slot::from::extent: v = static_cast<std::uint64_t>(a.tensor.extents[axis]); break;
      case lower::slot::from::stride: v = static_cast<std::uint64_t>(a.tensor.strides[axis]); break;
      case lower::slot::from::scalar: v = a.bits; break;
      case lower::slot::from::report: v = reinterpret_cast<std::uintptr_t>(report); break;
    }
    p.addresses[i] = &v;  // little endian: the low bytes come first
  }
  return p;
}

// `element`: row-major number of the first one of the condition that did not hold.
[[noreturn]] void assertion_failed(kernel_record const& k, std::int32_t op, std::int64_t element, loc where) {
  ir::source const& s = k.code.sources[op];
  ir::op const& condition = k.code[k.code.operand(op, 0)];
  std::string what = "kernel '" + std::string(k.name) + "': assertion failed at " + ir::file_name(k.code, s) + ":" +
                     std::to_string(s.line);
  if (condition.rank > 0) {
    std::string index;
    auto rest = element;
    for (int a = condition.rank - 1; a >= 0; --a) {
      auto const extent = condition.dim(a);
      index = std::to_string(rest % extent) + (index.empty() ? "" : ", ") + index;
      rest /= extent;
    }
    what += ", element [" + index + "]";
  }
  throw error(error_kind::device, where, what + ": " + ir::text_of(k.code, k.code[op]),
              "correct what the message says; the outputs of this launch are not to be used, everything else is intact")
    .marked_submitted();
}

[[noreturn]] void report_failure(kernel_record const& k, jit::executable const& e, lower::failure_report const& r,
                                 std::span<argument const> arguments, loc where) {
  lower::kernel_check const& c = e.checks.at(r.check - 1);
  std::string const index = k.code[c.op].sign == ir::signedness::unsigned_ && r.index < 0
                              ? std::to_string(static_cast<std::uint64_t>(r.index))
                              : std::to_string(r.index);
  ir::source const& s = k.code.sources[c.op];
  std::string const place = std::string(ir::file_name(k.code, s)) + ":" + std::to_string(s.line);
  std::string what = "kernel '" + std::string(k.name) + "' failed a check at " + place + ": ";
  if (c.axis == lower::kernel_check::of_assertion) {
    assertion_failed(k, c.op, r.index, where);
  } else if (c.axis == lower::kernel_check::of_divisor) {
    what += "the divisor was " + index;
  } else if (ir::op const& o = k.code[c.op]; o.code == ir::opcode::extract || o.code == ir::opcode::insert) {
    what += "slice " + index + " along axis " + std::to_string(c.axis) + " of a tile that has " +
            std::to_string(ir::slices_along(k.code[k.code.operand(c.op, ir::sliced_tile(o))],
                                            o.code == ir::opcode::insert ? k.code[k.code.operand(c.op, 0)] : o,
                                            c.axis)) +
            " there";
  } else {
    bool const scatter = o.code == ir::opcode::tile_scatter;
    bool const scattered = scatter || o.code == ir::opcode::accum_update;  // it names the tensor, not a view
    ir::op const& view = scattered ? o : k.code[k.code.operand(c.op, 0)];
    int const axis = scattered ? c.axis : ir::tensor_axis(k.code, view, c.axis);
    auto const p = static_cast<std::size_t>(view.imm);
    auto const extent = arguments[p].tensor.extents[static_cast<std::size_t>(axis)];
    bool const position = scattered || (o.code == ir::opcode::view_gather && o.axis == c.axis);
    bool const update = o.code == ir::opcode::accum_update || o.code == ir::opcode::view_update;
    what += std::string(scatter    ? "the scatter"
                        : update   ? "the update"
                        : position ? "the gather"
                                   : "the load") +
            " asked for " + (position ? "position " : "tile ") + index + " along axis " + std::to_string(axis) +
            " of argument " + std::to_string(arguments[p].position) + ", which has " +
            (position ? "extent " + std::to_string(extent)
                      : std::to_string(verify::ceil_div(extent, ir::tile_step(k.code, view, c.axis))) + " tiles") +
            " there";
  }
  throw error(error_kind::device, where, what,
              "correct the index; the outputs of this launch are not to be used, everything else is intact")
    .marked_submitted();
}

void log_launch(kernel_record const& k, jit::launch_grid const& g, stream_ref s, log::stopwatch const& time) {
  if (!log::on(log::level::debug)) return;
  log::write("kernel '" + std::string(k.name) + "': " + (s.device.is_cpu() ? "ran on " : "enqueued on ") +
             to_string(s.device) + " over " + std::to_string(g.x) + " x " + std::to_string(g.y) + " x " +
             std::to_string(g.z) + " tile blocks, " + time.text() + " since the call");
}

}  // namespace

void invoke(registered_kernel const& kernel, std::span<argument const> arguments, hints const& hint, stream_ref stream,
            bool waits, loc where) {
  kernel_record const& k = kernel.record();
  log::stopwatch const time;
  check_hints(hint, k.name, where);
  if (hint.dependent_launch) check_dependent(k, where);
  check_tensors(k, arguments, stream, where);
  check_strides(k, arguments, where);
  check_aliases(k, arguments, where);
  launch_values const values = values_of(k.code, arguments);
  check_requires(k, arguments, values, where);
  tile_grid const grid = grid_of(k, arguments, hint, stream.device, where);
  if (grid.total == 0) return;
  check_tile_counts(k, arguments, where);

  kernel_state& state = kernel.state();
  bool const wide = needs_wide_indices(k.code, arguments);
  verify::report const& report = state.report(k, wide);
  if (report.broken != verify::rule::ok)
    throw error(error_kind::usage, where,
                "kernel '" + std::string(k.name) +
                  "' cannot be used with tensors of 2^31 bytes or more: " + std::string(report.detail.text),
                "state a bound with b.require(...), or cut the tensors");
  check_obligations(k, report, arguments, values, wide, where);

  if (int const sm = prepared_target(where); sm != 0) {
    jit::prepare(k.name, k.code, report, specialise(k.code, arguments, grid, hint, sm), where);
    for (argument const& a : arguments) {  // nothing runs, and nobody shall read what was never written
      byte_range const bytes = bytes_of(a.tensor);
      if (a.fresh) runtime::fill_zero(stream, a.tensor.data, a.tensor.where, bytes.end - bytes.begin, where);
    }
    return;
  }
  jit::executable_key const key{stream.device, specialise(k.code, arguments, grid, hint, stream.device.sm())};
  auto const code = state.executables.get(key, [&] { return jit::build(k.name, k.code, report, key, where); });

  jit::launch_grid blocks;
  if (key.spec.linear_grid) blocks.x = grid.total;
  else blocks = {grid.counts[0], grid.rank > 1 ? grid.counts[1] : 1, grid.rank > 2 ? grid.counts[2] : 1};
  bool const checks = !code->checks.empty(), reports = checks && (waits || stream.device.is_cpu());
  std::optional<runtime::report_memory> memory;
  void* report_at = nullptr;
  if (reports) report_at = memory.emplace(stream.device, where).address();
  else if (checks) report_at = runtime::unread_report(stream.device, where);
  auto const p = pack(code->slots, arguments, report_at);
  jit::run(*code, blocks, p.addresses, stream, where, hint.dependent_launch);
  log_launch(k, blocks, stream, time);
  if (!reports) return;
  try {
    synchronize(stream, where);
  } catch (error const& e) { throw e.marked_submitted(); }
  auto const failure = std::bit_cast<lower::failure_report>(memory->take());
  if (failure.check != 0) report_failure(k, *code, failure, arguments, where);
}

}  // namespace tw::launch
