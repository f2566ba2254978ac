// The claim itself, against brute force: random kernels are verified without knowledge of their arguments; then every
// block is run with arguments that pass the launch checks, and no access that was not left to the kernel may be outside.
#include <map>
#include <optional>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <tilewright/ir/op_table.hpp>
#include <tilewright/lang/block.hpp>
#include <tilewright/verify/verifier.hpp>

#include "launch/requires.hpp"
#include "launch/specialise.hpp"
#include "support/traced.hpp"
#include "verify/interpreter.hpp"

namespace {

using tw::tile;

// Decisions of the generator; zeros when they run out, so that shorter lists are simpler programs.
struct choices {
  std::vector<unsigned> list;
  std::size_t at = 0;
  int next(int n) { return at < list.size() ? static_cast<int>(list[at++] % static_cast<unsigned>(n)) : 0; }
  bool more() const { return at < list.size(); }
};

// Parameters: 0 the output (tiles of 4), 1 and 2 vectors, 3 a matrix, 4 and 5 scalars, 6 an unsigned scalar.
class generator {
 public:
  explicit generator(std::vector<unsigned> list) : choose_{std::move(list)} {}

  test::traced_program make() {
    using namespace tw;
    auto const tensor = [&](ir::param_kind k, int rank) {
      ir::parameter p;
      p.kind = k;
      p.elem = element::i32;
      p.rank = static_cast<std::uint8_t>(rank);
      if (k == ir::param_kind::out_tile) p.log2_tile[0] = 2;
      return b_.add_parameter(p);
    };
    out_tile<int, 4> const y(&b_, tensor(ir::param_kind::out_tile, 1));
    in<int, 1> const x(&b_, tensor(ir::param_kind::in, 1)), z(&b_, tensor(ir::param_kind::in, 1));
    in<int, 2> const w(&b_, tensor(ir::param_kind::in, 2));
    for (int k = 0; k < 3; ++k) {
      ir::parameter p;
      p.kind = ir::param_kind::scalar;
      p.elem = element::i32;
      p.sign = k < 2 ? ir::signedness::signed_ : ir::signedness::unsigned_;
      ir::op o = lang::make_op<int>(ir::opcode::param);
      o.imm = b_.add_parameter(p);
      values_.push_back(tile<int>(&b_, b_.emit(o, loc())));
    }
    block const b(&b_);
    requires_(b, x, z, w, y);
    x1_.emplace(x.tiles(shape<1>));
    x4_.emplace(x.tiles(shape<4>));
    z4_.emplace(z.tiles(shape<4>));
    w_.emplace(w.tiles(shape<2, 4>));
    y_ = &y;
    values_.push_back(y.index(0));
    values_.push_back(x4_->count(0));
    values_.push_back(cast<int>(z.extent(0)));
    var v = b.let(0), u = b.let(3);
    v_ = &v;
    u_ = &u;
    statements(b, 0);
    if (choose_.next(8) != 7) y.store(b.zeros<int>(shape<4>));
    return test::finish(b_);
  }

 private:
  template <class X, class Z, class W, class Y>
  void requires_(tw::block const& b, X const& x, Z const& z, W const& w, Y const& y) {
    auto const u = bits(values_[2]);
    for (int n = choose_.next(5); n > 0; --n) switch (choose_.next(17)) {
        case 0: b.require(x.extent(0) == z.extent(0)); break;
        case 1: b.require(y.extent(0) <= x.extent(0)); break;
        case 2: b.require(z.extent(0) <= w.extent(1)); break;
        case 3: b.require(values_[0] >= 1); break;
        case 4: b.require(values_[1] >= 0 && values_[1] < 4); break;
        case 5: b.require(w.extent(0) == 4); break;
        case 6: b.require(y.extent(0) <= z.extent(0) * values_[0]); break;
        case 7: b.require(x.extent(0) >= 9); break;
        case 8: b.require(u >= 1u); break;
        case 9: b.require(u < 5u); break;
        case 10: b.require(u != 0u); break;
        case 11: b.require(u > b.let(0x80000000u)); break;
        case 12: b.require(cast<int>(b.let(4000000000u)) <= values_[1]); break;
        case 13: b.require(x.extent(0) >= (std::int64_t{1} << 20)); break;
        case 14: b.require(values_[0] != 0); break;
        case 15: b.require(w.extent(1) <= x.extent(0) - 1); break;
        default: b.require(y.extent(0) <= w.extent(0) * 2); break;
      }
  }

  static tile<unsigned> bits(tile<int> const& x) { return tw::cast<unsigned>(x); }

  tile<int> pick() {
    auto const n = static_cast<int>(values_.size()) + 3;
    int const k = choose_.next(n);
    if (k == 0) return v_->now();
    if (k == 1) return u_->now();
    if (k == 2) return tile<int>(&b_, tile<int>(choose_.next(7) - 2).in(&b_, tw::loc()));
    return values_[static_cast<std::size_t>(k - 3)];
  }
  tile<bool> condition() {
    auto const a = pick(), c = pick();
    switch (choose_.next(6)) {
      case 0: return a < c;
      case 1: return a == c;
      case 2: return bits(a) < bits(c);
      case 3: return bits(a) >= bits(c);
      case 4: return a != c;
      default: return a >= c;
    }
  }
  tile<int> expression() {
    auto const a = pick(), c = pick();
    switch (choose_.next(24)) {
      case 0: return a + c;
      case 1: return a - c;
      case 2: return a * c;
      case 3: return a / c;
      case 4: return a % c;
      case 5: return tw::min(a, c);
      case 6: return tw::max(a, c);
      case 7: return tw::select(condition(), a, c);
      case 8: return tw::ceil_div(a, c);
      case 9: return a / 4;
      case 10: return tw::cast<int>(bits(a) / bits(c));
      case 11: return tw::cast<int>(bits(a) % bits(c));
      case 12: return tw::cast<int>(tw::ceil_div(bits(a), bits(c)));
      case 13: return tw::cast<int>(tw::min(bits(a), bits(c)));
      case 14: return tw::cast<int>(tw::max(bits(a), bits(c)));
      case 15: return tw::cast<int>(tw::cast<std::int8_t>(a));
      case 16: return tw::cast<int>(tw::cast<std::uint8_t>(a));
      case 17: return tw::cast<int>(tw::cast<std::int64_t>(a) * tw::cast<std::int64_t>(c) / 1000);
      case 18: return -a;
      case 19: return tw::cast<int>(bits(a) / 1000u);
      case 20: return a * 65536;
      case 21: return tw::floor_div(a, c);
      case 22: return tw::floor_div(a, 5);
      default: return a * 4 + 3;
    }
  }
  void load() {
    switch (choose_.next(5)) {
      case 0: values_.push_back(tw::reshape(x1_->load(pick()), tw::shape<>)); return;
      case 1: keep(x4_->load(pick())); return;
      case 2: keep(z4_->load(pick())); return;
      case 3: keep(w_->load(pick(), pick())); return;
      default: keep(w_->load(y_->index(0) / values_[0], pick()));
    }
  }
  // A load only counts when something uses it: it goes into a var through a scalar.
  template <class T, int... D>
  void keep(tile<T, D...> const& t) {
    *u_ = *u_ + tw::reshape(tw::max(flat(t), tw::axis<0>), tw::shape<>) * 0;
  }
  template <class T, int... D>
  static auto flat(tile<T, D...> const& t) {
    return tw::reshape(t, tw::shape<(1 * ... * D)>);
  }

  void statements(tw::block const& b, int depth) {
    auto const visible = values_.size();
    for (int n = 1 + choose_.next(4); n > 0 && choose_.more(); --n) statement(b, depth);
    values_.erase(values_.begin() + static_cast<std::ptrdiff_t>(visible), values_.end());
  }
  void body(tw::block const& b, tile<int> index, int depth) {
    auto const visible = values_.size();
    values_.push_back(index);
    statements(b, depth + 1);
    values_.erase(values_.begin() + static_cast<std::ptrdiff_t>(visible), values_.end());
  }
  void statement(tw::block const& b, int depth) {
    int const kind = choose_.next(depth < 3 ? 13 : 7);
    switch (kind) {
      case 0:
      case 1: values_.push_back(expression()); return;
      case 2:
      case 3:
      case 4: load(); return;
      case 5: *v_ = expression(); return;
      case 6:
        if (b_.open_loops.empty()) return;
        if (choose_.next(2) == 0) b.break_if(condition());
        else b.continue_if(condition());
        return;
      case 7:
        for (auto i : x4_->axis(0)) body(b, i, depth);
        return;
      case 8:
        for (auto i : z4_->axis(0).until(pick())) body(b, i, depth);
        return;
      case 9:
        for (auto i : b.range(tile<int>(0), tw::min(pick(), 6))) body(b, i, depth);
        return;
      case 10:
        for (auto i : w_->axis(choose_.next(2))) body(b, i, depth);
        return;
      case 11: b.if_(condition(), [&] { statements(b, depth + 1); }, [&] { statements(b, depth + 1); }); return;
      default:
        if (choose_.next(6) == 0) y_->store(b.zeros<int>(tw::shape<4>));
        else
          for (auto i : b.range(pick(), pick())) body(b, i, depth);
    }
  }

  tw::ir::builder b_;
  choices choose_;
  std::vector<tile<int>> values_;
  std::optional<tw::tiled<int, 1>> x1_;
  std::optional<tw::tiled<int, 4>> x4_, z4_;
  std::optional<tw::tiled<int, 2, 4>> w_;
  tw::out_tile<int, 4> const* y_ = nullptr;
  tw::var<tile<int>>*v_ = nullptr, *u_ = nullptr;
};

struct tally {
  int programs = 0, accepted = 0, launches = 0, large = 0, wide = 0, refused = 0, accesses = 0;
};
tally& total() {
  static tally t;
  return t;
}

// The program and what was concluded, for a failure's log.
std::string text(tw::ir::function const& f, std::map<std::pair<int, int>, tw::verify::rung> const& rungs) {
  std::string s;
  for (int i = 0; i < f.op_count; ++i) {
    s += "%" + std::to_string(i) + " = " + std::string(tw::ir::row(f[i].code).name) + " imm " +
         std::to_string(f[i].imm) + " axis " + std::to_string(f[i].axis) + " (";
    for (int k = 0; k < f[i].count; ++k) s += " %" + std::to_string(f.operand(i, k));
    s += " )";
    for (auto const& [where, by] : rungs)
      if (where.first == i)
        s += " [" + std::to_string(where.second) + ": rung " + std::to_string(static_cast<int>(by)) + "]";
    s += "\n";
  }
  return s;
}

// Small sizes, for which all blocks are run; now and then one that is not.
struct arguments {
  std::vector<tw::launch::argument> list;
  bool large = false, wide = false;
};
arguments concrete(choices& c) {
  static constexpr std::int64_t sizes[] = {0, 1, 3, 4, 5, 8, 9, 12, 16, 17};
  static constexpr std::int64_t limit = tw::verify::narrow_limit;
  static constexpr std::int64_t large_sizes[] = {
    1 << 20, (1 << 26) - 5, 1 << 30, limit - 1, limit, limit + 1, std::int64_t{1} << 31, std::int64_t{1} << 32};
  static constexpr std::int64_t numbers[] = {1,  2,         0,         3,     -1,      4,     7,
                                             -5, INT32_MAX, INT32_MIN, 65536, 1000000, limit, -294967296};
  arguments a;
  a.list.resize(7);
  bool const only_small = c.next(2) == 0;
  for (int p = 0; p < 7; ++p) {
    auto& q = a.list[static_cast<std::size_t>(p)];
    q.position = p + 1;
    if (p >= 4) {
      q.bits = static_cast<std::uint32_t>(static_cast<std::int32_t>(numbers[c.next(14)]));
      continue;
    }
    q.tensor.elem = tw::element::i32;
    q.tensor.rank = p == 3 ? 2 : 1;
    for (std::size_t k = 0; k < static_cast<std::size_t>(q.tensor.rank); ++k) {
      std::int64_t& e = q.tensor.extents[k];
      e = only_small || c.next(3) == 0 ? sizes[c.next(10)] : large_sizes[c.next(8)];
      a.large = a.large || e > 17;
      a.wide = a.wide || e > limit;
    }
  }
  return a;
}
// The blocks to run: all of a small grid, both ends and a few from the middle of a large one.
std::vector<std::int64_t> blocks_of(std::int64_t count) {
  std::vector<std::int64_t> list;
  for (std::int64_t i = 0; i < count; ++i) {
    if (i == 4 && count > 12) i = count - 4;
    list.push_back(i);
  }
  if (count > 12)
    for (std::int64_t i : {std::int64_t{255}, std::int64_t{65536}, count / 2, count / 3})
      if (i < count) list.push_back(i);
  return list;
}

RC_GTEST_PROP(soundness, what_is_proved_or_checked_at_launch_never_goes_outside, (std::vector<unsigned> decisions)) {
  auto const extra = *rc::gen::container<std::vector<unsigned>>(60, rc::gen::arbitrary<unsigned>());
  decisions.insert(decisions.end(), extra.begin(), extra.end());
  auto const p = generator(decisions).make();
  if (!p.good()) return;
  ++total().programs;
  auto const f = p.canonical.view();
  auto const report = tw::verify::verify(f);
  if (report.broken != tw::verify::rule::ok) return;
  ++total().accepted;
  tw::verify::environment wide_tensors;
  wide_tensors.wide = true;
  auto const wide_report = tw::verify::verify(f, wide_tensors);
  tw::launch::kernel_record record;
  record.name = "random";
  record.code = f;

  choices c{*rc::gen::container<std::vector<unsigned>>(200, rc::gen::arbitrary<unsigned>())};
  for (int round = 0; round < 12; ++round) {
    auto const a = concrete(c);
    auto const values = tw::launch::values_of(f, a.list);
    auto const& judged = a.wide ? wide_report : report;
    if (judged.broken != tw::verify::rule::ok) continue;
    std::map<std::pair<int, int>, tw::verify::rung> rungs;
    for (auto const& o : judged.obligations) rungs[{o.op, o.axis}] = o.by;
    std::int64_t blocks = 0;
    bool refused = false;
    try {
      tw::launch::check_tile_counts(record, a.list, tw::loc::current());
      tw::launch::check_requires(record, a.list, values, tw::loc::current());
      blocks = tw::launch::grid_of(record, a.list, {}, tw::device::cpu(), tw::loc::current()).total;
    } catch (tw::error const&) {
      continue;  // what the kernel demands does not hold, or there are too many tiles
    }
    if (blocks == 0) continue;
    try {
      tw::launch::check_obligations(record, judged, a.list, values, a.wide, tw::loc::current());
    } catch (tw::error const&) { refused = true; }
    bool outside = false;
    test::interpreter run(f, values.extents, values.scalars);
    run.on_access = [&](int op, int axis, std::int64_t index, std::int64_t tiles) {
      ++total().accesses;
      auto const by = rungs.at({op, axis});
      bool const inside = index >= 0 && index < tiles;
      if (by == tw::verify::rung::kernel) return;
      outside = outside || !inside;
      if (!refused && !inside)
        RC_LOG() << text(f, rungs) << "extents " << values.extents[0] << " " << values.extents[6] << " "
                 << values.extents[12] << " " << values.extents[18] << "x" << values.extents[19] << " scalars "
                 << values.scalars[4] << " " << values.scalars[5] << " " << values.scalars[6] << "\nop " << op
                 << " axis " << axis << " index " << index << " of " << tiles << "\n";
      if (!refused) RC_ASSERT(inside);
    };
    run.on_divisor = [&](int op, std::int64_t d) {
      auto const found = rungs.find({op, -1});
      bool const checked_in_kernel = found != rungs.end() && found->second == tw::verify::rung::kernel;
      bool const has_sign = f[op].sign == tw::ir::signedness::signed_;
      bool const positive = has_sign ? d >= 1 : d != 0;
      if (found != rungs.end()) outside = outside || !positive;  // where the kernel checks it reports this launch
      if (checked_in_kernel) return;
      bool const good = found != rungs.end() ? positive : d != 0;
      if (!refused && !good) RC_LOG() << text(f, rungs) << "op " << op << " divides by " << d << "\n";
      if (!refused) RC_ASSERT(good);
    };
    bool gave_up = false;
    for (std::int64_t i : blocks_of(blocks)) {
      run.steps = 0;
      run.block({i});
      gave_up = gave_up || run.gave_up();
      if (!run.gave_up()) RC_ASSERT(run.stores == 1);
    }
    ++total().launches;
    total().large += a.large ? 1 : 0;
    total().wide += a.wide ? 1 : 0;
    if (gave_up) continue;
    total().refused += refused ? 1 : 0;
    if (a.large) continue;  // the block that goes outside may not be one of those that were run
    // A refusal must have a reason: some block really goes outside, or divides by what is not positive.
    if (refused && !outside) RC_LOG() << text(f, rungs);
    if (refused) RC_ASSERT(outside);
  }
}

// The property above is empty unless programs get through and reach their loads.
TEST(soundness, the_generator_reaches_what_it_should) {
  std::printf("%d programs, %d accepted, %d launches (%d large, %d of these wide), %d refused, %d accesses\n",
              total().programs, total().accepted, total().launches, total().large, total().wide, total().refused,
              total().accesses);
  if (total().programs == 0) return;  // this test alone
  EXPECT_GT(total().accepted, total().programs / 5);
  EXPECT_GT(total().launches, 100);
  EXPECT_GT(total().large, 20);
  EXPECT_GT(total().wide, 10);
  EXPECT_GT(total().accesses, 1000);
}

}  // namespace
