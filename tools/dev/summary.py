#!/usr/bin/env python3
"""Counts all tests of one `./dev test` and prints 'N passed, N failed' as the last line.

Reads a folder with the JUnit files of ctest, and two optional lists: `broken` (parts that failed before they could run
tests; each counts as one failure) and `not_run` (tests that could not run here; each is named and makes the run fail).
A GoogleTest executable counts as its test cases, any other CTest entry as one test.
"""

import pathlib
import re
import sys
import xml.etree.ElementTree as ElementTree

PASSED = re.compile(r"^\[       OK \] (\S+)", re.MULTILINE)
FAILED = re.compile(r"^\[  FAILED  \] (\S+?),? .*\(\d+ ms\)$", re.MULTILINE)
SKIPPED = re.compile(r"^\[  SKIPPED \] (\S+) \(\d+ ms\)$", re.MULTILINE)


def cases(entry):
    """(passed, failed names, skipped names) of one CTest entry."""
    name, status = entry.get("name"), entry.get("status")
    output = entry.findtext("system-out") or ""
    passed = len(PASSED.findall(output))
    failed = [f"{name}: {case}" for case in FAILED.findall(output)]
    skipped = [f"{name}: {case}" for case in SKIPPED.findall(output)]
    if status == "run":
        return (passed if passed or skipped else 1), failed, skipped
    if status in ("disabled", "notrun"):
        return passed, failed, [f"{name} ({status})"]
    # It failed; if no case says so, it crashed, ran out of time, or is no GoogleTest executable.
    return passed, failed or [name], skipped


def lines_of(path):
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


def main():
    folder = pathlib.Path(sys.argv[1])
    passed, failed, skipped = 0, lines_of(folder / "broken"), lines_of(folder / "not_run")
    for file in sorted(folder.glob("*.xml")):
        for entry in ElementTree.parse(file).getroot().iter("testcase"):
            more_passed, more_failed, more_skipped = cases(entry)
            passed += more_passed
            failed += [f"{file.stem.split('-')[-1]}: {case}" for case in more_failed]
            skipped += [f"{file.stem.split('-')[-1]}: {case}" for case in more_skipped]
    if failed:
        print("\n== failed")
        print("\n".join(failed))
    if skipped:
        print("\n== NOT RUN")
        print("\n".join(skipped))
    ran = passed + len(failed)
    print()
    if ran == 0:
        print("no test ran")
    print(f"{passed} passed, {len(failed)} failed" + (f", {len(skipped)} skipped" if skipped else ""), flush=True)
    return 1 if failed or skipped or ran == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
