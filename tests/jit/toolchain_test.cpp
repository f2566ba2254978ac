#include "jit/toolchain.hpp"

#include <gmock/gmock.h>
#include <sys/stat.h>

#include "jit/disk_cache.hpp"
#include "jit/fake_toolkit.hpp"
#include "support/environment.hpp"

namespace {

using namespace tw;
using namespace tw::jit;
using test::error_text;
using test::make_toolkit;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

namespace fs = std::filesystem;

// Looks nowhere but where a test says.
search_places nowhere() {
  search_places where;
  where.toolkits.clear();
  return where;
}

TEST(toolchain, versions_in_texts) {
  EXPECT_EQ(find_version("Cuda compilation tools, release 13.5, V13.5.37\nBuild x"), (tool_version{13, 5, 37}));
  EXPECT_EQ(find_version("NVIDIA V13.4"), (tool_version{13, 4, 0}));
  EXPECT_EQ(find_version("Version V 13, V13 and no more"), std::nullopt);
  EXPECT_EQ(find_version(""), std::nullopt);
  EXPECT_EQ(to_string(tool_version{13, 5, 37}), "13.5.37");
  EXPECT_LT((tool_version{13, 2, 99}), minimum_assembler);
}

TEST(toolchain, a_whole_one) {
  const scratch_folder root;
  search_places where = nowhere();
  where.tileiras_variable = make_toolkit(root.path());
  const auto found = look_for_assemblers(where);
  ASSERT_EQ(found.size(), 1u);
  ASSERT_TRUE(found[0].usable) << found[0].reason;
  assembler const& a = *choose(found);
  EXPECT_EQ(a.path, where.tileiras_variable);
  EXPECT_EQ(fs::path(a.root), fs::canonical(root.path()));
  EXPECT_EQ(a.version, (tool_version{13, 5, 37}));
  EXPECT_THAT(a.targets, ElementsAre(80, 86, 90, 100, 120));
  EXPECT_TRUE(a.supports(86));
  EXPECT_FALSE(a.supports(89));
}

TEST(toolchain, says_what_is_wrong_with_each) {
  const scratch_folder root;
  make_toolkit(root.path() / "old", {.version = "13.2.1"});
  make_toolkit(root.path() / "no_ptxas", {.ptxas = false});
  make_toolkit(root.path() / "no_libnvvm", {.libnvvm = false});
  make_toolkit(root.path() / "stale_ptxas", {.ptxas_version = "13.0.48"});
  make_toolkit(root.path() / "no_targets", {.targets = ""});
  test::write_program(root.path() / "dumb" / "bin" / "tileiras", "exit 4");
  test::write_text(root.path() / "text" / "bin" / "tileiras", "not a program");
  const auto reason = [&](const char* name) {
    search_places where = nowhere();
    where.explicit_path = (root.path() / name).string();
    const auto found = look_for_assemblers(where);
    EXPECT_EQ(found.size(), 1u);
    EXPECT_EQ(choose(found), nullptr) << name;
    return found.at(0).reason;
  };
  EXPECT_THAT(reason("old"), AllOf(HasSubstr("version 13.2.1 is too old"), HasSubstr("13.3 or later")));
  EXPECT_THAT(reason("no_ptxas"), HasSubstr("its ptxas is missing"));
  EXPECT_THAT(reason("no_libnvvm"), HasSubstr("its libnvvm is missing"));
  EXPECT_THAT(reason("stale_ptxas"), HasSubstr("is version 13.0.48, older than the assembler's 13.5.37"));
  EXPECT_THAT(reason("no_targets"), HasSubstr("lists no target"));
  EXPECT_THAT(reason("dumb"), HasSubstr("tells no version (exit code 4)"));
  EXPECT_THAT(reason("text"), HasSubstr("not an executable file"));
  EXPECT_THAT(reason("absent"), HasSubstr("there is no such file"));
}

TEST(toolchain, the_lowest_version_is_accepted) {
  const scratch_folder root;
  search_places where = nowhere();
  where.explicit_path = make_toolkit(root.path(), {.version = "13.3.0"});
  EXPECT_NE(choose(look_for_assemblers(where)), nullptr);
}

TEST(toolchain, what_the_user_names_is_used_alone) {
  const scratch_folder root;
  search_places where = nowhere();
  where.path = (root.path() / "a" / "bin").string();
  make_toolkit(root.path() / "a");
  EXPECT_NE(choose(look_for_assemblers(where)), nullptr);
  where.tileiras_variable = (root.path() / "absent").string();
  const auto found = look_for_assemblers(where);
  EXPECT_EQ(choose(found), nullptr) << "a wish that cannot be met is an error, not a reason to take another";
  EXPECT_EQ(found.at(0).origin, "TW_TILEIRAS");
  where.explicit_path = (root.path() / "a").string();
  EXPECT_EQ(look_for_assemblers(where).at(0).origin, "option");
}

TEST(toolchain, order_of_places) {
  const scratch_folder root;
  const fs::path top = root.path();
  search_places where = nowhere();
  where.tools_variable = (top / "tools").string();
  make_toolkit(top / "tools" / "cuda");
  where.project_tools = (top / "project").string();
  make_toolkit(top / "project" / "cuda");
  where.cuda_home = (top / "home").string();
  make_toolkit(top / "home", {.version = "13.0.0"});
  where.cuda_path = (top / "absent").string();
  where.toolkits = (top / "local").string();
  make_toolkit(top / "local" / "cuda-13.9");
  make_toolkit(top / "local" / "cuda-13.10");
  make_toolkit(top / "local" / "cuda-12.0");
  fs::create_directory_symlink(top / "local" / "cuda-12.0", top / "local" / "cuda");
  make_toolkit(top / "p");
  where.path = "/nowhere:" + (top / "p" / "bin").string() + ":" + (top / "local" / "cuda-13.9" / "bin").string();
  std::vector<std::string> paths;
  for (candidate const& c : look_for_assemblers(where))
    paths.push_back(fs::path(c.path).lexically_relative(top).string());
  EXPECT_THAT(paths, ElementsAre("tools/cuda/bin/tileiras", "project/cuda/bin/tileiras", "home/bin/tileiras",
                                 "absent/bin/tileiras", "local/cuda-13.10/bin/tileiras", "local/cuda-13.9/bin/tileiras",
                                 "local/cuda-12.0/bin/tileiras", "p/bin/tileiras"));
}

TEST(toolchain, folders_above_the_working_directory_if_they_are_private) {
  const scratch_folder root;
  const fs::path deep = root.path() / "a" / "b";
  fs::create_directories(deep);
  make_toolkit(root.path() / "a" / ".tools" / "cuda");
  search_places where = nowhere();
  where.working_directory = deep.string();
  const auto count = [&] {
    std::size_t n = 0;
    for (candidate const& c : look_for_assemblers(where)) n += c.path.find(root.path().string()) == 0;
    return n;
  };
  EXPECT_EQ(count(), 1u);
  chmod((root.path() / "a").c_str(), 0777);
  EXPECT_EQ(count(), 0u) << "others could have put a program there";
}

TEST(toolchain, a_candidate_that_knows_the_target_is_preferred) {
  const scratch_folder root;
  search_places where = nowhere();
  where.cuda_home = (root.path() / "a").string();
  where.cuda_path = (root.path() / "b").string();
  make_toolkit(root.path() / "a", {.targets = "80 86"});
  make_toolkit(root.path() / "b", {.version = "13.3.5", .targets = "80 90"});
  const auto found = look_for_assemblers(where);
  EXPECT_EQ(choose(found), &*found[0].usable);
  EXPECT_EQ(choose(found, 90), &*found[1].usable);
  EXPECT_EQ(&require_assembler(found, 90, loc::current()), &*found[1].usable);
  const std::string text = error_text([&] { require_assembler(found, 121, loc::current()); });
  EXPECT_THAT(text, AllOf(HasSubstr("unsupported error: no Tile IR assembler (tileiras) here supports sm_121"),
                          HasSubstr("targets sm_80 sm_86"), HasSubstr("targets sm_80 sm_90"),
                          HasSubstr("version 13.3.5"), HasSubstr("from CUDA_PATH"), HasSubstr("remedy:")));
}

TEST(toolchain, with_none_the_error_lists_every_place) {
  const scratch_folder root;
  search_places where = nowhere();
  where.cuda_home = (root.path() / "home").string();
  where.path = (root.path() / "old" / "bin").string();
  make_toolkit(root.path() / "old", {.version = "13.2.1"});
  const std::string text = error_text([&] { require_assembler(look_for_assemblers(where), 90, loc::current()); });
  EXPECT_THAT(text, AllOf(HasSubstr("there is no usable Tile IR assembler"),
                          HasSubstr("home/bin/tileiras (from CUDA_HOME): there is no such file"),
                          HasSubstr("old/bin/tileiras (from PATH): version 13.2.1 is too old"),
                          HasSubstr("TW_TILEIRAS"), HasSubstr("TW_DEVICE=cpu")));
  EXPECT_THAT(error_text([&] { require_assembler({}, 90, loc::current()); }), HasSubstr("nothing was found anywhere"));
}

// A toolkit whose programs note each time they are run.
struct counted_toolkit {
  scratch_folder folder;
  disk_cache answers{folder.path() / "answers"};
  search_places where = nowhere();

  void install(std::string const& version) {
    make_toolkit(folder.path() / "cuda", {.version = version});
    for (const char* name : {"tileiras", "ptxas"}) {
      const fs::path program = folder.path() / "cuda" / "bin" / name;
      const std::string text = test::read_text(program);
      test::write_program(program, "echo x >> '" + (folder.path() / "runs").string() + "'\n" + text);
    }
    where.explicit_path = (folder.path() / "cuda").string();
  }
  std::vector<candidate> look() const { return look_for_assemblers(where, &answers); }
  std::size_t runs() const { return test::read_text(folder.path() / "runs").size() / 2; }
};

TEST(toolchain, the_same_files_are_asked_once) {
  counted_toolkit t;
  t.install("13.5.37");
  const auto first = t.look();
  ASSERT_NE(choose(first), nullptr) << describe(first);
  EXPECT_EQ(t.runs(), 3u);
  const auto again = t.look();
  EXPECT_EQ(t.runs(), 3u);
  EXPECT_EQ(describe(again), describe(first));
  look_for_assemblers(t.where);
  EXPECT_EQ(t.runs(), 6u) << "without a cache they are asked";
}

TEST(toolchain, another_file_in_the_same_place_is_asked_again) {
  counted_toolkit t;
  t.install("13.5.37");
  t.look();
  t.install("13.6.41");  // of the same size
  EXPECT_EQ(choose(t.look())->version, (tool_version{13, 6, 41}));
  EXPECT_EQ(t.runs(), 6u);
}

TEST(toolchain, failures_and_damaged_answers_are_not_kept) {
  counted_toolkit t;
  t.install("13.5.37");
  const fs::path tool = t.folder.path() / "cuda" / "bin" / "tileiras";
  const std::string good = test::read_text(tool);
  test::write_program(tool, "exit 4");
  EXPECT_EQ(choose(t.look()), nullptr);
  EXPECT_FALSE(fs::exists(t.folder.path() / "answers"));
  test::write_program(tool, good);
  EXPECT_NE(choose(t.look()), nullptr);
  for (auto const& file : fs::directory_iterator(t.folder.path() / "answers")) fs::resize_file(file, 20);
  const std::size_t before = t.runs();
  EXPECT_NE(choose(t.look()), nullptr);
  EXPECT_EQ(t.runs(), before + 3);
}

}  // namespace
