#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Extracts the symbol graphs of modules from a build of the library; without names, of everything that `import Pellucid` shows.
# Scripts/symbol-graphs.sh OUT BUILD [MODULE...]: OUT is emptied; BUILD is the folder of products of a build (swift build --show-bin-path),
# or empty to build the first module.
set -euo pipefail
cd "$(dirname "$0")/.."

out=$1 build=$2
shift 2
if [ -z "$build" ]; then
  swift build -c release -debug-info-format none --target "${1:-Pellucid}"
  build=$(swift build -c release --show-bin-path)
fi
if [ $# = 0 ]; then
  set -- $(sed -n 's/^@_exported import \(struct \|enum \|protocol \)\?\([A-Za-z]*\).*/\2/p' Sources/Pellucid/Pellucid.swift | sort -u) Pellucid
fi
options=(-I "$build/Modules" -minimum-access-level public -skip-synthesized-members -output-dir "$out")
info=$(swiftc -print-target-info)
options+=(-resource-dir "$(sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p' <<< "$info")")
options+=(-target "$(sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' <<< "$info" | head -n 1)")
# Modules of C that the host's module was compiled with.
for map in Sources/System/*/module.modulemap Sources/System/*/include/module.modulemap "$build"/C*.build/module.modulemap; do
  if [ -f "$map" ]; then options+=(-Xcc "-fmodule-map-file=$map"); fi
done
for folder in $(pkg-config --cflags-only-I harfbuzz fontconfig cairo gobject-2.0 libpng lcms2); do options+=(-Xcc "$folder"); done

rm -rf "$out"
mkdir -p "$out"
for module in "$@"; do
  swift symbolgraph-extract -module-name "$module" "${options[@]}"
done
