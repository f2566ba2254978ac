"""Ours beside PyTorch (cuBLAS) and cuTile Python, in one process, on the same buffers and stream.

    python compare.py LIBRARY PEERS [--json FILE]

LIBRARY: libtw_bench_gpu.so; PEERS: the folder that peers/cutile_kernels.py made. Inputs are random, results are checked
against a higher precision in the same run, buffers rotate so that the L2 cache does not hold them, the contestants are
interleaved, and each row gives minimum and median over the rounds. Ratios above 1: ours is faster."""
import argparse
import ctypes
import gc
import json
import random
import os
import statistics
import sys

import torch
from cuda.bindings import driver

ROUNDS = 9


def ok(result):
    assert int(result[0]) == 0, result[0]
    return result[1] if len(result) == 2 else result[1:]


class Ours:
    """The table of configurations in the library, by question."""

    def __init__(self, path):
        self.lib = ctypes.CDLL(path)
        for f in ("tw_bench_error", "tw_bench_question", "tw_bench_name"):
            getattr(self.lib, f).restype = ctypes.c_char_p
        self.questions = {}
        for i in range(self.lib.tw_bench_count()):
            self.questions.setdefault(self.lib.tw_bench_question(i).decode(), []).append((self.lib.tw_bench_name(i).decode(), i))

    def __call__(self, config, tensors, sizes):
        stream = ctypes.c_void_p(torch.cuda.current_stream().cuda_stream)
        addresses = (ctypes.c_void_p * len(tensors))(*[t.data_ptr() for t in tensors])
        if self.lib.tw_bench_run(config, addresses, (ctypes.c_long * len(sizes))(*sizes), stream):
            raise RuntimeError(self.lib.tw_bench_error().decode())

    def contestants(self, question, tensors, sizes):
        """`tensors` picks ours from a set of buffers, the output first."""
        return [Contestant("tilewright " + name, lambda s, i=i: self(i, tensors(s), sizes))
                for name, i in self.questions.get(question, [])]


class Peers:
    """The cubins of a folder, described in its index: question, name, how the grid follows from the sizes."""

    def __init__(self, folder):
        self.folder, self.kernels = folder, {}
        # A bundle that was made without PyPI has no peers: the others are compared without them.
        indices = sorted(f for f in os.listdir(folder) if f.endswith(".json")) if os.path.isdir(folder) else []
        self.index = [k for f in indices for k in json.load(open(os.path.join(folder, f)))]
        self.multiprocessors = torch.cuda.get_device_properties(0).multi_processor_count

    def load(self, name):
        if name not in self.kernels:
            code = open(os.path.join(self.folder, name + ".cubin"), "rb").read()
            library = ok(driver.cuLibraryLoadData(code, [], [], 0, [], [], 0))
            self.kernels[name] = ok(driver.cuKernelGetFunction(ok(driver.cuLibraryGetKernel(library, b"k"))))
        return self.kernels[name]

    def __call__(self, name, grid, arguments):
        values, types = [], []
        for t in arguments:
            if isinstance(t, float):
                values.append(t)
                types.append(ctypes.c_float)
                continue
            if isinstance(t, int):
                values.append(t)
                types.append(ctypes.c_int)
                continue
            values.append(t.data_ptr())
            types.append(ctypes.c_void_p)
            for s in (*t.shape, *t.stride()):
                values.append(s)
                types.append(ctypes.c_int)
        result, = driver.cuLaunchKernel(self.load(name), *grid, 1, 1, 1, 0, torch.cuda.current_stream().cuda_stream,
                                        (tuple(values), tuple(types)), 0)
        assert int(result) == 0, result

    def contestants(self, question, arguments, tiled):
        """`tiled`: the extents that the tiles of a kernel divide, in grid order."""
        made = []
        for k in self.index:
            if k["question"] != question:
                continue
            counts = [-(-n // t) for n, t in zip(tiled, k["tiles"])]
            total = 1
            for c in counts:
                total *= c
            if k["persistent"]:
                grid = (min(total, self.multiprocessors * k["occupancy"] // k["ctas"]), 1, 1)
            elif k["linear"]:
                grid = (total, 1, 1)
            else:
                order = counts[::-1] if k.get("heads_first") else counts
                grid = (*order, *[1] * (3 - len(counts)))
            made.append(Contestant("cuTile Python " + k["name"], lambda s, k=k, g=grid: self(k["file"], g, arguments(s))))
        return made


def time_ms(call, sets, repeat):
    """Milliseconds a call, the calls replayed from one graph: no launch gaps."""
    begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
    graph = call.graph
    if graph is None:
        call(sets[0])
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            for i in range(repeat):
                call(sets[i % len(sets)])
        call.graph = graph
        graph.replay()
    torch.cuda.synchronize()
    begin.record()
    graph.replay()
    end.record()
    torch.cuda.synchronize()
    return begin.elapsed_time(end) / repeat


class Contestant:
    def __init__(self, name, run):
        self.name, self.run, self.graph, self.times, self.error, self.first = name, run, None, [], None, None
        self.checked = None  # another call for the check, of libraries that make their own output

    def __call__(self, buffers):
        self.run(buffers)


def finalists(contestants):
    """Libraries, the best three of ours, the best two of cuTile Python and those with the configurations of ours. Slow ones are
    left out: a card that they let rest is faster afterwards."""
    slowest = 1.5 * min(c.first for c in contestants)
    contestants = [c for c in contestants if c.first <= slowest or not c.name.startswith(("tilewright ", "cuTile Python "))]
    ours = sorted((c for c in contestants if c.name.startswith("tilewright ")), key=lambda c: c.first)[:3]
    names = [c.name.removeprefix("tilewright ") for c in ours]
    peers = [c for c in contestants if c.name.startswith("cuTile Python ")]
    best = sorted(peers, key=lambda c: c.first)[:2]
    same = [c for c in peers if c.name.removeprefix("cuTile Python ").removesuffix(" checked") in names]
    return [c for c in contestants if c in ours or c in best or c in same or c not in peers and not c.name.startswith("tilewright ")]


def compare(title, contestants, sets, repeat, check, work, unit, all_of_them=False):
    gc.collect()  # graphs of the last question: one that goes while another is captured ends the capture
    gc.disable()
    for c in list(contestants):
        output = sets[0][-1]
        output.fill_(float("nan"))
        try:
            (c.checked or c)(sets[0])
        except RuntimeError as e:
            print(f"  {title:16} {c.name}: left out: {str(e).splitlines()[0]}")
            contestants.remove(c)
            continue
        torch.cuda.synchronize()
        c.error = check(sets[0])
    for c in contestants:
        c.first = min(time_ms(c, sets, repeat), time_ms(c, sets, repeat))
        print(f"  {title:16} {c.name:64} {c.first:8.4f} ms  error {c.error:.1e}", flush=True)
    contestants = contestants if all_of_them else finalists(contestants)
    order = random.Random(ROUNDS)  # another one each round: what ran before changes clock and power
    for _ in range(ROUNDS):
        for c in order.sample(contestants, len(contestants)):
            c.times.append(time_ms(c, sets, repeat))
    rows = []
    for c in contestants:
        low, middle = min(c.times), statistics.median(c.times)
        rows.append(dict(title=title, name=c.name, min_ms=low, median_ms=middle, rate=work / middle * 1e-9, error=c.error))
        print(f"{title:16} {c.name:52} min {low:8.4f} ms  median {middle:8.4f} ms  {work / middle * 1e-9:8.1f} {unit}  error {c.error:.1e}")
    print()
    return rows


DTYPES = {"bf16": torch.bfloat16, "f16": torch.float16, "e4m3": torch.float8_e4m3fn}


def gemm(ours, peers, kind, n):
    count = max(2, min(8, int(200e6 // (n * n * 6)) + 1))
    dtype, narrow = DTYPES[kind], kind == "e4m3"
    sets = [[torch.randn(n, n, device="cuda").to(dtype), torch.randn(n, n, device="cuda").to(dtype),
             torch.empty(n, n, device="cuda", dtype=torch.bfloat16 if narrow else dtype)] for _ in range(count)]
    x, w = sets[0][0].float(), sets[0][1].float()
    if narrow:
        w = w.t()  # stored [n, k]
    exact = (x.double() @ w.double() if n <= 4096 else x @ w).double()

    def check(s):
        return float((s[2].double() - exact).norm() / exact.norm())

    if narrow:
        one = torch.ones((), device="cuda")
        contestants = []
        for fast in (False, True):
            c = Contestant(f"cuBLAS (torch._scaled_mm{', fast accumulation' if fast else ''})",
                           lambda s, f=fast: torch._scaled_mm(s[0], s[1].t(), one, one, out_dtype=torch.bfloat16, use_fast_accum=f))
            c.checked = lambda s, c=c: s[2].copy_(c.run(s))
            contestants.append(c)
    else:
        contestants = [Contestant("cuBLAS (torch.matmul)", lambda s: torch.matmul(s[0], s[1], out=s[2]))]
    contestants += ours.contestants(f"gemm {kind}", lambda s: [s[2], s[0], s[1]], [n, n, n])
    contestants += peers.contestants(f"gemm {kind}", lambda s: s, (n, n))
    repeat = max(8, min(200, int(4e12 // (2 * n ** 3)) + 1))
    return compare(f"gemm {kind} {n}", contestants, sets, repeat, check, 2 * n ** 3, "TFLOP/s")


def add(ours, peers, n):
    sets = [[torch.randn(n, device="cuda"), torch.randn(n, device="cuda"), torch.empty(n, device="cuda")] for _ in range(2)]
    exact = sets[0][0] + sets[0][1]

    def check(s):
        return float((s[2] - exact).abs().max())

    contestants = [Contestant("PyTorch add", lambda s: torch.add(s[0], s[1], out=s[2]))]
    contestants += ours.contestants("add f32", lambda s: [s[2], s[0], s[1]], [n])
    contestants += peers.contestants("add f32", lambda s: s, (n,))
    return compare(f"add f32 2^{n.bit_length() - 1}", contestants, sets, 10, check, 12 * n, "TB/s")


ROWS = ((16384, 4096), (4096, 16384), (32768, 1024), (8192, 8192))


def rows_of(kind, ours, peers, m, n):
    """softmax and rms_norm of bf16 rows, against PyTorch's copy of the same tensor and its own kernel."""
    sets = [[torch.randn(m, n, device="cuda").bfloat16(), torch.randn(n, device="cuda").bfloat16(),
             torch.empty(m, n, device="cuda", dtype=torch.bfloat16)] for _ in range(3)]
    x, w = sets[0][0].double(), sets[0][1].double()
    if kind == "softmax":
        exact = torch.softmax(x, 1)
        library = lambda s: torch.softmax(s[0], 1, out=s[2])
        pick = lambda s: [s[2], s[0]]
    else:
        exact = torch.nn.functional.rms_norm(x, (n,), w, 1e-6)
        library = lambda s: s[2].copy_(torch.nn.functional.rms_norm(s[0], (n,), s[1], 1e-6))
        pick = lambda s: [s[2], s[0], s[1]]

    def check(s):
        return float((s[2].double() - exact).norm() / exact.norm())

    contestants = [Contestant("PyTorch copy", lambda s: s[2].copy_(s[0])), Contestant(f"PyTorch {kind}", library)]
    contestants += ours.contestants(f"{kind} bf16 {n}", pick, [m, n])
    contestants += peers.contestants(f"{kind} bf16 {n}", lambda s: s, (m,))
    return compare(f"{kind} bf16 {m}x{n}", contestants, sets, 10, check, 4 * m * n, "TB/s")


def rows_of_table(ours, m, n, rows):
    """Rows of a table by numbers that are data: kernels that check them, and the same kernels without the check."""
    sets = [[torch.randint(0, rows, (m,), device="cuda", dtype=torch.int32), torch.randn(rows, n, device="cuda").bfloat16(),
             torch.empty(m, n, device="cuda", dtype=torch.bfloat16)] for _ in range(2)]
    exact = sets[0][1][sets[0][0].long()]

    def check(s):
        return float((s[2].double() - exact.double()).abs().max())

    # All of them stay: each has its twin.
    contestants = [Contestant("PyTorch index_select", lambda s: torch.index_select(s[1], 0, s[0], out=s[2]))]
    contestants += ours.contestants("rows bf16", lambda s: [s[2], s[0], s[1]], [m, n, rows])
    return compare(f"rows bf16 {m}x{n}", contestants, sets, 10, check, 4 * m * n, "TB/s", all_of_them=True)


ATTENTION = [(d, causal, length) for d in (128, 64) for causal in (False, True) for length in (1024, 4096, 16384)]


def attention(ours, peers, d, causal, length):
    """16 heads, 16k tokens in all, bf16, against cuDNN."""
    from torch.nn.attention import SDPBackend, sdpa_kernel
    batch, heads = 16384 // length, 16
    shape = (batch, heads, length, d)
    sets = [[torch.randn(shape, device="cuda").bfloat16() for _ in range(3)] + [torch.empty(shape, device="cuda", dtype=torch.bfloat16)]
            for _ in range(2)]
    q, k, v = (t[:1, :2].double() for t in sets[0][:3])
    exact = torch.nn.functional.scaled_dot_product_attention(q, k, v, is_causal=causal)

    def check(s):
        return float((s[3][:1, :2].double() - exact).norm() / exact.norm())

    def cudnn(s):
        with sdpa_kernel(SDPBackend.CUDNN_ATTENTION):
            s[3].copy_(torch.nn.functional.scaled_dot_product_attention(s[0], s[1], s[2], is_causal=causal))

    def cudnn_only(s):
        with sdpa_kernel(SDPBackend.CUDNN_ATTENTION):
            torch.nn.functional.scaled_dot_product_attention(s[0], s[1], s[2], is_causal=causal)

    question = f"attention bf16 {d} {'causal' if causal else 'full'}"
    library = Contestant("cuDNN", cudnn_only)
    library.checked = cudnn
    contestants = [library] + ours.contestants(question, lambda s: [s[3], *s[:3]], [batch * heads, length])
    contestants += peers.contestants(question, lambda s: [*s, d ** -0.5, heads], (length, batch * heads))
    work = 4 * batch * heads * length ** 2 * d * (0.5 if causal else 1)
    return compare(f"{question} {length}", contestants, sets, 4 if length > 4096 else 10, check, work, "TFLOP/s")


def twins(rows):
    """What checks in the kernel cost: the time without them over the time with them."""
    times = {(r["title"], r["name"]): r for r in rows}
    for (title, name), r in times.items():
        if without := times.get((title, name + ", unchecked")):
            print(f"{title}, {name}: unchecked / checked: min {without['min_ms'] / r['min_ms']:.4f}, median {without['median_ms'] / r['median_ms']:.4f}")


def summary(rows):
    print("| question | ours (best) | against | min ratio | median ratio |")
    print("|---|---|---|---|---|")
    for title in dict.fromkeys(r["title"] for r in rows):
        here = [r for r in rows if r["title"] == title]
        if not any(r["name"].startswith("tilewright") for r in here):
            continue
        best = min((r for r in here if r["name"].startswith("tilewright")), key=lambda r: r["median_ms"])
        for r in here:
            other = r["name"]
            if other.startswith("tilewright"):
                continue
            print(f"| {title} | {best['name'].removeprefix('tilewright ')}, {best['median_ms'] * 1e3:.1f} us | {other}, {r['median_ms'] * 1e3:.1f} us | "
                  f"{r['min_ms'] / best['min_ms']:.3f} | {r['median_ms'] / best['median_ms']:.3f} |")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("library")
    parser.add_argument("peers")
    parser.add_argument("--json")
    parser.add_argument("--sizes", default="1024,2048,4096,8192", help="of the GEMMs")
    parser.add_argument("--questions", default="gemm_bf16,gemm_f16,gemm_e4m3,add,softmax,rms_norm,rows,attention")
    arguments = parser.parse_args()
    torch.manual_seed(1)
    print(torch.cuda.get_device_name(), "torch", torch.__version__, "driver CUDA", ok(driver.cuDriverGetVersion()))
    ours, peers = Ours(arguments.library), Peers(arguments.peers)
    rows = []
    questions = arguments.questions.split(",")
    for kind in DTYPES:
        if f"gemm_{kind}" in questions:
            for n in map(int, arguments.sizes.split(",")):
                rows += gemm(ours, peers, kind, n)
    if "add" in questions:
        rows += add(ours, peers, 1 << 28)
    for kind in ("softmax", "rms_norm"):
        if kind in questions:
            for m, n in ROWS:
                rows += rows_of(kind, ours, peers, m, n)
    if "rows" in questions:
        rows += rows_of_table(ours, 16384, 4096, 65536)
    if "attention" in questions:
        for case in ATTENTION:
            rows += attention(ours, peers, *case)
    twins(rows)
    summary(rows)
    if arguments.json:
        json.dump(rows, open(arguments.json, "w"), indent=1)


if __name__ == "__main__":
    sys.exit(main())
