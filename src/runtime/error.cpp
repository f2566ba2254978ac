// The one exception type: an immutable shared state, so that copies are cheap and never throw.
#include <tilewright/runtime/error.hpp>

#include <mutex>
#include <utility>
#include <vector>

namespace tw {

std::string_view name(error_kind kind) noexcept {
  switch (kind) {
    case error_kind::usage: return "usage";
    case error_kind::unsupported: return "unsupported";
    case error_kind::compile: return "compile";
    case error_kind::launch: return "launch";
    case error_kind::driver: return "driver";
    case error_kind::device: return "device";
    case error_kind::internal: return "internal";
  }
  return "unknown";
}

struct error::state {
  error_kind kind;
  loc where;
  std::string cause;
  std::string remedy;
  bool submitted;
  std::string text;  // what(): built once, because what() must not throw

  state(error_kind k, loc w, std::string c, std::string r, bool s)
      : kind(k), where(w), cause(std::move(c)), remedy(std::move(r)), submitted(s) {
    text = w.file_name();
    text += ':' + std::to_string(w.line()) + ':' + std::to_string(w.column()) + ": ";
    text += name(k);
    text += " error: " + cause;
    if (!remedy.empty()) text += "\n  remedy: " + remedy;
  }
};

error::error(error_kind kind, loc where, std::string cause, std::string remedy)
    : state_(std::make_shared<const state>(kind, where, std::move(cause), std::move(remedy), false)) {}

// Handles that the failed call had taken, in the order of its arguments.
struct error::kept {
  std::mutex lock;
  std::vector<std::pair<std::type_index, std::shared_ptr<void>>> handles;
};

error::error(std::shared_ptr<const state> s, std::shared_ptr<kept> k) : state_(std::move(s)), kept_(std::move(k)) {}

std::shared_ptr<void> error::take(std::type_index type) const {
  if (kept_ == nullptr) return nullptr;
  std::lock_guard const guard(kept_->lock);
  for (auto& [held_type, handle] : kept_->handles)
    if (held_type == type && handle != nullptr) return std::exchange(handle, nullptr);
  return nullptr;
}

void error::add(std::type_index type, std::shared_ptr<void> handle) {
  if (kept_ == nullptr) kept_ = std::make_shared<kept>();
  std::lock_guard const guard(kept_->lock);
  kept_->handles.emplace_back(type, std::move(handle));
}

const char* error::what() const noexcept { return state_->text.c_str(); }
error_kind error::kind() const noexcept { return state_->kind; }
loc error::where() const noexcept { return state_->where; }
std::string_view error::cause() const noexcept { return state_->cause; }
std::string_view error::remedy() const noexcept { return state_->remedy; }
bool error::submitted() const noexcept { return state_->submitted; }

error error::at(loc where) const {
  return error(std::make_shared<const state>(state_->kind, where, state_->cause, state_->remedy, state_->submitted),
               kept_);
}

error error::marked_submitted() const {
  return error(std::make_shared<const state>(state_->kind, state_->where, state_->cause, state_->remedy, true), kept_);
}

void internal_fault(std::string what, loc where) {
  throw error(error_kind::internal, where, std::move(what),
              "this is a fault of Tilewright itself; please report it with this text and, if you can, a small program "
              "that shows it");
}

}  // namespace tw
