#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Installs the Debian packages that are missing: Scripts/setup.sh [run|build|develop|programs|browsers [PACKAGE...]]
#   run      what the program uses: fonts, and a drawer of PDF pictures
#   build    that, and what building and packing the program uses
#   develop  all of them, with what demo, checks and tests use; the default
#   browsers what Scripts/test-browsers.sh opens pages in, and the compiler of TypeScript
#   programs what the programs in Examples/Programs link, and the screen and mouse of their test
# Scripts/setup.sh --list run prints the packages instead. The libraries that a program links are no part of the list: building
# installs them with their headers, and Packaging/package.sh finds them in the program.
#
# If none is missing, only the package database is read: no network, no root.
set -euo pipefail

run=(
  # default fonts, emoji in colour, and the monospaced design
  fonts-inter fonts-noto-cjk fonts-noto-core fonts-noto-color-emoji fonts-jetbrains-mono
  # pdftocairo, which draws PDF pictures of catalogs
  poppler-utils
)
build=(
  # libraries that PellucidHost links, found through pkg-config
  pkg-config libpango1.0-dev librsvg2-dev libpng-dev zlib1g-dev libjpeg62-turbo-dev libwebp-dev liblcms2-dev
  libglib2.0-dev
  # where an installed program finds Swift's libraries, and the libraries that a package depends on
  patchelf dpkg-dev
  # the virtual environment of icons, test oracles and benchmark peers
  python3 python3-venv
)
develop=(
  # the photos of the examples
  mate-backgrounds
  # the private message bus of the tests
  dbus-daemon
  # the embedded WebAssembly build
  wasi-libc libclang-rt-14-dev-wasm32
  # the optimizer of modules for web pages
  binaryen
  # the reader of action.yml in Packaging/check.py
  python3-yaml
)
browsers=(chromium firefox-esr webkit2gtk-driver xvfb node-typescript)
programs=(libsdl2-dev libgtk-4-dev xvfb xdotool)
command -v node > /dev/null || develop+=(nodejs)

list=
if [ "${1:-}" = --list ]; then list=1; shift; fi
case "${1:-develop}" in
  run) packages=("${run[@]}") ;;
  build) packages=("${run[@]}" "${build[@]}") ;;
  develop) packages=("${run[@]}" "${build[@]}" "${develop[@]}") ;;
  programs) packages=("${programs[@]}") ;;
  browsers) packages=("${browsers[@]}") ;;
  *) echo "setup: $1 is no group of packages; name run, build, develop, programs or browsers" >&2; exit 64 ;;
esac
packages+=("${@:2}")
if [ -n "$list" ]; then printf '%s\n' "${packages[@]}"; exit; fi

missing=()
for package in "${packages[@]}"; do
  [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2> /dev/null || true)" = installed ] || missing+=("$package")
done
if [ ${#missing[@]} = 0 ]; then echo "setup: everything is installed"; exit; fi

as_root=()
if [ "$(id -u)" != 0 ]; then
  if ! command -v sudo > /dev/null; then
    echo "setup: neither root nor sudo; as root run: apt-get install --no-install-recommends ${missing[*]}" >&2
    exit 77
  fi
  as_root=(sudo)
fi
echo "setup: installing ${missing[*]}"
"${as_root[@]}" apt-get update -qq
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"
