// Report 41: processes that compile the same kernels at the same time broke each other's cache entries. Here workers (this
// program, started again) share an empty folder, are killed at random moments, and every entry ever read is right.
#include <gmock/gmock.h>

#include <atomic>
#include <cstdio>
#include <random>
#include <string>
#include <thread>

#include "jit/disk_cache.hpp"
#include "jit/process.hpp"
#include "jit/scratch.hpp"

namespace {

using namespace tw::jit;

std::string self;
constexpr int variants = 8;
constexpr int wrong_entry = 42;

cache_key key_of(int variant) {
  return make_key(std::vector<std::uint8_t>(100, static_cast<std::uint8_t>(variant)), 90, "-O3");
}

// What the compiler "makes": large, so that a write takes long enough to be killed in the middle.
std::vector<std::uint8_t> made(int variant) {
  std::minstd_rand random(static_cast<unsigned>(variant + 1));
  std::vector<std::uint8_t> out(300'000);
  for (auto& b : out) b = static_cast<std::uint8_t>(random() >> 8);
  return out;
}

int work(const char* folder, unsigned seed) {
  const disk_cache cache(folder);
  std::minstd_rand random(seed);
  for (int round = 0; round < 40; ++round) {
    const int variant = static_cast<int>(random() % variants);
    const auto expected = made(variant);
    const auto found = cache.load(key_of(variant), "13.5.37");
    if (found && *found != expected) return wrong_entry;
    if (!found || random() % 4 == 0) cache.store(key_of(variant), "13.5.37", expected);
  }
  return 0;
}

TEST(report_41, processes_share_a_cache_and_may_die) {
  const scratch_folder folder;
  const unsigned seed = std::random_device()();
  std::printf("seed %u\n", seed);
  std::atomic<int> wrong = 0, killed = 0, ended = 0, other = 0;
  std::vector<std::thread> threads;
  for (unsigned t = 0; t < 4; ++t) {
    threads.emplace_back([&, t] {
      std::minstd_rand random(seed + t);
      for (unsigned i = 0; i < 12; ++i) {
        command c;
        c.arguments = {self, "--worker", folder.path().string(), std::to_string(random() % 100000)};
        // At its time limit a worker is killed with SIGKILL, whatever it is doing.
        c.time_limit = std::chrono::milliseconds(i % 3 == 2 ? 60'000 : 5 + random() % 60);
        const finished f = run(c);
        (f.how == ending::timed_out ? killed : f.succeeded() ? ended : f.exit_code == wrong_entry ? wrong : other) += 1;
      }
    });
  }
  for (std::thread& t : threads) t.join();
  EXPECT_EQ(wrong, 0) << "a worker read an entry that was not what its key stands for";
  EXPECT_EQ(other, 0);
  EXPECT_GT(killed, 0) << "the test must kill some";
  EXPECT_GE(ended, 16);
  const disk_cache cache(folder.path());
  int there = 0;
  for (int variant = 0; variant < variants; ++variant) {
    std::vector<std::uint8_t> file;
    if (read_file(cache.entry_path(key_of(variant)), file)) continue;
    ++there;
    const auto entry = decode_entry(key_of(variant), file);
    ASSERT_TRUE(entry.has_value()) << "a published entry is whole, variant " << variant;
    EXPECT_EQ(entry->payload, made(variant));
  }
  EXPECT_EQ(there, variants);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 4 && std::string(argv[1]) == "--worker") return work(argv[2], static_cast<unsigned>(std::stoul(argv[3])));
  self = argv[0];
  testing::InitGoogleMock(&argc, argv);
  return RUN_ALL_TESTS();
}
