// Forms of operations point to what exists.
#include <set>

#include <gtest/gtest.h>
#include <tilewright/ir/op_table.hpp>

#include "ir/op_forms.hpp"
#include "support/golden.hpp"

namespace tw::ir {
namespace {

std::vector<std::string> lines(std::string const& file) {
  std::ostringstream text;
  text << std::ifstream(std::filesystem::path(std::getenv("TW_SOURCE_DIR")) / file).rdbuf();
  return test::lines_of(text.str());
}

TEST(op_forms, one_for_an_operation_and_none_for_traced_ones) {
  std::set<opcode> seen;
  for (op_form const& f : op_forms()) {
    EXPECT_TRUE(seen.insert(f.code).second) << row(f.code).name << " has two";
    EXPECT_LT(static_cast<int>(f.code), tile_ir_opcodes) << row(f.code).name;
    EXPECT_FALSE(f.written.empty()) << row(f.code).name;
    EXPECT_EQ(f.why.empty(), f.proof == op_form::evidence::runs) << row(f.code).name << ": an exception says why";
    EXPECT_EQ(form_of(f.code), &f);
  }
  EXPECT_EQ(form_of(opcode::view_load), nullptr);
}

TEST(op_forms, their_meaning_is_a_section_of_the_semantics) {
  std::set<std::string> headings;
  for (auto const& line : lines("docs/semantics.md"))
    if (line.starts_with("## ")) headings.insert(line.substr(3));
  ASSERT_GT(headings.size(), 10u);
  for (op_form const& f : op_forms())
    EXPECT_TRUE(headings.contains(std::string(f.section))) << row(f.code).name << ": " << f.section;
}

// "tw::exp(x), x + y": the functions are names of the front end.
TEST(op_forms, their_functions_are_in_the_front_end) {
  std::string all;
  for (char const* folder : {"include/tilewright/lang", "include/tilewright/launch", "include/tilewright/async"})
    for (auto const& f :
         std::filesystem::directory_iterator(std::filesystem::path(std::getenv("TW_SOURCE_DIR")) / folder)) {
      std::ostringstream text;
      text << std::ifstream(f.path()).rdbuf();
      all += text.str();
    }
  for (op_form const& f : op_forms()) {
    std::string const written(f.written);
    for (std::size_t at = 0; (at = written.find("tw::", at)) != std::string::npos;) {
      at += 4;
      std::size_t end = at;
      while (end < written.size() &&
             (std::isalnum(static_cast<unsigned char>(written[end])) != 0 || written[end] == '_'))
        ++end;
      std::string const name = written.substr(at, end - at);
      if (name == "unsafe") continue;  // a namespace; its members follow
      EXPECT_TRUE(all.find(' ' + name + '(') != std::string::npos || all.find(' ' + name + '{') != std::string::npos ||
                  all.find(' ' + name + ';') != std::string::npos || all.find(' ' + name + ' ') != std::string::npos ||
                  all.find("FUNCTION(" + name + ',') != std::string::npos)
        << row(f.code).name << ": there is no " << name;
    }
  }
}

}  // namespace
}  // namespace tw::ir
