// tw::kernel: a lambda over tiles as a function on tensors.
//
//   inline constexpr auto saxpy = tw::kernel<"saxpy">(
//     []<int B>(tw::block, tw::inout_tile<float, B> y, tw::in<float, 1> x, tw::scalar<float> a) {
//       y.store(a * x.load_like(y) + y.load());
//     });
//   y = saxpy(std::move(y).tiles(tw::shape<256>), x, 2.0f).sync();
//
// Each instantiation is traced and verified while the C++ compiler runs; an unsafe kernel does not compile.
#pragma once
#include <tilewright/launch/misfit.hpp>
#include <tilewright/launch/verdict.hpp>

namespace tw {

// Option of tw::kernel: an access that would need a check in the kernel is a compile error.
inline constexpr verify::options no_kernel_checks{true};

namespace launch {

template <auto... Options>
inline constexpr verify::options options_of = (verify::options{} | ... | Options);

template <name Name, verify::options Options, class F, class... A>
struct instance {
  using verdict_type = judged<Options, F, A...>;
  static constexpr kernel_record record{std::string_view(Name.text, sizeof(Name.text) - 1),
                                        traced<F, A...>::data.view(), traced<F, A...>::data.hash, Options};
  inline static const registered_kernel registered{record};
};

template <class>
inline constexpr bool never_traced = false;

template <std::size_t N>
consteval bool is_identifier(name<N> const& n) {
  if (N < 2) return false;
  for (std::size_t i = 0; i + 1 < N; ++i) {
    char const c = n.text[i];
    bool const letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
    if (!letter && !(i > 0 && c >= '0' && c <= '9')) return false;
  }
  return true;
}

}  // namespace launch

template <launch::name Name, class F, auto... Options>
class kernel_t {
 public:
  // The same kernel with hints for the assembler: gemm.with({.warps = 8, .occupancy = 1})(...).
  constexpr kernel_t with(hints h) const {
    kernel_t k = *this;
    k.hints_ = h;
    return k;
  }

  // An operation that does nothing until it is run: .sync(). Its value is the written tensor, or a tuple of them.
  // Outputs are tensor or uninit cut into tiles and moved in; inputs are tensors (borrowed until the launch is
  // enqueued), shared tensors or views; scalars are numbers of the parameter's type; constants are tw::value<V>.
  template <class... H>
  auto operator()(H&&... h) const {
    constexpr verify::options options = launch::options_of<Options...>;
    if constexpr (!(launch::is_argument<H> && ...)) {
      static_cast<void>((launch::check_argument<H>() && ...));
      return launch::ill_formed{};
    } else if constexpr ((launch::ill_cut<std::remove_cvref_t<H>> || ...)) {  // tiles(...) says so
      return launch::ill_formed{};
    } else if constexpr (!launch::takes<F, launch::argument_t<H>...>) {
      static_cast<void>(launch::explain_misfit<F, H...>());
      return launch::ill_formed{};
    } else if constexpr (!launch::blocks_fit<launch::argument_t<H>...>()) {  // says so itself
      return launch::ill_formed{};
    } else if constexpr (!launch::traceable<F, launch::argument_t<H>...>) {
      static_assert(launch::never_traced<F>,
                    "tilewright: the kernel cannot be traced by the compiler: it reads a variable of the "
                    "host program, calls a function that is not constexpr, or throws; the next error names it");
      constexpr auto the_kernel_cannot_be_traced = launch::measure<F, launch::argument_t<H>...>();
      static_cast<void>(the_kernel_cannot_be_traced);
      return launch::ill_formed{};
    } else {
      using instance = launch::instance<Name, options, F, launch::argument_t<H>...>;
      static_assert(launch::accept<Name, typename instance::verdict_type, F, launch::argument_t<H>...>());
      if constexpr (instance::verdict_type::value.broken == verify::rule::ok)
        return launch::make_op(instance::registered, hints_, std::forward<H>(h)...);
      else return launch::ill_formed{};
    }
  }

 private:
  hints hints_{};
};

template <launch::name Name, auto... Options, class F>
constexpr kernel_t<Name, F, Options...> kernel(F) {
  static_assert(launch::is_identifier(Name),
                "tilewright: the name of a kernel is a C identifier: letters, digits and _");
  static_assert(std::is_empty_v<F> && std::is_default_constructible_v<F>,
                "tilewright: a kernel captures nothing ([], not [&] or [=]); pass host values as tw::scalar<T> or "
                "tw::constant<V> parameters");
  return {};
}

// Verifies a kernel for a call with arguments of the given types, where no call instantiates it yet:
//   static_assert(tw::check<saxpy, tw::partition<tw::tensor<float, 1>, 256>, tw::tensor<float, 1>, float>);
template <auto const& Kernel, class... H>
inline constexpr bool check = []<launch::name Name, class F, auto... Options>(kernel_t<Name, F, Options...> const&) {
  using instance = launch::instance<Name, launch::options_of<Options...>, F, launch::argument_t<H>...>;
  return launch::accept<Name, typename instance::verdict_type, F, launch::argument_t<H>...>();
}(Kernel);

}  // namespace tw
