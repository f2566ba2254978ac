// Places of values: which bytes of a worker's arena each tile has, for how long; and the memory itself.
#pragma once
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <vector>

namespace tw::cpu {

// Hands out places of an arena while a program is compiled. Places are multiples of 64 bytes (a cache line, a vector).
class place_allocator {
 public:
  std::int64_t allocate(std::int64_t bytes);           // a place >= 0
  void release(std::int64_t at, std::int64_t bytes);   // exactly what allocate gave
  std::int64_t peak() const { return end_; }

 private:
  std::map<std::int64_t, std::int64_t> free_;  // place, bytes; no two adjacent
  std::int64_t end_ = 0;
};

// The memory of one worker. Grows, never shrinks.
class arena {
 public:
  // Position 0 of an arena with room for that many bytes below and above. Contents are kept only when nothing grew.
  std::byte* prepare(std::int64_t below, std::int64_t above);
  std::uint64_t holds = 0;  // id of the program whose fixed data is in it

 private:
  struct free_aligned {
    void operator()(std::byte*) const;
  };
  std::unique_ptr<std::byte, free_aligned> memory_;
  std::int64_t capacity_ = 0;
};

}  // namespace tw::cpu
