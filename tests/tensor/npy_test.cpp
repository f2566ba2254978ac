#include <tilewright/tensor/npy.hpp>

#include <cstring>
#include <numeric>

#include <sys/stat.h>

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>
#include <tilewright/async/create.hpp>

#include "tensor/files.hpp"

namespace {

using testing::ElementsAre;
using testing::ElementsAreArray;
using testing::HasSubstr;
using testing::IsEmpty;

// A file by the published format: magic, version, length of the header, header, data.
std::string file(std::string const& header, std::string const& data = {}, int version = 1) {
  std::string s = "\x93NUMPY";
  s += static_cast<char>(version);
  s += '\0';
  for (int i = 0; i < (version == 1 ? 2 : 4); ++i) s += static_cast<char>(header.size() >> (8 * i) & 0xff);
  return s + header + data;
}
std::string header(std::string const& descr, std::string const& order, std::string const& shape) {
  return "{'descr': '" + descr + "', 'fortran_order': " + order + ", 'shape': " + shape + ", }\n";
}

std::string refusal(std::string const& content) {
  try {
    (void)tw::npy::parse(files::bytes(content), "f.npy");
  } catch (tw::error const& e) {
    EXPECT_EQ(e.kind(), tw::error_kind::usage);
    EXPECT_THAT(std::string(e.what()), HasSubstr("f.npy: byte "));
    return e.what();
  }
  ADD_FAILURE() << "accepted";
  return {};
}
std::string refused_load(auto const& load) {
  try {
    (void)load();
  } catch (tw::error const& e) {
    EXPECT_EQ(e.kind(), tw::error_kind::usage);
    return e.what();
  }
  ADD_FAILURE() << "accepted";
  return {};
}

template <class T>
std::vector<T> counted(std::size_t n) {
  std::vector<T> v(n);
  std::iota(v.begin(), v.end(), T{0});
  return v;
}

TEST(npy, files_of_numpy_are_read_in_every_type) {
  files::for_all_types([]<class T>(T, std::string const& name) {
    SCOPED_TRACE(name);
    auto const f = tw::npy::open(files::data(name + ".npy"));
    EXPECT_THAT(f.shape(), ElementsAre(2, 3));
    EXPECT_TRUE(files::same_bits(tw::to_host(f.load<T, 2>()), files::six<T>()));
  });
}

TEST(npy, what_is_written_is_what_numpy_writes) {
  files::folder const here;
  files::for_all_types([&]<class T>(T, std::string const& name) {
    SCOPED_TRACE(name);
    auto const path = here / (name + ".npy");
    tw::write_npy(files::tensor_of<T, 2>(files::six<T>(), {{2, 3}}), path);
    EXPECT_EQ(files::contents(path), files::contents(files::data(name + ".npy")));
  });
  tw::write_npy(tw::zeros<float>({0, 3}).sync(), here / "empty.npy");
  EXPECT_EQ(files::contents(here / "empty.npy"), files::contents(files::data("empty.npy")));
}

TEST(npy, a_type_is_loaded_as_itself_only) {
  files::for_all_types([]<class T>(T, std::string const& name) {
    auto const f = tw::npy::open(files::data(name + ".npy"));
    files::for_all_types([&]<class U>(U, std::string const& other) {
      SCOPED_TRACE(name + " as " + other);
      bool const is_unsigned = std::is_unsigned_v<U> && !std::same_as<U, bool>;
      EXPECT_EQ(f.holds(tw::element_of<U>, is_unsigned), (std::same_as<T, U>));
      if constexpr (!std::same_as<T, U>) {
        EXPECT_THAT(refused_load([&] { return f.load<U, 2>(); }),
                    HasSubstr(name + ".npy: holds '" + f.descr() + "', not " + std::string(tw::cpp_name<U>())));
      }
    });
    EXPECT_THAT(refused_load([&] { return f.load<T, 1>(); }), HasSubstr("has 2 axes, not 1"));
    EXPECT_THAT(refused_load([&] { return f.load<T, 3>(); }), HasSubstr("has 2 axes, not 3"));
  });
}

TEST(npy, single_raw_bytes_are_any_8_bit_float) {
  auto const f = tw::npy::open(files::data("e4m3.npy"));
  EXPECT_EQ(f.descr(), "<V1");
  for (auto const e : {tw::element::e4m3, tw::element::e5m2, tw::element::e8m0}) EXPECT_TRUE(f.holds(e, false));
  EXPECT_FALSE(f.holds(tw::element::i8, false));
  EXPECT_FALSE(f.holds(tw::element::i1, false));
  EXPECT_FALSE(f.holds(tw::element::bf16, false));
  // 1.5, -2, 0.25 and 96 by the definition: sign, 4 bits of exponent with bias 7, 3 of fraction.
  EXPECT_THAT(f.bytes().subspan(2), ElementsAre(std::byte{0x3c}, std::byte{0xc0}, std::byte{0x28}, std::byte{0x6c}));
  auto const e5m2 = file(header("<f1", "False", "(1,)"), "x");
  EXPECT_TRUE(tw::npy::parse(files::bytes(e5m2), "f").holds(tw::element::e5m2, false));
}

TEST(npy, the_byte_order_of_the_file_does_not_matter) {
  EXPECT_TRUE(files::same_bits(tw::to_host(tw::npy::open(files::data("big_int16.npy")).load<std::int16_t, 2>()),
                               files::six<std::int16_t>()));
  EXPECT_TRUE(files::same_bits(tw::to_host(tw::npy::open(files::data("big_uint64.npy")).load<std::uint64_t, 2>()),
                               files::six<std::uint64_t>()));
  EXPECT_TRUE(
    files::same_bits(tw::to_host(tw::npy::open(files::data("big_float32.npy")).load<float, 2>()), files::six<float>()));
}

TEST(npy, arrays_in_fortran_order_are_read_row_major) {
  auto const f = tw::npy::open(files::data("fortran.npy"));
  EXPECT_TRUE(f.fortran_order());
  EXPECT_THAT(f.shape(), ElementsAre(2, 3, 4));
  EXPECT_EQ(tw::to_host(f.load<std::int32_t, 3>()), counted<std::int32_t>(24));
  auto const big = tw::npy::open(files::data("fortran_big.npy"));
  EXPECT_TRUE(big.big_endian());
  EXPECT_EQ(tw::to_host(big.load<double, 3>()), counted<double>(24));
  EXPECT_EQ(tw::to_host(tw::npy::open(files::data("fortran_six_axes.npy")).load<std::uint16_t, 6>()),
            counted<std::uint16_t>(720));
  EXPECT_EQ(tw::to_host(tw::npy::open(files::data("fortran_tall.npy")).load<std::uint16_t, 2>()),
            counted<std::uint16_t>(70 * 33));
  auto const empty = file(header("<f4", "True", "(3, 0)"));
  EXPECT_THAT(tw::to_host(tw::npy::parse(files::bytes(empty), "f").load<float, 2>()), IsEmpty());
}

TEST(npy, all_versions_of_the_format_are_read) {
  for (char const* name : {"version_2.npy", "version_3.npy"})
    EXPECT_EQ(tw::to_host(tw::npy::open(files::data(name)).load<std::int32_t, 3>()), counted<std::int32_t>(24));
  // As Python 2 wrote it, and as somebody may write it by hand.
  auto const old = file(header("|u1", "False", "(2L, 1L)"), "ab");
  EXPECT_THAT(tw::to_host(tw::npy::parse(files::bytes(old), "f").load<std::uint8_t, 2>()), ElementsAre('a', 'b'));
  auto const loose = file("{\"shape\":(2),'fortran_order':False,\n\"descr\":\"|u1\"}", "ab");
  EXPECT_THAT(refusal(loose), HasSubstr("expected ','"));
  auto const tight = file("{\"shape\":(2,),'fortran_order':False,\n\"descr\":\"|u1\"}", "ab");
  EXPECT_THAT(tw::to_host(tw::npy::parse(files::bytes(tight), "f").load<std::uint8_t, 1>()), ElementsAre('a', 'b'));
}

TEST(npy, a_single_number_is_a_tensor_of_one_element) {
  auto const f = tw::npy::open(files::data("number.npy"));
  EXPECT_THAT(f.shape(), IsEmpty());
  EXPECT_THAT(tw::to_host(f.load<double, 1>()), ElementsAre(2.5));
  EXPECT_THAT(refused_load([&] { return f.load<double, 2>(); }), HasSubstr("has 0 axes, not 2"));
}

TEST(npy, types_that_no_tensor_holds_are_told_and_not_loaded) {
  EXPECT_THAT(refused_load([] { return tw::npy::open(files::data("complex.npy")).load<float, 1>(); }),
              HasSubstr("holds '<c8', not float"));
  EXPECT_EQ(tw::npy::open(files::data("text.npy")).bytes().size(), 16u);
  EXPECT_EQ(tw::npy::open(files::data("dates.npy")).bytes().size(), 8u);
  EXPECT_FALSE(tw::npy::open(files::data("dates.npy")).holds(tw::element::i64, false));
  EXPECT_THAT(refused_load([] { return tw::npy::open(files::data("records.npy")); }),
              HasSubstr("records.npy: byte 20: an array of records"));
  EXPECT_THAT(refused_load([] { return tw::npy::open(files::data("objects.npy")); }),
              HasSubstr("objects.npy: byte 20: the type '|O': Python objects"));
}

TEST(npy, values_of_bool_are_zero_and_one) {
  auto const broken = file(header("|b1", "False", "(3,)"), std::string("\0\1\2", 3));
  EXPECT_THAT(refused_load([&] { return tw::npy::parse(files::bytes(broken), "f").load<bool, 1>(); }),
              HasSubstr("f: byte " + std::to_string(broken.size() - 1) + ": a value of type bool"));
}

TEST(npy, damaged_files_are_refused_with_the_place_and_the_reason) {
  auto const with_shape = [](std::string const& s) { return file(header("<f4", "False", s), "1234"); };
  EXPECT_THAT(refusal(""), HasSubstr("byte 0: does not begin"));
  EXPECT_THAT(refusal("\x93NUMPY\1"), HasSubstr("byte 0: does not begin"));
  EXPECT_THAT(refusal(std::string(64, ' ')), HasSubstr("byte 0: does not begin"));
  EXPECT_THAT(refusal(file("{}", "", 0)), HasSubstr("byte 6: format version 0.0"));
  EXPECT_THAT(refusal(file("{}", "", 4)), HasSubstr("byte 6: format version 4.0"));
  EXPECT_THAT(refusal(std::string("\x93NUMPY\1\1\0\0", 10)), HasSubstr("format version 1.1"));
  EXPECT_THAT(refusal(std::string("\x93NUMPY\1\0\0", 9)), HasSubstr("byte 8: the file ends in the header's length"));
  EXPECT_THAT(refusal(std::string("\x93NUMPY\2\0\0\0\0", 11)), HasSubstr("the file ends in the header's length"));
  EXPECT_THAT(refusal(std::string("\x93NUMPY\2\0\xff\xff\xff\xff", 12)),
              HasSubstr("length 4294967295 exceeds the file"));
  EXPECT_THAT(refusal(file(header("<f4", "False", "(1,)"), "1234").substr(0, 40)), HasSubstr("exceeds the file"));
  EXPECT_THAT(refusal(file("")), HasSubstr("byte 10: expected '{'"));
  EXPECT_THAT(refusal(file("{}")), HasSubstr("byte 10: the key 'descr' is missing"));
  EXPECT_THAT(refusal(file("{'descr': '<f4', 'shape': ()}", "1234")), HasSubstr("'fortran_order' is missing"));
  EXPECT_THAT(refusal(file("{'descr': '<f4', 'fortran_order': True}", "1234")), HasSubstr("'shape' is missing"));
  EXPECT_THAT(refusal(file("{'descr': '<f4', 'descr': '<f4'}")), HasSubstr("byte 27: the key 'descr' appears twice"));
  EXPECT_THAT(refusal(file("{'x': 1}")), HasSubstr("byte 11: unknown key 'x'"));
  EXPECT_THAT(refusal(file("{'descr': '<f4")), HasSubstr("a string that does not end"));
  EXPECT_THAT(refusal(file("{'descr': '<f\\x34'}")), HasSubstr("other than plain characters"));
  EXPECT_THAT(refusal(file("{'descr': '<\xc3\xbc'}")), HasSubstr("other than plain characters"));
  EXPECT_THAT(refusal(file("{'descr': 4}")), HasSubstr("expected a string"));
  EXPECT_THAT(refusal(file("{'descr': '<f4' 'shape': ()}")), HasSubstr("byte 26: expected ',' or '}'"));
  EXPECT_THAT(refusal(file(header("<f4", "false", "(1,)"), "1234")), HasSubstr("expected True or False"));
  EXPECT_THAT(refusal(file(header("<f4", "False", "(1,)") + "x", "1234")), HasSubstr("text behind"));
  EXPECT_THAT(refusal(with_shape("[1]")), HasSubstr("expected '('"));
  EXPECT_THAT(refusal(with_shape("(1)")), HasSubstr("expected ','"));
  EXPECT_THAT(refusal(with_shape("(,)")), HasSubstr("non-negative integer"));
  EXPECT_THAT(refusal(with_shape("(-1,)")), HasSubstr("non-negative integer"));
  EXPECT_THAT(refusal(with_shape("(1.0,)")), HasSubstr("expected ','"));
  EXPECT_THAT(refusal(with_shape("(01,)")), HasSubstr("leading zeros"));
  EXPECT_THAT(refusal(with_shape("(1, (1,))")), HasSubstr("non-negative integer"));
  EXPECT_THAT(refusal(with_shape("(9223372036854775808,)")), HasSubstr("beyond 2^63 - 1"));
  EXPECT_THAT(refusal(with_shape("(9223372036854775807,)")), HasSubstr("needs more than 2^63 - 1 bytes"));
  EXPECT_THAT(refusal(with_shape("(4294967296, 4294967296, 1)")), HasSubstr("needs more than 2^63 - 1 bytes"));
  EXPECT_THAT(refusal(with_shape("(2305843009213693951,)")), HasSubstr("needs 9223372036854775804 bytes, and 4 are"));
  EXPECT_THAT(refusal(with_shape("(2,)")), HasSubstr("needs 8 bytes, and 4 are there"));
  EXPECT_THAT(refusal(with_shape("(0,)")), HasSubstr("4 bytes behind the array"));
  EXPECT_THAT(refusal(with_shape("(0, 4294967296, 4294967296)")), HasSubstr("4 bytes behind the array"));
  EXPECT_THAT(refusal(file(header("<f4", "False", "(1L,)"), "1234", 3)), HasSubstr("expected ','"));
  std::string axes;
  for (int i = 0; i < 64; ++i) axes += "1,";
  auto const most = with_shape("(" + axes + ")");
  EXPECT_EQ(tw::npy::parse(files::bytes(most), "f").shape().size(), 64u);
  EXPECT_THAT(refusal(with_shape("(" + axes + "1)")), HasSubstr("more than 64 axes"));
}

TEST(npy, types_that_are_no_types_are_refused_where_they_stand) {
  auto const with_type = [](std::string const& t) { return refusal(file(header(t, "False", "(1,)"), "1234")); };
  EXPECT_THAT(with_type(""), HasSubstr("byte 20: the type '': does not begin with the byte order"));
  EXPECT_THAT(with_type("f4"), HasSubstr("does not begin with the byte order"));
  EXPECT_THAT(with_type("=f4"), HasSubstr("does not begin with the byte order"));
  EXPECT_THAT(with_type("|f4"), HasSubstr("its byte order is missing"));
  EXPECT_THAT(with_type("<"), HasSubstr("unknown"));
  EXPECT_THAT(with_type("<q4"), HasSubstr("unknown"));
  EXPECT_THAT(with_type("<f"), HasSubstr("has no size"));
  EXPECT_THAT(with_type("<f4x"), HasSubstr("unknown"));
  EXPECT_THAT(with_type("<f99999999999999999999"), HasSubstr("its size exceeds"));
  EXPECT_THAT(with_type("<U4611686018427387904"), HasSubstr("its size exceeds"));
}

TEST(npy, files_that_cannot_be_read_say_so) {
  EXPECT_THAT(refused_load([] { return tw::npy::open("/nonexistent/a.npy"); }),
              HasSubstr("/nonexistent/a.npy: cannot be opened: No such file"));
  EXPECT_THAT(refused_load([] { return tw::npy::open("/"); }), HasSubstr("/: is not a regular file"));
}

TEST(npy, files_stay_readable_while_a_copy_of_the_object_lives) {
  files::folder const here;
  tw::write_npy(tw::arange<std::int16_t>(3).sync(), here / "a.npy");
  auto const copy = [&] { return tw::npy::open(here / "a.npy"); }();
  std::filesystem::remove(here / "a.npy");
  EXPECT_THAT(tw::to_host(copy.load<std::int16_t, 1>()), ElementsAre(0, 1, 2));
}

TEST(npy, a_file_is_replaced_while_it_is_read) {
  files::folder const here;
  tw::write_npy(tw::arange<float>(3).sync(), here / "a.npy");
  auto const old = tw::npy::open(here / "a.npy");
  tw::write_npy(tw::arange<float>(5).sync(), here / "a.npy");
  EXPECT_THAT(tw::to_host(old.load<float, 1>()), ElementsAre(0, 1, 2));
  EXPECT_THAT(tw::to_host(tw::npy::open(here / "a.npy").load<float, 1>()), ElementsAre(0, 1, 2, 3, 4));
  EXPECT_THAT(here.names(), ElementsAre("a.npy"));
}

TEST(npy, a_link_stays_a_link_and_its_target_is_replaced) {
  files::folder const here;
  std::filesystem::create_directory(here.path / "sub");
  std::filesystem::create_symlink("sub/real.npy", here.path / "link.npy");
  for (int n : {2, 3}) {  // the first makes the file that the link leads to
    tw::write_npy(tw::arange<float>(n).sync(), here / "link.npy");
    EXPECT_TRUE(std::filesystem::is_symlink(here.path / "link.npy"));
    EXPECT_EQ(tw::npy::open(here / "sub/real.npy").shape(), std::vector<std::int64_t>{n});
  }
}

TEST(npy, what_cannot_be_written_leaves_nothing_behind) {
  files::folder const here;
  auto const t = tw::arange<float>(3).sync();
  EXPECT_THAT(refused_load([&] {
                tw::write_npy(t, here / "no/a.npy");
                return 0;
              }),
              HasSubstr("no/a.npy: cannot be written: No such file"));
  EXPECT_THAT(refused_load([&] {
                tw::write_npy(t, here.path.string());
                return 0;
              }),
              HasSubstr("is there and is not a regular file"));
  auto const pipe = here / "pipe";
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  EXPECT_THAT(refused_load([&] {
                tw::write_npy(t, pipe);
                return 0;
              }),
              HasSubstr("is not a regular file"));
  EXPECT_THAT(here.names(), ElementsAre("pipe"));
}

TEST(npy, tensors_larger_than_a_piece_are_written_whole) {
  files::folder const here;
  std::int64_t const n = (std::int64_t{5} << 20) + 3;  // 20 MiB and a little
  auto const t = tw::arange<std::int32_t>(n).sync();
  tw::write_npy(t, here / "a.npy");
  EXPECT_EQ(std::filesystem::file_size(here.path / "a.npy"), static_cast<std::uintmax_t>(128 + 4 * n));
  EXPECT_EQ(tw::to_host(tw::npy::open(here / "a.npy").load<std::int32_t, 1>()),
            counted<std::int32_t>(static_cast<std::size_t>(n)));
}

TEST(npy, parts_of_tensors_are_written_as_they_are_seen) {
  files::folder const here;
  auto const t = tw::arange<std::int32_t>(24).sync().reshape(4, 3, 2);
  tw::write_npy(t.slice(1, 3), here / "a.npy");
  auto const f = tw::npy::open(here / "a.npy");
  EXPECT_THAT(f.shape(), ElementsAre(2, 3, 2));
  EXPECT_THAT(tw::to_host(f.load<std::int32_t, 3>()), ElementsAre(6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17));
}

TEST(npy, elements_begin_at_a_multiple_of_64_and_the_header_ends_in_a_newline) {
  files::folder const here;
  for (std::int64_t a : {1, 10, 100, 1000, 10000}) {
    for (std::int64_t b : {1, 10, 100}) {
      tw::write_npy(tw::zeros<std::int8_t>({a, b, 1, 1, 1, 1}).sync(), here / "a.npy");
      auto const all = files::contents(here / "a.npy");
      auto const start = all.size() - static_cast<std::size_t>(a * b);
      EXPECT_EQ(start % 64, 0u);
      EXPECT_EQ(all[start - 1], '\n');
    }
  }
}

template <class T, int R>
bool reads_as_written(std::vector<T> const& values, tw::extents<R> const& e, std::string const& path) {
  tw::write_npy(files::tensor_of<T, R>(values, e), path);
  auto const f = tw::npy::open(path);
  return std::ranges::equal(f.shape(), e) && files::same_bits(tw::to_host(f.load<T, R>()), values);
}

RC_GTEST_PROP(npy_property, what_is_written_is_read_back, ()) {
  files::folder const here;
  auto const e = *rc::gen::container<std::vector<std::int64_t>>(3, rc::gen::inRange<std::int64_t>(0, 5));
  auto const n = static_cast<std::size_t>(e[0] * e[1] * e[2]);
  auto const numbers = *rc::gen::container<std::vector<double>>(n, rc::gen::arbitrary<double>());
  RC_ASSERT((reads_as_written<double, 3>(numbers, {{e[0], e[1], e[2]}}, here / "a.npy")));
  auto const words = *rc::gen::container<std::vector<std::uint16_t>>(n, rc::gen::arbitrary<std::uint16_t>());
  RC_ASSERT((reads_as_written<std::uint16_t, 1>(words, {{static_cast<std::int64_t>(n)}}, here / "a.npy")));
}

RC_GTEST_PROP(npy_property, fortran_order_is_the_order_of_the_transposed_array, ()) {
  auto const e = *rc::gen::container<std::vector<std::int64_t>>(4, rc::gen::inRange<std::int64_t>(1, 40));
  std::int64_t const a = e[0], b = e[1] % 5 + 1, c = e[2] % 5 + 1, d = e[3];
  std::vector<std::uint32_t> values(static_cast<std::size_t>(a * b * c * d)), stored(values.size());
  std::iota(values.begin(), values.end(), 7u);
  std::size_t at = 0;
  for (std::int64_t l = 0; l < d; ++l)
    for (std::int64_t k = 0; k < c; ++k)
      for (std::int64_t j = 0; j < b; ++j)
        for (std::int64_t i = 0; i < a; ++i)
          stored[at++] = values[static_cast<std::size_t>(((i * b + j) * c + k) * d + l)];
  auto const content = file(
    header("<u4", "True",
           "(" + std::to_string(a) + "," + std::to_string(b) + "," + std::to_string(c) + "," + std::to_string(d) + ")"),
    std::string(reinterpret_cast<char const*>(stored.data()), stored.size() * 4));
  RC_ASSERT(tw::to_host(tw::npy::parse(files::bytes(content), "f").load<std::uint32_t, 4>()) == values);
}

RC_GTEST_PROP(npy_property, random_damage_is_refused_or_harmless, ()) {
  static std::string const whole = files::contents(files::data("fortran.npy"));
  auto content = whole;
  auto const at = *rc::gen::inRange<std::size_t>(0, 128);
  content[at] = static_cast<char>(*rc::gen::arbitrary<std::uint8_t>());
  content.resize(*rc::gen::inRange<std::size_t>(100, content.size() + 1));
  try {
    RC_ASSERT(tw::npy::parse(files::bytes(content), "f").bytes().size() <= content.size());
  } catch (tw::error const&) {}
}

}  // namespace
