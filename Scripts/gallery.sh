#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Draws the components of Examples/Components on every platform, in every combination of settings and in each of their
# states into gallery-output/, with the proven contrasts of their labels and a page that searches them.
set -euo pipefail
cd "$(dirname "$0")/.."

output=gallery-output
swift build -c release -debug-info-format none --product PellucidGallery
gallery=$(swift build -c release --show-bin-path)/PellucidGallery
rm -rf "$output"
mkdir -p "$output/pictures"
"$gallery" Examples/Components "$output"
cp Sources/PellucidGallery/Page/* "$output"
echo "gallery: open $output/index.html"
