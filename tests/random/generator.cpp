#include "random/generator.hpp"

#include <algorithm>

namespace random_kernels {
namespace {

// The canonical form keeps a load of an output whose only user is dropped; the form of that form does not.
test::program settled(test::program p) {
  for (;;) {
    tw::ir::builder b;
    for (auto const& q : p.params) b.add_parameter(q);
    for (char c : p.texts) b.texts.push_back(c);
    for (auto const& o : p.ops) b.emit(o, tw::loc());
    for (auto k : p.pool) b.pool.push_back(k);
    for (auto n : p.numbers) b.numbers.push_back(n);
    test::program again = test::finish(b).canonical;
    if (again.ops.size() == p.ops.size()) return again;
    p = std::move(again);
  }
}

}  // namespace

kernel generator::make() {
  outputs();
  for (int n = 1 + choose_.next(3); n > 0; --n) input();
  for (int n = choose_.weighted({6, 2, 1}); n > 0; --n) accum();
  for (int n = choose_.next(3); n > 0; --n) scalar();
  requires_();
  views();
  for (tensor const& t : tensors_) {
    auto const& p = b_.params[t.param];
    int const a = choose_.next(static_cast<int>(t.extents.size()));
    if (choose_.next(2) == 0 && t.output && !p.is_persistent() && !p.is_whole(a)) keep(m_.block_index(t.param, a));
    if (choose_.next(3) == 2) keep(m_.cast(element::i32, true, m_.extent(t.param, a)));
  }
  load();
  for (int n = 1 + choose_.next(3); n > 0; --n) {
    tile_type const t = random_type(6, 2);
    declare(choose_.next(2) == 0 ? literal(t) : fit(pick(!tw::is_float(t.elem)), t),
            tw::is_float(t.elem) && choose_.next(2) == 1);
    variable& v = *variables_.back();
    bool const taken = m_.op({v.id, v.type, false}).code != opcode::constant;
    v.approximate = v.approximate || (taken && tw::is_float(t.elem));
  }
  int const budget = 3 + choose_.next(10);
  for (int k = 0; k < budget && b_.size() < 200; ++k) statement(0);
  for (tensor const& t : tensors_)
    if (t.accum) update(t);
  store_outputs();
  while (!variables_.empty()) {
    variables_.pop_back();
    b_.variables.pop_back();
  }
  out_.variant = static_cast<code_variant>(choose_.weighted({6, 2, 1}));
  out_.arguments.resize(static_cast<std::size_t>(b_.params.size()));
  for (tensor const& t : tensors_) {
    tensor_plan& plan = out_.arguments[static_cast<std::size_t>(t.param)].tensor;
    std::copy(t.extents.begin(), t.extents.end(), plan.extents.begin());
    std::int64_t stride = 1;
    if (choose_.once_in(8)) stride = 2;  // the innermost axis has gaps
    for (std::size_t a = t.extents.size(); a-- > 0;) {
      plan.strides[a] = stride;
      stride *= t.extents[a];
      if (a > 0 && choose_.once_in(6)) stride += 1 + choose_.next(8);  // rows have
    }
    if (choose_.once_in(6)) plan.offset = 1 + choose_.next(7);
    plan.data_seed = static_cast<std::uint32_t>(choose_.next(1 << 16));
  }
  test::traced_program t = test::finish(b_);
  out_.traced = t.good();
  if (t.good()) out_.code = settled(std::move(t.canonical));
  out_.decisions = choose_.made();
  return std::move(out_);
}

kernel make_kernel(std::uint64_t seed) {
  choices c(seed);
  return generator(c).make();
}
kernel make_kernel(std::vector<std::uint32_t> decisions) {
  choices c(std::move(decisions));
  return generator(c).make();
}

}  // namespace random_kernels
