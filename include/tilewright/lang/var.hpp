// tw::var: a value that loops and branches may change.
//
//   tw::var acc = b.zeros<float>(tw::shape<M, N>);
//   for (auto k : xs.axis(1)) acc = tw::mma(xs.load(i, k), ws.load(k, j), acc);
//
// A copy of a var is another var; v.now() is its value at this point.
#pragma once
#include <concepts>
#include <type_traits>

#include <tilewright/lang/operators.hpp>

namespace tw {
namespace lang {

// Not constexpr: the compiler names it where the kernel calls it while it is traced.
[[noreturn]] inline void a_var_needs_a_value_of_the_kernel__write_b_let_or_b_full() {
  throw "tilewright: a tw::var needs a value of the kernel";
}

}  // namespace lang

template <class V>
struct var : V {
  constexpr var(std::type_identity_t<V> v) : V(v) { enter(loc::current()); }
  constexpr var(var const& v) : V(v) { enter(loc::current()); }
  constexpr ~var() {
    if (opener_ != this->trace->innermost_region())  // two loops would disagree about the values that they carry
      this->trace->fail(ir::trace_fault::var_outlives_region, this->id);
    auto& live = this->trace->variables;
    int const last = live.size() - 1;
    int i = last;
    while (live[i] != &this->id) --i;
    for (; i < last; ++i) live[i] = live[i + 1];
    live.pop_back();
  }

  constexpr var& operator=(V const& v) {
    this->id = v.in(this->trace, loc::current());
    return *this;
  }
  constexpr var& operator=(var const& v) {
    this->id = v.id;
    return *this;
  }
  template <lang::literal_for<typename V::value_type> U>
  constexpr var& operator=(U v) {
    return *this = V(v);
  }
  // A value of another element type or shape: said here, since g++ 12 cannot print the two tile types.
  template <class U, int... E>
    requires(!std::convertible_to<tile<U, E...>, V>)
  constexpr var& operator=(tile<U, E...> const&) {
    static_assert(std::same_as<U, typename V::value_type>,
                  "tilewright: a tw::var keeps its element type; use tw::cast<T>(x) on the value assigned to it");
    static_assert(!std::same_as<U, typename V::value_type>, "tilewright: a tw::var keeps its shape");
    return *this;
  }
  template <class X = void>
  constexpr void operator=(V const&) const {
    static_assert(lang::never<X>, "tilewright: this tw::var was captured by copy; capture by reference: [&]");
  }
  constexpr var& operator+=(V const& v) { return *this = static_cast<V const&>(*this) + v; }
  constexpr var& operator-=(V const& v) { return *this = static_cast<V const&>(*this) - v; }
  constexpr var& operator*=(V const& v) { return *this = static_cast<V const&>(*this) * v; }
  constexpr var& operator/=(V const& v) { return *this = static_cast<V const&>(*this) / v; }

  constexpr V now() const { return *this; }

 private:
  constexpr void enter(loc const& l) {
    if (this->trace == nullptr) lang::a_var_needs_a_value_of_the_kernel__write_b_let_or_b_full();
    this->id = this->in(this->trace, l);
    this->trace->variables.push_back(&this->id);
    opener_ = this->trace->innermost_region();
  }

  int opener_ = -1;  // the region that it was declared in
};
template <class T, int... D>
var(tile<T, D...>) -> var<tile<T, D...>>;
template <class V>
var(var<V>) -> var<V>;
var(index) -> var<tile<int>>;

}  // namespace tw
