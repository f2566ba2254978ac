"""The benchmark kernels in cuTile Python, the peer on the same assembler. Builds cubins on a machine without a GPU:

    python cutile_kernels.py FOLDER [QUESTION]     all, or those of the questions that begin so, into an index of their own

Needs cuda-tile 1.7 and, on PATH, tileiras 13.5 (CUDA_ROOT set to its toolkit, CUDA_HOME and CUDA_PATH unset)."""
import io
import json
import math
import os
import sys

import cuda.tile as ct
from cuda.tile.compilation import (ArrayConstraint, CallingConvention, KernelSignature, ScalarConstraint,
                                   export_kernel)


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


def make_dealt_linear(tm, tn, tk, band, persistent, fast):
    """The same with B stored [n, k]."""
    def forever(A, B, C):
        rows, columns = ct.cdiv(A.shape[0], tm), ct.cdiv(C.shape[1], tn)
        for t in range(ct.bid(0), rows * columns, ct.num_blocks(0)):
            first = t // (band * columns) * band
            height = min(rows - first, band)
            i, j = first + t % (band * columns) % height, t % (band * columns) // height
            acc = ct.full((tm, tn), 0, dtype=ct.float32)
            for k in range(A.shape[1] // tk):
                a = ct.load(A, index=(i, k), shape=(tm, tk), check_bounds=False)
                b = ct.load(B, index=(j, k), shape=(tn, tk), check_bounds=False)
                acc = ct.mma(a, ct.transpose(b), acc, use_fast_acc=fast)
            ct.store(C, index=(i, j), tile=ct.astype(acc, C.dtype), check_bounds=False)
    def one(A, B, C):
        rows, columns = ct.cdiv(A.shape[0], tm), ct.cdiv(C.shape[1], tn)
        t = ct.bid(0)
        first = t // (band * columns) * band
        height = min(rows - first, band)
        i, j = first + t % (band * columns) % height, t % (band * columns) // height
        acc = ct.full((tm, tn), 0, dtype=ct.float32)
        for k in range(A.shape[1] // tk):
            a = ct.load(A, index=(i, k), shape=(tm, tk), check_bounds=False)
            b = ct.load(B, index=(j, k), shape=(tn, tk), check_bounds=False)
            acc = ct.mma(a, ct.transpose(b), acc, use_fast_acc=fast)
        ct.store(C, index=(i, j), tile=ct.astype(acc, C.dtype), check_bounds=False)
    return forever if persistent else one


def make_add(t):
    def add(X, Y, Z):
        i = ct.bid(0)
        ct.store(Z, index=(i,), tile=ct.load(X, index=(i,), shape=(t,)) + ct.load(Y, index=(i,), shape=(t,)))
    return add


LOG2_E = 1.4426950408889634


def make_rows(kind, rows, n):
    def softmax(X, W, Y):
        i = ct.bid(0)
        x = ct.astype(ct.load(X, index=(i, 0), shape=(rows, n), check_bounds=False, allow_tma=False), ct.float32)
        e = ct.exp2((x - ct.max(x, axis=1, keepdims=True)) * LOG2_E, flush_to_zero=True)
        y = e * (1.0 / ct.sum(e, axis=1, keepdims=True))
        ct.store(Y, index=(i, 0), tile=ct.astype(y, Y.dtype), check_bounds=False, allow_tma=False)
    def rms_norm(X, W, Y):
        i = ct.bid(0)
        x = ct.astype(ct.load(X, index=(i, 0), shape=(rows, n), check_bounds=False, allow_tma=False), ct.float32)
        w = ct.astype(ct.load(W, index=(0,), shape=(n,), check_bounds=False, allow_tma=False), ct.float32)
        normal = ct.astype(x * ct.rsqrt(ct.sum(x * x, axis=1, keepdims=True) * (1.0 / n) + 1e-6), X.dtype)
        y = ct.astype(normal, ct.float32) * w[None, :]
        ct.store(Y, index=(i, 0), tile=ct.astype(y, Y.dtype), check_bounds=False, allow_tma=False)
    return softmax if kind == "softmax" else rms_norm


def make_attention(d, tm, tn, causal, latency_k, latency_v, heads_first):
    """Whole tiles of keys without a mask, then those on the diagonal; of causal attention the heavy blocks first."""
    def forward(Q, K, V, O, scale: float, heads: int):
        if heads_first:
            head, block, blocks = ct.bid(0), ct.bid(1), ct.num_blocks(1)
        else:
            block, head, blocks = ct.bid(0), ct.bid(1), ct.num_blocks(0)
        if causal:
            block = blocks - 1 - block
        b, h = head // heads, head % heads
        factor = scale * LOG2_E
        q = ct.load(Q, index=(b, h, block, 0), shape=(1, 1, tm, d), check_bounds=False).reshape((tm, d))
        rows = (block * tm + ct.arange(tm, dtype=ct.int32))[:, None]
        columns = ct.arange(tn, dtype=ct.int32)[None, :]
        m = ct.full((tm, 1), -math.inf, dtype=ct.float32)
        l = ct.full((tm, 1), 0.0, dtype=ct.float32)
        acc = ct.full((tm, d), 0.0, dtype=ct.float32)
        whole = block * tm // tn if causal else ct.cdiv(K.shape[2], tn)
        seen = ct.cdiv(min((block + 1) * tm, K.shape[2]), tn) if causal else whole
        for j in range(0, whole):
            k = ct.load(K, index=(b, h, 0, j), shape=(1, 1, d, tn), order=(0, 1, 3, 2), latency=latency_k, check_bounds=False)
            s = ct.mma(q, k.reshape((d, tn)), ct.full((tm, tn), 0.0, dtype=ct.float32))
            v = ct.load(V, index=(b, h, j, 0), shape=(1, 1, tn, d), latency=latency_v, check_bounds=False).reshape((tn, d))
            larger = max(m, ct.max(s, axis=-1, keepdims=True) * factor)
            p = ct.exp2(s * factor - larger, flush_to_zero=True)
            shrink = ct.exp2(m - larger, flush_to_zero=True)
            l = l * shrink + ct.sum(p, axis=-1, keepdims=True)
            acc = ct.mma(p.astype(Q.dtype), v, acc * shrink)
            m = larger
        for j in range(whole, seen):
            k = ct.load(K, index=(b, h, 0, j), shape=(1, 1, d, tn), order=(0, 1, 3, 2), latency=latency_k, check_bounds=False)
            s = ct.mma(q, k.reshape((d, tn)), ct.full((tm, tn), 0.0, dtype=ct.float32))
            s = ct.where(rows >= j * tn + columns, s, -math.inf)
            v = ct.load(V, index=(b, h, j, 0), shape=(1, 1, tn, d), latency=latency_v, check_bounds=False).reshape((tn, d))
            larger = max(m, ct.max(s, axis=-1, keepdims=True) * factor)
            p = ct.exp2(s * factor - larger, flush_to_zero=True)
            shrink = ct.exp2(m - larger, flush_to_zero=True)
            l = l * shrink + ct.sum(p, axis=-1, keepdims=True)
            acc = ct.mma(p.astype(Q.dtype), v, acc * shrink)
            m = larger
        ct.store(O, index=(b, h, block, 0), tile=(acc * (1.0 / l)).reshape((1, 1, tm, d)).astype(O.dtype), check_bounds=False)
    return forward


def array(dtype, rank):
    return ArrayConstraint(dtype, rank, index_dtype=ct.int32, stride_lower_bound_incl=0, alias_groups=(),
                           may_alias_internally=False, stride_constant=[None] * (rank - 1) + [1],
                           stride_divisible_by=[16] * (rank - 1) + [1], shape_divisible_by=16,
                           base_addr_divisible_by=16)


def job(question, name, kernel, parameters, tiles, warps=None, occupancy=1, ctas=1, persistent=False, linear=False):
    hints = dict(num_ctas=ctas)
    if occupancy:
        hints["occupancy"] = occupancy
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


def other_gemm_jobs():
    square = [array(ct.float16, 2)] * 3
    yield job("gemm f16", "128x128x64, 4 warps, occupancy 2, latency 4", make_dealt_gemm(128, 128, 64, 4, 8, False), square,
              (128, 128), 4, 2, linear=True)
    yield job("gemm f16", "256x256x64 persistent on 2 CTAs, 8 warps", make_dealt_gemm(256, 256, 64, None, 8, True), square,
              (256, 256), 8, 1, 2, persistent=True)
    narrow = [array(ct.float8_e4m3fn, 2)] * 2 + [array(ct.bfloat16, 2)]
    for fast in (False, True):
        ending = ", fast accumulation" if fast else ""
        yield job("gemm e4m3", "128x128x128, 4 warps, occupancy 2" + ending, make_dealt_linear(128, 128, 128, 8, False, fast),
                  narrow, (128, 128), 4, 2, linear=True)
        yield job("gemm e4m3", "256x128x64 persistent, 8 warps" + ending, make_dealt_linear(256, 128, 64, 8, True, fast), narrow,
                  (256, 128), 8, 1, persistent=True)
        yield job("gemm e4m3", "256x256x128 persistent on 2 CTAs, 8 warps" + ending,
                  make_dealt_linear(256, 256, 128, 8, True, fast), narrow, (256, 256), 8, 1, 2, persistent=True)


def add_jobs():
    for t, warps in ((4096, 8), (1024, 4)):
        yield job("add f32", f"{t}, {warps} warps", make_add(t), [array(ct.float32, 1)] * 3, (t,), warps)


def row_jobs():
    parameters = [array(ct.bfloat16, 2), array(ct.bfloat16, 1), array(ct.bfloat16, 2)]
    for kind in ("softmax", "rms_norm"):
        for n, rows, warps, occupancy in ((4096, 1, 4, 4), (4096, 1, 4, 8), (4096, 1, 8, 8), (16384, 1, 8, 2), (1024, 4, 4, 0),
                                          (1024, 4, 4, 8), (8192, 1, 4, 4), (8192, 1, 8, 4)):
            name = f"{rows} row{'s' if rows > 1 else ''}, {warps} warps" + (f", occupancy {occupancy}" if occupancy else "")
            yield job(f"{kind} bf16 {n}", name, make_rows(kind, rows, n), parameters, (rows,), warps, occupancy)


def attention_jobs():
    parameters = [array(ct.bfloat16, 4)] * 4 + [ScalarConstraint(ct.float32), ScalarConstraint(ct.int32)]
    for d in (128, 64):
        for causal in (False, True):
            forms = [(64, 128, None, 2, 2, 4, False), (64, 128, None, 2, 3, 3, False), (128, 64, 8, 2, 2, 4, True), (64, 128, None, 2, 2, 4, True)]
            for tm, tn, warps, occupancy, k, v, heads_first in forms:
                name = f"{tm}x{tn}" + (f", {warps} warps" if warps else "") + f", occupancy {occupancy}, latency {k} and {v}" + \
                    (", heads in x" if heads_first else "")
                about, *rest = job(f"attention bf16 {d} {'causal' if causal else 'full'}", name,
                                   make_attention(d, tm, tn, causal, k, v, heads_first), parameters, (tm, 1), warps, occupancy)
                about["heads_first"] = heads_first
                yield about, *rest


def main(folder, only=""):
    os.makedirs(folder, exist_ok=True)
    index = []
    for about, function, parameters, hints in (*gemm_jobs(), *other_gemm_jobs(), *add_jobs(), *row_jobs(), *attention_jobs()):
        signature = KernelSignature(parameters, calling_convention=CallingConvention.cutile_python_v1(), symbol="k")
        out = io.BytesIO()
        if only and not about["question"].startswith(only):
            continue
        try:
            export_kernel(ct.kernel(**hints)(function), [signature], out, gpu_code="sm_90", output_format="cubin")
        except Exception as e:
            print(about["question"], about["name"], "failed:", e, file=sys.stderr)
            continue
        with open(os.path.join(folder, about["file"] + ".cubin"), "wb") as f:
            f.write(out.getvalue())
        index.append(about)
    with open(os.path.join(folder, f"index{only.replace(chr(32), chr(95))}.json"), "w") as f:
        json.dump(index, f, indent=1)
    print(f"{len(index)} kernels in {folder}")


if __name__ == "__main__":
    main(*sys.argv[1:])
