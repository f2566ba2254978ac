#include "tensor/header_json.hpp"

#include <algorithm>

namespace tw::detail {
namespace {

constexpr std::size_t longest_array = 64;  // of extents or offsets

// Sorted rather than compared pairwise: the number of keys is the file's to choose.
template <class Keyed>
void refuse_duplicates(std::vector<Keyed> const& all, char const* what) {
  std::vector<Keyed const*> sorted;
  sorted.reserve(all.size());
  for (auto const& k : all) sorted.push_back(&k);
  std::sort(sorted.begin(), sorted.end(),
            [](auto* a, auto* b) { return a->key != b->key ? a->key < b->key : a->offset < b->offset; });
  for (std::size_t i = 1; i < sorted.size(); ++i)
    if (sorted[i]->key == sorted[i - 1]->key)
      throw json_error(sorted[i]->offset, std::string("the ") + what + " '" + sorted[i]->key + "' appears twice");
}

class parser {
 public:
  explicit parser(std::span<char const> text) : text_(text) {}

  std::vector<json_object> header() {
    std::vector<json_object> all;
    if (peek() != '{') fail("expected '{'");  // the format allows blanks behind the header only
    members([&](std::string key, std::size_t at) { all.push_back({std::move(key), at, object()}); });
    blanks();
    if (at_ != text_.size()) fail("text behind the header's closing brace");
    return all;
  }

 private:
  [[noreturn]] void fail(std::string const& what) const { throw json_error(at_, what); }
  char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  void blanks() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t' || text_[at_] == '\n' || text_[at_] == '\r'))
      ++at_;
  }
  void expect(char c, char const* what) {
    blanks();
    if (at_ >= text_.size() || text_[at_] != c) fail(std::string("expected ") + what);
    ++at_;
  }

  template <class Member>
  void members(Member&& member) {
    expect('{', "'{'");
    blanks();
    if (peek() == '}') {
      ++at_;
      return;
    }
    for (;;) {
      blanks();
      std::size_t const at = at_;
      std::string key = string();
      expect(':', "':'");
      blanks();
      member(std::move(key), at);
      blanks();
      if (peek() == ',') {
        ++at_;
        continue;
      }
      expect('}', "',' or '}'");
      return;
    }
  }

  std::vector<json_field> object() {
    std::vector<json_field> fields;
    members([&](std::string key, std::size_t at) {
      json_field f{std::move(key), at, {}};
      if (peek() == '"') f.value = string();
      else if (peek() == '[') f.value = array();
      else fail("expected a string or an array");
      fields.push_back(std::move(f));
    });
    refuse_duplicates(fields, "key");
    return fields;
  }

  std::vector<std::int64_t> array() {
    std::vector<std::int64_t> v;
    expect('[', "'['");
    blanks();
    if (peek() == ']') {
      ++at_;
      return v;
    }
    for (;;) {
      blanks();
      if (v.size() == longest_array) fail("an array of more than 64 numbers");
      v.push_back(integer());
      blanks();
      if (peek() == ',') {
        ++at_;
        continue;
      }
      expect(']', "',' or ']'");
      return v;
    }
  }

  std::int64_t integer() {
    if (peek() < '0' || peek() > '9') fail("expected a non-negative integer");
    bool const zero = peek() == '0';
    std::int64_t v = 0;
    int digits = 0;
    while (peek() >= '0' && peek() <= '9') {
      if (__builtin_mul_overflow(v, 10, &v) || __builtin_add_overflow(v, peek() - '0', &v))
        fail("a number beyond 2^63 - 1");
      ++at_;
      ++digits;
    }
    if (zero && digits > 1) fail("a number with leading zeros");
    if (peek() == '.' || peek() == 'e' || peek() == 'E') fail("expected an integer");
    return v;
  }

  unsigned hex4() {
    unsigned v = 0;
    for (int i = 0; i < 4; ++i, ++at_) {
      char const c = peek();
      unsigned d = 0;
      if (c >= '0' && c <= '9') d = static_cast<unsigned>(c - '0');
      else if (c >= 'a' && c <= 'f') d = static_cast<unsigned>(c - 'a' + 10);
      else if (c >= 'A' && c <= 'F') d = static_cast<unsigned>(c - 'A' + 10);
      else fail("a broken \\u escape");
      v = v * 16 + d;
    }
    return v;
  }
  static void append_utf8(std::string& s, unsigned c) {
    auto const put = [&](unsigned b) { s.push_back(static_cast<char>(b)); };
    if (c < 0x80) {
      put(c);
    } else if (c < 0x800) {
      put(0xC0 | c >> 6);
      put(0x80 | (c & 0x3F));
    } else if (c < 0x10000) {
      put(0xE0 | c >> 12);
      put(0x80 | (c >> 6 & 0x3F));
      put(0x80 | (c & 0x3F));
    } else {
      put(0xF0 | c >> 18);
      put(0x80 | (c >> 12 & 0x3F));
      put(0x80 | (c >> 6 & 0x3F));
      put(0x80 | (c & 0x3F));
    }
  }
  void escape(std::string& s) {
    char const c = peek();
    ++at_;
    switch (c) {
      case '"':
      case '\\':
      case '/': s.push_back(c); return;
      case 'b': s.push_back('\b'); return;
      case 'f': s.push_back('\f'); return;
      case 'n': s.push_back('\n'); return;
      case 'r': s.push_back('\r'); return;
      case 't': s.push_back('\t'); return;
      case 'u': break;
      default: --at_; fail("an unknown escape");
    }
    unsigned v = hex4();
    if (v >= 0xDC00 && v < 0xE000) fail("half of a surrogate pair");
    if (v >= 0xD800 && v < 0xDC00) {
      if (peek() != '\\') fail("half of a surrogate pair");
      ++at_;
      if (peek() != 'u') fail("half of a surrogate pair");
      ++at_;
      unsigned const low = hex4();
      if (low < 0xDC00 || low >= 0xE000) fail("half of a surrogate pair");
      v = 0x10000 + ((v - 0xD800) << 10) + (low - 0xDC00);
    }
    append_utf8(s, v);
  }
  // One UTF-8 sequence, without overlong forms and surrogates.
  void utf8(std::string& s) {
    auto const lead = static_cast<unsigned char>(peek());
    int const more = lead < 0x80                   ? 0
                     : lead >= 0xC2 && lead < 0xE0 ? 1
                     : lead >= 0xE0 && lead < 0xF0 ? 2
                     : lead >= 0xF0 && lead < 0xF5 ? 3
                                                   : -1;
    if (more < 0) fail("not UTF-8");
    unsigned v = more == 0 ? lead : lead & (0x3Fu >> more);
    std::size_t const start = at_++;
    for (int i = 0; i < more; ++i, ++at_) {
      auto const b = static_cast<unsigned char>(peek());
      if (at_ >= text_.size() || (b & 0xC0) != 0x80) fail("not UTF-8");
      v = v << 6 | (b & 0x3F);
    }
    if ((more == 2 && (v < 0x800 || (v >= 0xD800 && v < 0xE000))) || (more == 3 && (v < 0x10000 || v > 0x10FFFF))) {
      at_ = start;
      fail("not UTF-8");
    }
    s.append(text_.data() + start, at_ - start);
  }

  std::string string() {
    expect('"', "a string");
    std::string s;
    for (;;) {
      if (at_ >= text_.size()) fail("a string that does not end");
      auto const c = static_cast<unsigned char>(peek());
      if (c == '"') {
        ++at_;
        return s;
      }
      if (c < 0x20) fail("a control character in a string");
      if (c == '\\') {
        ++at_;
        escape(s);
      } else {
        utf8(s);
      }
    }
  }

  std::span<char const> text_;
  std::size_t at_ = 0;
};

}  // namespace

std::vector<json_object> parse_header(std::span<char const> text) {
  auto all = parser(text).header();
  refuse_duplicates(all, "name");
  return all;
}

}  // namespace tw::detail
