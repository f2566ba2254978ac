// Takes ptxas's place beside tileiras: `-arch sm_90a IN.ptx -o OUT ...` makes a cubin whose section .ptx is the text of IN. The
// library takes it for a cubin with the same kernels; the driver of tests/cuda runs the text.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <string>

#include "cuda/make_cubin.hpp"

int main(int argc, char** argv) {
  std::string in, out;
  tw::test::cubin_parts parts;
  for (int k = 1; k < argc; ++k) {
    std::string const s = argv[k];
    if (s == "--version") {
      std::puts("A stand-in for ptxas, release 99.0, V99.0.0");
      return 0;
    }
    bool const has_next = k + 1 < argc;
    if (s == "-o" && has_next) out = argv[++k];
    else if (s == "-arch" && has_next) parts.sm = std::atoi(argv[++k] + std::strlen("sm_"));
    else if (s.ends_with(".ptx")) in = s;
  }
  std::ifstream from(in, std::ios::binary);
  std::string const text(std::istreambuf_iterator<char>(from), {});
  if (out.empty() || text.empty()) {
    std::fprintf(stderr, "error: the stand-in for ptxas was not told of a file of PTX and of a result\n");
    return 1;
  }
  parts.kernels.clear();
  constexpr char mark[] = ".entry ";
  for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at + 1)) {
    std::size_t const name = at + std::strlen(mark);
    parts.kernels.push_back(text.substr(name, text.find_first_of("( \n", name) - name));
  }
  parts.extra.push_back({.name = ".ptx", .type = 1, .bytes = text + '\0', .size = 0});
  auto const cubin = tw::test::make_cubin(parts);
  std::ofstream to(out, std::ios::binary);
  to.write(reinterpret_cast<char const*>(cubin.data()), static_cast<std::streamsize>(cubin.size()));
  return to.good() ? 0 : 1;
}
