#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Unit, golden and command tests, then a short run of every fuzz harness.
set -euo pipefail
cd "$(dirname "$0")/.."

# Data that does not belong in this tree, for tests that want more than the tree has; .ci/run sets where it lies.
for data in PELLUCID_CORPUS PELLUCID_SARIF_SCHEMA; do
  echo "$data: ${!data:-not set}${!data:+ (no test reads it yet)}"
done

if [ -x Scripts/fuzz.sh ]; then Scripts/fuzz.sh; fi
swift test
