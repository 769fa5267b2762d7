#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Installs the packages of Scripts/NAME.txt into the virtual environment .venv: Scripts/setup-python.sh icons|oracles|peers|web
# The icons are SVG files, which programs built here find at .venv/phosphor-icons; no program runs Python. Tests compare
# Pellucid's results with the oracles, and a test whose oracle is missing is skipped with a message; benchmarks compare
# Pellucid's speed with the peers; the tools of web make parts of fonts.
set -euo pipefail
cd "$(dirname "$0")/.."

name=${1:?"icons, oracles, peers or web"}
wanted=$(cat "Scripts/$name.txt")
if [ "$(cat ".venv/installed-$name.txt" 2> /dev/null || true)" = "$wanted" ] \
  && { [ "$name" != icons ] || [ -d .venv/phosphor-icons/regular ]; }; then
  echo "$name: everything is installed"; exit
fi
python3 -m venv .venv
# Through the interpreter: in a copy of this folder, the program pip still belongs to the environment it was copied from.
.venv/bin/python -m pip install --quiet --disable-pip-version-check --requirement "Scripts/$name.txt"
if [ "$name" = icons ]; then
  package=$(.venv/bin/python -c 'import py_phosphor_icons; print(py_phosphor_icons.__path__[0])')
  ln -sfn "../${package#"$PWD/"}/svgs/stroke" .venv/phosphor-icons
fi
cp "Scripts/$name.txt" ".venv/installed-$name.txt"
echo "$name: installed $(tr '\n' ' ' <<< "$wanted")"
