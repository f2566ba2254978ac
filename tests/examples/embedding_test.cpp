// embedding against rows copied on the host.
#include "kernels/embedding.hpp"

#include <limits>

#include "examples/kit.hpp"

namespace {

using namespace examples::test;
using tw::bf16;
using tw::f16;
using tw::shape;

template <class T, int B, int D>
void embedding_of(std::vector<int> const& id, std::int64_t rows, std::int64_t n, std::mt19937& engine) {
  SCOPED_TRACE(std::to_string(id.size()) + " tokens of " + std::to_string(rows) + " x " + std::to_string(n));
  auto const tokens = static_cast<std::int64_t>(id.size());
  auto const table = normal_values<T>(rows * n, engine);
  auto const dt = matrix(table, rows, n);
  auto const di = tw::tensor<int, 1>::from(id, {tokens});
  auto const y = tw::to_host(
    examples::embedding(tw::uninit<T, 2>({tokens, n}).template tiles<B, D>(shape<B, D>), di, dt).sync());
  ASSERT_EQ(y.size(), static_cast<std::size_t>(tokens * n));
  for (std::int64_t k = 0; k < tokens; ++k)
    for (std::int64_t j = 0; j < n; ++j) {
      std::int64_t const row = id[static_cast<std::size_t>(k)];
      double const exact = row >= 0 && row < rows ? wide(table[static_cast<std::size_t>(row * n + j)]) : 0;
      ASSERT_EQ(wide(y[static_cast<std::size_t>(k * n + j)]), exact) << k << ", " << j;
    }
}
std::vector<int> ids(std::int64_t n, std::int64_t rows, std::mt19937& engine) {
  std::uniform_int_distribution<int> any(0, static_cast<int>(rows - 1));
  std::vector<int> v(static_cast<std::size_t>(n));
  for (int& i : v) i = any(engine);
  return v;
}

TEST(embedding, every_number_of_tokens_and_columns) {
  std::mt19937 engine(1);
  for (auto tokens : sizes)
    for (auto n : sizes) embedding_of<float, 8, 32>(ids(tokens, 50, engine), 50, n, engine);
  embedding_of<float, 8, 32>(ids(64, 1, engine), 1, 64, engine);
  embedding_of<float, 8, 32>({}, 5, 7, engine);
}
TEST(embedding, f16_and_bf16) {
  std::mt19937 engine(2);
  embedding_of<f16, 4, 64>(ids(33, 100, engine), 100, 130, engine);
  embedding_of<bf16, 16, 128>(ids(33, 100, engine), 100, 128, engine);
}
TEST(embedding, ids_that_name_no_row_give_zeros) {
  std::mt19937 engine(3);
  using limits = std::numeric_limits<int>;
  embedding_of<float, 4, 16>({-1, 0, 9, 10, 11, limits::min(), limits::max(), 1 << 30, -10}, 10, 20, engine);
}
TEST(embedding, of_other_extents_is_refused) {
  auto const table = tw::zeros<float, 2>({{10, 20}}).sync();
  auto const id = tw::zeros<int>(7).sync();
  auto const call = [&](std::int64_t m, std::int64_t n) {
    return examples::embedding(tw::uninit<float, 2>({m, n}).tiles(shape<4, 16>), id, table).sync();
  };
  EXPECT_NO_THROW((void)call(7, 20));
  EXPECT_THROW((void)call(8, 20), tw::error);
  EXPECT_THROW((void)call(7, 19), tw::error);
}

}  // namespace
