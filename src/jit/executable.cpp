#include "jit/executable.hpp"

#include <string>

#include <tilewright/runtime/error.hpp>

#include "cuda/cubin.hpp"
#include "cuda/driver.hpp"
#include "jit/assembler.hpp"
#include "jit/disk_cache.hpp"
#include "tile_ir/bytecode_writer.hpp"
#include "tile_ir/verify.hpp"

namespace tw::jit {
namespace {

disk_cache const& cache() {
  static auto const* c = new disk_cache(disk_cache::of_process());
  return *c;
}

// The assembler answers some illegal programs with wrong code, and others without a reason: none is handed to it.
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

// The cubin of a lowered kernel: from the disk cache, else from the assembler.
std::vector<std::uint8_t> cubin_of(ir::module const& module, std::string_view name, int sm, loc where) {
  auto const bytecode = tile_ir::write(module, tile_ir::lowest_version(module));
  assemble_options options;
  options.sm = sm;
  options.kernel = std::string(name);
  cache_key const key = make_key(bytecode, sm, options.text());
  assembler const* tool = choose(known_assemblers(), sm);
  std::optional<std::string> version;
  if (tool != nullptr) version = to_string(tool->version);
  auto const found = cache().load(key, version ? std::optional<std::string_view>(*version) : std::nullopt);
  if (found && (tool == nullptr || cuda::why_not_loadable(*found, sm, name).empty())) return *found;
  assembler const& needed = require_assembler(known_assemblers(), sm, where);
  must_be_legal(module, name, sm, where);
  auto cubin = assemble(needed, bytecode, options, where);
  cache().store(key, to_string(needed.version), cubin);
  return cubin;
}

}  // namespace

std::size_t executable_key_hash::operator()(executable_key const& k) const noexcept {
  std::uint64_t h = 14695981039346656037ULL;
  auto const add = [&](std::uint64_t v) { h = (h ^ v) * 1099511628211ULL; };
  add(static_cast<std::uint64_t>(k.where.kind()) << 32 | static_cast<std::uint64_t>(k.where.ordinal()));
  add(static_cast<std::uint64_t>(k.spec.wide) | static_cast<std::uint64_t>(k.spec.linear_grid) << 1 |
      static_cast<std::uint64_t>(k.spec.sm) << 8 | static_cast<std::uint64_t>(k.spec.order.band) << 32 |
      static_cast<std::uint64_t>(k.spec.order.reversed + 1) << 48 | (k.spec.order.linear ? std::uint64_t{1} << 60 : 0));
  add((k.spec.hint.no_tma ? std::uint64_t{1} << 60 : 0) | static_cast<std::uint64_t>(k.spec.hint.latency) << 48 |
      static_cast<std::uint64_t>(k.spec.hint.warps) << 32 | static_cast<std::uint64_t>(k.spec.hint.occupancy) << 16 |
      static_cast<std::uint64_t>(k.spec.hint.ctas));
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
  lower::result lowered = lower::lower(name, f, report, key.spec);
  auto made = std::make_shared<executable>();
  made->slots = std::move(lowered.slots);
  made->checks = std::move(lowered.checks);
  if (key.where.is_cpu()) {
    made->on_cpu = cpu::compile(lowered.module, name);
  } else {
    auto const& driver = cuda::driver::instance();
    auto const& gpu = driver.require(key.where.ordinal(), where);
    auto const cubin = cubin_of(lowered.module, name, key.where.sm(), where);
    made->on_gpu = std::make_shared<cuda::loaded_kernel>(driver, gpu, cubin, std::string(name), where);
  }
  return made;
}

void prepare(std::string_view name, ir::function const& f, verify::report const& report,
             lower::specialisation const& spec, loc where) {
  lower::result const lowered = lower::lower(name, f, report, spec);
  cubin_of(lowered.module, name, spec.sm, where);
}

void run(executable const& e, launch_grid grid, std::span<void* const> params, stream_ref stream, loc where) {
  if (e.on_cpu) {
    cpu::run(*e.on_cpu, {grid.x, grid.y, grid.z}, params);
    return;
  }
  auto const& driver = cuda::driver::instance();
  auto const& gpu = driver.require(stream.device.ordinal(), where);
  cuda::launch(driver, gpu, *e.on_gpu, {grid.x, grid.y, grid.z}, params, static_cast<cuda::stream_t>(stream.native),
               where);
}

}  // namespace tw::jit
