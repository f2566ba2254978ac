#!/usr/bin/env python3
"""Compiles random kernels that were printed as C++: each must have the trace that the generator built.

    tests/random/printed.py PROGRAM INCLUDE_FOLDER COUNT COMPILER...

PROGRAM is random_kernels. The compilers evaluate the traces (static_assert on their hashes) and make no code. Compilers that
are not installed are named and left out, except the first.
"""
import pathlib
import shutil
import subprocess
import sys
import tempfile

KERNELS_IN_A_FILE = 50


def main():
    program, include, count, compilers = sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4:]
    bad = 0
    with tempfile.TemporaryDirectory() as folder:
        for first in range(0, count, KERNELS_IN_A_FILE):
            # Far apart, so that kernels that the verifier rejects do not make files overlap.
            seed = 1000000 + 10 * first
            printed = subprocess.run([program, "--seed", str(seed), "--count", str(min(KERNELS_IN_A_FILE, count - first)), "--cpp", "1"],
                                     stdout=subprocess.PIPE, check=True).stdout
            source = pathlib.Path(folder) / f"kernels_{first}.cpp"
            source.write_bytes(printed)
            kernels = printed.count(b"static_assert")
            for k, compiler in enumerate(dict.fromkeys(compilers)):
                if shutil.which(compiler) is None:
                    print(f"{compiler} is not here")
                    bad += 1 if k == 0 else 0
                    continue
                clang = "clang" in pathlib.Path(compiler).name
                limit = "-fconstexpr-steps=16777216" if clang else "-fconstexpr-ops-limit=268435456"
                done = subprocess.run([compiler, "-std=c++20", "-w", "-fsyntax-only", limit, f"-I{include}", source], text=True,
                                      stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
                print(f"{compiler}: {kernels} kernels from seed {seed}: {'same traces' if done.returncode == 0 else 'WRONG'}", flush=True)
                if done.returncode != 0:
                    bad += 1
                    print("\n".join(x for x in done.stdout.splitlines() if "error" in x)[:4000])
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
