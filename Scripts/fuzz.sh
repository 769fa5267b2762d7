#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Runs every reader on damaged files: Scripts/fuzz.sh [executions, default 10000] [reader…]
# The seed is fixed, so a run can be repeated. A crash leaves its input in .build/fuzz/crashes; give it a
# name that says what was wrong, move it to Fuzz/Corpus/<reader>, and add a test.
set -euo pipefail
cd "$(dirname "$0")/.."

# One line per reader: its name, which is its folder in Fuzz/Corpus, and the folder of its harness.
readers=(
  "png ImageReader"
  "jpeg ImageReader"
  "webp ImageReader"
  "page PageReader"
  "scene SceneReader"
  "symbol SymbolReader"
  "catalog CatalogReader"
  "lint LintConfiguration"
)

executions="${1:-10000}"
shift || true
wanted=" $* "
scratch="${FUZZ_SCRATCH:-.build/fuzz}"
package="${FUZZ_PACKAGE:-.}"
libraries="libpng libjpeg libwebpdemux libwebp lcms2 pangoft2 pangocairo librsvg-2.0"
mkdir -p "$scratch/crashes"
# Swift's own account of a crash would come before the input is written.
export SWIFT_BACKTRACE=enable=no

# Fuzzing counters in our code only; the libraries come as they are. Release, because the traps for
# overflow and bounds stay in and ten times more inputs fit the time. A harness may look inside a module, for readers
# that only the module itself calls.
swift build --package-path "$package" --scratch-path "$scratch" -c release --sanitize=fuzzer -Xswiftc -enable-testing \
  --target PellucidHost >"$scratch/build.log" 2>&1 || { cat "$scratch/build.log"; exit 1; }
products="$(cd "$scratch/release" && pwd -P)"

build() {
  local harness="$1" objects
  [ -d "Fuzz/$harness" ] || return 1
  mapfile -t objects < <(find "$products" -path '*.build/*' -name '*.o' | sort)
  # shellcheck disable=SC2046
  swiftc -O -sanitize=fuzzer -parse-as-library -module-name "$harness" \
    -I "$products/Modules" \
    $(find -L "$package/Sources/System" -name module.modulemap -printf '-Xcc -fmodule-map-file=%p ') \
    $(find "$products" -name module.modulemap -printf '-Xcc -fmodule-map-file=%p ') \
    $(pkg-config --cflags-only-I $libraries | sed 's/-I/-Xcc -I/g') \
    "Fuzz/$harness"/*.swift "${objects[@]}" $(pkg-config --libs $libraries) \
    -o "$scratch/$harness"
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
  # New inputs go to a folder of the build, so that the seeds stay as they were chosen.
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
