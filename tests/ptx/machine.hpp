// Runs kernels of PTX on the CPU, one thread of the grid at a time, and checks every access. See README.md.
#pragma once
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>

#include "ptx/program.hpp"

namespace ptx {

struct fault {
  enum class what { illegal_address, not_supported, misuse, too_long } kind = what::misuse;
  std::string text;
};

struct launch {
  unsigned grid[3] = {1, 1, 1};
  unsigned threads[3] = {1, 1, 1};  // used where the kernel does not require a number
  std::size_t shared_bytes = 0;     // beside what the kernel declares
  std::span<std::uint8_t const> parameters;
  // Whether global memory has these bytes.
  std::function<bool(std::uint64_t address, std::size_t bytes)> has_memory;
  std::uint64_t step_limit = 2'000'000'000;  // instructions of all threads together
};

// What went wrong, if something did.
std::optional<fault> run(kernel const& k, module const& m, launch const& l);

}  // namespace ptx
