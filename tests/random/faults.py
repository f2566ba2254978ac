#!/usr/bin/env python3
"""Breaks lowering on purpose, one line at a time, and sees how many random kernels it takes to notice.

    tests/random/faults.py [--build build/gcc] [--count 20000] [--seed 1] [NUMBER...]

Faults are listed in tests/random/faults.txt. Needs a built tree (target random_kernels). Prints, for each fault, the first
kernel that notices it; exits with 1 if there is one that no kernel notices and that its text does not call equivalent.
"""
import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]


def read_faults(path):
    """(number, file, old, new, why) of each."""
    faults, now = [], {}
    for line in path.read_text(encoding="utf-8").splitlines():
        mark, text = line[:1], line[2:]
        if mark in ("@", "-", "+", "="):
            now[mark] = text
        elif line.strip() and mark != "#":
            sys.exit(f"{path}: {line!r} is no fault")
        if mark == "=":
            faults.append((len(faults) + 1, now["@"].strip(), now["-"].strip(), now["+"].strip(), text))
            now = {}
    return faults


def main():
    parser = argparse.ArgumentParser(description="do random kernels notice a broken lowering?")
    parser.add_argument("--build", default=ROOT / "build/gcc", type=pathlib.Path)
    parser.add_argument("--count", default=20000, type=int)
    parser.add_argument("--seed", default=1, type=int)
    parser.add_argument("numbers", nargs="*", type=int)
    args = parser.parse_args()
    objects = sorted((args.build / "tests/random/CMakeFiles/random_kernels.dir").glob("*.o"))
    parts, library = args.build / "tests/random/librandom_kernels_parts.a", args.build / "libtilewright.a"
    if not objects or not parts.exists():
        sys.exit(f"build the target random_kernels in {args.build} first")
    bad = 0
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        for number, file, old, new, why in read_faults(ROOT / "tests/random/faults.txt"):
            if args.numbers and number not in args.numbers:
                continue
            text = (ROOT / "src/lower" / file).read_text(encoding="utf-8")
            shown = f"{number}: {file}: {why}"
            if text.count(old) != 1:
                print(f"NOT THERE ONCE {shown}", flush=True)
                bad += 1
                continue
            source, program = folder / file, folder / "random_kernels"
            source.write_text(text.replace(old, new), encoding="utf-8")
            compiled = subprocess.run(["g++", "-std=c++20", "-O0", "-w", f"-I{ROOT}/include", f"-I{ROOT}/src", "-c", source, "-o",
                                       folder / "fault.o"], check=False)
            if compiled.returncode != 0:
                print(f"DOES NOT COMPILE {shown}", flush=True)
                bad += 1
                continue
            # The fault's object first: of what two files define the linker takes what it sees first.
            subprocess.run(["g++", *objects, folder / "fault.o", parts, library, "-ldl", "-lpthread", "-o", program],
                           check=True)
            found = None
            for first in range(args.seed, args.seed + args.count, 256):
                try:
                    done = subprocess.run([program, "--seed", str(first), "--count", "256"], env={"TW_DEVICE": "cpu"}, text=True,
                                          stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False, timeout=120)
                except subprocess.TimeoutExpired:
                    found = f"{first + 255} kernels: one of them does not end"
                    break
                if done.returncode == 0:
                    continue
                # A kernel that ends the program is found, too.
                seeds = [int(s) for s in re.findall(r"^seed (\d+)", done.stdout, re.MULTILINE)]
                at = min(seeds) if seeds else first + 255
                how = next((x for x in done.stdout.splitlines() if x.startswith(f"seed {at},")), "the program ends")
                found = f"{at - args.seed + 1} kernels (seed {at}): {how[:120]}; {len(seeds)} of 256 notice it"
                break
            if found is None and "equivalent" not in why:
                print(f"SURVIVES {shown}", flush=True)
                bad += 1
            else:
                print(f"{'found after ' + found if found else 'no change'} <- {shown}", flush=True)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
