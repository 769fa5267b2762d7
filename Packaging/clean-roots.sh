#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Installs the package, the archive, the container and the action, each in a new Debian 12 that has neither Swift nor Python, and
# compares what the program draws and proves there with what the program that was packed does here. It needs root and the network.
#   Packaging/clean-roots.sh [deb|tar|container|action ...]
# PROGRAM names a program that is built, with its whole path. .build/clean-roots keeps the new Debian, and the packages that were
# downloaded.
set -Eeuo pipefail
cd "$(dirname "$0")/.."
trap 'echo "clean-roots: line $LINENO: this failed: $BASH_COMMAND" >&2' ERR

if [ "$(id -u)" != 0 ]; then echo "clean-roots: run it as root, which chroot and mounts need" >&2; exit 77; fi
cache=$PWD/.build/clean-roots
mkdir -p "$cache/archives/partial"
scratch=$(mktemp -d "$cache/root.XXXXXX"); trap 'rm -rf "$scratch"' EXIT
version=$(Packaging/package.sh version)
architecture=$(dpkg --print-architecture)
program=${PROGRAM:-}
if [ -z "$program" ]; then
  swift build -c release -debug-info-format none --product pellucid
  program=$(swift build -c release --show-bin-path)/pellucid
fi

# The sources of this computer, if apt has lists of them: a mirror may be near.
if [ ! -f "$cache/bookworm.tar" ]; then
  echo "clean-roots: installing Debian 12"
  apt-get indextargets --format 'deb $(REPO_URI) $(CODENAME) $(COMPONENT)' 'Identifier: Packages' 'Origin: Debian' |
    grep -E ' bookworm(-[a-z]+)? ' | sort -u > "$scratch/sources.list" || true
  sources=(); if [ -s "$scratch/sources.list" ]; then sources=("$scratch/sources.list"); fi
  mmdebstrap --quiet --variant=apt bookworm "$scratch/new.tar" "${sources[@]}"
  mv "$scratch/new.tar" "$cache/bookworm.tar"
fi

# new_root: makes $root a new Debian, with files to try the program with
new_root() {
  root=$scratch/root
  rm -rf "$root"
  mkdir "$root"
  tar --extract --file "$cache/bookworm.tar" --directory "$root"
  cp --dereference /etc/resolv.conf "$root/etc/resolv.conf"
  mkdir "$root/archives" "$root/try"
  printf '%s;\n' 'Dir::Cache::archives "/archives"' 'APT::Keep-Downloaded-Packages "true"' > "$root/etc/apt/apt.conf.d/99archives"
  cp Packaging/sample.json "$root/try"
}

# inside COMMAND: runs a command in $root, with no variable of this computer, in processes that end with it
inside() {
  unshare --mount --pid --fork --kill-child bash -euc '
    mount --make-rprivate /
    mount -t proc proc "$0/proc"
    mount --rbind /dev "$0/dev"
    mount --bind "$1" "$0/archives"
    exec chroot "$0" /usr/bin/env -i HOME=/root LANG=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin bash -euo pipefail -c "$2"
  ' "$root" "$cache/archives" "$1" < /dev/null
}
apt_install='apt-get update -qq; DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends'

# logged COMMAND...: prints the output of a command only if it fails
logged() {
  "$@" > "$scratch/log" 2>&1 || { tail -40 "$scratch/log" >&2; return 1; }
}

# try_program PROGRAM: what every installation must do, in $root. A command that must fail is tested by if, which -e heeds.
try_program() {
  inside "
    for tool in swift clang cc python3 node; do if command -v \$tool; then echo \"\$tool is installed\"; exit 1; fi; done
    cd /try
    [ \"\$($1 --version)\" = 'pellucid $version' ]
    if ldd \$(readlink --canonicalize \$(command -v $1)) | grep 'not found'; then exit 1; fi
    $1 render sample.json -o drawn.png
    $1 legibility sample.json --matrix --json > proven.json || [ \$? = 1 ]
    $1 symbols > symbols.txt"
  cmp "$scratch/drawn.png" "$root/try/drawn.png"
  cmp "$scratch/proven.json" "$root/try/proven.json"
  cmp "$scratch/symbols.txt" "$root/try/symbols.txt"
}
here() {
  (cd Packaging && "$program" "$@")
}
here render sample.json -o "$scratch/drawn.png"
here legibility sample.json --matrix --json > "$scratch/proven.json" || [ $? = 1 ]
here symbols > "$scratch/symbols.txt"

deb=pellucid_${version}_$architecture.deb
try_deb() {
  new_root
  cp "release-output/$deb" "$root/try"
  logged inside "$apt_install /try/$deb"
  try_program pellucid
  logged inside "apt-get purge -y -qq pellucid
    if find / -xdev -path /try -prune -o -name '*pellucid*' -print | grep .; then exit 1; fi"
}

try_tar() {
  new_root
  local name=pellucid-$version-debian12-$architecture
  cp "release-output/$name.tar.gz" "$root/try"
  logged inside "cd /opt; tar xzf /try/$name.tar.gz; $apt_install \$(cat $name/share/doc/pellucid/packages.txt)"
  try_program "/opt/$name/bin/pellucid"
  # elsewhere, and through a link
  inside "mv /opt/$name /srv/moved; ln -s /srv/moved/bin/pellucid /usr/bin/pellucid"
  try_program pellucid
}

# COPY and RUN of the file of the container; WORKDIR and ENTRYPOINT as `podman run` would use them
try_container() {
  new_root
  local file=Packaging/Containerfile instruction rest entry= folder=/
  while read -r instruction rest; do
    case "$instruction" in
      FROM) [[ $rest == debian:12* ]] ;;
      COPY) read -ra rest <<< "$rest"; cp ${rest[0]} "$root${rest[1]}" ;; # the name may be a pattern
      RUN) logged inside "$rest" ;;
      WORKDIR) folder=$rest; mkdir -p "$root$folder" ;;
      ENTRYPOINT) entry=$(tr -d '[]",' <<< "$rest") ;;
      *) echo "clean-roots: $file has an instruction $instruction, which this script does not know" >&2; return 1 ;;
    esac
  done < <(grep -v '^#' "$file" | sed -e ':line' -e '/\\$/{' -e 'N' -e 's/\\\n//' -e 'b line' -e '}')
  try_program "$entry"
  cp Packaging/sample.json "$root$folder"
  [ "$(inside "cd $folder; $entry legibility sample.json --matrix --json || [ \$? = 1 ]")" = "$(cat "$scratch/proven.json")" ]
  inside 'if ls /tmp/*.deb /var/lib/apt/lists/*_Packages 2> /dev/null; then echo "the image keeps downloads" >&2; exit 1; fi'
}

# The steps of action.yml, with the package of this version where a release would have it
try_action() {
  new_root
  local runner=$root/runner
  mkdir -p "$runner/server/owner/pellucid/releases/download/v$version" "$runner/work/Scenes" "$runner/action"
  cp "release-output/$deb" "$runner/server/owner/pellucid/releases/download/v$version"
  cp Packaging/sample.json "$runner/work/Scenes"
  cp --parents Packaging/package.sh Sources/PellucidAudit/Release.swift "$runner/action"
  export -f inside
  export root cache
  local launch='step() { inside "bash --noprofile --norc -eo pipefail $1"; }; step'
  logged Packaging/action.py "$runner" /runner "$launch"
  try_program pellucid
  [ -s "$runner/summary" ]
  [ -s "$runner/temp/pellucid-report/legibility/index.html" ]
  # another system gets an error that says what to write
  sed --in-place 's/^VERSION_ID=.*/VERSION_ID="13"/' "$root/usr/lib/os-release"
  if Packaging/action.py "$runner" /runner "$launch" > "$scratch/log" 2>&1; then cat "$scratch/log" >&2; return 1; fi
  grep --quiet '::error::.*container: debian:12' "$scratch/log"
}

checks=("$@"); if [ $# = 0 ]; then checks=(deb tar container action); fi
Packaging/package.sh deb "$program"
Packaging/package.sh tar "$program"
for check in "${checks[@]}"; do
  start=$SECONDS
  "try_$check"
  echo "clean-roots: $check works without Swift ($((SECONDS - start)) s)"
done
