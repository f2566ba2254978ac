#include "tensor/header_text.hpp"

namespace tw::detail {

std::string json_string(std::string_view s) {
  std::string out;
  constexpr char hex[] = "0123456789abcdef";
  out += '"';
  for (char const c : s) {
    switch (c) {
      case '"': out += "\\\""; break;
      case '\\': out += "\\\\"; break;
      case '\b': out += "\\b"; break;
      case '\f': out += "\\f"; break;
      case '\n': out += "\\n"; break;
      case '\r': out += "\\r"; break;
      case '\t': out += "\\t"; break;
      default:
        if (static_cast<unsigned char>(c) < 0x20) {
          out += "\\u00";
          out += hex[c >> 4];
          out += hex[c & 15];
        } else {
          out += c;
        }
    }
  }
  out += '"';
  return out;
}

std::string header_text(std::span<header_tensor const> tensors,
                        std::span<std::pair<std::string, std::string> const> metadata) {
  std::string out = "{";
  if (!metadata.empty()) {
    out += "\"__metadata__\":{";
    for (auto const& [key, value] : metadata) {
      if (out.back() != '{') out += ',';
      out += json_string(key);
      out += ':';
      out += json_string(value);
    }
    out += '}';
  }
  std::uint64_t at = 0;
  for (auto const& t : tensors) {
    if (out.size() > 1) out += ',';
    out += json_string(t.name);
    out += ":{\"dtype\":\"";
    out += t.dtype;
    out += "\",\"shape\":[";
    for (std::size_t a = 0; a < t.shape.size(); ++a) out += (a == 0 ? "" : ",") + std::to_string(t.shape[a]);
    out += "],\"data_offsets\":[" + std::to_string(at) + "," + std::to_string(at + t.bytes) + "]}";
    at += t.bytes;
  }
  out += '}';
  out.resize((out.size() + 7) / 8 * 8, ' ');
  return out;
}

std::optional<std::size_t> not_utf8(std::string_view s) {
  for (std::size_t at = 0; at < s.size();) {
    auto const lead = static_cast<unsigned char>(s[at]);
    // The least code point that needs so many bytes: smaller ones are overlong.
    std::size_t const more = lead < 0x80 ? 0 : (lead & 0xE0) == 0xC0 ? 1 : (lead & 0xF0) == 0xE0 ? 2 : 3;
    constexpr std::uint32_t least[] = {0, 0x80, 0x800, 0x10000};
    if ((more == 3 && (lead & 0xF8) != 0xF0) || s.size() - at <= more) return at;
    std::uint32_t code = more == 0 ? lead : lead & (0x3Fu >> more);
    for (std::size_t i = 1; i <= more; ++i) {
      auto const b = static_cast<unsigned char>(s[at + i]);
      if ((b & 0xC0) != 0x80) return at;
      code = code << 6 | (b & 0x3F);
    }
    if (code < least[more] || code > 0x10FFFF || (code >= 0xD800 && code < 0xE000)) return at;
    at += more + 1;
  }
  return std::nullopt;
}

}  // namespace tw::detail
