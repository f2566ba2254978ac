#include "jit/disk_cache.hpp"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>

#include <fmt/format.h>
#include <xxhash.h>

#include "jit/scratch.hpp"
#include "jit/warn.hpp"

namespace tw::jit {

namespace fs = std::filesystem;

namespace {

// Little endian, without padding:
//   8 magic | 4 format version | 4 length of the assembler's version | 16 key | 8 payload length | version | payload | 8 checksum
constexpr char magic[8] = {'T', 'I', 'L', 'E', 'W', 'R', 'T', '\n'};
constexpr std::uint32_t format_version = 1;
constexpr const char* aside_prefix = ".new-";
constexpr std::size_t header_size = 40, checksum_size = 8, longest_version_text = 256;

template <class T>
void put(std::vector<std::uint8_t>& out, T value) {
  for (std::size_t i = 0; i < sizeof(T); ++i) out.push_back(static_cast<std::uint8_t>(value >> (8 * i)));
}

template <class T>
T get(std::span<const std::uint8_t> bytes, std::size_t at) {
  T value = 0;
  for (std::size_t i = 0; i < sizeof(T); ++i) value |= static_cast<T>(static_cast<T>(bytes[at + i]) << (8 * i));
  return value;
}

fs::path from_variable(const char* name) {
  const char* value = getenv(name);
  return value != nullptr ? value : "";
}

fs::path default_folder() {
  if (fs::path p = from_variable("TW_CACHE_DIR"); !p.empty()) return p;
  // Relative values of XDG variables are to be ignored, says their specification.
  if (fs::path p = from_variable("XDG_CACHE_HOME"); p.is_absolute()) return p / "tilewright";
  if (fs::path p = from_variable("HOME"); p.is_absolute()) return p / ".cache" / "tilewright";
  return {};
}

// Writes, reaches the disk, closes; what the caller then renames is whole even after a power failure.
std::error_code write_through(int fd, std::span<const std::uint8_t> bytes) noexcept {
  std::error_code problem;
  while (!bytes.empty() && !problem) {
    const ssize_t n = write(fd, bytes.data(), bytes.size());
    if (n >= 0) {
      bytes = bytes.subspan(static_cast<std::size_t>(n));
    } else if (errno != EINTR) {
      problem = {errno, std::generic_category()};
    }
  }
  if (!problem && fsync(fd) != 0) problem = {errno, std::generic_category()};
  if (close(fd) != 0 && !problem) problem = {errno, std::generic_category()};
  return problem;
}

// Removes what processes that were killed while storing have left: files aside that nobody writes to any more.
void tidy(fs::path const& folder) {
  const auto old = fs::file_time_type::clock::now() - std::chrono::hours(1);
  std::error_code problem;
  for (fs::directory_iterator it(folder, problem), end; !problem && it != end; it.increment(problem)) {
    std::error_code gone;  // another process tidies, too
    if (it->path().filename().string().rfind(aside_prefix, 0) != 0) continue;
    if (const auto written = it->last_write_time(gone); !gone && written < old) fs::remove(it->path(), gone);
  }
}

}  // namespace

cache_key make_key(std::span<const std::uint8_t> bytecode, int sm, std::string_view options) {
  XXH3_state_t state;
  XXH3_128bits_reset(&state);
  // Lengths go in too: no two different triples are the same sequence of bytes.
  const std::uint64_t lengths[] = {bytecode.size(), static_cast<std::uint64_t>(sm), options.size()};
  for (const std::uint64_t n : lengths) {
    std::uint8_t bytes[8];
    for (std::size_t i = 0; i < 8; ++i) bytes[i] = static_cast<std::uint8_t>(n >> (8 * i));
    XXH3_128bits_update(&state, bytes, sizeof bytes);
  }
  XXH3_128bits_update(&state, bytecode.data(), bytecode.size());
  XXH3_128bits_update(&state, options.data(), options.size());
  const XXH128_hash_t h = XXH3_128bits_digest(&state);
  return {h.high64, h.low64};
}

std::string to_string(cache_key k) { return fmt::format("{:016x}{:016x}", k.high, k.low); }

std::vector<std::uint8_t> encode_entry(cache_key key, std::string_view version, std::span<const std::uint8_t> payload) {
  version = version.substr(0, longest_version_text);
  std::vector<std::uint8_t> out;
  out.reserve(header_size + version.size() + payload.size() + checksum_size);
  out.insert(out.end(), std::begin(magic), std::end(magic));
  put(out, format_version);
  put(out, static_cast<std::uint32_t>(version.size()));
  put(out, key.high);
  put(out, key.low);
  put(out, static_cast<std::uint64_t>(payload.size()));
  out.insert(out.end(), version.begin(), version.end());
  out.insert(out.end(), payload.begin(), payload.end());
  put(out, static_cast<std::uint64_t>(XXH3_64bits(out.data(), out.size())));
  return out;
}

std::optional<cache_entry> decode_entry(cache_key key, std::span<const std::uint8_t> file) {
  if (file.size() < header_size + checksum_size || std::memcmp(file.data(), magic, sizeof magic) != 0)
    return std::nullopt;
  const auto version_size = get<std::uint32_t>(file, 12);
  const auto payload_size = get<std::uint64_t>(file, 32);
  const std::size_t body = file.size() - header_size - checksum_size;
  if (get<std::uint32_t>(file, 8) != format_version || version_size > longest_version_text || version_size > body ||
      payload_size != body - version_size) {
    return std::nullopt;
  }
  const auto hashed = file.first(file.size() - checksum_size);
  if (get<std::uint64_t>(file, hashed.size()) != XXH3_64bits(hashed.data(), hashed.size())) return std::nullopt;
  // A file that was renamed to another key's name is whole, and wrong.
  if (get<std::uint64_t>(file, 16) != key.high || get<std::uint64_t>(file, 24) != key.low) return std::nullopt;
  const auto version = file.subspan(header_size, version_size),
             payload = file.subspan(header_size + version_size, payload_size);
  return cache_entry{std::string(version.begin(), version.end()), {payload.begin(), payload.end()}};
}

disk_cache::disk_cache(fs::path folder, std::vector<fs::path> prepared)
    : folder_(std::move(folder)), prepared_(std::move(prepared)) {}

disk_cache::disk_cache(disk_cache const& other) : disk_cache(other.folder_, other.prepared_) {}

disk_cache disk_cache::of_process() {
  std::vector<fs::path> prepared;
  const std::string list = from_variable("TW_CACHE_PATH").string();
  for (std::size_t at = 0; at < list.size();) {
    const std::size_t end = std::min(list.find(':', at), list.size());
    if (end > at) prepared.emplace_back(list.substr(at, end - at));
    at = end + 1;
  }
  return disk_cache(default_folder(), std::move(prepared));
}

fs::path disk_cache::entry_path(cache_key key) const { return folder_ / (to_string(key) + ".twk"); }

std::optional<std::vector<std::uint8_t>> disk_cache::load(cache_key key,
                                                          std::optional<std::string_view> version) const noexcept {
  try {
    std::vector<fs::path> folders;
    if (!folder_.empty()) folders.push_back(folder_);
    folders.insert(folders.end(), prepared_.begin(), prepared_.end());
    for (fs::path const& folder : folders) {
      std::vector<std::uint8_t> file;
      if (read_file(folder / (to_string(key) + ".twk"), file)) continue;
      std::optional<cache_entry> entry = decode_entry(key, file);
      if (entry && (!version || *version == entry->assembler_version)) return std::move(entry->payload);
    }
  } catch (std::exception const&) {
    return std::nullopt;  // out of memory: compiling will say so
  }
  return std::nullopt;
}

bool disk_cache::store(cache_key key, std::string_view version, std::span<const std::uint8_t> payload) const noexcept {
  if (folder_.empty()) return false;
  try {
    std::error_code problem;
    if (fs::create_directories(folder_, problem); !problem) {
      // Beside the entry, because a rename within one folder is atomic; a name of its own, because others write too.
      if (!tidied_.test_and_set()) tidy(folder_);
      std::string aside = (folder_ / (std::string(aside_prefix) + "XXXXXX")).string();
      const int fd = mkostemp(aside.data(), O_CLOEXEC);
      if (fd < 0) {
        problem = {errno, std::generic_category()};
      } else {
        fchmod(fd, 0644);  // caches are shared and prepared for others; mkostemp gives 0600
        problem = write_through(fd, encode_entry(key, version, payload));
        if (!problem && rename(aside.c_str(), entry_path(key).c_str()) != 0) problem = {errno, std::generic_category()};
        if (problem) unlink(aside.c_str());  // our own unfinished file, no entry
      }
    }
    if (!problem) return true;
    warn(fmt::format(
      "the kernel cache {} cannot be written ({}); kernels are compiled again in every run. Set TW_CACHE_DIR to "
      "a folder that can be written to",
      folder_.string(), problem.message()));
  } catch (std::exception const&) { return false; }
  return false;
}

}  // namespace tw::jit
