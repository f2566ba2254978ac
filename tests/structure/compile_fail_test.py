#!/usr/bin/env python3
"""The checker of programs that must not compile accepts the right ones and refuses each kind of wrong one.

Arguments: compile_fail.py, the compiler, and its CMake id.
"""

import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

SCRIPT, COMPILER, ID = sys.argv[1:4]
OTHER = "CLANG" if ID == "GNU" else "GCC"
BROKEN = 'static_assert(sizeof(int) == 1, "a sentence");'


class compile_fail(unittest.TestCase):
    def check(self, text, status, said=""):
        with tempfile.TemporaryDirectory() as folder:
            source = pathlib.Path(folder) / "program.cpp"
            source.write_text(text, encoding="utf-8")
            run = subprocess.run([sys.executable, SCRIPT, "--compiler", COMPILER, "--id", ID, str(source)],
                                 stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        self.assertEqual(run.returncode, status, run.stdout)
        self.assertIn(said, run.stdout)

    def test_the_expected_error(self):
        self.check(f"// EXPECT: a sentence\n// EXPECT: static assertion failed\n{BROKEN}\n", 0)

    def test_one_of_two_expectations_missing(self):
        self.check(f"// EXPECT: a sentence\n// EXPECT: another\n{BROKEN}\n", 1, "line 2: no output matches: another")

    def test_a_program_that_compiles(self):
        self.check("// EXPECT: a sentence\n", 1, "it must not")

    def test_an_expectation_is_not_met_by_the_source_text(self):
        self.check("// EXPECT: marker\nint marker_free = undeclared; /* marker */\n", 1, "no output matches: marker")

    def test_the_other_compilers_expectation_is_not_asked_for(self):
        self.check(f"// EXPECT: a sentence\n// EXPECT-{OTHER}: something else\n{BROKEN}\n", 0)

    def test_the_line_that_must_be_named(self):
        self.check("// EXPECT: undeclared|not declared\nint a = 1;\nint b = c;  // EXPECT-AT: error\n", 0)
        self.check("// EXPECT: undeclared|not declared\nint a = 1;  // EXPECT-AT: error\nint b = c;\n", 1, "line 2")

    def test_text_that_must_not_appear(self):
        self.check(f"// EXPECT: a sentence\n// REJECT: sentence\n{BROKEN}\n", 1, "must not match")

    def test_the_control(self):
        self.check("// EXPECT-OK\nint main() { return 0; }\n", 0)
        self.check(f"// EXPECT-OK\n{BROKEN}\n", 1, "must compile")
        self.check("// EXPECT-OK\nint main() { int unused; return 0; }\n", 1, "must compile")

    def test_a_file_without_expectations(self):
        self.check(f"{BROKEN}\n", 1, "states no expectation")

    def test_the_golden_messages_are_of_programs_that_are_there(self):
        root = pathlib.Path(SCRIPT).resolve().parents[1] / "tests"
        names = [re.findall(r"^## (\S+)$", (root / "golden/diagnostics" / f"{kind}.txt").read_text(encoding="utf-8"), re.MULTILINE)
                 for kind in ("gcc", "clang")]
        self.assertEqual(names[0], names[1])
        self.assertGreaterEqual(len(names[0]), 60)
        self.assertEqual([n for n in names[0] if not (root / "compile_fail" / f"{n}.cpp").is_file()], [])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
