// Linked into the programs of a bundle: std::random_device of Debian 12's static libstdc++ calls arc4random, which came with
// glibc 2.36. With one of our own, glibc 2.35 is enough.
#include <sys/random.h>

#include <cstdint>
#include <cstdlib>

extern "C" std::uint32_t arc4random() {
  std::uint32_t value = 0;
  if (getrandom(&value, sizeof value, 0) != sizeof value) std::abort();  // so short a read is never cut
  return value;
}
