#include "jit/executable.hpp"

#include <string>

#include <fmt/format.h>

#include <tilewright/runtime/error.hpp>

#include "cuda/cubin.hpp"
#include "cuda/driver.hpp"
#include "jit/assembler.hpp"
#include "jit/disk_cache.hpp"
#include "jit/dump.hpp"
#include "lower/facts_text.hpp"
#include "runtime/log.hpp"
#include "tile_ir/verify.hpp"

namespace tw::jit {
namespace {

disk_cache const& cache() {
  static auto const* c = new disk_cache(disk_cache::of_process());
  return *c;
}

void log_info(std::string_view name, std::string const& text) {
  if (log::on(log::level::info)) log::write(fmt::format("kernel '{}': {}", name, text));
}

// The cubin of a lowered kernel: from the disk cache, else from the assembler.
std::vector<std::uint8_t> find_or_assemble(std::string_view name, ir::module const& module,
                                           std::span<const std::uint8_t> bytecode, assemble_options const& options,
                                           loc where) {
  cache_key const key = make_key(bytecode, options.sm, options.text());
  assembler const* tool = choose(known_assemblers(), options.sm);
  std::optional<std::string> version;
  if (tool != nullptr) version = to_string(tool->version);
  auto const found = cache().load(key, version ? std::optional<std::string_view>(*version) : std::nullopt);
  if (found && (tool == nullptr || cuda::why_not_loadable(*found, options.sm, name).empty())) {
    if (log::on(log::level::info))
      log_info(name, fmt::format("cubin of {} bytes for sm_{} from the disk cache ({})", found->size(), options.sm,
                                 to_string(key)));
    return *found;
  }
  assembler const& needed = require_assembler(known_assemblers(), options.sm, where);
  must_be_legal(module, name, options.sm, where);
  log::stopwatch const time;
  std::string said;
  auto cubin = assemble(needed, bytecode, options, where, &said);
  if (log::on(log::level::info))
    log_info(name, fmt::format("assembled for sm_{} by tileiras {} in {}: {} bytes of bytecode, {} of cubin{}{}",
                               options.sm, to_string(needed.version), time.text(), bytecode.size(), cubin.size(),
                               said.empty() ? "" : "; it says\n", said));
  bool const stored = cache().store(key, to_string(needed.version), cubin);
  if (log::on(log::level::info))
    log_info(name, fmt::format("{} in the disk cache ({})", stored ? "stored" : "not stored", to_string(key)));
  return cubin;
}

std::vector<std::uint8_t> cubin_of(std::string_view name, ir::function const& f, ir::module const& module, int sm,
                                   loc where) {
  assemble_options options;
  options.sm = sm;
  options.kernel = std::string(name);
  options.lineinfo = wants_line_info();
  auto const bytecode = bytecode_of(module, options.lineinfo);
  dump_before_assembly(name, f, module, bytecode);
  auto cubin = find_or_assemble(name, module, bytecode, options, where);
  if (dumps(product::cubin)) dump(product::cubin, stem_of(name, bytecode), cubin);
  return cubin;
}

lower::result lowered(std::string_view name, ir::function const& f, verify::report const& report,
                      lower::specialisation const& spec) {
  log::stopwatch const time;
  lower::result r = lower::lower(name, f, report, spec);
  if (log::on(log::level::info)) log_info(name, fmt::format("lowered in {} for {}", time.text(), lower::text(f, spec)));
  return r;
}

}  // namespace

void must_be_legal(ir::module const& module, std::string_view name, int sm, loc where) {
  std::string const kernel = "kernel '" + std::string(name) + "' ";
  if (auto const faults = tile_ir::verify(module); !faults.empty())
    internal_fault(kernel + "became an illegal Tile IR program: " + tile_ir::text(faults.front()));
  if (auto const faults = tile_ir::verify_target(module, sm); !faults.empty()) {
    auto const& f = faults.front();
    std::string const line = f.where.line > 0 ? " (line " + std::to_string(f.where.line) + ")" : "";
    throw error(error_kind::unsupported, where, kernel + "is not for this GPU: " + f.message + line,
                "use a newer GPU, or a variant of the kernel without it");
  }
}

std::size_t executable_key_hash::operator()(executable_key const& k) const noexcept {
  std::uint64_t h = 14695981039346656037ULL;
  auto const add = [&](std::uint64_t v) { h = (h ^ v) * 1099511628211ULL; };
  add(static_cast<std::uint64_t>(k.where.kind()) << 32 | static_cast<std::uint64_t>(k.where.ordinal()));
  add(static_cast<std::uint64_t>(k.spec.wide) | static_cast<std::uint64_t>(k.spec.linear_grid) << 1 |
      static_cast<std::uint64_t>(k.spec.sm) << 8 | static_cast<std::uint64_t>(k.spec.order.band) << 32 |
      static_cast<std::uint64_t>(k.spec.order.reversed + 1) << 48 | (k.spec.order.linear ? std::uint64_t{1} << 60 : 0));
  add((k.spec.hint.no_tma ? std::uint64_t{1} << 60 : 0) | (k.spec.hint.unchecked ? std::uint64_t{1} << 61 : 0) |
      static_cast<std::uint64_t>(k.spec.hint.latency) << 48 | static_cast<std::uint64_t>(k.spec.hint.warps) << 32 |
      static_cast<std::uint64_t>(k.spec.hint.occupancy) << 16 | static_cast<std::uint64_t>(k.spec.hint.ctas));
  for (auto const& t : k.spec.tensors) {
    std::uint64_t v = t.align_log2;
    for (std::size_t a = 0; a < ir::max_rank; ++a)
      v = v * 1099511628211ULL +
          static_cast<std::uint64_t>(t.extent_log2[a] << 8 | t.stride_log2[a] << 1 | (t.unit_stride[a] ? 1 : 0));
    add(v);
  }
  return static_cast<std::size_t>(h);
}

std::shared_ptr<executable const> build(std::string_view name, ir::function const& f, verify::report const& report,
                                        executable_key const& key, loc where) {
  lower::result code = lowered(name, f, report, key.spec);
  auto made = std::make_shared<executable>();
  made->slots = std::move(code.slots);
  made->checks = std::move(code.checks);
  if (key.where.is_cpu()) {
    if (dumps_any()) dump_before_assembly(name, f, code.module, bytecode_of(code.module, wants_line_info()));
    log::stopwatch const time;
    made->on_cpu = cpu::compile(code.module, name);
    if (log::on(log::level::info)) log_info(name, fmt::format("compiled for the CPU in {}", time.text()));
  } else {
    auto const& driver = cuda::driver::instance();
    auto const& gpu = driver.require(key.where.ordinal(), where);
    auto const cubin = cubin_of(name, f, code.module, key.where.sm(), where);
    log::stopwatch const time;
    made->on_gpu = std::make_shared<cuda::loaded_kernel>(driver, gpu, cubin, std::string(name), where);
    if (log::on(log::level::info)) log_info(name, fmt::format("loaded on {} in {}", to_string(key.where), time.text()));
  }
  return made;
}

void prepare(std::string_view name, ir::function const& f, verify::report const& report,
             lower::specialisation const& spec, loc where) {
  cubin_of(name, f, lowered(name, f, report, spec).module, spec.sm, where);
}

void run(executable const& e, launch_grid grid, std::span<void* const> params, stream_ref stream, loc where,
         bool overlap) {
  if (e.on_cpu) {
    cpu::run(*e.on_cpu, {grid.x, grid.y, grid.z}, params);
    return;
  }
  auto const& driver = cuda::driver::instance();
  auto const& gpu = driver.require(stream.device.ordinal(), where);
  cuda::launch(driver, gpu, *e.on_gpu, {grid.x, grid.y, grid.z}, params, static_cast<cuda::stream_t>(stream.native),
               where, overlap && gpu.sm >= 90);
}

}  // namespace tw::jit
