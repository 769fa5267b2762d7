#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Writes Docs/API.txt, the public declarations, or checks it and that all of them are documented and few enough.
# Scripts/api.sh write|check [BUILD]: BUILD is the folder of products of a build; without it the library is built.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/symbol-graphs.sh .build/docs/graphs "${2:-}"
Scripts/api.py "$1" .build/docs/graphs
