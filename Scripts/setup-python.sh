#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Installs what Scripts/NAME.txt lists into the virtual environment .venv: Scripts/setup-python.sh oracles|peers
# Nothing that Pellucid itself needs is in it. The oracles are what tests compare Pellucid's answers with, and a test
# whose oracle is not there is skipped and says so; the peers are what its speed is compared with.
set -euo pipefail
cd "$(dirname "$0")/.."

name=${1:?"oracles or peers"}
wanted=$(cat "Scripts/$name.txt")
if [ "$(cat ".venv/installed-$name.txt" 2> /dev/null || true)" = "$wanted" ]; then
  echo "$name: everything is installed"; exit
fi
python3 -m venv .venv
.venv/bin/pip install --quiet --disable-pip-version-check --requirement "Scripts/$name.txt"
cp "Scripts/$name.txt" ".venv/installed-$name.txt"
echo "$name: installed $(tr '\n' ' ' <<< "$wanted")"
