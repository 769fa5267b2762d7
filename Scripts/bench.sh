#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Times Pellucid and its peers on the same photo with the same blur and colour matrix, one after another on an otherwise
# idle machine, and the snapshots of Examples; then searches for backdrops below a proven contrast. Fails if one is
# found, if proofs take longer than promised (see PellucidSoundness), if a picture of Examples takes 75 ms or more on two
# threads, if diagnostics in an editor take more than 100 ms after a change, if previews take longer than promised, or if
# listing and judging an app of PELLUCID_CORPUS takes 5 s or more.
set -euo pipefail
cd "$(dirname "$0")/.."

mkdir -p .build/bench
for product in PellucidBench PellucidSoundness PellucidPreviews pellucid; do swift build -c release -debug-info-format none --product "$product"; done
products=$(swift build -c release --show-bin-path)
"$products"/PellucidBench --pictures .build/bench
"$products"/PellucidBench
"$products"/PellucidBench --peers .venv/bin/python .build/bench

pellucid=$products/pellucid
references=.build/bench/examples
rm -rf "$references"
env -u CI "$pellucid" snapshot Examples --record --references "$references" --quiet
start=$(date +%s%3N)
"$pellucid" snapshot Examples --references "$references" --threads 2 --quiet
took=$(($(date +%s%3N) - start))
pictures=$(find "$references" -name '*.png' | wc -l)
each=$((took / pictures))
echo "snapshot/examples-2-threads $took ms, $each ms for each of $pictures pictures"
if [ "$each" -ge 75 ]; then
  echo "snapshot/examples-2-threads FAILED: 75 ms a picture are promised" >&2
  exit 1
fi

if ! "$products"/PellucidBench --editor "$pellucid"; then
  echo "editor/character-in-1000-lines FAILED: 100 ms are promised for 95 of 100 changes" >&2
  exit 1
fi

if ! "$products"/PellucidBench --previews "$pellucid"; then
  echo "previews FAILED: 60 s are promised for 100 in 8 variants, and 5 s from a change of one file to its pictures" >&2
  exit 1
fi

if [ -n "${PELLUCID_CORPUS:-}" ]; then
  slowest=0
  for app in "$PELLUCID_CORPUS"/*__*; do
    start=$(date +%s%3N)
    "$pellucid" catalog list "$app" --quiet > .build/bench/list.txt
    "$pellucid" catalog lint "$app" --json > .build/bench/lint.json || [ $? -eq 1 ]
    took=$(($(date +%s%3N) - start))
    if [ "$took" -gt "$slowest" ]; then slowest=$took; slowest_app=$(basename "$app"); fi
  done
  echo "catalog/list-and-lint $slowest ms, the slowest app: $slowest_app"
  if [ "$slowest" -ge 5000 ]; then
    echo "catalog/list-and-lint FAILED: 5000 ms are promised" >&2
    exit 1
  fi
fi

"$products"/PellucidSoundness
