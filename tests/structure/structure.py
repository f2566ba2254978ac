#!/usr/bin/env python3
"""Checks the shape of the source tree.

    structure.py graph ROOT                 every include goes along an allowed dependency between rooms
    structure.py libraries ROOT             public headers use the standard library only, src/ little more
    structure.py sizes ROOT                 no source file is longer than 600 lines
    structure.py headers ROOT COMPILER...   every public header compiles alone (the rest are the compiler's arguments)
"""

import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile

# Which rooms a room may use, besides itself. Dependencies point down only, and what a room may use, its users may use too.
ALLOWED = {
    "types": [],
    "ir": ["types"],
    "lang": ["ir"],
    "verify": ["ir"],
    "tile_ir": ["ir"],
    "cpu": ["ir"],
    "cuda": [],
    "lower": ["verify", "ir"],
    "jit": ["verify", "lower", "tile_ir", "cpu", "cuda", "runtime"],
    "runtime": ["cuda", "cpu"],
    "tensor": ["types", "runtime"],
    "async": ["tensor", "runtime"],
    "launch": ["lang", "verify", "jit", "tensor", "async"],
    "tune": ["launch"],
    "kernels": ["launch"],
}
# Headers that every room may include: the shared bottom. They must include nothing of the library themselves.
SHARED = ["tilewright/runtime/error.hpp", "tilewright/version.hpp"]
UMBRELLA = "tilewright/tilewright.hpp"
MAX_LINES = 600
SOURCE_FOLDERS = ["include", "src", "kernels", "llm", "tools", "examples", "tests", "benchmarks", "cmake", ".ci"]
SOURCE_ENDINGS = {".hpp", ".cpp", ".h", ".py", ".sh", ".cmake", ".txt"}

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')


def reachable(room):
    """`room` and all rooms below it."""
    found, todo = set(), [room]
    while todo:
        room = todo.pop()
        if room not in found:
            found.add(room)
            todo += ALLOWED[room]
    return found


def sources(root, *folders):
    for folder in folders:
        yield from sorted(p for p in (root / folder).rglob("*") if p.suffix in {".hpp", ".cpp", ".h", ".inc"})


def includes(path):
    """(line number, '<' or '"', name) of each include."""
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            found = INCLUDE.match(line)
            if found:
                yield number, found.group(1), found.group(2)


def room_of(root, path):
    """The room a file belongs to; None for the umbrella and for files directly in src/."""
    parts = path.relative_to(root).parts
    parts = parts[2:] if parts[0] == "include" else parts[1:]
    return parts[0] if len(parts) > 1 else None


def target_of(root, path, mark, name):
    """The library's file that an include names (relative to include/ or src/) and its room, or None."""
    if name.startswith("tilewright/"):
        parts = name.split("/")
        return (name, parts[1] if len(parts) > 2 else None)
    if mark == '"':
        if (root / "src" / name).exists() and "/" in name:
            return (name, name.split("/")[0])
        return (name, room_of(root, path))  # next to the including file
    return None


def graph(root):
    wrong = []
    for path in sources(root, "include", "src"):
        room = room_of(root, path)
        here = path.relative_to(root)
        own = str(here.relative_to("include")) if here.parts[0] == "include" else None
        if room is not None and room not in ALLOWED:
            wrong.append(f"{here}: unknown room '{room}'; add it, with what it may use, to tests/structure/structure.py")
            continue
        for number, mark, name in includes(path):
            target = target_of(root, path, mark, name)
            if target is None:
                continue
            name, to = target
            if name.startswith("tilewright/") and not (root / "include" / name).exists():
                wrong.append(f"{here}:{number}: there is no <{name}>")
            elif own in SHARED:
                wrong.append(f"{here}:{number}: every room includes this header, so it may not include <{name}>")
            elif name in SHARED or own == UMBRELLA or room is None:
                continue
            elif name == UMBRELLA:
                wrong.append(f"{here}:{number}: the umbrella is for users; include the header you need")
            elif to not in reachable(room):
                wrong.append(f"{here}:{number}: {room} may not use {to} (dependencies point down only)")
    return wrong


def libraries(root):
    wrong = []
    for path in sources(root, "include", "src", "kernels"):
        public = path.relative_to(root).parts[0] == "include"
        for number, mark, name in includes(path):
            if mark == '"' or name.startswith("tilewright/"):
                continue
            standard = re.fullmatch(r"[a-z_0-9]+", name)
            system = re.fullmatch(r"(sys/|linux/)?[a-z_0-9]+\.h", name) and not name.startswith(("cuda", "nv"))
            if not standard and (public or not (system or name.startswith("fmt/") or name == "xxhash.h")):
                allowed = "the standard library" if public else "the standard library, the system, {fmt} and xxHash"
                wrong.append(f"{path.relative_to(root)}:{number}: <{name}>: only {allowed} may be used here")
    return wrong


def sizes(root):
    wrong = []
    files = [root / "dev", root / "CMakeLists.txt"]
    for folder in SOURCE_FOLDERS:
        files += sorted(p for p in (root / folder).rglob("*") if p.is_file() and p.suffix in SOURCE_ENDINGS)
    for path in files:
        if "data" in path.relative_to(root).parts or "golden" in path.relative_to(root).parts and path.suffix == ".txt":
            continue
        with open(path, encoding="utf-8") as file:
            lines = sum(1 for _ in file)
        if lines > MAX_LINES:
            wrong.append(f"{path.relative_to(root)}: {lines} lines; split it (at most {MAX_LINES})")
    return wrong


def headers(root, compiler):
    """Compiles each public header as a translation unit of its own, included twice."""
    names = [str(p.relative_to(root / "include")) for p in sources(root, "include")]

    def compile_alone(name):
        with tempfile.TemporaryDirectory() as folder:
            unit = pathlib.Path(folder) / "unit.cpp"
            unit.write_text(f"#include <{name}>\n#include <{name}>\nint main() {{ return 0; }}\n", encoding="utf-8")
            run = subprocess.run([*compiler, "-fsyntax-only", f"-I{root / 'include'}", str(unit)], stdout=subprocess.PIPE,
                                 stderr=subprocess.STDOUT, text=True, check=False)
            return f"<{name}> does not compile alone:\n{run.stdout}" if run.returncode else None

    with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        return [answer for answer in pool.map(compile_alone, names) if answer]


CHECKS = {"graph": graph, "libraries": libraries, "sizes": sizes, "headers": headers}


def main():
    check, root, rest = sys.argv[1], pathlib.Path(sys.argv[2]).resolve(), sys.argv[3:]
    if not list(sources(root, "include")):
        sys.exit(f"no headers below {root}/include")
    wrong = CHECKS[check](root, rest) if check == "headers" else CHECKS[check](root)
    for sentence in wrong:
        print(f"FAILED {sentence}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
