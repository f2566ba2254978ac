// The program examples/softmax_rows on files, as a user runs it.
#include <algorithm>
#include <cmath>
#include <concepts>
#include <cstdio>

#include <sys/wait.h>

#include <gmock/gmock.h>
#include <tilewright/async/create.hpp>
#include <tilewright/tensor/npy.hpp>
#include <tilewright/tensor/safetensors.hpp>
#include <tilewright/tensor/safetensors_writer.hpp>

#include "tensor/files.hpp"

namespace {

using testing::StartsWith;

struct outcome {
  int status;
  std::string text;  // both streams
};
outcome run(std::string const& arguments) {
  std::FILE* const p = ::popen((std::string(SOFTMAX_ROWS) + " " + arguments + " 2>&1").c_str(), "r");
  std::string text;
  for (int c; (c = std::fgetc(p)) != EOF;) text += static_cast<char>(c);
  int const status = ::pclose(p);
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, text};
}

// In double precision, from the definition.
std::vector<double> softmax(std::vector<double> x, std::size_t row) {
  for (std::size_t i = 0; i < x.size(); i += row) {
    double most = x[i], sum = 0;
    for (std::size_t j = i; j < i + row; ++j) most = std::max(most, x[j]);
    for (std::size_t j = i; j < i + row; ++j) sum += x[j] = std::exp(x[j] - most);
    for (std::size_t j = i; j < i + row; ++j) x[j] /= sum;
  }
  return x;
}

template <class T>
std::vector<T> waves(std::size_t n) {
  std::vector<T> v;
  for (std::size_t i = 0; i < n; ++i) v.push_back(static_cast<T>(4 * std::sin(0.7f * static_cast<float>(i))));
  return v;
}

// `allowed`: relative, the type's rounding and a little for exp and the sum; f16 below 2^-14 is rounded to a multiple
// of 2^-24.
template <class T>
void expect_softmax(std::vector<T> const& y, std::vector<T> const& x, std::size_t row, double allowed) {
  std::vector<double> wide;
  for (T const v : x) wide.push_back(static_cast<double>(static_cast<float>(v)));
  auto const want = softmax(wide, row);
  ASSERT_EQ(y.size(), want.size());
  double const least = std::same_as<T, tw::f16> ? 0x1p-25 : 0;
  for (std::size_t i = 0; i < y.size(); ++i)
    ASSERT_NEAR(static_cast<double>(static_cast<float>(y[i])), want[i], allowed * want[i] + least) << "element " << i;
}

TEST(softmax_rows, matrices_of_any_shape_go_through_npy_files) {
  files::folder const here;
  for (auto const& [m, n] : {std::pair<std::int64_t, std::int64_t>{1, 1}, {5, 3}, {4, 512}, {3, 513}, {9, 1500}}) {
    auto const x = waves<float>(static_cast<std::size_t>(m * n));
    tw::write_npy(files::tensor_of<float, 2>(x, {{m, n}}), here / "x.npy");
    auto const r = run(here / "x.npy" + " " + here / "y.npy");
    ASSERT_EQ(r.status, 0) << r.text;
    EXPECT_EQ(r.text, "");
    expect_softmax(tw::to_host(tw::npy::open(here / "y.npy").load<float, 2>()), x, static_cast<std::size_t>(n), 1e-5);
  }
}

TEST(softmax_rows, one_row_stays_one_row) {
  files::folder const here;
  auto const x = waves<float>(70);
  tw::write_npy(files::tensor_of<float, 1>(x, {{70}}), here / "x.npy");
  ASSERT_EQ(run(here / "x.npy" + " " + here / "x.npy").status, 0);  // in place
  expect_softmax(tw::to_host(tw::npy::open(here / "x.npy").load<float, 1>()), x, 70, 1e-5);
}

TEST(softmax_rows, tensors_of_safetensors_files_keep_type_and_name) {
  files::folder const here;
  auto const x = waves<tw::bf16>(600);
  auto const h = waves<tw::f16>(600);
  tw::safetensors_writer w;
  w.add("x", files::tensor_of<tw::bf16, 2>(x, {{2, 300}})).add("h", files::tensor_of<tw::f16, 2>(h, {{2, 300}}));
  w.write(here / "in.safetensors");
  ASSERT_EQ(run(here / "in.safetensors" + " " + here / "out.safetensors x").status, 0);
  auto const y = tw::safetensors::open(here / "out.safetensors");
  ASSERT_EQ(y.entries().size(), 1u);
  expect_softmax(tw::to_host(y.load<tw::bf16, 2>("x")), x, 300, 0.004);
  ASSERT_EQ(run(here / "in.safetensors" + " " + here / "out.npy h").status, 0);
  expect_softmax(tw::to_host(tw::npy::open(here / "out.npy").load<tw::f16, 2>()), h, 300, 0.001);
  ASSERT_EQ(run(here / "out.safetensors" + " " + here / "again.npy").status, 0);  // the only tensor needs no name
}

TEST(softmax_rows, what_is_wrong_is_one_line_and_status_1) {
  files::folder const here;
  tw::write_npy(tw::arange<std::int32_t>(3).sync(), here / "int.npy");
  tw::write_npy(tw::ones<float>({2, 2, 2}).sync(), here / "deep.npy");
  tw::write_npy(tw::ones<float>({2, 2}).sync(), here / "good.npy");
  std::ofstream(here / "bad.npy") << "no array";
  auto const x = tw::ones<float>(2).sync();
  tw::safetensors_writer().add("a", x).add("b", x).write(here / "two.safetensors");
  auto const expect = [&](std::string const& arguments, std::string const& start) {
    auto const r = run(arguments);
    EXPECT_EQ(r.status, 1);
    EXPECT_THAT(r.text, StartsWith(start));
    EXPECT_EQ(std::count(r.text.begin(), r.text.end(), '\n'), 1) << r.text;
  };
  auto const out = " " + here / "out.npy", me = std::string("softmax_rows: ");
  expect("", "usage: softmax_rows IN OUT [TENSOR]");
  expect("a.npy b.npy c d", "usage: ");
  expect("a.txt" + out, me + "a.txt: the name ends in neither");
  expect(here / "good.npy" + " b.txt", me + "b.txt: the name ends in neither");
  expect(here / "none.npy" + out, me + here / "none.npy" + ": cannot be opened: No such file");
  expect(here / "bad.npy" + out, me + here / "bad.npy" + ": byte 0: does not begin as a .npy file does");
  expect(here / "int.npy" + out, me + here / "int.npy" + ": holds <i4; float32, float16 or bf16 is needed");
  expect(here / "deep.npy" + out, me + here / "deep.npy" + ": has 3 axes");
  expect(here / "two.safetensors" + out, me + here / "two.safetensors" + ": holds 2 tensors; name the one");
  expect(here / "two.safetensors" + out + " c", me + here / "two.safetensors" + ": has no tensor 'c'");
  expect(here / "good.npy" + " " + here / "no/out.npy", me + here / "no/out.npy" + ": cannot be written: No such file");
  EXPECT_FALSE(std::filesystem::exists(here / "out.npy"));
}

}  // namespace
