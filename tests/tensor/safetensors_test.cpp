#include <chrono>
#include <cstdio>
#include <cstring>
#include <fstream>

#include <sys/stat.h>
#include <unistd.h>

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>
#include <tilewright/async/create.hpp>
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

TEST(safetensors, floats_of_8_bits_are_loaded) {
  auto const content = file(R"({"x":{"dtype":"F8_E4M3","shape":[2],"data_offsets":[0,2]},)"
                            R"("y":{"dtype":"F8_E5M2","shape":[2],"data_offsets":[2,4]}})",
                            "\x7e\xb8\x7b\x3c");
  auto const f = tw::safetensors::parse(bytes(content), "f");
  EXPECT_EQ(tw::show(f.load<tw::e4m3, 1>("x")), "[448, -1]");
  EXPECT_EQ(tw::show(f.load<tw::e5m2, 1>("y")), "[57344, 1]");
  EXPECT_THROW(static_cast<void>((f.load<tw::e5m2, 1>("x"))), tw::error);
  EXPECT_THROW(static_cast<void>((f.load<std::int8_t, 1>("x"))), tw::error);
}

TEST(safetensors, an_unknown_type_is_kept_and_not_loadable) {
  auto const content = file(R"({"x":{"dtype":"F6_E2M3","shape":[8],"data_offsets":[0,6]}})", "abcdef");
  auto const f = tw::safetensors::parse(bytes(content), "f");
  EXPECT_EQ(f.entries()[0].elem, tw::element::none);
  EXPECT_EQ(f.bytes(f.entries()[0]).size(), 6u);
  EXPECT_THROW(static_cast<void>((f.load<float, 1>("x"))), tw::error);
}

TEST(safetensors, values_are_loaded_from_any_alignment) {
  std::string const header =
    R"({"p":{"dtype":"U8","shape":[1],"data_offsets":[0,1]},"d":{"dtype":"F64","shape":[2],"data_offsets":[1,17]}})";
  double const values[] = {-1.5, 1e300};
  std::string data(17, 'x');
  std::memcpy(data.data() + 1, values, 16);
  for (int blanks = 0; blanks < 8; ++blanks) {
    auto const content = file(header + std::string(static_cast<std::size_t>(blanks), ' '), data);
    EXPECT_THAT(tw::to_host(tw::safetensors::parse(bytes(content), "f").load<double, 1>("d")),
                ElementsAre(-1.5, 1e300));
  }
}

TEST(safetensors, conditions_are_bytes_of_zero_and_one) {
  std::string const header = R"({"m":{"dtype":"BOOL","shape":[3],"data_offsets":[0,3]}})";
  auto const whole = file(header, std::string("\1\0\1", 3)), broken = file(header, std::string("\1\0\2", 3));
  EXPECT_THAT(tw::to_host(tw::safetensors::parse(bytes(whole), "f").load<bool, 1>("m")),
              ElementsAre(true, false, true));
  try {
    (void)tw::safetensors::parse(bytes(broken), "f").load<bool, 1>("m");
    FAIL() << "accepted";
  } catch (tw::error const& e) {
    EXPECT_THAT(std::string(e.what()), HasSubstr("f: byte " + std::to_string(broken.size() - 1) + ": a value of 'm'"));
  }
}

// Quadratic work would take minutes here; what it takes is well below a second.
TEST(safetensors, very_many_keys_are_read_in_good_time) {
  std::string header = R"({"__metadata__":{)";
  int const n = 300'000;
  for (int i = 0; i < n; ++i) header += (i ? ",\"" : "\"") + std::to_string(i) + "\":\"\"";
  auto const start = std::chrono::steady_clock::now();
  auto const content = file(header + "}}");
  EXPECT_EQ(tw::safetensors::parse(bytes(content), "f").metadata().size(), static_cast<std::size_t>(n));
  EXPECT_THAT(refusal(file(header + R"(,"7":""}})")), HasSubstr("the key '7' appears twice"));
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(60));
}

TEST(safetensors, files_are_mapped_and_stay_while_a_copy_lives) {
  auto const path = testing::TempDir() + "tilewright_" + std::to_string(::getpid()) + ".safetensors";
  std::ofstream(path, std::ios::binary) << file(R"({"a":{"dtype":"I16","shape":[2],"data_offsets":[0,4]}})",
                                                std::string("\1\0\2\0", 4));
  auto const copy = [&] { return tw::safetensors::open(path); }();
  std::remove(path.c_str());
  EXPECT_THAT(tw::to_host(copy.load<std::int16_t, 1>("a")), ElementsAre(1, 2));
  std::ofstream(path, std::ios::binary).flush();
  try {
    (void)tw::safetensors::open(path);
    FAIL() << "an empty file was accepted";
  } catch (tw::error const& e) {
    EXPECT_THAT(std::string(e.what()), HasSubstr(path + ": byte 0: the file has 0 bytes"));
  }
  std::remove(path.c_str());
}

TEST(safetensors, a_pipe_is_refused_without_waiting_for_a_writer) {
  auto const path = testing::TempDir() + "tilewright_pipe_" + std::to_string(::getpid());
  ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
  EXPECT_THROW((void)tw::safetensors::open(path), tw::error);
  std::remove(path.c_str());
}

TEST(safetensors, damaged_files_are_refused_with_the_place_and_the_reason) {
  EXPECT_THAT(refusal(""), HasSubstr("byte 0: the file has 0 bytes"));
  EXPECT_THAT(refusal("1234567"), HasSubstr("the file has 7 bytes"));
  EXPECT_THAT(refusal(std::string(8, '\xff')), HasSubstr("exceeds the file"));
  EXPECT_THAT(refusal(file(good).substr(0, 40)), HasSubstr("exceeds the file"));
  EXPECT_THAT(refusal(file("[]")), HasSubstr("byte 8: expected '{'"));
  EXPECT_THAT(refusal(file("{} x")), HasSubstr("byte 11: text behind"));
  EXPECT_THAT(refusal(file(" {}")), HasSubstr("byte 8: expected '{'"));
  EXPECT_THAT(refusal(file("")), HasSubstr("expected '{'"));
  EXPECT_THAT(refusal(file(R"({"a)")), HasSubstr("a string that does not end"));
  EXPECT_THAT(refusal(file("{\"a\xff\":{}}")), HasSubstr("byte 11: not UTF-8"));
  EXPECT_THAT(refusal(file("{\"\xc0\x80\":{}}")), HasSubstr("not UTF-8"));
  EXPECT_THAT(refusal(file("{\"\xed\xa0\x80\":{}}")), HasSubstr("not UTF-8"));
  EXPECT_THAT(refusal(file("{\"a\nb\":{}}")), HasSubstr("control character"));
  EXPECT_THAT(refusal(file(R"({"\ud800":{}})")), HasSubstr("surrogate"));
  EXPECT_THAT(
    refusal(file(
      R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]},"a":{"dtype":"F32","shape":[1],"data_offsets":[4,8]}})",
      "12345678")),
    HasSubstr("'a' appears twice"));
  EXPECT_THAT(refusal(file(R"({"a":{"dtype":"F32","dtype":"F32"}})")), HasSubstr("'dtype' appears twice"));
  EXPECT_THAT(refusal(file(R"({"a":{"shape":[1],"data_offsets":[0,4]}})", "1234")),
              HasSubstr("the dtype of 'a' is missing"));
  EXPECT_THAT(refusal(file(R"({"a":{"dtype":"F32","data_offsets":[0,4]}})", "1234")),
              HasSubstr("the shape of 'a' is missing"));
  EXPECT_THAT(refusal(file(R"({"a":{"dtype":"F32","shape":[1]}})", "1234")), HasSubstr("data_offsets of 'a'"));
  EXPECT_THAT(refusal(file(R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4],"x":[]}})", "1234")),
              HasSubstr("unknown key 'x'"));
  EXPECT_THAT(refusal(file(R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[4,0]}})", "1234")),
              HasSubstr("lies at [4, 0)"));
  EXPECT_THAT(refusal(file(R"({"a":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}})", "1234")),
              HasSubstr("of 4 bytes"));
  EXPECT_THAT(refusal(file(R"({"a":{"dtype":"F32","shape":[2],"data_offsets":[0,4]}})", "1234")),
              HasSubstr("another number of bytes"));
  EXPECT_THAT(refusal(file(R"({"a":{"dtype":"F32","shape":[4294967296,4294967296,4],"data_offsets":[0,4]}})", "1234")),
              HasSubstr("more than 2^63 - 1"));
  EXPECT_THAT(refusal(file(R"({"a":{"dtype":"F32","shape":[99999999999999999999],"data_offsets":[0,4]}})", "1234")),
              HasSubstr("beyond 2^63 - 1"));
  EXPECT_THAT(refusal(file(R"({"a":{"dtype":"F32","shape":[-1],"data_offsets":[0,4]}})", "1234")),
              HasSubstr("non-negative integer"));
  EXPECT_THAT(refusal(file(R"({"a":{"dtype":"F32","shape":[1.5],"data_offsets":[0,4]}})", "1234")),
              HasSubstr("expected an integer"));
  EXPECT_THAT(refusal(file(R"({"a":{"dtype":"F32","shape":[01],"data_offsets":[0,4]}})", "1234")),
              HasSubstr("leading zeros"));
  EXPECT_THAT(refusal(file(R"({"a":{"dtype":"F32","shape":[[1]],"data_offsets":[0,4]}})", "1234")),
              HasSubstr("non-negative integer"));
  EXPECT_THAT(refusal(file("{\"a\":" + std::string(100000, '['))), HasSubstr("expected '{'"));
  EXPECT_THAT(refusal(file(R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}})", "12345678")),
              HasSubstr("4 bytes behind the last tensor"));
  EXPECT_THAT(refusal(file(R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[4,8]}})", "12345678")),
              HasSubstr("begins at 4"));
  auto const overlapping = file(
    R"({"a":{"dtype":"F32","shape":[2],"data_offsets":[0,8]},"b":{"dtype":"F32","shape":[1],"data_offsets":[4,8]}})",
    "12345678");
  EXPECT_THAT(refusal(overlapping), HasSubstr("byte " + std::to_string(overlapping.find("\"b\"")) +
                                              ": the data of 'b' begins at 4, and the data before it ends at 8"));
  EXPECT_THAT(refusal(file(R"({"__metadata__":{"a":[1]}})")), HasSubstr("metadata that is no string"));
}

TEST(safetensors, files_that_cannot_be_read_say_so) {
  EXPECT_THROW((void)tw::safetensors::open("/nonexistent/file.safetensors"), tw::error);
  EXPECT_THROW((void)tw::safetensors::open("/"), tw::error);
}

struct stored {
  std::string dtype, values;
  std::vector<std::int64_t> shape;
};
// A tensor of any type that loads, of up to three axes, with arbitrary bytes.
stored any_tensor() {
  static std::vector<std::pair<std::string, std::size_t>> const types = {{"U8", 1},   {"I8", 1},  {"I16", 2},
                                                                         {"BF16", 2}, {"F32", 4}, {"I64", 8}};
  auto const [dtype, size] = *rc::gen::elementOf(types);
  stored t{dtype, {}, *rc::gen::container<std::vector<std::int64_t>>(3, rc::gen::inRange<std::int64_t>(0, 5))};
  t.shape.resize(static_cast<std::size_t>(*rc::gen::inRange(0, 4)));
  std::size_t n = size;
  for (auto const x : t.shape) n *= static_cast<std::size_t>(x);
  for (auto const b : *rc::gen::container<std::vector<std::uint8_t>>(n, rc::gen::arbitrary<std::uint8_t>()))
    t.values.push_back(static_cast<char>(b));
  return t;
}
template <class T, int R>
std::string loaded(tw::safetensors const& f, std::string const& name) {
  auto const v = tw::to_host(f.load<T, R>(name));
  return {reinterpret_cast<char const*>(v.data()), v.size() * sizeof(T)};
}
template <class T>
std::string loaded(tw::safetensors const& f, std::string const& name, std::size_t rank) {
  return rank == 2 ? loaded<T, 2>(f, name) : rank == 3 ? loaded<T, 3>(f, name) : loaded<T, 1>(f, name);
}

RC_GTEST_PROP(safetensors_property, what_is_written_by_the_format_is_read_back, ()) {
  std::vector<stored> tensors(static_cast<std::size_t>(*rc::gen::inRange(0, 6)));
  std::string header = "{", data;
  for (std::size_t i = 0; i < tensors.size(); ++i) {
    stored const& t = tensors[i] = any_tensor();
    std::string shape;
    for (auto const x : t.shape) shape += (shape.empty() ? "" : ", ") + std::to_string(x);
    header += (i ? "," : "") + std::string("\"t") + std::to_string(i) + "\":{\"data_offsets\":[" +
              std::to_string(data.size()) + "," + std::to_string(data.size() + t.values.size()) + "],\"shape\":[" +
              shape + "],\"dtype\":\"" + t.dtype + "\"}";
    data += t.values;
  }
  auto const content = file(header + "}", data);
  auto const f = tw::safetensors::parse(bytes(content), "f");
  RC_ASSERT(f.entries().size() == tensors.size());
  for (std::size_t i = 0; i < tensors.size(); ++i) {
    auto const name = "t" + std::to_string(i);
    auto const& t = tensors[i];
    RC_ASSERT(f.find(name)->shape == t.shape);
    auto const read = t.dtype == "U8"     ? loaded<std::uint8_t>(f, name, t.shape.size())
                      : t.dtype == "I8"   ? loaded<std::int8_t>(f, name, t.shape.size())
                      : t.dtype == "I16"  ? loaded<std::int16_t>(f, name, t.shape.size())
                      : t.dtype == "BF16" ? loaded<tw::bf16>(f, name, t.shape.size())
                      : t.dtype == "F32"  ? loaded<float>(f, name, t.shape.size())
                                          : loaded<std::int64_t>(f, name, t.shape.size());
    RC_ASSERT(read == t.values);
  }
}

RC_GTEST_PROP(safetensors_property, random_damage_is_refused_or_harmless, ()) {
  auto content = file(good, std::string(20, 'x'));
  auto const at = *rc::gen::inRange<std::size_t>(0, content.size());
  content[at] = static_cast<char>(*rc::gen::arbitrary<std::uint8_t>());
  try {
    auto const f = tw::safetensors::parse(bytes(content), "f");
    for (auto const& e : f.entries()) RC_ASSERT(e.end <= 20u);
  } catch (tw::error const&) {}
}

}  // namespace
