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


def jobs():
    for tm, tn, warps, occupancy in ((128, 128, 4, 2), (128, 256, 8, 1), (256, 128, 8, 1)):
        for checked in (False, True):
            name = f"gemm_{tm}x{tn}x64_w{warps}_o{occupancy}" + ("_checked" if checked else "")
            yield name, make_gemm(tm, tn, 64, checked), [array(ct.bfloat16, 2)] * 3, \
                dict(num_ctas=1, occupancy=occupancy, num_worker_warps=warps)
    for t, warps in ((4096, 8), (1024, 4)):
        yield f"add_{t}_w{warps}", make_add(t), [array(ct.float32, 1)] * 3, dict(num_worker_warps=warps)


def main(folder):
    os.makedirs(folder, exist_ok=True)
    names = []
    for name, function, parameters, hints in jobs():
        signature = KernelSignature(parameters, calling_convention=CallingConvention.cutile_python_v1(), symbol="k")
        out = io.BytesIO()
        export_kernel(ct.kernel(**hints)(function), [signature], out, gpu_code="sm_90", output_format="cubin")
        with open(os.path.join(folder, name + ".cubin"), "wb") as f:
            f.write(out.getvalue())
        names.append(name)
    with open(os.path.join(folder, "index.json"), "w") as f:
        json.dump(names, f)
    print(f"{len(names)} kernels in {folder}")


if __name__ == "__main__":
    main(sys.argv[1])
