// Tracing a kernel in the C++ compiler, and its result as constant data.
#pragma once
#include <tuple>
#include <utility>

#include <tilewright/ir/canonical.hpp>
#include <tilewright/lang/block.hpp>
#include <tilewright/verify/verifier.hpp>

namespace tw::launch {

// What a kernel is traced with, one for each argument; host types map to these (arguments.hpp).
template <class T, int R>
struct in_argument {};               // a tensor, shared tensor or view
template <class T, bool Initialised, int... D>
struct tiles_argument {};            // an exclusive tensor cut into tiles
template <class T, bool Initialised, class Deal, int... D>
struct list_argument {};             // the same, dealt to the blocks
template <class T, int R>
struct accum_argument {};            // an exclusive tensor that all blocks update
template <class T>
struct scalar_argument {};
// constant<V> and over<B...> stand for themselves.

// The traced parameter of an argument.
template <class A>
struct symbol;
template <class T, int R>
struct symbol<in_argument<T, R>> {
  static constexpr in<T, R> make(ir::builder& b) {
    ir::parameter p;
    p.kind = ir::param_kind::in;
    p.elem = element_of<T>;
    p.rank = R;
    return {&b, b.add_parameter(p)};
  }
};
template <class T, bool Initialised, int... D>
constexpr ir::parameter output_parameter() {
  ir::op const tile = lang::make_op<T, D...>(ir::opcode::param);
  ir::parameter p;
  p.kind = ir::param_kind::out_tile;
  p.initialised = Initialised;
  p.elem = element_of<T>;
  p.rank = sizeof...(D);
  for (int i = 0; i < ir::max_rank; ++i) p.log2_tile[i] = tile.log2_dim[i];
  return p;
}
template <class T, bool Initialised, int... D>
struct symbol<tiles_argument<T, Initialised, D...>> {
  using type = std::conditional_t<Initialised, lang::any_own_tile<T, D...>, out_tile<T, D...>>;
  static constexpr type make(ir::builder& b) { return {&b, b.add_parameter(output_parameter<T, Initialised, D...>())}; }
};
template <class T, bool Initialised, class Deal, int... D>
struct symbol<list_argument<T, Initialised, Deal, D...>> {
  using type = std::conditional_t<Initialised, lang::any_own_tiles<T, D...>, out_tiles<T, D...>>;
  static constexpr type make(ir::builder& b) {
    ir::parameter p = output_parameter<T, Initialised, D...>();
    p.deal = Deal::kind;
    p.deal_number = Deal::number;
    return {&b, b.add_parameter(p)};
  }
};
template <class T, int R>
struct symbol<accum_argument<T, R>> {
  static constexpr accum<T, R> make(ir::builder& b) {
    ir::parameter p;
    p.kind = ir::param_kind::accum;
    p.elem = element_of<T>;
    if constexpr (std::integral<T>) p.sign = lang::sign_of<T>();
    p.rank = R;
    return {&b, b.add_parameter(p)};
  }
};
template <int... B>
struct symbol<over<B...>> {
  static constexpr over<B...> make(ir::builder& b) { return over<B...>(&b); }
};
template <class T>
struct symbol<scalar_argument<T>> {
  static constexpr scalar<T> make(ir::builder& b) {
    ir::parameter p;
    p.kind = ir::param_kind::scalar;
    p.elem = element_of<T>;
    if constexpr (std::integral<T>) p.sign = lang::sign_of<T>();
    ir::op o = lang::make_op<T>(ir::opcode::param);
    o.imm = b.add_parameter(p);
    return {&b, b.emit(o, loc())};
  }
};
template <auto V>
struct symbol<constant<V>> {
  static constexpr constant<V> make(ir::builder&) { return {}; }
};

template <class... A>
using symbols = std::tuple<decltype(symbol<A>::make(std::declval<ir::builder&>()))...>;

// The kernel can be called with these arguments.
template <class F, class... A, std::size_t... I>
consteval bool callable(std::index_sequence<I...>) {
  return requires(F const& f, symbols<A...>& s) { f(block(nullptr), std::get<I>(s)...); };
}
template <class F, class... A>
concept takes = callable<F, A...>(std::index_sequence_for<A...>{});

// tw::over<B...>: the first input makes the grid of blocks.
template <class A>
constexpr void settle_blocks(ir::builder&) {}
template <class A>
  requires requires { typename A::over_shape; }
constexpr void settle_blocks(ir::builder& b) {
  for (int p = 0; p < b.params.size() && b.over_param < 0; ++p)
    if (b.params[p].kind == ir::param_kind::in) b.over_param = p;
  if (b.over_param < 0) return;  // blocks_fit says so
  b.params[b.over_param].over = true;
  for (int k = 0; k < A::rank; ++k) b.params[b.over_param].log2_tile[k] = A::log2(k);
}

template <class A>
inline constexpr int over_rank = 0;
template <int... B>
inline constexpr int over_rank<over<B...>> = sizeof...(B);
template <class A>
inline constexpr int input_rank = 0;
template <class T, int R>
inline constexpr int input_rank<in_argument<T, R>> = R;
template <class A>
inline constexpr bool makes_blocks = false;
template <class T, bool I, int... D>
inline constexpr bool makes_blocks<tiles_argument<T, I, D...>> = true;
template <class T, bool I, class Deal, int... D>
inline constexpr bool makes_blocks<list_argument<T, I, Deal, D...>> = true;

// tw::over is there once at most, beside an input of its rank, and without outputs that make a grid of blocks.
template <class... A>
consteval bool blocks_fit() {
  constexpr int overs = ((over_rank<A> > 0 ? 1 : 0) + ... + 0);
  constexpr int wanted = (over_rank<A> + ... + 0);
  constexpr bool outputs = (makes_blocks<A> || ...);
  if constexpr (overs == 0) return true;
  constexpr int found = [] {
    int r = 0;
    ((r == 0 ? r = input_rank<A> : 0), ...);
    return r;
  }();
  static_assert(overs < 2, "tilewright: a kernel takes one tw::over: it has one grid of blocks");
  static_assert(overs != 1 || !outputs,
                "tilewright: the tiles of the outputs make this kernel's grid of blocks; leave out tw::over");
  static_assert(overs != 1 || outputs || found == wanted,
                "tilewright: tw::over cuts the first input (tw::in) into tiles: one size for each of its axes");
  return overs == 1 && !outputs && found == wanted;
}

template <class F, class... A, std::size_t... I>
constexpr void trace_with(ir::builder& b, std::index_sequence<I...>) {
  symbols<A...> s{symbol<A>::make(b)...};  // braces: the parameters are made from left to right
  (settle_blocks<A>(b), ...);
  b.takes_kernel = true;
  F{}(block(&b), std::get<I>(s)...);
}
template <class F, class... A>
constexpr void trace_into(ir::builder& b) {
  trace_with<F, A...>(b, std::index_sequence_for<A...>{});
}

struct trace_sizes {
  int ops = 0, pool = 0, params = 0, file_bytes = 0, text_bytes = 0, numbers = 0;
  ir::trace_fault fault = ir::trace_fault::none;
  int fault_op = -1;  // of the raw trace
};

// Names of the distinct files that operations come from.
struct file_names {
  ir::sequence<char> text;
  constexpr int number_of(char const* name) {
    int n = 0;
    for (int at = 0; at < text.size(); ++n) {
      int k = 0;
      while (text[at + k] && text[at + k] == name[k]) ++k;
      if (text[at + k] == 0 && name[k] == 0) return n;
      while (text[at]) ++at;
      ++at;
    }
    for (char const* c = name; *c; ++c) text.push_back(*c);
    text.push_back(0);
    return n;
  }
};

template <class F, class... A>
constexpr trace_sizes measure() {
  ir::builder b;
  trace_into<F, A...>(b);
  trace_sizes s;
  s.params = b.params.size();
  s.fault = b.fault;
  s.fault_op = b.fault_op;
  if (s.fault != ir::trace_fault::none) return s;
  ir::canonicalizer const c(b);
  if (c.fault_op >= 0) {
    s.fault = ir::trace_fault::value_leaves_region;
    s.fault_op = c.fault_op;
    return s;
  }
  file_names files;
  for (auto const& w : c.where) files.number_of(w.file_name());
  s.ops = c.ops.size();
  s.pool = c.pool.size();
  s.file_bytes = files.text.size();
  s.text_bytes = b.texts.size();
  s.numbers = c.numbers.size();
  return s;
}

// Tracing is a constant expression: the kernel throws nothing and reads nothing that only the running program knows.
template <int>
struct evaluated {};
template <class F, class... A>
concept traceable = requires { typename evaluated<measure<F, A...>().ops>; };

constexpr int at_least_one(int n) { return n > 0 ? n : 1; }

template <int Ops, int Pool, int Params, int FileBytes, int TextBytes, int Numbers>
struct frozen {
  ir::op ops[static_cast<unsigned>(at_least_one(Ops))] = {};
  std::int32_t pool[static_cast<unsigned>(at_least_one(Pool))] = {};
  ir::parameter params[static_cast<unsigned>(at_least_one(Params))] = {};
  ir::source sources[static_cast<unsigned>(at_least_one(Ops))] = {};
  char files[static_cast<unsigned>(at_least_one(FileBytes))] = {};
  char texts[static_cast<unsigned>(at_least_one(TextBytes))] = {};
  std::int64_t numbers[static_cast<unsigned>(at_least_one(Numbers))] = {};
  std::uint64_t hash = 0;

  constexpr ir::function view() const {
    ir::function f;
    f.ops = ops;
    f.pool = pool;
    f.params = params;
    f.sources = sources;
    f.files = files;
    f.texts = texts;
    f.numbers = numbers;
    f.op_count = Ops;
    f.pool_count = Pool;
    f.param_count = Params;
    f.file_bytes = FileBytes;
    f.text_bytes = TextBytes;
    f.number_count = Numbers;
    return f;
  }
};

// FNV-1a over everything but the locations.
struct hasher {
  std::uint64_t value = 14695981039346656037ULL;
  constexpr void add(std::uint64_t v) {
    value ^= v;
    value *= 1099511628211ULL;
  }
};
constexpr std::uint64_t hash_of(ir::function const& f) {
  hasher h;
  for (int i = 0; i < f.op_count; ++i) {
    ir::op const& o = f[i];
    h.add(static_cast<std::uint64_t>(o.code) | static_cast<std::uint64_t>(o.elem) << 8 |
          static_cast<std::uint64_t>(o.rank) << 16 | static_cast<std::uint64_t>(o.axis & 0xff) << 24 |
          static_cast<std::uint64_t>(o.round) << 32 | static_cast<std::uint64_t>(o.sign) << 36 |
          static_cast<std::uint64_t>(o.pred) << 40 | static_cast<std::uint64_t>(o.order) << 44 |
          static_cast<std::uint64_t>(o.pad) << 48 | static_cast<std::uint64_t>(o.flush_to_zero) << 52 |
          static_cast<std::uint64_t>(o.propagate_nan) << 53 | static_cast<std::uint64_t>(o.no_tma) << 54 |
          static_cast<std::uint64_t>(o.fast_acc) << 55 | static_cast<std::uint64_t>(o.latency & 0xf) << 56 |
          static_cast<std::uint64_t>(o.in_range) << 60 | static_cast<std::uint64_t>(o.wrap) << 61 |
          static_cast<std::uint64_t>(o.other_sign) << 63);
    std::uint64_t dims = 0;
    for (int k = 0; k < ir::max_rank; ++k) dims |= static_cast<std::uint64_t>(o.log2_dim[k]) << (8 * k);
    dims |= static_cast<std::uint64_t>(o.mode) << 48 | static_cast<std::uint64_t>(o.trap) << 52 |
            static_cast<std::uint64_t>(o.pointer) << 53 | static_cast<std::uint64_t>(o.memory) << 54;
    if (o.memory != ir::memory_order::weak) h.add(static_cast<std::uint64_t>(o.scope));
    h.add(dims);
    h.add(static_cast<std::uint64_t>(o.imm));
    h.add(static_cast<std::uint64_t>(o.count));
    if (o.data >= 0) h.add(static_cast<std::uint64_t>(o.data));
  }
  for (int i = 0; i < f.pool_count; ++i) h.add(static_cast<std::uint64_t>(f.pool[i]));
  for (int i = 0; i < f.number_count; ++i) h.add(static_cast<std::uint64_t>(f.numbers[i]));
  for (int i = 0; i < f.text_bytes; ++i) h.add(static_cast<unsigned char>(f.texts[i]));
  for (int i = 0; i < f.param_count; ++i) {
    ir::parameter const& p = f.params[i];
    h.add(static_cast<std::uint64_t>(p.kind) | static_cast<std::uint64_t>(p.elem) << 8 |
          static_cast<std::uint64_t>(p.sign) << 16 | static_cast<std::uint64_t>(p.rank) << 24 |
          static_cast<std::uint64_t>(p.initialised) << 32 | static_cast<std::uint64_t>(p.deal) << 40 |
          static_cast<std::uint64_t>(p.deal_number) << 48);
    if (p.over) h.add(1);
    for (int k = 0; k < p.rank; ++k) h.add(p.log2_tile[k]);
  }
  return h.value;
}

// One instantiation of a kernel: traced when first named, in the compiler.
template <class F, class... A>
struct traced {
  static constexpr trace_sizes sizes = measure<F, A...>();
  using data_type = frozen<sizes.ops, sizes.pool, sizes.params, sizes.file_bytes, sizes.text_bytes, sizes.numbers>;

  static constexpr data_type freeze() {
    data_type d;
    if (sizes.fault != ir::trace_fault::none) return d;
    ir::builder b;
    trace_into<F, A...>(b);
    ir::canonicalizer const c(b);
    file_names files;
    for (int i = 0; i < c.ops.size(); ++i) {
      d.ops[i] = c.ops[i];
      auto const& w = c.where[i];
      d.sources[i] = {files.number_of(w.file_name()), static_cast<std::int32_t>(w.line()),
                      static_cast<std::int32_t>(w.column())};
    }
    for (int i = 0; i < c.pool.size(); ++i) d.pool[i] = c.pool[i];
    for (int i = 0; i < b.params.size(); ++i) d.params[i] = b.params[i];
    for (int i = 0; i < files.text.size(); ++i) d.files[i] = files.text[i];
    for (int i = 0; i < b.texts.size(); ++i) d.texts[i] = b.texts[i];
    for (int i = 0; i < c.numbers.size(); ++i) d.numbers[i] = c.numbers[i];
    d.hash = hash_of(d.view());
    return d;
  }
  static constexpr data_type data = freeze();

  // The number in the raw trace of an operation of the canonical form.
  static constexpr int origin(int op) {
    if (op < 0 || sizes.fault != ir::trace_fault::none) return op;
    ir::builder b;
    trace_into<F, A...>(b);
    ir::canonicalizer const c(b);
    return c.origin[op];
  }
};

}  // namespace tw::launch
