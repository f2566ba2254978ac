// What is in a cubin (an ELF file of machine code), read without trusting a single byte of it.
#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tw::cuda {

struct cubin {
  int sm = 0;                        // the exact architecture, 90 for sm_90
  std::vector<std::string> kernels;  // global functions with code, in symbol order
  std::string problem;               // not empty: not a whole cubin, and why; the rest is then not meaningful

  bool whole() const noexcept { return problem.empty(); }
  bool has(std::string_view kernel) const noexcept;
};

// Checks magic, class, machine, and that every header, section and name lies inside the bytes: a file that was cut short
// or damaged in its structure is told apart here, because a driver may crash on it. Never throws for bad contents.
cubin parse_cubin(std::span<const std::uint8_t> bytes);

// Empty if the bytes are a whole cubin for this architecture with this kernel, else what is wrong.
std::string why_not_loadable(std::span<const std::uint8_t> bytes, int sm, std::string_view kernel);

}  // namespace tw::cuda
