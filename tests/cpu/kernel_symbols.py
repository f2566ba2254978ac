#!/usr/bin/env python3
"""Checks that objects compiled for newer instruction sets share no code with the rest of the program.

A weak symbol in them (an inline function of a header) could be the copy that the linker keeps for everybody, with
instructions that the machine lacks.
"""
import subprocess
import sys

objects = [path for path in sys.argv[1:] if "kernels_v" in path]
if len(objects) != 2:
    sys.exit(f"expected the objects of two instruction sets, got {objects}")
shared = []
for path in objects:
    command = ["nm", "--defined-only", "--demangle", path]
    listing = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    symbols = [line.split(maxsplit=2)[1:] for line in listing.splitlines()]
    # W, V: weak; u: unique; T other than the one function that isa.cpp calls: strong, but visible
    shared += [f"{path}: {kind} {name}" for kind, name in symbols
               if kind in "WVu" or (kind == "T" and not name.endswith("_kernels()"))]
print("\n".join(shared))
sys.exit(1 if shared else 0)
