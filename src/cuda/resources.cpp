#include "cuda/resources.hpp"

#include <vector>

#include <fmt/format.h>

#include "cuda/cubin.hpp"
#include "cuda/elf.hpp"

namespace tw::cuda {
namespace {

using namespace elf;

// Attributes of .nv.info sections; each has a form that says how long it is. Numbers as ptxas of CUDA 13 writes them, held
// against what it prints with -v by tests/jit.
constexpr std::uint8_t form_none = 1, form_byte = 2, form_half = 3, form_sized = 4;
constexpr std::uint8_t required_threads = 0x10, frame_size = 0x11, register_count = 0x2f, ctas_per_cluster = 0x3d;
constexpr std::int64_t reserved_shared = 1024;  // where there is a section .nv.shared.reserved.0

class kernel_reader {
 public:
  kernel_reader(std::span<const std::uint8_t> bytes, std::string_view kernel) : file_(bytes), kernel_(kernel) {}

  // The file has been checked to be a whole cubin.
  resources read() {
    auto const header = file_.at<file_header>(0).value();
    for (std::uint64_t i = 0; i < header.section_count; ++i)
      sections_.push_back(file_.at<section_header>(header.section_headers + i * sizeof(section_header)).value());
    names_ = sections_.at(header.name_section);
    find_symbol();
    for (section_header const& s : sections_) section(s);
    if (reserved_ && out_.shared >= reserved_shared) out_.shared -= reserved_shared;
    return out_;
  }

 private:
  void find_symbol() {
    for (section_header const& table : sections_) {
      if (table.type != section_symbols) continue;
      for (std::uint64_t i = 0; i < table.size / sizeof(symbol); ++i) {
        auto const s = file_.at<symbol>(table.offset + i * sizeof(symbol));
        if (!s || file_.name(sections_.at(table.link), s->name) != kernel_) continue;
        if ((s->info & 15) != symbol_function) continue;
        number_ = static_cast<std::uint32_t>(i);
        out_.code = static_cast<std::int64_t>(s->size);
        return;
      }
    }
  }

  void section(section_header const& s) {
    auto const name = file_.name(names_, s.name).value_or("");
    if (name == fmt::format(".nv.shared.{}", kernel_)) out_.shared = static_cast<std::int64_t>(s.size);
    if (name == ".nv.shared.reserved.0") reserved_ = true;
    if (name == ".debug_line" && s.size > 0) out_.lines = true;
    if (s.type != section_cuda_info) return;
    if (name == ".nv.info") attributes(s, true);
    if (name == fmt::format(".nv.info.{}", kernel_)) attributes(s, false);
  }

  // A list that does not end where its section ends is left at that point: what came before it stays.
  void attributes(section_header const& s, bool of_all) {
    std::uint64_t at = s.offset;
    std::uint64_t const end = s.offset + s.size;
    while (end - at >= 4) {
      auto const form = *file_.at<std::uint8_t>(at), attribute = *file_.at<std::uint8_t>(at + 1);
      auto const half = *file_.at<std::uint16_t>(at + 2);
      at += 4;
      if (form == form_none || form == form_byte || form == form_half) continue;
      if (form != form_sized || half > end - at) return;
      std::vector<std::uint32_t> words;
      for (std::uint64_t k = 0; k + 4 <= half; k += 4) words.push_back(*file_.at<std::uint32_t>(at + k));
      at += half;
      if (of_all) of_symbol(attribute, words);
      else of_kernel(attribute, words);
    }
  }
  void of_symbol(std::uint8_t attribute, std::vector<std::uint32_t> const& words) {
    if (words.size() != 2 || words[0] != number_) return;
    if (attribute == register_count) out_.registers = words[1];
    if (attribute == frame_size) out_.stack = words[1];
  }
  void of_kernel(std::uint8_t attribute, std::vector<std::uint32_t> const& words) {
    if (words.size() != 3) return;
    auto const product = static_cast<std::int64_t>(std::uint64_t{words[0] & 0xffff} * (words[1] & 0xffff) *
                                                   (words[2] & 0xffff));
    if (attribute == required_threads) out_.threads = product;
    if (attribute == ctas_per_cluster) out_.cluster = product;
  }

  reader file_;
  std::string_view kernel_;
  std::vector<section_header> sections_;
  section_header names_{};
  std::uint32_t number_ = 0;
  bool reserved_ = false;
  resources out_;
};

}  // namespace

resources read_resources(std::span<const std::uint8_t> bytes, std::string_view kernel) {
  cubin const c = parse_cubin(bytes);
  resources none;
  if (!c.whole()) none.problem = "not a whole cubin: " + c.problem;
  else if (!c.has(kernel)) none.problem = fmt::format("the cubin has no kernel '{}'", kernel);
  if (!none.known()) return none;
  return kernel_reader(bytes, kernel).read();
}

}  // namespace tw::cuda
