#!/usr/bin/env bash
# Runs what this folder holds; README.txt says how. Ends with a summary and status 1 if anything failed.
set -uo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
work=$here/work results=$here/results
failed=() passed=0 left_out=()

die() { printf '%s\n' "$*" >&2; exit 1; }

# unpack ARCHIVE_WITHOUT_ENDING FOLDER: one .tar.xz or its pieces.
unpack() {
  mkdir -p "$2"
  if command -v xz >/dev/null; then cat "$1".tar.xz* | tar -C "$2" --no-same-owner -xJ
  else cat "$1".tar.xz* | python3 -c 'import sys, tarfile; tarfile.open(fileobj=sys.stdin.buffer, mode="r|xz").extractall(sys.argv[1])' "$2"
  fi || die "Could not unpack $1: xz (or python3 with lzma) and free space are needed."
}

ready() {
  if [ ! -f "$work/.unpacked" ]; then
    rm -rf "$work"
    unpack "$here/programs" "$work"
    touch "$work/.unpacked"
  fi
  if [ -d "$here/assembler" ] && [ ! -f "$work/cuda/.unpacked" ]; then
    local archive
    for archive in $(cd "$here/assembler" && ls | sed -E 's/\.tar\.xz.*//' | sort -u); do unpack "$here/assembler/$archive" "$work/cuda"; done
    touch "$work/cuda/.unpacked"
  fi
  mkdir -p "$results"
  export TW_SOURCE_DIR=$work/source TW_CACHE_DIR=$work/cache
  unset CUDA_HOME CUDA_PATH CUDA_ROOT TW_PREPARE TW_TILEIRAS
  if [ -x "$work/cuda/bin/tileiras" ]; then
    export CUDA_ROOT=$work/cuda TW_TILEIRAS=$work/cuda/bin/tileiras PATH=$work/cuda/bin:$PATH
    export LD_LIBRARY_PATH=$work/cuda/nvvm/lib64${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
  fi
  "$work/bin/tw" --help >/dev/null 2>"$results/start.log" || die "The programs do not start here; they need glibc $(cat "$work/glibc") or later:" "$(cat "$results/start.log")"
}

# on_gpu: whether GPU parts run. Without a GPU they are left out, with a word; TW_DEVICE=cpu asks for that.
on_gpu() { [ "${asked_device:-}" != cpu ] && [ -e /dev/nvidiactl ]; }

# step NAME SECONDS COMMAND...: runs it with its output in results/NAME.log.
step() {
  local name=$1 limit=$2 start=$SECONDS status; shift 2
  timeout "$limit" "$@" > "$results/$name.log" 2>&1 < /dev/null
  status=$?
  if [ $status -eq 0 ]; then
    passed=$((passed + 1)); printf '%6d s  ok      %s' $((SECONDS - start)) "$name"
    sed -nE 's/^\[  PASSED  \] ([0-9]+ tests?)\.$/  (\1)/p' "$results/$name.log" | tr -d '\n'; echo
  else
    failed+=("$name"); printf '%6d s  FAILED  %s (status %d)\n' $((SECONDS - start)) "$name" $status
    grep -aE '^\[  FAILED  \] .*[0-9] ms\)$|error' "$results/$name.log" | head -n 10
  fi
}

run_tests() {
  local device name assembler limit
  while read -r device name assembler limit; do
    [ $# -eq 0 ] || [[ " $* " == *" $name "* ]] || continue
    if [ "$assembler" = needs ] && [ -z "${TW_TILEIRAS:-}" ]; then left_out+=("$name (needs the assembler)"); continue; fi
    if [ "$device" = cuda ] && ! on_gpu; then left_out+=("$name on the GPU"); continue; fi
    step "test-$device-$name" "$limit" env "TW_DEVICE=$device" "$work/bin/$name"
  done < "$work/tests.txt"
}

run_demo() {
  local device=cpu
  on_gpu && device=cuda
  step "first_program-$device" 300 env TW_DEVICE=$device "$work/bin/first_program"
  step "softmax_rows-$device" 300 env TW_DEVICE=$device "$work/bin/softmax_rows" "$work/source/tests/tensor/data/float32.npy" "$results/softmax.npy"
  step "demo-$device" 600 env TW_DEVICE=$device "$work/bin/demo" "$work/source/examples/data/qwen3-tiny"
  cat "$results/demo-$device.log"
}

run_bench() {
  on_gpu || { left_out+=("benchmarks (no GPU)"); return; }
  python3 -c 'import torch; from cuda.bindings import driver' 2> "$results/bench-python.log" || {
    left_out+=("benchmarks (python3 has no torch or no cuda-python: $(tail -n 1 "$results/bench-python.log"))"); return; }
  [ -d "$work/peers" ] || left_out+=("cuTile Python in the benchmarks ($(tail -n 1 "$work/no_peers"))")
  step bench 1500 env TW_DEVICE=cuda python3 "$work/lib/compare.py" "$work/lib/libtw_bench_gpu.so" "$work/peers" --json "$results/bench.json" "$@"
  cat "$results/bench.log"
}

summary() {
  local line
  echo; echo "== summary"
  for line in ${left_out[@]+"${left_out[@]}"}; do echo "left out: $line"; done
  for line in ${failed[@]+"${failed[@]}"}; do echo "FAILED: $line, see results/$line.log"; done
  echo "$passed passed, ${#failed[@]} failed, ${#left_out[@]} left out"
  [ ${#failed[@]} -eq 0 ] && [ $passed -gt 0 ]
}

asked_device=${TW_DEVICE:-}
command=${1:-help}
[ $# -gt 0 ] && shift
case $command in
  tests)     ready; run_tests "$@" ;;
  demo)      ready; run_demo ;;
  bench)     ready; run_bench "$@" ;;
  all)       ready; "$work/bin/tw" doctor; run_tests; run_demo; run_bench ;;
  assembler) [ -d "$here/assembler" ] || die "This bundle was made without the assembler."
             ready; echo "CUDA_ROOT=$work/cuda"; exit 0 ;;
  *)         cat "$here/README.txt"; [ "$command" = help ]; exit ;;
esac
summary
