#include <tilewright/tensor/safetensors_writer.hpp>

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>
#include <tilewright/async/create.hpp>
#include <tilewright/tensor/safetensors.hpp>

#include "tensor/files.hpp"
#include "tensor/header_text.hpp"

namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::string refusal(auto const& f) {
  try {
    f();
  } catch (tw::error const& e) {
    EXPECT_EQ(e.kind(), tw::error_kind::usage);
    return e.what();
  }
  ADD_FAILURE() << "accepted";
  return {};
}

// The same tensors and metadata as in data/make.py, added in another order: the bytes are those of the format's own
// library.
TEST(safetensors_writer, what_is_written_is_what_the_python_library_writes) {
  files::folder const here;
  tw::safetensors_writer w;
  w.add("b", files::tensor_of<float, 1>(files::six<float>(), {{6}}));
  files::for_all_types([&]<class T>(T, std::string const& name) {
    w.add(name == "bf16" ? name : name + " \"ü\"", files::tensor_of<T, 2>(files::six<T>(), {{2, 3}}));
  });
  w.add("empty", tw::zeros<float>({0, 3}).sync());
  w.add("a", files::tensor_of<float, 3>(files::six<float>(), {{1, 6, 1}})).metadata("format", "np\t1");
  w.write(here / "all.safetensors");
  EXPECT_EQ(files::contents(here / "all.safetensors"), files::contents(files::data("all.safetensors")));
  EXPECT_THAT(here.names(), ElementsAre("all.safetensors"));
}

TEST(safetensors_writer, files_of_the_python_library_are_read) {
  auto const f = tw::safetensors::open(files::data("all.safetensors"));
  EXPECT_THAT(f.metadata(), ElementsAre(std::pair<std::string, std::string>("format", "np\t1")));
  files::for_all_types([&]<class T>(T, std::string const& name) {
    SCOPED_TRACE(name);
    auto const t = f.load<T, 2>(name == "bf16" ? name : name + " \"ü\"");
    EXPECT_TRUE(files::same_bits(tw::to_host(t), files::six<T>()));
  });
}

TEST(safetensors_writer, a_file_without_tensors_is_a_file) {
  files::folder const here;
  tw::safetensors_writer().write(here / "a.safetensors");
  EXPECT_EQ(files::contents(here / "a.safetensors"), std::string("\x08\0\0\0\0\0\0\0{}      ", 16));
  EXPECT_TRUE(tw::safetensors::open(here / "a.safetensors").entries().empty());
}

TEST(safetensors_writer, names_are_any_utf8_and_given_once) {
  files::folder const here;
  auto const x = tw::arange<float>(2).sync();
  std::string const strange("\0\x01\x1f\x7f\"\\/\b\f\n\r\t\xf0\x9f\xa7\xb1\xed\x9f\xbf", 19);
  tw::safetensors_writer w;
  w.add("", x).add(strange, x).metadata(strange, strange).metadata("", "");
  EXPECT_THAT(refusal([&] { w.add("", x); }), HasSubstr("a tensor \"\" was added before"));
  EXPECT_THAT(refusal([&] { w.add(strange, x); }), HasSubstr(R"(a tensor "\u0000\u0001\u001f)"));
  EXPECT_THAT(refusal([&] { w.metadata("", "y"); }), HasSubstr("the key \"\" was given before"));
  EXPECT_THAT(refusal([&] { w.add("__metadata__", x); }), HasSubstr("the format keeps this name"));
  EXPECT_THAT(refusal([&] { w.metadata("k", "a\xff"); }), HasSubstr("a value that is no UTF-8 at its byte 1"));
  EXPECT_THAT(refusal([&] { w.metadata("\xc3", "v"); }), HasSubstr("a key that is no UTF-8 at its byte 0"));
  w.write(here / "a.safetensors");
  auto const f = tw::safetensors::open(here / "a.safetensors");
  ASSERT_EQ(f.entries().size(), 2u);
  EXPECT_NE(f.find(strange), nullptr);
  EXPECT_EQ(f.metadata()[0], std::pair(strange, strange));
}

// From the definition of UTF-8 (RFC 3629): the first and last sequences of every length, and what lies outside.
TEST(safetensors_writer, text_that_is_no_utf8_is_refused_where_it_stops) {
  for (std::string const good : {"", "\x7f", "\xc2\x80", "\xdf\xbf", "\xe0\xa0\x80", "\xed\x9f\xbf", "\xee\x80\x80",
                                 "\xef\xbf\xbf", "\xf0\x90\x80\x80", "\xf4\x8f\xbf\xbf"})
    EXPECT_EQ(tw::detail::not_utf8("ab" + good + "c"), std::nullopt);
  for (std::string const bad : {"\x80", "\xbf", "\xc0\x80", "\xc1\xbf", "\xe0\x9f\xbf", "\xed\xa0\x80", "\xed\xbf\xbf",
                                "\xf0\x8f\xbf\xbf", "\xf4\x90\x80\x80", "\xf8\x88\x80\x80\x80", "\xff", "\xc2",
                                "\xe0\xa0", "\xf0\x90\x80", "\xc2\x41", "\xe0\xa0\xc0"})
    EXPECT_EQ(tw::detail::not_utf8("ab" + bad), 2u) << testing::PrintToString(bad);
}

TEST(safetensors_writer, offsets_beyond_32_bits_are_written_in_full) {
  std::int64_t const shape[] = {1 << 20, 1 << 20};
  tw::detail::header_tensor const tensors[] = {{"a", "F32", shape, std::uint64_t{1} << 42},
                                               {"b", "U8", std::span(shape).first(1), 1 << 20}};
  EXPECT_EQ(tw::detail::header_text(tensors, {}),
            R"({"a":{"dtype":"F32","shape":[1048576,1048576],"data_offsets":[0,4398046511104]},)"
            R"("b":{"dtype":"U8","shape":[1048576],"data_offsets":[4398046511104,4398047559680]}})"
            "      ");
}

TEST(safetensors_writer, tensors_larger_than_a_piece_are_written_whole) {
  files::folder const here;
  std::int64_t const n = (std::int64_t{5} << 20) + 3;  // 20 MiB and a little
  tw::safetensors_writer w;
  w.add("large", tw::arange<std::int32_t>(n).sync()).add("small", tw::ones<double>(1).sync());
  w.write(here / "a.safetensors");
  auto const f = tw::safetensors::open(here / "a.safetensors");
  auto const large = tw::to_host(f.load<std::int32_t, 1>("large"));
  ASSERT_EQ(large.size(), static_cast<std::size_t>(n));
  for (std::size_t i = 0; i < large.size(); ++i) ASSERT_EQ(large[i], static_cast<std::int32_t>(i));
  EXPECT_THAT(tw::to_host(f.load<double, 1>("small")), ElementsAre(1.0));
}

TEST(safetensors_writer, tensors_are_lent_until_the_writer_is_gone) {
  files::folder const here;
  auto x = tw::arange<float>(4).sync();
  {
    tw::safetensors_writer w;
    w.add("x", x);
    EXPECT_THAT(refusal([&] { (void)std::move(x).tiles(tw::shape<4>); }), HasSubstr("tiles"));
    w.write(here / "a.safetensors");
    EXPECT_THAT(refusal([&] { (void)std::move(x).tiles(tw::shape<4>); }), HasSubstr("tiles"));
  }
  (void)std::move(x).tiles(tw::shape<4>);
}

TEST(safetensors_writer, shared_tensors_parts_and_temporaries_are_kept_until_they_are_written) {
  files::folder const here;
  tw::safetensors_writer w;
  auto const x = tw::arange<std::int32_t>(12).sync().reshape(4, 3);
  w.add("part", x.slice(1, 3)).add("shared", tw::arange<std::int32_t>(3).sync().share());
  w.write(here / "a.safetensors");
  auto const f = tw::safetensors::open(here / "a.safetensors");
  EXPECT_THAT(tw::to_host(f.load<std::int32_t, 2>("part")), ElementsAre(3, 4, 5, 6, 7, 8));
  EXPECT_THAT(tw::to_host(f.load<std::int32_t, 1>("shared")), ElementsAre(0, 1, 2));
}

TEST(safetensors_writer, what_cannot_be_written_says_so_and_leaves_the_old_file) {
  files::folder const here;
  tw::safetensors_writer().write(here / "a.safetensors");
  tw::safetensors_writer w;
  w.metadata("k", std::string(100'000'000, 'x'));
  EXPECT_THAT(refusal([&] { w.write(here / "a.safetensors"); }), HasSubstr("the format allows 100 MB"));
  EXPECT_THAT(refusal([&] { tw::safetensors_writer().write(here / "no/a.safetensors"); }),
              HasSubstr("cannot be written: No such file"));
  EXPECT_EQ(files::contents(here / "a.safetensors").size(), 16u);
  EXPECT_THAT(here.names(), ElementsAre("a.safetensors"));
}

TEST(safetensors_writer, a_header_of_100_mb_is_the_largest) {
  files::folder const here;
  std::size_t const around = std::string_view(R"({"__metadata__":{"k":""}})").size();
  tw::safetensors_writer w;
  w.metadata("k", std::string(100'000'000 - around, 'x')).write(here / "a.safetensors");
  EXPECT_EQ(tw::safetensors::open(here / "a.safetensors").metadata()[0].second.size(), 100'000'000 - around);
  tw::safetensors_writer more;
  more.metadata("k", std::string(100'000'001 - around, 'x'));
  EXPECT_THROW(more.write(here / "a.safetensors"), tw::error);
}

RC_GTEST_PROP(safetensors_writer_property, what_is_written_is_read_back_at_aligned_places, ()) {
  files::folder const here;
  auto const names = *rc::gen::container<std::set<std::string>>(rc::gen::string<std::string>());
  tw::safetensors_writer w;
  std::size_t added = 0;
  for (auto const& name : names) {
    if (tw::detail::not_utf8(name)) continue;
    auto const n = static_cast<std::int64_t>(name.size());
    switch (added++ % 3) {
      case 0: w.add(name, tw::full<std::uint8_t>({n, 2}, 3).sync()); break;
      case 1: w.add(name, tw::full<double>({n, 2}, 3).sync()); break;
      default: w.add(name, tw::full<std::int16_t>({n, 2}, 3).sync());
    }
  }
  w.write(here / "a.safetensors");
  auto const f = tw::safetensors::open(here / "a.safetensors");
  RC_ASSERT(f.entries().size() == added);
  RC_ASSERT(static_cast<unsigned char>(files::contents(here / "a.safetensors")[0]) % 8 == 0);  // length of the header
  for (auto const& e : f.entries()) {
    RC_ASSERT(names.contains(e.name));
    RC_ASSERT(e.shape == (std::vector<std::int64_t>{static_cast<std::int64_t>(e.name.size()), 2}));
    RC_ASSERT(e.begin % tw::info(e.elem).bytes == 0u);
    if (e.elem != tw::element::f64) continue;
    RC_ASSERT(tw::to_host(f.load<double, 2>(e.name)) == std::vector<double>(e.name.size() * 2, 3.0));
  }
}

}  // namespace
