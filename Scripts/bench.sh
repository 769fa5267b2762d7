#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Times Pellucid and its peers on the same photo, one after another on an otherwise idle machine.
set -euo pipefail
cd "$(dirname "$0")/.."

mkdir -p .build/bench
.venv/bin/python Benchmarks/peers.py > .build/bench/peers.json
cat .build/bench/peers.json
if swift package describe --type json | grep -q '"name" : "pellucid-bench"'; then
  swift build -c release --product pellucid-bench
  .build/release/pellucid-bench --peers .build/bench/peers.json "$@"
fi
