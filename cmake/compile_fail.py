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

With --golden FOLDER what a reader of the output sees (each error's sentence, its values, the lines of the program that it names)
must be what FOLDER/gcc.txt or FOLDER/clang.txt says under the program's name, if it is there. --show prints that text and compares
nothing; tools/dev/diagnostics.sh makes the golden files of it.
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


def seen(path, output):
    """What a reader of the output finds: for each error its sentence, types or values, and the program's lines that it names."""
    name = re.escape(os.path.basename(path))
    with open(path, encoding="utf-8") as file:
        source = file.read().splitlines()
    blocks, before = [], []  # lines that come before an error and belong to it (g++ names the place first)
    for line in output.splitlines():
        place = re.match(rf"\S*{name}:(\d+):", line)
        found = re.search(r"\berror: (.*)", line)
        if found:
            blocks.append([found.group(1), [], list(before)])
            before = [place.group(1)] if place else []
            blocks[-1][2] += before
            before = []
            continue
        if re.search(r"In instantiation of|In file included|In substitution of|In function", line):
            before = []
        if place:
            (blocks[-1][2] if blocks and re.search(r"\bnote:", line) else before).append(place.group(1))
        values = "".join(re.findall(r'exact_text<\d+>\{"(.*?)"\}', line))
        false = re.search(r"note: ['\u2018](.*)['\u2019] evaluates to ", line)
        if blocks and values and values not in blocks[-1][1]:
            blocks[-1][1].append(values)
        if blocks and false and "verify::rule" not in line:
            blocks[-1][1].append(false.group(1).strip())
    merged = blocks[:1]  # errors without a sentence of ours only show the way to the one before
    for block in blocks[1:]:
        if "tilewright: " in block[0]:
            merged.append(block)
        else:
            merged[-1][1].extend(v for v in block[1] if v not in merged[-1][1])
            merged[-1][2].extend(block[2])
    text = []
    for sentence, values, lines in merged:
        broken = re.match(r"static assertion failed(?: due to requirement '(.*?)')?: (.*)", sentence)
        if broken:
            if broken.group(1) and "verify::rule" not in broken.group(1):
                values.insert(0, broken.group(1))
            sentence = broken.group(2).strip('"')
        sentence = re.sub(r" \[with .*", "", sentence)
        text.append("error: " + sentence[:300])
        # Conditions that are false whatever the program says tell a reader nothing.
        values = [v for v in values if not re.search(r"never|same_as<tw::bf16, tw::bf16>|^launch::|lambda at", v)]
        text += ["    " + v[:200] for v in dict.fromkeys(values)]
        text += [f"    line {n}: {source[int(n) - 1].strip()[:110]}" for n in dict.fromkeys(lines) if int(n) <= len(source)]
    return "\n".join(text) + "\n"


def section(file, name):
    """The text below '## name' in a golden file, or None."""
    with open(file, encoding="utf-8") as golden:
        parts = re.split(r"^## (\S+)\n", golden.read(), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2])).get(name)


def against_golden(folder, path, kind, output):
    name, text = os.path.splitext(os.path.basename(path))[0], seen(path, output)
    expected = section(os.path.join(folder, kind + ".txt"), name)
    if expected is None or expected.strip() == text.strip():
        return []
    return [f"a reader sees\n{text}where {kind}.txt in {folder} says\n{expected}"]


def main():
    parser = argparse.ArgumentParser(description="checks that a program does not compile, and why")
    parser.add_argument("--compiler", required=True)
    parser.add_argument("--id", required=True, help="CMAKE_CXX_COMPILER_ID")
    parser.add_argument("--include", action="append", default=[])
    parser.add_argument("--golden", help="folder with gcc.txt and clang.txt")
    parser.add_argument("--show", action="store_true", help="only print what a reader of the output sees")
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
    if args.show:
        print(seen(args.source, run.stdout), end="")
        return 0
    wrong = problems(args.source, marks, kind, run.returncode, run.stdout)
    if args.golden and run.returncode != 0 and not any(mark == "EXPECT-OK" for _, mark, _ in marks):
        wrong += against_golden(args.golden, args.source, kind, run.stdout)
    if wrong or args.verbose:
        print(" ".join(command))
        print(run.stdout)
    for sentence in wrong:
        print(f"FAILED {args.source}: {sentence}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
