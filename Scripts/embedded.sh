#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Compiles the core targets with Embedded Swift for WebAssembly. Under Node the module reads a scene document, judges it
# and draws it; its findings and bytes are compared with those of native builds of the same sources, optimised and not.
# Target names as arguments stop after compiling those.
set -euo pipefail
cd "$(dirname "$0")/.."

output=.build/embedded
document=Tests/Embedded/scene.json
libc=/usr/lib/wasm32-wasi
core=(PellucidColor PellucidGeometry PellucidJSON PellucidDesign PellucidScene PellucidDocument PellucidLegibility
  PellucidCatalog PellucidJudge PellucidPlan PellucidRaster)
if [ $# -gt 0 ]; then core=("$@"); fi
language=(-swift-version 6 -wmo -parse-as-library -Xcc -fmodule-map-file=Sources/System/CRows/include/module.modulemap)
wasm=("${language[@]}" -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -Osize
  -Xfrontend -disable-stack-protector)

# compile FOLDER MODULE FLAGS...: one module from Sources/MODULE, with its interface beside it
compile() {
  local folder=$1 module=$2; shift 2
  local sources; mapfile -t sources < <(find "Sources/$module" -name '*.swift' | LC_ALL=C sort)
  swiftc "$@" -module-name "$module" -package-name pellucid -I "$folder" -c "${sources[@]}" \
    -o "$folder/$module.o" -emit-module -emit-module-path "$folder/$module.swiftmodule"
}

# entry FOLDER ENTRY FLAGS...: the scene and one of its two entries
entry() {
  local folder=$1 file=$2; shift 2
  swiftc "$@" -module-name EmbeddedScene -package-name pellucid -I "$folder" -c \
    Tests/Embedded/EmbeddedScene.swift Tests/Embedded/EmbeddedRenderer.swift "Tests/Embedded/$file.swift" -o "$folder/EmbeddedScene.o"
}

build_wasm() {
  local folder=$output/wasm; mkdir -p "$folder"
  for module in "${core[@]}"; do compile "$folder" "$module" "${wasm[@]}"; done
  if [ "$only_compile" = yes ]; then return; fi
  entry "$folder" EmbeddedEntry "${wasm[@]}"
  local compiler resources builtins
  compiler=$(dirname "$(readlink -f "$(command -v swiftc)")")
  resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
  builtins=$(ls /usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a | tail -n 1)
  "$compiler/wasm-ld" --no-entry --export=pellucid_embedded_reserve --export=pellucid_embedded_report --gc-sections --strip-all \
    --stack-first -z stack-size=1048576 --max-memory=1073741824 -o "$output/scene.wasm" \
    "$libc/crt1-reactor.o" "$folder"/*.o "$resources/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a" \
    "$libc/libc.a" "$builtins"
}

# build_native NAME FLAG: a native build of the same sources
build_native() {
  local folder=$output/native-$1; mkdir -p "$folder"
  for module in "${core[@]}"; do compile "$folder" "$module" "${language[@]}" "$2"; done
  entry "$folder" NativeEntry "${language[@]}" "$2"
  swiftc "$folder"/*.o -o "$output/scene-$1"
}

only_compile=$([ $# -gt 0 ] && echo yes || echo no)
mkdir -p "$output"
build_wasm
if [ "$only_compile" = yes ]; then echo "embedded: ${core[*]} compile"; exit; fi
build_native release -O
build_native debug -Onone
node Scripts/run-wasm.mjs "$output/scene.wasm" "$document" "$output/scene-wasm.bytes"
for build in release debug; do
  "$output/scene-$build" < "$document" > "$output/scene-$build.bytes"
  cmp "$output/scene-wasm.bytes" "$output/scene-$build.bytes" || {
    echo "embedded: the findings or the picture of WebAssembly differ from those of the native $build build" >&2; exit 1; }
done
findings=$(head -n 1 "$output/scene-wasm.bytes" | tr -d '\0')
case "$findings" in *findings) ;; *) echo "embedded: $document: $findings" >&2; exit 1 ;; esac
echo "embedded: $(stat -c %s "$output/scene.wasm") byte module; $findings and a picture," \
  "$(stat -c %s "$output/scene-wasm.bytes") bytes, the same natively (release and debug), cksum $(cksum < "$output/scene-wasm.bytes" | cut -d' ' -f1)"
