#include <cstring>
#include <fstream>

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>
#include <tilewright/tensor/safetensors.hpp>

namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::string file(std::string const& header, std::string const& data = {}) {
  std::string s(8, '\0');
  std::uint64_t const n = header.size();
  std::memcpy(s.data(), &n, 8);
  return s + header + data;
}
std::span<std::byte const> bytes(std::string const& s) { return std::as_bytes(std::span(s.data(), s.size())); }

std::string refusal(std::string const& content) {
  try {
    (void)tw::safetensors::parse(bytes(content), "f.safetensors");
  } catch (tw::error const& e) {
    EXPECT_EQ(e.kind(), tw::error_kind::usage);
    EXPECT_THAT(std::string(e.what()), HasSubstr("f.safetensors: byte "));
    return e.what();
  }
  ADD_FAILURE() << "accepted";
  return {};
}

std::string const good = R"({"__metadata__":{"format":"pt"},"a":{"dtype":"F32","shape":[2,2],"data_offsets":[4,20]},
                            "b":{"dtype":"I32","shape":[],"data_offsets":[0,4]}})";

TEST(safetensors, lists_and_loads_what_is_there) {
  float const values[] = {1, 2, 3, 4};
  std::int32_t const number = 7;
  std::string data(20, '\0');
  std::memcpy(data.data(), &number, 4);
  std::memcpy(data.data() + 4, values, 16);
  auto const content = file(good, data);
  auto const f = tw::safetensors::parse(bytes(content), "f");
  ASSERT_EQ(f.entries().size(), 2u);
  EXPECT_EQ(f.entries()[0].name, "b");
  EXPECT_THAT(f.metadata(), ElementsAre(std::pair<std::string, std::string>("format", "pt")));
  EXPECT_THAT(tw::to_host(f.load<float, 2>("a")), ElementsAre(1, 2, 3, 4));
  EXPECT_THAT(tw::to_host(f.load<std::int32_t, 1>("b")), ElementsAre(7));
  EXPECT_THROW(static_cast<void>((f.load<float, 2>("c"))), tw::error);
  EXPECT_THROW(static_cast<void>((f.load<float, 1>("a"))), tw::error);
  EXPECT_THROW(static_cast<void>((f.load<double, 2>("a"))), tw::error);
  EXPECT_THROW(static_cast<void>((f.load<std::uint32_t, 1>("b"))), tw::error);
}

TEST(safetensors, an_unknown_type_is_kept_and_not_loadable) {
  auto const content = file(R"({"x":{"dtype":"F6_E2M3","shape":[8],"data_offsets":[0,6]}})", "abcdef");
  auto const f = tw::safetensors::parse(bytes(content), "f");
  EXPECT_EQ(f.entries()[0].elem, tw::element::none);
  EXPECT_EQ(f.bytes(f.entries()[0]).size(), 6u);
  EXPECT_THROW(static_cast<void>((f.load<float, 1>("x"))), tw::error);
}

TEST(safetensors, damaged_files_are_refused_with_the_place_and_the_reason) {
  EXPECT_THAT(refusal(""), HasSubstr("byte 0: the file has 0 bytes"));
  EXPECT_THAT(refusal("1234567"), HasSubstr("the file has 7 bytes"));
  EXPECT_THAT(refusal(std::string(8, '\xff')), HasSubstr("exceeds the file"));
  EXPECT_THAT(refusal(file(good).substr(0, 40)), HasSubstr("exceeds the file"));
  EXPECT_THAT(refusal(file("[]")), HasSubstr("byte 8: expected '{'"));
  EXPECT_THAT(refusal(file("{} x")), HasSubstr("byte 11: text behind"));
  EXPECT_THAT(refusal(file("")), HasSubstr("expected '{'"));
  EXPECT_THAT(refusal(file(R"({"a)")), HasSubstr("a string that does not end"));
  EXPECT_THAT(refusal(file("{\"a\xff\":{}}")), HasSubstr("byte 11: not UTF-8"));
  EXPECT_THAT(refusal(file("{\"\xc0\x80\":{}}")), HasSubstr("not UTF-8"));
  EXPECT_THAT(refusal(file("{\"\xed\xa0\x80\":{}}")), HasSubstr("not UTF-8"));
  EXPECT_THAT(refusal(file("{\"a\nb\":{}}")), HasSubstr("control character"));
  EXPECT_THAT(refusal(file(R"({"\ud800":{}})")), HasSubstr("surrogate"));
  EXPECT_THAT(refusal(file(R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]},"a":{"dtype":"F32","shape":[1],"data_offsets":[4,8]}})", "12345678")),
              HasSubstr("'a' appears twice"));
  EXPECT_THAT(refusal(file(R"({"a":{"dtype":"F32","dtype":"F32"}})")), HasSubstr("'dtype' appears twice"));
  EXPECT_THAT(refusal(file(R"({"a":{"shape":[1],"data_offsets":[0,4]}})", "1234")), HasSubstr("the dtype of 'a' is missing"));
  EXPECT_THAT(refusal(file(R"({"a":{"dtype":"F32","data_offsets":[0,4]}})", "1234")), HasSubstr("the shape of 'a' is missing"));
  EXPECT_THAT(refusal(file(R"({"a":{"dtype":"F32","shape":[1]}})", "1234")), HasSubstr("data_offsets of 'a'"));
  EXPECT_THAT(refusal(file(R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4],"x":[]}})", "1234")), HasSubstr("unknown key 'x'"));
  EXPECT_THAT(refusal(file(R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[4,0]}})", "1234")), HasSubstr("lies at [4, 0)"));
  EXPECT_THAT(refusal(file(R"({"a":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}})", "1234")), HasSubstr("of 4 bytes"));
  EXPECT_THAT(refusal(file(R"({"a":{"dtype":"F32","shape":[2],"data_offsets":[0,4]}})", "1234")), HasSubstr("another number of bytes"));
  EXPECT_THAT(refusal(file(R"({"a":{"dtype":"F32","shape":[4294967296,4294967296,4],"data_offsets":[0,4]}})", "1234")), HasSubstr("more than 2^63 - 1"));
  EXPECT_THAT(refusal(file(R"({"a":{"dtype":"F32","shape":[99999999999999999999],"data_offsets":[0,4]}})", "1234")), HasSubstr("beyond 2^63 - 1"));
  EXPECT_THAT(refusal(file(R"({"a":{"dtype":"F32","shape":[-1],"data_offsets":[0,4]}})", "1234")), HasSubstr("non-negative integer"));
  EXPECT_THAT(refusal(file(R"({"a":{"dtype":"F32","shape":[1.5],"data_offsets":[0,4]}})", "1234")), HasSubstr("expected an integer"));
  EXPECT_THAT(refusal(file(R"({"a":{"dtype":"F32","shape":[01],"data_offsets":[0,4]}})", "1234")), HasSubstr("leading zeros"));
  EXPECT_THAT(refusal(file(R"({"a":{"dtype":"F32","shape":[[1]],"data_offsets":[0,4]}})", "1234")), HasSubstr("non-negative integer"));
  EXPECT_THAT(refusal(file("{\"a\":" + std::string(100000, '['))), HasSubstr("expected '{'"));
  EXPECT_THAT(refusal(file(R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}})", "12345678")), HasSubstr("4 bytes behind the last tensor"));
  EXPECT_THAT(refusal(file(R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[4,8]}})", "12345678")), HasSubstr("begins at 4"));
  EXPECT_THAT(refusal(file(R"({"a":{"dtype":"F32","shape":[2],"data_offsets":[0,8]},"b":{"dtype":"F32","shape":[1],"data_offsets":[4,8]}})", "12345678")),
              HasSubstr("the data of 'b' begins at 4, and the data before it ends at 8"));
  EXPECT_THAT(refusal(file(R"({"__metadata__":{"a":[1]}})")), HasSubstr("metadata that is no string"));
}

TEST(safetensors, files_that_cannot_be_read_say_so) {
  EXPECT_THROW((void)tw::safetensors::open("/nonexistent/file.safetensors"), tw::error);
  EXPECT_THROW((void)tw::safetensors::open("/"), tw::error);
}

RC_GTEST_PROP(safetensors_property, what_is_written_by_the_format_is_read_back, ()) {
  auto const lengths = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 9));
  std::string header = "{", data;
  for (std::size_t i = 0; i < lengths.size(); ++i) {
    auto const begin = data.size();
    for (int k = 0; k < lengths[i]; ++k) data.push_back(static_cast<char>(*rc::gen::arbitrary<std::uint8_t>()));
    header += (i ? "," : "") + std::string("\"t") + std::to_string(i) + "\":{\"dtype\":\"U8\",\"shape\":[" + std::to_string(lengths[i]) +
              "],\"data_offsets\":[" + std::to_string(begin) + "," + std::to_string(data.size()) + "]}";
  }
  auto const content = file(header + "}", data);
  auto const f = tw::safetensors::parse(bytes(content), "f");
  RC_ASSERT(f.entries().size() == lengths.size());
  for (std::size_t i = 0; i < lengths.size(); ++i) {
    auto const values = tw::to_host(f.load<std::uint8_t, 1>("t" + std::to_string(i)));
    auto const* e = f.find("t" + std::to_string(i));
    RC_ASSERT(std::string(values.begin(), values.end()) == data.substr(e->begin, e->end - e->begin));
  }
}

RC_GTEST_PROP(safetensors_property, random_damage_is_refused_or_harmless, ()) {
  auto content = file(good, std::string(20, 'x'));
  auto const at = *rc::gen::inRange<std::size_t>(0, content.size());
  content[at] = static_cast<char>(*rc::gen::arbitrary<std::uint8_t>());
  try {
    auto const f = tw::safetensors::parse(bytes(content), "f");
    for (auto const& e : f.entries()) RC_ASSERT(e.end <= 20u);
  } catch (tw::error const&) {
  }
}

}  // namespace
