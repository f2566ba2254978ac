// What tests of the host side need: environment variables for a while, and errors as text.
#pragma once
#include <cstdlib>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include <tilewright/runtime/error.hpp>

namespace tw::test {

// Sets environment variables while it lives.
class variables {
 public:
  variables(std::initializer_list<std::pair<std::string, std::string>> values) {
    for (auto const& [name, value] : values) {
      const char* old = std::getenv(name.c_str());
      before_.emplace_back(name, old != nullptr ? std::string(old) : std::string(), old != nullptr);
      setenv(name.c_str(), value.c_str(), 1);
    }
  }
  ~variables() {
    for (auto const& [name, value, was_set] : before_) {
      if (was_set) setenv(name.c_str(), value.c_str(), 1);
      else unsetenv(name.c_str());
    }
  }
  variables(variables const&) = delete;

 private:
  struct old_value {
    std::string name, value;
    bool was_set;
    old_value(std::string n, std::string v, bool s) : name(std::move(n)), value(std::move(v)), was_set(s) {}
  };
  std::vector<old_value> before_;
};

// The error that f throws, as text; empty if it throws none.
template <class F>
std::string error_text(F f) {
  try {
    f();
  } catch (tw::error const& e) { return e.what(); }
  return {};
}

}  // namespace tw::test
