// Every fixture: read, verified, printed and written again, against the official disassembly and verdicts.
#include <gtest/gtest.h>

#include <algorithm>
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

// Whether the official text was made with -g.
bool with_locations(fixture const& f) { return f.name.starts_with("debug_"); }

std::string text_of(fixture const& f, std::vector<std::uint8_t> const& bytes) {
  return print(read(bytes), {.locations = with_locations(f)});
}

TEST(fixtures, text_is_what_the_official_disassembler_prints) {
  int compared = 0;
  for (auto const& f : test::fixtures()) {
    if (f.disassembler_exit != 0) continue;
    EXPECT_EQ(text_of(f, bytes_of(f)), official_text(f)) << f.name;
    ++compared;
  }
  EXPECT_GE(compared, 370);
}

// The oldest versions, which we do not write otherwise, come back as 13.3, the others as themselves.
TEST(fixtures, written_again_the_official_disassembler_prints_the_same) {
  int raised = 0, kept = 0;
  for (auto const& f : test::fixtures()) {
    if (f.disassembler_exit != 0) continue;
    auto const file = bytes_of(f);
    version const from = version_of(file), to{std::max(from.minor, 3)};
    auto const bytes = write(read(file), to, {.locations = true});
    EXPECT_EQ(version_of(bytes), to) << f.name;
    auto const answer = test::disassemble(bytes, with_locations(f) ? "-g" : "");
    EXPECT_EQ(answer.exit, 0) << f.name << ": " << answer.err;
    EXPECT_EQ(answer.out, official_text(f)) << f.name;
    EXPECT_EQ(text_of(f, bytes), official_text(f)) << f.name;
    EXPECT_EQ(write(read(bytes), to, {.locations = true}), bytes) << f.name << ": bytes are not stable";
    (to == from ? kept : raised) += 1;
  }
  EXPECT_GE(raised, 20);
  EXPECT_GE(kept, 300);
}

TEST(fixtures, in_their_own_version_they_are_the_same_module) {
  for (auto const& f : test::fixtures()) {
    if (f.disassembler_exit != 0) continue;
    auto const file = bytes_of(f);
    auto const bytes = write(read(file), version_of(file), {.locations = true});
    EXPECT_EQ(text_of(f, bytes), official_text(f)) << f.name;
    EXPECT_EQ(write(read(bytes), version_of(file), {.locations = true}), bytes) << f.name << ": bytes are not stable";
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
