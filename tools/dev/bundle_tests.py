#!/usr/bin/env python3
"""Chooses the tests of a bundle: reads what `ctest --show-only=json-v1` prints, writes lines `DEVICE NAME ASSEMBLER SECONDS`.

    ctest ... | bundle_tests.py BIN_FOLDER PATTERN

A test belongs to the bundle if it is one program of BIN_FOLDER without arguments and knows no place of this machine (label
here_only). DEVICE: cpu, or cuda for those labelled gpu; those whose name fits PATTERN come twice. ASSEMBLER: needs it, or -.
"""
import json
import pathlib
import re
import sys


def main():
    folder, pattern = pathlib.Path(sys.argv[1]).resolve(), re.compile(sys.argv[2])
    lines = []
    for test in json.load(sys.stdin)["tests"]:
        properties = {p["name"]: p["value"] for p in test.get("properties", [])}
        labels, command = properties.get("LABELS", []), test.get("command", [])
        # ctest names no command for a program that is not built yet.
        if command and (len(command) != 1 or pathlib.Path(command[0]).resolve() != folder / test["name"]):
            continue
        if {"here_only", "slow", "fuzz", "same_bytecode"} & set(labels) or test["name"] in ("demo", "first_program"):
            continue
        devices = ["cuda"] if "gpu" in labels else ["cpu"] + ["cuda"] * bool(pattern.search(test["name"]))
        for device in devices:
            lines.append(f"{device} {test['name']} {'needs' if 'needs_tileiras' in labels else '-'} {int(properties['TIMEOUT'])}")
    if not lines:
        sys.exit("no test fits a bundle")
    print("\n".join(sorted(lines)))


if __name__ == "__main__":
    main()
