#!/usr/bin/env bash
# Writes tests/golden/diagnostics/{gcc,clang}.txt anew: what both compilers say to wrong programs of tests/compile_fail, as a reader
# finds it (cmake/compile_fail.py). Names given are added to those that are there. Read what changed before it is committed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
golden=tests/golden/diagnostics
names=$({ printf '%s\n' "$@"; sed -n 's/^## //p' $golden/*.txt 2>/dev/null || true; } | grep . | LC_ALL=C sort -u)
for compiler in "gcc GNU g++" "clang Clang clang++-19"; do
  read -r kind id command <<< "$compiler"
  {
    echo "What $command says to wrong programs, as a reader of its output finds it: sentence, types or values, lines of the program. Made by"
    echo "tools/dev/diagnostics.sh; the programs are in tests/compile_fail."
    for name in $names; do
      printf '\n## %s\n' "$name"
      python3 cmake/compile_fail.py --compiler "$command" --id "$id" --include include --include tests --show "tests/compile_fail/$name.cpp"
    done
  } > "$golden/$kind.txt.new"
  mv "$golden/$kind.txt.new" "$golden/$kind.txt"
done
