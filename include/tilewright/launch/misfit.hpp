// Which argument of a call does not fit the kernel, and why: arguments are exchanged one at a time until the call fits.
// Instantiated for wrong calls only.
#pragma once
#include <tilewright/launch/body.hpp>

namespace tw::launch {

enum class why : int {
  unknown,
  element_type,
  number_type,
  constant_type,
  rank,
  tile_shape,
  uninitialised,
  tensor_for_output,
  output_for_tensor,
  tile_for_list,
  list_for_tile,
  number_for_constant,
  constant_for_number,
  tensor_for_number,
  number_for_tensor,
  accum_for_tensor,
  tensor_for_accum,
  missing,
  too_many
};

template <class... A>
struct arguments {
  static constexpr int size = sizeof...(A);
};

// The arguments with number I exchanged, left out, or another one put before it.
template <int I, class C, class Done, class Rest>
struct edited;
template <int I, class C, class... D, class A, class... R>
  requires(static_cast<int>(sizeof...(D)) < I)
struct edited<I, C, arguments<D...>, arguments<A, R...>> : edited<I, C, arguments<D..., A>, arguments<R...>> {};
template <int I, class C, class... D, class... R>
  requires(static_cast<int>(sizeof...(D)) == I)
struct edited<I, C, arguments<D...>, arguments<R...>> {
  using inserted = arguments<D..., C, R...>;
};
template <int I, class C, class... D, class A, class... R>
  requires(static_cast<int>(sizeof...(D)) == I)
struct edited<I, C, arguments<D...>, arguments<A, R...>> {
  using inserted = arguments<D..., C, A, R...>;
  using exchanged = arguments<D..., C, R...>;
  using left_out = arguments<D..., R...>;
};

template <class F, class L>
inline constexpr bool list_fits = false;
template <class F, class... A>
inline constexpr bool list_fits<F, arguments<A...>> = takes<F, A...>;

// What to try instead of an argument.
template <why Why, class C>
struct attempt {};
template <class... A>
struct attempts {};
template <class... A, class... B>
attempts<A..., B...> operator+(attempts<A...>, attempts<B...>) {
  return {};
}

// Element types: those of the call first, since parameters mostly share one.
template <class... T>
struct elements {};
using all_elements = elements<float, bf16, f16, double, e4m3, e5m2, std::int32_t, std::int64_t, std::uint8_t,
                              std::int8_t, std::int16_t, std::uint16_t, std::uint32_t, std::uint64_t, bool>;
template <class A>
struct element_in {
  using type = elements<>;
};
template <class T, int R>
struct element_in<in_argument<T, R>> {
  using type = elements<T>;
};
template <class T, int R>
struct element_in<accum_argument<T, R>> {
  using type = elements<T>;
};
template <class T, bool I, int... D>
struct element_in<tiles_argument<T, I, D...>> {
  using type = elements<T>;
};
template <class T, bool I, class Deal, int... D>
struct element_in<list_argument<T, I, Deal, D...>> {
  using type = elements<T>;
};

template <class A, class... T>
auto other_elements(elements<T...>) {
  if constexpr (requires { typename A::template with<float>; })
    return attempts<attempt<A::mistaken_element, typename A::template with<T>>...>{};
  else return attempts<>{};
}

template <class A>
struct described {};
template <class T, int R>
struct described<in_argument<T, R>> {
  static constexpr why mistaken_element = why::element_type;
  template <class U>
  using with = in_argument<U, R>;
  template <class... U>
  static auto others(elements<U...>) {
    return attempts<attempt<why::rank, in_argument<T, 1>>, attempt<why::rank, in_argument<T, 2>>,
                    attempt<why::rank, in_argument<T, 3>>, attempt<why::rank, in_argument<T, 4>>>{} +
           attempts<attempt<why::tensor_for_accum, accum_argument<T, R>>>{} +
           tiles_for(std::make_integer_sequence<int, R>{}) +
           attempts<attempt<why::tensor_for_number, scalar_argument<U>>..., attempt<why::rank, in_argument<U, 1>>...,
                    attempt<why::rank, in_argument<U, 2>>..., attempt<why::rank, in_argument<U, 3>>...>{};
  }
  template <int... I>
  static auto tiles_for(std::integer_sequence<int, I...>) {
    return attempts<attempt<why::tensor_for_output, tiles_argument<T, true, (I >= 0 ? 64 : 0)...>>,
                    attempt<why::tensor_for_output, tiles_argument<T, true, (I >= 0 ? 16 : 0)...>>>{};
  }
};
template <class T, bool Initialised, int... D>
struct described<tiles_argument<T, Initialised, D...>> {
  static constexpr why mistaken_element = why::element_type;
  static constexpr int R = sizeof...(D);
  template <class U>
  using with = tiles_argument<U, Initialised, D...>;
  template <class... U>
  static auto others(elements<U...>) {
    return attempts<attempt<why::uninitialised, tiles_argument<T, true, D...>>,
                    attempt<why::tile_for_list, list_argument<T, Initialised, linear_t, D...>>,
                    attempt<why::output_for_tensor, in_argument<T, R>>,
                    attempt<why::output_for_tensor, in_argument<U, R>>...>{} +
           shapes(std::make_integer_sequence<int, 11>{}) +
           attempts<attempt<why::rank, tiles_argument<T, Initialised, 64>>,
                    attempt<why::rank, tiles_argument<T, Initialised, 64, 64>>,
                    attempt<why::rank, tiles_argument<T, Initialised, 1, 64, 64>>>{};
  }
  template <int... I>
  static auto shapes(std::integer_sequence<int, I...>) {
    if constexpr (R == 1) {
      return attempts<attempt<why::tile_shape, tiles_argument<T, Initialised, (1 << I)>>...>{};
    } else if constexpr (R == 2) {
      return (rows<(1 << I)>(std::make_integer_sequence<int, 11>{}) + ...);
    } else {
      return attempts<>{};
    }
  }
  template <int M, int... I>
  static auto rows(std::integer_sequence<int, I...>) {
    return attempts<attempt<why::tile_shape, tiles_argument<T, Initialised, M, (1 << I)>>...>{};
  }
};
template <class T, bool Initialised, class Deal, int... D>
struct described<list_argument<T, Initialised, Deal, D...>> {
  static constexpr why mistaken_element = why::element_type;
  template <class U>
  using with = list_argument<U, Initialised, Deal, D...>;
  template <class... U>
  static auto others(elements<U...>) {
    constexpr int R = sizeof...(D);
    return attempts<attempt<why::uninitialised, list_argument<T, true, Deal, D...>>,
                    attempt<why::list_for_tile, tiles_argument<T, Initialised, D...>>,
                    attempt<why::output_for_tensor, in_argument<T, R>>,
                    attempt<why::output_for_tensor, in_argument<U, R>>...>{};
  }
};
template <class T, int R>
struct described<accum_argument<T, R>> {
  static constexpr why mistaken_element = why::element_type;
  template <class U>
  using with = accum_argument<U, R>;
  template <class... U>
  static auto others(elements<U...>) {
    return attempts<attempt<why::rank, accum_argument<T, 1>>, attempt<why::rank, accum_argument<T, 2>>,
                    attempt<why::rank, accum_argument<T, 3>>, attempt<why::accum_for_tensor, in_argument<T, R>>>{};
  }
};
template <int... B>
struct described<over<B...>> {
  template <class... U>
  static auto others(elements<U...>) {
    return attempts<attempt<why::number_for_constant, constant<64>>>{};
  }
};
template <class T>
struct described<scalar_argument<T>> {
  static constexpr why mistaken_element = why::number_type;
  template <class U>
  using with = scalar_argument<U>;
  template <class... U>
  static auto others(elements<U...>) {
    return attempts<attempt<why::number_for_constant, constant<64>>, attempt<why::number_for_constant, constant<true>>,
                    attempt<why::number_for_tensor, in_argument<U, 1>>...,
                    attempt<why::number_for_tensor, in_argument<U, 2>>...>{};
  }
};
template <auto V>
struct described<constant<V>> {
  template <class... U>
  static auto others(elements<U...>) {
    return attempts<attempt<why::constant_type, constant<64>>, attempt<why::constant_type, constant<true>>,
                    attempt<why::constant_type, constant<64L>>, attempt<why::constant_type, constant<1.0f>>,
                    attempt<why::constant_for_number, scalar_argument<U>>...>{};
  }
};

template <int Argument, why Why, class Wanted>
struct misfit {
  static constexpr int argument = Argument;
  static constexpr why reason = Why;
  using wanted = Wanted;
};
struct any_other {};

// The first attempt that makes the call fit.
template <class F, class L, int I, why W, class C, class... Rest>
constexpr auto exchange(attempts<attempt<W, C>, Rest...>) {
  if constexpr (list_fits<F, typename edited<I, C, arguments<>, L>::exchanged>) return misfit<I + 1, W, C>{};
  else return exchange<F, L, I>(attempts<Rest...>{});
}
template <class F, class L, int I>
constexpr auto exchange(attempts<>) {
  return misfit<0, why::unknown, any_other>{};
}

// From the last argument on: the first one often decides the types of the others.
template <class F, class L, int I, class... T, class... A>
constexpr auto exchange_elements(elements<T...> t, arguments<A...> a) {
  if constexpr (I < 0) {
    return misfit<0, why::unknown, any_other>{};
  } else {
    using argument_type = std::tuple_element_t<static_cast<std::size_t>(I), std::tuple<A...>>;
    using found = decltype(exchange<F, L, I>(other_elements<described<argument_type>>(t)));
    if constexpr (found::argument > 0) return found{};
    else return exchange_elements<F, L, I - 1>(t, a);
  }
}
template <class F, class L, int I, class... T, class... A>
constexpr auto exchange_others(elements<T...> t, arguments<A...> a) {
  if constexpr (I < 0) {
    return misfit<0, why::unknown, any_other>{};
  } else {
    using argument_type = std::tuple_element_t<static_cast<std::size_t>(I), std::tuple<A...>>;
    using found = decltype(exchange<F, L, I>(described<argument_type>::others(t)));
    if constexpr (found::argument > 0) return found{};
    else return exchange_others<F, L, I - 1>(t, a);
  }
}
template <class F, class L, int I>
constexpr auto leave_out() {
  if constexpr (I < 0) return misfit<0, why::unknown, any_other>{};
  else if constexpr (list_fits<F, typename edited<I, any_other, arguments<>, L>::left_out>)
    return misfit<I + 1, why::too_many, any_other>{};
  else return leave_out<F, L, I - 1>();
}
template <class F, class L, int I, class C, class... Rest>
constexpr auto insert(arguments<C, Rest...>) {
  if constexpr (list_fits<F, typename edited<I, C, arguments<>, L>::inserted>) return misfit<I + 1, why::missing, C>{};
  else return insert<F, L, I>(arguments<Rest...>{});
}
template <class F, class L, int I>
constexpr auto insert(arguments<>) {
  return misfit<0, why::unknown, any_other>{};
}
template <class F, class L, int I, class... T>
constexpr auto insert_before(elements<T...> t) {
  using found = decltype(insert<F, L, I>(
    arguments<constant<64>, constant<true>, over<64>, over<64, 64>, scalar_argument<T>..., in_argument<T, 1>...,
              in_argument<T, 2>..., in_argument<T, 3>...>{}));
  if constexpr (found::argument > 0 || I == 0) return found{};
  else return insert_before<F, L, I - 1>(t);
}

template <class... T, class... U>
elements<T..., U...> operator+(elements<T...>, elements<U...>) {
  return {};
}

template <class F, class... A>
constexpr auto find_misfit() {
  using list = arguments<A...>;
  using types = decltype((elements<>{} + ... + typename element_in<A>::type{}) + all_elements{});
  constexpr int n = sizeof...(A);
  using a = decltype(exchange_elements<F, list, n - 1>(types{}, list{}));
  if constexpr (a::argument > 0) {
    return a{};
  } else {
    using b = decltype(exchange_others<F, list, n - 1>(types{}, list{}));
    if constexpr (b::argument > 0) {
      return b{};
    } else {
      using c = decltype(leave_out<F, list, n - 1>());
      if constexpr (c::argument > 0) return c{};
      else return insert_before<F, list, n>(types{});
    }
  }
}

// The errors: which argument, and what is wrong with it. Two classes, since clang shows one failure of each.
template <int position>
struct argument_number {
  static_assert(position != 1, "tilewright: argument 1 of this call does not fit the kernel's parameter");
  static_assert(position != 2, "tilewright: argument 2 of this call does not fit the kernel's parameter");
  static_assert(position != 3, "tilewright: argument 3 of this call does not fit the kernel's parameter");
  static_assert(position != 4, "tilewright: argument 4 of this call does not fit the kernel's parameter");
  static_assert(position != 5, "tilewright: argument 5 of this call does not fit the kernel's parameter");
  static_assert(position != 6, "tilewright: argument 6 of this call does not fit the kernel's parameter");
  static_assert(position != 7, "tilewright: argument 7 of this call does not fit the kernel's parameter");
  static_assert(position != 8, "tilewright: argument 8 of this call does not fit the kernel's parameter");
  static_assert(position < 9, "tilewright: an argument behind the eighth does not fit the kernel's parameter");
  static constexpr bool value = true;
};
template <why Why, class Passed, class Wanted>
struct argument_fits {
  static_assert(Why != why::element_type,
                "tilewright: the tensor's element type is not the parameter's; convert the tensor, or call with one of "
                "the wanted type");
  static_assert(
    Why != why::number_type,
    "tilewright: a number must have exactly the parameter's type: tw::scalar<float> takes 2.0f, not 2.0 or 2");
  static_assert(Why != why::constant_type,
                "tilewright: tw::value<V> has another type than the parameter's constant, e.g. bool for int");
  static_assert(Why != why::rank, "tilewright: the tensor has another number of axes than the parameter; reshape it");
  static_assert(Why != why::tile_shape,
                "tilewright: the output is cut into tiles of another shape than the parameter's");
  static_assert(Why != why::uninitialised,
                "tilewright: inout_tile and inout_tiles read the output, and tw::uninit holds nothing yet; pass a "
                "tensor, e.g. tw::zeros");
  static_assert(Why != why::tensor_for_output,
                "tilewright: an output is moved and cut into tiles: std::move(y).tiles(tw::shape<...>)");
  static_assert(Why != why::output_for_tensor,
                "tilewright: the kernel reads this one whole (tw::in): pass the tensor itself, without tiles(...)");
  static_assert(Why != why::tile_for_list,
                "tilewright: the parameter is a list of tiles (out_tiles, inout_tiles): say how they are dealt to the "
                "blocks: .tiles(tw::shape<...>).dealt(tw::linear)");
  static_assert(Why != why::list_for_tile,
                "tilewright: the parameter is one tile for each block (out_tile, inout_tile): leave out .dealt(...)");
  static_assert(Why != why::accum_for_tensor,
                "tilewright: the kernel reads this one (tw::in): pass the tensor itself, without accum()");
  static_assert(Why != why::tensor_for_accum,
                "tilewright: the kernel updates this one (tw::accum): move it in: std::move(y).accum()");
  static_assert(Why != why::number_for_constant, "tilewright: a constant is passed as tw::value<64>, not as a number");
  static_assert(Why != why::constant_for_number,
                "tilewright: the parameter is a tw::scalar: pass a number, not tw::value<V>");
  static_assert(Why != why::tensor_for_number,
                "tilewright: the parameter is a tw::scalar: pass a number, not a tensor");
  static_assert(Why != why::number_for_tensor,
                "tilewright: the parameter is a tensor (tw::in), and the argument a number");
  static_assert(
    Why != why::missing,
    "tilewright: an argument is missing: the kernel has more parameters (constants are passed too: tw::value<V>, "
    "tw::over<B>())");
  static_assert(Why != why::too_many, "tilewright: there are too many arguments: the kernel has fewer parameters");
  static_assert(
    Why != why::unknown,
    "tilewright: these arguments do not fit the kernel's parameters: count, or the kind, element type, rank or tile "
    "shape of several of them. out_tile takes tensor or uninit, inout_tile takes tensor, both moved and cut: "
    "std::move(y).tiles(tw::shape<...>); in takes a tensor, shared or view; scalar<T> takes a number of exactly "
    "that type; constant<V> takes tw::value<V>");
  static constexpr bool value = true;
};

template <int I, class... H>
struct passed_argument {
  using type = void;
};
template <int I, class... H>
  requires(I >= 1 && I <= static_cast<int>(sizeof...(H)))
struct passed_argument<I, H...> {
  using type = std::remove_cvref_t<std::tuple_element_t<static_cast<std::size_t>(I - 1), std::tuple<H...>>>;
};

// Outputs whose tiles(...) is wrong already.
template <class X>
inline constexpr bool ill_cut = false;
template <template <class, int> class Tensor, class T, int R, int... N>
inline constexpr bool ill_cut<partition<Tensor<T, R>, N...>> = sizeof...(N) != R || !lang::powers_of_two<N...>;

template <class Deal, class Partition>
inline constexpr bool ill_cut<dealt_partition<Deal, Partition>> = ill_cut<Partition>;

template <class F, class... H>
constexpr bool explain_misfit() {
  using found = decltype(find_misfit<F, argument_t<H>...>());
  constexpr bool counted = found::reason != why::missing && found::reason != why::too_many;
  using passed = typename passed_argument<counted ? found::argument : 0, H...>::type;
  return argument_number < counted ? found::argument
                                   : 0 > ::value && argument_fits<found::reason, passed, typename found::wanted>::value;
}

}  // namespace tw::launch
