#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Fuzzes every reader with damaged files: Scripts/fuzz.sh [built] [executions, default 10000] [reader…]
# `built` says that the tests' build is up to date; it skips the build, whose lock another process may hold.
# The seed is fixed, so a run can be repeated. A crash writes its input to .build/fuzz/crashes; give that file a name
# that says what was wrong, move it to Fuzz/Corpus/<reader>, and add a test.
set -euo pipefail
cd "$(dirname "$0")/.."

# One line per reader: its name, which is also its folder in Fuzz/Corpus, and the folder of its harness.
readers=(
  "png ImageReader"
  "jpeg ImageReader"
  "webp ImageReader"
  "page PageReader"
  "scene SceneReader"
  "symbol SymbolReader"
  "catalog CatalogReader"
  "tokens TokenReader"
  "lint LintConfiguration"
  "baseline Baseline"
  "shard SnapshotShard"
  "reference PNGComparison"
  "bus BusAnswer"
  "source SwiftSource"
  "settings ProjectFile"
  "interface ProjectFile"
)

# The targets of the readers, the only ones compiled with coverage counters. All others come from the tests' build.
counted=(PellucidJSON PellucidCatalog PellucidExport PellucidDocument PellucidAudit PellucidSource PellucidHost)
# Swift reads its own syntax with libraries beside the compiler.
compiler="$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")/lib/swift/host"

build=yes
if [ "${1:-}" = built ]; then build=; shift; fi
executions="${1:-10000}"
shift || true
wanted=" $* "
scratch=.build/fuzz
libraries="libpng libjpeg libwebpdemux libwebp lcms2 pangoft2 pangocairo librsvg-2.0 gio-2.0"
mkdir -p "$scratch/crashes" "$scratch/objects"
# Disable Swift's backtraces: they would be printed before libFuzzer writes the input.
export SWIFT_BACKTRACE=enable=no
# Swift's hashes differ from run to run, and with them the inputs that libFuzzer finds worth keeping.
export SWIFT_DETERMINISTIC_HASHING=1

# The build is one with -enable-testing, because a harness may call readers that are internal to their module.
source Scripts/tests-build.sh
if [ "$build" ]; then
  swift build "${tests_build[@]}" --product pellucid >"$scratch/build.log" 2>&1 || { cat "$scratch/build.log"; exit 1; }
fi
products="$(cd .build/tests/release && pwd -P)"
package="$(grep -om1 '"-package-name","[^"]*"' .build/tests/release.yaml | cut -d'"' -f4)"
mapfile -t maps < <(find Sources/System "$products" -name module.modulemap ! -path "$products/*/include/*" -printf '-Xcc\n-fmodule-map-file=%p\n')
mapfile -t headers < <(pkg-config --cflags-only-I $libraries | tr ' ' '\n' | sed -n '/./{s/^/-Xcc\n/;p}')

# compile MODULE ARGUMENT...: compiles with counters, against the modules of the tests. The rules about sources are optimised: they
# run for longer than that takes.
compile() {
  local level=-Onone
  if [ "$1" = PellucidSource ]; then level=-O; fi
  swiftc "$level" -sanitize=fuzzer -parse-as-library -swift-version 6 -module-name "$1" -package-name "$package" \
    -I "$products/Modules" -I "$compiler" "${maps[@]}" "${headers[@]}" "${@:2}"
}

# The objects that the program is linked from, without the program's own.
mapfile -t objects < <(grep -v -e /PellucidCommand.build/ -e /CProgram.build/ $(printf -- '-e /%s.build/ ' "${counted[@]}") \
  "$products/pellucid.product/Objects.LinkFileList")
for module in "${counted[@]}"; do
  mapfile -t sources < <(find "Sources/$module" "$products/$module.build/DerivedSources" -name '*.swift' 2>/dev/null | sort)
  compile "$module" -wmo -enable-testing -c "${sources[@]}" -o "$scratch/objects/$module.o"
  objects+=("$scratch/objects/$module.o")
done

build() {
  local harness="$1"
  [ -d "Fuzz/$harness" ] || return 1
  compile "${harness}Harness" "Fuzz/$harness"/*.swift "${objects[@]}" $(pkg-config --libs $libraries) \
    -L "$compiler" -Xlinker -rpath -Xlinker "$compiler" -o "$scratch/$harness"
}

failed=0
built=" "
for line in "${readers[@]}"; do
  read -r reader harness <<<"$line"
  if [ "$wanted" != "  " ] && [[ "$wanted" != *" $reader "* ]]; then continue; fi
  if [[ "$built" != *" $harness "* ]]; then
    build "$harness" || { echo "fuzz $reader: the harness Fuzz/$harness does not build"; failed=1; continue; }
    built+="$harness "
  fi
  # New inputs go to a folder of the build, so that the chosen seeds stay unchanged.
  rm -rf "$scratch/found-$reader"
  mkdir -p "$scratch/found-$reader"
  log="$scratch/$reader.log"
  if "$scratch/$harness" -runs="$executions" -seed=1 -max_len=4096 -timeout=10 -rss_limit_mb=1024 \
    -artifact_prefix="$scratch/crashes/$reader-" -print_final_stats=1 -verbosity=1 \
    "$scratch/found-$reader" "Fuzz/Corpus/$reader" >"$log" 2>&1; then
    count="$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")"
    echo "fuzz $reader: $count executions, 0 crashes"
  else
    echo "fuzz $reader: crashed; the input is in $scratch/crashes, the end of $log follows"
    tail -n 25 "$log"
    failed=1
  fi
done
exit "$failed"
