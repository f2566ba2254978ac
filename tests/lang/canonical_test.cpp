// The canonical form computes what the statements of the kernel say, in their order: random kernels with variables, loops,
// branches, exits and a tile that is read and written, run as they were traced and in canonical form.
#include <optional>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <tilewright/ir/op_table.hpp>

#include "verify/interpreter.hpp"
#include "verify/kit.hpp"

namespace {

using tw::tile;
using namespace tw::ir;

// Decisions of the generator; zeros when they run out, so that shorter lists are simpler programs.
struct choices {
  std::vector<unsigned> list;
  std::size_t at = 0;
  int next(int n) { return at < list.size() ? static_cast<int>(list[at++] % static_cast<unsigned>(n)) : 0; }
  bool more() const { return at < list.size(); }
};

// Parameters: 0 and 1 tiles of one element that are read and written, 2 and 3 scalars.
class generator {
 public:
  explicit generator(std::vector<unsigned> list) : choose_{std::move(list)} {}

  verify_test::traced_program make() {
    auto const add = [&](param_kind k) {
      parameter p;
      p.kind = k;
      p.elem = tw::element::i32;
      p.rank = k == param_kind::scalar ? 0 : 1;
      return b_.add_parameter(p);
    };
    tw::inout_tile<int, 1> const y(&b_, add(param_kind::inout_tile)), z(&b_, add(param_kind::inout_tile));
    for (int k = 0; k < 2; ++k) {
      op o = tw::lang::make_op<int>(opcode::param);
      o.imm = add(param_kind::scalar);
      values_.push_back(tile<int>(&b_, b_.emit(o, tw::loc())));
    }
    y_ = &y;
    z_ = &z;
    tw::block const b(&b_);
    tw::var u = b.let(0), v = b.let(3), w = b.let(5);
    vars_ = {&u, &v, &w};
    statements(b, 0);
    store(u + v * 7 + w * 31);
    return test::finish(b_);
  }

 private:
  using variable = tw::var<tile<int>>;

  tile<int> pick() {
    int const k = choose_.next(static_cast<int>(values_.size()) + 4);
    if (k < 3) return vars_[static_cast<std::size_t>(k)]->now();
    if (k == 3) return tile<int>(&b_, tile<int>(choose_.next(7) - 2).in(&b_, tw::loc()));
    return values_[static_cast<std::size_t>(k - 4)];
  }
  tile<bool> condition() {
    auto const a = pick(), c = pick();
    return choose_.next(2) == 0 ? a < c : a == c;
  }
  tile<int> expression() {
    auto const a = pick(), c = pick();
    switch (choose_.next(7)) {
      case 0: return a + c;
      case 5: return combined(a, c);
      case 1: return a - c;
      case 2: return tw::min(a, c);
      case 3: return tw::select(condition(), a, c);
      case 4: return a;  // a copy: of a variable, or of what a loop carries
      default: return a * 3;
    }
  }
  // Two tiles of one element, reduced by a function that is made up; one result may go unused.
  tile<int> combined(tile<int> const& x, tile<int> const& y) {
    auto const of = tw::operands(tile<int, 1>(x), tile<int, 1>(y));
    auto const join = [&](auto const& p, auto const& q) {
      auto const visible = values_.size();
      values_.insert(values_.end(), {std::get<0>(p), std::get<1>(q), std::get<0>(q), std::get<1>(p)});
      auto const s = pick() - pick() * 3;
      values_.push_back(s);
      tw::var t = s;
      if (choose_.next(2) == 0)
        tw::block(&b_).if_(condition(), [&] { t = pick(); }, [&] { t = expression_without_regions(); });
      auto const u = t.now() + pick();
      values_.erase(values_.begin() + static_cast<std::ptrdiff_t>(visible), values_.end());
      return tw::operands(u, s);
    };
    auto const both = choose_.next(2) == 0 ? tw::reduce(of, tw::axis<0>, tw::identities(0, 1), join)
                                           : tw::scan(of, tw::axis<0>, tw::identities(2, 3), join, tw::reverse);
    auto const first = tw::reshape(std::get<0>(both), tw::shape<>);
    return choose_.next(2) == 0 ? first : first + tw::reshape(std::get<1>(both), tw::shape<>);
  }
  tile<int> expression_without_regions() { return tw::min(pick(), pick() + 1); }
  tw::inout_tile<int, 1> const& own() { return choose_.next(3) == 0 ? *z_ : *y_; }
  tile<int> load() { return tw::reshape(own().load(), tw::shape<>); }
  void store(tile<int> const& x) { own().store(tile<int, 1>(x)); }
  variable& target() { return *vars_[static_cast<std::size_t>(choose_.next(3))]; }

  void statements(tw::block const& b, int depth) {
    auto const visible = values_.size();
    for (int n = 1 + choose_.next(5); n > 0 && choose_.more(); --n) statement(b, depth);
    values_.erase(values_.begin() + static_cast<std::ptrdiff_t>(visible), values_.end());
  }
  void body(tw::block const& b, std::optional<tile<int>> index, int depth) {
    auto const visible = values_.size();
    if (index) values_.push_back(*index);
    statements(b, depth + 1);
    values_.erase(values_.begin() + static_cast<std::ptrdiff_t>(visible), values_.end());
  }
  void statement(tw::block const& b, int depth) {
    switch (choose_.next(depth < 3 ? 13 : 9)) {
      case 0: values_.push_back(expression()); return;
      case 1:
      case 2: target() = expression(); return;
      case 3:
      case 4: store(expression()); return;
      case 5: values_.push_back(load()); return;  // used later, or never
      case 6: target() = load(); return;
      case 7: {  // two variables change places
        auto& s = target();
        auto& t = target();
        auto const old = s.now();
        s = t.now();
        t = old;
        return;
      }
      case 8:
        if (b_.open_loops.empty()) return;
        if (choose_.next(2) == 0) b.break_if(condition());
        else b.continue_if(condition());
        return;
      case 9:
        for (auto i : b.range(0, choose_.next(4))) body(b, i, depth);
        return;
      case 10:
        for (auto i : b.range(pick(), tw::min(pick(), 4))) body(b, i, depth);
        return;
      case 11: b.if_(condition(), [&] { statements(b, depth + 1); }, [&] { statements(b, depth + 1); }); return;
      default:
        b.loop([&] {
          body(b, {}, depth);
          auto& counter = target();
          b.break_if(counter > 9);
          counter = counter + 4;
        });
    }
  }

  builder b_;
  choices choose_;
  std::vector<tile<int>> values_;
  tw::inout_tile<int, 1> const *y_ = nullptr, *z_ = nullptr;
  std::vector<variable*> vars_;
};

struct outcome {
  std::vector<std::pair<std::int64_t, std::int64_t>> stores;  // parameter and value
  bool gave_up = false;
};
outcome run(function const& f, std::vector<std::int64_t> const& scalars) {
  outcome o;
  std::vector<std::int64_t> const extents(static_cast<std::size_t>(f.param_count) * max_rank, 1);
  std::int64_t memory[] = {11, 13};
  test::interpreter run(f, extents, scalars);
  run.on_own_load = [&](std::int64_t p) { return memory[p]; };
  run.on_own_store = [&](std::int64_t p, std::int64_t v) {
    memory[p] = v;
    o.stores.emplace_back(p, v);
  };
  run.block({0});
  o.gave_up = run.gave_up();
  return o;
}

std::string text(function const& f) {
  std::string s;
  for (int i = 0; i < f.op_count; ++i) {
    s += "%" + std::to_string(i) + " = " + std::string(row(f[i].code).name) + " " + std::to_string(f[i].imm) + " (";
    for (int k = 0; k < f[i].count; ++k) s += " %" + std::to_string(f.operand(i, k));
    s += " )\n";
  }
  return s;
}

struct tally {
  int programs = 0, compared = 0, stores = 0;
};
tally& total() {
  static tally t;
  return t;
}

RC_GTEST_PROP(canonical, computes_what_the_statements_say, (std::vector<unsigned> decisions)) {
  auto const extra = *rc::gen::container<std::vector<unsigned>>(60, rc::gen::arbitrary<unsigned>());
  decisions.insert(decisions.end(), extra.begin(), extra.end());
  auto const p = generator(decisions).make();
  RC_ASSERT(p.fault == trace_fault::none);
  RC_ASSERT(!p.escapes);
  ++total().programs;
  auto const raw = p.raw.view(), canonical = p.canonical.view();
  for (std::vector<std::int64_t> const& scalars :
       {std::vector<std::int64_t>{0, 0, 0, 1}, {0, 0, 2, -3}, {0, 0, 5, 4}}) {
    outcome const a = run(raw, scalars), c = run(canonical, scalars);
    if (a.gave_up || c.gave_up) continue;
    ++total().compared;
    total().stores += static_cast<int>(a.stores.size());
    if (a.stores != c.stores) RC_LOG() << "traced:\n" << text(raw) << "canonical:\n" << text(canonical);
    RC_ASSERT(a.stores == c.stores);
  }
}

TEST(canonical, the_programs_reach_their_stores) {
  if (total().programs == 0) return;  // this test alone
  EXPECT_GT(total().compared, total().programs);
  EXPECT_GT(total().stores, 2 * total().compared);
}

}  // namespace
