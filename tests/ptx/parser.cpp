// The text of a module becomes kernels. NVVM writes one statement a line, inline assembly does not: statements are found by
// their ends.
#include <charconv>
#include <cstdlib>
#include <optional>
#include <stdexcept>

#include "ptx/program.hpp"

namespace ptx {
namespace {

struct variable {
  std::uint64_t address = 0;
};

std::string without_comments(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    if (text.substr(at, 2) == "//") {
      at = std::min(text.find('\n', at), text.size());
    } else if (text.substr(at, 2) == "/*") {
      std::size_t const end = text.find("*/", at);
      at = end == std::string_view::npos ? text.size() : end + 2;
    } else {
      out += text[at++];
    }
  }
  return out;
}

std::string_view trimmed(std::string_view s) {
  while (!s.empty() && std::isspace(static_cast<unsigned char>(s.front()))) s.remove_prefix(1);
  while (!s.empty() && std::isspace(static_cast<unsigned char>(s.back()))) s.remove_suffix(1);
  return s;
}

bool is_name_char(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '$' || c == '%'; }

// Words of a directive; brackets and commas are words.
std::vector<std::string> words(std::string_view s) {
  std::vector<std::string> out;
  for (std::size_t at = 0; at < s.size();) {
    if (std::isspace(static_cast<unsigned char>(s[at]))) {
      ++at;
      continue;
    }
    std::size_t end = at;
    while (end < s.size() && (is_name_char(s[end]) || s[end] == '.')) ++end;
    if (end == at) ++end;
    out.emplace_back(s.substr(at, end - at));
    at = end;
  }
  return out;
}

std::size_t round_up(std::size_t n, std::size_t to) { return (n + to - 1) / to * to; }

int bits_of(std::string_view type) {
  if (type == ".pred") return 1;
  int n = 0;
  std::from_chars(type.data() + 2, type.data() + type.size(), n);
  return n;
}

// ".align 8 .b8 name[64]": the size in bytes, alignment and name.
struct declaration {
  std::string name;
  std::size_t size = 0, align = 1;
  bool hidden = false, open = false;  // open: name[]
};
declaration declared(std::vector<std::string> const& w) {
  declaration d;
  for (std::size_t k = 0; k < w.size(); ++k) {
    std::string const& s = w[k];
    if (s == ".align" && k + 1 < w.size()) d.align = std::strtoull(w[++k].c_str(), nullptr, 0);
    else if (s == ".hidden") d.hidden = true;
    else if (s[0] == '.' && s.size() > 2 && std::isdigit(static_cast<unsigned char>(s[2])) && s.find('t') != 1) {
      if (d.size == 0) d.size = static_cast<std::size_t>(bits_of(s)) / 8;
    } else if (s == "[" && k + 1 < w.size()) {
      d.open = w[k + 1] == "]";
      if (!d.open) d.size *= std::strtoull(w[k + 1].c_str(), nullptr, 0);
      break;
    } else if (is_name_char(s[0]) && !std::isdigit(static_cast<unsigned char>(s[0]))) d.name = s;
    else if (s == "=") break;
  }
  if (d.align == 1) d.align = std::max<std::size_t>(1, std::min<std::size_t>(d.size, 8));
  return d;
}

std::vector<std::string> split(std::string_view s) {
  std::vector<std::string> out;
  int depth = 0;
  std::size_t from = 0;
  for (std::size_t at = 0; at <= s.size(); ++at) {
    char const c = at < s.size() ? s[at] : ',';
    if (c == '{' || c == '[' || c == '(') ++depth;
    if (c == '}' || c == ']' || c == ')') --depth;
    if ((c == ',' && depth == 0) || at == s.size()) {
      if (auto const piece = trimmed(s.substr(from, at - from)); !piece.empty()) out.emplace_back(piece);
      from = at + 1;
    }
  }
  return out;
}

bool is_directive(std::string_view s, std::size_t at, std::string_view name) {
  return s.substr(at).starts_with(name) && at + name.size() < s.size() &&
         std::isspace(static_cast<unsigned char>(s[at + name.size()]));
}

class kernel_parser {
 public:
  kernel_parser(kernel& k, std::map<std::string, variable> symbols) : k_(k), symbols_(std::move(symbols)) {
    scopes_.emplace_back();
  }

  void body(std::string_view s) {
    for (std::size_t at = 0; at < s.size();) {
      char const c = s[at];
      if (std::isspace(static_cast<unsigned char>(c))) {
        ++at;
      } else if (c == '{') {
        scopes_.emplace_back();
        ++at;
      } else if (c == '}') {
        scopes_.pop_back();
        ++at;
      } else if (is_directive(s, at, ".loc") || is_directive(s, at, ".file")) {
        at = std::min(s.find('\n', at), s.size());
      } else {
        std::size_t end = at;
        while (end < s.size() && is_name_char(s[end])) ++end;
        if (end < s.size() && s[end] == ':' && s.substr(end, 2) != "::") {
          labels_[std::string(s.substr(at, end - at))] = static_cast<int>(k_.code.size());
          at = end + 1;
          continue;
        }
        end = std::min(s.find(';', at), s.size());
        statement(trimmed(s.substr(at, end - at)));
        at = end + 1;
      }
    }
    for (instruction& i : k_.code)
      if (i.mask_operand < -1) i.mask_operand = static_cast<int>(i.operands.size()) - 1;
    for (auto const& [at, label] : branches_) {
      auto const found = labels_.find(label);
      if (found == labels_.end()) throw std::runtime_error("no label " + label);
      k_.code[static_cast<std::size_t>(at)].target = found->second;
    }
  }

 private:
  void statement(std::string_view s) {
    if (s.empty()) return;
    if (s[0] == '.') return directive(s);
    instruction i;
    i.text = std::string(s);
    for (char& c : i.text)
      if (std::isspace(static_cast<unsigned char>(c))) c = ' ';
    std::string const guarded = i.text;
    std::string_view rest = guarded;
    if (rest[0] == '@') {
      rest.remove_prefix(1);
      if (rest[0] == '!') {
        i.guard_negated = true;
        rest.remove_prefix(1);
      }
      std::size_t const end = rest.find(' ');
      i.guard = named(rest.substr(0, end)).value_or(-1);
      rest = trimmed(rest.substr(end));
    }
    std::size_t const end = std::min(rest.find(' '), rest.size());
    std::string_view const opcode = rest.substr(0, end);
    bool good = decode(i, opcode);
    if (good && (opcode == "bra" || opcode.starts_with("bra."))) {
      branches_.emplace_back(static_cast<int>(k_.code.size()), std::string(trimmed(rest.substr(end))));
    } else if (good && i.most > 0) {
      for (std::string const& piece : split(rest.substr(end))) good = good && add_operand(i, piece);
      good = good && i.operands.size() >= i.least && i.operands.size() <= i.most;
    }
    if (!good) i.run = nullptr, i.pure = nullptr;
    k_.code.push_back(std::move(i));
  }

  void directive(std::string_view s) {
    auto const w = words(s);
    if (w[0] == ".reg") {
      for (std::size_t k = 2; k < w.size(); ++k) {
        if (!is_name_char(w[k][0]) || std::isdigit(static_cast<unsigned char>(w[k][0]))) continue;
        if (k + 1 < w.size() && w[k + 1] == "<") {
          int const n = std::atoi(w[k + 2].c_str());
          for (int r = 0; r < n; ++r) add_register(w[k] + std::to_string(r), bits_of(w[1]));
          k += 3;
        } else {
          add_register(w[k], bits_of(w[1]));
        }
      }
    } else if (w[0] == ".shared") {
      auto const d = declared(w);
      k_.shared_bytes = round_up(k_.shared_bytes, d.align);
      symbols_[d.name].address = shared_start + k_.shared_bytes;
      k_.shared_bytes += d.size;
    } else if (w[0] == ".local") {
      auto const d = declared(w);
      k_.local_bytes = round_up(k_.local_bytes, d.align);
      symbols_[d.name].address = k_.local_bytes;
      k_.local_bytes += d.size;
    }
  }

  int add_slot(slot const& s) {
    k_.slots.push_back(s);
    return static_cast<int>(k_.slots.size()) - 1;
  }
  void add_register(std::string const& name, int width) {
    slot s;
    s.width = width;
    scopes_.back()[name] = add_slot(s);
  }

  std::optional<int> special_slot(std::string_view name) {
    static std::map<std::string_view, special> const names = {
      {"%tid", special::tid},           {"%ntid", special::ntid},       {"%ctaid", special::ctaid},
      {"%nctaid", special::nctaid},     {"%laneid", special::laneid},   {"%warpid", special::warpid},
      {"%nwarpid", special::nwarpid},   {"%clock", special::clock},     {"%clock64", special::clock},
      {"%globaltimer", special::clock}, {"%clusterid", special::ctaid}, {"%nclusterid", special::nctaid}};
    slot s;
    s.source = slot::from::special_register;
    auto const dot = name.find('.');
    std::string_view const base = name.substr(0, dot);
    s.axis = dot == std::string_view::npos ? 0 : name[dot + 1] - 'x';
    constexpr std::string_view masks[] = {"%lanemask_eq", "%lanemask_lt", "%lanemask_le", "%lanemask_gt",
                                          "%lanemask_ge"};
    for (int m = 0; m < 5; ++m)
      if (base == masks[m]) s.which = special::lanemask, s.axis = m;
    bool const mask = s.which == special::lanemask;
    if (!mask && (base == "%cluster_ctaid" || base == "%cluster_ctarank")) return constant(0);
    if (!mask && (base == "%cluster_nctaid" || base == "%cluster_nctarank")) return constant(1);
    if (!mask) {
      auto const found = names.find(base);
      if (found == names.end()) return {};
      s.which = found->second;
    }
    return add_slot(s);
  }

  int constant(std::uint64_t bits) {
    auto const [at, fresh] = constants_.try_emplace(bits, 0);
    if (fresh) {
      slot s;
      s.source = slot::from::constant;
      s.constant = bits;
      at->second = add_slot(s);
    }
    return at->second;
  }

  std::optional<int> named(std::string_view name) {
    std::string const key(name);
    for (auto scope = scopes_.rbegin(); scope != scopes_.rend(); ++scope)
      if (auto const found = scope->find(key); found != scope->end()) return found->second;
    if (auto const found = symbols_.find(key); found != symbols_.end()) return constant(found->second.address);
    if (name == "_") {
      add_register("_", 64);
      return named(name);
    }
    if (name == "WARP_SZ") return constant(32);
    if (name.starts_with("%")) {
      auto const s = special_slot(name);
      if (s) scopes_.front()[key] = *s;
      return s;
    }
    return {};
  }

  static std::optional<std::uint64_t> number(std::string_view s) {
    bool const negative = s.starts_with("-");
    if (negative) s.remove_prefix(1);
    if (s.empty() || !std::isdigit(static_cast<unsigned char>(s[0]))) return {};
    std::uint64_t v = 0;
    int base = 10;
    if (s.size() > 2 && s[0] == '0' && std::string_view("fFdDxX").find(s[1]) != std::string_view::npos) {
      base = 16;
      s.remove_prefix(2);
    }
    if (s.ends_with("U")) s.remove_suffix(1);
    auto const [end, problem] = std::from_chars(s.data(), s.data() + s.size(), v, base);
    if (problem != std::errc() || end != s.data() + s.size()) return {};
    return negative ? ~v + 1 : v;
  }

  std::optional<int> atom(std::string_view s) {
    if (auto const v = number(s)) return constant(*v);
    return named(s);
  }

  bool add_operand(instruction& i, std::string_view s) {
    operand o;
    if (s.front() == '!') {
      o.negated = true;
      s = trimmed(s.substr(1));
    }
    if (s.front() == '[' && s.back() == ']') {
      o.memory = true;
      auto const inside = split(s.substr(1, s.size() - 2));
      if (inside.size() != 1) return false;
      std::string_view a = inside[0];
      if (auto const plus = a.find_first_of("+-", 1); plus != std::string_view::npos) {
        std::string_view digits = trimmed(a.substr(plus + (a[plus] == '+' ? 1 : 0)));
        auto const v = number(digits);
        if (!v) return false;
        o.offset = static_cast<std::int64_t>(*v);
        a = trimmed(a.substr(0, plus));
      }
      auto const base = atom(a);
      if (!base) return false;
      o.slots.push_back(*base);
    } else if (s.front() == '{') {
      for (std::string const& piece : split(s.substr(1, s.size() - 2))) {
        auto const a = atom(piece);
        if (!a) return false;
        o.slots.push_back(*a);
      }
    } else {
      std::string_view second;
      if (auto const bar = s.find('|'); bar != std::string_view::npos) {
        second = trimmed(s.substr(bar + 1));
        s = trimmed(s.substr(0, bar));
      }
      std::string base(s);
      if (auto const plus = s.find('+', 1); plus != std::string_view::npos) {  // symbol+offset
        auto const a = symbols_.find(std::string(trimmed(s.substr(0, plus))));
        auto const v = number(trimmed(s.substr(plus + 1)));
        if (a == symbols_.end() || !v) return false;
        o.slots.push_back(constant(a->second.address + *v));
      } else {
        auto const a = atom(s);
        if (!a) return false;
        o.slots.push_back(*a);
      }
      if (!second.empty()) {
        auto const q = named(second);
        if (!q) return false;
        o.pair = *q;
      }
    }
    i.operands.push_back(std::move(o));
    return !i.operands.back().slots.empty();
  }

  kernel& k_;
  std::map<std::string, variable> symbols_;
  std::vector<std::map<std::string, int>> scopes_;
  std::map<std::uint64_t, int> constants_;
  std::map<std::string, int> labels_;
  std::vector<std::pair<int, std::string>> branches_;
};

class module_parser {
 public:
  module_parser(std::string const& text, module& m) : s_(text), m_(m) {}

  void parse() {
    while (at_ < s_.size()) {
      if (std::isspace(static_cast<unsigned char>(s_[at_]))) {
        ++at_;
        continue;
      }
      std::size_t const line = std::min(s_.find('\n', at_), s_.size());
      std::string_view const first = view(at_, line);
      if (first.starts_with(".version") || first.starts_with(".target") || first.starts_with(".address_size") ||
          first.starts_with(".file") || first.starts_with(".loc")) {
        at_ = line;
        continue;
      }
      if (first.starts_with(".section")) {
        at_ = close(s_.find('{', at_)) + 1;
        continue;
      }
      std::size_t const end = s_.find_first_of(";{(", at_);
      if (end == std::string::npos) return;
      std::string_view const head = view(at_, end);
      if (head.find(".entry") != std::string_view::npos) entry();
      else if (head.find(".func") != std::string_view::npos) skip_function(end);
      else variable_at(head);
    }
  }

 private:
  std::string_view view(std::size_t from, std::size_t to) const { return std::string_view(s_).substr(from, to - from); }

  std::size_t close(std::size_t open) const {
    int depth = 0;
    for (std::size_t at = open; at < s_.size(); ++at) {
      if (s_[at] == '{') ++depth;
      if (s_[at] == '}' && --depth == 0) return at;
    }
    throw std::runtime_error("a brace is not closed");
  }

  void skip_function(std::size_t from) {
    std::size_t const end = s_.find_first_of(";{", from);
    at_ = end == std::string::npos ? s_.size() : s_[end] == ';' ? end + 1 : close(end) + 1;
  }

  void variable_at(std::string_view head) {
    std::size_t const end = std::min(s_.find(';', at_), s_.size());
    auto const w = words(head);
    auto const d = declared(w);
    bool shared = false, external = false;
    for (auto const& word : w) {
      shared = shared || word == ".shared";
      external = external || word == ".extern";
    }
    if (shared) {
      if (external && d.open) dynamic_ = d.name;
      else {
        shared_ = round_up(shared_, d.align);
        symbols_[d.name].address = shared_start + shared_;
        shared_ += d.size;
      }
    } else if (!d.name.empty()) {
      auto& bytes = m_.globals[d.name];
      bytes = std::make_unique<std::vector<std::uint8_t>>(std::max<std::size_t>(d.size, 1));
      if (std::size_t const open = s_.find('{', at_); open < end) {
        std::size_t n = 0;
        for (std::string const& x : split(view(open + 1, s_.find('}', open))))
          if (n < d.size) (*bytes)[n++] = static_cast<std::uint8_t>(std::strtoull(x.c_str(), nullptr, 0));
      }
      symbols_[d.name].address = reinterpret_cast<std::uintptr_t>(bytes->data());
    }
    at_ = end + 1;
  }

  void entry() {
    std::size_t const open = s_.find('{', at_), paren = s_.find('(', at_);
    kernel k;
    auto const before = words(view(at_, std::min(open, paren)));
    for (std::size_t n = 0; n + 1 < before.size(); ++n)
      if (before[n] == ".entry") k.name = before[n + 1];
    auto symbols = symbols_;
    std::size_t rest = std::min(open, paren);
    if (paren < open) {
      rest = s_.find(')', paren);
      for (std::string const& text : split(view(paren + 1, rest))) {
        auto const d = declared(words(text));
        k.parameter_bytes = round_up(k.parameter_bytes, d.align);
        k.parameters.push_back({d.name, k.parameter_bytes, d.size, d.hidden});
        symbols[d.name].address = k.parameter_bytes;
        k.parameter_bytes += d.size;
      }
    }
    auto const after = words(view(rest, open));
    for (std::size_t n = 0; n + 1 < after.size(); ++n) {
      auto const number = static_cast<unsigned>(std::strtoul(after[n + 1].c_str(), nullptr, 0));
      if (after[n] == ".reqntid" || after[n] == ".maxntid") {
        for (std::size_t axis = 0; axis < 3 && n + 1 + 2 * axis < after.size(); ++axis) {
          if (axis > 0 && after[n + 2 * axis] != ",") break;
          k.threads[axis] = static_cast<unsigned>(std::strtoul(after[n + 1 + 2 * axis].c_str(), nullptr, 0));
        }
      } else if (after[n] == ".reqnctapercluster") {
        k.cluster = number;
      }
    }
    k.shared_bytes = shared_;
    std::size_t const end = close(open);
    kernel_parser parser(k, std::move(symbols));
    if (!dynamic_.empty()) throw std::runtime_error("shared memory of the launch is not supported: " + dynamic_);
    parser.body(view(open + 1, end));
    m_.kernels[k.name] = std::move(k);
    at_ = end + 1;
  }

  std::string const& s_;
  module& m_;
  std::size_t at_ = 0, shared_ = 0;
  std::string dynamic_;
  std::map<std::string, variable> symbols_;
};

}  // namespace

module parse(std::string_view text) {
  module m;
  std::string const clean = without_comments(text);
  try {
    module_parser(clean, m).parse();
  } catch (std::exception const& e) { m.problem = e.what(); }
  return m;
}

}  // namespace ptx
