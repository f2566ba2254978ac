#include <tilewright/version.hpp>

#include <iostream>

int main() {
  std::cout << "tilewright " << tw::version() << '\n';
  return 0;
}
