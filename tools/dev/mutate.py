#!/usr/bin/env python3
"""Breaks the verifier on purpose, one line at a time, and sees whether the tests of tests/verify notice.

    tools/dev/mutate.py [--build build/gcc] [NUMBER...]

Mutations are listed in tests/verify/mutations.txt:

    @ ranges.hpp              the file, in include/tilewright/verify
    - old text                one line of it or a part, which must be there once; further `-` lines follow it in the file
    + new text                likewise
    = why                     instead of being noticed it changes no verdict, and this is the reason

Needs a built tree (libtilewright.a). Prints the mutations that no test noticed; exits with 1 if there are any that are not
marked with `=`. About 10 s for each.
"""

import argparse
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
HEADERS = ROOT / "include/tilewright/verify"


def read_mutations(path):
    """(number, file, old, new, why) of each."""
    found, file, old, new, why = [], None, [], [], None

    def finish():
        if old:
            found.append((len(found) + 1, file, "\n".join(old), "\n".join(new), why))

    for line in path.read_text(encoding="utf-8").splitlines() + ["@ end"]:
        mark, text = line[:1], line[2:]
        if mark == "-" and new or mark == "@":
            finish()
            old, new, why = [], [], None
        if mark == "@":
            file = text.strip()
        elif mark == "-":
            old.append(text)
        elif mark == "+":
            new.append(text)
        elif mark == "=":
            why = text
        elif line.strip() and mark != "#":
            sys.exit(f"{path}: {line!r} is no mutation")
    return found


class Tests:
    """The tests of the verifier, compiled with the headers of a folder that comes before the real ones."""

    def __init__(self, folder, build):
        self.folder, self.build, self.launch_checks = folder, build, None

    def compile(self, source, optimise):
        out = self.folder / (pathlib.Path(source).stem + ".o")
        flags = ["-std=c++20", optimise, "-w", f"-I{self.folder}/include"]
        flags += [f"-I{ROOT / part}" for part in ("include", "src", "tests")]
        subprocess.run(["g++", *flags, "-c", str(ROOT / source), "-o", str(out)], check=True)
        return str(out)

    def program(self, name, optimise):
        # The launch checks use the ranges, too.
        if self.launch_checks is None:
            self.launch_checks = self.compile("src/launch/requires.cpp", "-O1")
        out = self.folder / name
        objects = [self.compile(f"tests/verify/{name}_test.cpp", optimise), self.launch_checks]
        libraries = [str(self.build / "libtilewright.a"), "-lgmock_main", "-lgmock", "-lgtest", "-lrapidcheck", "-ldl"]
        subprocess.run(["g++", *objects, "-o", str(out), *libraries], check=True)
        return out

    def notice(self):
        """The name of what notices; None when nothing does."""
        for name, optimise, programs in (("rules", "-O0", 0), ("traps", "-O0", 0), ("soundness", "-O1", 8000)):
            binary = self.program(name, optimise)
            try:
                run = subprocess.run([str(binary)], env={"RC_PARAMS": f"max_success={programs}"}, timeout=600,
                                     stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False)
            except subprocess.TimeoutExpired:
                return name + " (it does not end)"
            if run.returncode != 0:
                failed = [line.split("] ")[1].split(" ")[0] for line in run.stdout.splitlines() if "FAILED  ]" in line]
                return failed[0] if failed else name
        return None


def main():
    parser = argparse.ArgumentParser(description="do the verifier's tests notice a broken verifier?")
    parser.add_argument("--build", default=ROOT / "build/gcc", type=pathlib.Path)
    parser.add_argument("--from", dest="first", default=1, type=int)
    parser.add_argument("numbers", nargs="*", type=int)
    args = parser.parse_args()
    mutations = read_mutations(ROOT / "tests/verify/mutations.txt")
    with tempfile.TemporaryDirectory() as folder:
        noticed = Tests(pathlib.Path(folder), args.build).notice()
        if noticed is not None:
            sys.exit(f"the verifier as it is does not pass {noticed}")
    bad = 0
    for number, file, old, new, why in mutations:
        if number < args.first or (args.numbers and number not in args.numbers):
            continue
        text = (HEADERS / file).read_text(encoding="utf-8")
        at = [i for i in range(len(text)) if text.startswith(old, i)] if old else []
        if len(at) != 1:
            print(f"{number}: {file} has this {len(at)} times: {old}", flush=True)
            bad += 1
            continue
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            mutated = folder / "include/tilewright/verify"
            shutil.copytree(HEADERS, mutated)
            (mutated / file).write_text(text.replace(old, new), encoding="utf-8")
            shown = f"{number}: {old.strip()}  ->  {new.strip()}"
            try:
                noticed = Tests(folder, args.build).notice()
            except subprocess.CalledProcessError:
                print(f"DOES NOT COMPILE {shown}", flush=True)
                bad += 1
                continue
        if noticed is None and why is None:
            print(f"SURVIVES {shown}", flush=True)
            bad += 1
        else:
            print(f"{'noticed' if noticed else 'no change'} {shown}  [{noticed or why}]", flush=True)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
