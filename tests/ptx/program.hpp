// PTX as data: a module's kernels, each instruction decoded once. Whatever an instruction names (register, constant, special
// register, address of a variable) is a slot of a thread's register file.
#pragma once
#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace ptx {

// Bits, and which of their eight bytes are known; the others are poison.
struct value {
  std::uint64_t bits = 0;
  std::uint8_t known = 0xff;
};

enum class kind : std::uint8_t { none, pred, bits, unsigned_int, signed_int, f16, bf16, f32, f64, tf32, e4m3, e5m2 };

struct type {
  kind k = kind::none;
  std::uint8_t bits = 0;  // of one element
  std::uint8_t lanes = 1;
  friend bool operator==(type, type) = default;
};
constexpr int size_bits(type t) { return t.bits * t.lanes; }
constexpr bool is_float(type t) { return t.k >= kind::f16; }
constexpr std::uint64_t low_mask(int bits) { return bits >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1; }
constexpr std::uint8_t all_known(int bits) { return static_cast<std::uint8_t>(low_mask((bits + 7) / 8)); }

enum class rounding : std::uint8_t { none, rn, rz, rm, rp, rna, rni, rzi, rmi, rpi };
enum class space : std::uint8_t { generic, global, shared, local, param };

// Modifiers beside types, rounding and space; decode.cpp has their names.
enum class flag : std::uint8_t {
  ftz,
  sat,
  satfinite,
  nan,
  relu,
  approx,
  full,
  wide,
  hi,
  lo,
  l,
  r,
  clamp,
  wrap,
  sync,
  trans,
  to,
  uni,
  up,
  down,
  bfly,
  idx,
  all,
  any,
  ballot,
  op_and,
  op_or,
  op_xor,
  add,
  min,
  max,
  inc,
  dec,
  exch,
  cas,
  eq,
  ne,
  lt,
  le,
  gt,
  ge,
  lower,
  lower_same,
  higher,
  higher_same,
  equ,
  neu,
  ltu,
  leu,
  gtu,
  geu,
  num,
  arrive,
  warp,
  shiftamt,
  init,
  inval,
  expect_tx,
  try_wait,
  test_wait,
  parity,
  async,
  wait,
  ignored
};
using flags = std::uint64_t;
constexpr flags bit(flag f) { return flags{1} << static_cast<int>(f); }

struct operand {
  std::vector<int> slots;  // more than one: {a, b}
  int pair = -1;  // q of p|q
  bool memory = false;  // [slot + offset]
  bool negated = false;  // !p
  std::int64_t offset = 0;
};

struct instruction;
struct context;
using handler = void (*)(context&, instruction const&);
struct block;
struct thread;
using warp_function = void (*)(block&, instruction const&, std::array<thread*, 32> const&);
using pure_function = value (*)(instruction const&, value const* in);

struct instruction {
  handler run = nullptr;
  pure_function pure = nullptr;  // computes operand 0 from the others
  warp_function together = nullptr;  // what the lanes of a warp do that wait for one another
  int mask_operand = -1;  // of the lanes that take part; -1: all
  int guard = -1;
  bool guard_negated = false;
  type t, from;  // the last type named and the first one of several
  std::vector<type> types;
  rounding round = rounding::none;
  space where = space::generic;
  flags modifiers = 0;
  int target = -1;  // of a branch
  std::size_t least = 0, most = 0;  // operands
  std::vector<operand> operands;
  std::string text;
  bool has(flag f) const { return (modifiers & bit(f)) != 0; }
};

enum class special : std::uint8_t { tid, ntid, ctaid, nctaid, laneid, warpid, nwarpid, clock, lanemask };

// What a slot holds when a thread starts.
struct slot {
  enum class from : std::uint8_t { nothing, constant, special_register } source = from::nothing;
  std::uint64_t constant = 0;
  special which = special::tid;
  int axis = 0;  // of tid, ...; the relation (0 eq, 1 lt, 2 le, 3 gt, 4 ge) of lanemask
  int width = 64;  // bits
};

struct parameter {
  std::string name;
  std::size_t offset = 0, size = 0;
  bool hidden = false;
};

struct kernel {
  std::string name;
  std::vector<parameter> parameters;
  std::size_t parameter_bytes = 0;
  unsigned threads[3] = {1, 1, 1};  // .reqntid
  unsigned cluster = 1;
  std::size_t shared_bytes = 0, local_bytes = 0;
  bool dynamic_shared = false;  // memory of the launch follows the declared one
  std::vector<slot> slots;
  std::vector<instruction> code;
};

struct module {
  std::string problem;  // empty: parsed
  std::map<std::string, kernel> kernels;
  std::map<std::string, std::unique_ptr<std::vector<std::uint8_t>>> globals;
};

// Windows of the generic address space; the host's own addresses are the global ones. Shared memory starts where a multiple
// of 1024 is, so that alignments come out.
inline constexpr std::uint64_t shared_start = 1024;
inline constexpr std::uint64_t shared_window = 0x0100'0000'0000'0000, local_window = 0x0200'0000'0000'0000,
                               param_window = 0x0300'0000'0000'0000;

module parse(std::string_view text);

// Fills in what the instruction does; false: not supported.
bool decode(instruction& i, std::string_view opcode);

}  // namespace ptx
