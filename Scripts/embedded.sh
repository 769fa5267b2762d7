#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Compiles the core targets with Embedded Swift for WebAssembly. Under Node the module reads scene documents, judges and
# draws them; its findings and bytes are compared with those of native builds of the same sources, optimised and
# unoptimised.
# Usage: Scripts/embedded.sh [built | modules | TARGET…]
# `built` uses the build of the tests, which is finished and optimises what draws. `modules` compiles the core targets and stops, without optimising:
# every error of Embedded Swift is found. Target names do the same for those targets.
set -euo pipefail
cd "$(dirname "$0")/.."

output=.build/embedded
libc=/usr/lib/wasm32-wasi
core=(PellucidColor PellucidGeometry PellucidJSON PellucidDesign PellucidScene PellucidComponents PellucidDocument PellucidLegibility
  PellucidCatalog PellucidExport PellucidJudge PellucidPlan PellucidRaster)
built=
if [ "${1:-}" = built ]; then built=yes; shift; fi
only_compile=$([ $# -gt 0 ] && echo yes || echo no)
case "${1:-}" in "") ;; modules) core+=(PellucidWeb) ;; *) core=("$@") ;; esac
if [ "$only_compile" = yes ]; then folder=$output/modules level=-Onone; else folder=$output/wasm level=-Osize; fi
wasm=(-swift-version 6 -wmo -parse-as-library -Xcc -fmodule-map-file=Sources/System/CRows/include/module.modulemap
  -Xcc -fmodule-map-file=Sources/System/CPage/include/module.modulemap
  -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded "$level" -Xfrontend -disable-stack-protector
  -package-name pellucid -I "$folder")

# module NAME SOURCE…: compiles one module for the others to import, without object code. A module of Embedded Swift
# carries its functions as intermediate code, which its clients compile; every error of Embedded Swift is reported
# before that.
module() {
  local name=$1; shift
  swiftc "${wasm[@]}" -module-name "$name" "$@" -emit-module -emit-module-path "$folder/$name.swiftmodule"
}

build_wasm() {
  mkdir -p "$folder"
  local sources
  for name in "${core[@]}"; do
    mapfile -t sources < <(find "Sources/$name" -name '*.swift' | LC_ALL=C sort)
    module "$name" "${sources[@]}"
  done
  if [ "$only_compile" = yes ]; then return; fi
  swiftc "${wasm[@]}" -module-name EmbeddedScene -c Tests/Embedded/{EmbeddedScene,EmbeddedRenderer,EmbeddedEntry}.swift \
    -o "$folder/EmbeddedScene.o"
  local compiler resources builtins
  compiler=$(dirname "$(readlink -f "$(command -v swiftc)")")
  resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
  builtins=$(ls /usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a | tail -n 1)
  "$compiler/wasm-ld" --no-entry --export=pellucid_embedded_reserve --export=pellucid_embedded_report --gc-sections --strip-all \
    --stack-first -z stack-size=1048576 --max-memory=1073741824 -o "$output/scene.wasm" \
    "$libc/crt1-reactor.o" "$folder/EmbeddedScene.o" "$resources/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a" \
    "$libc/libc.a" "$builtins"
}

# build_native CONFIGURATION [ARGUMENT…]: prints the program of a native build of the same sources
build_native() {
  swift build -c "$@" --product EmbeddedScene > "$output/native-$1.log" 2>&1 || { cat "$output/native-$1.log" >&2; return 1; }
  echo "$(swift build -c "$@" --show-bin-path)/EmbeddedScene"
}

mkdir -p "$output"
build_wasm
if [ "$only_compile" = yes ]; then echo "embedded: ${core[*]} compile"; exit; fi
debug=$(build_native debug --scratch-path "$output/native" --disable-index-store)
if [ "$built" ]; then
  release=.build/tests/release/EmbeddedScene
else
  release=$(build_native release -debug-info-format none)
fi
for document in Tests/Embedded/*.json; do
  name=$(basename "$document" .json)
  node Scripts/run-wasm.mjs "$output/scene.wasm" "$document" "$output/$name-wasm.bytes"
  for program in "$release" "$debug"; do
    "$program" < "$document" > "$output/$name-native.bytes"
    cmp "$output/$name-wasm.bytes" "$output/$name-native.bytes" || {
      echo "embedded: $document: the findings or the picture of WebAssembly differ from those of $program" >&2; exit 1; }
  done
  findings=$(head -n 1 "$output/$name-wasm.bytes" | tr -d '\0')
  case "$findings" in *findings) ;; *) echo "embedded: $document: $findings" >&2; exit 1 ;; esac
  echo "embedded: $document: $findings and a picture, $(stat -c %s "$output/$name-wasm.bytes") bytes, the same natively" \
    "(release and debug), cksum $(cksum < "$output/$name-wasm.bytes" | cut -d' ' -f1)"
done
echo "embedded: $(stat -c %s "$output/scene.wasm") byte module"
