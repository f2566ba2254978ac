// A minimal vector for constant evaluation. std::vector costs the compiler a third more time and memory there, because
// every one of its calls is evaluated.
#pragma once
#include <utility>

namespace tw::ir {

template <class T>
class sequence {
 public:
  constexpr sequence() = default;
  constexpr sequence(sequence&& o) noexcept : data_(o.data_), size_(o.size_), capacity_(o.capacity_) {
    o.data_ = nullptr;
    o.size_ = o.capacity_ = 0;
  }
  constexpr sequence& operator=(sequence&& o) noexcept {
    std::swap(data_, o.data_);
    std::swap(size_, o.size_);
    std::swap(capacity_, o.capacity_);
    return *this;
  }
  constexpr ~sequence() { delete[] data_; }

  constexpr T& operator[](int i) { return data_[i]; }
  constexpr T const& operator[](int i) const { return data_[i]; }
  constexpr int size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr T* begin() { return data_; }
  constexpr T* end() { return data_ + size_; }
  constexpr T const* begin() const { return data_; }
  constexpr T const* end() const { return data_ + size_; }
  constexpr T& back() { return data_[size_ - 1]; }
  constexpr T const* data() const { return data_; }
  constexpr void pop_back() { --size_; }
  constexpr void clear() { size_ = 0; }
  constexpr void push_back(T v) {
    if (size_ == capacity_) {
      capacity_ = capacity_ ? capacity_ * 2 : 32;
      T* grown = new T[static_cast<unsigned>(capacity_)]{};
      for (int i = 0; i < size_; ++i) grown[i] = std::move(data_[i]);
      delete[] data_;
      data_ = grown;
    }
    data_[size_++] = std::move(v);
  }
  constexpr void resize(int n, T const& v = {}) {
    while (size_ < n) push_back(v);
    size_ = n;
  }

 private:
  T* data_ = nullptr;
  int size_ = 0, capacity_ = 0;
};

}  // namespace tw::ir
