// The operation that a kernel call makes: its arguments, held until submission.
#pragma once
#include <array>
#include <cstring>
#include <optional>
#include <tuple>

#include <tilewright/async/op.hpp>
#include <tilewright/launch/invoke.hpp>
#include <tilewright/launch/trace.hpp>
#include <tilewright/tensor/tensor.hpp>

namespace tw::launch {

// What a call argument of type H (as deduced by H&&) is: the traced argument, and what the operation holds of it.
template <class H>
struct argument_of {
  static constexpr bool known = false;
};

// Scalars: by value.
template <memory_element T>
struct argument_of<T> {
  static constexpr bool known = true, borrows = false, writes = false, is_tensor = false, is_constant = false;
  using traced = scalar_argument<T>;
  using held = T;
};
// Constants: nothing to hold.
template <auto V>
struct argument_of<constant<V>> {
  static constexpr bool known = true, borrows = false, writes = false, is_tensor = false, is_constant = true;
  using traced = constant<V>;
  using held = constant<V>;
};
// How the grid of blocks follows from the first input: nothing to hold either.
template <int... B>
struct argument_of<over<B...>> {
  static constexpr bool known = true, borrows = false, writes = false, is_tensor = false, is_constant = true;
  using traced = over<B...>;
  using held = over<B...>;
};
// Exclusive tensors that all blocks update.
template <class T, int R>
struct argument_of<accumulator<T, R>> {
  static constexpr bool known = true, borrows = false, writes = true, is_tensor = true, is_constant = false;
  using traced = accum_argument<T, R>;
  using held = accumulator<T, R>;
  using result = tensor<T, R>;
};
// Shared tensors: another handle.
template <class T, int R>
struct argument_of<shared<T, R>> {
  static constexpr bool known = true, borrows = false, writes = false, is_tensor = true, is_constant = false;
  using traced = in_argument<T, R>;
  using held = shared<T, R>;
};
// A tensor moved in to be read: kept until the launch is submitted, then freed behind it.
template <class T, int R>
struct argument_of<tensor<T, R>> {
  static constexpr bool known = true, borrows = false, writes = false, is_tensor = true, is_constant = false;
  using traced = in_argument<T, R>;
  using held = tensor<T, R>;
};
template <class T, int R>
struct argument_of<view<T, R>> {
  static constexpr bool known = true, borrows = true, writes = false, is_tensor = true, is_constant = false;
  using traced = in_argument<T, R>;
  using held = view<T, R>;
};
// Exclusive tensors cut into tiles.
template <class T, int R, int... N>
struct argument_of<partition<tensor<T, R>, N...>> {
  static constexpr bool known = true, borrows = false, writes = true, is_tensor = true, is_constant = false;
  using traced = tiles_argument<T, true, N...>;
  using held = partition<tensor<T, R>, N...>;
  using result = tensor<T, R>;
};
template <class T, int R, int... N>
struct argument_of<partition<uninit<T, R>, N...>> {
  static constexpr bool known = true, borrows = false, writes = true, is_tensor = true, is_constant = false;
  using traced = tiles_argument<T, false, N...>;
  using held = partition<uninit<T, R>, N...>;
  using result = tensor<T, R>;
};

// The same, dealt to the blocks.
template <class Deal, class T, int R, int... N>
struct argument_of<dealt_partition<Deal, partition<tensor<T, R>, N...>>> {
  static constexpr bool known = true, borrows = false, writes = true, is_tensor = true, is_constant = false;
  using traced = list_argument<T, true, Deal, N...>;
  using held = dealt_partition<Deal, partition<tensor<T, R>, N...>>;
  using result = tensor<T, R>;
};
template <class Deal, class T, int R, int... N>
struct argument_of<dealt_partition<Deal, partition<uninit<T, R>, N...>>> {
  static constexpr bool known = true, borrows = false, writes = true, is_tensor = true, is_constant = false;
  using traced = list_argument<T, false, Deal, N...>;
  using held = dealt_partition<Deal, partition<uninit<T, R>, N...>>;
  using result = tensor<T, R>;
};

// A tensor or view that the call only borrows: its elements are counted and lent until submission, so that the handle
// itself may die before. One that was moved from is told when the operation is run, which can give the outputs back.
template <class X>
struct borrowed {
  detail::body<typename X::value_type, X::rank> at;
  detail::loan lent;
  std::optional<error> refused;
};
template <class X>
concept borrowable = requires {
  requires argument_of<X>::known;
  requires argument_of<X>::is_tensor && !argument_of<X>::writes;
};
template <class H>
inline constexpr bool is_borrow = std::is_lvalue_reference_v<H> && borrowable<std::remove_cvref_t<H>> &&
                                  !std::is_copy_constructible_v<std::remove_cvref_t<H>>;

template <class H>
concept is_argument = argument_of<std::remove_cvref_t<H>>::known &&
                      (is_borrow<H> || std::is_constructible_v<typename argument_of<std::remove_cvref_t<H>>::held, H>);
template <class H>
using argument_t = typename argument_of<std::remove_cvref_t<H>>::traced;

// What is wrong with an argument that is none.
template <class H>
constexpr bool check_argument() {
  using X = std::remove_cvref_t<H>;
  constexpr bool number = std::is_arithmetic_v<X>;
  static_assert(is_argument<H> || !argument_of<X>::known,
                "tilewright: an output is moved into the call: kernel(std::move(y).tiles(tw::shape<...>), ...), not a "
                "named partition");
  static_assert(
    argument_of<X>::known || number,
    "tilewright: a kernel takes tensors (tensor, shared, view), outputs cut into tiles "
    "(std::move(y).tiles(tw::shape<...>)), numbers, and constants (tw::value<V>); this argument is none of them");
  static_assert(argument_of<X>::known || !number,
                "tilewright: numbers passed to a kernel are bool, (u)int8_t to (u)int64_t, e4m3, e5m2, f16, bf16, "
                "tf32, float or double");
  return is_argument<H>;
}

// Stands for the result of a call that does not compile, so that no other error follows.
struct ill_formed {
  ill_formed sync(loc = loc::current()) { return *this; }
  ill_formed sync_on(stream_ref, loc = loc::current()) { return *this; }
  template <class T>
  operator T() const;
};

// ---- submission

// `is_written`: an output whose contents the launch does not need.
template <class Held>
argument describe(Held const& h, int position, loc where, bool is_written = false) {
  argument a;
  a.position = position;
  if constexpr (readable_tensor<Held>) {
    auto const& elements = h.checked(nullptr, where);
    if (!is_written) elements.memory.require_readable(nullptr, where);
    a.tensor = elements.ref();
  } else {
    static_assert(sizeof(Held) <= sizeof a.bits);
    std::memcpy(&a.bits, &h, sizeof h);
  }
  return a;
}
template <class X>
argument describe(borrowed<X> const& b, int position, loc where) {
  if (b.refused) throw b.refused->at(where);
  b.at.memory.require_readable(nullptr, where);
  argument a;
  a.position = position;
  a.tensor = b.at.ref();
  return a;
}

// The written tensors of a call: one of them, or a tuple.
template <class... W>
struct written {
  using type = std::tuple<W...>;
};
template <class W>
struct written<W> {
  using type = W;
};

template <class H>
auto hold(H&& h, loc where) {
  using X = std::remove_cvref_t<H>;
  if constexpr (is_borrow<H>) {
    try {
      auto const& at = h.checked(nullptr, where);
      return borrowed<X>{at, detail::loan(at.memory, where), {}};
    } catch (error const& e) { return borrowed<X>{{}, {}, e}; }
  } else return typename argument_of<X>::held(std::forward<H>(h));
}
template <class H>
using hold_t = decltype(hold(std::declval<H>(), loc()));

template <class Held>
inline constexpr bool is_output = argument_of<Held>::known && [] {
  if constexpr (argument_of<Held>::known) return argument_of<Held>::writes;
  else return false;
}();
template <class Held>
inline constexpr bool is_constant = argument_of<Held>::known && [] {
  if constexpr (argument_of<Held>::known) return argument_of<Held>::is_constant;
  else return false;
}();

template <class Held>
inline constexpr bool is_moved_tensor = false;
template <class T, int R>
inline constexpr bool is_moved_tensor<tensor<T, R>> = true;
template <class Held>
inline constexpr bool is_borrowed = false;
template <class X>
inline constexpr bool is_borrowed<borrowed<X>> = true;

template <class Held>
auto result_list() {
  if constexpr (is_output<Held>) return std::tuple<typename argument_of<Held>::result*>{};
  else return std::tuple<>{};
}
template <class... P>
written<std::remove_pointer_t<P>...> results_of(std::tuple<P...> const&);

template <class... Held>
class launch_body {
 public:
  using value_type = typename decltype(results_of(std::tuple_cat(result_list<Held>()...)))::type;
  static constexpr bool scoped = (is_borrowed<Held> || ...);

  launch_body(registered_kernel const& k, hints h, std::tuple<Held...>&& held)
      : kernel_(&k), hints_(h), held_(std::move(held)) {}

  // Of the first output.
  device where() const { return first_output(std::index_sequence_for<Held...>{}); }

  value_type submit(context& c) && { return run(c, std::index_sequence_for<Held...>{}); }

 private:
  template <std::size_t... I>
  device first_output(std::index_sequence<I...>) const {
    device d;
    bool found = false;
    auto const look = [&]<class X>(X const& x) {
      if constexpr (is_output<X>) {
        if (!found) d = x.where();
        found = true;
      }
    };
    (look(std::get<I>(held_)), ...);
    return d;
  }

  // What argument I is in the launch: the output with its memory, or what is held.
  template <class X>
  static auto opened(X const&) {
    if constexpr (is_output<X>) return std::optional<typename argument_of<X>::result>();
    else return unit();
  }
  template <class X, class Y>
  static argument open(X& x, Y& y, int position, ir::param_kind kind, context& c) {
    if constexpr (is_output<X>) {
      y.emplace(std::move(x).open(c.stream, c.where));
      argument a = describe(*y, position, c.where, kind == ir::param_kind::out_tile);
      a.fresh = !X::initialised;
      if constexpr (requires { x.blocks(); }) a.blocks = x.blocks();
      else if constexpr (requires { x.order(); }) a.order = x.order();
      return a;
    } else {
      return describe(x, position, c.where);
    }
  }
  // After a failure: what was moved in can be had back. Memory that this launch has made is not initialised, and stays here.
  template <class X, class Y>
  static void give_back([[maybe_unused]] X& x, [[maybe_unused]] Y& y, [[maybe_unused]] error& e,
                        [[maybe_unused]] context& c) {
    if constexpr (is_moved_tensor<X>) {
      if (x.valid()) e.keep(std::move(x));
    } else if constexpr (is_output<X>) {
      if constexpr (X::initialised) {
        if (!y && x.valid()) y.emplace(std::move(x).open(c.stream, c.where));
        if (!y) return;
        if (e.submitted()) y->checked(nullptr, c.where).memory.poison(c.where);  // it may be written in part
        e.keep(*std::move(y));
      }
    }
  }
  // Every block has stored its tile of an out_tile: nothing is left of an earlier failure.
  template <class Y>
  static void filled([[maybe_unused]] Y& y, [[maybe_unused]] ir::param_kind kind, [[maybe_unused]] context& c) {
    if constexpr (!std::same_as<Y, unit>)
      if (kind == ir::param_kind::out_tile) y->checked(nullptr, c.where).memory.heal();
  }
  template <class Y>
  static auto result_of(Y& y) {
    if constexpr (std::same_as<Y, unit>) return std::tuple<>();
    else return std::tuple<typename Y::value_type>(*std::move(y));
  }

  template <std::size_t... I>
  value_type run(context& c, std::index_sequence<I...>) {
    std::tuple outputs(opened(std::get<I>(held_))...);
    std::array<argument, sizeof...(Held)> arguments;
    std::size_t n = 0;
    ir::parameter const* const params = kernel_->record().code.params;
    auto const add = [&]<class X>(X& x, auto& y, int position) {
      if constexpr (!is_constant<X>) {
        arguments[n] = open(x, y, position, params[n].kind, c);
        ++n;
      }
    };
    try {
      (add(std::get<I>(held_), std::get<I>(outputs), static_cast<int>(I) + 1), ...);
      invoke(*kernel_, std::span(arguments.data(), n), hints_, c.stream, c.waits, c.where);
    } catch (error const& failure) {
      error with_tensors = failure;
      (give_back(std::get<I>(held_), std::get<I>(outputs), with_tensors, c), ...);
      throw with_tensors;
    }
    n = 0;
    auto const finish = [&]<class X>(X&, auto& y) {
      if constexpr (!is_constant<X>) filled(y, params[n++].kind, c);
    };
    (finish(std::get<I>(held_), std::get<I>(outputs)), ...);
    auto results = std::tuple_cat(result_of(std::get<I>(outputs))...);
    if constexpr (std::tuple_size_v<decltype(results)> == 1) return std::get<0>(std::move(results));
    else return results;
  }

  registered_kernel const* kernel_;
  hints hints_;
  std::tuple<Held...> held_;
};

// The location of a call: that of its first tiles(...).
template <class... H>
loc place_of(H const&... h) {
  loc l{};
  bool found = false;
  auto const look = [&]<class X>(X const& x) {
    if constexpr (is_output<X>) {
      if (!found) l = x.made();
      found = true;
    }
  };
  (look(h), ...);
  return l;
}

template <class... H>
auto make_op(registered_kernel const& k, hints h, H&&... args) {
  loc const where = place_of(args...);
  using body = launch_body<hold_t<H>...>;
  return op<body>(body(k, h, std::tuple<hold_t<H>...>(hold(std::forward<H>(args), where)...)));
}

}  // namespace tw::launch
