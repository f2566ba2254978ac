// Runs random kernels through the library: verified, lowered, executed; and compares with the evaluator.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "launch/specialise.hpp"
#include "lower/lower.hpp"
#include "random/evaluator.hpp"

namespace random_kernels {

// What became of a kernel.
enum class fate : std::uint8_t {
  agreed,
  rejected,   // the verifier does not accept it
  refused,    // the launch does: a check of its arguments fails
  abandoned,  // more steps than a test should take
  differs,    // an element, or which check fails, is not what the evaluator says
  unsound,    // an access that was proved to be inside is outside
  broken,     // lowering, or the executor, failed
};
char const* name_of(fate);

struct verdict {
  fate what = fate::agreed;
  std::string why;          // for people: which element, what was expected
  bool checks_failed = false;
  long compared = 0, exact = 0, unknown = 0;  // elements of outputs
};

// A kernel that the verifier and the launch checks accept, lowered. `memory` stays where the facts say that it lies.
struct prepared {
  kernel const* source = nullptr;
  tw::verify::report report;
  std::vector<tw::launch::argument> arguments;  // data: places in `memory`, or on a device
  tw::lower::result code;
  std::int64_t grid[3] = {1, 1, 1};
};

// Buffers of one launch at multiples of 256 bytes of one piece of memory, and a failure_report behind them.
struct arena {
  std::vector<std::uint8_t> bytes;      // with room for the alignment
  std::vector<std::size_t> at;          // by parameter
  std::size_t report = 0, size = 0;
  std::uint8_t* base();
};
arena arena_of(kernel const&, std::vector<buffer> const&);

// `base` is where the arena will lie: a multiple of 256. Sets the verdict when there is nothing to run.
std::optional<prepared> prepare(kernel const&, arena const&, std::uint8_t* base, std::string const& name, verdict&);

// Values of the entry's parameters for a launch whose arena lies at `base`.
std::vector<std::uint64_t> parameters_of(prepared const&, arena const&, std::uint8_t* base);

// What a device has left in the arena's memory, against the evaluator's outcome.
verdict compare(kernel const&, prepared const&, outcome const&, arena const&, std::uint8_t const* memory);

// All of it on the CPU.
verdict run_on_cpu(kernel const&);

// The kernel as text with the arguments, for people.
std::string text(kernel const&);

}  // namespace random_kernels
