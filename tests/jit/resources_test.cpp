// Resources as our reader finds them in a cubin, against what ptxas says of the same code.
#include <fstream>
#include <regex>

#include <gmock/gmock.h>

#include "cuda/elf.hpp"
#include "cuda/resources.hpp"
#include "jit/assembler.hpp"
#include "jit/process.hpp"
#include "jit/scratch.hpp"

namespace {

using namespace tw;
using namespace tw::jit;

std::vector<std::uint8_t> fixture(std::string const& name) {
  std::vector<std::uint8_t> bytes;
  EXPECT_FALSE(read_file(std::string(TEST_DATA) + "/" + name + ".tilebc", bytes)) << name;
  return bytes;
}

// With line information a cubin holds the PTX that it was made of, its lines separated by zeros.
std::string ptx_of(std::vector<std::uint8_t> const& cubin) {
  using namespace cuda::elf;
  reader const file(cubin);
  auto const header = file.at<file_header>(0).value();
  auto const at = [&](std::uint64_t i) {
    return file.at<section_header>(header.section_headers + i * sizeof(section_header)).value();
  };
  for (std::uint64_t i = 0; i < header.section_count; ++i) {
    auto const s = at(i);
    if (file.name(at(header.name_section), s.name) != ".nv_debug_ptx_txt") continue;
    std::string text(cubin.begin() + static_cast<std::ptrdiff_t>(s.offset),
                     cubin.begin() + static_cast<std::ptrdiff_t>(s.offset + s.size));
    std::replace(text.begin(), text.end(), '\0', '\n');
    return text.substr(0, text.find(".nv_intermediate_source_section"));  // it names files that are not kept
  }
  return {};
}

std::int64_t number_before(std::string const& text, std::string const& words) {
  std::smatch m;
  return std::regex_search(text, m, std::regex("([0-9]+) " + words)) ? std::stoll(m[1]) : 0;
}

std::string ptxas_path() {
  for (candidate const& c : known_assemblers())
    if (c.usable && &*c.usable == choose(known_assemblers())) return c.ptxas;
  return {};
}

TEST(resources, are_those_that_ptxas_prints) {
  for (std::string const name : {"vadd", "gemm_bf16"}) {
    for (const int sm : {80, 90, 100}) {
      SCOPED_TRACE(name + " for sm_" + std::to_string(sm));
      auto const cubin = assemble(require_assembler(known_assemblers(), sm, loc::current()), fixture(name),
                                  {.sm = sm, .lineinfo = true, .kernel = name}, loc::current());
      scratch_folder const folder;
      std::string const ptx = ptx_of(cubin);
      ASSERT_FALSE(ptx.empty());
      std::ofstream(folder.path() / "k.ptx") << ptx;
      command c;
      c.arguments = {ptxas_path(),
                     "-arch",
                     "sm_" + std::to_string(sm) + (sm >= 90 ? "a" : ""),
                     "-v",
                     "--enable-extended-smem=true",
                     "--opt-level",
                     "3",
                     "-o",
                     "k.cubin",
                     "k.ptx"};
      c.working_directory = folder.path().string();
      auto const said = run(c);
      ASSERT_TRUE(said.succeeded()) << said.errors;
      auto const r = cuda::read_resources(cubin, name);
      ASSERT_TRUE(r.known()) << r.problem;
      EXPECT_EQ(r.registers.value_or(-1), number_before(said.errors, "registers")) << said.errors;
      EXPECT_EQ(r.stack.value_or(-1), number_before(said.errors, "bytes stack frame")) << said.errors;
      EXPECT_EQ(r.shared, number_before(said.errors, "bytes smem")) << said.errors;
      EXPECT_EQ(r.threads.value_or(-1), std::stoll(ptx.substr(ptx.find(".reqntid ") + 9)));
      EXPECT_TRUE(r.lines);
    }
  }
}

}  // namespace
