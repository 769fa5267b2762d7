#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Compiles PellucidWeb with Embedded Swift for WebAssembly, and makes a folder that pages use: Scripts/web.sh OUTPUT [PROGRAM]
# OUTPUT gets the files of Site/pellucid; draw.wasm, judge.wasm and rest.wasm, each with -simd for browsers that have vectors of 128 bits;
# symbols.wasm, which composes symbols; the fonts of texts; and the icons and templates of symbols, which PROGRAM writes if it is built. What is
# there already is made again only after a change of its sources.
set -euo pipefail
cd "$(dirname "$0")/.."

output=${1:?"a folder"}
program=${2:-.build/tests/release/pellucid}
folder=.build/web
# The greatest sizes of the parts, compressed by gzip, in kilobytes.
declare -A most=([draw]=520 [judge]=400 [rest]=1180 [draw-simd]=450 [judge-simd]=370 [rest-simd]=1100 [symbols]=200)
libc=/usr/lib/wasm32-wasi
core=(PellucidColor PellucidGeometry PellucidJSON PellucidDesign PellucidScene PellucidComponents PellucidDocument PellucidLegibility
  PellucidCatalog PellucidJudge PellucidPlan PellucidRaster)
swift=(swiftc -swift-version 6 -wmo -parse-as-library -Xcc -fmodule-map-file=Sources/System/CRows/include/module.modulemap
  -Xcc -fmodule-map-file=Sources/System/CPage/include/module.modulemap -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded
  -Xfrontend -disable-stack-protector -package-name pellucid -Osize -D WITHOUT_LISTINGS)
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

# link NAME FILE…: links the functions that the files export, and makes the module smaller and faster. Functions stay apart, so that it can be
# divided.
link() {
  local name=$1 exports=() export; shift
  for export in $(sed -n 's/^ *@_cdecl("\(pellucid_[a-z_]*\)").*/\1/p' "$@"); do exports+=("--export=$export"); done
  "$compiler/wasm-ld" --no-entry "${exports[@]}" --gc-sections --stack-first -z stack-size=1048576 --max-memory=4294967296 \
    -o "$folder/$name-linked.wasm" "$libc/crt1-reactor.o" "$folder/$name.o" \
    "$resources/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a" "$libc/libc.a" "$builtins"
  wasm-opt -O3 --one-caller-inline-max-function-size=0 --strip-debug --strip-producers "${features[@]}" "$folder/$name-linked.wasm" \
    -o "$folder/$name.wasm"
}

# divide NAME TASK PREFIX NEEDED OTHERS: divides a module into the functions that a task of Scripts/web-profile.mjs needs and the others, which
# the module loads when it calls one of them, as the part of that name.
divide() {
  local name=$1 task=$2 prefix=$3 needed=$4 others=$5 part
  part=$(basename "$others" .wasm)
  wasm-split --instrument "${features[@]}" "$name" -o "$folder/profiled.wasm"
  node Scripts/web-profile.mjs "$folder/profiled.wasm" "$folder/profile" "$task"
  wasm-split "${features[@]}" --profile="$folder/profile" --export-prefix="$prefix" --placeholder-namespace="${part%-simd}" "$name" \
    -o1 "$needed" -o2 "$others"
}

# Prints the sizes of the parts, and fails where one is too large.
check_sizes() {
  local name size
  for name in {draw,judge,rest}{,-simd} symbols; do
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
  features=(--enable-bulk-memory --enable-sign-ext --enable-mutable-globals --enable-nontrapping-float-to-int --enable-reference-types)
  flags=()
  if [ "$ending" = plain ]; then ending=; else flags=(-Xcc -msimd128) features+=(--enable-simd); fi
  if [ -e "$output/draw$ending.wasm" ] \
    && [ -z "$(find Sources/PellucidWeb Sources/System/CPage Scripts/web.sh Scripts/web[-_]* "$folder"/*.built \
      -type f -newer "$output/draw$ending.wasm" -print -quit)" ]; then continue; fi
  "${swift[@]}" "${flags[@]}" -I "$folder" -module-name PellucidWeb "${sources[@]}" -c -o "$folder/pellucid$ending.o"
  link "pellucid$ending" "$exports"/{Memory,Exports,JudgeExports}.swift
  divide "$folder/pellucid$ending.wasm" judge % "$folder/first.wasm" "$folder/rest$ending.wasm"
  divide "$folder/first.wasm" draw '&' "$folder/draw$ending.wasm" "$folder/judge$ending.wasm"
  python3 Scripts/web-parts.py "$folder"/{draw,judge,rest}"$ending.wasm"
  mv "$folder"/{draw,judge,rest}"$ending.wasm" "$output"
  # Symbols have no use for vectors: either variant will do.
  ln -f "$folder/pellucid$ending.o" "$folder/symbols.o"
  link symbols "$exports"/{Memory,SymbolExports,VectorExports}.swift
  python3 Scripts/web-parts.py "$folder/symbols.wasm"
  mv "$folder/symbols.wasm" "$output"
done
cp Site/pellucid/*.js Site/pellucid/*.d.ts "$output"
.venv/bin/python Scripts/web-fonts.py "$output/fonts"
if [ -x "$program" ]; then "$program" symbols --svg > "$output/symbols.json"; fi
check_sizes
