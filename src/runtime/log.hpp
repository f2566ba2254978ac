// What the library does, a line each on standard error, for the person who asked with TW_LOG=info or TW_LOG=debug.
//
//   if (log::on(log::level::info)) log::write("loaded kernel 'saxpy'");
//
// Off, this costs one load and one comparison. The dependency table lets the rooms from jit up use it.
#pragma once
#include <atomic>
#include <chrono>
#include <string>

namespace tw::log {

// info: what happens once for each kernel, specialisation and device; debug: every launch, too.
enum class level : int { off, info, debug };

namespace detail {
extern std::atomic<int> threshold;  // -1: TW_LOG has not been read yet
int read_threshold();
}  // namespace detail

inline bool on(level l) {
  int const t = detail::threshold.load(std::memory_order_relaxed);
  return static_cast<int>(l) <= (t >= 0 ? t : detail::read_threshold());
}

// Writes "tilewright: [milliseconds since the first line] text" in one piece.
void write(std::string const& text) noexcept;

// Since its construction; does not run when nothing is logged.
class stopwatch {
 public:
  stopwatch() {
    if (on(level::info)) start_ = clock::now();
  }
  double ms() const { return std::chrono::duration<double, std::milli>(clock::now() - start_).count(); }
  std::string text() const;  // "1.234 ms"

 private:
  using clock = std::chrono::steady_clock;
  clock::time_point start_{};
};

}  // namespace tw::log
