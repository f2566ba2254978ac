#!/usr/bin/env python3
"""The C++ of a page of the documentation, as a program.

    snippets.py generate PAGE.md OUT.cpp     the program
    snippets.py check PAGE.md PROGRAM        runs it in an empty folder, and compares what it prints with the page

A block with `int main` is the program. Otherwise blocks that include or define a kernel stand at namespace scope, and every other
one is the body of a function; they are called in order. A line that prints (`std::cout`) ends in a comment: what it prints, with `...` for anything.
"""

import re
import subprocess
import sys
import tempfile

BLOCK = re.compile(r"^```cpp\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PRINTS = re.compile(r"std::cout.*//\s*(.+?)\s*$")
AT_NAMESPACE_SCOPE = re.compile(r"^(#include|constexpr auto \w+ = tw::kernel)", re.MULTILINE)


def blocks_of(path):
    """(line of the first line, text) of each block."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    return [(text.count("\n", 0, m.start(1)) + 1, m.group(1)) for m in BLOCK.finditer(text)]


def program(path):
    blocks = blocks_of(path)
    whole = [(line, text) for line, text in blocks if "int main" in text]
    if whole:
        line, text = whole[0]
        return f'#line {line} "{path}"\n{text}'
    out, calls = "", ""
    for number, (line, text) in enumerate(blocks):
        if AT_NAMESPACE_SCOPE.search(text):
            out += f'#line {line} "{path}"\n{text}'
        else:
            out += f'static void part_{number}() {{\n#line {line} "{path}"\n{text}}}\n'
            calls += f"  part_{number}();\n"
    return f"{out}int main() {{\n{calls}}}\n"


def expected(path):
    return [m.group(1) for _, text in blocks_of(path) for m in map(PRINTS.search, text.splitlines()) if m]


def main():
    mode, page, other = sys.argv[1:]
    if mode == "generate":
        with open(other, "w", encoding="utf-8") as file:
            file.write(program(page))
        return 0
    wanted = expected(page)
    if not wanted:
        sys.exit(f"{page} prints nothing: there is nothing to check")
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run([other], cwd=folder, stdout=subprocess.PIPE, text=True, check=False)
    printed = run.stdout.splitlines()
    for number in range(max(len(wanted), len(printed))):
        page_says = wanted[number] if number < len(wanted) else "(nothing)"
        program_says = printed[number] if number < len(printed) else "(nothing)"
        if not re.fullmatch(re.escape(page_says).replace(re.escape("..."), ".*"), program_says):
            sys.exit(f"{page}: output {number + 1} is\n  {program_says}\nand the page says\n  {page_says}")
    if run.returncode != 0:
        sys.exit(f"{page}: the program ends with {run.returncode}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
