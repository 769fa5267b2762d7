#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Compiles PellucidWeb with Embedded Swift for WebAssembly, and makes a folder that pages use: Scripts/web.sh OUTPUT [PROGRAM]
# OUTPUT gets the files of Site/pellucid; draw.wasm and judge.wasm, each with -simd for browsers that have vectors of 128 bits, and a -rest
# of what draws, which few scenes need; symbols.wasm, which composes symbols; the fonts of texts; and the icons and templates of symbols,
# which PROGRAM writes if it is built. What is there already is made again only after a change of its sources.
set -euo pipefail
cd "$(dirname "$0")/.."

output=${1:?"a folder"}
program=${2:-.build/tests/release/pellucid}
folder=.build/web
# The greatest sizes of the modules, compressed by gzip, in kilobytes.
declare -A most=([draw]=710 [draw-simd]=620 [draw-rest]=800 [draw-simd-rest]=740 [judge]=2400 [judge-simd]=2150 [symbols]=240)
libc=/usr/lib/wasm32-wasi
core=(PellucidColor PellucidGeometry PellucidJSON PellucidDesign PellucidScene PellucidComponents PellucidDocument PellucidLegibility
  PellucidCatalog PellucidJudge PellucidPlan PellucidRaster)
swift=(swiftc -swift-version 6 -wmo -parse-as-library -Xcc -fmodule-map-file=Sources/System/CRows/include/module.modulemap
  -Xcc -fmodule-map-file=Sources/System/CPage/include/module.modulemap -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded
  -Xfrontend -disable-stack-protector -package-name pellucid -Osize)
mkdir -p "$output" "$folder"

# Compiles the core modules without object code; their clients compile the functions.
build_modules() {
  local stale= sources name
  for name in "${core[@]}"; do
    mapfile -t sources < <(find "Sources/$name" -name '*.swift' | LC_ALL=C sort)
    if [ -z "$stale" ] && [ -e "$folder/$name.built" ] \
      && [ -z "$(find "Sources/$name" Sources/System/CRows -newer "$folder/$name.built" -print -quit)" ]; then continue; fi
    stale=1
    touch "$folder/$name.begun"
    "${swift[@]}" -I "$folder" -module-name "$name" "${sources[@]}" -emit-module -emit-module-path "$folder/$name.swiftmodule"
    mv "$folder/$name.begun" "$folder/$name.built"
  done
}

# link NAME OBJECT FILE…: links a module with the functions that the files export, and makes it smaller and faster.
link() {
  local name=$1 object=$2 exports=() export; shift 2
  for export in $(sed -n 's/^ *@_cdecl("\(pellucid_[a-z_]*\)").*/\1/p' "$@"); do exports+=("--export=$export"); done
  "$compiler/wasm-ld" --no-entry "${exports[@]}" --gc-sections --stack-first -z stack-size=1048576 --max-memory=4294967296 \
    -o "$folder/$name.wasm" "$libc/crt1-reactor.o" "$object" \
    "$resources/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a" "$libc/libc.a" "$builtins"
  local features=(--enable-bulk-memory --enable-sign-ext --enable-mutable-globals --enable-nontrapping-float-to-int)
  case $name in *-simd) features+=(--enable-simd) ;; esac
  wasm-opt -O3 --strip-debug --strip-producers "${features[@]}" "$folder/$name.wasm" -o "$output/$name.wasm"
}

# divide NAME: divides a module into what most pages show first and the rest, which the module loads when it calls it.
divide() {
  local name=$1 features=(--enable-bulk-memory --enable-sign-ext --enable-mutable-globals --enable-nontrapping-float-to-int
    --enable-reference-types)
  case $name in *-simd) features+=(--enable-simd) ;; esac
  mv "$output/$name.wasm" "$folder/$name-whole.wasm"
  wasm-split --instrument "${features[@]}" "$folder/$name-whole.wasm" -o "$folder/$name-profiled.wasm"
  node Scripts/web-profile.mjs "$folder/$name-profiled.wasm" "$folder/$name.profile"
  wasm-split "${features[@]}" --profile="$folder/$name.profile" --export-prefix=% "$folder/$name-whole.wasm" \
    -o1 "$output/$name.wasm" -o2 "$output/$name-rest.wasm"
}

# Prints the sizes of the modules, and fails where one is too large.
check_sizes() {
  local name size
  for name in draw draw-rest draw-simd draw-simd-rest judge judge-simd symbols; do
    [ -e "$output/$name.wasm" ] || continue
    size=$(($(gzip -9 < "$output/$name.wasm" | wc -c) / 1000))
    echo "web: $name.wasm: $(($(stat -c %s "$output/$name.wasm") / 1000)) kB, $size kB compressed, at most ${most[$name]}"
    if [ "$size" -gt "${most[$name]}" ]; then echo "web: $name.wasm is too large; find what it links" >&2; exit 1; fi
  done
}

compiler=$(dirname "$(readlink -f "$(command -v swiftc)")")
resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
builtins=$(ls /usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a | tail -n 1)
exports=Sources/PellucidWeb/Module
build_modules
mapfile -t sources < <(find Sources/PellucidWeb -name '*.swift' | LC_ALL=C sort)
for ending in ${WEB_VARIANTS--simd plain}; do
  flags=(); if [ "$ending" = plain ]; then ending=; else flags=(-Xcc -msimd128); fi
  if [ -e "$output/judge$ending.wasm" ] \
    && [ -z "$(find Sources/PellucidWeb Sources/System/CPage "$folder" Scripts/web.sh -name '*.swift' -newer "$output/judge$ending.wasm" -print -quit)" ] \
    && [ -z "$(find "$folder" -name '*.built' -newer "$output/judge$ending.wasm" -print -quit)" ]; then continue; fi
  "${swift[@]}" "${flags[@]}" -I "$folder" -module-name PellucidWeb "${sources[@]}" -c -o "$folder/web$ending.o"
  link "draw$ending" "$folder/web$ending.o" "$exports/Memory.swift" "$exports/Exports.swift"
  divide "draw$ending"
  link "judge$ending" "$folder/web$ending.o" "$exports/Memory.swift" "$exports/Exports.swift" "$exports/JudgeExports.swift"
  # It has no use for vectors: either variant will do.
  link symbols "$folder/web$ending.o" "$exports/Memory.swift" "$exports/SymbolExports.swift" "$exports/VectorExports.swift"
done
cp Site/pellucid/*.js Site/pellucid/*.d.ts "$output"
.venv/bin/python Scripts/web-fonts.py "$output/fonts"
if [ -x "$program" ]; then "$program" symbols --svg > "$output/symbols.json"; fi
check_sizes
