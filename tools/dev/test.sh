# Sourced by ./dev: the parts of `./dev test`, their times, and the count of all tests at the end.

quick_excluded='^(slow|fuzz|gpu)$'
part_names=() part_seconds=() part_states=()
results=$root/build/results

# Labels run with g++ alone need no clang.
setup_for_tests() {
  if [ $# -eq 0 ] || [ "$1" = full ] || [[ " $* " == *" fuzz "* ]]; then setup full; else setup build; fi
}

# part NAME COMMAND...: runs and times it. Output is shown as it comes; a failure is noted and the next part still runs.
part() {
  local name=$1 start=$SECONDS state=ok; shift
  printf '\n== %s\n' "$name"
  "$@" || state=FAILED
  part_names+=("$name") part_seconds+=($((SECONDS - start))) part_states+=("$state")
}

# build_part NAME PRESET [TARGET...]: a build that fails counts as one failed test, named after it.
build_part() {
  local name=$1; shift
  part "$name" build "$@"
  if [ "${part_states[-1]}" != ok ]; then echo "build: $name" >> "$results/broken"; return 1; fi
}

# ctest_part NAME PRESET CTEST_ARGUMENT...
ctest_part() {
  local name=$1 preset=$2 file; shift 2
  file=$results/${#part_names[@]}-$preset.xml
  part "$name" ctest --test-dir "build/$preset" -j "$jobs" --output-on-failure --no-tests=error --output-junit "$file" \
    --test-output-size-passed 4000000 --test-output-size-failed 4000000 "$@"
  [ -s "$file" ] || echo "tests did not run: $name" >> "$results/broken"
}

has_gpu() { [ -e /dev/nvidiactl ] && [ -e /dev/nvidia0 ]; }

# Names the tests that this machine cannot run. Without the assembler that is a failure; without a GPU it is a fact.
name_tests_not_run() {
  local tests
  if [ ! -x "$cuda_root/bin/tileiras" ]; then
    tests=$(ctest --test-dir build/gcc -N -L '^needs_tileiras$' | sed -nE 's/^ *Test +#[0-9]+: //p')
    [ -n "$tests" ] && sed 's/^/needs the assembler, not run: /' <<<"$tests" >> "$results/not_run"
  fi
  if ! has_gpu; then
    tests=$(ctest --test-dir build/gcc -N -L '^gpu$' | sed -nE 's/^ *Test +#[0-9]+: //p' | tr '\n' ' ')
    [ -n "$tests" ] && printf '\nNo GPU here; not run: %s\n' "$tests"
  fi
  return 0
}

# Tests that cannot run here, as a ctest exclusion on top of "$1".
excluding() {
  local pattern=$1
  [ -x "$cuda_root/bin/tileiras" ] || pattern="$pattern|^needs_tileiras\$"
  echo "$pattern"
}

run_labels() {
  local label pattern targets=() excluded='^$'
  for label in "$@"; do targets+=("tests_$label"); done
  pattern="^($(IFS='|'; echo "$*"))\$"
  if [[ " $* " == *" fuzz "* ]]; then
    [ $# -eq 1 ] || die "The label fuzz has a build of its own: run ./dev test fuzz alone."
    fuzz_part
    return
  fi
  build_part "g++ build" gcc "${targets[@]}" || return
  [[ " $* " == *" gpu "* ]] || excluded='^gpu$'
  name_tests_not_run
  ctest_part "tests: $*" gcc -L "$pattern" -LE "$(excluding "$excluded")"
}

fuzz_part() {
  # A project without fuzzers has nothing to run; with them, they must build and run.
  [ -f tests/fuzz/CMakeLists.txt ] || return 0
  build_part "fuzzers: build" fuzz tests_fuzz && ctest_part "fuzzers" fuzz -L '^fuzz$'
}

run_quick() {
  if build_part "g++ build" gcc; then
    name_tests_not_run
    ctest_part "g++ tests" gcc -LE "$(excluding "$quick_excluded")"
    if has_gpu; then ctest_part "GPU tests" gcc -L '^gpu$' -LE "$(excluding '^slow$')" -j 1; fi
  fi
  build_part "clang build" clang tests_compile_fail tests_same_bytecode &&
    ctest_part "clang tests" clang -L '^(compile_fail|same_bytecode)$' -LE "$(excluding "$quick_excluded")"
  build_part "address and undefined sanitizer build" asan tests_unit &&
    ctest_part "address and undefined sanitizer tests" asan -L '^unit$' -LE "$(excluding "$quick_excluded")"
  fuzz_part
}

run_full() {
  run_quick
  ctest_part "slow tests" gcc -L '^slow$' -LE "$(excluding '^(gpu|fuzz)$')"
  build_part "thread sanitizer build" tsan tests_unit tests_cpu &&
    ctest_part "thread sanitizer tests" tsan -L '^(unit|cpu)$' -LE "$(excluding "$quick_excluded")"
  build_part "clang strict build" strict
  part "formatting" check_format
  [ "${part_states[-1]}" = ok ] || echo "formatting (./dev format repairs it)" >> "$results/broken"
  part "clang-tidy" tidy
  [ "${part_states[-1]}" = ok ] || echo "clang-tidy" >> "$results/broken"
}

run_tests() {
  rm -rf "$results"; mkdir -p "$results"
  case ${1:-quick} in
    quick) run_quick ;;
    full)  run_full ;;
    *)     run_labels "$@" ;;
  esac
  printf '\n== times\n'
  local i
  for i in "${!part_names[@]}"; do
    printf '%6d s  %-45s %s\n' "${part_seconds[i]}" "${part_names[i]}" "${part_states[i]}"
  done
  python3 tools/dev/summary.py "$results"
}
