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

#include <tilewright/types/shape.hpp>
#include <tilewright/tensor/annotate.hpp>
#include <tilewright/tensor/extents.hpp>
#include <tilewright/tensor/storage.hpp>
#include <tilewright/types/float16.hpp>

namespace tw {

template <class T, int R> class tensor;
template <class T, int R> class shared;
template <class T, int R> class view;
template <class T, int R> class uninit;
template <class Of, int... N> class partition;

namespace detail {

template <class...>
inline constexpr bool never = false;

// Elements of a tensor in memory: storage, place of element 0, extents and strides.
template <class T, int R>
struct body {
  static_assert(element_type<T>, "tilewright: tensors hold bool, integers, f16, bf16, float or double");
  detail::storage memory;
  std::int64_t offset = 0;  // in elements
  tw::extents<R> sizes{};
  tw::extents<R> strides{};

  tensor_ref ref() const {
    tensor_ref r;
    r.data = memory && memory.data() ? static_cast<char*>(memory.data()) + offset * static_cast<std::int64_t>(sizeof(T)) : nullptr;
    r.where = memory ? memory.where() : device::cpu();
    r.elem = element_of<T>;
    r.rank = R;
    for (std::size_t i = 0; i < R; ++i) {
      r.extents[i] = sizes[i];
      r.strides[i] = strides[i];
    }
    return r;
  }
  bool contiguous() const {
    tw::extents<R> dense{};
    row_major_strides(sizes, dense);
    for (std::size_t i = 0; i < R; ++i)
      if (sizes[i] > 1 && strides[i] != dense[i]) return false;
    return true;
  }
};

template <class T, int R>
body<T, R> allocate_body(extents<R> const& e, stream_ref s, loc where) {
  auto const n = checked_count(e, element_of<T>, where);
  body<T, R> b;
  b.sizes = e;
  row_major_strides(e, b.strides);
  b.memory = storage::allocate(s, static_cast<std::size_t>(n) * sizeof(T), where);
  return b;
}

template <class T, int R, int S>
body<T, S> reshaped(body<T, R> const& b, std::span<std::int64_t const> to, loc where);
template <class T, int R>
body<T, R> sliced(body<T, R> const& b, std::int64_t lo, std::int64_t hi, loc where);
[[noreturn]] void bad_slice(std::int64_t lo, std::int64_t hi, std::int64_t extent, loc);
[[noreturn]] void bad_reshape(std::int64_t have, std::int64_t want, bool contiguous, loc);
[[noreturn]] void bad_length(std::size_t given, std::int64_t want, loc);
[[noreturn]] void still_shared(int handles, loc);

// Blocking copies between a tensor and host memory.
void copy_in(storage const&, void const* from, std::size_t bytes, loc);
void copy_out(tensor_ref const&, void* to, loc);

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
  TW_LIVE std::int64_t extent(int axis, loc where = loc::current()) const { return detail::extent_at(checked("extent", where).sizes, axis, where); }
  TW_LIVE tw::extents<R> const& extents(loc where = loc::current()) const { return checked("extents", where).sizes; }
  TW_LIVE std::int64_t size(loc where = loc::current()) const { return detail::checked_count(checked("size", where).sizes, element_of<T>, where); }
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
    static_assert(detail::never<shape_t<N...>>, "tilewright: a launch takes the tensors that it writes: std::move(y).tiles(tw::shape<...>)");
    return std::move(const_cast<tensor&>(*this)).tiles(s, where);
  }

  // Read-only from here on.
  TW_CONSUMES shared<T, R> share(loc where = loc::current()) && { return shared<T, R>(take("share", where)); }

  // Read-only loans; while one lives, tiles() and share() of this tensor throw.
  TW_LIVE tw::view<T, R> view(loc where = loc::current()) const& { return tw::view<T, R>(checked("view", where), where); }
  // Elements [lo, hi) along axis 0.
  TW_LIVE tw::view<T, R> slice(std::int64_t lo, std::int64_t hi, loc where = loc::current()) const& {
    return tw::view<T, R>(detail::sliced(checked("slice", where), lo, hi, where), where);
  }
  template <class X = void>
  tw::view<T, R> slice(std::int64_t lo, std::int64_t hi, loc where = loc::current()) && {
    static_assert(detail::never<X>, "tilewright: a slice borrows from its tensor, and this one is a temporary; give it a name first");
    return tw::view<T, R>(detail::sliced(body_, lo, hi, where), where);
  }
  // The same elements, in row-major order, with other extents.
  template <class... E>
    requires(std::convertible_to<E, std::int64_t> && ...)
  TW_CONSUMES tensor<T, static_cast<int>(sizeof...(E))> reshape(E... e) && {
    std::int64_t const to[] = {static_cast<std::int64_t>(e)...};
    auto const where = loc::current();
    return tensor<T, static_cast<int>(sizeof...(E))>(detail::reshaped<T, R, static_cast<int>(sizeof...(E))>(take("reshape", where), to, where));
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
  std::int64_t extent(int axis, loc where = loc::current()) const { return detail::extent_at(checked("extent", where).sizes, axis, where); }
  tw::extents<R> const& extents(loc where = loc::current()) const { return checked("extents", where).sizes; }
  bool unique() const noexcept { return body_.memory && body_.memory.handles() == 1; }
  // Exclusive again. Throws error(usage) while other handles live.
  tensor<T, R> unshare(loc where = loc::current()) && {
    checked("unshare", where);
    if (!unique()) detail::still_shared(body_.memory.handles(), where);
    body_.memory.drop_handle();
    return tensor<T, R>(std::move(body_));
  }
  // Elements [lo, hi) along axis 0; keeps the memory alive.
  shared slice(std::int64_t lo, std::int64_t hi, loc where = loc::current()) const {
    return shared(detail::sliced(checked("slice", where), lo, hi, where));
  }
  template <class... E>
    requires(std::convertible_to<E, std::int64_t> && ...)
  shared<T, static_cast<int>(sizeof...(E))> reshape(E... e) const {
    std::int64_t const to[] = {static_cast<std::int64_t>(e)...};
    auto const where = loc::current();
    return shared<T, static_cast<int>(sizeof...(E))>(detail::reshaped<T, R, static_cast<int>(sizeof...(E))>(checked("reshape", where), to, where));
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
  std::int64_t extent(int axis, loc where = loc::current()) const { return detail::extent_at(checked("extent", where).sizes, axis, where); }
  tw::extents<R> const& extents() const { return body_.sizes; }
  view slice(std::int64_t lo, std::int64_t hi, loc where = loc::current()) const {
    return view(detail::sliced(checked("slice", where), lo, hi, where), where);
  }
  template <class... E>
    requires(std::convertible_to<E, std::int64_t> && ...)
  view<T, static_cast<int>(sizeof...(E))> reshape(E... e) const {
    std::int64_t const to[] = {static_cast<std::int64_t>(e)...};
    auto const where = loc::current();
    return view<T, static_cast<int>(sizeof...(E))>(detail::reshaped<T, R, static_cast<int>(sizeof...(E))>(checked("reshape", where), to, where), where);
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
  TW_RETURNS_LIVE explicit uninit(tw::extents<R> const& e, loc at = loc::current()) : uninit(e, device::current(at), at) {}
  TW_RETURNS_LIVE uninit(tw::extents<R> const& e, device d, loc at = loc::current()) : extents_(e), where_(d) {
    detail::checked_count(e, element_of<T>, at);
  }
  TW_RETURNS_LIVE uninit(std::initializer_list<std::int64_t> e, loc at = loc::current())
      : uninit(detail::to_extents<R>({e.begin(), e.size()}, at), at) {}
  TW_RETURNS_LIVE uninit(uninit&& o) noexcept = default;

  template <int... N>
  TW_CONSUMES partition<uninit, N...> tiles(shape_t<N...>, loc where = loc::current()) && {
    static_assert(sizeof...(N) == R, "tilewright: tiles(shape): one size for every axis of the tensor");
    static_assert(lang::powers_of_two<N...>, "tilewright: tiles(shape): every size is a power of two");
    return partition<uninit, N...>(extents_, where_, where);
  }
  template <int... N>
  partition<uninit, N...> tiles(shape_t<N...> s, loc where = loc::current()) const& {
    static_assert(detail::never<shape_t<N...>>, "tilewright: a launch takes the tensors that it writes: std::move(y).tiles(tw::shape<...>)");
    return std::move(const_cast<uninit&>(*this)).tiles(s, where);
  }

 private:
  tw::extents<R> extents_;
  device where_;
};

// ---- partition: what tiles() gives and launches take

template <class T, int R, int... N>
class [[nodiscard]] partition<tensor<T, R>, N...> {
 public:
  static constexpr bool initialised = true;
  partition(detail::body<T, R> b, loc made) : body_(std::move(b)), made_(made) {}
  partition(partition&&) noexcept = default;

  device where() const { return body_.memory.where(); }
  loc made() const { return made_; }
  // The tensor, with memory: what the launch writes.
  tensor<T, R> open(stream_ref, loc) && { return tensor<T, R>(std::move(body_)); }

 private:
  detail::body<T, R> body_;
  loc made_;
};

template <class T, int R, int... N>
class [[nodiscard]] partition<uninit<T, R>, N...> {
 public:
  static constexpr bool initialised = false;
  partition(extents<R> const& e, device where, loc made) : extents_(e), where_(where), made_(made) {}
  partition(partition&&) noexcept = default;

  device where() const { return where_; }
  loc made() const { return made_; }
  tensor<T, R> open(stream_ref s, loc where) && { return tensor<T, R>(detail::allocate_body<T, R>(extents_, s, where)); }

 private:
  extents<R> extents_;
  device where_;
  loc made_;
};

// ---- reading on the host

template <class X>
concept readable_tensor = requires(X const& x) {
  typename X::value_type;
  { x.checked("", loc()).ref() } -> std::same_as<tensor_ref>;
};

// All elements, row-major, copied to the host; blocks.
template <readable_tensor X>
std::vector<typename X::value_type> to_host(X const& x, loc where = loc::current()) {
  using T = typename X::value_type;
  static_assert(!std::same_as<T, bool>, "tilewright: to_host of a tensor of bool: cast it to uint8_t first");
  auto const& b = x.checked("to_host", where);
  std::vector<T> v(static_cast<std::size_t>(detail::checked_count(b.sizes, element_of<T>, where)));
  detail::copy_out(b.ref(), v.data(), where);
  return v;
}

// ---- definitions

namespace detail {

template <class T, int R, int S>
body<T, S> reshaped(body<T, R> const& b, std::span<std::int64_t const> to, loc where) {
  auto const e = to_extents<S>(to, where);
  auto const have = checked_count(b.sizes, element_of<T>, where), want = checked_count(e, element_of<T>, where);
  if (have != want || !b.contiguous()) bad_reshape(have, want, b.contiguous(), where);
  body<T, S> r;
  r.memory = b.memory;
  r.offset = b.offset;
  r.sizes = e;
  row_major_strides(e, r.strides);
  return r;
}
template <class T, int R>
body<T, R> sliced(body<T, R> const& b, std::int64_t lo, std::int64_t hi, loc where) {
  if (lo < 0 || hi < lo || hi > b.sizes[0]) bad_slice(lo, hi, b.sizes[0], where);
  body<T, R> s = b;
  s.offset += lo * b.strides[0];
  s.sizes[0] = hi - lo;
  return s;
}

}  // namespace detail
}  // namespace tw
