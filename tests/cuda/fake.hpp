// The fake driver library as tests use it.
#pragma once
#include <dlfcn.h>

#include <string>

namespace tw::test {

// What has been called in the library since the last clear_calls(), one call a line.
inline std::string calls() {
  void* library = dlopen(FAKE_LIBCUDA, RTLD_NOW | RTLD_LOCAL);
  return reinterpret_cast<const char* (*)()>(dlsym(library, "fake_cuda_log"))();
}
inline void clear_calls() {
  void* library = dlopen(FAKE_LIBCUDA, RTLD_NOW | RTLD_LOCAL);
  reinterpret_cast<void (*)()>(dlsym(library, "fake_cuda_clear"))();
}
inline std::size_t bytes_in_use() {
  void* library = dlopen(FAKE_LIBCUDA, RTLD_NOW | RTLD_LOCAL);
  return reinterpret_cast<std::size_t (*)()>(dlsym(library, "fake_cuda_used"))();
}

}  // namespace tw::test
