#include "jit/memory_cache.hpp"

#include <gmock/gmock.h>

#include <atomic>
#include <future>
#include <latch>
#include <stdexcept>
#include <string>
#include <thread>

namespace {

using namespace tw;
using cache = jit::memory_cache<std::string, int>;

auto makes(int value) {
  return [value] { return std::make_shared<const int>(value); };
}

TEST(memory_cache, makes_once) {
  cache c;
  int made = 0;
  for (int i = 0; i < 1000; ++i) {
    const auto v = c.get("k", [&] {
      ++made;
      return std::make_shared<const int>(7);
    });
    EXPECT_EQ(*v, 7);
  }
  EXPECT_EQ(made, 1);
  EXPECT_EQ(c.find("other"), nullptr);
  EXPECT_EQ(c.size(), 1u);
}

TEST(memory_cache, threads_with_one_key_make_once) {
  cache c;
  std::atomic<int> made = 0;
  std::latch start(16);
  std::vector<std::thread> threads;
  std::vector<std::shared_ptr<const int>> got(16);
  for (std::size_t i = 0; i < 16; ++i) {
    threads.emplace_back([&, i] {
      start.arrive_and_wait();
      got[i] = c.get("k", [&] {
        ++made;
        std::this_thread::sleep_for(std::chrono::milliseconds(30));
        return std::make_shared<const int>(5);
      });
    });
  }
  for (std::thread& t : threads) t.join();
  EXPECT_EQ(made, 1);
  for (auto const& v : got) EXPECT_EQ(v, got[0]);
}

TEST(memory_cache, other_keys_do_not_wait) {
  cache c;
  c.get("there", makes(1));
  std::promise<void> finish;
  std::latch started(1);
  std::thread slow([&] {
    c.get("slow", [&] {
      started.count_down();
      finish.get_future().wait();
      return std::make_shared<const int>(2);
    });
  });
  started.wait();
  // With a lock held while a value is made, these would never return.
  EXPECT_EQ(*c.get("there", makes(99)), 1);
  EXPECT_EQ(*c.get("new", makes(3)), 3);
  EXPECT_EQ(c.find("slow"), nullptr);
  finish.set_value();
  slow.join();
  EXPECT_EQ(*c.find("slow"), 2);
}

TEST(memory_cache, a_failure_reaches_all_that_waited_and_is_not_kept) {
  cache c;
  std::promise<void> fail;
  std::latch started(1);
  std::atomic<int> told = 0, made = 0;
  std::thread first([&] {
    try {
      c.get("k", [&]() -> cache::pointer {
        ++made;
        started.count_down();
        fail.get_future().wait();
        throw error(error_kind::compile, loc::current(), "it broke", "mend it");
      });
    } catch (error const& e) { told += e.cause() == "it broke"; }
  });
  started.wait();
  std::vector<std::thread> others;
  for (int i = 0; i < 8; ++i) {
    others.emplace_back([&] {
      try {
        c.get("k", [&]() -> cache::pointer {
          ++made;
          throw error(error_kind::compile, loc::current(), "it broke", "mend it");
        });
      } catch (error const& e) { told += e.kind() == error_kind::compile && e.remedy() == "mend it"; }
    });
  }
  std::this_thread::sleep_for(std::chrono::milliseconds(50));
  fail.set_value();
  first.join();
  for (std::thread& t : others) t.join();
  EXPECT_EQ(told, 9);
  EXPECT_EQ(made, 1) << "those that waited did not try themselves";
  EXPECT_EQ(c.size(), 0u);
  EXPECT_EQ(*c.get("k", makes(4)), 4) << "the next call tries again";
}

TEST(memory_cache, foreign_exceptions_stay_what_they_are) {
  cache c;
  EXPECT_THROW(c.get("k", []() -> cache::pointer { throw std::runtime_error("x"); }), std::runtime_error);
  EXPECT_THROW(c.get("k", []() -> cache::pointer { throw 5; }), int);
  EXPECT_EQ(*c.get("k", makes(1)), 1);
}

TEST(memory_cache, asking_for_the_value_that_is_being_made_is_a_fault) {
  cache c;
  EXPECT_THROW(c.get("k", [&] { return c.get("k", makes(1)); }), error);
  EXPECT_EQ(*c.get("a", [&] { return c.get("b", makes(2)); }), 2) << "another value may be asked for";
}

TEST(memory_cache, values_outlive_it) {
  std::shared_ptr<const int> v;
  {
    cache c;
    v = c.get("k", makes(8));
  }
  EXPECT_EQ(*v, 8);
}

}  // namespace
