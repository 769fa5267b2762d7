#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Builds the documentation of everything that `import Pellucid` shows, with the articles of Docs/Pellucid.docc, as a website in
# docs-output/. A warning is an error.
# Scripts/docs.sh [BUILD]: BUILD is the folder of products of a build; without it the library is built.
set -euo pipefail
cd "$(dirname "$0")/.."

output=docs-output
work=.build/docs
Scripts/symbol-graphs.sh "$work/graphs" "${1:-}"
Scripts/api.py graph "$work/graphs" "$work/graph/Pellucid.symbols.json"
rm -rf "$output"
docc convert Docs/Pellucid.docc --additional-symbol-graph-dir "$work/graph" --output-dir "$output" --warnings-as-errors \
  --fallback-display-name Pellucid --fallback-bundle-identifier pellucid --transform-for-static-hosting
echo "docs: $output; to read it, run python3 -m http.server --directory $output and open /documentation/pellucid"
