#include "jit/scratch.hpp"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <xxhash.h>

namespace tw::jit {

namespace fs = std::filesystem;

namespace {

std::error_code last_error() { return {errno, std::generic_category()}; }

// A folder that only this user can write to; made if it is not there. In a shared temporary folder somebody else might
// have put a link under this name.
bool own_folder(fs::path const& p) {
  if (mkdir(p.c_str(), 0700) == 0) return true;
  struct stat s;
  return errno == EEXIST && lstat(p.c_str(), &s) == 0 && S_ISDIR(s.st_mode) && s.st_uid == geteuid() &&
         (s.st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

fs::path report_folder() {
  std::error_code problem;
  if (const char* dump = getenv("TW_DUMP_DIR"); dump != nullptr && *dump != 0) {
    fs::create_directories(dump, problem);
    return dump;
  }
  const fs::path p = fs::temp_directory_path(problem) / fmt::format("tilewright-{}", geteuid());
  return !problem && own_folder(p) ? p : fs::path();
}

}  // namespace

scratch_folder::scratch_folder() {
  std::string pattern = (fs::temp_directory_path() / "tilewright-XXXXXX").string();
  if (mkdtemp(pattern.data()) == nullptr) throw fs::filesystem_error("no temporary folder", pattern, last_error());
  path_ = pattern;
}

scratch_folder::~scratch_folder() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

std::error_code write_file(fs::path const& path, std::span<const std::uint8_t> bytes) noexcept {
  const int fd = open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0644);
  if (fd < 0) return last_error();
  std::error_code problem;
  while (!bytes.empty() && !problem) {
    const ssize_t n = write(fd, bytes.data(), bytes.size());
    if (n >= 0) {
      bytes = bytes.subspan(static_cast<std::size_t>(n));
    } else if (errno != EINTR) {
      problem = last_error();
    }
  }
  if (close(fd) != 0 && !problem) problem = last_error();
  return problem;
}

std::error_code read_file(fs::path const& path, std::vector<std::uint8_t>& into) noexcept {
  into.clear();
  const int fd = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (fd < 0) return last_error();
  std::error_code problem;
  try {
    struct stat s;
    if (fstat(fd, &s) == 0 && S_ISREG(s.st_mode)) into.reserve(static_cast<std::size_t>(s.st_size));
    std::uint8_t buffer[65536];
    for (;;) {
      const ssize_t n = read(fd, buffer, sizeof buffer);
      if (n == 0) break;
      if (n > 0) into.insert(into.end(), buffer, buffer + n);
      if (n < 0 && errno != EINTR) {
        problem = last_error();
        break;
      }
    }
  } catch (std::bad_alloc const&) { problem = std::make_error_code(std::errc::not_enough_memory); }
  close(fd);
  return problem;
}

fs::path keep_for_report(std::string_view name, std::string_view extension,
                         std::span<const std::uint8_t> bytes) noexcept {
  try {
    const fs::path folder = report_folder();
    if (folder.empty()) return {};
    std::string plain(name.substr(0, 64));
    std::ranges::replace_if(plain, [](unsigned char c) { return std::isalnum(c) == 0 && c != '_' && c != '-'; }, '_');
    const fs::path path = folder /
                          fmt::format("{}-{:016x}.{}", plain, XXH3_64bits(bytes.data(), bytes.size()), extension);
    return write_file(path, bytes) ? fs::path() : path;
  } catch (std::exception const&) { return {}; }
}

}  // namespace tw::jit
