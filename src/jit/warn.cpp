#include "jit/warn.hpp"

#include <cstdio>
#include <mutex>
#include <set>

namespace tw::jit {

void warn(std::string const& text) noexcept {
  static std::mutex lock;
  try {
    const std::lock_guard guard(lock);
    static auto& seen = *new std::set<std::string>;  // usable while the process exits
    if (!seen.insert(text).second) return;
  } catch (...) {
    return;  // no memory: the warning is the least of the worries
  }
  std::fprintf(stderr, "tilewright: warning: %s\n", text.c_str());
}

}  // namespace tw::jit
