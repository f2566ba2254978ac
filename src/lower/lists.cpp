// Lists of tiles: which of them a block takes, and where each one lies in the grid of tiles.
#include <array>
#include <vector>

#include "lower/lowering.hpp"

namespace tw::lower {
namespace {

// A 32-bit number of the lowered program that is not negative, with the operators that place_in_grid needs.
struct number {
  ir::operation_builder* b;
  value v;

  number binary(opcode code, number other, std::vector<std::pair<ir::attr, ir::attribute>> attributes) const {
    return {b, b->make(code, {v, other.v}, ir::tile_type(element::i32), std::move(attributes))};
  }
  static std::vector<std::pair<ir::attr, ir::attribute>> plain() { return {{ir::attr::overflow, {std::int64_t{0}}}}; }
  // Signed, although nothing is negative: behind unsigned divisions the assembler makes slower loops of TMA loads
  // (docs/known-assembler-faults.md). Places and counts are below 2^31.
  static std::vector<std::pair<ir::attr, ir::attribute>> is_signed() {
    return {{ir::attr::signedness, {std::int64_t{1}}}};
  }
  friend number operator+(number x, number y) { return x.binary(opcode::addi, y, plain()); }
  friend number operator-(number x, number y) { return x.binary(opcode::subi, y, plain()); }
  friend number operator*(number x, number y) { return x.binary(opcode::muli, y, plain()); }
  friend number operator/(number x, number y) {
    return x.binary(opcode::divi, y,
                    {{ir::attr::signedness, {std::int64_t{1}}}, {ir::attr::rounding_mode, {std::int64_t{1}}}});
  }
  friend number operator%(number x, number y) { return x.binary(opcode::remi, y, is_signed()); }
  friend number min(number x, number y) { return x.binary(opcode::mini, y, is_signed()); }
};

}  // namespace

// Number of tiles of an output along an axis.
value lowering::tiles_of_own(int p, int axis) {
  return tiles_along(p, axis, f_.params[p].tile(axis), own_view(p, false), axis);
}

void lowering::list_bound(int i) {
  ir::op const& o = f_[i];
  auto const p = static_cast<int>(o.imm);
  ir::parameter const& q = f_.params[p];
  ir::type const i32 = ir::tile_type(element::i32);
  if (o.code == opcode::list_end) {
    value n = ir::no_value;
    for (int a = 0; a < q.rank; ++a) {
      if (!q.is_persistent() && !q.is_whole(a)) continue;
      value const along = tiles_of_own(p, a);
      n = n == ir::no_value ? along : b_.make(opcode::muli, {n, along}, i32, {{ir::attr::overflow, {std::int64_t{0}}}});
    }
    at(i).v = n;
  } else if (q.deal == dealing::whole) {
    at(i).integer = o.code == opcode::list_begin ? 0 : 1;
    at(i).v = scalar_constant(element::i32, *at(i).integer);
  } else {
    auto const code = o.code == opcode::list_begin ? opcode::get_tile_block_id : opcode::get_num_tile_blocks;
    at(i).v = b_.add(code, {}, {i32, i32, i32}).results[0];
  }
}

// Where the tile lies that the walk over a list has come to; for all uses inside of the loop.
void lowering::find_place(int loop) {
  int const p = ir::list_of(f_, f_[loop]);
  if (p < 0) return;
  ir::parameter const& q = f_.params[p];
  std::vector<value>& place = places_[loop];
  if (q.deal == dealing::whole) {
    for (int a = 0; a < q.rank; ++a) place.push_back(q.is_whole(a) ? at(loop + 1).v : block_coordinate(a));
    return;
  }
  std::vector<value> counts;
  for (int a = 0; a < q.rank; ++a) counts.push_back(tiles_of_own(p, a));
  place = coordinates_of(q.deal, q.deal_number, at(loop + 1).v, counts);
}

// Blocks along an axis of the grid: tiles, or one that has them all.
value lowering::blocks_along(int output, int axis) {
  return f_.params[output].is_whole(axis) ? scalar_constant(element::i32, 1) : tiles_of_own(output, axis);
}

std::vector<value> lowering::coordinates_of(dealing kind, int band, value place, std::vector<value> const& counts) {
  std::array<number, ir::max_rank> sizes{}, found{};
  std::vector<value> made;
  for (std::size_t a = 0; a < counts.size(); ++a) sizes[a] = {&b_, counts[a]};
  lang::place_in_grid(kind, number{&b_, scalar_constant(element::i32, band)}, static_cast<int>(counts.size()),
                      number{&b_, place}, sizes.data(), found.data());
  for (std::size_t a = 0; a < counts.size(); ++a) made.push_back(found[a].v);
  return made;
}

// The coordinates of the tile that a load or store of an output names.
value lowering::own_coordinate(int i, int axis) {
  ir::op const& o = f_[i];
  if (!f_.params[o.imm].is_list()) return block_coordinate(axis);
  int const place = f_.operand(i, o.code == opcode::tile_store ? 1 : 0);
  return places_.at(f_.operand(place, 0)).at(static_cast<std::size_t>(axis));
}

}  // namespace tw::lower
