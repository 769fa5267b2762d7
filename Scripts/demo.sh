#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Draws every scene of Examples/ into demo-output/, and a contact sheet of all symbols, and gathers the pictures in a page
# beside them. Each line of Examples/NAME.flags is one drawing of NAME.json: the picture's name, then flags such
# as --matrix. Without that file the scene is drawn once, under its own name. A name that ends in .apng is an animation.
# The measurement printed beside a filmstrip or an animation is taken at its first moment. As many scenes are drawn at
# once as there are processors, because reading a scene and writing its picture each use a single thread. The program is
# built without debug information, which would take a sixth of the compiler's time; the benchmarks share this build.
set -euo pipefail
cd "$(dirname "$0")/.."

export output=demo-output
swift build -c release -debug-info-format none --product pellucid
swift build -c release -debug-info-format none --product PellucidDemo
pellucid=$(swift build -c release --show-bin-path)/pellucid
export pellucid
rm -rf "$output"
mkdir -p "$output"

# draw SCENE FILE [FLAG...]
draw() {
  local scene=$1 file=$2 flags=${*:3}
  local name=${file%.apng}
  local picture=$name.png
  if [ "$file" != "$name" ]; then picture=$file; fi
  echo "drawing $name"
  local first
  first=$(sed -E 's/--(filmstrip|duration) [^ ]+//g' <<< "$flags")
  # shellcheck disable=SC2086 # flags are words
  "$pellucid" render "$scene" -o "$output/$name.png" --json $first > "$output/$name.json" || [ $? = 1 ] || return
  if [ "$first" != "$flags" ] || [ "$file" != "$name" ]; then
    # shellcheck disable=SC2086
    "$pellucid" render "$scene" -o "$output/$picture" $flags
  fi
}
export -f draw

for scene in Examples/*.json; do
  drawings=$(cat "${scene%.json}.flags" 2> /dev/null || basename "$scene" .json)
  while read -r drawing; do echo "$scene $drawing"; done <<< "$drawings"
done | xargs -P "$(nproc)" -I {} bash -c 'draw {}'
echo "drawing symbols"
"$pellucid" symbols --json > "$output/symbol-table.json"
pages=$(mktemp -d); trap 'rm -rf "$pages"' EXIT
node Scripts/symbol-sheet.mjs "$output/symbol-table.json" "$pages/symbol-sheet"
for page in "$pages"/*.json; do basename "$page" .json; done |
  xargs -P "$(nproc)" -I {} "$pellucid" render "$pages/{}.json" -o "$output/{}.png"
"$pellucid" materials --json > "$output/materials.json"
"${pellucid%/*}/PellucidDemo" Examples "$output"
echo "demo: open $output/index.html"
