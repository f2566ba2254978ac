#include "tensor/mapped_file.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace tw::detail {

mapped_file::~mapped_file() {
  if (data != nullptr) ::munmap(data, size);
}

std::shared_ptr<mapped_file> map_file(std::string const& path, char const* kind, loc where) {
  auto const failed = [&](char const* what) {
    throw error(error_kind::usage, where, path + ": " + what + ": " + std::strerror(errno),
                "check the path and its permissions");
  };
  int const fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);  // a pipe without a writer would block
  if (fd < 0) failed("cannot be opened");
  struct closer {
    int fd;
    ~closer() { ::close(fd); }
  } const close_it{fd};
  struct stat s{};
  if (::fstat(fd, &s) != 0) failed("cannot be examined");
  if (!S_ISREG(s.st_mode))
    throw error(error_kind::usage, where, path + ": is not a regular file", std::string("pass a ") + kind + " file");
  auto file = std::make_shared<mapped_file>();
  file->size = static_cast<std::size_t>(s.st_size);
  if (file->size == 0) return file;
  void* const data = ::mmap(nullptr, file->size, PROT_READ, MAP_PRIVATE, fd, 0);
  if (data == MAP_FAILED) failed("cannot be mapped");
  file->data = data;
  return file;
}

}  // namespace tw::detail
