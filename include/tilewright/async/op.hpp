// Operations: work that has been described and not yet run. .sync() runs it and waits.
//
// A body is { value_type; static constexpr bool scoped; device where() const; value_type submit(context&) &&; }.
// A scoped body borrows: its operation can be run where it stands, but not moved or kept.
#pragma once
#include <cstddef>
#include <functional>
#include <type_traits>
#include <utility>

#include <tilewright/async/outcome.hpp>
#include <tilewright/runtime/stream.hpp>
#include <tilewright/tensor/annotate.hpp>

namespace tw {

// What a submission knows.
struct context {
  stream_ref stream;
  loc where;
  bool waits = true;  // for what kernels report; false: on a GPU it is lost
};

// The value of an operation that makes nothing.
struct unit {};

namespace detail {

template <class...>
inline constexpr bool never_op = false;

// Its name is what compilers print when an operation that borrows is moved or kept.
struct an_operation_that_borrows_cannot_be_moved_pass_x_share_to_keep_it {
  constexpr an_operation_that_borrows_cannot_be_moved_pass_x_share_to_keep_it() = default;
  an_operation_that_borrows_cannot_be_moved_pass_x_share_to_keep_it(
    an_operation_that_borrows_cannot_be_moved_pass_x_share_to_keep_it&&) = delete;
  static void* operator new(std::size_t) = delete;
};
struct an_operation_that_can_be_moved {
  constexpr an_operation_that_can_be_moved() = default;
  constexpr an_operation_that_can_be_moved(an_operation_that_can_be_moved&&) = default;
};
template <class Body>
using place_of = std::conditional_t<Body::scoped, an_operation_that_borrows_cannot_be_moved_pass_x_share_to_keep_it,
                                    an_operation_that_can_be_moved>;

// The body comes by value, so that nothing that it held or borrowed is held any longer than the call.
template <class Body>
typename Body::value_type run(Body b, stream_ref s, loc where) {
  context c{s, where};
  auto value = std::move(b).submit(c);
  try {
    synchronize(s, where);
  } catch (error const& e) { throw e.marked_submitted(); }
  return value;
}
template <class Body>
outcome<typename Body::value_type> try_run(Body b, loc where) {
  try {
    stream_ref const s = default_stream(b.where(), where);
    return run(std::move(b), s, where);
  } catch (error const& e) { return e; }
}

// The body of an operation, for parts of the library that submit it themselves.
struct body_of {
  template <class Op>
  auto& operator()(Op& o) const {
    return o.body_;
  }
};

}  // namespace detail

template <class Body>
class [[nodiscard("an operation does nothing until it is run: write .sync()")]] TW_CONSUMABLE op
    : private detail::place_of<Body> {
 public:
  using value_type = typename Body::value_type;
  TW_RETURNS_LIVE explicit op(Body b) : body_(std::move(b)) {}

  // Runs on the device's default stream, or on a given one, and waits. Throws tw::error.
  TW_CONSUMES value_type sync(loc where = loc::current()) && {
    stream_ref const s = default_stream(body_.where(), where);
    return detail::run(std::move(body_), s, where);
  }
  TW_CONSUMES value_type sync_on(stream_ref s, loc where = loc::current()) && {
    return detail::run(std::move(body_), s, where);
  }
  // The same as sync, with the error as a value; what else is thrown (std::bad_alloc) passes through.
  TW_CONSUMES outcome<value_type> try_sync(loc where = loc::current()) && {
    return detail::try_run(std::move(body_), where);
  }
  template <class X = void>
  value_type sync(loc where = loc::current()) & {
    static_assert(detail::never_op<X>, "tilewright: an operation runs once; write std::move(op).sync()");
    return std::move(*this).sync(where);
  }
  template <class X = void>
  value_type sync_on(stream_ref s, loc where = loc::current()) & {
    static_assert(detail::never_op<X>, "tilewright: an operation runs once; write std::move(op).sync_on(stream)");
    return std::move(*this).sync_on(s, where);
  }
  template <class X = void>
  outcome<value_type> try_sync(loc where = loc::current()) & {
    static_assert(detail::never_op<X>, "tilewright: an operation runs once; write std::move(op).try_sync()");
    return std::move(*this).try_sync(where);
  }

 private:
  friend detail::body_of;
  Body body_;
};

// ---- ready

namespace detail {

template <class T>
inline constexpr bool refers = std::is_pointer_v<T>;
template <class T>
inline constexpr bool refers<std::reference_wrapper<T>> = true;

template <class T>
struct ready_body {
  using value_type = T;
  static constexpr bool scoped = false;
  T value;

  device where() const { return device::cpu(); }
  value_type submit(context&) && { return std::move(value); }
};

}  // namespace detail

// An operation that gives a value which is there already.
template <class T>
auto ready(T&& value) {
  using held = std::decay_t<T>;
  static_assert(!detail::refers<held>,
                "tilewright: ready() keeps a value until the operation runs, and a pointer or a reference "
                "wrapper may point to nothing by then; pass the value itself");
  static_assert(std::is_constructible_v<held, T>,
                "tilewright: ready() takes what can only be moved as ready(std::move(x))");
  return op<detail::ready_body<held>>(detail::ready_body<held>{std::forward<T>(value)});
}

}  // namespace tw
