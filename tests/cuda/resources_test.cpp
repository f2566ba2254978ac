#include "cuda/resources.hpp"

#include <gmock/gmock.h>
#include <rapidcheck.h>

#include "cuda/make_cubin.hpp"

namespace {

using namespace tw;
using cuda::read_resources;
using testing::Eq;
using testing::HasSubstr;
using testing::Optional;

std::string little(std::uint64_t v, int bytes) {
  std::string s;
  for (int i = 0; i < bytes; ++i) s += static_cast<char>(v >> (8 * i) & 0xff);
  return s;
}
std::string attribute(int number, std::vector<std::uint32_t> const& words) {
  std::string s = little(4, 1) + little(static_cast<std::uint64_t>(number), 1) + little(4 * words.size(), 2);
  for (auto w : words) s += little(w, 4);
  return s;
}
std::string short_attribute(int form, int number, int value) {
  return little(static_cast<std::uint64_t>(form), 1) + little(static_cast<std::uint64_t>(number), 1) +
         little(static_cast<std::uint64_t>(value), 2);
}
constexpr std::uint32_t info_type = 0x70000000;

test::cubin_parts two_kernels() {
  test::cubin_parts p;
  p.kernels = {"a", "bb"};
  p.extra = {
    {".nv.info", info_type,
     attribute(0x2f, {1, 32}) + attribute(0x11, {1, 0}) + short_attribute(3, 0x1b, 255) + attribute(0x2f, {2, 168}) +
       attribute(0x11, {2, 1808})},
    {".nv.info.a", info_type, short_attribute(1, 0x54, 0) + attribute(0x10, {128, 1, 1})},
    {".nv.info.bb", info_type, attribute(0x10, {16, 8, 3}) + attribute(0x3d, {2, 1, 1})},
    {".nv.shared.bb", 8, "", 1024 + 4096},
    {".nv.shared.reserved.0", 8, "", 64},
  };
  return p;
}

TEST(resources, of_each_kernel) {
  auto const bytes = test::make_cubin(two_kernels());
  auto const a = read_resources(bytes, "a"), b = read_resources(bytes, "bb");
  ASSERT_TRUE(a.known()) << a.problem;
  EXPECT_THAT(a.registers, Optional(Eq(32)));
  EXPECT_THAT(a.stack, Optional(Eq(0)));
  EXPECT_THAT(a.threads, Optional(Eq(128)));
  EXPECT_EQ(a.shared, 0);
  EXPECT_EQ(a.cluster, 1);
  EXPECT_EQ(a.code, 16);
  EXPECT_FALSE(a.lines);
  ASSERT_TRUE(b.known()) << b.problem;
  EXPECT_THAT(b.registers, Optional(Eq(168)));
  EXPECT_THAT(b.stack, Optional(Eq(1808)));
  EXPECT_THAT(b.threads, Optional(Eq(384)));
  EXPECT_EQ(b.shared, 4096);
  EXPECT_EQ(b.cluster, 2);
}
TEST(resources, before_sm_90_nothing_is_reserved) {
  auto p = two_kernels();
  p.extra.pop_back();
  EXPECT_EQ(read_resources(test::make_cubin(p), "bb").shared, 1024 + 4096);
}
TEST(resources, lines_are_seen) {
  auto p = two_kernels();
  p.extra.push_back({".debug_line", 1, "lines", 0});
  EXPECT_TRUE(read_resources(test::make_cubin(p), "a").lines);
}
TEST(resources, what_is_not_said_is_not_made_up) {
  auto const r = read_resources(test::make_cubin(), "kernel");
  ASSERT_TRUE(r.known());
  EXPECT_FALSE(r.registers);
  EXPECT_FALSE(r.stack);
  EXPECT_FALSE(r.threads);
}
TEST(resources, of_no_kernel_or_no_cubin) {
  EXPECT_THAT(read_resources(test::make_cubin(two_kernels()), "c").problem, HasSubstr("no kernel 'c'"));
  EXPECT_THAT(read_resources({}, "a").problem, HasSubstr("not a whole cubin: it is empty"));
}
TEST(resources, a_list_that_is_cut_keeps_what_came_before) {
  std::string const good = attribute(0x2f, {1, 40});
  for (std::string const& bad :
       {little(4, 1), attribute(0x11, {1, 8}).substr(0, 10), little(4, 1) + little(0x11, 1) + little(65535, 2),
        short_attribute(77, 1, 1), attribute(0x11, {1}), attribute(0x2f, {9, 50})}) {
    test::cubin_parts p;
    p.extra = {{".nv.info", info_type, good + bad}};
    auto const r = read_resources(test::make_cubin(p), "kernel");
    EXPECT_THAT(r.registers, Optional(Eq(40)));
    EXPECT_FALSE(r.stack);
  }
}
TEST(resources, damaged_bytes_never_lead_outside) {
  auto const whole = test::make_cubin(two_kernels());
  for (std::size_t at = 0; at < whole.size(); ++at)
    for (const int value : {0x00, 0x01, 0x04, 0x7f, 0x80, 0xff}) {
      auto bytes = whole;
      bytes[at] = static_cast<std::uint8_t>(value);
      (void)read_resources(bytes, "bb");  // a sanitizer sees what this must not do
    }
  EXPECT_TRUE(rc::check("resources of a cubin with random damage are read without leaving it", [&] {
    auto bytes = whole;
    for (int i = *rc::gen::inRange(1, 8); i > 0; --i)
      bytes[*rc::gen::inRange<std::size_t>(0, bytes.size())] = *rc::gen::arbitrary<std::uint8_t>();
    auto const r = read_resources(bytes, "bb");
    RC_ASSERT(r.known() || !r.problem.empty());
  }));
}

}  // namespace
