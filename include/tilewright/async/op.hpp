// Operations: work that has been described and not yet run. .sync() runs it and waits.
//
// A body is { value_type; static constexpr bool scoped; device where() const; value_type submit(context&) &&; }.
// A scoped body borrows: its operation can be run where it stands, but not moved or kept.
#pragma once
#include <type_traits>
#include <utility>

#include <tilewright/runtime/stream.hpp>
#include <tilewright/tensor/annotate.hpp>

namespace tw {

// What a submission knows.
struct context {
  stream_ref stream;
  loc where;
};

// The value of an operation that makes nothing.
struct unit {};

namespace detail {

template <class...>
inline constexpr bool never_op = false;

// Its name is what compilers print when an operation that borrows is moved or kept.
struct an_operation_that_borrows_cannot_be_moved__pass_x_share_to_keep_it {
  constexpr an_operation_that_borrows_cannot_be_moved__pass_x_share_to_keep_it() = default;
  an_operation_that_borrows_cannot_be_moved__pass_x_share_to_keep_it(
    an_operation_that_borrows_cannot_be_moved__pass_x_share_to_keep_it&&) = delete;
};

template <class Body>
typename Body::value_type run(Body&& b, stream_ref s, loc where) {
  context c{s, where};
  auto value = std::move(b).submit(c);
  synchronize(s, where);
  return value;
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
class [[nodiscard("an operation does nothing until it is run: write .sync()")]] TW_CONSUMABLE op {
 public:
  using value_type = typename Body::value_type;
  TW_RETURNS_LIVE explicit op(Body b) : body_(std::move(b)) {}
  TW_RETURNS_LIVE op(op&&) noexcept = default;

  // Runs on the device's default stream, or on a given one, and waits. Throws tw::error.
  TW_CONSUMES value_type sync(loc where = loc::current()) && {
    return detail::run(std::move(body_), default_stream(body_.where(), where), where);
  }
  TW_CONSUMES value_type sync_on(stream_ref s, loc where = loc::current()) && { return detail::run(std::move(body_), s, where); }
  template <class X = void>
  value_type sync(loc where = loc::current()) & {
    static_assert(detail::never_op<X>, "tilewright: an operation runs once; write std::move(op).sync()");
    return std::move(*this).sync(where);
  }

 private:
  friend detail::body_of;
  Body body_;
};

template <class Body>
class [[nodiscard("an operation does nothing until it is run: write .sync()")]] TW_CONSUMABLE scoped_op {
 public:
  using value_type = typename Body::value_type;
  template <class... A>
  TW_RETURNS_LIVE explicit scoped_op(std::in_place_t, A&&... a) : body_(std::forward<A>(a)...) {}
  // Neither copied nor moved: guaranteed elision names it.
  static void* operator new(std::size_t) = delete;

  TW_CONSUMES value_type sync(loc where = loc::current()) && {
    return detail::run(std::move(body_), default_stream(body_.where(), where), where);
  }
  TW_CONSUMES value_type sync_on(stream_ref s, loc where = loc::current()) && { return detail::run(std::move(body_), s, where); }
  template <class X = void>
  value_type sync(loc where = loc::current()) & {
    static_assert(detail::never_op<X>, "tilewright: an operation runs once; write std::move(op).sync()");
    return std::move(*this).sync(where);
  }

 private:
  friend detail::body_of;
  [[no_unique_address]] detail::an_operation_that_borrows_cannot_be_moved__pass_x_share_to_keep_it where_it_is_;
  Body body_;
};

}  // namespace tw
