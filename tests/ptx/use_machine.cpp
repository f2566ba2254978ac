// Makes the library of this program take the machine for a GPU, with a cache of its own: other cubins are for real ones.
#include <cstdlib>

namespace {

[[maybe_unused]] bool const done = [] {
  setenv("TW_LIBCUDA", FAKE_LIBCUDA, 1);
  setenv("TW_TILEIRAS", PTX_TOOLKIT, 1);
  setenv("TW_CACHE_DIR", PTX_CACHE, 1);
  setenv("FAKE_CUDA_SM", "90", 0);
  return true;
}();

}  // namespace
