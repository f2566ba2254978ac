// Values made once for each key, while any number of threads ask: the first makes it, those with the same key wait for
// it, those with other keys do not.
#pragma once
#include <condition_variable>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <shared_mutex>
#include <thread>
#include <unordered_map>

#include <tilewright/runtime/error.hpp>

namespace tw::jit {

template <class Key, class Value, class Hash = std::hash<Key>>
class memory_cache {
 public:
  using pointer = std::shared_ptr<const Value>;

  // The value of the key; `make()` (returning `pointer`) is called by the first thread to ask. If it throws, nothing is
  // kept, so that the next call tries again, and every thread that waited gets the error, too: its own copy.
  template <class Make>
  pointer get(Key const& key, Make&& make) {
    if (pointer found = find(key)) return found;
    std::shared_ptr<slot> mine, theirs;
    {
      const std::unique_lock lock(table_lock_);
      auto [at, added] = table_.try_emplace(key);
      if (added) at->second = mine = std::make_shared<slot>();
      if (!added) theirs = at->second;
    }
    return mine != nullptr ? fill(key, *mine, std::forward<Make>(make)) : wait(*theirs);
  }

  // The value if it is there now; never waits for one that is being made.
  pointer find(Key const& key) const {
    const std::shared_lock lock(table_lock_);
    const auto at = table_.find(key);
    if (at == table_.end()) return nullptr;
    const std::lock_guard guard(at->second->lock);
    return at->second->value;
  }

  std::size_t size() const {
    const std::shared_lock lock(table_lock_);
    return table_.size();
  }

 private:
  struct slot {
    std::mutex lock;
    std::condition_variable changed;
    pointer value;  // set once
    std::optional<error> failed;  // set once, instead
    std::thread::id maker = std::this_thread::get_id();
  };

  template <class Make>
  pointer fill(Key const& key, slot& s, Make&& make) {
    std::optional<error> failed;
    std::exception_ptr thrown;
    pointer value;
    try {
      value = std::forward<Make>(make)();
      if (value == nullptr) internal_fault("a cached value was made as null");
    } catch (error const& e) {
      failed = e;
      thrown = std::current_exception();
    } catch (std::exception const& e) {
      failed.emplace(error_kind::internal, loc::current(), std::string("another thread failed: ") + e.what());
      thrown = std::current_exception();
    } catch (...) {
      failed.emplace(error_kind::internal, loc::current(),
                     "another thread failed with an exception of an unknown type");
      thrown = std::current_exception();
    }
    if (failed) {
      // Out of the table first: who comes from now on tries again.
      const std::unique_lock lock(table_lock_);
      table_.erase(key);
    }
    {
      const std::lock_guard guard(s.lock);
      s.value = value;
      s.failed = failed;
    }
    s.changed.notify_all();
    if (thrown != nullptr) std::rethrow_exception(thrown);
    return value;
  }

  pointer wait(slot& s) {
    std::unique_lock guard(s.lock);
    if (s.value == nullptr && !s.failed && s.maker == std::this_thread::get_id()) {
      internal_fault("making a cached value asks for the same value");
    }
    s.changed.wait(guard, [&] { return s.value != nullptr || s.failed.has_value(); });
    if (s.failed) throw error(*s.failed);
    return s.value;
  }

  mutable std::shared_mutex table_lock_;  // held for look-ups only, never while a value is made
  std::unordered_map<Key, std::shared_ptr<slot>, Hash> table_;
};

}  // namespace tw::jit
