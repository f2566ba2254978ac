#!/usr/bin/env python3
"""Breaks the verifier on purpose, one line at a time, and sees whether the tests of tests/verify notice.

    tools/dev/mutate.py [--build build/gcc] [--quick] [NUMBER...]

Mutations are listed in tests/verify/mutations.txt:

    @ ranges.hpp              the file, in include/tilewright/verify
    - old text                one line of it or a part, which must be there once; further `-` lines follow it in the file
    + new text                likewise
    = why                     instead of being noticed it changes no verdict, and this is the reason

Needs a built tree (libtilewright.a). Prints the mutations that no test noticed; exits with 1 if there are any that are not
marked with `=`. Some seconds for each; --quick leaves out the random test, which notices some that no other does.
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


# The verifier that the tests call, so that they are compiled once and only this for each mutation.
DECLARED = "report verify_elsewhere(ir::function const&, environment const&, options const&);"
CALLED = "return verify_elsewhere(f, env, opt);"
WRITTEN = "return verifier(f, env, opt).take();"


class Tests:
    """The tests of the verifier as one program, with a verifier that is exchanged."""

    def __init__(self, folder, build, quick):
        self.folder, self.build, self.quick = folder, build, quick
        redirected = self.headers("redirected", {})
        text = (redirected / "verifier.hpp").read_text(encoding="utf-8")
        start = text.index("constexpr report verify(")
        text = text[:start] + DECLARED + "\n" + text[start:].replace(WRITTEN, CALLED).replace("constexpr", "inline", 1)
        (redirected / "verifier.hpp").write_text(text, encoding="utf-8")
        sources = (("rules", "-O0"), ("combiners", "-O0"), ("division", "-O0"),
                   ("updates", "-O0"), ("slices", "-O0"), ("scatter", "-O0"), ("traps", "-O0"), ("soundness", "-O1"))
        self.objects = [self.compile("redirected", f"tests/verify/{name}_test.cpp", level) 
                        for name, level in sources if not (quick and name == "soundness")]

    def headers(self, name, replaced):
        """A folder for -I with the verifier's headers, some of them replaced."""
        copy = self.folder / name / "tilewright/verify"
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(HEADERS, copy)
        for file, text in replaced.items():
            (copy / file).write_text(text, encoding="utf-8")
        return copy

    def compile(self, headers, source, level):
        out = self.folder / (pathlib.Path(source).stem + ".o")
        folders = [self.folder / headers, ROOT / "include", ROOT / "src", ROOT / "tests"]
        subprocess.run(["g++", "-std=c++20", level, "-w", *(f"-I{f}" for f in folders), "-c", str(ROOT / source), "-o",
                        str(out)], check=True)
        return str(out)

    def notice(self, replaced):
        """The test that notices; None when none does."""
        self.headers("mutated", replaced)
        for test, of in (("interval", {"interval.hpp"}), ("ranges", {"interval.hpp", "ranges.hpp"})):
            if replaced and not of & replaced.keys():
                continue
            noticed = self.run([self.compile("mutated", f"tests/verify/{test}_test.cpp", "-O1")], "*")
            if noticed is not None:
                return noticed
        source = self.folder / "verifier.cpp"
        # The launch checks use the ranges, too.
        source.write_text("#include <tilewright/verify/verifier.hpp>\nnamespace tw::verify {\nreport verify_elsewhere("
                          "ir::function const& f, environment const& env, options const& opt) { " + WRITTEN + " }\n}\n"
                          '#include "launch/requires.cpp"\n', encoding="utf-8")
        # First in the list: of functions that several objects have, the linker takes the first.
        objects = [self.compile("mutated", source, "-O1"), *self.objects]
        return self.run(objects, "-soundness.*") or (None if self.quick else self.run(objects, "soundness.*"))

    def run(self, objects, chosen):
        """Links and runs; the first test that fails, or None."""
        program = self.folder / "tests"
        libraries = [str(self.build / "libtilewright.a"), "-lgmock_main", "-lgmock", "-lgtest", "-lrapidcheck", "-ldl"]
        subprocess.run(["g++", *objects, "-o", str(program), *libraries], check=True)
        try:
            done = subprocess.run([str(program), f"--gtest_filter={chosen}"], env={"RC_PARAMS": "max_success=6000"}, timeout=600,
                                  stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False)
        except subprocess.TimeoutExpired:
            return f"{chosen} does not end"
        failed = [line.split("] ")[1].split(" ")[0] for line in done.stdout.splitlines() if "FAILED  ]" in line]
        return None if done.returncode == 0 else failed[0] if failed else chosen


def main():
    parser = argparse.ArgumentParser(description="do the verifier's tests notice a broken verifier?")
    parser.add_argument("--build", default=ROOT / "build/gcc", type=pathlib.Path)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("numbers", nargs="*", type=int)
    args = parser.parse_args()
    mutations = read_mutations(ROOT / "tests/verify/mutations.txt")
    bad = 0
    with tempfile.TemporaryDirectory() as folder:
        tests = Tests(pathlib.Path(folder), args.build, args.quick)
        noticed = tests.notice({})
        if noticed is not None:
            sys.exit(f"the verifier as it is does not pass {noticed}")
        for number, file, old, new, why in mutations:
            if args.numbers and number not in args.numbers:
                continue
            text = (HEADERS / file).read_text(encoding="utf-8")
            shown = f"{number}: {old.strip()}  ->  {new.strip()}"
            if text.count(old) != 1:
                print(f"NOT THERE ONCE {shown}", flush=True)
                bad += 1
                continue
            try:
                noticed = tests.notice({file: text.replace(old, new)})
            except subprocess.CalledProcessError:
                noticed, why = None, None
                shown += " (it does not compile)"
            if noticed is None and why is None:
                print(f"SURVIVES {shown}", flush=True)
                bad += 1
            else:
                print(f"{'noticed' if noticed else 'no change'} {shown}  [{noticed or why}]", flush=True)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
