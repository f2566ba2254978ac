// What is known of each instruction: who computes it, its modifiers, how many operands it has. A modifier that is not listed
// makes an instruction one that is not supported.
#include <algorithm>

#include "ptx/arithmetic.hpp"
#include "ptx/execution.hpp"
#include "ptx/program.hpp"

namespace ptx {
namespace {

std::vector<std::string_view> pieces(std::string_view s, char separator) {
  std::vector<std::string_view> out;
  for (std::size_t at = 0; at <= s.size();) {
    std::size_t const end = std::min(s.find(separator, at), s.size());
    if (end > at) out.push_back(s.substr(at, end - at));
    at = end + 1;
  }
  return out;
}

type type_named(std::string_view s) {
  struct row {
    std::string_view name;
    type t;
  };
  static constexpr row rows[] = {{"pred", {kind::pred, 1}},
                                 {"b8", {kind::bits, 8}},
                                 {"b16", {kind::bits, 16}},
                                 {"b32", {kind::bits, 32}},
                                 {"b64", {kind::bits, 64}},
                                 {"u8", {kind::unsigned_int, 8}},
                                 {"u16", {kind::unsigned_int, 16}},
                                 {"u32", {kind::unsigned_int, 32}},
                                 {"u64", {kind::unsigned_int, 64}},
                                 {"s8", {kind::signed_int, 8}},
                                 {"s16", {kind::signed_int, 16}},
                                 {"s32", {kind::signed_int, 32}},
                                 {"s64", {kind::signed_int, 64}},
                                 {"f16", {kind::f16, 16}},
                                 {"bf16", {kind::bf16, 16}},
                                 {"f32", {kind::f32, 32}},
                                 {"f64", {kind::f64, 64}},
                                 {"tf32", {kind::tf32, 32}},
                                 {"e4m3", {kind::e4m3, 8}},
                                 {"e5m2", {kind::e5m2, 8}},
                                 {"f16x2", {kind::f16, 16, 2}},
                                 {"bf16x2", {kind::bf16, 16, 2}},
                                 {"e4m3x2", {kind::e4m3, 8, 2}},
                                 {"e5m2x2", {kind::e5m2, 8, 2}},
                                 {"f32x2", {kind::f32, 32, 2}},
                                 {"u16x2", {kind::unsigned_int, 16, 2}},
                                 {"s16x2", {kind::signed_int, 16, 2}}};
  for (row const& r : rows)
    if (r.name == s) return r.t;
  return {};
}

struct flag_name {
  std::string_view name;
  flag f;
};
constexpr flag_name flag_names[] = {{"ftz", flag::ftz},
                                    {"sat", flag::sat},
                                    {"satfinite", flag::satfinite},
                                    {"NaN", flag::nan},
                                    {"nan", flag::nan},
                                    {"relu", flag::relu},
                                    {"approx", flag::approx},
                                    {"full", flag::full},
                                    {"wide", flag::wide},
                                    {"hi", flag::hi},
                                    {"lo", flag::lo},
                                    {"l", flag::l},
                                    {"r", flag::r},
                                    {"clamp", flag::clamp},
                                    {"wrap", flag::wrap},
                                    {"sync", flag::sync},
                                    {"trans", flag::trans},
                                    {"to", flag::to},
                                    {"uni", flag::uni},
                                    {"up", flag::up},
                                    {"down", flag::down},
                                    {"bfly", flag::bfly},
                                    {"idx", flag::idx},
                                    {"all", flag::all},
                                    {"any", flag::any},
                                    {"ballot", flag::ballot},
                                    {"and", flag::op_and},
                                    {"or", flag::op_or},
                                    {"xor", flag::op_xor},
                                    {"add", flag::add},
                                    {"min", flag::min},
                                    {"max", flag::max},
                                    {"inc", flag::inc},
                                    {"dec", flag::dec},
                                    {"exch", flag::exch},
                                    {"cas", flag::cas},
                                    {"eq", flag::eq},
                                    {"ne", flag::ne},
                                    {"lt", flag::lt},
                                    {"le", flag::le},
                                    {"gt", flag::gt},
                                    {"ge", flag::ge},
                                    {"ls", flag::lower_same},
                                    {"hs", flag::higher_same},
                                    {"equ", flag::equ},
                                    {"neu", flag::neu},
                                    {"ltu", flag::ltu},
                                    {"leu", flag::leu},
                                    {"gtu", flag::gtu},
                                    {"geu", flag::geu},
                                    {"num", flag::num},
                                    {"arrive", flag::arrive},
                                    {"warp", flag::warp},
                                    {"shiftamt", flag::shiftamt},
                                    {"init", flag::init},
                                    {"inval", flag::inval},
                                    {"expect_tx", flag::expect_tx},
                                    {"try_wait", flag::try_wait},
                                    {"test_wait", flag::test_wait},
                                    {"parity", flag::parity},
                                    {"async", flag::async}};

// How accesses are ordered and cached, sizes that the operands say, too: nothing here depends on them.
constexpr std::string_view without_effect[] = {
  "relaxed", "acquire", "release", "acq_rel", "sc", "weak", "volatile", "mmio",  "gpu",  "sys",
  "cta",     "cluster", "nc",      "ca",      "cg", "cs",   "lu",       "cv",    "wb",   "wt",
  "v2",      "v4",      "v8",      "x1",      "x2", "x4",   "aligned",  "noftz", "m8n8", "entry"};

rounding rounding_named(std::string_view s) {
  constexpr std::string_view names[] = {"", "rn", "rz", "rm", "rp", "rna", "rni", "rzi", "rmi", "rpi"};
  auto const at = std::find(std::begin(names), std::end(names), s);
  return at == std::end(names) ? rounding::none : static_cast<rounding>(at - std::begin(names));
}

space space_named(std::string_view s) {
  if (s == "global") return space::global;
  if (s == "shared" || s == "shared::cta") return space::shared;
  if (s == "local") return space::local;
  if (s == "param" || s == "param::entry") return space::param;
  return space::generic;
}

struct row {
  std::string_view name;
  handler run = nullptr;
  pure_function pure = nullptr;
  warp_function together = nullptr;
  std::string_view allowed;  // modifiers
  std::size_t least = 0, most = 0;
  int mask_operand = -1;  // -2: the last one
};

constexpr row pure(std::string_view name, pure_function f, std::size_t sources, std::string_view allowed = "") {
  return {name, &execute::pure, f, nullptr, allowed, sources + 1, sources + 1};
}
constexpr row warp(std::string_view name, warp_function f, std::string_view allowed, std::size_t operands,
                   int mask_operand) {
  return {name, &execute::wait_for_warp, nullptr, f, allowed, operands, operands, mask_operand};
}
constexpr row plain(std::string_view name, handler f, std::string_view allowed, std::size_t least, std::size_t most) {
  return {name, f, nullptr, nullptr, allowed, least, most};
}

constexpr row rows[] = {
  plain("mov", &execute::move, "", 2, 2),
  plain("setp", &execute::set_predicate, "ftz eq ne lt le gt ge lo ls hi hs equ neu ltu leu gtu geu num nan and or xor",
        3, 4),
  plain("cvta", &execute::address_of, "to", 2, 2),
  plain("bra", &execute::branch, "uni", 1, 1),
  plain("ret", &execute::end, "uni", 0, 0),
  plain("exit", &execute::end, "", 0, 0),
  plain("trap", &execute::trap, "", 0, 0),
  plain("ld", &execute::load, "", 2, 2),
  plain("ldu", &execute::load, "", 2, 2),
  plain("st", &execute::store, "", 2, 2),
  plain("atom", &execute::atomic, "add min max inc dec exch cas and or xor", 3, 4),
  plain("red", &execute::atomic, "add min max inc dec and or xor async", 2, 2),
  plain("bar", &execute::block_barrier, "sync arrive", 1, 2),
  plain("barrier", &execute::block_barrier, "sync arrive", 1, 2),
  plain("activemask", &execute::active_mask, "", 1, 1),
  plain("mbarrier", &execute::mbarrier_operation, "init inval arrive expect_tx try_wait test_wait parity", 1, 4),
  warp("shfl", &together::shuffle, "sync up down bfly idx", 5, -2),
  warp("vote", &together::vote, "sync all any uni ballot", 3, -2),
  warp("match", &together::match, "sync all any", 3, -2),
  warp("redux", &together::reduce, "sync add min max and or xor", 3, -2),
  warp("elect", &together::elect, "sync", 2, -2),
  warp("ldmatrix", &together::load_matrix, "sync trans", 2, -1),
  warp("stmatrix", &together::store_matrix, "sync trans", 2, -1),
  warp("mma", &together::multiply, "sync satfinite", 4, -1),
  pure("cvt", &compute::convert, 1, "ftz sat satfinite relu"),
  pure("selp", &compute::select, 3),
  pure("add", &compute::add, 2, "ftz sat"),
  pure("sub", &compute::sub, 2, "ftz sat"),
  pure("mul", &compute::mul, 2, "ftz sat wide hi lo"),
  pure("mad", &compute::mad, 3, "ftz sat wide hi lo"),
  pure("fma", &compute::mad, 3, "ftz sat relu"),
  pure("div", &compute::div, 2, "ftz approx full"),
  pure("rem", &compute::rem, 2),
  pure("min", &compute::min, 2, "ftz NaN relu"),
  pure("max", &compute::max, 2, "ftz NaN relu"),
  pure("neg", &compute::neg, 1, "ftz"),
  pure("abs", &compute::abs, 1, "ftz"),
  pure("sqrt", &compute::sqrt, 1, "ftz approx"),
  pure("rcp", &compute::rcp, 1, "ftz approx"),
  pure("rsqrt", &compute::rsqrt, 1, "ftz approx"),
  pure("sin", &compute::sin, 1, "ftz approx"),
  pure("cos", &compute::cos, 1, "ftz approx"),
  pure("lg2", &compute::lg2, 1, "ftz approx"),
  pure("ex2", &compute::ex2, 1, "ftz approx"),
  pure("tanh", &compute::tanh, 1, "approx"),
  pure("copysign", &compute::copysign, 2),
  pure("and", &compute::bit_and, 2),
  pure("or", &compute::bit_or, 2),
  pure("xor", &compute::bit_xor, 2),
  pure("not", &compute::bit_not, 1),
  pure("cnot", &compute::cnot, 1),
  pure("shl", &compute::shl, 2),
  pure("shr", &compute::shr, 2),
  pure("shf", &compute::shf, 3, "l r clamp wrap"),
  pure("bfe", &compute::bfe, 3),
  pure("bfi", &compute::bfi, 4),
  pure("brev", &compute::brev, 1),
  pure("bfind", &compute::bfind, 1, "shiftamt"),
  pure("clz", &compute::clz, 1),
  pure("popc", &compute::popc, 1),
  pure("prmt", &compute::prmt, 3),
  pure("lop3", &compute::lop3, 4),
};

// These say how fast, or in which order; or the machine does at once what they wait for.
constexpr std::string_view without_work[] = {"fence",      "membar",    "prefetch",       "prefetchu",
                                             "setmaxnreg", "nanosleep", "griddepcontrol", "pragma"};

template <class Range>
bool contains(Range const& r, std::string_view s) {
  return std::find(std::begin(r), std::end(r), s) != std::end(r);
}

// Modifiers of matrix instructions are shapes and layouts: what is supported is listed.
bool matrix_modifier(std::string_view name, std::string_view s) {
  if (name != "mma") return false;
  constexpr std::string_view known[] = {"m16n8k4", "m16n8k8", "m16n8k16", "m16n8k32", "m8n8k4", "row", "col"};
  return contains(known, s);
}

bool add_modifier(instruction& i, row const& r, std::string_view s) {
  if (type const t = type_named(s); t.k != kind::none) {
    i.types.push_back(t);
  } else if (rounding const round = rounding_named(s); round != rounding::none) {
    i.round = round;
  } else if (space const where = space_named(s); where != space::generic) {
    i.where = where;
  } else if (contains(pieces(r.allowed, ' '), s)) {
    auto const at = std::find_if(std::begin(flag_names), std::end(flag_names), [&](auto& f) { return f.name == s; });
    flag f = at->f;
    if (r.name == "setp" && s == "hi") f = flag::higher;
    if (r.name == "setp" && s == "lo") f = flag::lower;
    i.modifiers |= bit(f);
  } else {
    return contains(without_effect, s) || s.starts_with("L1::") || s.starts_with("L2::") || matrix_modifier(r.name, s);
  }
  return true;
}

bool special_case(instruction& i, std::string_view opcode) {
  if (opcode == "bar.warp.sync") {
    i.run = &execute::wait_for_warp;
    i.together = &together::nothing;
    i.mask_operand = 0;
    i.least = i.most = 1;
    return true;
  }
  if (opcode == "cp.async.commit_group" || opcode == "cp.async.wait_group" || opcode == "cp.async.wait_all") {
    i.run = &execute::nothing;
    return true;
  }
  if (opcode.starts_with("cp.async.ca.shared") || opcode.starts_with("cp.async.cg.shared")) {
    i.run = &execute::copy_async;
    i.least = 3;
    i.most = 4;
    return true;
  }
  return false;
}

bool finish(instruction& i, std::string_view name) {
  if (!i.types.empty()) i.t = i.types.back(), i.from = i.types.front();
  if (name == "cvt") {
    if (i.types.size() != 2) return false;
    i.t = i.types[0];
    i.from = i.types[1];
    if (i.t.lanes == 2 && i.from.lanes == 1) {
      i.pure = &compute::convert_two;
      i.least = i.most = 3;
    }
  }
  if (name == "mma") {
    if (i.types.size() != 4 || i.has(flag::satfinite)) return false;
    bool const fp8 = i.types[1].k == kind::e4m3 || i.types[1].k == kind::e5m2;
    return i.types[1].bits >= 8 && !(fp8 && i.types[0].k == kind::f16);
  }
  bool const arithmetic = name == "add" || name == "sub" || name == "fma";
  if (arithmetic && i.types.size() > 1) return false;  // of mixed precision, as add.f32.f16
  if (name == "red" && i.has(flag::async)) return false;
  if ((name == "shfl" || name == "vote" || name == "match") && !i.has(flag::sync)) return false;
  // Registers of a wide product are wider than the type that is named.
  return !i.types.empty() || name == "bra" || name == "ret" || name == "exit" || name == "trap" || name == "bar" ||
         name == "barrier" || name == "elect";
}

}  // namespace

bool decode(instruction& i, std::string_view opcode) {
  auto const parts = pieces(opcode, '.');
  if (parts.empty()) return false;
  if (contains(without_work, parts[0])) {
    i.run = &execute::nothing;
    return true;
  }
  if (special_case(i, opcode)) return true;
  for (row const& r : rows) {
    if (r.name != parts[0]) continue;
    i.run = r.run;
    i.pure = r.pure;
    i.together = r.together;
    i.least = r.least;
    i.most = r.most;
    i.mask_operand = r.mask_operand;
    for (std::size_t k = 1; k < parts.size(); ++k)
      if (!add_modifier(i, r, parts[k])) return false;
    return finish(i, parts[0]);
  }
  return false;
}

}  // namespace ptx
