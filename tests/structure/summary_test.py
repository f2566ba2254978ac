#!/usr/bin/env python3
"""`./dev test` counts what ran, names what did not, and fails whenever one of the two is not in order."""

import pathlib
import subprocess
import sys
import tempfile
import unittest

SCRIPT = sys.argv[1]


def entry(name, status, output=""):
    return f'<testcase name="{name}" status="{status}"><system-out>{output}</system-out></testcase>'


GTEST = "[       OK ] a.one (0 ms)\n[       OK ] a.two (1 ms)\n"


class summary(unittest.TestCase):
    def run_on(self, entries, broken="", not_run=""):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            if entries is not None:
                (folder / "0-gcc.xml").write_text(f"<testsuite>{''.join(entries)}</testsuite>", encoding="utf-8")
            for file, text in (("broken", broken), ("not_run", not_run)):
                if text:
                    (folder / file).write_text(text, encoding="utf-8")
            run = subprocess.run([sys.executable, SCRIPT, name], stdout=subprocess.PIPE, text=True, check=False)
        return run.returncode, run.stdout.splitlines()

    def test_cases_are_counted(self):
        status, lines = self.run_on([entry("t", "run", GTEST), entry("script", "run")])
        self.assertEqual((status, lines[-1]), (0, "3 passed, 0 failed"))

    def test_a_failed_case_is_named(self):
        status, lines = self.run_on([entry("t", "fail", GTEST + "[  FAILED  ] a.three (0 ms)\n")])
        self.assertEqual((status, lines[-1]), (1, "2 passed, 1 failed"))
        self.assertIn("gcc: t: a.three", lines)

    def test_a_failed_case_with_a_parameter_is_named_once(self):
        text = "[  FAILED  ] p/a.b/1, where GetParam() = 4 (0 ms)\n[  FAILED  ] p/a.b/1, where GetParam() = 4\n 1 FAILED TEST\n"
        status, lines = self.run_on([entry("t", "fail", text)])
        self.assertEqual((status, lines[-1]), (1, "0 passed, 1 failed"))
        self.assertIn("gcc: t: p/a.b/1", lines)

    def test_a_crash_is_a_failure(self):
        status, lines = self.run_on([entry("t", "fail", GTEST)])
        self.assertEqual((status, lines[-1]), (1, "2 passed, 1 failed"))

    def test_a_skipped_case_is_named_and_fails_the_run(self):
        status, lines = self.run_on([entry("t", "run", GTEST + "[  SKIPPED ] a.three (0 ms)\n")])
        self.assertEqual((status, lines[-1]), (1, "2 passed, 0 failed, 1 skipped"))
        self.assertIn("gcc: t: a.three", lines)

    def test_a_test_that_ctest_did_not_run_is_no_pass(self):
        status, lines = self.run_on([entry("t", "notrun"), entry("u", "run")])
        self.assertEqual((status, lines[-1]), (1, "1 passed, 0 failed, 1 skipped"))

    def test_a_broken_build_is_a_failure(self):
        status, lines = self.run_on([entry("u", "run")], broken="build: clang build\n")
        self.assertEqual((status, lines[-1]), (1, "1 passed, 1 failed"))

    def test_what_cannot_run_here_fails_the_run(self):
        status, lines = self.run_on([entry("u", "run")], not_run="needs the assembler, not run: x\n")
        self.assertEqual((status, lines[-1]), (1, "1 passed, 0 failed, 1 skipped"))

    def test_nothing_ran(self):
        status, lines = self.run_on(None)
        self.assertEqual((status, lines[-1]), (1, "0 passed, 0 failed"))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
