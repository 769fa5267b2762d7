#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Writes Docs/API.txt, the public declarations, or checks it and that all of them are documented and few enough.
# Scripts/api.sh write|check [BUILD]: BUILD is the folder of products of a build; without it the library is built.
set -euo pipefail
cd "$(dirname "$0")/.."

job=$1
if [ $# = 1 ]; then
  swift build -c release -debug-info-format none --target Pellucid
  set -- "$job" "$(swift build -c release --show-bin-path)"
fi
Scripts/symbol-graphs.sh "$2" .build/docs/graphs
Scripts/api.py "$job" .build/docs/graphs
