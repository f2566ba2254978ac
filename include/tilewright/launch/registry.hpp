// The kernels of a program: each instantiation that some call names registers itself before main.
#pragma once
#include <memory>
#include <string_view>
#include <vector>

#include <tilewright/ir/function.hpp>
#include <tilewright/verify/verifier.hpp>

namespace tw::launch {

// Constant data of one instantiation.
struct kernel_record {
  std::string_view name;
  ir::function code;
  std::uint64_t hash = 0;        // of the code; the same in every build
  verify::options options;
};

struct kernel_state;  // verdicts and executables, made when first needed

class registered_kernel {
 public:
  explicit registered_kernel(kernel_record const&) noexcept;
  registered_kernel(registered_kernel const&) = delete;
  registered_kernel& operator=(registered_kernel const&) = delete;

  kernel_record const& record() const noexcept { return record_; }
  kernel_state& state() const;
  registered_kernel const* next() const noexcept { return next_; }

 private:
  kernel_record record_;
  registered_kernel const* next_;
  mutable kernel_state* state_ = nullptr;  // never freed: launches may run while the process exits
};

// All of them, in no particular order.
std::vector<registered_kernel const*> kernels();

}  // namespace tw::launch
