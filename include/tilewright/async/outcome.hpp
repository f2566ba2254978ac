// What an operation came to: its value, or the error that it would have thrown.
#pragma once
#include <utility>
#include <variant>

#include <tilewright/runtime/error.hpp>

namespace tw {

template <class T>
class [[nodiscard]] outcome {
 public:
  using value_type = T;

  outcome(T value) : state_(std::in_place_index<0>, std::move(value)) {}
  outcome(tw::error e) : state_(std::in_place_index<1>, std::move(e)) {}

  bool has_value() const noexcept { return state_.index() == 0; }
  explicit operator bool() const noexcept { return has_value(); }

  // The value; throws the error when there is none.
  T const& value() const& { return checked(), *std::get_if<0>(&state_); }
  T& value() & { return checked(), *std::get_if<0>(&state_); }
  T value() && { return checked(), std::move(*std::get_if<0>(&state_)); }
  // The error; throws error(usage) when there is a value.
  tw::error const& error(loc where = loc::current()) const {
    if (has_value())
      throw tw::error(error_kind::usage, where, "error() of an outcome that has a value", "ask has_value() first");
    return *std::get_if<1>(&state_);
  }

 private:
  void checked() const {
    if (auto const* e = std::get_if<1>(&state_)) throw *e;
  }
  std::variant<T, tw::error> state_;
};

}  // namespace tw
