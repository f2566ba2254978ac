#!/usr/bin/env python3
"""Writes docs/ops.md: how kernels write every operation of Tile IR, with its types, meaning and an example.

    python3 tools/dev/op_reference.py [--check]

All but the element types (the tables below) comes from the code: the operation table (include/tilewright/ir/op_rows_*.hpp), the forms (src/ir/op_forms.cpp), the doc
comments of the front end (include/tilewright/lang) and the cases (tests/ops), which are compiled and run. With --check: status 1
if the file is not what it would write."""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
FRONT_END = sorted((ROOT / "include/tilewright/lang").glob("*.hpp")) + sorted((ROOT / "include/tilewright/launch").glob("*.hpp"))

# Element types by the section that tells the meaning; operations that take others are named one by one.
TYPES = {
    "Float arithmetic": "f16, bf16, f32, f64",
    "Functions": "f16, bf16, f32, f64",
    "Integers": "i8, i16, i32, i64, with and without sign",
    "Conversions": "all element types",
    "Moves": "all element types",
    "Reductions": "f16, bf16, f32, f64, integers",
}
TYPES_OF = {
    "mmaf": "f16, bf16, tf32, e4m3, e5m2 in f32 (f16 and 8-bit floats also in f16), f32 in f32, f64 in f64",
    "mmai": "8-bit integers, with and without sign, in i32",
}


def rows():
    """name -> (code, doc, since), in the order of the table."""
    found = {}
    for path in sorted((ROOT / "include/tilewright/ir").glob("op_rows_*.hpp")):
        text = path.read_text()
        for part in re.split(r"\{\.code = opcode::", text)[1:]:
            code = re.match(r"\w+", part).group(0)
            name = re.search(r'\.name = "([^"]+)"', part).group(1)
            doc = re.search(r'\.doc =\s*"((?:[^"\\]|\\.)*)"', part).group(1)
            since = re.search(r"\.since = (\d+)", part)
            found[code] = (name, doc, int(since.group(1)) if since else 1)
    return found


def forms():
    """Of each operation, in order: code, how it is written, section, why it is not run."""
    text = (ROOT / "src/ir/op_forms.cpp").read_text()
    table = text[text.index("constexpr op_form forms[]"):]
    list_of = []
    for m in re.finditer(r"\{opcode::(\w+),\s*((?:\"(?:[^\"\\]|\\.)*\"\s*)+),\s*\"([^\"]*)\"(?:,\s*op_form::evidence::(\w+),\s*((?:\"(?:[^\"\\]|\\.)*\"\s*)+))?",
                         table):
        joined = lambda s: "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', s or ""))
        list_of.append((m.group(1), joined(m.group(2)), m.group(3), joined(m.group(5))))
    return list_of


def doc_comments():
    """(function of the front end, whether it is a member) -> its comment; the first that has one."""
    found = {}
    for path in FRONT_END:
        lines = path.read_text().splitlines()
        for i, line in enumerate(lines):
            m = re.match(r"\s*(?:\[\[nodiscard\]\] )?(?:static )?(?:constexpr|inline constexpr) [\w:<>., ]*?\b(\w+)[({]", line)
            if not m:
                continue
            k = i - 1
            while k >= 0 and re.match(r"\s*(template|requires|\S.*(?:&&|\|\|)$|\[\[)", lines[k]):
                k -= 1
            comment = []
            while k >= 0 and re.match(r"\s*// ?[^-]", lines[k]):
                comment.insert(0, lines[k].strip().removeprefix("//").strip())
                k -= 1
            if comment:
                found.setdefault((m.group(1), line.startswith(" ")), " ".join(comment))
    return found


def kernels():
    """Case -> source text of its kernel."""
    found = {}
    for path in sorted((ROOT / "tests/ops").glob("*_cases.cpp")):
        text = path.read_text()
        for m in re.finditer(r'(?:inline )?constexpr auto \w+ =\s*tw::kernel<"op_(\w+)"', text):
            depth, at = 0, m.start()
            for at in range(m.start(), len(text)):
                depth += text[at] in "({["
                depth -= text[at] in ")}]"
                if text[at] == ";" and depth == 0:
                    break
            start = text.rfind("\n", 0, m.start()) + 1
            found[m.group(1)] = text[start:at + 1]
    return found


def index():
    found = {}
    for line in (ROOT / "tests/golden/ops/index.txt").read_text().splitlines():
        name, rest = line.split(":", 1)
        words = rest.split()
        found[name] = ("cpu" in words[:2], "gpu" in words[:2], words[words.index("in") + 1:])
    return found


def parts(written):
    """Split at commas and semicolons outside of brackets."""
    found, depth, start = [], 0, 0
    for i, c in enumerate(written):
        depth += c in "([{" or (c == "<" and written[i - 1] != " ")
        depth -= c in ")]}" or (c == ">" and depth > 0 and written[i - 1] != " ")
        if c in ",;" and depth == 0:
            found.append(written[start:i].strip())
            start = i + 1
    return [w for w in found + [written[start:].strip()] if w]


def as_code(text):
    code = re.search(r"[(:+*/%&|^]|<<|>>|==|!=|[<>]|^-x", text) and not re.match(r"(the|what|one|parameters|loops) ", text)
    return f"`{text}`" if code else text


def anchor(heading):
    return re.sub(r"[^a-z0-9 -]", "", heading.lower()).replace(" ", "-")


def reference():
    table, comments, sources, proofs = rows(), doc_comments(), kernels(), index()
    out = ["# Operations", "",
           "Every operation of Tile IR 13.5, how kernels write it, and an example that the tests compile and run. Made by",
           "`tools/dev/op_reference.py`; `tw ops` prints the same as a table. The meaning of each family, and all edge cases, are in",
           "[semantics.md](semantics.md).", ""]
    shown, section_before = {}, None
    for code, written, section, why in sorted(forms(), key=lambda f: [s for _, _, s, _ in forms()].index(f[2])):
        name, doc, since = table[code]
        if section != section_before:
            out += [f"## {section}", "", f"Meaning: [{section}](semantics.md#{anchor(section)})." +
                    (f" Element types: {TYPES[section]}, unless said." if section in TYPES else ""), ""]
            section_before = section
        out += [f"### {name}", "", f"{doc}. Tile IR 13.{since}.", ""]
        out += [f"Written: {', '.join(as_code(w) for w in parts(written))}."]
        if name in TYPES_OF:
            out += [f"Element types: {TYPES_OF[name]}."]
        named = dict.fromkeys((f, not free) for free, f in re.findall(r"(?:(tw::(?:unsafe::)?)|\w\.)(\w+)", written))
        said = [f"`{f}`: {comments[f, member]}" for f, member in named if (f, member) in comments]
        out += [s for s in said]
        if why:
            out += [f"Not compared with a GPU: {why}."]
        cpu, gpu, cases = proofs.get(name, (False, False, []))
        if cases:
            functions = [u or m for u, m in re.findall(r"tw::unsafe::(\w+)|all\.(\w+)", written) if u != "multicast"]
            # Of pointers one that writes it: lowering makes some for other operations, too.
            example = min((c for c in cases if c in sources),
                          key=lambda c: (functions != [] and not any(re.search(rf"\b{f}\b", sources[c]) for f in functions),
                                         len(sources[c])), default=None)
            if example in shown:
                out += ["", f"Example: see [{shown[example]}](#{anchor(shown[example])})."]
            elif example:
                shown[example] = name
                out += ["", "```cpp", sources[example], "```"]
        out += [""]
    return "\n".join(out)


def main():
    path, text = ROOT / "docs/ops.md", reference()
    if "--check" in sys.argv[1:]:
        if path.read_text() != text:
            print("docs/ops.md is not what the code says; python3 tools/dev/op_reference.py writes it anew")
            return 1
        return 0
    path.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
