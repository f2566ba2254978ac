// Random kernels, thousands a run: the CPU and, where there is one, the GPU against the evaluator.
//
//   random_kernels [--seed S] [--count N] [--batch B] [--jobs J] [--show SEED] [--shrink SEED] [--seconds T] [--cpp 1]
//
// --seed    of the first kernel (1); the next ones have the next numbers. 0: from the clock. It is printed.
// --count   how many (256)
// --batch   how many go into one module (16: many more are slower to assemble)
// --jobs    how many batches are worked on at a time (the cores)
// --show    prints one kernel, its arguments, its Tile IR and what became of it, and ends
// --shrink  makes one kernel that fails as small as it gets, prints it as operations and as C++, and ends
// --seconds after which shrinking shows what it has (300): on a GPU each try is assembled, --jobs of them at a time
// --cpp 1   prints the kernels as C++ that compiles where each has the trace that it should have (printed.py), and ends
//
// TW_DEVICE=cuda: the GPU, too. TW_PREPARE=sm_90: only makes the cubins, in TW_CACHE_DIR, that a machine with a GPU of this
// architecture then finds when it is given the same seed, count and batch; --shrink is then about what the assembler does. Ends
// with 1 when something differs.
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <string_view>
#include <thread>

#include "random/batch.hpp"
#include "random/cpp_text.hpp"
#include "random/generator.hpp"
#include "random/shrink.hpp"
#include "tile_ir/printer.hpp"

namespace {

using namespace random_kernels;

struct options {
  std::uint64_t seed = 1;
  std::uint64_t show = 0, shrink = 0;
  bool shows = false, shrinks = false, cpp = false;
  int count = 256, batch = 16, seconds = 300, jobs = static_cast<int>(std::thread::hardware_concurrency());
};

[[noreturn]] void usage(std::string const& why) {
  std::fprintf(stderr,
               "random_kernels: %s\nusage: random_kernels [--seed S] [--count N] [--batch B] [--jobs J] [--show SEED] "
               "[--shrink SEED] [--seconds T] [--cpp 1]\n",
               why.c_str());
  std::exit(2);
}

options parse(int argc, char** argv) {
  options o;
  for (int i = 1; i < argc; i += 2) {
    std::string_view const name = argv[i];
    if (i + 1 >= argc) usage(std::string(name) + " takes a number");
    char* end = nullptr;
    std::uint64_t const v = std::strtoull(argv[i + 1], &end, 0);
    if (*end != 0) usage(std::string(argv[i + 1]) + " is no number");
    bool const small = v >= 1 && v <= 100000000;
    if (name == "--seed")
      o.seed = v != 0 ? v : static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch().count());
    else if (name == "--show") o.show = v, o.shows = true;
    else if (name == "--shrink") o.shrink = v, o.shrinks = true;
    else if (name == "--cpp" && v == 1) o.cpp = true;
    else if (name == "--count" && small) o.count = static_cast<int>(v);
    else if (name == "--batch" && small) o.batch = static_cast<int>(v);
    else if (name == "--seconds" && small) o.seconds = static_cast<int>(v);
    else if (name == "--jobs" && small) o.jobs = static_cast<int>(v);
    else usage("what is " + std::string(name) + " " + argv[i + 1] + "?");
  }
  return o;
}

int prepared_target() {
  char const* const text = std::getenv("TW_PREPARE");
  if (text == nullptr || *text == 0) return 0;
  std::string_view const s = text;
  int const sm = s.starts_with("sm_") ? std::atoi(text + 3) : 0;
  if (sm == 0) usage("TW_PREPARE names an architecture, such as sm_90");
  return sm;
}

bool wrong(verdict const& v) { return v.what == fate::differs || v.what == fate::unsound || v.what == fate::broken; }

// What the threads add up.
class summary {
 public:
  void add(batch const& b) {
    std::lock_guard const hold(lock_);
    for (auto const& s : b.samples) {
      ++fates_[s->on_cpu.what];
      count(s->on_cpu, cpu_);
      if (s->run_on_gpu) count(s->on_gpu, gpu_), ++gpu_fates_[s->on_gpu.what];
      report(*s, s->on_cpu, "CPU");
      report(*s, s->on_gpu, s->run_on_gpu ? "GPU" : "assembler");
    }
  }
  bool print(int total, double seconds) const {
    std::printf("%d kernels in %.1f s\n", total, seconds);
    print("CPU against the evaluator", fates_, cpu_);
    if (!gpu_fates_.empty()) print("GPU against the evaluator", gpu_fates_, gpu_);
    return wrong_ == 0;
  }

 private:
  struct elements_compared {
    long all = 0, exact = 0, unknown = 0, failed = 0;
  };
  static void count(verdict const& v, elements_compared& e) {
    e.all += v.compared;
    e.exact += v.exact;
    e.unknown += v.unknown;
    e.failed += v.checks_failed ? 1 : 0;
  }
  static void print(char const* what, std::map<fate, int> const& fates, elements_compared const& e) {
    std::printf("%s:", what);
    for (auto const& [f, n] : fates) std::printf(" %d %s", n, name_of(f));
    std::printf("; %ld elements compared, %ld of them bit by bit, %ld without a bound; %ld failed checks\n", e.all,
                e.exact, e.unknown, e.failed);
  }
  void report(sample const& s, verdict const& v, char const* where) {
    if (!wrong(v)) return;
    ++wrong_;
    std::printf("seed %llu, %s: %s: %s\n", static_cast<unsigned long long>(s.seed), where, name_of(v.what),
                v.why.c_str());
  }

  std::mutex lock_;
  std::map<fate, int> fates_, gpu_fates_;
  elements_compared cpu_, gpu_;
  int wrong_ = 0;
};

bool on_gpu() {
  char const* const chosen = std::getenv("TW_DEVICE");
  return chosen != nullptr && std::string_view(chosen).starts_with("cuda");
}

verdict verdict_on_gpu(kernel const& k) {
  tw::device const device = tw::device::current();
  batch b = make_batch({k});
  sample const& s = *b.samples.front();
  if (!s.ready || wrong(s.on_cpu)) return s.on_cpu;
  auto const code = assemble(b, device.sm());
  static std::mutex gpu;
  std::lock_guard const hold(gpu);
  run_on_gpu(b, code, device);
  return s.on_gpu;
}

verdict verdict_of_assembler(kernel const& k, int sm) {
  batch b = make_batch({k});
  sample const& s = *b.samples.front();
  if (s.ready && !wrong(s.on_cpu)) assemble(b, sm);
  return wrong(s.on_gpu) ? s.on_gpu : s.on_cpu;
}

// Runs the kernel on the GPU in a process of its own, since no process can go on after a fault of the GPU.
verdict verdict_in_child(kernel const& k) {
  int channel[2];
  if (pipe(channel) != 0) throw std::runtime_error("random_kernels: pipe() failed");
  pid_t const child = fork();
  if (child < 0) throw std::runtime_error("random_kernels: fork() failed");
  if (child == 0) {
    close(channel[0]);
    verdict v;
    try {
      v = verdict_on_gpu(k);
    } catch (std::exception const& e) {
      v.what = fate::broken;
      v.why = e.what();
    }
    auto const left = write(channel[1], v.why.data(), std::min<std::size_t>(v.why.size(), 4000));
    _exit(left < 0 ? 127 : static_cast<int>(v.what));
  }
  close(channel[1]);
  verdict v;
  char piece[512];
  for (ssize_t n; (n = read(channel[0], piece, sizeof piece)) > 0;) v.why.append(piece, static_cast<std::size_t>(n));
  close(channel[0]);
  int status = 0;
  waitpid(child, &status, 0);
  bool const ended = WIFEXITED(status) && WEXITSTATUS(status) <= static_cast<int>(fate::broken);
  v.what = ended ? static_cast<fate>(WEXITSTATUS(status)) : fate::broken;
  if (!ended) v.why += " (the process did not come to its end)";
  return v;
}

// Children are for kernels that fault: each makes a context of its own, a second or more. This process then has to stay
// without threads, which a child would lack.
verdict verdict_of(kernel const& k, bool may_fault = true) {
  if (int const sm = prepared_target(); sm != 0) return verdict_of_assembler(k, sm);
  if (on_gpu()) return may_fault ? verdict_in_child(k) : verdict_on_gpu(k);
  return run_on_cpu(k);
}

// What the assembler is given; empty where there is nothing to run.
std::string lowered(kernel const& k) {
  batch const b = make_batch({k});
  sample const& s = *b.samples.front();
  return s.ready ? tw::tile_ir::print(s.ready->code.module) : "";
}

int show(std::uint64_t seed) {
  kernel const k = make_kernel(seed);
  verdict const v = verdict_of(k);
  std::printf("%s%s%s %s\n", text(k).c_str(), lowered(k).c_str(), name_of(v.what), v.why.c_str());
  return wrong(v) ? 1 : 0;
}

int shrink_and_show(std::uint64_t seed, int seconds, int jobs) {
  kernel const k = make_kernel(seed);
  verdict const v = verdict_of(k);
  if (!wrong(v)) {
    std::printf("seed %llu does not fail: %s\n", static_cast<unsigned long long>(seed), name_of(v.what));
    return 1;
  }
  bool const alone = prepared_target() == 0 && (!on_gpu() || v.what != fate::differs);  // in this thread, in children
  auto const end = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
  auto const failing = [&](std::vector<kernel> const& kernels) {
    std::vector<char> fails(kernels.size(), 0);
    auto const ask = [&](std::size_t i) {
      fails[i] = std::chrono::steady_clock::now() < end && verdict_of(kernels[i], alone).what == v.what;
    };
    if (alone) {
      for (std::size_t i = 0; i < kernels.size(); ++i) {
        ask(i);
        if (fails[i] != 0) break;
      }
    } else {
      std::vector<std::jthread> threads;
      for (std::size_t i = 0; i < kernels.size(); ++i) threads.emplace_back(ask, i);
    }
    auto const first = std::find(fails.begin(), fails.end(), 1);
    return first == fails.end() ? -1 : static_cast<int>(first - fails.begin());
  };
  kernel const small = shrink(k, failing, 6000, alone ? 1 : jobs);
  verdict const left = verdict_of(small, alone);
  std::printf("%zu operations of %zu are left\n%s%s: %s\n\n%s", small.code.ops.size(), k.code.ops.size(),
              text(small).c_str(), name_of(left.what), left.why.c_str(), cpp_text(small, "smallest").c_str());
  return 0;
}

int print_cpp(options const& o) {
  std::printf("#include <tilewright/tilewright.hpp>\n\n");
  for (int n = 0, printed = 0; printed < o.count; ++n) {
    std::uint64_t const seed = o.seed + static_cast<std::uint64_t>(n);
    kernel const k = make_kernel(seed);
    if (!k.traced || run_on_cpu(k).what == fate::rejected) continue;
    std::string const name = "k" + std::to_string(seed);
    std::printf(
      "%sstatic_assert(tw::launch::traced<std::remove_const_t<decltype(%s)>, %s>::data.hash == %lluULL, \"seed "
      "%s\");\n\n",
      cpp_text(k, name).c_str(), name.c_str(), cpp_arguments(k).c_str(),
      static_cast<unsigned long long>(tw::launch::hash_of(k.code.view())), name.c_str());
    ++printed;
  }
  return 0;
}

int run(options const& o) {
  int const prepare_for = prepared_target();
  tw::device const device = prepare_for != 0 ? tw::device::cpu() : tw::device::current();
  std::printf("random_kernels --seed %llu --count %d --batch %d on %s\n", static_cast<unsigned long long>(o.seed),
              o.count, o.batch, device.is_cpu() ? "the CPU" : device.name().c_str());
  auto const start = std::chrono::steady_clock::now();
  summary all;
  std::mutex gpu, failure;
  std::string failed;
  std::atomic<int> next{0};
  std::atomic<bool> stop{false};
  auto const work = [&] {
    try {
      for (int first = next.fetch_add(o.batch); first < o.count && !stop; first = next.fetch_add(o.batch)) {
        batch b = make_batch(o.seed + static_cast<std::uint64_t>(first), std::min(o.batch, o.count - first));
        if (prepare_for != 0) {
          assemble(b, prepare_for);
        } else if (device.is_cuda()) {
          auto const code = assemble(b, device.sm());
          std::lock_guard const hold(gpu);
          run_on_gpu(b, code, device);
        }
        all.add(b);
      }
    } catch (std::exception const& e) {
      std::lock_guard const hold(failure);
      if (failed.empty()) failed = e.what();
      stop = true;
    }
  };
  std::vector<std::thread> threads;
  for (int j = 0; j < std::max(o.jobs, 1); ++j) threads.emplace_back(work);
  for (auto& t : threads) t.join();
  std::chrono::duration<double> const took = std::chrono::steady_clock::now() - start;
  bool const good = all.print(o.count, took.count());
  if (!failed.empty()) std::printf("%s\n", failed.c_str());
  return good && failed.empty() ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  options const o = parse(argc, argv);
  std::setvbuf(stdout, nullptr, _IOLBF, 0);  // what was found is known if the run is stopped
  if (o.shows) return show(o.show);
  if (o.shrinks) return shrink_and_show(o.shrink, o.seconds, o.jobs);
  return o.cpp ? print_cpp(o) : run(o);
}
