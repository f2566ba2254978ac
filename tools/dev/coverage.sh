# Sourced by ./dev: `./dev coverage`.

# The rooms that decide what kernels compute.
covered_rooms=(ir lower cpu tile_ir)
covered_at_least=90

coverage() {
  local room report status=0 labels='^(unit|cpu|golden|differential|reports)$'
  build coverage tests_unit tests_cpu tests_golden tests_differential tests_reports || return 1
  find build/coverage -name '*.gcda' -delete
  ctest --test-dir build/coverage -j "$jobs" -L "$labels" -LE "$(excluding "$quick_excluded|^compile_fail$")" --output-on-failure > build/coverage/tests.log 2>&1 ||
    { tail -n 30 build/coverage/tests.log >&2; echo "The lines below are those of tests that failed." >&2; status=1; }
  for room in "${covered_rooms[@]}"; do
    report=build/coverage/$room.txt
    gcovr -r . --object-directory build/coverage -j "$jobs" --exclude-unreachable-branches --gcov-ignore-parse-errors \
      -f "src/$room/" -f "include/tilewright/$room/" --txt "$report" --html-details "build/coverage/$room.html" >/dev/null 2>build/coverage/gcovr.log ||
      { cat build/coverage/gcovr.log >&2; return 1; }
    awk -v room="$room" -v least=$covered_at_least '$1 == "TOTAL" { found = 1; percent = $4 + 0
      printf "%-8s %5d of %5d lines, %3d %%%s\n", room, $3, $2, percent, percent < least ? "  too few" : ""; exit percent < least }
      END { if (!found) exit 1 }' "$report" || status=1
  done
  echo "Files: build/coverage/ROOM.txt, lines: build/coverage/ROOM.html"
  return $status
}
