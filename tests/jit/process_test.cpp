#include "jit/process.hpp"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <thread>

namespace {

using namespace tw::jit;
using testing::AnyOf;
using testing::HasSubstr;
using testing::Not;

command shell(std::string script) {
  command c;
  c.arguments = {"/bin/sh", "-c", std::move(script)};
  return c;
}

std::size_t open_files() {
  std::size_t n = 0;
  for ([[maybe_unused]] auto const& entry : std::filesystem::directory_iterator("/proc/self/fd")) ++n;
  return n;
}

bool gone(pid_t pid) {
  for (int i = 0; i < 200; ++i) {
    // A killed orphan stays a zombie until its new parent reaps it; that counts as gone.
    std::ifstream stat("/proc/" + std::to_string(pid) + "/stat");
    std::string text;
    std::getline(stat, text);
    if (text.empty() || text.find(") Z") != std::string::npos || text.find(") X") != std::string::npos) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return false;
}

TEST(process, output_errors_and_exit_code) {
  const finished f = run(shell("echo out; echo err >&2; exit 7"));
  EXPECT_EQ(f.how, ending::exited);
  EXPECT_EQ(f.exit_code, 7);
  EXPECT_EQ(f.output, "out\n");
  EXPECT_EQ(f.errors, "err\n");
  EXPECT_FALSE(f.succeeded());
  EXPECT_EQ(describe(f), "exit code 7");
  EXPECT_TRUE(run(shell("exit 0")).succeeded());
}

TEST(process, arguments_are_not_read_by_a_shell) {
  command c;
  c.arguments = {"/bin/echo", "$HOME", "a b", "*", "'", ""};
  EXPECT_EQ(run(c).output, "$HOME a b * ' \n");
}

TEST(process, environment_and_working_directory) {
  setenv("TW_TEST_GONE", "x", 1);
  setenv("TW_TEST_KEPT", "y", 1);
  command c = shell("echo \"[$TW_TEST_GONE][$TW_TEST_KEPT][$TW_TEST_SET]\"; pwd");
  c.unset_variables = {"TW_TEST_GONE"};
  c.set_variables = {{"TW_TEST_SET", "a=b"}};
  c.working_directory = "/usr";
  EXPECT_EQ(run(c).output, "[][y][a=b]\n/usr\n");
}

TEST(process, input_is_empty) { EXPECT_EQ(run(shell("cat; echo end")).output, "end\n"); }

TEST(process, signals) {
  const finished f = run(shell("kill -SEGV $$"));
  EXPECT_EQ(f.how, ending::signalled);
  EXPECT_EQ(f.signal, SIGSEGV);
  EXPECT_EQ(describe(f), "killed by signal 11 (Segmentation fault)");
}

TEST(process, the_time_limit_reaches_the_whole_group) {
  command c = shell("sleep 100 & echo $!; sleep 100");
  c.time_limit = std::chrono::milliseconds(300);
  const finished f = run(c);
  EXPECT_EQ(f.how, ending::timed_out);
  EXPECT_LT(f.took, std::chrono::seconds(5));
  EXPECT_THAT(describe(f), HasSubstr("no answer within 0.3 s"));
  EXPECT_TRUE(gone(static_cast<pid_t>(std::stoi(f.output))));
}

TEST(process, what_it_leaves_running_neither_delays_nor_survives) {
  const finished f = run(shell("sleep 100 & echo $!; exit 3"));  // the sleeper holds the pipes open
  EXPECT_EQ(f.exit_code, 3);
  EXPECT_LT(f.took, std::chrono::seconds(5));
  EXPECT_TRUE(gone(static_cast<pid_t>(std::stoi(f.output))));
}

TEST(process, huge_output_is_read_and_cut) {
  command c = shell("head -c 20000000 /dev/zero >&2; head -c 5000 /dev/zero; exit 1");
  c.output_limit = 10000;
  const finished f = run(c);
  EXPECT_EQ(f.exit_code, 1) << "it was not blocked by a full pipe";
  EXPECT_EQ(f.errors.size(), 10000u);
  EXPECT_EQ(f.output.size(), 5000u);
  EXPECT_TRUE(f.cut);
}

TEST(process, what_cannot_be_started) {
  command c;
  c.arguments = {"/nowhere/program"};
  const finished f = run(c);
  EXPECT_EQ(f.how, ending::not_started);
  EXPECT_THAT(describe(f), HasSubstr("/nowhere/program: No such file"));
  c = shell("exit 0");
  c.working_directory = "/nowhere";
  EXPECT_EQ(run(c).how, ending::not_started);
}

TEST(process, open_files_are_not_inherited) {
  const int fd = open("/etc/passwd", O_RDONLY);  // not close-on-exec, as in many programs
  ASSERT_GE(fd, 0);
  const finished f = run(shell("readlink /proc/self/fd/*; exit 0"));
  close(fd);
  EXPECT_THAT(f.output, HasSubstr("/dev/null")) << "its standard input";
  EXPECT_THAT(f.output, Not(HasSubstr("/etc/passwd")));
}

TEST(process, nothing_is_left_behind) {
  run(shell("exit 0"));
  const std::size_t before = open_files();
  for (int i = 0; i < 20; ++i) run(shell("echo x"));
  command c;
  c.arguments = {"/nowhere"};
  run(c);
  EXPECT_EQ(open_files(), before);
  EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), -1);
  EXPECT_EQ(errno, ECHILD) << "a zombie is left";
}

TEST(process, a_program_that_ignores_its_children) {
  const auto old = signal(SIGCHLD, SIG_IGN);
  const finished f = run(shell("echo done"));
  signal(SIGCHLD, old);
  EXPECT_THAT(f.how, AnyOf(ending::unknown, ending::exited));
  EXPECT_EQ(f.output, "done\n");
  EXPECT_LT(f.took, std::chrono::seconds(10));
}

TEST(process, many_at_once) {
  std::vector<std::thread> threads;
  std::atomic<int> right = 0;
  for (int i = 0; i < 16; ++i) {
    threads.emplace_back([&, i] {
      const finished f = run(shell("echo " + std::to_string(i) + "; exit " + std::to_string(i)));
      right += f.output == std::to_string(i) + "\n" && f.exit_code == i;
    });
  }
  for (std::thread& t : threads) t.join();
  EXPECT_EQ(right, 16);
}

}  // namespace
