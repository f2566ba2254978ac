"""Ours beside PyTorch (cuBLAS) and cuTile Python, in one process, on the same buffers and stream.

    python compare.py LIBRARY PEERS [--json FILE]

LIBRARY: libtw_bench_gpu.so; PEERS: the folder that peers/cutile_kernels.py made. Inputs are random, results are checked
against a higher precision in the same run, buffers rotate so that the L2 cache does not hold them, the contestants are
interleaved, and each row gives minimum and median over the rounds. Ratios above 1: ours is faster."""
import argparse
import ctypes
import json
import os
import statistics
import sys

import torch
from cuda.bindings import driver

GEMM = ["128x128x64, 4 warps, occupancy 2", "128x256x64, 8 warps, occupancy 1", "256x128x64, 8 warps, occupancy 1"]
GEMM_TILES = [(128, 128, "gemm_128x128x64_w4_o2"), (128, 256, "gemm_128x256x64_w8_o1"), (256, 128, "gemm_256x128x64_w8_o1")]
ADD = ["4096, 8 warps", "1024, 4 warps"]
ADD_TILES = [(4096, "add_4096_w8"), (1024, "add_1024_w4")]
ROUNDS = 7


def ok(result):
    assert int(result[0]) == 0, result[0]
    return result[1] if len(result) == 2 else result[1:]


class Ours:
    def __init__(self, path):
        self.lib = ctypes.CDLL(path)
        self.lib.tw_bench_error.restype = ctypes.c_char_p

    def __call__(self, name, config, tensors, sizes):
        stream = ctypes.c_void_p(torch.cuda.current_stream().cuda_stream)
        status = getattr(self.lib, name)(config, *[ctypes.c_void_p(t.data_ptr()) for t in tensors],
                                         *[ctypes.c_long(s) for s in sizes], stream)
        if status:
            raise RuntimeError(self.lib.tw_bench_error().decode())


class Peers:
    def __init__(self, folder):
        self.folder, self.kernels = folder, {}

    def __call__(self, name, grid, tensors):
        if name not in self.kernels:
            library = ok(driver.cuLibraryLoadData(open(os.path.join(self.folder, name + ".cubin"), "rb").read(), [], [], 0, [], [], 0))
            self.kernels[name] = ok(driver.cuKernelGetFunction(ok(driver.cuLibraryGetKernel(library, b"k"))))
        values, types = [], []
        for t in tensors:
            values.append(t.data_ptr())
            types.append(ctypes.c_void_p)
            for s in (*t.shape, *t.stride()):
                values.append(s)
                types.append(ctypes.c_int)
        result, = driver.cuLaunchKernel(self.kernels[name], *grid, 1, 1, 1, 0, torch.cuda.current_stream().cuda_stream,
                                        (tuple(values), tuple(types)), 0)
        assert int(result) == 0, result


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
        self.name, self.run, self.graph, self.times, self.error = name, run, None, [], None

    def __call__(self, buffers):
        self.run(buffers)


def compare(title, contestants, sets, repeat, check, work, unit):
    for c in contestants:
        output = sets[0][-1]
        output.fill_(float("nan"))
        c(sets[0])
        torch.cuda.synchronize()
        c.error = check(sets[0])
    for _ in range(ROUNDS):
        for c in contestants:
            c.times.append(time_ms(c, sets, repeat))
    rows = []
    for c in contestants:
        low, middle = min(c.times), statistics.median(c.times)
        rows.append(dict(title=title, name=c.name, min_ms=low, median_ms=middle, rate=work / middle * 1e-9, error=c.error))
        print(f"{title:16} {c.name:52} min {low:8.4f} ms  median {middle:8.4f} ms  {work / middle * 1e-9:8.1f} {unit}  error {c.error:.1e}")
    print()
    return rows


def gemm(ours, peers, n):
    count = max(2, min(8, int(200e6 // (n * n * 6)) + 1))
    sets = [[torch.randn(n, n, device="cuda", dtype=torch.bfloat16), torch.randn(n, n, device="cuda", dtype=torch.bfloat16),
             torch.empty(n, n, device="cuda", dtype=torch.bfloat16)] for _ in range(count)]
    exact = sets[0][0].double() @ sets[0][1].double() if n <= 4096 else None
    exact = sets[0][0].float() @ sets[0][1].float() if exact is None else exact

    def check(s):
        return float((s[2].double() - exact.double()).norm() / exact.double().norm())

    contestants = [Contestant("cuBLAS (torch.matmul)", lambda s: torch.matmul(s[0], s[1], out=s[2]))]
    for i, name in enumerate(GEMM):
        contestants.append(Contestant("tilewright " + name, lambda s, i=i: ours("tw_bench_gemm_bf16", i, [s[2], s[0], s[1]], [n, n, n])))
        tm, tn, peer = GEMM_TILES[i]
        for checked in ("", "_checked"):
            contestants.append(Contestant("cuTile Python " + name + (" checked" if checked else ""),
                               lambda s, p=peer + checked, tm=tm, tn=tn: peers(p, (-(-n // tm), -(-n // tn), 1), [s[0], s[1], s[2]])))
    repeat = max(8, min(200, int(4e12 // (2 * n ** 3)) + 1))
    return compare(f"gemm bf16 {n}", contestants, sets, repeat, check, 2 * n ** 3, "TFLOP/s")


def add(ours, peers, n):
    sets = [[torch.randn(n, device="cuda"), torch.randn(n, device="cuda"), torch.empty(n, device="cuda")] for _ in range(2)]
    exact = sets[0][0] + sets[0][1]

    def check(s):
        return float((s[2] - exact).abs().max())

    contestants = [Contestant("PyTorch add", lambda s: torch.add(s[0], s[1], out=s[2]))]
    for i, name in enumerate(ADD):
        contestants.append(Contestant("tilewright " + name, lambda s, i=i: ours("tw_bench_add_f32", i, [s[2], s[0], s[1]], [n])))
        t, peer = ADD_TILES[i]
        contestants.append(Contestant("cuTile Python " + name, lambda s, p=peer, t=t: peers(p, (-(-n // t), 1, 1), [s[0], s[1], s[2]])))
    return compare(f"add f32 2^{n.bit_length() - 1}", contestants, sets, 10, check, 12 * n, "TB/s")


def summary(rows):
    print("| question | ours (best) | against | min ratio | median ratio |")
    print("|---|---|---|---|---|")
    for title in dict.fromkeys(r["title"] for r in rows):
        here = [r for r in rows if r["title"] == title]
        best = min((r for r in here if r["name"].startswith("tilewright")), key=lambda r: r["median_ms"])
        for r in here:
            other = r["name"]
            same = other.startswith("cuTile") and best["name"].removeprefix("tilewright ") in other
            if other.startswith("tilewright") or (other.startswith("cuTile") and not same):
                continue
            print(f"| {title} | {best['name'].removeprefix('tilewright ')}, {best['median_ms'] * 1e3:.1f} us | {other}, {r['median_ms'] * 1e3:.1f} us | "
                  f"{r['min_ms'] / best['min_ms']:.3f} | {r['median_ms'] / best['median_ms']:.3f} |")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("library")
    parser.add_argument("peers")
    parser.add_argument("--json")
    parser.add_argument("--sizes", default="1024,2048,4096,8192")
    arguments = parser.parse_args()
    torch.manual_seed(1)
    print(torch.cuda.get_device_name(), "torch", torch.__version__, "driver CUDA", ok(driver.cuDriverGetVersion()))
    ours, peers = Ours(arguments.library), Peers(arguments.peers)
    rows = []
    for n in map(int, arguments.sizes.split(",")):
        rows += gemm(ours, peers, n)
    rows += add(ours, peers, 1 << 28)
    summary(rows)
    if arguments.json:
        json.dump(rows, open(arguments.json, "w"), indent=1)


if __name__ == "__main__":
    sys.exit(main())
