// Every fixture: read, verified, printed and written again, against the official disassembly and verdicts.
#include <gtest/gtest.h>

#include <set>

#include <tilewright/runtime/error.hpp>

#include "tile_ir/bytecode_reader.hpp"
#include "tile_ir/bytecode_writer.hpp"
#include "tile_ir/fixture_index.hpp"
#include "tile_ir/printer.hpp"
#include "tile_ir/tools.hpp"
#include "tile_ir/verify.hpp"

namespace tw::tile_ir {
namespace {

using test::fixture;

std::vector<std::uint8_t> bytes_of(fixture const& f) {
  return test::read_bytes(test::fixture_folder() / (f.name + ".tilebc"));
}
std::string official_text(fixture const& f) { return test::read_text(test::fixture_folder() / (f.name + ".mlir")); }

// Their official text ends in location aliases, which our printer does not write.
bool with_locations(fixture const& f) { return f.name.starts_with("debug_"); }

// Official text without ` loc(...)` and without the lines that define aliases.
std::string without_locations(std::string text) {
  for (auto at = text.find(" loc("); at != std::string::npos; at = text.find(" loc(", at)) {
    auto const end = text.find('\n', at);
    text.erase(at, end - at);
  }
  auto const aliases = text.find("\n#");
  return aliases == std::string::npos ? text : text.substr(0, aliases + 1);
}

TEST(fixtures, text_is_what_the_official_disassembler_prints) {
  int compared = 0;
  for (auto const& f : test::fixtures()) {
    if (f.disassembler_exit != 0) continue;
    std::string const text = print(read(bytes_of(f)));
    EXPECT_EQ(text, with_locations(f) ? without_locations(official_text(f)) : official_text(f)) << f.name;
    ++compared;
  }
  EXPECT_GE(compared, 370);
}

TEST(fixtures, written_again_they_are_the_same_module) {
  for (auto const& f : test::fixtures()) {
    if (f.disassembler_exit != 0) continue;
    auto const file = bytes_of(f);
    auto const m = read(file);
    auto const bytes = write(m, version_of(file), {.locations = true});
    EXPECT_EQ(print(read(bytes)), print(m)) << f.name;
    EXPECT_EQ(write(read(bytes), version_of(file), {.locations = true}), bytes) << f.name << ": bytes are not stable";
    auto const answer = test::disassemble(bytes, f.name.starts_with("preview") ? "--preview=simt" : "");
    EXPECT_EQ(answer.exit, 0) << f.name << ": " << answer.err;
    EXPECT_EQ(answer.out, with_locations(f) ? without_locations(official_text(f)) : official_text(f)) << f.name;
  }
}

TEST(fixtures, newer_versions_hold_the_same_program) {
  for (auto const& f : test::fixtures()) {
    if (f.disassembler_exit != 0 || !f.name.starts_with("real_")) continue;
    auto const m = read(bytes_of(f));
    EXPECT_EQ(lowest_version(m), version{3}) << f.name;
    for (int minor = 3; minor <= 5; ++minor) {
      auto const answer = test::disassemble(write(m, version{minor}));
      EXPECT_EQ(answer.out, official_text(f)) << f.name << " as 13." << minor << ": " << answer.err;
    }
  }
}

// Programs that the tools accept, and we do not: hints that they ignore or clamp silently, and what only fails later.
std::set<std::string> const stricter = {"entry_hint_cta3",     "entry_hint_cta32",
                                        "entry_hint_occ33",    "entry_hint_occ0",
                                        "entry_hint_warps5",   "entry_hint_bool_value",
                                        "load_hint_latency11", "load_hint_tma_int",
                                        "load_hint_entry_key", "reduce_identity_bf16_for_f16"};

// Scopes of locations are not kept, so a wrong one is not seen.
std::set<std::string> const laxer = {"debug_wrong_linkage_name"};

bool accepted(fixture const& f, std::string const& folder = "") {
  auto const file = test::read_bytes(test::fixture_folder() / folder / (f.name + ".tilebc"));
  try {
    return verify(read(file)).empty();
  } catch (error const& e) {
    EXPECT_EQ(e.kind(), error_kind::usage) << f.name << ": " << e.what();
    return false;
  }
}

TEST(fixtures, the_verifier_agrees_with_the_official_one) {
  int refused = 0;
  for (auto const& f : test::fixtures()) {
    bool const official = f.disassembler_exit == 0;
    refused += official ? 0 : 1;
    if (stricter.contains(f.name)) {
      EXPECT_TRUE(official && !accepted(f)) << f.name;
    } else if (laxer.contains(f.name)) {
      EXPECT_TRUE(!official && accepted(f)) << f.name;
    } else {
      EXPECT_EQ(accepted(f), official) << f.name;
    }
  }
  EXPECT_GE(refused, 90);
}

TEST(fixtures, target_checks_refuse_nothing_that_assembles) {
  for (auto const& f : test::fixtures()) {
    if (f.disassembler_exit != 0 || stricter.contains(f.name)) continue;
    EXPECT_EQ(f.assembler_exit, 0) << f.name;
    EXPECT_TRUE(verify_target(read(bytes_of(f)), f.sm).empty()) << f.name << " for sm_" << f.sm;
  }
}

TEST(fixtures, damaged_files_are_refused_with_an_offset) {
  for (auto const& f : test::malformed_fixtures()) {
    if (f.name == "string_not_utf8") {  // the disassembler prints it, the back end fails
      EXPECT_FALSE(accepted(f, "malformed"));
      continue;
    }
    EXPECT_EQ(accepted(f, "malformed"), f.disassembler_exit == 0) << f.name;
    if (f.disassembler_exit == 0) continue;
    try {
      (void)read(test::read_bytes(test::fixture_folder() / "malformed" / (f.name + ".tilebc")));
    } catch (error const& e) {
      EXPECT_NE(std::string(e.what()).find("at offset "), std::string::npos) << f.name << ": " << e.what();
    }
  }
}

TEST(fixtures, target_checks_refuse_what_the_assembler_refuses) {
  int refused = 0, taken = 0;
  for (auto const* name : {"absf", "mmaf_e4m3_f32", "view_type_e5m2", "constant_e8m0", "pack_unpack_f4",
                           "mmaf_scaled_f4_e8m0_16", "atomic_addf_bf16", "ptr_attr_multicast", "ftof_e5m3"}) {
    auto const file = test::read_bytes(test::fixture_folder() / (std::string(name) + ".tilebc"));
    auto const m = read(file);
    for (int sm : {80, 86, 89, 90, 100, 107, 120}) {
      auto const answer = test::assemble(file, sm);
      EXPECT_TRUE(answer.exit == 0 || answer.exit == 5) << name << " sm_" << sm << ": " << answer.err;
      auto const ours = verify_target(m, sm);
      EXPECT_EQ(ours.empty(), answer.exit == 0) << name << " sm_" << sm << ": " << answer.err;
      (answer.exit == 0 ? taken : refused) += 1;
    }
  }
  EXPECT_GE(refused, 15);
  EXPECT_GE(taken, 15);
}

// No prefix of a file and no flipped bit may crash the reader, whatever it says; what is legal all the same can be
// printed and written, and reads back as the same program.
TEST(fixtures, cut_and_flipped_files_never_crash) {
  for (auto const* name :
       {"real_gemm_bf16_v135", "real_rmsnorm_v133", "debug_in_regions", "global_private_constant_v135"}) {
    auto const file = test::read_bytes(test::fixture_folder() / (std::string(name) + ".tilebc"));
    auto const attempt = [name](std::vector<std::uint8_t> const& bytes) {
      try {
        auto const m = read(bytes);
        if (verify(m).empty()) { EXPECT_EQ(print(read(write(m, newest_version))), print(m)) << name; }
      } catch (error const& e) { EXPECT_EQ(e.kind(), error_kind::usage) << name << ": " << e.what(); }
    };
    for (std::size_t n = 0; n < file.size(); n += 3)
      attempt({file.begin(), file.begin() + static_cast<std::ptrdiff_t>(n)});
    for (std::size_t i = 0; i < file.size(); ++i)
      for (int bit : {0, 3, 7}) {
        auto damaged = file;
        damaged[i] = static_cast<std::uint8_t>(damaged[i] ^ (1U << bit));
        attempt(damaged);
      }
  }
}

}  // namespace
}  // namespace tw::tile_ir
