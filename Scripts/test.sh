#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# A short run of every fuzz harness, unit, golden and command tests, then the published table of contrasts.
set -euo pipefail
cd "$(dirname "$0")/.."

# Data that does not belong in this tree, for tests that want more than the tree has; .ci/run sets where it lies.
echo "PELLUCID_CORPUS: ${PELLUCID_CORPUS:-not set}"
echo "PELLUCID_SARIF_SCHEMA: ${PELLUCID_SARIF_SCHEMA:-not set}"

Scripts/setup-python.sh oracles || echo "oracles: not installed; the tests that need them are skipped"
if [ -x Scripts/fuzz.sh ]; then Scripts/fuzz.sh; fi
# Optimised: drawing and proving take a tenth of the time, which is far more than the longer build takes. Overflow and
# bounds still trap.
swift test -c release -Xswiftc -enable-testing --scratch-path .build/tests
Scripts/check-legibility.sh .build/tests/release/pellucid
