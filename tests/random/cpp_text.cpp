#include "random/cpp_text.hpp"

#include <bit>
#include <cmath>
#include <cstdio>
#include <map>
#include <stdexcept>

#include <tilewright/verify/ranges.hpp>

#include "random/op_set.hpp"

namespace random_kernels {
namespace {

using std::to_string;
using tw::ir::op;

std::string sizes(op const& o) {
  std::string s;
  for (int a = 0; a < o.rank; ++a) s += (a > 0 ? ", " : "") + to_string(o.dim(a));
  return s;
}
std::string shape(op const& o) { return "tw::shape<" + sizes(o) + ">"; }

std::string number(double v) {
  if (std::isinf(v)) return v < 0 ? "-tw::inf" : "tw::inf";
  char text[40];
  std::snprintf(text, sizeof text, "%a", v);
  return text;
}

// A literal of the constant's own type.
std::string literal(op const& o) {
  if (tw::is_float(o.elem)) return number(std::bit_cast<double>(o.imm));
  if (o.elem == element::i1) return o.imm != 0 ? "true" : "false";
  if (o.sign == tw::ir::signedness::unsigned_) return to_string(static_cast<std::uint64_t>(o.imm)) + "u";
  return o.imm == INT64_MIN ? "INT64_MIN" : to_string(o.imm);
}

class printer {
 public:
  explicit printer(kernel const& k) : k_(k), f_(k_.code.view()), regions_(f_) {
    signs_.resize(k.code.ops.size(), true);
    for (int i = 0; i < f_.op_count; ++i) find_selected(i);
  }

  std::string arguments() const {
    std::string s;
    for (int p = 0; p < f_.param_count; ++p) {
      auto const& q = f_.params[p];
      std::string const t = element_name(p);
      s += p > 0 ? ", " : "";
      if (q.kind == tw::ir::param_kind::scalar) s += "tw::launch::scalar_argument<" + t + ">";
      else if (q.kind == tw::ir::param_kind::in) s += "tw::launch::in_argument<" + t + ", " + to_string(q.rank) + ">";
      else if (q.kind == tw::ir::param_kind::accum)
        s += "tw::launch::accum_argument<" + t + ", " + to_string(q.rank) + ">";
      else if (!q.is_list()) s += "tw::launch::tiles_argument<" + t + ", true" + tile(q) + ">";
      else s += "tw::launch::list_argument<" + t + ", true, " + dealt(q) + tile(q) + ">";
    }
    return s;
  }

  std::string kernel_text(std::string const& name) {
    std::string s = "constexpr auto " + name + " = [](tw::block b";
    for (int p = 0; p < f_.param_count; ++p) {
      auto const& q = f_.params[p];
      std::string const t = element_name(p);
      s += ", ";
      if (q.kind == tw::ir::param_kind::scalar) s += "tw::scalar<" + t + ">";
      else if (q.kind == tw::ir::param_kind::in) s += "tw::in<" + t + ", " + to_string(q.rank) + ">";
      else if (q.kind == tw::ir::param_kind::accum) s += "tw::accum<" + t + ", " + to_string(q.rank) + ">";
      else
        s += std::string(q.kind == tw::ir::param_kind::out_tile ? "tw::out_tile" : "tw::inout_tile") +
             (q.is_list() ? "s<" : "<") + t + tile(q) + ">";
      s += " p" + to_string(p);
    }
    s += ") {\n";
    depth_ = 1;
    out_.clear();
    range(0, f_.op_count);
    return s + out_ + "};\n";
  }

 private:
  static std::string tile(tw::ir::parameter const& q) {
    std::string s;
    for (int a = 0; a < q.rank; ++a) s += ", " + to_string(q.tile(a));
    return s;
  }
  static std::string dealt(tw::ir::parameter const& q) {
    if (q.deal == tw::dealing::linear) return "tw::linear_t";
    return (q.deal == tw::dealing::grouped ? "tw::grouped_t<" : "tw::whole_t<") + to_string(q.deal_number) + ">";
  }
  // Tensors have no sign of their own: that of what is made of them.
  std::string element_name(int p) const { return cpp_name(f_.params[p].elem, has_sign(p)); }
  bool has_sign(int p) const {
    auto const& q = f_.params[p];
    bool found = q.sign == tw::ir::signedness::signed_;
    for (int i = 0; i < f_.op_count && tw::ir::is_tensor(q.kind); ++i) {
      opcode const c = f_[i].code;
      if (f_[i].imm == p &&
          (c == opcode::tiled_view || c == opcode::tile_load || c == opcode::tile_store || c == opcode::accum_update))
        found = f_[i].sign == tw::ir::signedness::signed_;
    }
    return found;
  }

  // A gather whose view does not pad with zero is seen through the selection that out_of_range::zero makes of it.
  void find_selected(int i) {
    if (f_[i].code != opcode::select) return;
    int const g = f_.operand(i, 1);
    op const& o = f_[g];
    if (o.code != opcode::view_gather || o.imm != 0) return;
    if (f_[f_.operand(g, 0)].pad != tw::ir::padding::zero) selected_[i] = g;
  }

  std::string name(int v) const { return "v" + to_string(v); }
  // The value as an operand of a type with or without a sign: a conversion that is no operation.
  std::string as(int v, bool has_sign) const {
    element const e = f_[v].elem;
    bool const plain = !tw::is_integer(e) || e == element::i1 || (signs_[static_cast<std::size_t>(v)] != 0) == has_sign;
    return plain ? name(v) : "tw::cast<" + cpp_name(e, has_sign) + ">(" + name(v) + ")";
  }
  std::string in(int i, int k, bool has_sign) const { return as(f_.operand(i, k), has_sign); }

  void line(std::string const& s) { out_ += std::string(static_cast<std::size_t>(2 * depth_), ' ') + s + "\n"; }
  void define(int i, std::string const& value, bool has_sign) {
    signs_[static_cast<std::size_t>(i)] = has_sign ? 1 : 0;
    line("auto " + name(i) + " = " + value + ";");
  }

  void range(int from, int to) {
    for (int i = from; i < to; ++i) {
      if (tw::ir::is_loop(f_[i].code)) {
        loop(i);
        i = regions_.end[i] + static_cast<int>(f_[i].imm);
      } else if (f_[i].code == opcode::branch) {
        branch(i);
        i = regions_.end[i] + f_[regions_.end[i]].count - 1;
      } else if (tw::ir::is_combiner(f_[i].code)) {
        combination(i);
        i = regions_.end[i] + f_[i].count / 2;
      } else {
        operation(i);
      }
    }
  }

  std::string variable(int region, int j) const { return "c" + to_string(region) + "_" + to_string(j); }

  void loop(int i) {
    op const& o = f_[i];
    bool const counted = o.code == opcode::counted_loop;
    int const inits = counted ? 3 : 0, end = regions_.end[i], list = tw::ir::list_of(f_, o);
    auto const n = static_cast<int>(o.imm);
    int const first = i + (counted ? 2 : 1);
    for (int j = 0; j < n; ++j) line("tw::var " + variable(i, j) + " = " + in(i, inits + j, true) + ";");
    if (list >= 0) line("for (auto at" + to_string(i) + " : p" + to_string(list) + ".each()) {");
    else if (counted)
      line("for (auto " + name(i + 1) + " : b.range(" + in(i, 0, true) + ", " + in(i, 1, true) + ", " + in(i, 2, true) +
           ")) {");
    else line("b.loop([&] {");
    ++depth_;
    for (int j = 0; j < n; ++j) define(first + j, variable(i, j) + ".now()", true);
    range(first + n, end);
    for (int j = 0; j < n; ++j) line(variable(i, j) + " = " + in(end, 1 + j, true) + ";");
    --depth_;
    line(counted ? "}" : "});");
    for (int j = 0; j < n; ++j) define(end + 1 + j, variable(i, j) + ".now()", true);
  }

  void branch(int i) {
    int const middle = regions_.middle[i], end = regions_.end[i], n = f_[end].count - 1;
    for (int j = 0; j < n; ++j) {  // both arms assign it
      op const& r = f_[end + 1 + j];
      line("tw::var " + variable(i, j) + " = b.full<" + cpp_name(r.elem, true) + ">(" + shape(r) + ", " +
           (r.elem == element::i1 ? "false" : "0") + ");");
    }
    line("b.if_(" + in(i, 0, true) + ", [&] {");
    arm(i, i + 1, middle, n);
    line("}, [&] {");
    arm(i, middle + 1, end, n);
    line("});");
    for (int j = 0; j < n; ++j) define(end + 1 + j, variable(i, j) + ".now()", true);
  }
  void arm(int region, int from, int terminator, int n) {
    ++depth_;
    range(from, terminator);
    for (int j = 0; j < n; ++j) line(variable(region, j) + " = " + in(terminator, 1 + j, true) + ";");
    --depth_;
  }

  // f(x, y), in which x and y are the elements, or tuples of them.
  void combination(int i) {
    op const& o = f_[i];
    int const n = o.count / 2, end = regions_.end[i];
    std::string const x = "x" + to_string(i), y = "y" + to_string(i), all = "r" + to_string(i);
    auto const element = [&](std::string const& of, int k) {
      return n == 1 ? of : "std::get<" + to_string(k) + ">(" + of + ")";
    };
    auto const sign = [&](int k) { return f_[i + 1 + 2 * k].sign == tw::ir::signedness::signed_; };
    std::string tiles, identities, made;
    for (int k = 0; k < n; ++k) {
      std::string const comma = k > 0 ? ", " : "";
      tiles += comma + in(i, k, sign(k));
      identities += comma + literal(f_[f_.operand(i, n + k)]);
    }
    if (n > 1) tiles = "tw::operands(" + tiles + ")", identities = "tw::identities(" + identities + ")";
    line("auto " + all + " = tw::" + (o.code == opcode::scan ? "scan(" : "reduce(") + tiles + ", tw::axis<" +
         to_string(o.axis) + ">, " + identities + ", [&](auto const& " + x + ", auto const& " + y + ") {");
    ++depth_;
    for (int k = 0; k < n; ++k) {
      define(i + 1 + 2 * k, element(x, k), sign(k));
      define(i + 2 + 2 * k, element(y, k), sign(k));
    }
    range(i + 1 + 2 * n, end);
    for (int k = 0; k < n; ++k) made += (k > 0 ? ", " : "") + in(end, 1 + k, sign(k));
    line("return " + (n > 1 ? "tw::operands(" + made + ")" : made) + ";");
    --depth_;
    line(o.code == opcode::scan && o.imm != 0 ? "}, tw::reverse);" : "});");
    for (int k = 0; k < n; ++k) define(end + 1 + k, element(all, k), sign(k));
  }

  void leave(int i) {
    op const& o = f_[i];
    int const loop = f_.operand(i, 0), n = o.count - 2;
    int const first = loop + (f_[loop].code == opcode::counted_loop ? 2 : 1);
    for (int j = 0; j < n; ++j) line(variable(loop, j) + " = " + in(i, 2 + j, true) + ";");
    line(std::string(o.code == opcode::break_if ? "b.break_if(" : "b.continue_if(") + in(i, 1, true) + ");");
    // As it was: an arm around this must not change it.
    for (int j = 0; j < n; ++j) line(variable(loop, j) + " = " + as(first + j, true) + ";");
  }

  std::string place(int i, int k) const { return "at" + to_string(f_.operand(f_.operand(i, k), 0)); }

  void operation(int i) {
    op const& o = f_[i];
    std::string const p = "p" + to_string(o.imm);
    bool const has_sign = o.sign == tw::ir::signedness::signed_;
    std::string const axis = "tw::axis<" + to_string(o.axis) + ">";
    switch (o.code) {
      case opcode::param: return define(i, p, has_sign);
      case opcode::extent:
        signs_[static_cast<std::size_t>(i)] = 1;
        return line("tw::tile<std::int64_t> " + name(i) + " = " + p + ".extent(" + to_string(o.axis) + ");");
      case opcode::block_index:
        signs_[static_cast<std::size_t>(i)] = 1;
        return line("tw::tile<int> " + name(i) + " = " + p + ".index(" + to_string(o.axis) + ");");
      case opcode::list_begin:
      case opcode::list_end:
      case opcode::list_step: return;  // each() makes them
      case opcode::list_index:
        signs_[static_cast<std::size_t>(i)] = 1;
        return line("tw::tile<int> " + name(i) + " = " + place(i, 0) + "[" + to_string(o.axis) + "];");
      case opcode::tiled_view: return view(i);
      case opcode::tile_count: return define(i, name(f_.operand(i, 0)) + ".count(" + to_string(o.axis) + ")", true);
      case opcode::view_load: return load(i);
      case opcode::view_gather: return selects(i) ? void() : gather(i, i);
      case opcode::tile_load: return define(i, p + ".load(" + (o.count > 0 ? place(i, 0) : "") + ")", has_sign);
      case opcode::tile_store:
        return line(p + ".store(" + (o.count > 1 ? place(i, 1) + ", " : "") + in(i, 0, has_sign) + ");");
      case opcode::tile_scatter:
        return line(p + ".scatter(" + axis + ", " + in(i, 0, has_sign) + ", " +
                    in(i, 1, this->has_sign(static_cast<int>(o.imm))) +
                    ", tw::out_of_range::" + (o.trap ? "trap" : "skip") + ");");
      case opcode::accum_update:
      case opcode::view_update: return update(i);
      case opcode::require: return line("b.require(" + in(i, 0, true) + ");");
      case opcode::assert_: return line("b.assert_(" + in(i, 0, true) + ", \"" + tw::ir::text_of(f_, o) + "\");");
      case opcode::break_if:
      case opcode::continue_if: return leave(i);
      case opcode::constant:
        return define(i, "b.full<" + cpp_name(o.elem, has_sign) + ">(" + shape(o) + ", " + literal(o) + ")", has_sign);
      case opcode::iota: return define(i, "b.iota<" + cpp_name(o.elem, has_sign) + ">(" + shape(o) + ")", has_sign);
      case opcode::reshape: return define(i, "tw::reshape(" + in(i, 0, has_sign) + ", " + shape(o) + ")", has_sign);
      case opcode::broadcast: return define(i, "tw::broadcast(" + in(i, 0, has_sign) + ", " + shape(o) + ")", has_sign);
      case opcode::permute: {
        std::string axes;
        for (int a = 0; a < o.rank; ++a) axes += (a > 0 ? ", " : "") + to_string(o.imm >> (8 * a) & 0xff);
        return define(i, "tw::permute<" + axes + ">(" + in(i, 0, has_sign) + ")", has_sign);
      }
      case opcode::cat:
        return define(i, "tw::cat(" + in(i, 0, has_sign) + ", " + in(i, 1, has_sign) + ", " + axis + ")", has_sign);
      case opcode::extract:
        return define(i, "tw::extract(" + in(i, 0, has_sign) + ", " + shape(o) + indices(i, 1) + ")", has_sign);
      case opcode::insert:
        return define(i, "tw::insert(" + in(i, 1, has_sign) + ", " + in(i, 0, has_sign) + indices(i, 2) + ")",
                      has_sign);
      case opcode::reduce_add: return define(i, "tw::sum(" + in(i, 0, has_sign) + ", " + axis + ")", has_sign);
      case opcode::reduce_mul: return define(i, "tw::product(" + in(i, 0, has_sign) + ", " + axis + ")", has_sign);
      case opcode::reduce_max: return define(i, "tw::max(" + in(i, 0, has_sign) + ", " + axis + ")", has_sign);
      case opcode::reduce_min: return define(i, "tw::min(" + in(i, 0, has_sign) + ", " + axis + ")", has_sign);
      case opcode::mmaf:
      case opcode::mmai:
        return define(i,
                      "tw::mma(" + in(i, 0, has_sign) + ", " + in(i, 1, o.other_sign == tw::ir::signedness::signed_) +
                        ", " + in(i, 2, true) + (o.fast_acc ? ", tw::fast_acc)" : ")"),
                      true);
      case opcode::select:
        if (selected_.contains(i)) return gather(selected_.at(i), i);
        return define(i, "tw::select(" + in(i, 0, true) + ", " + in(i, 1, has_sign) + ", " + in(i, 2, has_sign) + ")",
                      has_sign);
      case opcode::cmpi:
      case opcode::cmpf: {
        static constexpr char const* signs[] = {" == ", " != ", " < ", " <= ", " > ", " >= "};
        return define(i, in(i, 0, has_sign) + signs[static_cast<int>(o.pred)] + in(i, 1, has_sign), true);
      }
      case opcode::ftoi:
        return define(i, "tw::cast<" + cpp_name(o.elem, has_sign) + ">(" + in(i, 0, true) + ")", has_sign);
      case opcode::ftof:
      case opcode::itof:
      case opcode::exti:
      case opcode::trunci:
        return define(i, "tw::cast<" + cpp_name(o.elem, true) + ">(" + in(i, 0, has_sign) + ")", true);
      default: return by_element(i);
    }
  }

  std::string indices(int i, int from) const {
    std::string s;
    for (int k = from; k < f_[i].count; ++k) s += ", " + in(i, k, true);
    return s;
  }

  bool selects(int g) const {
    for (auto const& [s, of] : selected_)
      if (of == g) return true;
    return false;
  }

  void view(int i) {
    static constexpr char const* pads[] = {"zero", "neg_zero", "nan", "pos_inf", "neg_inf"};
    op const& o = f_[i];
    bool const read = f_.params[o.imm].kind == tw::ir::param_kind::in;
    std::string steps, axes;
    for (int a = 0; a < o.rank; ++a) {
      steps += (a > 0 ? ", " : "") + to_string(tw::ir::tile_step(f_, o, a));
      axes += (a > 0 ? ", " : "") + to_string(tw::ir::tensor_axis(f_, o, a));
    }
    std::string const cut = o.data < 0 ? "" : ", tw::step<" + steps + ">, tw::axes<" + axes + ">";
    std::string const pad = read ? std::string(", tw::pad::") + pads[static_cast<int>(o.pad)] : "";
    define(i, "p" + to_string(o.imm) + ".tiles(" + shape(o) + cut + pad + ")", o.sign == tw::ir::signedness::signed_);
  }
  void load(int i) {
    op const& o = f_[i];
    std::string s;
    for (int k = 1; k < o.count; ++k) s += (k > 1 ? ", " : "") + in(i, k, true);
    if (o.latency > 0) s += ", tw::latency<" + to_string(o.latency) + ">";
    if (o.no_tma) s += ", tw::no_tma";
    define(i, name(f_.operand(i, 0)) + ".load(" + s + ")", o.sign == tw::ir::signedness::signed_);
  }
  void update(int i) {
    static constexpr char const* kinds[] = {"bit_and", "bit_or", "bit_xor", "add", "add", "max", "min", "max", "min"};
    op const& o = f_[i];
    std::string const kind = kinds[static_cast<int>(o.mode)];
    std::string const v = in(i, o.count - 1, o.sign == tw::ir::signedness::signed_);
    std::string at;
    int const first = o.code == opcode::view_update ? 1 : 0;
    for (int k = first; k + 1 < o.count; ++k) at += in(i, k, true) + ", ";
    if (first == 1) return line(name(f_.operand(i, 0)) + "." + kind + "(" + at + v + ");");
    line("p" + to_string(o.imm) + ".at(" + at + "tw::out_of_range::" + (o.trap ? "trap" : "skip") + ")." + kind + "(" +
         v + ");");
  }
  void gather(int g, int result) {
    op const& o = f_[g];
    std::string s = "tw::axis<" + to_string(o.axis) + ">, " + in(g, 1 + o.axis, o.sign == tw::ir::signedness::signed_);
    for (int k = 1; k < o.count; ++k)
      if (k != 1 + o.axis) s += ", " + in(g, k, true);
    bool const has_sign = f_[f_.operand(g, 0)].sign == tw::ir::signedness::signed_;
    define(result,
           name(f_.operand(g, 0)) + ".gather(" + s + ", tw::out_of_range::" + (o.imm != 0 ? "trap" : "zero") + ")",
           has_sign);
  }

  void by_element(int i) {
    op const& o = f_[i];
    element_op const* const e = line_of(o);
    if (e == nullptr) throw std::logic_error("no C++ for " + std::string(tw::ir::row(o.code).name));
    std::string s;
    bool const has_sign = o.sign == tw::ir::signedness::signed_;
    for (std::size_t at = 0; at < e->spelling.size(); ++at) {
      if (e->spelling[at] != '{') {
        s += e->spelling[at];
        continue;
      }
      s += in(i, e->spelling[at + 1] - '0', has_sign);
      at += 2;
    }
    define(i, s, has_sign);
  }

  kernel const& k_;
  tw::ir::function f_;
  tw::verify::regions regions_;
  std::vector<char> signs_;      // by operation: whether the C++ value's integers have one
  std::map<int, int> selected_;  // selections that stand for a gather
  int depth_ = 0;
  std::string out_;
};

}  // namespace

std::string cpp_text(kernel const& k, std::string const& name) { return printer(k).kernel_text(name); }
std::string cpp_arguments(kernel const& k) { return printer(k).arguments(); }

}  // namespace random_kernels
