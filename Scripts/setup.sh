#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Installs the Debian packages that are missing. If none is missing, only the package database is read: no network, no
# root. Scripts/setup.sh PACKAGE… installs others too, and Scripts/setup.sh programs those of the programs in Examples/Programs.
set -euo pipefail

packages=(
  # libraries that PellucidHost links, found through pkg-config
  pkg-config libpango1.0-dev librsvg2-dev libpng-dev zlib1g-dev libjpeg62-turbo-dev libwebp-dev liblcms2-dev
  libglib2.0-dev
  # default fonts, emoji in colour, and the photos of the examples
  fonts-inter fonts-noto-cjk fonts-noto-core fonts-noto-color-emoji mate-backgrounds
  # pdftocairo, which draws PDF pictures of catalogs
  poppler-utils
  # the pictures embedded in the demo's page
  webp
  # the private message bus of the tests
  dbus-daemon
  # the embedded WebAssembly build
  wasi-libc libclang-rt-14-dev-wasm32
  # the virtual environment of icons, test oracles and benchmark peers
  python3 python3-venv
)
command -v node > /dev/null || packages+=(nodejs)
# what the programs in Examples/Programs link, and the screen and mouse of their test
programs=(libsdl2-dev libgtk-4-dev xvfb xdotool)
# further packages that the caller needs
for name in "$@"; do
  if [ "$name" = programs ]; then packages+=("${programs[@]}"); else packages+=("$name"); fi
done

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
