# Sourced by ./dev: installs what is missing. When all is there it needs no network and takes a fraction of a second.

# What configuring and building needs, with the library's tests (g++ only).
build_packages=(g++ cmake ninja-build ccache git ca-certificates python3 python3-pip libfmt-dev libxxhash-dev
  libgtest-dev libgmock-dev librapidcheck-dev libbenchmark-dev libopenblas-dev libeigen3-dev nlohmann-json3-dev libcli11-dev)
# What the checking compiler, the fuzzers and the linters need on top.
full_packages=(clang-19 libclang-rt-19-dev clang-tidy-19 clang-format-19)

# The assembler of Tile IR: three wheels of one version line, unpacked below one root.
cuda_version='13.5.*'
cuda_wheels=(nvidia-cuda-tileiras nvidia-cuda-nvcc nvidia-nvvm)
cuda_files=(bin/tileiras bin/tileirdisasm bin/ptxas nvvm/lib64/libnvvm.so nvvm/libdevice/libdevice.10.bc)

# setup build|full: packages and the assembler. A missing package ends the command; a missing assembler does not.
setup() {
  case $1 in
    build) install_packages "${build_packages[@]}" ;;
    full)  install_packages "${build_packages[@]}" "${full_packages[@]}" ;;
  esac || exit 1
  assembler_ready || install_assembler || {
    printf '%s\n' "" "The GPU path is OFF: the assembler (${cuda_wheels[*]}, $cuda_version) could not be installed from PyPI:" \
      "$assembler_problem" "Everything else works on the CPU. ./dev tries again the next time." "" >&2
  }
}

missing_packages() {
  local package
  for package in "$@"; do
    [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || echo "$package"
  done
}

install_packages() {
  local missing log sudo=()
  if ! command -v dpkg-query >/dev/null; then
    # Another distribution: the build itself says what it does not find.
    command -v cmake >/dev/null && command -v ninja >/dev/null && command -v g++ >/dev/null && return 0
    die "This is no Debian system. Install the equivalents of: $*"
  fi
  mapfile -t missing < <(missing_packages "$@")
  [ "${#missing[@]}" -eq 0 ] && return 0
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || die "These packages are missing, and there is no sudo. As root, run:" \
      "apt-get install --no-install-recommends ${missing[*]}"
    sudo=(sudo)
  fi
  log=$(mktemp) || return 1
  echo "Installing Debian packages: ${missing[*]}"
  # The lists are refreshed only if the known ones do not do: a fresh system has none.
  apt_install() { "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends "${missing[@]}"; }
  if apt_install </dev/null >"$log" 2>&1 || { "${sudo[@]}" apt-get -o DPkg::Lock::Timeout=300 update </dev/null >>"$log" 2>&1 && apt_install </dev/null >>"$log" 2>&1; }; then
    rm -f "$log"
  else
    tail -n 20 "$log" >&2; rm -f "$log"
    die "Could not install: ${missing[*]}"
  fi
}

assembler_ready() {
  local file
  [ -f "$cuda_root/.installed" ] || return 1
  for file in "${cuda_files[@]}"; do [ -s "$cuda_root/$file" ] || return 1; done
  CUDA_ROOT=$cuda_root "$cuda_root/bin/tileiras" --version >/dev/null 2>&1
}

# The python with pip: the system's own comes first, since other ones may be virtual environments without it.
python_with_pip() {
  local python
  for python in /usr/bin/python3 python3; do
    "$python" -m pip --version >/dev/null 2>&1 && { echo "$python"; return 0; }
  done
  return 1
}

# Installs into a new folder, tries it on a small module, and only then puts it in place. Sets assembler_problem.
install_assembler() {
  local python new=$root/.tools/cuda.new file wheel wheels=() log
  assembler_problem="no python3 with pip was found"
  python=$(python_with_pip) || return 1
  rm -rf "$new"; mkdir -p "$new/py"
  log=$new/pip.log
  for wheel in "${cuda_wheels[@]}"; do wheels+=("$wheel==$cuda_version"); done
  echo "Installing the Tile IR assembler from PyPI into .tools/cuda: ${wheels[*]}"
  if ! "$python" -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --retries 2 --no-deps --no-compile \
      --only-binary :all: --target "$new/py" "${wheels[@]}" </dev/null >"$log" 2>&1; then
    assembler_problem=$(tail -n 3 "$log"); rm -rf "$new"; return 1
  fi
  # The wheels share the folder nvidia/cu13: a toolkit root, but for the name under which libNVVM is looked up.
  mv "$new"/py/nvidia/cu13/* "$new"/
  mkdir -p "$new/nvvm/lib64"
  [ -e "$new/nvvm/lib64/libnvvm.so" ] || ln -s "../../lib/$(cd "$new/lib" && ls libnvvm.so* | head -n 1)" "$new/nvvm/lib64/libnvvm.so"
  rm -rf "$new/py"
  # The compiler driver for CUDA C++ came along; nothing here uses it.
  rm -rf "$new"/include "$new"/bin/{nvcc,nvcc.profile,cudafe++,nvlink,fatbinary,bin2c,crt,__nvcc_device_query} "$new/nvvm/bin"
  for file in "${cuda_files[@]}"; do
    [ -s "$new/$file" ] || { assembler_problem="the wheels do not hold $file"; rm -rf "$new"; return 1; }
  done
  if ! assembler_problem=$(CUDA_ROOT=$new "$new/bin/tileiras" --gpu-name sm_90 tools/dev/probe.tilebc -o "$new/probe.cubin" 2>&1) \
      || [ ! -s "$new/probe.cubin" ]; then
    assembler_problem="the installed assembler does not assemble a small module: $assembler_problem"; rm -rf "$new"; return 1
  fi
  rm -f "$new/probe.cubin" "$log"
  touch "$new/.installed"
  rm -rf "$cuda_root" && mv "$new" "$cuda_root"
}
