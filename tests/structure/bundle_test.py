#!/usr/bin/env python3
"""`./dev bundle`: which tests it takes along, and that its `run` unpacks, runs, counts and tells failures by its status."""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tarfile
import tempfile
import unittest

TOOLS = pathlib.Path(sys.argv[1])


def test_entry(name, labels, command=None, timeout=300.0):
    entry = {"name": name, "properties": [{"name": "LABELS", "value": labels}, {"name": "TIMEOUT", "value": timeout}]}
    if command is not None:
        entry["command"] = command
    return entry


class choice(unittest.TestCase):
    def chosen(self, *tests):
        run = subprocess.run([sys.executable, TOOLS / "bundle_tests.py", "/b/bin", "^too_.*$"], stdout=subprocess.PIPE,
                             stderr=subprocess.PIPE, input=json.dumps({"tests": tests}), text=True, check=False)
        return run.returncode, run.stdout.splitlines()

    def test_devices_and_the_assembler_come_from_labels_and_names(self):
        self.assertEqual(self.chosen(
            test_entry("a", ["unit"], ["/b/bin/a"]), test_entry("b", ["gpu"], ["/b/bin/b"], 20.0),
            test_entry("too_c", ["cpu"], ["/b/bin/too_c"]), test_entry("d", ["golden", "needs_tileiras"])),
            (0, ["cpu a - 300", "cpu d needs 300", "cpu too_c - 300", "cuda b - 20", "cuda too_c - 300"]))

    def test_what_knows_this_machine_stays_here(self):
        self.assertEqual(self.chosen(
            test_entry("a", ["unit"], ["/b/bin/a"]), test_entry("here", ["unit", "here_only"], ["/b/bin/here"]),
            test_entry("script", ["unit"], ["/usr/bin/python3", "x.py"]), test_entry("long", ["slow"], ["/b/bin/long"]),
            test_entry("arguments", ["unit"], ["/b/bin/arguments", "x"])), (0, ["cpu a - 300"]))

    def test_no_test_at_all_is_an_error(self):
        self.assertEqual(self.chosen(), (1, []))


class run(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        shutil.copy(TOOLS / "bundle_run.sh", self.folder / "run")
        (self.folder / "README.txt").write_text("how to\n", encoding="utf-8")
        self.programs = {"tw": "exit 0"}
        self.lines = []

    def add(self, name, script, needs="-", device="cpu"):
        self.programs[name] = script
        self.lines.append(f"{device} {name} {needs} 10")

    def run_it(self, *arguments):
        stage = self.folder / "stage"
        (stage / "bin").mkdir(parents=True)
        for name, script in self.programs.items():
            file = stage / "bin" / name
            file.write_text(f"#!/bin/bash\n{script}\n", encoding="utf-8")
            file.chmod(0o755)
        (stage / "tests.txt").write_text("\n".join(self.lines) + "\n", encoding="utf-8")
        (stage / "glibc").write_text("2.0\n", encoding="utf-8")
        with tarfile.open(self.folder / "whole.tar.xz", "w:xz") as tar:
            tar.add(stage, ".")
        whole = (self.folder / "whole.tar.xz").read_bytes()  # in two pieces, as a large one comes
        (self.folder / "programs.tar.xz.00").write_bytes(whole[:100])
        (self.folder / "programs.tar.xz.01").write_bytes(whole[100:])
        done = subprocess.run(["bash", self.folder / "run", *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              text=True, check=False, cwd="/", env={**os.environ, "TW_DEVICE": "cpu"})
        return done.returncode, done.stdout

    def test_all_is_well(self):
        self.add("one", 'echo "[  PASSED  ] 3 tests."; [ "$TW_DEVICE" = cpu ]')
        self.add("two", 'test -f "$(dirname "$TW_SOURCE_DIR")/tests.txt"')
        status, text = self.run_it("tests")
        self.assertEqual(status, 0, text)
        self.assertIn("test-cpu-one  (3 tests)", text)
        self.assertEqual(text.splitlines()[-1], "2 passed, 0 failed, 0 left out")

    def test_a_failure_is_named_and_is_the_status(self):
        self.add("one", "exit 0")
        self.add("two", 'echo "[  FAILED  ] a.b (1 ms)"; exit 1')
        self.add("three", "kill -SEGV $$")
        status, text = self.run_it("tests")
        self.assertEqual(status, 1)
        self.assertIn("FAILED: test-cpu-two, see results/test-cpu-two.log", text)
        self.assertEqual(text.splitlines()[-1], "1 passed, 2 failed, 0 left out")
        self.assertIn("a.b", (self.folder / "results/test-cpu-two.log").read_text(encoding="utf-8"))

    def test_what_cannot_run_is_named(self):
        self.add("one", "exit 0")
        self.add("two", "exit 1", needs="needs")
        self.add("three", "exit 1", device="cuda")
        status, text = self.run_it("tests")
        self.assertEqual(status, 0, text)
        self.assertIn("left out: two (needs the assembler)", text)
        self.assertIn("left out: three on the GPU", text)

    def test_one_test_can_be_chosen_and_none_is_no_success(self):
        self.add("one", "exit 0")
        self.add("two", "exit 1")
        self.assertEqual(self.run_it("tests", "one")[0], 0)
        shutil.rmtree(self.folder / "stage")
        self.assertEqual(self.run_it("tests", "none")[0], 1)

    def test_programs_that_do_not_start_end_it(self):
        self.programs["tw"] = "echo no such glibc >&2; exit 127"
        self.add("one", "exit 0")
        status, text = self.run_it("tests")
        self.assertEqual(status, 1)
        self.assertIn("need glibc 2.0 or later", text)
        self.assertIn("no such glibc", text)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
