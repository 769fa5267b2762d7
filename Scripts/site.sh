#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Makes the web page: static files for any folder of any static host: Scripts/site.sh [OUTPUT [PROGRAM]]
# OUTPUT is site-output/ unless named. PROGRAM is a program that is built, which writes the reference; without it, one is built.
# PELLUCID_SITE_MODULE names a folder that Scripts/web.sh has made, in place of making it again.
set -euo pipefail
cd "$(dirname "$0")/.."

output=${1:-site-output}
program=${2:-}
if [ -z "$program" ]; then
  swift build -c release -debug-info-format none --product pellucid
  program=$(swift build -c release --show-bin-path)/pellucid
fi
Scripts/setup-python.sh site
mkdir -p "$output"
# What an earlier run made goes first, apart from the module, which takes long and is made again only where it changed.
find "$output" -mindepth 1 -maxdepth 1 ! -name pellucid -exec rm -rf {} +
for part in Site/*; do
  [ "$part" = Site/pellucid ] || cp -R "$part" "$output/"
done
if [ -n "${PELLUCID_SITE_MODULE:-}" ]; then
  rm -rf "$output/pellucid"
  cp -R "$PELLUCID_SITE_MODULE" "$output/pellucid"
else
  Scripts/web.sh "$output/pellucid" "$program"
fi
.venv/bin/python Scripts/site.py "$program" "$output"
echo "site: $output; to see it, run python3 -m http.server --directory $output"
