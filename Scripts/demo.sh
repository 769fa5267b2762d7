#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Draws every scene of Examples/ into demo-output/ and gathers the pictures in a page that needs no other file.
# A scene NAME with a file Examples/NAME.flags is drawn with these flags too, for example --matrix.
set -euo pipefail
cd "$(dirname "$0")/.."

output=demo-output
swift build -c release --product pellucid
pellucid=$(swift build -c release --show-bin-path)/pellucid
rm -rf "$output"
mkdir -p "$output"
for scene in Examples/*.json; do
  name=$(basename "$scene" .json)
  flags=(); [ -f "Examples/$name.flags" ] && read -r -a flags < "Examples/$name.flags"
  echo "drawing $name"
  "$pellucid" render "$scene" -o "$output/$name.png" --json "${flags[@]}" > "$output/$name.json"
done
"$pellucid" materials --json > "$output/materials.json"
node Scripts/demo-index.mjs "$output"
echo "demo: open $output/index.html"
