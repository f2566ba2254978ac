// Tensors on the host side: who may read and who may write.
//   tensor   exclusive; moved into launches that write it, lent to those that read it
//   shared   copyable, read-only
//   view     a read-only loan of a tensor or a part of it
//   uninit   a size; the memory comes when a kernel first writes it
// Layout: row-major. Extents may be zero.
#pragma once
#include <initializer_list>
#include <span>
#include <vector>

#include <tilewright/tensor/annotate.hpp>
#include <tilewright/tensor/body.hpp>
#include <tilewright/tensor/dealt.hpp>
#include <tilewright/types/shape.hpp>

namespace tw {

template <class T, int R> class tensor;
template <class T, int R> class shared;
template <class T, int R> class view;
template <class T, int R> class uninit;
template <class Of, int... N> class partition;
template <class T, int R> class accumulator;

namespace detail {

template <class...>
inline constexpr bool never = false;

}  // namespace detail

// ---- tensor

template <class T, int R>
class [[nodiscard]] TW_CONSUMABLE tensor {
 public:
  using value_type = T;
  static constexpr int rank = R;

  // Copies host values (row-major) into a new tensor on the current device; blocks. Throws error(usage) when the number of
  // values is not the product of the extents.
  static tensor from(std::span<T const> values, std::initializer_list<std::int64_t> e, loc where = loc::current()) {
    return from(values, detail::to_extents<R>({e.begin(), e.size()}, where), where);
  }
  static tensor from(std::span<T const> values, extents<R> const& e, loc where = loc::current()) {
    return from(values, e, device::current(where), where);
  }
  // The same on a given device.
  static tensor from(std::span<T const> values, extents<R> const& e, device d, loc where = loc::current()) {
    auto const n = detail::checked_count(e, element_of<T>, where);
    if (values.size() != static_cast<std::size_t>(n)) detail::bad_length(values.size(), n, where);
    tensor t(detail::allocate_body<T, R>(e, default_stream(d, where), where));
    detail::copy_in(t.body_.memory, values.data(), values.size_bytes(), where);
    return t;
  }

  TW_RETURNS_LIVE tensor(tensor&& o) noexcept : body_(std::move(o.body_)), moved_(o.moved_) {}
  tensor& operator=(tensor&& o) noexcept {
    body_ = std::move(o.body_);
    moved_ = o.moved_;
    return *this;
  }
  friend void swap(tensor& a TW_LENT, tensor& b TW_LENT) noexcept {
    std::swap(a.body_, b.body_);
    std::swap(a.moved_, b.moved_);
  }

  bool valid() const noexcept { return static_cast<bool>(body_.memory); }
  TW_LIVE std::int64_t extent(int axis, loc where = loc::current()) const {
    return detail::extent_at(checked("extent", where).sizes, axis, where);
  }
  TW_LIVE tw::extents<R> const& extents(loc where = loc::current()) const { return checked("extents", where).sizes; }
  TW_LIVE std::int64_t size(loc where = loc::current()) const {
    return detail::checked_count(checked("size", where).sizes, element_of<T>, where);
  }
  TW_LIVE device where(loc at = loc::current()) const { return checked("where", at).memory.where(); }

  // The tensor cut into disjoint tiles, one for each block of a launch that writes it.
  template <int... N>
  TW_CONSUMES partition<tensor, N...> tiles(shape_t<N...>, loc where = loc::current()) && {
    static_assert(sizeof...(N) == R, "tilewright: tiles(shape): one size for every axis of the tensor");
    static_assert(lang::powers_of_two<N...>, "tilewright: tiles(shape): every size is a power of two");
    return partition<tensor, N...>(take("tiles", where), where);
  }
  template <int... N>
  partition<tensor, N...> tiles(shape_t<N...> s, loc where = loc::current()) const& {
    static_assert(detail::never<shape_t<N...>>,
                  "tilewright: a launch takes the tensors that it writes: std::move(y).tiles(tw::shape<...>)");
    return std::move(const_cast<tensor&>(*this)).tiles(s, where);
  }

  // The whole tensor for a kernel that updates it (tw::accum).
  TW_CONSUMES accumulator<T, R> accum(loc where = loc::current()) && {
    return accumulator<T, R>(take("accum", where), where);
  }
  template <class X = void>
  accumulator<T, R> accum(loc where = loc::current()) const& {
    static_assert(detail::never<X>, "tilewright: a launch takes the tensors that it updates: std::move(y).accum()");
    return std::move(const_cast<tensor&>(*this)).accum(where);
  }

  // Read-only from here on.
  TW_CONSUMES shared<T, R> share(loc where = loc::current()) && { return shared<T, R>(take("share", where)); }
  template <class X = void>
  shared<T, R> share(loc where = loc::current()) const& {
    static_assert(
      detail::never<X>,
      "tilewright: a shared tensor is never written again, so the exclusive one goes: std::move(y).share()");
    return std::move(const_cast<tensor&>(*this)).share(where);
  }

  // Read-only loans; while one lives, tiles() and share() of this tensor throw.
  TW_LIVE tw::view<T, R> view(loc where = loc::current()) const& {
    return tw::view<T, R>(checked("view", where), where);
  }
  // Elements [lo, hi) along axis 0.
  TW_LIVE tw::view<T, R> slice(std::int64_t lo, std::int64_t hi, loc where = loc::current()) const& {
    return tw::view<T, R>(detail::sliced(checked("slice", where), lo, hi, where), where);
  }
  template <class X = void>
  tw::view<T, R> slice(std::int64_t lo, std::int64_t hi, loc where = loc::current()) && {
    static_assert(detail::never<X>,
                  "tilewright: a slice borrows from its tensor, and this one is a temporary; give it a name first");
    return tw::view<T, R>(detail::sliced(body_, lo, hi, where), where);
  }
  // The same elements, in row-major order, with other extents. Refused, it leaves the tensor as it is.
  template <std::convertible_to<std::int64_t>... E>
  TW_CONSUMES tensor<T, 1 + static_cast<int>(sizeof...(E))> reshape(detail::first_extent first, E... e) && {
    return std::move(*this).reshape(
      tw::extents<1 + static_cast<int>(sizeof...(E))>{{first.value, static_cast<std::int64_t>(e)...}}, first.where);
  }
  template <int S>
  TW_CONSUMES tensor<T, S> reshape(tw::extents<S> const& to, loc where = loc::current()) && {
    auto r = detail::reshaped<T, R, S>(checked("reshape", where), to, where);
    static_cast<void>(take("reshape", where));
    return tensor<T, S>(std::move(r));
  }
  template <std::convertible_to<std::int64_t>... E>
  tensor<T, 1 + static_cast<int>(sizeof...(E))> reshape(detail::first_extent first, E... e) const& {
    static_assert(detail::never<E...>,
                  "tilewright: reshape makes another tensor of this one's memory: std::move(y).reshape(...)");
    return std::move(const_cast<tensor&>(*this)).reshape(first, e...);
  }

  // For the library: the elements' place, or an error when the tensor was moved from.
  detail::body<T, R> const& checked(char const* wanted, loc where) const {
    if (!valid()) detail::used_after_move("tensor", wanted, moved_, where);
    return body_;
  }
  explicit tensor(detail::body<T, R> b) : body_(std::move(b)) {}

 private:
  template <class U, int Q> friend class tensor;
  detail::body<T, R> take(char const* wanted, loc where) {
    checked(wanted, where).memory.require_not_lent(wanted, where);
    moved_ = where;
    return std::move(body_);
  }

  detail::body<T, R> body_;
  loc moved_{};
};

// ---- shared

template <class T, int R>
class shared {
 public:
  using value_type = T;
  static constexpr int rank = R;

  shared(shared const& o) noexcept : body_(o.body_) { count(); }
  shared(shared&& o) noexcept : body_(std::move(o.body_)) {}
  shared& operator=(shared o) noexcept {
    std::swap(body_, o.body_);
    return *this;
  }
  ~shared() {
    if (body_.memory) body_.memory.drop_handle();
  }

  bool valid() const noexcept { return static_cast<bool>(body_.memory); }
  std::int64_t extent(int axis, loc where = loc::current()) const {
    return detail::extent_at(checked("extent", where).sizes, axis, where);
  }
  tw::extents<R> const& extents(loc where = loc::current()) const { return checked("extents", where).sizes; }
  bool unique() const noexcept { return body_.memory && body_.memory.handles() == 1; }
  // Exclusive again. Throws error(usage) while other handles live, and for foreign memory that is only to be read.
  tensor<T, R> unshare(loc where = loc::current()) && {
    auto const& memory = checked("unshare", where).memory;
    if (!unique()) detail::still_shared(memory.handles(), where);
    if (!memory.writable()) detail::never_written(where);
    body_.memory.drop_handle();
    return tensor<T, R>(std::move(body_));
  }
  template <class X = void>
  tensor<T, R> unshare(loc where = loc::current()) const& {
    static_assert(detail::never<X>, "tilewright: unshare takes the last handle: std::move(x).unshare()");
    return shared(*this).unshare(where);
  }
  // Elements [lo, hi) along axis 0; keeps the memory alive.
  shared slice(std::int64_t lo, std::int64_t hi, loc where = loc::current()) const {
    return shared(detail::sliced(checked("slice", where), lo, hi, where));
  }
  template <std::convertible_to<std::int64_t>... E>
  shared<T, 1 + static_cast<int>(sizeof...(E))> reshape(detail::first_extent first, E... e) const {
    return reshape(tw::extents<1 + static_cast<int>(sizeof...(E))>{{first.value, static_cast<std::int64_t>(e)...}},
                   first.where);
  }
  template <int S>
  shared<T, S> reshape(tw::extents<S> const& to, loc where = loc::current()) const {
    return shared<T, S>(detail::reshaped<T, R, S>(checked("reshape", where), to, where));
  }

  detail::body<T, R> const& checked(char const* wanted, loc where) const {
    if (!valid()) detail::used_after_move("shared tensor", wanted, loc{}, where);
    return body_;
  }
  explicit shared(detail::body<T, R> b) : body_(std::move(b)) { count(); }

 private:
  void count() const noexcept {
    if (body_.memory) body_.memory.add_handle();
  }
  detail::body<T, R> body_;
};

// ---- view

template <class T, int R>
class view {
 public:
  using value_type = T;
  static constexpr int rank = R;

  view(view&&) noexcept = default;
  bool valid() const noexcept { return static_cast<bool>(body_.memory); }
  std::int64_t extent(int axis, loc where = loc::current()) const {
    return detail::extent_at(checked("extent", where).sizes, axis, where);
  }
  tw::extents<R> const& extents(loc where = loc::current()) const { return checked("extents", where).sizes; }
  view slice(std::int64_t lo, std::int64_t hi, loc where = loc::current()) const {
    return view(detail::sliced(checked("slice", where), lo, hi, where), where);
  }
  template <std::convertible_to<std::int64_t>... E>
  view<T, 1 + static_cast<int>(sizeof...(E))> reshape(detail::first_extent first, E... e) const {
    return reshape(tw::extents<1 + static_cast<int>(sizeof...(E))>{{first.value, static_cast<std::int64_t>(e)...}},
                   first.where);
  }
  template <int S>
  view<T, S> reshape(tw::extents<S> const& to, loc where = loc::current()) const {
    return view<T, S>(detail::reshaped<T, R, S>(checked("reshape", where), to, where), where);
  }

  detail::body<T, R> const& checked(char const* wanted, loc where) const {
    if (!valid()) detail::used_after_move("view", wanted, loc{}, where);
    return body_;
  }
  view(detail::body<T, R> b, loc where) : body_(std::move(b)), loan_(body_.memory, where) {}

 private:
  detail::body<T, R> body_;
  detail::loan loan_;
};

// ---- uninit

template <class T, int R>
class [[nodiscard]] TW_CONSUMABLE uninit {
 public:
  using value_type = T;
  static constexpr int rank = R;

  // Memory on the current device, or on `where`. Throws error(usage) for extents that are negative or too large.
  TW_RETURNS_LIVE explicit uninit(tw::extents<R> const& e, loc at = loc::current())
      : uninit(e, device::current(at), at) {}
  TW_RETURNS_LIVE uninit(tw::extents<R> const& e, device d, loc at = loc::current()) : extents_(e), where_(d) {
    detail::checked_count(e, element_of<T>, at);
  }
  TW_RETURNS_LIVE uninit(std::initializer_list<std::int64_t> e, loc at = loc::current())
      : uninit(detail::to_extents<R>({e.begin(), e.size()}, at), at) {}
  TW_RETURNS_LIVE uninit(uninit&& o) noexcept
      : extents_(o.extents_), where_(o.where_), valid_(std::exchange(o.valid_, false)), moved_(o.moved_) {}
  uninit& operator=(uninit&& o) noexcept {
    extents_ = o.extents_;
    where_ = o.where_;
    moved_ = o.moved_;
    valid_ = std::exchange(o.valid_, false);
    return *this;
  }

  bool valid() const noexcept { return valid_; }
  TW_LIVE std::int64_t extent(int axis, loc at = loc::current()) const {
    return detail::extent_at(extents(at), axis, at);
  }
  TW_LIVE tw::extents<R> const& extents(loc at = loc::current()) const { return checked("extents", at); }

  template <int... N>
  TW_CONSUMES partition<uninit, N...> tiles(shape_t<N...>, loc where = loc::current()) && {
    static_assert(sizeof...(N) == R, "tilewright: tiles(shape): one size for every axis of the tensor");
    static_assert(lang::powers_of_two<N...>, "tilewright: tiles(shape): every size is a power of two");
    checked("tiles", where);
    valid_ = false;
    moved_ = where;
    return partition<uninit, N...>(extents_, where_, where);
  }
  template <int... N>
  partition<uninit, N...> tiles(shape_t<N...> s, loc where = loc::current()) const& {
    static_assert(detail::never<shape_t<N...>>,
                  "tilewright: a launch takes the tensors that it writes: std::move(y).tiles(tw::shape<...>)");
    return std::move(const_cast<uninit&>(*this)).tiles(s, where);
  }

 private:
  tw::extents<R> const& checked(char const* wanted, loc where) const {
    if (!valid_) detail::used_after_move("uninit", wanted, moved_, where);
    return extents_;
  }
  tw::extents<R> extents_;
  device where_;
  bool valid_ = true;
  loc moved_{};
};

// ---- partition: what tiles() gives and launches take

namespace detail {

// A tensor on its way into a launch; `what` names the handle in errors.
template <class T, int R>
class moved_in {
 public:
  static constexpr bool initialised = true;
  moved_in(char const* what, body<T, R> b, loc made) : body_(std::move(b)), made_(made), what_(what) {}
  moved_in(moved_in&&) noexcept = default;

  bool valid() const noexcept { return static_cast<bool>(body_.memory); }
  device where() const { return checked(made_).memory.where(); }
  loc made() const { return made_; }
  // The tensor, with memory: what the launch writes. Throws error(usage) when a launch has taken it already.
  tensor<T, R> open(stream_ref, loc at) && {
    checked(at);
    return tensor<T, R>(std::move(body_));
  }

 private:
  body<T, R> const& checked(loc at) const {
    if (!valid()) used_after_move(what_, nullptr, loc{}, at);
    return body_;
  }

  body<T, R> body_;
  loc made_;
  char const* what_;
};

}  // namespace detail

template <class T, int R, int... N>
class [[nodiscard]] partition<tensor<T, R>, N...> : public detail::moved_in<T, R>,
                                                    public detail::dealable<partition<tensor<T, R>, N...>> {
 public:
  partition(detail::body<T, R> b, loc made) : detail::moved_in<T, R>("partition", std::move(b), made) {}
};

template <class T, int R, int... N>
class [[nodiscard]] partition<uninit<T, R>, N...> : public detail::dealable<partition<uninit<T, R>, N...>> {
 public:
  static constexpr bool initialised = false;
  partition(extents<R> const& e, device where, loc made) : extents_(e), where_(where), made_(made) {}
  partition(partition&&) noexcept = default;

  device where() const { return where_; }
  loc made() const { return made_; }
  tensor<T, R> open(stream_ref s, loc where) && {
    return tensor<T, R>(detail::allocate_body<T, R>(extents_, s, where));
  }

 private:
  extents<R> extents_;
  device where_;
  loc made_;
};

// ---- accumulator: what accum() gives and launches take

template <class T, int R>
class [[nodiscard]] accumulator : public detail::moved_in<T, R> {
 public:
  accumulator(detail::body<T, R> b, loc made) : detail::moved_in<T, R>("accumulator", std::move(b), made) {}
};

// ---- reading on the host

template <class X>
concept readable_tensor = requires(X const& x) {
  typename X::value_type;
  { x.checked("", loc()).ref() } -> std::same_as<tensor_ref>;
};

namespace detail {

// The bytes of all elements, row-major; blocks.
template <readable_tensor X>
std::vector<std::byte> host_bytes(X const& x, char const* wanted, loc where) {
  using T = typename X::value_type;
  auto const& b = x.checked(wanted, where);
  b.memory.require_readable(wanted, where);
  std::vector<std::byte> v(static_cast<std::size_t>(checked_count(b.sizes, element_of<T>, where)) * sizeof(T));
  copy_out(b.ref(), v.data(), where);
  return v;
}

}  // namespace detail

// All elements, row-major, copied to the host; blocks.
template <readable_tensor X>
std::vector<typename X::value_type> to_host(X const& x, loc where = loc::current()) {
  using T = typename X::value_type;
  if constexpr (std::same_as<T, bool>) {  // std::vector<bool> is no array
    auto const bytes = detail::host_bytes(x, "to_host", where);
    std::vector<bool> v(bytes.size());
    for (std::size_t i = 0; i < v.size(); ++i) v[i] = bytes[i] != std::byte{0};
    return v;
  } else {
    auto const& b = x.checked("to_host", where);
    b.memory.require_readable("to_host", where);
    std::vector<T> v(static_cast<std::size_t>(detail::checked_count(b.sizes, element_of<T>, where)));
    detail::copy_out(b.ref(), v.data(), where);
    return v;
  }
}

}  // namespace tw
