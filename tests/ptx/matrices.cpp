// ldmatrix, stmatrix and mma: where the elements of a matrix lie among the lanes, from the PTX document's figures.
#include "ptx/execution.hpp"
#include "ptx/floats.hpp"

namespace ptx::together {
namespace {

void all_needed(block& b, instruction const& i, lanes const& l) {
  for (thread* t : l) {
    if (t == nullptr) continue;
    for (thread* other : l)
      if (other == nullptr) fail({b, *t}, i, fault::what::misuse, "lanes of the warp are missing");
  }
}

// Row r of matrix m starts at the address that lane 8 m + r gives.
struct rows {
  std::uint64_t at[lanes_of_warp];
};
rows rows_of(block& b, instruction const& i, lanes const& l, std::size_t memory_operand, unsigned matrices) {
  rows out{};
  for (unsigned lane = 0; lane < 8 * matrices; ++lane) {
    context const c{b, *l[lane]};
    out.at[lane] = address(c, i, i.operands[memory_operand]);
    if (out.at[lane] % 16 != 0) fail(c, i, fault::what::illegal_address, "misaligned: a row of 16 bytes");
  }
  return out;
}

constexpr space where_of(instruction const& i) { return i.where; }

// Of lane `lane`, half h of its register: the row and column of its element.
unsigned row_of(instruction const& i, unsigned lane, unsigned h) {
  return i.has(flag::trans) ? lane % 4 * 2 + h : lane / 4;
}
unsigned column_of(instruction const& i, unsigned lane, unsigned h) {
  return i.has(flag::trans) ? lane / 4 : lane % 4 * 2 + h;
}

}  // namespace

void load_matrix(block& b, instruction const& i, lanes const& l) {
  all_needed(b, i, l);
  auto const matrices = static_cast<unsigned>(i.operands[0].slots.size());
  rows const r = rows_of(b, i, l, 1, matrices);
  for (unsigned lane = 0; lane < lanes_of_warp; ++lane) {
    context c{b, *l[lane]};
    for (unsigned m = 0; m < matrices; ++m) {
      value out{0, 0xf0};
      for (unsigned h = 0; h < 2; ++h) {
        std::uint64_t const at = r.at[8 * m + row_of(i, lane, h)] + 2 * column_of(i, lane, h);
        value const v = load(c, i, where_of(i), at, 2);
        out.bits |= (v.bits & 0xffff) << (16 * h);
        out.known = static_cast<std::uint8_t>(out.known | (v.known & 3) << (2 * h));
      }
      write(c, i.operands[0].slots[m], out);
    }
  }
}

void store_matrix(block& b, instruction const& i, lanes const& l) {
  all_needed(b, i, l);
  auto const matrices = static_cast<unsigned>(i.operands[1].slots.size());
  rows const r = rows_of(b, i, l, 0, matrices);
  for (unsigned lane = 0; lane < lanes_of_warp; ++lane) {
    context c{b, *l[lane]};
    for (unsigned m = 0; m < matrices; ++m) {
      value const v = read(c, i.operands[1].slots[m]);
      for (unsigned h = 0; h < 2; ++h) {
        std::uint64_t const at = r.at[8 * m + row_of(i, lane, h)] + 2 * column_of(i, lane, h);
        store(c, i, where_of(i), at, 2, {v.bits >> (16 * h), static_cast<std::uint8_t>(v.known >> (2 * h))});
      }
    }
  }
}

namespace {

struct element {
  double number = 0;
  std::int64_t integer = 0;
  bool known = true;
};

element element_of(type t, value v, unsigned part) {
  unsigned const at = part * t.bits;
  std::uint64_t const bits = v.bits >> at & low_mask(t.bits);
  element e;
  e.known = (v.known >> (at / 8) & all_known(t.bits)) == all_known(t.bits);
  if (is_float(t)) {
    e.number = number_of(t.k, t.k == kind::tf32 ? bits & ~std::uint64_t{0x1fff} : bits);
  } else {
    std::uint64_t const sign = t.k == kind::signed_int ? std::uint64_t{1} << (t.bits - 1) : 0;
    e.integer = static_cast<std::int64_t>((bits ^ sign) - sign);
  }
  return e;
}

unsigned parts_of(type t) { return t.bits >= 32 ? 1 : 32u / t.bits; }

}  // namespace

// d (m x n) = a (m x k) * b (k x n) + c. Exact products, sums in double: the hardware's order is not specified.
void multiply(block& b, instruction const& i, lanes const& l) {
  all_needed(b, i, l);
  type const td = i.types[0], ta = i.types[1], tb = i.types[2], tc = i.types[3];
  std::vector<element> left(16 * 64), right(64 * 8), sum(16 * 8);
  unsigned const ea = parts_of(ta), eb = parts_of(tb), ec = parts_of(tc), ed = parts_of(td);
  unsigned depth = 0;
  for (unsigned lane = 0; lane < lanes_of_warp; ++lane) {
    context const c{b, *l[lane]};
    unsigned const group = lane / 4, in_group = lane % 4;
    for (unsigned r = 0; r < i.operands[1].slots.size(); ++r)
      for (unsigned p = 0; p < ea; ++p) {
        unsigned const column = in_group * ea + p + 4 * ea * (r / 2), row = group + 8 * (r % 2);
        left[row * 64 + column] = element_of(ta, read(c, i.operands[1].slots[r]), p);
      }
    for (unsigned r = 0; r < i.operands[2].slots.size(); ++r)
      for (unsigned p = 0; p < eb; ++p) {
        unsigned const row = in_group * eb + p + 4 * eb * r;
        right[row * 8 + group] = element_of(tb, read(c, i.operands[2].slots[r]), p);
        depth = std::max(depth, row + 1);
      }
    for (unsigned r = 0; r < i.operands[3].slots.size(); ++r)
      for (unsigned p = 0; p < ec; ++p) {
        unsigned const n = r * ec + p, row = group + 8 * (n / 2), column = in_group * 2 + n % 2;
        sum[row * 8 + column] = element_of(tc, read(c, i.operands[3].slots[r]), p);
      }
  }
  for (unsigned row = 0; row < 16; ++row)
    for (unsigned column = 0; column < 8; ++column) {
      element& s = sum[row * 8 + column];
      for (unsigned k = 0; k < depth; ++k) {
        element const &x = left[row * 64 + k], &y = right[k * 8 + column];
        s.number += x.number * y.number;
        s.integer += x.integer * y.integer;
        s.known = s.known && x.known && y.known;
      }
    }
  for (unsigned lane = 0; lane < lanes_of_warp; ++lane) {
    context c{b, *l[lane]};
    for (unsigned r = 0; r < i.operands[0].slots.size(); ++r) {
      value out{0, 0};
      for (unsigned p = 0; p < ed; ++p) {
        unsigned const n = r * ed + p, row = lane / 4 + 8 * (n / 2), column = lane % 4 * 2 + n % 2;
        element const& s = sum[row * 8 + column];
        std::uint64_t const bits = is_float(td) ? bits_of(td.k, s.number, rounding::rn)
                                                : static_cast<std::uint64_t>(s.integer) & low_mask(td.bits);
        out.bits |= bits << (p * td.bits % 64);
        if (s.known) out.known = static_cast<std::uint8_t>(out.known | all_known(td.bits) << (p * td.bits / 8));
      }
      write(c, i.operands[0].slots[r], out);
    }
  }
}

}  // namespace ptx::together
