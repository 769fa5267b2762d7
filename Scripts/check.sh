#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Runs every check that needs no test run: format, layers, headers, system libraries, documents, the list of shared
# types, the embedded build, the modules of web pages and their sizes, the public declarations and their documentation.
# Scripts/check.sh text leaves out the builds.
set -euo pipefail
cd "$(dirname "$0")/.."

folders=(); for folder in Sources Tests Fuzz Benchmarks Snippets; do [ -d "$folder" ] && folders+=("$folder"); done
swift format lint --strict --parallel --recursive Package.swift "${folders[@]}"
echo "format: nothing to change"
Scripts/check-layers.sh
Scripts/check-headers.sh
Scripts/check-system.sh
Scripts/check-docs.sh
Scripts/public-types.py --check
if [ "${1:-}" != text ]; then
  Scripts/embedded.sh
  Scripts/setup-python.sh web
  Scripts/web.sh .build/site/pellucid
  Scripts/api.sh check
  Scripts/docs.sh > .build/docs.log 2>&1 || { cat .build/docs.log >&2; exit 1; }
fi
