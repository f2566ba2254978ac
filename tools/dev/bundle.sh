# Sourced by ./dev: `./dev bundle`, a folder for GPU machines of another distribution without network. See docs/hacking.md.

# For this architecture cubins are made beforehand.
bundle_sm=${BUNDLE_SM:-sm_90}
# Tests that are labelled cpu because they run everywhere, and whose kernels are worth running on a GPU, too.
bundle_on_gpu_too='^(examples_.*|launch_grids|launch_kernel_checks)$'
# Nothing that is carried over may be larger than this (bytes).
bundle_piece=$((36 << 20))
bundle_build=$root/build/bundle

# make_bundle [DIR] [--without-assembler]
make_bundle() {
  local out=$root/build/bundle-for-gpu assembler=yes argument
  for argument in "$@"; do
    case $argument in
      --without-assembler) assembler=no ;;
      -*) die "unknown option: $argument" ;;
      *) out=$argument ;;
    esac
  done
  [ -x "$cuda_root/bin/tileiras" ] || die "A bundle needs the assembler, to make cubins: ./dev setup says why it is missing."
  if [ -e "$out" ] && [ ! -f "$out/run" ] && [ -n "$(ls -A "$out" 2>/dev/null)" ]; then
    die "$out is there and is no bundle; choose another folder."
  fi
  mkdir -p "$out" && out=$(cd "$out" && pwd) || exit 1
  build_for_bundle || exit 1
  local stage=$bundle_build/stage
  rm -rf "$stage"; mkdir -p "$stage/bin" "$stage/lib" "$stage/source" || exit 1
  stage_programs "$stage" && stage_data "$stage" || die "The bundle is not complete."
  prepare_cubins "$stage" || die "The bundle is not complete: cubins are missing."
  stage_peers "$stage"
  rm -rf "${out:?}"/*
  cp tools/dev/bundle_run.sh "$out/run" && chmod +x "$out/run"
  { git rev-parse HEAD; git status --short | head -n 5; } > "$out/made_from" 2>/dev/null
  bundle_readme > "$out/README.txt"
  echo "Packing programs, data and cubins"
  pack "$stage" "$out/programs" . || die "The bundle is not complete."
  if [ $assembler = yes ]; then
    pack_assembler "$out" || die "The bundle is not complete: the assembler could not be packed."
  fi
  du -sh "$out" && ls -l "$out" "$out"/*/ 2>/dev/null
}

# The programs of the preset gcc, linked so that they need glibc and nothing else.
build_for_bundle() {
  local glibc=$root/build/bundle_glibc.o link
  mkdir -p "$root/build" && g++ -std=c++20 -O2 -fPIC -c tools/dev/bundle_glibc.cpp -o "$glibc" || return 1
  link="-static-libstdc++ -static-libgcc $glibc"
  cmake --preset gcc -B "$bundle_build" "-DTILEWRIGHT_TILEIRAS=$cuda_root/bin/tileiras" "-DCMAKE_EXE_LINKER_FLAGS=$link" \
    "-DCMAKE_SHARED_LINKER_FLAGS=$link" > "$bundle_build.log" 2>&1 || { cat "$bundle_build.log" >&2; return 1; }
  ctest --test-dir "$bundle_build" --show-only=json-v1 2>/dev/null | python3 tools/dev/bundle_tests.py "$bundle_build/bin" "$bundle_on_gpu_too" \
    > "$bundle_build/tests.txt" || return 1
  local tests; mapfile -t tests < <(cut -d' ' -f2 "$bundle_build/tests.txt" | sort -u)
  cmake --build "$bundle_build" -j "$jobs" --target "${tests[@]}" first_program softmax_rows demo tw tw_bench_gpu tw_bench_prepare
}

stage_programs() {
  local stage=$1 name file needed version highest=
  cp "$bundle_build/tests.txt" "$stage/" || return 1
  for name in $(cut -d' ' -f2 "$stage/tests.txt" | sort -u) first_program softmax_rows demo tw; do
    strip -o "$stage/bin/$name" "$bundle_build/bin/$name" || return 1
  done
  strip --strip-unneeded -o "$stage/lib/libtw_bench_gpu.so" "$(find "$bundle_build" -name libtw_bench_gpu.so | head -n 1)" || return 1
  cp benchmarks/gpu/compare.py "$stage/lib/" || return 1
  for file in "$stage"/bin/* "$stage"/lib/*.so; do
    needed=$(objdump -p "$file" | awk '$1 == "NEEDED" { print $2 }' | grep -vE '^(libc|libm|libdl|libpthread|librt|ld-linux-x86-64)\.so')
    [ -z "$needed" ] || { echo "${file##*/} needs more than glibc: $needed" >&2; return 1; }
    version=$(objdump -T "$file" | grep -oE 'GLIBC_[0-9.]+' | sort -uV | tail -n 1)
    highest=$(printf '%s\n' $highest "$version" | sort -V | tail -n 1)
  done
  echo "${highest#GLIBC_}" > "$stage/glibc"
  echo "The programs need glibc ${highest#GLIBC_} or later"
}

# What tests and examples read, at the places that it has in the project.
stage_data() {
  local stage=$1 folder
  git ls-files -z -- 'tests/data/*' 'tests/*/data/*' 'tests/golden/*' 'examples/data/*' | xargs -0 cp --parents -t "$stage/source"
}

# Launches under TW_PREPARE make their cubins and execute nothing: tests fail, for they find no results. Kept between runs.
prepare_cubins() {
  local stage=$1 cache=$bundle_build/cache name log=$bundle_build/prepare.log
  local prepare=(env -u CUDA_HOME -u CUDA_PATH -u CUDA_ROOT "TW_PREPARE=$bundle_sm" TW_DEVICE=cpu "TW_CACHE_DIR=$cache" "TW_TILEIRAS=$cuda_root/bin/tileiras"
    "TW_SOURCE_DIR=$stage/source")
  mkdir -p "$cache"; : > "$log"
  echo "Making cubins for $bundle_sm"
  for name in $(awk '$1 == "cuda" { print $2 }' "$stage/tests.txt"); do
    # cuda_gpu runs a fixture, not a kernel of ours, and has a way of its own.
    local arguments=()
    [ "$name" = cuda_gpu ] && arguments=(--prepare "${bundle_sm#sm_}")
    "${prepare[@]}" timeout 1800 "$stage/bin/$name" "${arguments[@]}" >> "$log" 2>&1 || echo "== $name ended with status $?" >> "$log"
  done
  "${prepare[@]}" "$stage/bin/first_program" >> "$log" 2>&1 || { tail -n 3 "$log" >&2; return 1; }
  "${prepare[@]}" "$stage/bin/softmax_rows" "$stage/source/tests/tensor/data/float32.npy" "$bundle_build/out.npy" >> "$log" 2>&1 || { tail -n 3 "$log" >&2; return 1; }
  "${prepare[@]}" "$stage/bin/demo" "$stage/source/examples/data/qwen3-tiny" >> "$log" 2>&1
  "${prepare[@]}" "$bundle_build/bin/tw_bench_prepare" >> "$log" 2>&1 || { tail -n 3 "$log" >&2; return 1; }
  cp -r "$cache" "$stage/cache"
}

# The same kernels in cuTile Python, for the benchmarks. Without PyPI they are left out, and the bundle says so.
stage_peers() {
  local stage=$1 peers=$root/.tools/peers log=$bundle_build/peers.log python
  python=$(python_with_pip) || python=python3
  : > "$log"
  PYTHONPATH=$peers "$python" -c 'import cuda.tile' 2>/dev/null || {
    rm -rf "$peers"
    "$python" -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --retries 2 --only-binary :all: \
      --target "$peers" 'cuda-tile==1.7.*' </dev/null >> "$log" 2>&1
  }
  if env -u CUDA_HOME -u CUDA_PATH "CUDA_ROOT=$cuda_root" "PYTHONPATH=$peers" "PATH=$cuda_root/bin:$PATH" \
      "$python" benchmarks/peers/cutile_kernels.py "$stage/peers" >> "$log" 2>&1; then
    tail -n 1 "$log"
  else
    rm -rf "$stage/peers"
    printf '%s\n' "LEFT OUT: the kernels in cuTile Python. cuda-tile 1.7 could not be installed from PyPI, or does not run here:" "$(tail -n 2 "$log")" >&2
    tail -n 2 "$log" > "$stage/no_peers"
  fi
}

# pack FOLDER NAME MEMBER...: NAME.tar.xz, or NAME.tar.xz.00, .01, ... where one would be too large.
pack() {
  local folder=$1 name=$2; shift 2
  rm -f "$name".tar.xz*
  tar -C "$folder" --owner=0 --group=0 -c "$@" | xz -T1 --lzma2=preset=6,dict=128MiB > "$name.tar.xz" || return 1
  [ "$(stat -c %s "$name.tar.xz")" -le $bundle_piece ] && return 0
  split -b $bundle_piece -d "$name.tar.xz" "$name.tar.xz." && rm "$name.tar.xz"
}

# Packed once for each version: it takes minutes.
pack_assembler() {
  local out=$1 kept=$bundle_build/assembler version
  version=$("$cuda_root/bin/tileiras" --version | cksum)
  if [ "$(cat "$kept/version" 2>/dev/null)" != "$version" ]; then
    echo "Packing the assembler"
    rm -rf "$kept"; mkdir -p "$kept"
    pack "$cuda_root" "$kept/tileiras" bin/tileiras bin/tileirdisasm &&
      pack "$cuda_root" "$kept/ptxas" --dereference bin/ptxas nvvm/lib64/libnvvm.so nvvm/libdevice/libdevice.10.bc || return 1
    echo "$version" > "$kept/version"
  fi
  mkdir -p "$out/assembler" && cp "$kept"/*.tar.xz* "$out/assembler/"
}

bundle_readme() {
  cat <<TEXT
Tilewright for a machine with a GPU ($bundle_sm prepared), without network: x86-64 Linux with glibc $(cat "$bundle_build/stage/glibc") or later (Debian 12,
Ubuntu 22.04, and what came after them), bash, tar, and xz or python3. An NVIDIA driver of the CUDA 13 series for the GPU.
Benchmarks also need python3 with torch and cuda-python.

    ./run all            tests, demo and benchmarks, then a summary; status 1 if anything failed
    ./run tests [NAME...] tests: on the CPU, then on the GPU
    ./run demo           the examples
    ./run bench [...]    benchmarks beside PyTorch and cuTile Python; arguments go to compare.py
    ./run assembler      only unpacks the assembler
    TW_DEVICE=cpu ./run tests     without a GPU

The first call unpacks programs into work/; results and logs go to results/. The folder may lie anywhere.
TEXT
}
