// Folders for temporary files and for what is kept after a failure.
#pragma once
#include <cstdint>
#include <filesystem>
#include <span>
#include <string_view>
#include <system_error>
#include <vector>

namespace tw::jit {

// A new private folder below the temporary folder, removed with its contents at the end.
class scratch_folder {
 public:
  scratch_folder();  // throws std::filesystem::filesystem_error
  ~scratch_folder();
  scratch_folder(scratch_folder const&) = delete;
  scratch_folder& operator=(scratch_folder const&) = delete;
  std::filesystem::path const& path() const noexcept { return path_; }

 private:
  std::filesystem::path path_;
};

// Both return an empty error code on success and never throw.
std::error_code write_file(std::filesystem::path const&, std::span<const std::uint8_t>) noexcept;
std::error_code read_file(std::filesystem::path const&, std::vector<std::uint8_t>& into) noexcept;

// Keeps the bytes for a report: in TW_DUMP_DIR if set, else in a folder of the user's among the temporary files. The name
// holds a hash of the bytes, so that the same failure is kept once. Returns the path, empty if nothing could be written.
std::filesystem::path keep_for_report(std::string_view name, std::string_view extension,
                                      std::span<const std::uint8_t>) noexcept;

}  // namespace tw::jit
