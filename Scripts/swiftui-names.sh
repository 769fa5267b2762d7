#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Writes Docs/swiftui.md, which of SwiftUI's names the views have and where they differ, or checks it.
# Scripts/swiftui-names.sh write|check [BUILD]: BUILD is the folder of products of a build; without it the views are built.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/symbol-graphs.sh .build/docs/views "${2:-}" PellucidViews
Scripts/swiftui-names.py "$1" .build/docs/views
