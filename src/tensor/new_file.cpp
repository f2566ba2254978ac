#include "tensor/new_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <vector>

#include <tilewright/tensor/body.hpp>

#include "runtime/memory.hpp"

namespace tw::detail {
namespace {

// What the host holds of a tensor at a time: large tensors are written without a second copy of them.
constexpr std::size_t piece_bytes = 8 << 20;

bool dense(tensor_ref const& t) {
  std::int64_t run = 1;
  for (std::size_t a = static_cast<std::size_t>(t.rank); a-- > 0;) {
    if (t.extents[a] > 1 && t.strides[a] != run) return false;
    run *= t.extents[a];
  }
  return true;
}

// Element i along axis 0, which has more than one: a tensor of the same rank, whose first extent is 1.
tensor_ref part(tensor_ref t, std::int64_t first, std::int64_t count) {
  t.data = static_cast<char*>(t.data) + first * t.strides[0] * std::int64_t{info(t.elem).bytes};
  t.extents[0] = count;
  return t;
}

// Calls f with the bytes of all elements, row-major.
template <class F>
void in_pieces(tensor_ref t, std::vector<std::byte>& host, loc where, F const& f) {
  std::int64_t count = 1;
  for (std::size_t a = 0; a < static_cast<std::size_t>(t.rank); ++a) {
    if (t.extents[a] == 0) return;
    count *= t.extents[a];
  }
  std::size_t const size = info(t.elem).bytes, total = static_cast<std::size_t>(count) * size;
  if (total <= piece_bytes) {
    host.resize(std::max(host.size(), total));
    copy_out(t, host.data(), where);
    f(std::span(host).first(total));
  } else if (dense(t)) {
    // Pieces of whole elements: their sizes are powers of two.
    for (std::size_t at = 0; at < total; at += piece_bytes) {
      tensor_ref piece;
      piece.data = static_cast<char*>(t.data) + at;
      piece.where = t.where;
      piece.elem = t.elem;
      piece.rank = 1;
      piece.extents[0] = static_cast<std::int64_t>(std::min(piece_bytes, total - at) / size);
      piece.strides[0] = 1;
      in_pieces(piece, host, where, f);
    }
  } else if (t.extents[0] > 1) {
    for (std::int64_t i = 0; i < t.extents[0]; ++i) in_pieces(part(t, i, 1), host, where, f);
  } else {
    --t.rank;
    std::copy(t.extents.begin() + 1, t.extents.end(), t.extents.begin());
    std::copy(t.strides.begin() + 1, t.strides.end(), t.strides.begin());
    in_pieces(t, host, where, f);
  }
}

// What the path stands for: behind symbolic links, whether or not the last one leads to a file yet.
std::string behind_links(std::string path) {
  std::array<char, 4096> to{};
  for (int links = 0; links < 40; ++links) {
    auto const n = ::readlink(path.c_str(), to.data(), to.size());
    if (n < 0 || static_cast<std::size_t>(n) == to.size()) break;
    std::string next(to.data(), static_cast<std::size_t>(n));
    auto const slash = path.rfind('/');
    path = next.starts_with('/') || slash == std::string::npos ? next : path.substr(0, slash + 1) + next;
  }
  return path;
}

}  // namespace

new_file::new_file(std::string path, loc where) : path_(std::move(path)), target_(behind_links(path_)), where_(where) {
  struct stat s{};
  if (::stat(target_.c_str(), &s) == 0 && !S_ISREG(s.st_mode))
    throw error(error_kind::usage, where_, path_ + ": is there and is not a regular file", "choose another path");
  // Unique among threads by the counter, among processes by the number of this one; what a process of the same number
  // left behind when it was killed is skipped.
  static std::atomic<unsigned> counter{0};
  for (int tries = 0; tries < 100 && fd_ < 0; ++tries) {
    scratch_ = target_ + ".new-" + std::to_string(::getpid()) + "-" + std::to_string(counter++);
    fd_ = ::open(scratch_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (fd_ < 0 && errno != EEXIST) break;
  }
  if (fd_ < 0) fail("cannot be written");
}

new_file::~new_file() {
  if (fd_ < 0) return;
  ::close(fd_);
  ::unlink(scratch_.c_str());
}

void new_file::fail(char const* what) const {
  throw error(error_kind::usage, where_, path_ + ": " + what + ": " + std::strerror(errno),
              "check the path, its permissions and the free space");
}

void new_file::write(std::span<std::byte const> bytes) {
  while (!bytes.empty()) {
    auto const n = ::write(fd_, bytes.data(), bytes.size());  // Linux writes at most 2 GiB at once
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) fail("cannot be written");
    bytes = bytes.subspan(static_cast<std::size_t>(n));
  }
}

void new_file::write(tensor_ref const& t) {
  std::vector<std::byte> host;
  in_pieces(t, host, where_, [&](std::span<std::byte> piece) {
    if (t.elem == element::i1)  // foreign memory may hold any byte
      for (std::byte& b : piece) b = b == std::byte{0} ? std::byte{0} : std::byte{1};
    write(std::span<std::byte const>(piece));
  });
}

void new_file::publish() {
  if (::fsync(fd_) != 0) fail("cannot be written");
  if (::rename(scratch_.c_str(), target_.c_str()) != 0) fail("cannot be put in place");
  ::close(std::exchange(fd_, -1));
}

}  // namespace tw::detail
