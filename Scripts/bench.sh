#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Times Pellucid and its peers on the same photo with the same blur and colour matrix, one after another on an otherwise idle machine, then looks for
# backdrops that come below a proven contrast; fails if there is one.
set -euo pipefail
cd "$(dirname "$0")/.."

mkdir -p .build/bench
swift build -c release --package-path Benchmarks --scratch-path .build/benchmarks
.build/benchmarks/release/PellucidBench --pictures .build/bench
.venv/bin/python Benchmarks/peers.py .build/bench > .build/bench/peers.json
cat .build/bench/peers.json
.build/benchmarks/release/PellucidBench --peers .build/bench/peers.json "$@"
.build/benchmarks/release/PellucidSoundness
