"""The benchmark kernels in cuTile Python, the peer on the same assembler. Builds cubins on a machine without a GPU:

    python cutile_kernels.py FOLDER

Needs cuda-tile 1.7 and, on PATH, tileiras 13.5 (CUDA_ROOT set to its toolkit, CUDA_HOME and CUDA_PATH unset)."""
import io
import json
import os
import sys

import cuda.tile as ct
from cuda.tile.compilation import ArrayConstraint, CallingConvention, KernelSignature, export_kernel


def make_gemm(tm, tn, tk, checked):
    def gemm(A, B, C):
        i, j = ct.bid(0), ct.bid(1)
        acc = ct.full((tm, tn), 0, dtype=ct.float32)
        for k in range(ct.cdiv(A.shape[1], tk)):
            a = ct.load(A, index=(i, k), shape=(tm, tk), check_bounds=checked, latency=4)
            b = ct.load(B, index=(k, j), shape=(tk, tn), check_bounds=checked, latency=4)
            acc = ct.mma(a, b, acc)
        ct.store(C, index=(i, j), tile=ct.astype(acc, C.dtype), check_bounds=checked)
    return gemm


def make_dealt_gemm(tm, tn, tk, latency, band, persistent):
    """Tiles in bands of `band` rows; a block takes one, or goes on until there are none left."""
    def gemm(A, B, C):
        rows, columns = ct.cdiv(A.shape[0], tm), ct.cdiv(C.shape[1], tn)
        for t in range(ct.bid(0), rows * columns, ct.num_blocks(0)):
            first = t // (band * columns) * band
            height = min(rows - first, band)
            i, j = first + t % (band * columns) % height, t % (band * columns) // height
            acc = ct.full((tm, tn), 0, dtype=ct.float32)
            for k in range(A.shape[1] // tk):
                a = ct.load(A, index=(i, k), shape=(tm, tk), check_bounds=False, latency=latency)
                b = ct.load(B, index=(k, j), shape=(tk, tn), check_bounds=False, latency=latency)
                acc = ct.mma(a, b, acc)
            ct.store(C, index=(i, j), tile=ct.astype(acc, C.dtype), check_bounds=False)
    def one(A, B, C):
        rows, columns = ct.cdiv(A.shape[0], tm), ct.cdiv(C.shape[1], tn)
        t = ct.bid(0)
        first = t // (band * columns) * band
        height = min(rows - first, band)
        i, j = first + t % (band * columns) % height, t % (band * columns) // height
        acc = ct.full((tm, tn), 0, dtype=ct.float32)
        for k in range(A.shape[1] // tk):
            a = ct.load(A, index=(i, k), shape=(tm, tk), check_bounds=False, latency=latency)
            b = ct.load(B, index=(k, j), shape=(tk, tn), check_bounds=False, latency=latency)
            acc = ct.mma(a, b, acc)
        ct.store(C, index=(i, j), tile=ct.astype(acc, C.dtype), check_bounds=False)
    return gemm if persistent else one


def make_add(t):
    def add(X, Y, Z):
        i = ct.bid(0)
        ct.store(Z, index=(i,), tile=ct.load(X, index=(i,), shape=(t,)) + ct.load(Y, index=(i,), shape=(t,)))
    return add


def array(dtype, rank):
    return ArrayConstraint(dtype, rank, index_dtype=ct.int32, stride_lower_bound_incl=0, alias_groups=(),
                           may_alias_internally=False, stride_constant=[None] * (rank - 1) + [1],
                           stride_divisible_by=[16] * (rank - 1) + [1], shape_divisible_by=16,
                           base_addr_divisible_by=16)


def job(question, name, kernel, parameters, tiles, warps=None, occupancy=1, ctas=1, persistent=False, linear=False):
    hints = dict(num_ctas=ctas, occupancy=occupancy)
    if warps:
        hints["num_worker_warps"] = warps
    file = "".join(c if c.isalnum() else "_" for c in f"{question} {name}")
    return dict(question=question, name=name, file=file, tiles=tiles, occupancy=occupancy, ctas=ctas, persistent=persistent,
                linear=linear), kernel, parameters, hints


def gemm_jobs():
    square = [array(ct.bfloat16, 2)] * 3
    for tm, tn, warps, occupancy in ((128, 128, 4, 2), (128, 256, 8, 1), (256, 128, 8, 1)):
        for checked in (False, True):
            name = f"{tm}x{tn}x64, {warps} warps, occupancy {occupancy}" + (" checked" if checked else "")
            yield job("gemm bf16", name, make_gemm(tm, tn, 64, checked), square, (tm, tn), warps, occupancy)
    for tm, tn, tk, warps, occupancy, latency, ctas in (
            (64, 128, 64, 4, 2, 4, 1), (128, 64, 64, 4, 1, 6, 1), (128, 64, 64, 4, 2, 4, 1), (128, 64, 128, 4, 1, 4, 1),
            (128, 128, 64, 4, 2, 4, 1), (128, 256, 64, 8, 1, 6, 1), (256, 256, 64, 8, 1, None, 4)):
        name = f"{tm}x{tn}x{tk}" + (f" on {ctas} CTAs" if ctas > 1 else "") + f", {warps} warps, occupancy {occupancy}" + \
            (f", latency {latency}" if latency else "")
        yield job("gemm bf16", name, make_dealt_gemm(tm, tn, tk, latency, 8, False), square, (tm, tn), warps, occupancy, ctas,
                  linear=True)
    for tm, tn, latency, ctas in ((256, 256, None, 2), (256, 256, 4, 2), (128, 256, 4, 1)):
        name = f"{tm}x{tn}x64 persistent" + (f" on {ctas} CTAs" if ctas > 1 else "") + ", 8 warps" + \
            (f", latency {latency}" if latency else "")
        yield job("gemm bf16", name, make_dealt_gemm(tm, tn, 64, latency, 8, True), square, (tm, tn), 8, 1, ctas,
                  persistent=True)


def add_jobs():
    for t, warps in ((4096, 8), (1024, 4)):
        yield job("add f32", f"{t}, {warps} warps", make_add(t), [array(ct.float32, 1)] * 3, (t,), warps)


def main(folder):
    os.makedirs(folder, exist_ok=True)
    index = []
    for about, function, parameters, hints in (*gemm_jobs(), *add_jobs()):
        signature = KernelSignature(parameters, calling_convention=CallingConvention.cutile_python_v1(), symbol="k")
        out = io.BytesIO()
        try:
            export_kernel(ct.kernel(**hints)(function), [signature], out, gpu_code="sm_90", output_format="cubin")
        except Exception as e:
            print(about["question"], about["name"], "failed:", e, file=sys.stderr)
            continue
        with open(os.path.join(folder, about["file"] + ".cubin"), "wb") as f:
            f.write(out.getvalue())
        index.append(about)
    with open(os.path.join(folder, "index.json"), "w") as f:
        json.dump(index, f, indent=1)
    print(f"{len(index)} kernels in {folder}")


if __name__ == "__main__":
    main(sys.argv[1])
