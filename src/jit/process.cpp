#include "jit/process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

#include <fmt/format.h>

extern "C" char** environ;

namespace tw::jit {

namespace {

using clock = std::chrono::steady_clock;
using std::chrono::duration_cast;
using std::chrono::milliseconds;

// A file descriptor that closes itself.
class descriptor {
 public:
  descriptor() = default;
  explicit descriptor(int fd) : fd_(fd) {}
  descriptor(descriptor&& other) noexcept : fd_(std::exchange(other.fd_, -1)) {}
  descriptor& operator=(descriptor&& other) noexcept {
    std::swap(fd_, other.fd_);
    return *this;
  }
  ~descriptor() { close(); }
  int get() const noexcept { return fd_; }
  void close() noexcept {
    if (fd_ >= 0) ::close(fd_);
    fd_ = -1;
  }

 private:
  int fd_ = -1;
};

struct pipe_ends {
  descriptor read, write;
};

bool make_pipe(pipe_ends& p) {
  int fds[2];
  if (pipe2(fds, O_CLOEXEC) != 0) return false;
  for (int& fd : fds) {
    // A program that has closed its standard streams gets their numbers here; the child's own must not overwrite them.
    const descriptor low(fd < 3 ? fd : -1);
    if (low.get() >= 0) fd = fcntl(low.get(), F_DUPFD_CLOEXEC, 3);
  }
  p.read = descriptor(fds[0]);
  p.write = descriptor(fds[1]);
  return p.write.get() >= 0 && fcntl(p.read.get(), F_SETFL, O_NONBLOCK) == 0;
}

// What posix_spawn takes, released in every case.
struct spawn_plan {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;

  spawn_plan() {
    posix_spawn_file_actions_init(&files);
    posix_spawnattr_init(&attributes);
  }
  ~spawn_plan() {
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
  }
  spawn_plan(spawn_plan const&) = delete;

  void prepare(command const& c, int out, int err) {
    posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&files, out, 1);
    posix_spawn_file_actions_adddup2(&files, err, 2);
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
    posix_spawn_file_actions_addclosefrom_np(&files, 3);  // the user's files are often not marked close-on-exec
#endif
    if (!c.working_directory.empty()) posix_spawn_file_actions_addchdir_np(&files, c.working_directory.c_str());
    // A group of its own, so that a time-out reaches what it started too; signal handling as a new program expects it.
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  }
};

std::vector<std::string> edited_environment(command const& c) {
  std::vector<std::string> out;
  const auto edited = [&](std::string_view name) {
    const auto set = [&](auto const& pair) { return pair.first == name; };
    return std::ranges::any_of(c.set_variables, set) ||
           std::ranges::find(c.unset_variables, name) != c.unset_variables.end();
  };
  for (char** entry = environ; entry != nullptr && *entry != nullptr; ++entry) {
    const std::string_view text = *entry;
    if (!edited(text.substr(0, text.find('=')))) out.emplace_back(text);
  }
  for (auto const& [name, value] : c.set_variables) out.push_back(name + "=" + value);
  return out;
}

std::vector<char*> pointers(std::vector<std::string>& strings) {
  std::vector<char*> out;
  for (std::string& s : strings) out.push_back(s.data());
  out.push_back(nullptr);
  return out;
}

// Reads what is there without waiting; closes the descriptor at end of file.
void drain(descriptor& from, std::string& into, std::size_t limit, bool& cut) {
  char buffer[16384];
  while (from.get() >= 0) {
    const ssize_t n = read(from.get(), buffer, sizeof buffer);
    if (n > 0) {
      const std::size_t got = static_cast<std::size_t>(n), room = limit - std::min(limit, into.size());
      into.append(buffer, std::min(got, room));
      cut = cut || got > room;
    } else if (n == 0 || (errno != EINTR && errno != EAGAIN)) {
      from.close();
    } else if (errno == EAGAIN) {
      return;
    }
  }
}

enum class child_state { running, ended, lost };

child_state look_at(pid_t pid) {
  siginfo_t info{};
  // WNOWAIT leaves it a zombie, so that its process group cannot be another's when it is killed below.
  if (waitid(P_PID, static_cast<id_t>(pid), &info, WEXITED | WNOHANG | WNOWAIT) != 0) {
    return errno == EINTR ? child_state::running : child_state::lost;
  }
  return info.si_pid == pid ? child_state::ended : child_state::running;
}

// Waits until the program has ended or the time is over, reading its output meanwhile.
child_state attend(pid_t pid, descriptor& out, descriptor& err, finished& result, command const& c,
                   clock::time_point deadline) {
  const descriptor process(
    static_cast<int>(syscall(SYS_pidfd_open, pid, 0)));  // absent in old kernels: then look often
  for (;;) {
    const child_state state = look_at(pid);
    drain(out, result.output, c.output_limit, result.cut);
    drain(err, result.errors, c.output_limit, result.cut);
    if (state != child_state::running) return state;
    const auto left = duration_cast<milliseconds>(deadline - clock::now()).count();
    if (left <= 0) return child_state::running;
    const auto wait = std::min<long long>(left + 1, process.get() >= 0 ? 1000 : 10);
    pollfd watched[] = {{out.get(), POLLIN, 0}, {err.get(), POLLIN, 0}, {process.get(), POLLIN, 0}};
    poll(watched, 3, static_cast<int>(wait));  // negative descriptors are ignored
  }
}

void settle(int status, finished& result) {
  if (WIFEXITED(status)) {
    result.how = ending::exited;
    result.exit_code = WEXITSTATUS(status);
  } else {
    result.how = ending::signalled;
    result.signal = WTERMSIG(status);
  }
}

}  // namespace

finished run(command const& c) {
  finished result;
  const auto start = clock::now();
  const auto not_started = [&](std::string_view what, int problem) {
    result.problem = fmt::format("{}: {}", what, strerrordesc_np(problem));
    return result;
  };
  pipe_ends out, err;
  if (!make_pipe(out) || !make_pipe(err)) return not_started("no pipe", errno);

  std::vector<std::string> arguments = c.arguments, environment = edited_environment(c);
  spawn_plan plan;
  plan.prepare(c, out.write.get(), err.write.get());
  pid_t pid = 0;
  const int problem = posix_spawn(&pid, c.arguments.at(0).c_str(), &plan.files, &plan.attributes,
                                  pointers(arguments).data(), pointers(environment).data());
  if (problem != 0) return not_started(c.arguments[0], problem);
  out.write.close();
  err.write.close();

  const child_state state = attend(pid, out.read, err.read, result, c, start + c.time_limit);
  if (state == child_state::lost) {
    result.how = ending::unknown;
  } else {
    kill(-pid, SIGKILL);  // at a time-out the program itself, otherwise what it may have left running
    int status = 0;
    pid_t reaped;
    do { reaped = waitpid(pid, &status, 0); } while (reaped < 0 && errno == EINTR);
    drain(out.read, result.output, c.output_limit, result.cut);
    drain(err.read, result.errors, c.output_limit, result.cut);
    if (state == child_state::running) {
      result.how = ending::timed_out;
    } else if (reaped == pid) {
      settle(status, result);
    } else {
      result.how = ending::unknown;
    }
  }
  result.took = duration_cast<milliseconds>(clock::now() - start);
  result.limit = duration_cast<milliseconds>(c.time_limit);
  return result;
}

std::string describe(finished const& f) {
  switch (f.how) {
    case ending::exited: return fmt::format("exit code {}", f.exit_code);
    case ending::signalled: {
      const char* text = sigdescr_np(f.signal);
      return fmt::format("killed by signal {} ({})", f.signal, text != nullptr ? text : "unknown");
    }
    case ending::timed_out:
      return fmt::format("no answer within {:.1f} s", static_cast<double>(f.limit.count()) / 1000);
    case ending::not_started: return fmt::format("it could not be started: {}", f.problem);
    case ending::unknown:
      return "its exit status was lost (this program ignores SIGCHLD or waits for all its children)";
  }
  return {};
}

}  // namespace tw::jit
