#include "random/batch.hpp"

#include <algorithm>
#include <cstring>

#include <tilewright/runtime/error.hpp>
#include <tilewright/runtime/stream.hpp>

#include "cpu/program.hpp"
#include "cuda/kernel.hpp"
#include "jit/assembler.hpp"
#include "jit/disk_cache.hpp"
#include "jit/dump.hpp"
#include "jit/executable.hpp"
#include "random/generator.hpp"
#include "runtime/memory.hpp"

namespace random_kernels {
namespace {

// Facts about alignment are the same for every address that is a multiple of 256: code does not depend on where the memory of
// this process lies.
std::string entry_name(std::uint64_t seed) { return "k" + std::to_string(seed); }

void evaluate_and_run(sample& s) {
  s.memory = arena_of(s.source, initial_buffers(s.source));
  std::uint8_t* const base = s.memory.base();
  std::string const name = entry_name(s.seed);
  s.ready = prepare(s.source, s.memory, base, name, s.on_cpu);
  if (!s.ready) return;
  try {
    s.expected = evaluate(s.source, s.ready->report);
    auto values = parameters_of(*s.ready, s.memory, base);
    std::vector<void*> addresses;
    for (auto& x : values) addresses.push_back(&x);
    auto const& g = s.ready->grid;
    tw::cpu::run(*tw::cpu::compile(s.ready->code.module, name), {g[0], g[1], g[2]}, addresses);
    s.on_cpu = compare(s.source, *s.ready, s.expected, s.memory, base);
    return;
  } catch (unsound const& e) {
    s.on_cpu.what = fate::unsound;
    s.on_cpu.why = e.what();
  } catch (too_long const&) { s.on_cpu.what = fate::abandoned; } catch (tw::error const& e) {
    s.on_cpu.what = fate::broken;
    s.on_cpu.why = e.what();
  }
  s.ready.reset();
}

batch finished(batch b) {
  for (auto& s : b.samples) {
    if (s->source.traced) evaluate_and_run(*s);
    else s->on_cpu = {fate::broken, "the kernel does not trace"};
  }
  return b;
}

tw::ir::module merged(batch const& b, std::vector<std::size_t> const& members) {
  tw::ir::module m;
  for (std::size_t k : members) m.entries.push_back(b.samples[k]->ready->code.module.entries.at(0));
  return m;
}

// The cubin of one module with these kernels. Throws what the assembler's front end throws.
std::vector<std::uint8_t> cubin_of(batch const& b, std::vector<std::size_t> const& members, int sm) {
  static tw::jit::disk_cache const cache = tw::jit::disk_cache::of_process();
  auto const bytecode = tw::jit::bytecode_of(merged(b, members), false);
  tw::jit::assemble_options options;
  options.sm = sm;
  options.kernel = entry_name(b.samples[members.front()]->seed);
  auto const key = tw::jit::make_key(bytecode, sm, options.text());
  if (auto found = cache.load(key, std::nullopt)) return *found;
  tw::loc const here = tw::loc::current();
  auto const& tool = tw::jit::require_assembler(tw::jit::known_assemblers(), sm, here);
  auto const cubin = tw::jit::assemble(tool, bytecode, options, here);
  cache.store(key, tw::jit::to_string(tool.version), cubin);
  return cubin;
}

void assemble_some(batch& b, std::vector<std::size_t> const& members, int sm, std::vector<assembled>& done) {
  if (members.empty()) return;
  try {
    done.push_back({members, cubin_of(b, members, sm)});
    return;
  } catch (tw::error const& e) {
    if (e.kind() == tw::error_kind::unsupported) throw;  // there is no assembler
    if (members.size() == 1) {
      sample& s = *b.samples[members.front()];
      s.on_gpu.what = fate::broken;
      s.on_gpu.why = e.what();
      return;
    }
  }
  auto const middle = members.begin() + static_cast<std::ptrdiff_t>(members.size() / 2);
  assemble_some(b, {members.begin(), middle}, sm, done);
  assemble_some(b, {middle, members.end()}, sm, done);
}

}  // namespace

batch make_batch(std::vector<kernel> kernels) {
  batch b;
  for (kernel& k : kernels) {
    auto s = std::make_unique<sample>();
    s->seed = b.samples.size();
    s->source = std::move(k);
    b.samples.push_back(std::move(s));
  }
  return finished(std::move(b));
}

batch make_batch(std::uint64_t first_seed, int count) {
  batch b;
  for (int n = 0; n < count; ++n) {
    auto s = std::make_unique<sample>();
    s->seed = first_seed + static_cast<std::uint64_t>(n);
    s->source = make_kernel(s->seed);
    b.samples.push_back(std::move(s));
  }
  return finished(std::move(b));
}

std::vector<assembled> assemble(batch& b, int sm) {
  std::vector<std::size_t> members;
  for (std::size_t k = 0; k < b.samples.size(); ++k)
    if (b.samples[k]->ready) members.push_back(k);
  std::vector<assembled> done;
  assemble_some(b, members, sm, done);
  return done;
}

void run_on_gpu(batch& b, std::vector<assembled> const& code, tw::device device) {
  tw::loc const here = tw::loc::current();
  tw::stream_ref const stream = tw::default_stream(device, here);
  auto const& driver = tw::cuda::driver::instance();
  auto const& gpu = driver.require(device.ordinal(), here);
  std::vector<std::size_t> at(b.samples.size());
  std::size_t size = 0;
  for (std::size_t k = 0; k < b.samples.size(); ++k) {
    at[k] = size;
    size += b.samples[k]->memory.size;
  }
  std::vector<std::uint8_t> host(size);
  for (std::size_t k = 0; k < b.samples.size(); ++k) {
    sample& s = *b.samples[k];
    if (!s.ready) continue;
    // As it was before the CPU ran the kernel.
    arena fresh = arena_of(s.source, initial_buffers(s.source));
    std::memcpy(host.data() + at[k], fresh.base(), fresh.size);
  }
  auto* const memory = static_cast<std::uint8_t*>(tw::runtime::allocate(device, size, stream, here));
  tw::runtime::copy(stream, memory, device, host.data(), tw::device::cpu(), size, here);
  tw::synchronize(stream, here);
  for (assembled const& a : code)
    for (std::size_t k : a.members) {
      sample& s = *b.samples[k];
      tw::cuda::loaded_kernel const loaded(driver, gpu, a.cubin, entry_name(s.seed), here);
      auto values = parameters_of(*s.ready, s.memory, memory + at[k]);
      std::vector<void*> addresses;
      for (auto& x : values) addresses.push_back(&x);
      auto const& g = s.ready->grid;
      try {
        tw::cuda::launch(driver, gpu, loaded, {g[0], g[1], g[2]}, addresses,
                         static_cast<tw::cuda::stream_t>(stream.native), here);
        tw::synchronize(stream, here);  // one at a time: a fault is that of this kernel
      } catch (tw::error const& e) {  // the device is lost for this process: nothing that follows would be true
        throw std::runtime_error("seed " + std::to_string(s.seed) + " faults on the GPU: " + e.what() + "\n" +
                                 text(s.source));
      }
      s.run_on_gpu = true;
    }
  tw::runtime::copy(stream, host.data(), tw::device::cpu(), memory, device, size, here);
  tw::synchronize(stream, here);
  tw::runtime::release(device, memory, size, stream);
  for (std::size_t k = 0; k < b.samples.size(); ++k) {
    sample& s = *b.samples[k];
    if (s.run_on_gpu) s.on_gpu = compare(s.source, *s.ready, s.expected, s.memory, host.data() + at[k]);
  }
}

}  // namespace random_kernels
