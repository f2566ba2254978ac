// The memory behind tensors: counted, freed in stream order by its last holder.
#pragma once
#include <cstddef>
#include <memory>
#include <utility>

#include <tilewright/runtime/stream.hpp>

namespace tw::detail {

struct storage_record;

// One reference to a storage; empty after a move. Copying and destroying never block or throw.
class storage {
 public:
  storage() noexcept = default;
  storage(storage const&) noexcept;
  storage(storage&& o) noexcept : record_(std::exchange(o.record_, nullptr)) {}
  storage& operator=(storage o) noexcept {
    std::swap(record_, o.record_);
    return *this;
  }
  ~storage();

  // Memory of `bytes` bytes, uninitialised, usable by work on the stream. Throws error(device) when there is none.
  static storage allocate(stream_ref, std::size_t bytes, loc);
  // Foreign memory; `owner` is kept until nothing uses it any more.
  static storage adopt(device, void* data, std::size_t bytes, std::shared_ptr<void const> owner, bool writable = true);

  explicit operator bool() const noexcept { return record_ != nullptr; }
  void* data() const noexcept;
  device where() const noexcept;
  std::size_t bytes() const noexcept;
  bool is(storage const& o) const noexcept { return record_ == o.record_; }

  // Loans: while lent, exclusive use throws error(usage) that names the lending call.
  void lend(loc) const noexcept;
  void give_back() const noexcept;
  void require_not_lent(char const* wanted, loc) const;

  // Memory that somebody else owns and may not be written.
  bool writable() const noexcept;

  // A failed launch has written some of it: until a launch fills it again, reading throws error(usage) that names the failure.
  void poison(loc failed) const noexcept;
  void heal() const noexcept;
  void require_readable(char const* wanted, loc) const;

  // Handles of tw::shared to this storage.
  void add_handle() const noexcept;
  void drop_handle() const noexcept;
  int handles() const noexcept;

 private:
  explicit storage(storage_record* r) noexcept : record_(r) {}
  storage_record* record_ = nullptr;
};

// Keeps a storage lent as long as it lives.
class loan {
 public:
  loan() noexcept = default;  // of nothing
  loan(storage s, loc where) noexcept : storage_(std::move(s)) { storage_.lend(where); }
  loan(loan&&) noexcept = default;
  loan& operator=(loan&&) = delete;
  ~loan() {
    if (storage_) storage_.give_back();
  }

 private:
  storage storage_;
};

// `wanted`: the member that was called; null: a kernel.
[[noreturn]] void used_after_move(char const* what, char const* wanted, loc moved, loc where);

}  // namespace tw::detail
