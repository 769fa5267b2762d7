#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Installs the packages of Scripts/NAME.txt into the virtual environment .venv: Scripts/setup-python.sh oracles|peers
# Pellucid itself needs none of them. Tests compare Pellucid's results with the oracles, and a test whose oracle is
# missing is skipped with a message; benchmarks compare Pellucid's speed with the peers.
set -euo pipefail
cd "$(dirname "$0")/.."

name=${1:?"oracles or peers"}
wanted=$(cat "Scripts/$name.txt")
if [ "$(cat ".venv/installed-$name.txt" 2> /dev/null || true)" = "$wanted" ]; then
  echo "$name: everything is installed"; exit
fi
python3 -m venv .venv
# Through the interpreter: in a copy of this folder, the program pip still belongs to the environment it was copied from.
.venv/bin/python -m pip install --quiet --disable-pip-version-check --requirement "Scripts/$name.txt"
cp "Scripts/$name.txt" ".venv/installed-$name.txt"
echo "$name: installed $(tr '\n' ' ' <<< "$wanted")"
