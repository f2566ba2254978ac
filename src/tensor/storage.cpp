#include <tilewright/tensor/storage.hpp>

#include <atomic>
#include <mutex>
#include <string>

#include <tilewright/runtime/error.hpp>

#include "runtime/memory.hpp"

namespace tw::detail {

struct storage_record {
  std::atomic<int> references{1};
  std::atomic<int> handles{0};
  std::atomic<int> loans{0};
  device where;
  stream_ref home;  // the stream that the memory came from
  void* data = nullptr;
  std::size_t bytes = 0;
  std::shared_ptr<void const> owner;  // foreign memory
  bool foreign = false;
  bool writable = true;
  std::atomic<bool> poisoned{false};
  std::mutex places_lock;  // of the places below
  loc lender{}, failed{};
};

namespace {

// The only place where memory is given back: behind all work enqueued on its stream so far.
void retire(storage_record* s) noexcept {
  if (!s->foreign) runtime::release(s->where, s->data, s->bytes, s->home);
  delete s;
}

std::string place(loc l) { return std::string(l.file_name()) + ":" + std::to_string(l.line()); }

}  // namespace

storage::storage(storage const& o) noexcept : record_(o.record_) {
  if (record_ != nullptr) record_->references.fetch_add(1, std::memory_order_relaxed);
}
storage::~storage() {
  if (record_ != nullptr && record_->references.fetch_sub(1, std::memory_order_acq_rel) == 1) retire(record_);
}

storage storage::allocate(stream_ref s, std::size_t bytes, loc where) {
  auto made = std::make_unique<storage_record>();
  made->where = s.device;
  made->home = s;
  made->bytes = bytes;
  made->data = runtime::allocate(s.device, bytes, s, where);
  return storage(made.release());
}
storage storage::adopt(device where, void* data, std::size_t bytes, std::shared_ptr<void const> owner, bool writable) {
  auto made = std::make_unique<storage_record>();
  made->where = where;
  made->bytes = bytes;
  made->data = data;
  made->owner = std::move(owner);
  made->foreign = true;
  made->writable = writable;
  return storage(made.release());
}

void* storage::data() const noexcept { return record_->data; }
device storage::where() const noexcept { return record_->where; }
std::size_t storage::bytes() const noexcept { return record_->bytes; }

void storage::lend(loc where) const noexcept {
  std::lock_guard const lock(record_->places_lock);
  record_->lender = where;
  record_->loans.fetch_add(1);
}
void storage::give_back() const noexcept { record_->loans.fetch_sub(1); }
void storage::require_not_lent(char const* wanted, loc where) const {
  if (record_->loans.load() == 0) return;
  std::lock_guard const lock(record_->places_lock);
  throw error(error_kind::usage, where,
              std::string(wanted) + "() of a tensor that is lent: a view or an operation made at " +
                place(record_->lender) + " still reads it",
              "run the operation, or end the view's life, before the tensor is used exclusively");
}

bool storage::writable() const noexcept { return record_->writable; }

void storage::poison(loc failed) const noexcept {
  std::lock_guard const lock(record_->places_lock);
  record_->failed = failed;
  record_->poisoned.store(true);
}
void storage::heal() const noexcept { record_->poisoned.store(false); }
void storage::require_readable(char const* wanted, loc where) const {
  if (!record_->poisoned.load()) return;
  std::lock_guard const lock(record_->places_lock);
  throw error(error_kind::usage, where,
              (wanted == nullptr ? "a kernel reads a" : std::string(wanted) + "() of a") +
                " tensor that the launch at " + place(record_->failed) + " was writing when it failed",
              "fill it again first: a kernel with an out_tile writes every element");
}

void storage::add_handle() const noexcept { record_->handles.fetch_add(1); }
void storage::drop_handle() const noexcept { record_->handles.fetch_sub(1); }
int storage::handles() const noexcept { return record_->handles.load(); }

void used_after_move(char const* what, char const* wanted, loc moved, loc where) {
  bool const known = moved.line() != 0;
  std::string const use = wanted == nullptr ? "a kernel gets a " : std::string(wanted) + "() of a ";
  throw error(error_kind::usage, where, use + what + " that was moved from" + (known ? " at " + place(moved) : ""),
              "use the tensor that the launch gave back: y = kernel(std::move(y).tiles(...), ...).sync()");
}

}  // namespace tw::detail
