#!/usr/bin/env python3
"""Each check of structure.py finds the fault that it is for, and accepts the tree without it."""

import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import structure  # noqa: E402


class tree(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        self.write("include/tilewright/types/a.hpp", "#include <cstdint>\n")
        self.write("include/tilewright/ir/b.hpp", "#include <tilewright/types/a.hpp>\n")
        self.write("include/tilewright/runtime/error.hpp", "#include <string>\n")
        self.write("include/tilewright/runtime/device.hpp", "")
        self.write("dev", "")
        self.write("CMakeLists.txt", "")

    def write(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def expect_one(self, wrong, *words):
        self.assertEqual(len(wrong), 1, wrong)
        for word in words:
            self.assertIn(word, wrong[0])

    def test_a_tree_in_order_is_accepted(self):
        self.write("src/jit/c.cpp", '#include "jit/c.hpp"\n#include <tilewright/types/a.hpp>\n#include <fmt/format.h>\n')
        self.write("src/jit/c.hpp", "#include <tilewright/runtime/error.hpp>\n")
        self.write("include/tilewright/tilewright.hpp", "#include <tilewright/ir/b.hpp>\n")
        for check in (structure.graph, structure.libraries, structure.sizes):
            self.assertEqual(check(self.root), [])

    def test_an_include_that_points_up_is_found(self):
        self.write("include/tilewright/types/up.hpp", "// first line\n#include <tilewright/ir/b.hpp>\n")
        self.expect_one(structure.graph(self.root), "include/tilewright/types/up.hpp:2", "types may not use ir")

    def test_a_private_include_that_points_up_is_found(self):
        self.write("src/cpu/run.hpp", "")
        self.write("src/lower/l.cpp", '#include "cpu/run.hpp"\n')
        self.expect_one(structure.graph(self.root), "lower may not use cpu")

    def test_only_the_error_header_of_runtime_is_shared(self):
        self.write("src/ir/c.cpp", "#include <tilewright/runtime/error.hpp>\n#include <tilewright/runtime/device.hpp>\n")
        self.expect_one(structure.graph(self.root), "src/ir/c.cpp:2", "ir may not use runtime")

    def test_a_shared_header_includes_nothing_of_the_library(self):
        self.write("include/tilewright/runtime/error.hpp", "#include <tilewright/types/a.hpp>\n")
        self.expect_one(structure.graph(self.root), "every room includes this header")

    def test_the_umbrella_is_not_used_inside(self):
        self.write("include/tilewright/tilewright.hpp", "#include <tilewright/ir/b.hpp>\n")
        self.write("src/jit/c.cpp", "#include <tilewright/tilewright.hpp>\n")
        self.expect_one(structure.graph(self.root), "the umbrella is for users")

    def test_a_room_without_rules_is_found(self):
        self.write("src/attic/c.cpp", "")
        self.expect_one(structure.graph(self.root), "unknown room 'attic'")

    def test_a_missing_header_is_found(self):
        self.write("src/jit/c.cpp", "#include <tilewright/ir/gone.hpp>\n")
        self.expect_one(structure.graph(self.root), "there is no <tilewright/ir/gone.hpp>")

    def test_a_library_in_a_public_header_is_found(self):
        self.write("include/tilewright/ir/f.hpp", "#include <fmt/format.h>\n")
        self.expect_one(structure.libraries(self.root), "include/tilewright/ir/f.hpp:1", "fmt/format.h")

    def test_json_and_cuda_headers_are_found_in_src(self):
        self.write("src/jit/c.cpp", "#include <nlohmann/json.hpp>\n")
        self.expect_one(structure.libraries(self.root), "nlohmann/json.hpp")
        self.write("src/jit/c.cpp", "#include <cuda.h>\n")
        self.expect_one(structure.libraries(self.root), "cuda.h")

    def test_the_longest_file_has_600_lines(self):
        self.write("src/ir/long.cpp", "\n" * 600)
        self.assertEqual(structure.sizes(self.root), [])
        self.write("src/ir/long.cpp", "\n" * 601)
        self.expect_one(structure.sizes(self.root), "src/ir/long.cpp", "601")

    def test_a_header_that_needs_another_first_is_found(self):
        compiler = ["c++", "-std=c++20"]
        self.assertEqual(structure.headers(self.root, compiler), [])
        self.write("include/tilewright/ir/needs.hpp", "inline std::string text() { return {}; }\n")
        self.expect_one(structure.headers(self.root, compiler), "<tilewright/ir/needs.hpp> does not compile alone")


if __name__ == "__main__":
    unittest.main()
