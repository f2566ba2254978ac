// Compiled kernels on disk, shared by processes and machines. One file an entry, complete or absent, never trusted.
#pragma once
#include <atomic>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "jit/cache_key.hpp"

namespace tw::jit {

// Nothing here throws and no failure stops a launch: a cache that cannot be used means compiling again. A damaged entry
// is a miss and is replaced by the next store; entries are never deleted because of an input or output error.
class disk_cache {
 public:
  // `folder`: read and written, made at the first store; empty: no cache. `prepared`: read-only folders, looked at after it.
  explicit disk_cache(std::filesystem::path folder, std::vector<std::filesystem::path> prepared = {});

  disk_cache(disk_cache const&);

  // TW_CACHE_DIR, else XDG_CACHE_HOME/tilewright, else ~/.cache/tilewright; prepared folders from TW_CACHE_PATH
  // (separated by colons).
  static disk_cache of_process();

  // The stored bytes. With an assembler, only an entry that the same version made; without one, any.
  std::optional<std::vector<std::uint8_t>> load(cache_key,
                                                std::optional<std::string_view> assembler_version) const noexcept;

  // Publishes the entry in one step (written aside, then renamed). False if that was not possible; a warning says so once.
  bool store(cache_key, std::string_view assembler_version, std::span<const std::uint8_t> payload) const noexcept;

  std::filesystem::path const& folder() const noexcept { return folder_; }
  std::vector<std::filesystem::path> const& prepared() const noexcept { return prepared_; }
  std::filesystem::path entry_path(cache_key) const;

 private:
  std::filesystem::path folder_;
  std::vector<std::filesystem::path> prepared_;
  mutable std::atomic_flag tidied_;  // by the first store
};

// The file format, apart from the files: magic, format version, key, assembler version, payload, checksum over all.
struct cache_entry {
  std::string assembler_version;
  std::vector<std::uint8_t> payload;
};
std::vector<std::uint8_t> encode_entry(cache_key, std::string_view assembler_version,
                                       std::span<const std::uint8_t> payload);
std::optional<cache_entry> decode_entry(cache_key, std::span<const std::uint8_t> file);

}  // namespace tw::jit
