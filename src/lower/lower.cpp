#include "lower/lower.hpp"

#include <tilewright/runtime/error.hpp>
#include <tilewright/verify/ranges.hpp>

#include "lower/lowering.hpp"

namespace tw::lower {

lowering::lowering(std::string_view name, ir::function const& f, verify::report const& report,
                   specialisation const& spec)
    : name_(name),
      f_(f),
      report_(report),
      spec_(spec),
      regions_(f),
      ranges_(f, {.wide = spec.wide, .extents = nullptr, .scalars = nullptr}, regions_),
      b_(entry_) {
  if (report.broken != verify::rule::ok) internal_fault("a kernel that breaks a rule was lowered");
  if (spec.tensors.size() != static_cast<std::size_t>(f.param_count))
    internal_fault("facts do not fit the kernel's parameters");
  values_.resize(static_cast<std::size_t>(f.op_count));
}

result lowering::run() {
  entry_.name = name_;
  for (int at = 0; at < f_.file_bytes;) {
    std::string const file = f_.files + at;
    out_.module.files.push_back(file);
    at += static_cast<int>(file.size()) + 1;
  }
  for (auto const& o : report_.obligations)
    if (is_left_to_kernel(&o)) out_.checks.push_back({o.op, o.axis});
  for (int i = 0; i < f_.op_count; ++i)
    if (f_[i].code == opcode::assert_) out_.checks.push_back({i, kernel_check::of_assertion});
  find_constant_extents();
  make_parameters();
  range(0, f_.op_count);
  b_.add(opcode::return_, {}, {});
  auto& body = entry_.body.operations;
  body.insert(body.begin(), std::make_move_iterator(constants_.operations.begin()),
              std::make_move_iterator(constants_.operations.end()));
  places_first();
  merge_equal();
  remove_unused();
  if (spec_.sm != 0 && (spec_.hint.ctas != 0 || spec_.hint.warps != 0 || spec_.hint.occupancy != 0)) {
    ir::dictionary_attr chosen;  // keys in the order of the alphabet
    auto const add = [&](char const* key, int v) {
      if (v != 0)
        chosen.values.emplace_back(key, ir::attribute{ir::integer_attr{element::i32, static_cast<std::uint64_t>(v)}});
    };
    add("num_cta_in_cga", spec_.hint.ctas);
    add("num_worker_warps_per_cta", spec_.hint.warps);
    add("occupancy", spec_.hint.occupancy);
    ir::dictionary_attr all;
    all.values.emplace_back("sm_" + std::to_string(spec_.sm), ir::attribute{std::move(chosen)});
    entry_.hints = std::move(all);
  }
  out_.module.entries.push_back(std::move(entry_));
  return std::move(out_);
}

value lowering::of(int traced) const {
  value const v = at(traced).v;
  if (v == ir::no_value) internal_fault("a value is used before it is lowered");
  return v;
}

std::vector<std::int64_t> lowering::shape_of(ir::op const& o) const {
  std::vector<std::int64_t> s;
  for (int i = 0; i < o.rank; ++i) s.push_back(o.dim(i));
  return s;
}

ir::type lowering::type_of(int traced) const {
  ir::op const& o = f_[traced];
  return o.pointer ? ir::pointer_tile_type(o.elem, shape_of(o)) : ir::tile_type(o.elem, shape_of(o));
}

verify::obligation const* lowering::obligation(int op, int axis) const {
  for (auto const& o : report_.obligations)
    if (o.op == op && o.axis == axis) return &o;
  return nullptr;
}

result lower(std::string_view name, ir::function const& f, verify::report const& verdict, specialisation const& spec) {
  return lowering(name, f, verdict, spec).run();
}

}  // namespace tw::lower
