// Runs another program: no shell, no inherited files, captured output, a time limit, no zombie left behind.
#pragma once
#include <chrono>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace tw::jit {

struct command {
  std::vector<std::string> arguments;                             // [0] is the program's path
  std::vector<std::pair<std::string, std::string>> set_variables; // on top of this process's environment
  std::vector<std::string> unset_variables;
  std::string working_directory;                                  // empty: this process's
  std::chrono::milliseconds time_limit{60'000};
  std::size_t output_limit = std::size_t{1} << 20;  // bytes kept of each stream; the rest is read and dropped
};

enum class ending {
  exited,  // by itself; see exit_code
  signalled,  // killed by a signal; see signal
  timed_out,  // it and its whole process group were killed
  not_started,  // see problem
  unknown  // it has ended, but this program ignores SIGCHLD or reaps children itself, so that its status is lost
};

struct finished {
  ending how = ending::not_started;
  int exit_code = 0;
  int signal = 0;
  std::string output, errors;  // standard output, standard error; cut at the limit
  bool cut = false;
  std::string problem;
  std::chrono::milliseconds took{0};
  std::chrono::milliseconds limit{0};  // the time that it had

  bool succeeded() const noexcept { return how == ending::exited && exit_code == 0; }
};

// Blocks until the program has ended. Processes that it started and that still run in its group are killed then.
// Thread safe. Never throws for a program that fails.
finished run(command const&);

// "exit code 3", "killed by signal 11 (Segmentation fault)", "no answer within 2.0 s", ...
std::string describe(finished const&);

}  // namespace tw::jit
