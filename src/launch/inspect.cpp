#include "launch/inspect.hpp"

#include <link.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

#include <fmt/format.h>

#include <tilewright/runtime/error.hpp>

#include "cuda/resources.hpp"
#include "ir/function_text.hpp"
#include "jit/assembler.hpp"
#include "jit/dump.hpp"
#include "jit/scratch.hpp"
#include "launch/state.hpp"
#include "lower/facts_text.hpp"
#include "tile_ir/printer.hpp"

namespace tw::launch {
namespace {

namespace fs = std::filesystem;
using bytes = std::vector<std::uint8_t>;

std::span<const std::uint8_t> bytes_of(std::string_view s) {
  return {reinterpret_cast<std::uint8_t const*>(s.data()), s.size()};
}

// All instantiations, each once, in the order of their names.
std::vector<registered_kernel const*> sorted() {
  auto all = kernels();
  auto const before = [](auto const* a, auto const* b) { return id_of(a->record()) < id_of(b->record()); };
  std::sort(all.begin(), all.end(), before);
  auto const same = [](auto const* a, auto const* b) { return id_of(a->record()) == id_of(b->record()); };
  all.erase(std::unique(all.begin(), all.end(), same), all.end());
  return all;
}

// Where the kernel is, as far as its operations tell.
std::string place_of(kernel_record const& k) {
  for (int i = 0; i < k.code.op_count; ++i)
    if (std::string const p = ir::place(k.code, i); !p.empty()) return p;
  return {};
}

std::string indented(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t const end = std::min(text.find('\n', at), text.size());
    if (end > at) out += fmt::format("    {}\n", text.substr(at, end - at));
    at = end + 1;
  }
  return out;
}

std::string resources_text(cuda::resources const& r) {
  auto const number = [](std::optional<std::int64_t> v) { return v ? std::to_string(*v) : "an unknown number of"; };
  return fmt::format(
    "  registers      {} a thread\n  stack          {} bytes a thread (registers that did not fit, and arrays)\n"
    "  shared memory  {} bytes a CTA\n  threads        {} a CTA{}\n  machine code   {} bytes{}\n",
    number(r.registers), number(r.stack), r.shared, number(r.threads),
    r.cluster > 1 ? fmt::format(", {} CTAs for a tile block", r.cluster) : "", r.code,
    r.lines ? ", with line information" : "");
}

// Writes the forms of one instantiation. What no assembler could make is said in its report.
class inspection {
 public:
  inspection(fs::path folder, inspect_options const& o) : folder_(std::move(folder)), options_(o) {}

  void compile(registered_kernel const& kernel) {
    kernel_record const& k = kernel.record();
    id_ = id_of(k);
    write("ir", bytes_of(ir::text(k.code, k.name)));
    lower::specialisation const spec = assumed_specialisation(k, options_);
    verify::report const& checks = kernel.state().report(k, spec.wide);
    std::string text = fmt::format("{}\n  parameters     {}\n  place          {}\n  for            sm_{}: {}\n", id_,
                                   signature_of(k), place_of(k), options_.sm, lower::text(k.code, spec));
    text += checks_text(k, checks);
    if (checks.broken == verify::rule::ok) {
      lower::result const lowered = lower::lower(k.name, k.code, checks, spec);
      bytes const bytecode = jit::bytecode_of(lowered.module, options_.line_info);
      write("mlir", bytes_of(tile_ir::print(lowered.module)));
      write("tilebc", bytecode);
      text += fmt::format("  bytecode       {} bytes\n", bytecode.size());
      if (options_.assembles) text += assemble(k, lowered.module, bytecode);
    }
    write("report", bytes_of(text));
  }

 private:
  void write(std::string_view end, std::span<const std::uint8_t> b) const {
    fs::path const path = folder_ / fmt::format("{}.{}", id_, end);
    if (std::error_code const problem = jit::write_file(path, b))
      throw error(error_kind::usage, loc::current(),
                  fmt::format("{} cannot be written: {}", path.string(), problem.message()),
                  "set TW_INSPECT_DIR to a folder that can be written to");
  }

  static std::string checks_text(kernel_record const& k, verify::report const& r) {
    if (r.broken != verify::rule::ok)
      return fmt::format("  not possible for tensors of this size: {}\n", std::string_view(r.detail.text));
    std::string text = "  checks\n";
    auto const lines = placement_of_checks(k, r);
    for (auto const& l : lines) text += "    " + l + "\n";
    return lines.empty() ? "  checks         none are needed\n" : text;
  }

  std::string assemble(kernel_record const& k, ir::module const& module, bytes const& bytecode) const {
    jit::assemble_options o;
    o.sm = options_.sm;
    o.lineinfo = options_.line_info;
    o.remarks = true;
    o.kernel = std::string(k.name);
    try {
      jit::assembler const& tool = jit::require_assembler(jit::known_assemblers(), o.sm, loc::current());
      jit::must_be_legal(module, k.name, o.sm, loc::current());
      std::string said;
      bytes const cubin = jit::assemble(tool, bytecode, o, loc::current(), &said);
      write("cubin", cubin);
      return fmt::format("  cubin          {} bytes, by tileiras {}\n{}{}", cubin.size(), to_string(tool.version),
                         resources_text(cuda::read_resources(cubin, k.name)),
                         said.empty() ? "" : "  the assembler says\n" + indented(said));
    } catch (error const& e) { return fmt::format("  no cubin       {}\n    remedy: {}\n", e.cause(), e.remedy()); }
  }

  fs::path folder_;
  inspect_options options_;
  std::string id_;
};

// The words of a request.
struct request {
  std::string what;
  std::vector<std::string> ids;
  inspect_options options;
};
request read_request(std::string_view text) {
  request r;
  while (!text.empty()) {
    std::string_view const word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(word.size() + 1, text.size()));
    if (word.empty()) continue;
    std::size_t const equals = word.find('=');
    std::string_view const key = word.substr(0, equals), value = equals == word.npos ? "" : word.substr(equals + 1);
    int number = 0;
    std::from_chars(value.data(), value.data() + value.size(), number);
    if (r.what.empty()) r.what = word;
    else if (equals == word.npos) r.ids.emplace_back(word);
    else if (key == "sm") r.options.sm = number;
    else if (key == "aligned") r.options.aligned = number != 0;
    else if (key == "wide") r.options.wide = number != 0;
    else if (key == "lines") r.options.line_info = number != 0;
    else if (key == "assemble") r.options.assembles = number != 0;
    else if (key == "warps") r.options.hint.warps = number;
    else if (key == "occupancy") r.options.hint.occupancy = number;
    else if (key == "ctas") r.options.hint.ctas = number;
    else if (key == "latency") r.options.hint.latency = number;
    else if (key == "no_tma") r.options.hint.no_tma = number != 0;
    else if (key == "unchecked") r.options.hint.unchecked = number != 0;
  }
  return r;
}

std::string answer(request const& r, fs::path const& folder) {
  std::string text = fmt::format("{}\n", inspect_mark);
  inspection each(folder, r.options);
  for (auto const* k : sorted()) {
    kernel_record const& record = k->record();
    if (r.what == "list") {
      text += fmt::format("{}\t{}\t{}\t{}\n", id_of(record), record.name, signature_of(record), place_of(record));
    } else if (std::find(r.ids.begin(), r.ids.end(), id_of(record)) != r.ids.end()) {
      each.compile(*k);
      text += id_of(record) + "\n";
    }
  }
  return text;
}

// Ends the process: nothing of the program itself is to run.
[[noreturn]] void answer_and_exit(char const* wish) noexcept {
  int code = 1;
  try {
    char const* const folder = std::getenv("TW_INSPECT_DIR");
    request const r = read_request(wish);
    if (folder == nullptr || *folder == 0)
      throw error(error_kind::usage, loc::current(), "TW_INSPECT is set without TW_INSPECT_DIR", "use `tw compile`");
    if (r.what != "list" && r.what != "compile")
      throw error(error_kind::usage, loc::current(), fmt::format("TW_INSPECT asks for '{}'", r.what),
                  "it can be `list` or `compile ID...`");
    std::string const text = answer(r, folder);
    code = jit::write_file(fs::path(folder) / "answer", bytes_of(text)) ? 1 : 0;
  } catch (std::exception const& e) { std::fprintf(stderr, "tilewright: %s\n", e.what()); }
  std::fflush(nullptr);
  _exit(code);
}

using initialiser = void (*)(int, char**, char**);

struct search {
  initialiser own;
  initialiser const* rest = nullptr;  // the initialisers behind `own`
  std::size_t count = 0;
};
int look_in_module(dl_phdr_info* module, std::size_t, void* data) {
  auto& s = *static_cast<search*>(data);
  for (int i = 0; i < module->dlpi_phnum; ++i) {
    if (module->dlpi_phdr[i].p_type != PT_DYNAMIC) continue;
    initialiser const* list = nullptr;
    std::size_t n = 0;
    for (auto const* d = reinterpret_cast<ElfW(Dyn) const*>(module->dlpi_addr + module->dlpi_phdr[i].p_vaddr);
         d->d_tag != DT_NULL; ++d) {
      if (d->d_tag == DT_INIT_ARRAY) list = reinterpret_cast<initialiser const*>(module->dlpi_addr + d->d_un.d_ptr);
      if (d->d_tag == DT_INIT_ARRAYSZ) n = d->d_un.d_val / sizeof(initialiser);
    }
    for (std::size_t k = 0; list != nullptr && k < n; ++k) {
      if (list[k] != s.own) continue;
      s.rest = list + k + 1;
      s.count = n - k - 1;
      return 1;
    }
  }
  return 0;
}

// Runs among the initialisers of the program. Kernels whose objects the linker has put behind the library register later:
// their initialisers are called from here, once, since control does not return from here.
[[gnu::constructor]] void on_start(int argc, char** argv, char** environment) {
  char const* const wish = std::getenv("TW_INSPECT");
  if (wish == nullptr || *wish == 0) return;
  search s{&on_start};
  dl_iterate_phdr(&look_in_module, &s);
  for (std::size_t k = 0; k < s.count; ++k) s.rest[k](argc, argv, environment);
  answer_and_exit(wish);
}

}  // namespace

void link_inspection() noexcept {}

std::string id_of(kernel_record const& k) { return fmt::format("{}-{:016x}", k.name, k.hash); }

std::string signature_of(kernel_record const& k) {
  std::string s = "(";
  for (int p = 0; p < k.code.param_count; ++p) s += (p > 0 ? ", " : "") + ir::text(k.code.params[p]);
  return s + ")";
}

lower::specialisation assumed_specialisation(kernel_record const& k, inspect_options const& o) {
  constexpr std::uint8_t best_alignment = 4, best_divisor = 8;  // what launches distinguish at most (specialise.cpp)
  lower::specialisation s;
  s.tensors.resize(static_cast<std::size_t>(k.code.param_count));
  s.wide = o.wide;
  s.sm = o.sm;
  s.hint = o.hint;
  for (int p = 0; p < k.code.param_count; ++p) {
    ir::parameter const& q = k.code.params[p];
    if (!ir::is_tensor(q.kind)) continue;
    lower::tensor_facts& t = s.tensors[static_cast<std::size_t>(p)];
    if (o.aligned) {
      t.align_log2 = best_alignment;
      t.extent_log2.fill(best_divisor);
      t.stride_log2.fill(best_divisor);
    }
    if (q.rank > 0) t.unit_stride[q.rank - 1U] = true;
    if (q.has_blocks() && q.rank > 3 && !q.is_persistent()) s.linear_grid = true;
  }
  return s;
}

}  // namespace tw::launch
