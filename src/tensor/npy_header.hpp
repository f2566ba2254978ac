// The header of a .npy file: a Python dictionary with three entries.
#pragma once
#include <cstdint>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

namespace tw::detail {

struct npy_error : std::runtime_error {
  npy_error(std::size_t at, std::string const& what) : std::runtime_error(what), offset(at) {}
  std::size_t offset;  // in the text
};

struct npy_header {
  std::string descr;
  std::size_t descr_offset = 0, shape_offset = 0;
  bool fortran_order = false;
  std::vector<std::int64_t> shape;
};

// Strict: strings without escapes, numbers without signs, a tuple as the shape, every key once, blanks behind the brace
// and nothing else. `python2`: numbers may end in L, as Python 2 wrote them. Throws npy_error.
npy_header parse_npy_header(std::span<char const> text, bool python2);

}  // namespace tw::detail
