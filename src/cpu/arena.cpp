#include "cpu/arena.hpp"

#include <iterator>
#include <new>

namespace tw::cpu {
namespace {

constexpr std::int64_t grain = 64;
constexpr std::int64_t round_up(std::int64_t n) { return (n + grain - 1) / grain * grain; }

}  // namespace

std::int64_t place_allocator::allocate(std::int64_t bytes) {
  bytes = round_up(bytes > 0 ? bytes : 1);
  auto best = free_.end();
  for (auto it = free_.begin(); it != free_.end(); ++it)
    if (it->second >= bytes && (best == free_.end() || it->second < best->second)) best = it;
  if (best == free_.end()) {
    std::int64_t at = end_;
    if (!free_.empty() && std::prev(free_.end())->first + std::prev(free_.end())->second == end_) {
      at = std::prev(free_.end())->first;  // the last hole can grow
      free_.erase(std::prev(free_.end()));
    }
    end_ = at + bytes;
    return at;
  }
  auto const [at, hole] = *best;
  free_.erase(best);
  if (hole > bytes) free_.emplace(at + bytes, hole - bytes);
  return at;
}

void place_allocator::release(std::int64_t at, std::int64_t bytes) {
  bytes = round_up(bytes > 0 ? bytes : 1);
  auto it = free_.emplace(at, bytes).first;
  if (auto after = std::next(it); after != free_.end() && it->first + it->second == after->first) {
    it->second += after->second;
    free_.erase(after);
  }
  if (it != free_.begin()) {
    auto before = std::prev(it);
    if (before->first + before->second == it->first) {
      before->second += it->second;
      free_.erase(it);
    }
  }
}

void arena::free_aligned::operator()(std::byte* p) const { ::operator delete(p, std::align_val_t{4096}); }

std::byte* arena::prepare(std::int64_t below, std::int64_t above) {
  below = round_up(below);
  std::int64_t const wanted = below + round_up(above) + grain;
  if (wanted > capacity_) {
    memory_.reset();
    memory_.reset(static_cast<std::byte*>(::operator new(static_cast<std::size_t>(wanted), std::align_val_t{4096})));
    capacity_ = wanted;
    holds = 0;
  }
  return memory_.get() + below;
}

}  // namespace tw::cpu
