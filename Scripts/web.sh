#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Compiles PellucidWeb with Embedded Swift for WebAssembly: Scripts/web.sh OUTPUT [MODULE…]
# OUTPUT gets draw.wasm, and draw-simd.wasm for browsers with vectors of 128 bits. The core modules are compiled again only after a
# change of their sources.
set -euo pipefail
cd "$(dirname "$0")/.."

output=${1:?"a folder for the modules"}; shift
names=("$@"); [ $# -gt 0 ] || names=(draw draw-simd)
folder=.build/web
libc=/usr/lib/wasm32-wasi
core=(PellucidColor PellucidGeometry PellucidJSON PellucidDesign PellucidScene PellucidComponents PellucidDocument PellucidLegibility
  PellucidCatalog PellucidJudge PellucidPlan PellucidRaster)
swift=(swiftc -swift-version 6 -wmo -parse-as-library -Xcc -fmodule-map-file=Sources/System/CRows/include/module.modulemap
  -Xcc -fmodule-map-file=Sources/System/CPage/include/module.modulemap   -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded
  -Xfrontend -disable-stack-protector -package-name pellucid -Osize)
mkdir -p "$output" "$folder"

# Compiles the core modules without object code; their clients compile the functions.
build_modules() {
  local stale= sources name
  for name in "${core[@]}"; do
    mapfile -t sources < <(find "Sources/$name" -name '*.swift' | LC_ALL=C sort)
    [ -z "$stale" ] && [ -e "$folder/$name.swiftmodule" ] \
      && [ -z "$(find "Sources/$name" Sources/System/CRows -newer "$folder/$name.swiftmodule" -print -quit)" ] && continue
    stale=1
    "${swift[@]}" -I "$folder" -module-name "$name" "${sources[@]}" -emit-module -emit-module-path "$folder/$name.swiftmodule"
  done
}

# build NAME FLAG…: compiles and links one module.
build() {
  local name=$1; shift
  local sources compiler resources builtins
  mapfile -t sources < <(find Sources/PellucidWeb -name '*.swift' | LC_ALL=C sort)
  "${swift[@]}" "$@" -I "$folder" -module-name PellucidWeb "${sources[@]}" -c -o "$folder/$name.o"
  compiler=$(dirname "$(readlink -f "$(command -v swiftc)")")
  resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
  builtins=$(ls /usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a | tail -n 1)
  local exports=()
  for export in $(sed -n 's/^ *@_cdecl("\(pellucid_[a-z_]*\)").*/\1/p' Sources/PellucidWeb/Module/Exports.swift); do exports+=("--export=$export"); done
  "$compiler/wasm-ld" --no-entry "${exports[@]}" --gc-sections --stack-first -z stack-size=1048576 --max-memory=4294967296 \
    -o "$folder/$name.wasm" "$libc/crt1-reactor.o" "$folder/$name.o" \
    "$resources/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a" "$libc/libc.a" "$builtins"
}

# optimize NAME FLAG…: makes a linked module smaller and faster.
optimize() {
  local name=$1; shift
  wasm-opt -O3 --strip-debug --strip-producers --enable-bulk-memory --enable-sign-ext --enable-mutable-globals \
    --enable-nontrapping-float-to-int "$@" "$folder/$name.wasm" -o "$output/$name.wasm"
  echo "web: $name.wasm: $(stat -c %s "$output/$name.wasm") bytes, $(gzip -9 < "$output/$name.wasm" | wc -c) compressed"
}

build_modules
for name in "${names[@]}"; do
  case $name in
    *-simd) build "$name" -Xcc -msimd128; optimize "$name" --enable-simd ;;
    *) build "$name"; optimize "$name" ;;
  esac
done
