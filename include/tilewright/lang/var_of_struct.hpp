// tw::var of a struct whose members are tiles, or structs of tiles:
//
//   struct running { tw::tile<float, 4, 1> maximum, sum; };
//   tw::var state = running{...};
//   for (auto j : xs.axis(1)) state = join(state, xs.load(i, j));
//   y.store(state.sum);
//
// It derives from the struct, so that functions over such structs take it. A member is assigned a tile; a number only as part
// of the whole.
#pragma once
#include <tuple>

#include <tilewright/lang/var.hpp>

namespace tw {
namespace lang {

struct any_member {
  template <class T>
  constexpr operator T() const;  // never called
};
template <class V, std::size_t... I>
consteval bool has_members(std::index_sequence<I...>) {
  return requires { V{(static_cast<void>(I), any_member())...}; };
}
inline constexpr int most_members = 8;
template <class V>
consteval int member_count() {
  int n = 0;
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    ((n = has_members<V>(std::make_index_sequence<I + 1>{}) ? static_cast<int>(I) + 1 : n), ...);
  }(std::make_index_sequence<most_members + 1>{});
  return n;
}

// References to the members of an aggregate.
template <class V>
constexpr auto members_of(V& v) {
  constexpr int n = member_count<std::remove_const_t<V>>();
  if constexpr (n == 1) {
    auto& [a] = v;
    return std::tie(a);
  } else if constexpr (n == 2) {
    auto& [a, b] = v;
    return std::tie(a, b);
  } else if constexpr (n == 3) {
    auto& [a, b, c] = v;
    return std::tie(a, b, c);
  } else if constexpr (n == 4) {
    auto& [a, b, c, d] = v;
    return std::tie(a, b, c, d);
  } else if constexpr (n == 5) {
    auto& [a, b, c, d, e] = v;
    return std::tie(a, b, c, d, e);
  } else if constexpr (n == 6) {
    auto& [a, b, c, d, e, f] = v;
    return std::tie(a, b, c, d, e, f);
  } else if constexpr (n == 7) {
    auto& [a, b, c, d, e, f, g] = v;
    return std::tie(a, b, c, d, e, f, g);
  } else if constexpr (n == 8) {
    auto& [a, b, c, d, e, f, g, h] = v;
    return std::tie(a, b, c, d, e, f, g, h);
  } else {
    return std::tuple<>();
  }
}

template <class V>
consteval bool only_tiles();
template <class... M>
consteval bool only_tiles_in(std::tuple<M&...> const*) {
  return sizeof...(M) > 0 && (only_tiles<std::remove_const_t<M>>() && ...);
}
template <class V>
consteval bool only_tiles() {
  if constexpr (tile_like<V>) return std::same_as<V, as_tile_t<V>>;
  else if constexpr (std::is_aggregate_v<V>)
    return only_tiles_in(static_cast<decltype(members_of(std::declval<V&>())) const*>(nullptr));
  else return false;
}

// f(tile) for every tile in v, in order.
template <class V, class F>
constexpr void each_tile(V& v, F const& f) {
  if constexpr (tile_like<std::remove_const_t<V>>) f(v);
  else if constexpr (std::is_aggregate_v<V>) std::apply([&](auto&... m) { (each_tile(m, f), ...); }, members_of(v));
}

// Numbers of tiles in a value that only_tiles<V>(), and constants of their types in the order of each_tile.
template <class V>
consteval int tile_count() {
  if constexpr (tile_like<V>) return 1;
  else
    return []<class... M>(std::tuple<M&...> const*) {
      return (0 + ... + tile_count<std::remove_const_t<M>>());
    }(static_cast<decltype(members_of(std::declval<V&>())) const*>(nullptr));
}
template <class T, int... D>
constexpr int zero_of(ir::builder* b, tile<T, D...> const*, loc const& l) {
  return b->emit(make_op<T, D...>(ir::opcode::constant), l);
}
template <class V>
constexpr void zeros_of(ir::builder* b, int*& ids, loc const& l) {
  if constexpr (tile_like<V>) *ids++ = zero_of(b, static_cast<V const*>(nullptr), l);
  else
    [&]<class... M>(std::tuple<M&...> const*) {
      (zeros_of<std::remove_const_t<M>>(b, ids, l), ...);
    }(static_cast<decltype(members_of(std::declval<V&>())) const*>(nullptr));
}

// What an arm of b.if_ gives: a tile, also for a C++ number, or a struct of tiles.
template <class R>
struct given {
  using type = std::remove_cvref_t<R>;
};
template <class R>
  requires std::is_arithmetic_v<std::remove_cvref_t<R>>
struct given<R> {
  using type = tile<std::remove_cvref_t<R>>;
};
template <class R>
  requires tile_like<std::remove_cvref_t<R>>
struct given<R> {
  using type = as_tile_t<std::remove_cvref_t<R>>;
};
template <class V>
struct given<var<V>> {
  using type = V;
};
template <class F>
using given_t = typename given<std::invoke_result_t<F&>>::type;
template <class F>
concept gives_a_value = !std::is_void_v<std::invoke_result_t<F&>>;

}  // namespace lang

template <class V>
  requires(!lang::tile_like<V>)
struct var<V> : V {
  static_assert(
    lang::only_tiles<V>(),
    "tilewright: a tw::var of a struct needs a plain struct of at most eight members, all of them tiles or such "
    "structs: what is no tile would not change from round to round");

  constexpr var(V const& v) : V(v) { enter(loc::current()); }
  constexpr var(var const& v) : V(v) { enter(loc::current()); }
  constexpr ~var() {
    if (opener_ != trace_->innermost_region()) trace_->fail(ir::trace_fault::var_outlives_region, first_);
    auto& live = trace_->variables;
    lang::each_tile(tiles(), [&](auto& t) {
      int const last = live.size() - 1;
      int i = last;
      while (live[i] != &t.id) --i;
      for (; i < last; ++i) live[i] = live[i + 1];
      live.pop_back();
    });
  }
  constexpr var& operator=(V const& v) {
    V now = v;
    define(now, loc::current());
    tiles() = now;
    return *this;
  }
  constexpr var& operator=(var const& v) { return *this = v.now(); }
  template <class X = void>
  constexpr void operator=(V const&) const {
    static_assert(lang::never<X>, "tilewright: this tw::var was captured by copy; capture by reference: [&]");
  }

  constexpr V now() const { return *this; }

 private:
  constexpr V& tiles() { return *this; }
  constexpr void define(V& v, loc const& l) const {
    lang::each_tile(v, [&](auto& t) {  // literals become constants
      t = std::remove_cvref_t<decltype(t)>(trace_, t.in(trace_, l));
    });
  }
  constexpr void enter(loc const& l) {
    lang::each_tile(tiles(), [&](auto& t) { trace_ = trace_ ? trace_ : t.trace; });
    if (trace_ == nullptr) lang::a_var_needs_a_value_of_the_kernel__write_b_let_or_b_full();
    define(tiles(), l);
    lang::each_tile(tiles(), [&](auto& t) {
      first_ = first_ < 0 ? t.id : first_;
      trace_->variables.push_back(&t.id);
    });
    opener_ = trace_->innermost_region();
  }

  ir::builder* trace_ = nullptr;
  int first_ = -1, opener_ = -1;
};
template <class V>
  requires(std::is_aggregate_v<V> && !lang::tile_like<V>)
var(V) -> var<V>;

}  // namespace tw
