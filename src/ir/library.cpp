#include <tilewright/ir/library.hpp>

#include <algorithm>
#include <atomic>

namespace tw::ir {
namespace {

// Constant-initialised: functions register themselves while the program starts, and libraries that it loads later.
constinit std::atomic<library_function const*> first{nullptr};

}  // namespace

library_function::library_function(std::string_view name, std::span<tile_form const> operands, tile_form const& result,
                                   body code) noexcept
    : name_(name), operands_(operands), result_(result), run_(code), next_(first.load()) {
  while (!first.compare_exchange_weak(next_, this)) {}
}

library_function const* library_function::find(std::string_view name, std::span<tile_form const> operands,
                                               tile_form const& result) noexcept {
  library_function const* found = nullptr;
  for (auto const* f = first.load(); f != nullptr; f = f->next_) {
    if (f->name_ != name || f->result_ != result || !std::ranges::equal(f->operands_, operands)) continue;
    if (found != nullptr && found->run_ != f->run_) return nullptr;
    found = f;
  }
  return found;
}

}  // namespace tw::ir
