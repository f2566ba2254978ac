// Random types, attributes and signatures of operations, for random modules.
#pragma once
#include <cstdint>
#include <initializer_list>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include <tilewright/ir/module.hpp>
#include <tilewright/ir/op_table.hpp>

namespace tw::test {

// What an operation is applied to and gives.
struct signature {
  std::vector<ir::type> operands;
  std::vector<ir::type> results;
  std::vector<std::int32_t> groups;  // empty: the row's default
};

class random_types {
 public:
  explicit random_types(std::uint32_t seed) : random_(seed) {}

  int below(int n) { return static_cast<int>(random_() % static_cast<std::uint32_t>(n)); }
  bool one_in(int n) { return below(n) == 0; }
  template <class T>
  T any(std::vector<T> const& list) {
    return list[static_cast<std::size_t>(below(static_cast<int>(list.size())))];
  }
  template <class T>
  T any(std::initializer_list<T> list) {
    return any(std::vector<T>(list));
  }

  element integer() { return any({element::i1, element::i8, element::i16, element::i32, element::i64}); }
  element base_float() { return any({element::f16, element::bf16, element::f32, element::f64}); }
  element number();
  std::vector<std::int64_t> shape();            // rank 0 to 3, few elements
  ir::type tile(element e) { return fitting(e, shape()); }
  ir::type tile() { return one_in(6) ? pointer(shape()) : tile(number()); }
  ir::type pointer(std::vector<std::int64_t> of);
  ir::type tensor_view();
  ir::type tile_view(ir::type_kind);
  ir::type any_view() {
    return tile_view(
      any({ir::type_kind::partition_view, ir::type_kind::strided_view, ir::type_kind::gather_scatter_view}));
  }
  ir::type multicast_view();
  // A tile of `e`; f4 tiles have an even count.
  ir::type fitting(element e, std::vector<std::int64_t> of);

  std::vector<std::uint8_t> constant(ir::type const& tile);  // splat or not, any bits that are numbers
  ir::attribute identity(element);
  ir::dictionary_attr hints(ir::opcode const*);
  std::string string();

  // All attributes of the operation's row, random where its types leave a choice.
  std::vector<std::pair<ir::attr, ir::attribute>> attributes(ir::opcode, signature const&, ir::module const&);
  // Changes something, so that the types no longer fit (mostly).
  void damage(signature&);

 private:
  ir::attribute value_of(ir::opcode, ir::attr_row const&, signature const&, ir::module const&);
  ir::attribute assumption(ir::type const&);

  std::mt19937 random_;
};

// Operands and results that mostly fit the operation. Not for operations with regions.
signature signature_of(ir::opcode, random_types&, ir::module const&);

}  // namespace tw::test
