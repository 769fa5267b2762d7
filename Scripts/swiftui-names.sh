#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Writes Docs/swiftui.md, which of SwiftUI's names the views have and where they differ, or checks it.
# Scripts/swiftui-names.sh write|check [BUILD]: BUILD is the folder of products of a build; without it the views are built.
set -euo pipefail
cd "$(dirname "$0")/.."

job=$1
if [ $# = 1 ]; then
  swift build -c release -debug-info-format none --target PellucidViews
  set -- "$job" "$(swift build -c release --show-bin-path)"
fi
Scripts/symbol-graphs.sh "$2" .build/docs/views PellucidViews
Scripts/swiftui-names.py "$job" .build/docs/views
