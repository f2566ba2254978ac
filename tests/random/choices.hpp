// Decisions of the generator: pseudo-random ones from a seed, or a list that is played again. Zero is the simplest
// decision everywhere, and what a list that has run out gives: shorter lists are simpler kernels.
#pragma once
#include <cstdint>
#include <initializer_list>
#include <vector>

namespace random_kernels {

// splitmix64: the same numbers on every machine.
class numbers {
 public:
  explicit numbers(std::uint64_t seed) : state_(seed) {}
  std::uint64_t next() {
    std::uint64_t z = (state_ += 0x9e3779b97f4a7c15ULL);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
  }

 private:
  std::uint64_t state_;
};

class choices {
 public:
  explicit choices(std::uint64_t seed) : random_(seed) {}
  explicit choices(std::vector<std::uint32_t> list) : list_(std::move(list)), random_(0), replay_(true) {}

  // 0 <= result < n; n >= 1.
  int next(int n) {
    std::uint32_t v = 0;
    if (!replay_) v = static_cast<std::uint32_t>(random_.next() % static_cast<unsigned>(n));
    else if (made_.size() < list_.size()) v = list_[made_.size()] % static_cast<unsigned>(n);
    made_.push_back(v);
    return static_cast<int>(v);
  }
  // True once in n times; false is the simpler decision.
  bool once_in(int n) { return next(n) == n - 1; }
  // The position of one weight; weights are 0 or more, and the first is not 0.
  int weighted(std::initializer_list<int> weights) {
    int total = 0;
    for (int w : weights) total += w;
    int at = next(total), k = 0;
    for (int w : weights) {
      if (at < w) return k;
      at -= w;
      ++k;
    }
    return 0;
  }
  std::vector<std::uint32_t> const& made() const { return made_; }

 private:
  std::vector<std::uint32_t> list_, made_;
  numbers random_;
  bool replay_ = false;
};

}  // namespace random_kernels
