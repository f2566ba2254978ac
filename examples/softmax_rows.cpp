// A tool around one kernel: softmax of each row of a matrix in a file.
//
//   softmax_rows IN OUT [TENSOR]
//
// IN and OUT end in .npy or .safetensors; TENSOR names the one to take from a .safetensors file that holds several, and the
// one in OUT. Elements are float32, float16 or bf16; an array of one axis is one row.
#include <cstdio>
#include <exception>
#include <limits>
#include <optional>
#include <stdexcept>
#include <string>

#include <tilewright/tensor/npy.hpp>
#include <tilewright/tensor/safetensors.hpp>
#include <tilewright/tensor/safetensors_writer.hpp>
#include <tilewright/tilewright.hpp>

// Rows of any length, in tiles of R rows and C columns. A block goes over its rows twice, for the greatest element and for
// the sum, and then makes its own tile. Reads beyond the end of a row give -inf: no maximum, and exp(-inf) = 0.
inline constexpr auto softmax_rows = tw::kernel<"softmax_rows">(
  []<class T, int R, int C>(tw::block b, tw::out_tile<T, R, C> y, tw::in<T, 2> x) {
    b.require(y.extent(1) == x.extent(1));
    b.require(y.extent(0) <= x.extent(0));
    auto xs = x.tiles(tw::shape<R, C>, tw::pad::neg_inf);
    tw::var most = b.full<float>(tw::shape<R, C>, -std::numeric_limits<float>::infinity());
    for (auto j : xs.axis(1)) { most = tw::max(most, tw::cast<float>(xs.load(y.index(0), j))); }
    auto row_most = tw::max(most, tw::axis<1>);
    tw::var sum = b.zeros<float>(tw::shape<R, C>);
    for (auto j : xs.axis(1)) { sum = sum + tw::exp(tw::cast<float>(xs.load(y.index(0), j)) - row_most); }
    auto mine = tw::exp(tw::cast<float>(xs.load(y.index(0), y.index(1))) - row_most);
    y.store(tw::cast<T>(mine / tw::sum(sum, tw::axis<1>)));
  });

namespace {

using tw::bf16, tw::f16;

struct files {
  std::string in, out, tensor;
};

bool ends_in(std::string const& path, char const* ending) { return path.ends_with(ending); }

template <class T, int R>
void write(files const& f, tw::tensor<T, R> const& y) {
  if (ends_in(f.out, ".npy")) return tw::write_npy(y, f.out);
  tw::safetensors_writer w;
  w.add(f.tensor, y).write(f.out);
}

template <class T>
tw::tensor<T, 2> softmax(tw::tensor<T, 2> const& x) {
  return softmax_rows(tw::uninit<T, 2>(x.extents()).tiles(tw::shape<4, 512>), x).sync();
}

// `in` is an opened file, the names are for .safetensors only.
template <class T, class File, class... Name>
void run(files const& f, File const& in, std::size_t axes, Name const&... name) {
  if (axes == 2) return write(f, softmax<T>(in.template load<T, 2>(name...)));
  auto x = in.template load<T, 1>(name...);
  auto const n = x.size();
  write(f, softmax<T>(std::move(x).reshape(1, n)).reshape(n));
}

template <class File, class... Name>
void run(files const& f, File const& in, std::optional<tw::element> type, std::string const& type_name,
         std::size_t axes, Name const&... name) {
  if (axes > 2)
    throw std::runtime_error(f.in + ": has " + std::to_string(axes) + " axes; a matrix or one row is needed");
  switch (type.value_or(tw::element::none)) {
    case tw::element::f32: return run<float>(f, in, axes, name...);
    case tw::element::f16: return run<f16>(f, in, axes, name...);
    case tw::element::bf16: return run<bf16>(f, in, axes, name...);
    default: throw std::runtime_error(f.in + ": holds " + type_name + "; float32, float16 or bf16 is needed");
  }
}

void run_npy(files f) {
  auto const in = tw::npy::open(f.in);
  if (f.tensor.empty()) f.tensor = "softmax";
  std::optional<tw::element> type;
  for (auto const e : {tw::element::f32, tw::element::f16, tw::element::bf16})
    if (in.holds(e, false)) type = e;
  run(f, in, type, in.descr(), in.shape().size());
}

void run_safetensors(files f) {
  auto const in = tw::safetensors::open(f.in);
  if (f.tensor.empty()) {
    if (in.entries().size() != 1)
      throw std::runtime_error(f.in + ": holds " + std::to_string(in.entries().size()) +
                               " tensors; name the one to take as third argument");
    f.tensor = in.entries()[0].name;
  }
  auto const* const e = in.find(f.tensor);
  if (e == nullptr) throw std::runtime_error(f.in + ": has no tensor '" + f.tensor + "'");
  run(f, in, e->elem, e->dtype, e->shape.size(), f.tensor);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3 || argc > 4) {
    std::fprintf(stderr, "usage: softmax_rows IN OUT [TENSOR]\n");
    return 1;
  }
  files const f{argv[1], argv[2], argc > 3 ? argv[3] : ""};
  try {
    for (auto const& path : {f.in, f.out})
      if (!ends_in(path, ".npy") && !ends_in(path, ".safetensors"))
        throw std::runtime_error(path + ": the name ends in neither .npy nor .safetensors");
    if (ends_in(f.in, ".npy")) run_npy(f);
    else run_safetensors(f);
    return 0;
  } catch (tw::error const& e) {
    std::fprintf(stderr, "softmax_rows: %.*s\n", static_cast<int>(e.cause().size()), e.cause().data());
  } catch (std::exception const& e) { std::fprintf(stderr, "softmax_rows: %s\n", e.what()); }
  return 1;
}
