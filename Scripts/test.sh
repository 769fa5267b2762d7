#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Unit, golden and command tests, then a short run of every fuzz harness.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ -x Scripts/fuzz.sh ]; then Scripts/fuzz.sh; fi
swift test
