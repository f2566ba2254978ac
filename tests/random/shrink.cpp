#include "random/shrink.hpp"

#include <algorithm>
#include <bit>
#include <iterator>
#include <map>
#include <optional>

#include <tilewright/verify/combiners.hpp>

#include "random/generator.hpp"

namespace random_kernels {
namespace {

using tw::ir::op;

bool same_type(op const& a, op const& b) {
  if (a.elem != b.elem || a.rank != b.rank) return false;
  for (int k = 0; k < a.rank; ++k)
    if (a.log2_dim[k] != b.log2_dim[k]) return false;
  return true;
}

// Operations whose place in the list says what they are.
bool structural(opcode c) {
  return tw::ir::opens_region(c) || c == opcode::otherwise || c == opcode::end || c == opcode::loop_index ||
         c == opcode::carried || c == opcode::result || c == opcode::argument;
}
bool statement(opcode c) {
  return c == opcode::tile_store || c == opcode::tile_scatter || c == opcode::accum_update ||
         c == opcode::view_update || c == opcode::require || c == opcode::assert_ || c == opcode::break_if ||
         c == opcode::continue_if;
}
bool gives_tile(op const& o) {
  return o.code != opcode::tiled_view && !tw::ir::opens_region(o.code) && o.code != opcode::otherwise &&
         o.code != opcode::end && !statement(o.code);
}
bool names_parameter(opcode c) {
  return c == opcode::param || c == opcode::extent || c == opcode::block_index || c == opcode::tiled_view ||
         c == opcode::tile_load || c == opcode::tile_store || c == opcode::tile_scatter || c == opcode::accum_update ||
         c == opcode::list_begin || c == opcode::list_end || c == opcode::list_step || c == opcode::list_index;
}

// The operations of a kernel while they are edited.
class editor {
 public:
  explicit editor(kernel const& k) : k_(k), f_(k_.code.view()), regions_(f_) {
    removed_.resize(k.code.ops.size(), false);
    stands_for_.resize(k.code.ops.size());
    for (std::size_t i = 0; i < stands_for_.size(); ++i) stands_for_[i] = static_cast<int>(i);
  }

  bool apply(edit const& e) {
    op const o = f_[e.op];
    if (in_combiner(e.op)) return false;
    switch (e.what) {
      case edit::kind::to_zero:
      case edit::kind::to_one: return to_constant(e.op, e.what == edit::kind::to_one);
      case edit::kind::to_operand: {
        if (structural(o.code) || !gives_tile(o) || e.operand >= o.count) return false;
        if (o.code == opcode::list_index) return false;  // kernels in C++ do not see the number of a place
        int const x = f_.operand(e.op, e.operand);
        if (!gives_tile(f_[x]) || !same_type(o, f_[x])) return false;
        stands_for_[static_cast<std::size_t>(e.op)] = x;
        return true;
      }
      case edit::kind::drop: return drop(e.op);
      default: return keep_arm(e.op, e.what == edit::kind::keep_then);
    }
  }

  // Canonical form of what is left.
  kernel finish() const {
    kernel made = k_;
    tw::ir::builder b;
    for (auto const& p : k_.code.params) b.add_parameter(p);
    for (char c : k_.code.texts) b.texts.push_back(c);
    for (auto n : k_.code.numbers) b.numbers.push_back(n);
    std::vector<int> number(k_.code.ops.size(), -1);
    auto const root = [&](int i) {
      while (stands_for_[static_cast<std::size_t>(i)] != i) i = stands_for_[static_cast<std::size_t>(i)];
      return i;
    };
    made.traced = false;
    for (int i = 0; i < f_.op_count; ++i) {
      if (removed_[static_cast<std::size_t>(i)]) continue;
      op o = constants_.contains(i) ? constants_.at(i) : f_[i];
      int const first = b.pool.size();
      for (int k = 0; k < o.count; ++k) {
        int const x = number[static_cast<std::size_t>(root(f_.operand(i, k)))];
        if (x < 0) return made;  // an operand is gone
        b.pool.push_back(x);
      }
      o.first = first;
      number[static_cast<std::size_t>(i)] = b.emit(o, tw::loc());
    }
    test::traced_program const t = test::finish(b);
    made.traced = t.good();
    if (t.good()) made.code = t.canonical;
    return made;
  }

 private:
  // Functions that combine elements, and their identities, stay what they are: they keep a promise.
  bool in_combiner(int i) const {
    if (tw::verify::combiner_around(f_, regions_, i) >= 0 && !tw::ir::is_combiner(f_[i].code)) return true;
    for (int c = 0; c < f_.op_count && f_[i].code == opcode::constant; ++c)
      for (int k = f_[c].count / 2; tw::ir::is_combiner(f_[c].code) && k < f_[c].count; ++k)
        if (f_.operand(c, k) == i) return true;
    return false;
  }
  bool to_constant(int i, bool one) {
    op const& o = f_[i];
    if (!gives_tile(o)) return false;
    if (structural(o.code)) return false;
    if (o.code == opcode::constant && (o.imm == 0 || one)) return false;
    constants_[i] = constant_like(o, one);
    return true;
  }
  static op constant_like(op const& o, bool one) {
    op c;
    c.code = opcode::constant;
    c.elem = o.elem;
    c.rank = o.rank;
    c.sign = o.sign;
    std::copy(std::begin(o.log2_dim), std::end(o.log2_dim), std::begin(c.log2_dim));
    if (one) c.imm = tw::is_float(o.elem) ? std::bit_cast<std::int64_t>(1.0) : 1;
    return c;
  }
  void remove(int from, int to) {
    for (int i = from; i < to; ++i) removed_[static_cast<std::size_t>(i)] = true;
  }
  // What stands after the end of a region becomes what is given for it.
  void settle(int end, int terminator, int first, int count) {
    for (int j = 0; j < count; ++j) {
      stands_for_[static_cast<std::size_t>(end + 1 + j)] = f_.operand(terminator, first + j);
      removed_[static_cast<std::size_t>(end + 1 + j)] = true;
    }
  }
  bool drop(int i) {
    op const& o = f_[i];
    if (statement(o.code)) {
      remove(i, i + 1);
      return true;
    }
    int const end = regions_.end[i];
    if (tw::ir::is_combiner(o.code)) {
      remove(i, end + 1);
      for (int k = 0; k < o.count / 2; ++k) constants_[end + 1 + k] = constant_like(f_[end + 1 + k], false);
      return true;
    }
    if (!tw::ir::is_loop(o.code)) return false;
    remove(i, end + 1);
    settle(end, i, o.code == opcode::counted_loop ? 3 : 0, static_cast<int>(o.imm));
    return true;
  }
  bool keep_arm(int i, bool then) {
    if (f_[i].code != opcode::branch) return false;
    int const middle = regions_.middle[i], end = regions_.end[i];
    remove(i, i + 1);
    remove(middle, middle + 1);
    remove(end, end + 1);
    if (then) remove(middle + 1, end);
    else remove(i + 1, middle);
    settle(end, then ? middle : end, 1, f_[end].count - 1);
    return true;
  }

  kernel const& k_;
  tw::ir::function f_;
  tw::verify::regions regions_;
  std::vector<bool> removed_;
  std::vector<int> stands_for_;
  std::map<int, op> constants_;
};

// Without the parameters that nothing names.
kernel without_unused(kernel k) {
  std::vector<bool> used(k.code.params.size(), false);
  for (op const& o : k.code.ops)
    if (names_parameter(o.code)) used[static_cast<std::size_t>(o.imm)] = true;
  if (std::find(used.begin(), used.end(), false) == used.end()) return k;
  std::vector<int> number(used.size());
  std::vector<tw::ir::parameter> params;
  std::vector<argument_plan> arguments;
  for (std::size_t p = 0; p < used.size(); ++p) {
    number[p] = static_cast<int>(params.size());
    if (!used[p]) continue;
    params.push_back(k.code.params[p]);
    arguments.push_back(k.arguments[p]);
  }
  for (op& o : k.code.ops)
    if (names_parameter(o.code)) o.imm = number[static_cast<std::size_t>(o.imm)];
  k.code.params = params;
  k.arguments = arguments;
  return k;
}

class search {
 public:
  search(kernel k, first_failing const& failing, int tries, int width)
      : best_(std::move(k)), failing_(failing), left_(tries), width_(static_cast<std::size_t>(width)) {}

  kernel run() {
    int const half = left_ / 2;  // the rest is for the operations
    decisions(left_ - half);
    for (bool better = true; better && left_ > 0;) {
      better = operations();
      better = arguments() || better;
    }
    return best_;
  }

 private:
  using candidate = std::optional<kernel>;

  // Tries what `make` makes of places `at`, ..., some at a time, each of them from what is the best then; `end` and `make` see that.
  // Goes on where `next` says after one that fails. Places without a candidate cost nothing.
  template <class Make, class End, class Next>
  bool walk(std::size_t at, End const& end, Make const& make, Next const& next, int stop = 0) {
    bool better = false;
    while (at < end() && left_ > stop) {
      std::vector<kernel> kernels;
      std::vector<std::size_t> places;
      for (; at < end() && kernels.size() < width_; ++at) {
        candidate c = make(at);
        if (!c || !c->traced) continue;
        kernels.push_back(std::move(*c));
        places.push_back(at);
      }
      if (kernels.empty()) break;
      left_ -= static_cast<int>(kernels.size());
      int const which = failing_(kernels);
      if (which < 0) continue;
      better = true;
      best_ = std::move(kernels[static_cast<std::size_t>(which)]);
      at = next(places[static_cast<std::size_t>(which)]);
    }
    return better;
  }

  // Simpler decisions: pieces go, or become zero, or smaller.
  void decisions(int stop) {
    auto& all = best_.decisions;
    bool better = !all.empty();
    while (better && left_ > stop) {
      better = false;
      for (std::size_t piece = all.size() / 2; piece > 0 && left_ > stop; piece /= 2) {
        // Two places for each piece: without it, and with zeros in it.
        auto const end = [&] { return (all.size() + piece - 1) / piece * 2; };
        auto const change = [&](std::size_t place) -> candidate {
          auto d = all;
          auto const first = d.begin() + static_cast<std::ptrdiff_t>(place / 2 * piece);
          auto const last = d.begin() + static_cast<std::ptrdiff_t>(std::min(place / 2 * piece + piece, d.size()));
          if (place % 2 == 0) d.erase(first, last);
          else if (std::all_of(first, last, [](auto v) { return v == 0; })) return {};
          else std::fill(first, last, 0u);
          return replay(d);
        };
        auto const next = [](std::size_t place) { return place % 2 == 0 ? place : place + 1; };
        better = walk(0, end, change, next, stop) || better;
      }
      auto const halved = [&](std::size_t place) -> candidate {
        if (all[place] < 2) return {};
        auto d = all;
        d[place] /= 2;
        return replay(d);
      };
      better = walk(0, [&] { return all.size(); }, halved, [](std::size_t place) { return place + 1; }, stop) || better;
    }
  }
  candidate replay(std::vector<std::uint32_t> const& d) const {
    kernel k = make_kernel(d);
    // Decisions that were not asked for are no part of the kernel.
    bool const shorter = k.decisions.size() < best_.decisions.size() ||
                         (k.decisions.size() == best_.decisions.size() && k.decisions < best_.decisions);
    if (!shorter) return {};
    return k;
  }

  // From the last operation to the first; the edits of one after the other.
  bool operations() {
    static constexpr struct {
      edit::kind what;
      int operand;
    } edits[] = {{edit::kind::drop, 0},       {edit::kind::keep_then, 0},  {edit::kind::keep_else, 0},
                 {edit::kind::to_operand, 0}, {edit::kind::to_operand, 1}, {edit::kind::to_operand, 2},
                 {edit::kind::to_zero, 0},    {edit::kind::to_one, 0}};
    constexpr std::size_t kinds = std::size(edits), for_constants = 3;
    std::size_t const n = best_.code.ops.size();
    auto const change = [&](std::size_t place) -> candidate {
      std::size_t const i = n - 1 - place / kinds, what = place % kinds;
      if (i >= best_.code.ops.size()) return {};
      if (best_.code.ops[i].code == opcode::constant && what >= for_constants) return {};
      return edited(best_, {edits[what].what, static_cast<int>(i), edits[what].operand});
    };
    bool better = walk(
      0, [&] { return n * kinds; }, change, [](std::size_t place) { return (place / kinds + 1) * kinds; });
    better = once([](kernel& k) {
               std::size_t const before = k.code.params.size();
               k = without_unused(std::move(k));
               return k.code.params.size() < before;
             }) ||
             better;
    return better;
  }

  template <class Change>
  bool once(Change const& change) {
    auto const changed = [&](std::size_t) -> candidate {
      kernel k = best_;
      if (!change(k)) return {};
      return k;
    };
    return walk(0, [] { return std::size_t{1}; }, changed, [](std::size_t place) { return place + 1; });
  }

  bool arguments() {
    bool better = false;
    auto const change = [&](auto const& with) { better = once(with) || better; };
    if (best_.variant != code_variant::special)
      change([](kernel& k) { return k.variant = code_variant::special, true; });
    if (!(best_.order == tw::block_order{})) change([](kernel& k) { return k.order = {}, true; });
    if (best_.blocks > 1) change([](kernel& k) { return k.blocks = 1, true; });
    for (std::size_t p = 0; p < best_.arguments.size(); ++p) {
      tw::ir::parameter const q = best_.code.params[p];
      if (best_.arguments[p].bits > 1) change([&](kernel& k) { return k.arguments[p].bits = 1, true; });
      if (!tw::ir::is_tensor(q.kind)) continue;
      change([&](kernel& k) {
        tensor_plan& t = k.arguments[p].tensor;
        tensor_plan const before = t;
        std::int64_t stride = 1;
        for (std::size_t a = q.rank; a-- > 0; stride *= t.extents[a]) t.strides[a] = stride;
        t.offset = 0;
        return t.strides != before.strides || t.offset != before.offset;
      });
      if (best_.arguments[p].tensor.data_seed != 0)
        change([&](kernel& k) { return k.arguments[p].tensor.data_seed = 0, true; });
      for (std::size_t a = 0; a < q.rank; ++a)
        for (std::int64_t by : {8, 1})
          if (best_.arguments[p].tensor.extents[a] > by)
            change([&](kernel& k) { return k.arguments[p].tensor.extents[a] -= by, true; });
    }
    return better;
  }

  kernel best_;
  first_failing const& failing_;
  int left_;
  std::size_t width_;
};

}  // namespace

kernel edited(kernel const& k, edit const& e) {
  editor d(k);
  if (d.apply(e)) return d.finish();
  kernel none = k;
  none.traced = false;
  return none;
}

kernel shrink(kernel k, first_failing const& failing, int tries, int width) {
  return search(std::move(k), failing, tries, width).run();
}

}  // namespace random_kernels
