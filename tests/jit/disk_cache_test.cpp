#include "jit/disk_cache.hpp"

#include <gmock/gmock.h>
#include <rapidcheck.h>
#include <unistd.h>

#include <fstream>

#include "jit/scratch.hpp"
#include "support/environment.hpp"

namespace {

using namespace tw::jit;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Optional;
using tw::test::variables;

namespace fs = std::filesystem;
using bytes = std::vector<std::uint8_t>;

const bytes payload{1, 2, 3, 0, 255};
const cache_key key{0x0123456789abcdef, 0xfedcba9876543210};

std::size_t files_in(fs::path const& folder) {
  return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

bytes contents(fs::path const& p) {
  bytes out;
  EXPECT_FALSE(read_file(p, out));
  return out;
}

TEST(cache_key, depends_on_everything_that_decides_the_code) {
  const bytes code{1, 2, 3};
  const cache_key k = make_key(code, 90, "-O3");
  EXPECT_EQ(make_key(code, 90, "-O3"), k);
  EXPECT_NE(make_key(bytes{1, 2, 4}, 90, "-O3"), k);
  EXPECT_NE(make_key(code, 100, "-O3"), k);
  EXPECT_NE(make_key(code, 90, "-O2"), k);
  EXPECT_NE(make_key(bytes{1, 2, 3, '-'}, 90, "O3"), k) << "the border between bytecode and options counts";
  EXPECT_NE(make_key(code, 120, "-O3"), make_key(code, 121, "-O3")) << "the exact architecture, not the family";
}

TEST(cache_key, is_the_same_in_every_process_and_on_every_machine) {
  // XXH3-128 (seed 0) of: 3, 90, 3 as 64-bit little endian numbers, then 01 02 03, then "-O3". Computed with
  // libxxhash.so from Python, which is another build of the algorithm.
  EXPECT_EQ(to_string(make_key(bytes{1, 2, 3}, 90, "-O3")), "ddcd5187141dd2510c57cf4f4c38e0ce");
  EXPECT_EQ(to_string(key), "0123456789abcdeffedcba9876543210");
}

TEST(disk_cache, keeps_what_is_stored) {
  const scratch_folder root;
  const disk_cache c(root.path() / "a" / "b");
  EXPECT_EQ(c.load(key, "13.5.37"), std::nullopt);
  EXPECT_TRUE(c.store(key, "13.5.37", payload));
  EXPECT_THAT(c.load(key, "13.5.37"), Optional(payload));
  EXPECT_EQ(c.load({key.high, key.low + 1}, "13.5.37"), std::nullopt);
  EXPECT_EQ(files_in(c.folder()), 1u) << "one file an entry, nothing left aside";
}

TEST(disk_cache, an_entry_belongs_to_the_assembler_that_made_it) {
  const scratch_folder root;
  const disk_cache c(root.path());
  c.store(key, "13.5.37", payload);
  EXPECT_EQ(c.load(key, "13.5.38"), std::nullopt);
  EXPECT_THAT(c.load(key, std::nullopt), Optional(payload)) << "without an assembler any entry will do";
  c.store(key, "13.5.38", bytes{9});
  EXPECT_THAT(c.load(key, "13.5.38"), Optional(bytes{9}));
}

TEST(disk_cache, every_damaged_byte_and_every_cut_is_a_miss_and_is_repaired) {
  const scratch_folder root;
  const disk_cache c(root.path());
  c.store(key, "13.5.37", payload);
  const bytes whole = contents(c.entry_path(key));
  ASSERT_TRUE(decode_entry(key, whole));
  for (std::size_t at = 0; at < whole.size(); ++at) {
    bytes damaged = whole;
    damaged[at] ^= 0x10;
    EXPECT_FALSE(decode_entry(key, damaged)) << "byte " << at;
    EXPECT_FALSE(decode_entry(key, std::span(whole).first(at))) << "cut to " << at;
  }
  bytes longer = whole;
  longer.push_back(0);
  EXPECT_FALSE(decode_entry(key, longer));

  bytes damaged = whole;
  damaged[whole.size() / 2] ^= 1;
  ASSERT_FALSE(write_file(c.entry_path(key), damaged));
  EXPECT_EQ(c.load(key, "13.5.37"), std::nullopt);
  EXPECT_TRUE(fs::exists(c.entry_path(key))) << "reading deletes nothing";
  EXPECT_TRUE(c.store(key, "13.5.37", payload));
  EXPECT_EQ(contents(c.entry_path(key)), whole);
}

TEST(disk_cache, an_entry_under_another_name_is_not_taken) {
  const scratch_folder root;
  const disk_cache c(root.path());
  c.store(key, "13.5.37", payload);
  const cache_key other{1, 2};
  fs::copy_file(c.entry_path(key), c.entry_path(other));
  EXPECT_EQ(c.load(other, "13.5.37"), std::nullopt);
}

TEST(disk_cache, any_contents_come_back) {
  const bool held = rc::check("what is stored is loaded",
                              [](bytes const& data, std::string const& text, std::uint64_t high, std::uint64_t low) {
                                const std::string version = text.substr(0, 200);
                                const auto back = decode_entry({high, low}, encode_entry({high, low}, version, data));
                                RC_ASSERT(back.has_value());
                                RC_ASSERT(back->payload == data);
                                RC_ASSERT(back->assembler_version == version);
                              });
  EXPECT_TRUE(held);
  const bool safe = rc::check("arbitrary files are misses",
                              [](bytes const& data) { RC_ASSERT(!decode_entry({1, 2}, data)); });
  EXPECT_TRUE(safe);
}

TEST(disk_cache, what_cannot_be_written_is_no_failure) {
  const scratch_folder root;
  std::ofstream(root.path() / "file") << "in the way";
  const disk_cache c(root.path() / "file" / "cache");
  testing::internal::CaptureStderr();
  EXPECT_FALSE(c.store(key, "13.5.37", payload));
  EXPECT_FALSE(c.store(key, "13.5.37", payload));
  const std::string text = testing::internal::GetCapturedStderr();
  EXPECT_THAT(text, testing::HasSubstr("cannot be written"));
  EXPECT_EQ(text.find("warning"), text.rfind("warning")) << "once";
  EXPECT_EQ(c.load(key, "13.5.37"), std::nullopt);
  EXPECT_FALSE(disk_cache({}).store(key, "x", payload));
  EXPECT_EQ(disk_cache({}).load(key, "x"), std::nullopt);
}

TEST(disk_cache, a_folder_in_the_place_of_an_entry) {
  const scratch_folder root;
  const disk_cache c(root.path());
  fs::create_directories(c.entry_path(key) / "x");
  EXPECT_EQ(c.load(key, "v"), std::nullopt);
  EXPECT_FALSE(c.store(key, "v", payload));
  EXPECT_TRUE(fs::exists(c.entry_path(key) / "x"));
  EXPECT_EQ(files_in(root.path()), 1u) << "the unfinished file is removed";
}

TEST(disk_cache, what_killed_processes_left_is_removed_after_a_while) {
  const scratch_folder root;
  const fs::path old = root.path() / ".new-abcdef", fresh = root.path() / ".new-ghijkl",
                 foreign = root.path() / "notes.txt";
  for (fs::path const& p : {old, fresh, foreign}) std::ofstream(p) << "unfinished";
  const auto long_ago = fs::file_time_type::clock::now() - std::chrono::hours(2);
  fs::last_write_time(old, long_ago);
  fs::last_write_time(foreign, long_ago);
  const disk_cache c(root.path());
  c.load(key, "v");
  EXPECT_TRUE(fs::exists(old)) << "reading removes nothing";
  c.store(key, "v", payload);
  EXPECT_FALSE(fs::exists(old));
  EXPECT_TRUE(fs::exists(fresh)) << "another process may be writing it";
  EXPECT_TRUE(fs::exists(foreign));
}

TEST(disk_cache, prepared_folders_are_read_and_never_written) {
  const scratch_folder root;
  const fs::path made = root.path() / "made", moved = root.path() / "somewhere" / "else";
  disk_cache(made).store(key, "13.5.37", payload);
  fs::create_directories(moved.parent_path());
  fs::rename(made, moved);  // entries do not know where they lie
  fs::permissions(moved, fs::perms::owner_read | fs::perms::owner_exec);
  const disk_cache c(root.path() / "own", {root.path() / "absent", moved});
  EXPECT_THAT(c.load(key, "13.5.37"), Optional(payload));
  EXPECT_THAT(c.load(key, std::nullopt), Optional(payload));
  EXPECT_TRUE(c.store({5, 6}, "13.5.37", payload));
  EXPECT_EQ(files_in(moved), 1u);
  // The own folder comes first, but only with a good entry.
  c.store(key, "13.5.38", bytes{7});
  EXPECT_THAT(c.load(key, "13.5.38"), Optional(bytes{7}));
  EXPECT_THAT(c.load(key, "13.5.37"), Optional(payload));
  fs::permissions(moved, fs::perms::owner_all);
}

TEST(disk_cache, where_it_lies) {
  {
    const variables v{{"TW_CACHE_DIR", "/a"}, {"XDG_CACHE_HOME", "/x"}, {"HOME", "/h"}, {"TW_CACHE_PATH", "/p:/q::/r"}};
    EXPECT_EQ(disk_cache::of_process().folder(), "/a");
    EXPECT_THAT(disk_cache::of_process().prepared(), ElementsAre("/p", "/q", "/r"));
  }
  {
    const variables v{{"TW_CACHE_DIR", ""}, {"XDG_CACHE_HOME", "/x"}, {"HOME", "/h"}, {"TW_CACHE_PATH", ""}};
    EXPECT_EQ(disk_cache::of_process().folder(), "/x/tilewright");
    EXPECT_THAT(disk_cache::of_process().prepared(), IsEmpty());
  }
  {
    const variables v{{"TW_CACHE_DIR", ""}, {"XDG_CACHE_HOME", "relative"}, {"HOME", "/h"}};
    EXPECT_EQ(disk_cache::of_process().folder(), "/h/.cache/tilewright");
  }
  {
    const variables v{{"TW_CACHE_DIR", ""}, {"XDG_CACHE_HOME", ""}, {"HOME", ""}};
    EXPECT_EQ(disk_cache::of_process().folder(), "");
  }
}

}  // namespace
