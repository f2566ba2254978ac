#include "runtime/log.hpp"

#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace tw::log {

std::atomic<int> detail::threshold{-1};

int detail::read_threshold() {
  char const* const text = std::getenv("TW_LOG");
  std::string_view const wish = text != nullptr ? text : "";
  level chosen = level::off;
  if (wish == "info") chosen = level::info;
  else if (wish == "debug") chosen = level::debug;
  else if (!wish.empty() && wish != "off")
    std::fprintf(stderr, "tilewright: warning: TW_LOG is '%s'; it can be off, info or debug\n", text);
  threshold.store(static_cast<int>(chosen), std::memory_order_relaxed);
  return static_cast<int>(chosen);
}

void write(std::string const& text) noexcept {
  static stopwatch const since_first;
  std::fprintf(stderr, "tilewright: [%10.3f] %s\n", since_first.ms(), text.c_str());
}

std::string stopwatch::text() const {
  char buffer[32];
  std::snprintf(buffer, sizeof buffer, "%.3f ms", ms());
  return buffer;
}

}  // namespace tw::log
