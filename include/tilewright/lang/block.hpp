// block: the first parameter of every kernel. Makes constants, loops and branches of the kernel being traced.
#pragma once
#include <array>
#include <concepts>
#include <optional>

#include <tilewright/lang/accum.hpp>
#include <tilewright/lang/library.hpp>
#include <tilewright/lang/list.hpp>
#include <tilewright/lang/multicast.hpp>
#include <tilewright/lang/print.hpp>
#include <tilewright/lang/random.hpp>
#include <tilewright/lang/reductions.hpp>
#include <tilewright/lang/unsafe.hpp>

namespace tw {

class block {
 public:
  constexpr explicit block(ir::builder* b) : b_(b) {}

  // ---- values
  template <element_type T, int... D>
    requires(element_of<T> != element::i4)
  constexpr tile<T, D...> full(shape_t<D...>, std::type_identity_t<tile<T>> v, loc l = loc::current()) const {
    if (v.trace) return tile<T, D...>(v, l);
    tile<T, D...> t(lang::zero_literal<T>);
    t.literal = v.literal;
    t.fits = v.fits;
    return {b_, t.in(b_, l)};
  }
  template <element_type T, int... D, class V>
    requires(element_of<T> == element::i4)
  constexpr tile<T, D...> full(shape_t<D...> s, V const&, loc l = loc::current()) const {
    static_assert(lang::never<V>,
                  "tilewright: there are no constants of 4 bits; tw::cast<tw::i4>(b.full<int8_t>(tw::shape<...>, v))");
    return zeros<T>(s, l);
  }
  template <element_type T, int... D>
  constexpr tile<T, D...> zeros(shape_t<D...> s, loc l = loc::current()) const {
    if constexpr (element_of<T> == element::i4) return cast<T>(full<std::int8_t>(s, tile<std::int8_t>(0), l), l);
    else return full<T>(s, tile<T>(lang::zero_literal<T>), l);
  }
  // A scalar of the kernel from a C++ number.
  template <element_type T>
  constexpr tile<T> let(T v, loc l = loc::current()) const {
    return {b_, tile<T>(v).in(b_, l)};
  }
  // 0, 1, 2, ... along the only axis that is longer than 1.
  template <integer_element T, int... D>
  constexpr tile<T, D...> iota(shape_t<D...>, loc l = loc::current()) const {
    static_assert(((D > 1 ? 1 : 0) + ... + 0) <= 1, "tilewright: iota counts along one axis; the others have size 1");
    constexpr int n = (1 * ... * D);
    tile<T, n> const line(b_, b_->emit(lang::make_op<T, n>(ir::opcode::iota), l));
    return reshape(line, shape<D...>, l);
  }

  // Constants of the kernel, to be looked up by tiles of ids.
  template <element_type T, std::size_t N>
  constexpr tw::table<T, static_cast<int>(N)> table(std::array<T, N> const& values, loc l = loc::current()) const {
    static_assert(N >= 1 && N <= 65536, "tilewright: b.table takes 1 to 65536 values");
    static_assert(!std::same_as<T, bool>, "tilewright: b.table holds numbers");
    std::int64_t bits[N];
    for (std::size_t i = 0; i < N; ++i) {
      if constexpr (std::integral<T>) bits[i] = static_cast<std::int64_t>(values[i]);
      else if constexpr (std::same_as<T, float>) bits[i] = std::bit_cast<std::int32_t>(values[i]);
      else if constexpr (std::same_as<T, double>) bits[i] = std::bit_cast<std::int64_t>(values[i]);
      else bits[i] = values[i].bits;
    }
    ir::op o = unsafe::detail::pointer_op<T>(ir::opcode::get_global);
    o.data = b_->add_numbers(bits, static_cast<int>(N));
    return {b_, b_->emit(o, l)};
  }

  // Random numbers that depend on the seed, the stream and a counter alone.
  constexpr random_numbers random(tile<std::uint64_t> const& seed, loc l = loc::current()) const {
    return {b_, seed, tile<std::uint64_t>(0), l};
  }
  constexpr random_numbers random(tile<std::uint64_t> const& seed, tile<std::uint64_t> const& stream,
                                  loc l = loc::current()) const {
    return {b_, seed, stream, l};
  }

  // ---- statements about the launch: checked at each launch, facts for the proof, folded in the code
  constexpr void require(tile<bool> const& c, loc l = loc::current()) const {
    ir::op o = lang::make_op<bool>(ir::opcode::require);
    int const at = b_->emit_with(o, l, c.in(b_, l));
    if (!b_->open_regions.empty()) b_->fail(ir::trace_fault::require_inside_region, at);
    if (!known_at_launch(c.in(b_, l))) b_->fail(ir::trace_fault::require_needs_launch_time_values, at);
  }

  // ---- looking inside
  // Writes to standard output on both devices: b.print("row {}: {:.3f}\n", y.index(0), t). A tile is written as nested
  // lists. The lines of one block have their order, those of different blocks have none.
  template <class... X>
  constexpr void print(lang::text_at const& text, X const&... x) const {
    lang::printed const values[sizeof...(X) + 1] = {lang::to_print(b_, x, text.l)...};
    ir::op o;
    o.code = ir::opcode::print_tko;
    o.first = b_->pool.size();
    o.count = sizeof...(X);
    for (int i = 0; i < o.count; ++i) b_->pool.push_back(values[i].id);
    lang::printf_text const in_printf(lang::length_of(text.text) <= lang::longest_text ? text.text : "", values,
                                      o.count);
    o.imm = b_->add_text(in_printf.text().data(), in_printf.text().size());
    fail_on_length(text.text, b_->emit(o, text.l));
    if (!in_printf.good()) b_->fail(ir::trace_fault::print_text_is_wrong, b_->size() - 1);
  }
  // Every element of the condition holds. Otherwise the launch throws error(device) with the message, this line and the
  // first element that failed; the kernel runs to its end, and its outputs are not to be used.
  template <int... D>
  constexpr void assert_(tile<bool, D...> const& condition, char const* message, loc l = loc::current()) const {
    ir::op o;
    o.code = ir::opcode::assert_;
    int const n = lang::length_of(message);
    o.imm = b_->add_text(message, n < lang::longest_text ? n : lang::longest_text);
    fail_on_length(message, b_->emit_with(o, l, condition.in(b_, l)));
  }
  template <class X>
    requires(!lang::condition<X>)
  constexpr void assert_(X const&, char const*) const {
    static_assert(lang::condition<X>, "tilewright: b.assert_ takes a condition, a tile of bool made by a comparison");
  }

  // ---- control flow
  constexpr loop_range range(tile<int> const& lo, tile<int> const& hi, loc l = loc::current()) const {
    return range(lo, hi, tile<int>(1), l);
  }
  constexpr loop_range range(tile<int> const& lo, tile<int> const& hi, tile<int> const& step,
                             loc l = loc::current()) const {
    return {b_, lo.in(b_, l), hi.in(b_, l), step.in(b_, l), l};
  }
  // Both arms are traced; vars keep the values of the arm that runs.
  template <class Then, class Else>
    requires(!lang::gives_a_value<Then> && !lang::gives_a_value<Else>)
  constexpr void if_(tile<bool> const& c, Then&& then, Else&& otherwise, loc l = loc::current()) const {
    auto& vars = b_->variables;
    int const n = vars.size();
    ir::sequence<int> before, after_then;
    for (int* v : vars) before.push_back(*v);
    int const branch = b_->emit_with(lang::make_op<bool>(ir::opcode::branch), l, c.in(b_, l));
    b_->open_regions.push_back(branch);
    then();
    b_->leave_region(branch);
    if (b_->fault != ir::trace_fault::none) return;
    for (int* v : vars) after_then.push_back(*v);
    ir::op o;
    o.code = ir::opcode::otherwise;
    int const middle = b_->emit_with(o, l, branch);
    for (int i = 0; i < n; ++i) *vars[i] = before[i];
    b_->open_regions.push_back(middle);
    otherwise();
    b_->leave_region(middle);
    if (b_->fault != ir::trace_fault::none) return;
    close_branch(branch, middle, n, after_then, l);
  }
  template <class Then>
  constexpr void if_(tile<bool> const& c, Then&& then, loc l = loc::current()) const {
    static_assert(
      !lang::gives_a_value<Then>,
      "tilewright: this b.if_ gives a value in one arm only; write the other arm, too, which gives one of the "
      "same type");
    if constexpr (!lang::gives_a_value<Then>) if_(c, then, [] {}, l);
  }
  // The value of the arm that runs: `auto x = b.if_(c, [&] { return y; }, [&] { return z; });`. Both give a tile of one
  // type, a number, or a struct of tiles.
  template <class Then, class Else>
    requires(lang::gives_a_value<Then> || lang::gives_a_value<Else>)
  constexpr auto if_(tile<bool> const& c, Then&& then, Else&& otherwise, loc l = loc::current()) const {
    static_assert(lang::gives_a_value<Then> && lang::gives_a_value<Else>,
                  "tilewright: this b.if_ gives a value in one arm only; both have to give one");
    if constexpr (!lang::gives_a_value<Then>) return otherwise();
    else if constexpr (!lang::gives_a_value<Else>) return then();
    else return chosen<lang::given_t<Then>, lang::given_t<Else>>(c, then, otherwise, l);
  }
  // Repeats until b.break_if.
  template <class Body>
  constexpr void loop(Body&& body, loc l = loc::current()) const {
    lang::loop_frame f{b_};
    f.open(lang::make_op<int>(ir::opcode::loop_), nullptr, 0, l);
    body();
    bool ends = false;
    for (int i = f.op; i < b_->size(); ++i)
      ends = ends || (b_->ops[i].code == ir::opcode::break_if && b_->operand(i, 0) == f.op);
    if (!ends) b_->fail(ir::trace_fault::loop_never_ends, f.op);
    f.close(l);
  }
  // Leave, or go on with, the innermost traced loop where the condition holds.
  constexpr void break_if(tile<bool> const& c, loc l = loc::current()) const { leave(ir::opcode::break_if, c, l); }
  constexpr void continue_if(tile<bool> const& c, loc l = loc::current()) const {
    leave(ir::opcode::continue_if, c, l);
  }

 private:
  template <class V, class W, class Then, class Else>
  constexpr V chosen(tile<bool> const& c, Then& then, Else& otherwise, loc const& l) const {
    static_assert(
      std::same_as<V, W>,
      "tilewright: the arms of this b.if_ give values of two types; both have to give the same element type and "
      "shape");
    static_assert(lang::only_tiles<V>(),
                  "tilewright: the arms of b.if_ give tiles, numbers, or structs of at most eight tiles");
    if constexpr (!std::same_as<V, W> || !lang::only_tiles<V>()) return then();
    else {
      std::array<int, lang::tile_count<V>()> ids{};  // variables, which have some value before
      int* at = ids.data();
      lang::zeros_of<V>(b_, at, l);
      for (int& id : ids) b_->variables.push_back(&id);
      std::optional<V> last;
      auto const keep = [&](V v) {
        at = ids.data();
        lang::each_tile(v, [&](auto& t) { *at++ = t.in(b_, l); });
        last.emplace(v);
      };
      if_(c, [&] { keep(then()); }, [&] { keep(otherwise()); }, l);
      for (std::size_t k = 0; k < ids.size(); ++k) b_->variables.pop_back();
      V v = *last;
      at = ids.data();
      lang::each_tile(v, [&](auto& t) { t = std::remove_cvref_t<decltype(t)>(b_, *at++); });
      return v;
    }
  }

  constexpr void fail_on_length(char const* text, int op) const {
    if (lang::length_of(text) > lang::longest_text) b_->fail(ir::trace_fault::text_is_too_long, op);
  }

  constexpr void close_branch(int branch, int middle, int n, ir::sequence<int> const& then, loc const& l) const {
    auto& vars = b_->variables;
    ir::sequence<int> changed;
    for (int i = 0; i < n; ++i)
      if (then[i] != *vars[i]) changed.push_back(i);
    b_->ops[middle].first = b_->pool.size();
    b_->ops[middle].count = 1 + changed.size();
    b_->pool.push_back(branch);
    for (int i : changed) b_->pool.push_back(then[i]);
    ir::op e;
    e.code = ir::opcode::end;
    e.first = b_->pool.size();
    e.count = 1 + changed.size();
    b_->pool.push_back(branch);
    for (int i : changed) b_->pool.push_back(*vars[i]);
    b_->emit(e, l);
    int j = 0;
    for (int i : changed) {
      ir::op r = b_->ops[*vars[i]];
      r.code = ir::opcode::result;
      r.imm = j++;
      *vars[i] = b_->emit_with(r, l, branch);
    }
  }

  constexpr void leave(ir::opcode code, tile<bool> const& c, loc const& l) const {
    ir::op o;
    o.code = code;
    int const cond = c.in(b_, l);
    if (b_->open_loops.empty()) {
      o.count = 0;
      b_->fail(ir::trace_fault::exit_outside_loop, b_->emit(lang::make_op<int>(ir::opcode::constant), l));
      return;
    }
    if (b_->fault != ir::trace_fault::none) return;
    int const loop = b_->open_loops.back();
    o.first = b_->pool.size();
    int const n = static_cast<int>(b_->ops[loop].imm);  // the first n vars are the carried ones
    o.count = 2 + n;
    b_->pool.push_back(loop);
    b_->pool.push_back(cond);
    for (int i = 0; i < n; ++i) b_->pool.push_back(*b_->variables[i]);
    b_->emit(o, l);
  }

  // Extents, integer scalars and constants, and integer arithmetic, comparison and logic on them.
  constexpr bool known_at_launch(int id) const {
    ir::op const& o = b_->ops[id];
    if (o.rank != 0 || !is_integer(o.elem)) return false;
    switch (o.code) {
      case ir::opcode::extent:
      case ir::opcode::constant:
      case ir::opcode::param: return true;
      case ir::opcode::addi:
      case ir::opcode::subi:
      case ir::opcode::muli:
      case ir::opcode::divi:
      case ir::opcode::remi:
      case ir::opcode::mini:
      case ir::opcode::maxi:
      case ir::opcode::cmpi:
      case ir::opcode::andi:
      case ir::opcode::ori:
      case ir::opcode::xori:
      case ir::opcode::exti:
      case ir::opcode::trunci:
        for (int k = 0; k < o.count; ++k)
          if (!known_at_launch(b_->operand(id, k))) return false;
        return true;
      default: return false;
    }
  }

  ir::builder* b_;
};

}  // namespace tw
