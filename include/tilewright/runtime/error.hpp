// Errors of the host side: one exception type with a kind, the user's call, what happened and what to do.
#pragma once
#include <cstdint>
#include <exception>
#include <memory>
#include <source_location>
#include <string>
#include <string_view>
#include <typeindex>
#include <utility>

namespace tw {

using loc = std::source_location;

enum class error_kind : std::uint8_t { usage, unsupported, compile, launch, driver, device, internal };
std::string_view name(error_kind) noexcept;

// Copying is cheap and does not throw. `what()` is the whole text:
//   FILE:LINE:COLUMN: KIND error: WHAT HAPPENED
//     remedy: WHAT TO WRITE OR DO INSTEAD
class error : public std::exception {
 public:
  error(error_kind, loc where, std::string cause, std::string remedy = {});

  const char* what() const noexcept override;
  error_kind kind() const noexcept;
  loc where() const noexcept;                     // the user's call
  std::string_view cause() const noexcept;
  std::string_view remedy() const noexcept;
  bool submitted() const noexcept;                // false: nothing was enqueued, contents are untouched

  // The same error, seen from another call or marked as having reached the device.
  error at(loc) const;
  error marked_submitted() const;

  // Gives a moved-from handle the tensor back that the failed call had taken: those of one type in the order of the
  // call's arguments, each once, whichever copy of the error is asked. False when there is none (left).
  template <class Handle>
  bool restore(Handle& moved_from) const {
    auto const held = take(typeid(Handle));
    if (held == nullptr) return false;
    moved_from = std::move(*static_cast<Handle*>(held.get()));
    return true;
  }
  // For the library: the error with a handle to give back.
  template <class Handle>
  void keep(Handle&& h) {
    add(typeid(std::remove_cvref_t<Handle>), std::make_shared<std::remove_cvref_t<Handle>>(std::forward<Handle>(h)));
  }

 private:
  struct state;
  struct kept;
  error(std::shared_ptr<const state>, std::shared_ptr<kept>);
  std::shared_ptr<void> take(std::type_index) const;
  void add(std::type_index, std::shared_ptr<void>);

  std::shared_ptr<const state> state_;
  std::shared_ptr<kept> kept_;  // shared by all copies; null: nothing
};

// A fault of the library itself: asks the user to report it.
[[noreturn]] void internal_fault(std::string what, loc = loc::current());

}  // namespace tw
