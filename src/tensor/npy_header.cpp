#include "tensor/npy_header.hpp"

#include <string_view>

namespace tw::detail {
namespace {

constexpr std::size_t most_axes = 64;  // NumPy's own limit

class parser {
 public:
  parser(std::span<char const> text, bool python2) : text_(text.data(), text.size()), python2_(python2) {}

  npy_header header() {
    npy_header h;
    bool descr = false, order = false, shape = false;
    expect('{', "'{'");
    for (;;) {
      blanks();
      if (take('}')) break;
      std::size_t const at = at_;
      std::string const key = string();
      auto const once = [&](bool& seen) {
        if (seen) throw npy_error(at, "the key '" + key + "' appears twice");
        seen = true;
      };
      expect(':', "':'");
      blanks();
      if (key == "descr") {
        once(descr);
        h.descr_offset = at_;
        if (peek() == '[' || peek() == '{' || peek() == '(') fail("an array of records, which no tensor holds");
        h.descr = string();
      } else if (key == "fortran_order") {
        once(order);
        h.fortran_order = truth();
      } else if (key == "shape") {
        once(shape);
        h.shape_offset = at_;
        h.shape = tuple();
      } else {
        throw npy_error(at, "unknown key '" + key + "'");
      }
      blanks();
      if (take(',')) continue;
      expect('}', "',' or '}'");
      break;
    }
    blanks();
    if (at_ != text_.size()) fail("text behind the header's closing brace");
    if (!descr || !order || !shape)
      throw npy_error(0, std::string("the key '") +
                           (!descr   ? "descr"
                            : !order ? "fortran_order"
                                     : "shape") +
                           "' is missing");
    return h;
  }

 private:
  [[noreturn]] void fail(std::string const& what) const { throw npy_error(at_, what); }
  char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  bool take(char c) {
    if (peek() != c) return false;
    ++at_;
    return true;
  }
  void blanks() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t' || text_[at_] == '\n' || text_[at_] == '\r'))
      ++at_;
  }
  void expect(char c, char const* what) {
    blanks();
    if (!take(c)) fail(std::string("expected ") + what);
  }

  std::string string() {
    blanks();
    char const quote = peek();
    if (quote != '\'' && quote != '"') fail("expected a string");
    std::size_t const first = ++at_;
    for (; at_ < text_.size(); ++at_) {
      if (text_[at_] == quote) {
        ++at_;
        return std::string(text_.substr(first, at_ - 1 - first));
      }
      if (text_[at_] < ' ' || text_[at_] > '~' || text_[at_] == '\\') fail("a string of other than plain characters");
    }
    fail("a string that does not end");
  }

  bool truth() {
    for (bool const value : {true, false}) {
      std::string_view const word = value ? "True" : "False";
      if (text_.substr(at_, word.size()) != word) continue;
      at_ += word.size();
      return value;
    }
    fail("expected True or False");
  }

  std::vector<std::int64_t> tuple() {
    std::vector<std::int64_t> all;
    expect('(', "'('");
    for (bool comma = false;; comma = true) {
      blanks();
      if (take(')')) return all;
      if (all.size() == most_axes) fail("a shape of more than 64 axes");
      all.push_back(number());
      blanks();
      if (take(',')) continue;
      if (!comma) fail("expected ','");  // (3) is a number in Python, (3,) the tuple
      expect(')', "',' or ')'");
      return all;
    }
  }

  std::int64_t number() {
    if (peek() < '0' || peek() > '9') fail("expected a non-negative integer");
    bool const zero = peek() == '0';
    std::int64_t v = 0;
    int digits = 0;
    for (; peek() >= '0' && peek() <= '9'; ++at_, ++digits)
      if (__builtin_mul_overflow(v, 10, &v) || __builtin_add_overflow(v, peek() - '0', &v))
        fail("a number beyond 2^63 - 1");
    if (zero && digits > 1) fail("a number with leading zeros");
    if (python2_) take('L');
    return v;
  }

  std::string_view text_;
  bool python2_;
  std::size_t at_ = 0;
};

}  // namespace

npy_header parse_npy_header(std::span<char const> text, bool python2) { return parser(text, python2).header(); }

}  // namespace tw::detail
