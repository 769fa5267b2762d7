#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Packs the program, in a form that needs no Swift where it is installed, into release-output/:
#   Packaging/package.sh deb [PROGRAM]   pellucid_VERSION_ARCHITECTURE.deb
#   Packaging/package.sh tar [PROGRAM]   pellucid-VERSION-debian12-ARCHITECTURE.tar.gz, of one folder that may lie anywhere
#   Packaging/package.sh version         prints the version, which only Sources/PellucidAudit/Release.swift states
# PROGRAM is one that is built; without it, it is built. Both contain the tree of Scripts/install.sh. Times in them are those of the
# commit, so that the same tree gives the same bytes. OUTPUT names another folder, and COMPRESSION=none saves time in tests.
set -euo pipefail
cd "$(dirname "$0")/.."

version=$(sed -n 's/.*let version = "\([^"]*\)".*/\1/p' Sources/PellucidAudit/Release.swift)
if [ "${1:-}" = version ]; then echo "$version"; exit; fi

form=${1:-}
case "$form" in deb | tar) ;; *) echo "package: \"$form\" is no form; name deb, tar or version" >&2; exit 64 ;; esac
output=${OUTPUT:-release-output}
architecture=$(dpkg --print-architecture)
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2> /dev/null || date +%s)}
export SOURCE_DATE_EPOCH
scratch=$(mktemp -d); trap 'rm -rf "$scratch"' EXIT
tree=$scratch/tree
umask 022

# dependencies PREFIX: prints the Debian packages that contain the linked libraries, and those that the program uses otherwise
dependencies() {
  mkdir -p "$scratch/debian" "$tree/DEBIAN"
  echo "Source: pellucid" > "$scratch/debian/control"
  # It warns about each of Swift's libraries, whose names have no version.
  (cd "$scratch" && dpkg-shlibdeps -O "$1/bin/pellucid" $(find "$1/lib" -name '*.so') 2> warnings > found) ||
    { cat "$scratch/warnings" >&2; return 1; }
  sed 's/^shlibs:Depends=//; s/, /\n/g' "$scratch/found"
  Scripts/setup.sh --list run
}

# The manual page and the list of changes are compressed as Debian's policy says.
make_deb() {
  DESTDIR=$tree PREFIX=/usr Scripts/install.sh "${@}" > /dev/null
  local usr=$tree/usr
  gzip --no-name --best "$usr/share/man/man1/pellucid.1" "$usr/share/man/ko/man1/pellucid.1"
  gzip --no-name --best --stdout CHANGELOG.md > "$usr/share/doc/pellucid/changelog.gz"
  # the folder in which Debian's zsh looks
  mkdir -p "$usr/share/zsh/vendor-completions"
  mv "$usr/share/zsh/site-functions/_pellucid" "$usr/share/zsh/vendor-completions"
  rmdir "$usr/share/zsh/site-functions"
  local size; size=$(du --summarize --apparent-size --block-size=1024 "$usr" | cut -f1)
  local depends; depends=$(dependencies "$usr" | paste --serial --delimiters=, | sed 's/,/, /g')
  (cd "$tree" && find usr -type f -print0 | LC_ALL=C sort --zero-terminated | xargs --null md5sum > DEBIAN/md5sums)
  cat > "$tree/DEBIAN/control" << CONTROL
Package: pellucid
Version: $version
Architecture: $architecture
Maintainer: The Pellucid authors
Installed-Size: $size
Depends: $depends
Section: graphics
Priority: optional
Description: draws Apple's materials and appearances, and judges their legibility
 Pellucid draws scenes of standard materials, vibrancy, Liquid Glass and
 semantic colours of iOS, macOS, tvOS, visionOS and watchOS. The same scene
 gives the same bytes on every machine. It proves the lowest contrast of the
 texts over every backdrop, compares pictures with recorded ones, and reports
 to terminals, editors and continuous integration.
 .
 It is not affiliated with Apple, and contains none of its code or fonts.
CONTROL
  local file=$output/pellucid_${version}_$architecture.deb
  dpkg-deb --root-owner-group -Z"${COMPRESSION:-xz}" --build "$tree" "$file" > /dev/null
  echo "package: $file"
}

make_tar() {
  local name=pellucid-$version-debian12-$architecture
  PREFIX=$tree/$name Scripts/install.sh "${@}" > /dev/null
  cp CHANGELOG.md "$tree/$name/share/doc/pellucid"
  # names only: with versions, apt-get could not read them
  dependencies "$tree/$name" | sed 's/ .*//' | LC_ALL=C sort -u > "$tree/$name/share/doc/pellucid/packages.txt"
  local file=$output/$name.tar.gz compress=gzip\ --no-name
  if [ "${COMPRESSION:-}" = none ]; then compress+=" --fast"; fi
  tar --create --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner \
    --use-compress-program="$compress" --file "$file" --directory "$tree" "$name"
  echo "package: $file"
}

mkdir -p "$output"
"make_$form" "${@:2}"
