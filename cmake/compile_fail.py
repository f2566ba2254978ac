#!/usr/bin/env python3
"""Checks that a program does not compile, and that the compiler says why.

The source file states what is expected, in comment lines:

    // EXPECT: regex          must match the compiler's output (any line); every one of them, for each compiler. The first
    //                        error must match one of them
    // EXPECT-GCC: regex      the same, for g++ only
    // EXPECT-CLANG: regex    the same, for clang only
    // EXPECT-AT: text        the line of this comment must be named by the output, in a line that matches the regex 'text'
    // REJECT: regex          must match nowhere in the output
    // ERRORS: n              at most n errors, instead of 3: nothing else is to follow from the mistake
    // EXPECT-OK              the control: the file must compile, without a warning
    // FLAGS: -Wx -Wy         extra compiler options
    // ONLY: clang            for this compiler only (gcc or clang); CMake does not register the test for the other

A file without EXPECT or EXPECT-OK is an error, and so is an internal compiler error, whatever was expected.
"""

import argparse
import os
import re
import subprocess
import sys

MARK = re.compile(r"//\s*(EXPECT(?:-GCC|-CLANG|-AT|-OK)?|REJECT|FLAGS|ONLY|ERRORS)(?::\s*(.*?))?\s*$")
KINDS = {"GNU": "gcc", "Clang": "clang", "AppleClang": "clang"}
STEPS = {"gcc": "-fconstexpr-ops-limit=268435456", "clang": "-fconstexpr-steps=16777216"}

NO_ECHO = {"gcc": "-fno-diagnostics-show-caret", "clang": "-fno-caret-diagnostics"}


def read_marks(path):
    """All (line number, mark, text) of a file, in order."""
    with open(path, encoding="utf-8") as file:
        found = [(n, MARK.search(line)) for n, line in enumerate(file, 1)]
    return [(n, m.group(1), m.group(2) or "") for n, m in found if m]


def problems(path, marks, kind, status, output):
    """What is wrong with the compiler's answer, as sentences; empty when all is as the file says."""
    if re.search(r"internal compiler error|PLEASE submit a bug report|Stack dump:", output):
        return ["the compiler crashed"]
    if any(mark == "EXPECT-OK" for _, mark, _ in marks):
        wrong = [] if status == 0 else ["this file must compile"]
        return wrong + (["this file must compile without a warning"] if status == 0 and output.strip() else [])
    if status == 0:
        return ["this file compiles, and it must not"]
    wrong = []
    wanted = {"EXPECT", "EXPECT-GCC" if kind == "gcc" else "EXPECT-CLANG"}
    errors = [line for line in output.splitlines() if re.search(r"\berror:", line)] or [output]
    most = max([3] + [int(text) for _, mark, text in marks if mark == "ERRORS"])
    if len(errors) > most:
        wrong.append(f"there are {len(errors)} errors, where {most} would do")
    if not any(mark in wanted and re.search(text, errors[0]) for _, mark, text in marks):
        wrong.append(f"the first error is not one of those expected: {errors[0]}")
    for number, mark, text in marks:
        if mark in wanted and not re.search(text, output, re.MULTILINE):
            wrong.append(f"line {number}: no output matches: {text}")
        if mark == "REJECT" and re.search(text, output, re.MULTILINE):
            wrong.append(f"line {number}: the output must not match: {text}")
        if mark == "EXPECT-AT":
            name = re.escape(path.rsplit("/", 1)[-1])
            lines = [line for line in output.splitlines() if re.search(rf"{name}[:(]{number}\b", line)]
            if not any(re.search(text, line) for line in lines):
                wrong.append(f"line {number}: the output does not name this line with: {text}")
    return wrong


def main():
    parser = argparse.ArgumentParser(description="checks that a program does not compile, and why")
    parser.add_argument("--compiler", required=True)
    parser.add_argument("--id", required=True, help="CMAKE_CXX_COMPILER_ID")
    parser.add_argument("--include", action="append", default=[])
    parser.add_argument("--verbose", action="store_true", help="print the compiler's output in any case")
    parser.add_argument("source")
    args = parser.parse_args()

    kind = KINDS[args.id]
    marks = read_marks(args.source)
    only = {text for _, mark, text in marks if mark == "ONLY"}
    if not only <= {"gcc", "clang"}:
        sys.exit(f"{args.source}: ONLY takes gcc or clang")
    if only and kind not in only:
        sys.exit(f"{args.source}: says nothing about {kind}")
    if not any(mark.startswith("EXPECT") for _, mark, _ in marks):
        sys.exit(f"{args.source}: states no expectation (// EXPECT: regex, or // EXPECT-OK)")

    flags = [flag for _, mark, text in marks if mark == "FLAGS" for flag in text.split()]
    # Without the caret the compiler does not echo source lines, so that no expectation can match the source itself.
    command = [args.compiler, "-std=c++20", "-fsyntax-only", "-Wall", "-Wextra", "-Werror", NO_ECHO[kind], STEPS[kind]]
    command += [f"-I{folder}" for folder in args.include] + flags + [args.source]
    # LC_ALL=C: messages in English, with plain quotes.
    run = subprocess.run(command, env=dict(os.environ, LC_ALL="C"), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                         errors="replace", check=False)
    wrong = problems(args.source, marks, kind, run.returncode, run.stdout)
    if wrong or args.verbose:
        print(" ".join(command))
        print(run.stdout)
    for sentence in wrong:
        print(f"FAILED {args.source}: {sentence}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
