// What instructions compute that touch nothing but registers.
#pragma once
#include "ptx/program.hpp"

namespace ptx {

std::int64_t sign_extended(std::uint64_t bits, int width);

namespace compute {

value convert(instruction const& i, value const* in);        // cvt with one source
value convert_two(instruction const& i, value const* in);    // cvt.TYPEx2.f32 d, a, b
value add(instruction const& i, value const* in);
value sub(instruction const& i, value const* in);
value mul(instruction const& i, value const* in);
value mad(instruction const& i, value const* in);            // fma, too
value div(instruction const& i, value const* in);
value rem(instruction const& i, value const* in);
value min(instruction const& i, value const* in);
value max(instruction const& i, value const* in);
value neg(instruction const& i, value const* in);
value abs(instruction const& i, value const* in);
value sqrt(instruction const& i, value const* in);
value rcp(instruction const& i, value const* in);
value rsqrt(instruction const& i, value const* in);
value sin(instruction const& i, value const* in);
value cos(instruction const& i, value const* in);
value lg2(instruction const& i, value const* in);
value ex2(instruction const& i, value const* in);
value tanh(instruction const& i, value const* in);
value copysign(instruction const& i, value const* in);

value bit_and(instruction const& i, value const* in);
value bit_or(instruction const& i, value const* in);
value bit_xor(instruction const& i, value const* in);
value bit_not(instruction const& i, value const* in);
value cnot(instruction const& i, value const* in);
value shl(instruction const& i, value const* in);
value shr(instruction const& i, value const* in);
value shf(instruction const& i, value const* in);
value bfe(instruction const& i, value const* in);
value bfi(instruction const& i, value const* in);
value brev(instruction const& i, value const* in);
value bfind(instruction const& i, value const* in);
value clz(instruction const& i, value const* in);
value popc(instruction const& i, value const* in);
value prmt(instruction const& i, value const* in);
value lop3(instruction const& i, value const* in);
value select(instruction const& i, value const* in);

// The comparison of setp.
bool compare(instruction const& i, std::uint64_t a, std::uint64_t b);

}  // namespace compute
}  // namespace ptx
