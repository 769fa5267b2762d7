#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Installs the program with its symbols, its page of the manual, its completions for bash, zsh and fish, and the licences; and
# the C interface: header, shared library, and file for pkg-config.
# Scripts/install.sh builds them first; Scripts/install.sh PROGRAM installs one that is built, with the libPellucidC.so beside it
# if there is one; Scripts/install.sh --remove removes what was installed. PREFIX is /usr/local unless set, and DESTDIR stands
# before it, for packagers.
#
# The program finds its symbols, and the Phosphor icons that they are composed of, by its own place. So it does with Swift's
# libraries, which are copied to lib/pellucid: a prefix may be moved, and needs no Swift. The other libraries are the system's;
# Docs/Dependencies.md lists them.
set -euo pipefail
cd "$(dirname "$0")/.."

root=${DESTDIR:-}${PREFIX:-/usr/local}
files=(
  bin/pellucid share/man/man1/pellucid.1 share/man/ko/man1/pellucid.1 share/bash-completion/completions/pellucid
  share/zsh/site-functions/_pellucid share/fish/vendor_completions.d/pellucid.fish
)
library=(lib/libPellucidC.so include/pellucid.h lib/pkgconfig/pellucid.pc)
folders=(lib/pellucid share/pellucid share/doc/pellucid)

if [ "${1:-}" = --remove ]; then
  rm -f "${files[@]/#/$root/}" "${library[@]/#/$root/}"
  rm -rf "${folders[@]/#/$root/}"
  exit
fi

program=${1:-}
if [ -z "$program" ]; then
  for product in pellucid PellucidC PellucidPreviews; do swift build -c release -debug-info-format none --product "$product"; done
  program=$(swift build -c release --show-bin-path)/pellucid
fi
icons=.venv/phosphor-icons
if [ ! -d "$icons/regular" ]; then
  echo "install: the icons are missing, without which most symbols are not drawn; run: Scripts/setup-python.sh icons" >&2
  exit 66
fi

rm -rf "${folders[@]/#/$root/}"
for file in "${files[@]}"; do install -d "$root/${file%/*}"; done
install -m 755 "$program" "$root/bin/pellucid"

# Swift's libraries lie together, and refer to each other by their folder. They are Swift's, not the system's.
install -d "$root/lib/pellucid"
swift=$(ldd "$program" | sed -n 's|.*=> \(.*\)/libswiftCore\.so .*|\1|p')
if [ -n "$swift" ]; then
  # Those for programs lie in one folder, and those for reading Swift's syntax in another one beside it.
  ldd "$program" | awk -v folder="${swift%/*}" 'index($3, folder "/") == 1 { print $3 }' |
    xargs install -m 644 -t "$root/lib/pellucid"
fi
patchelf --set-rpath '$ORIGIN/../lib/pellucid' "$root/bin/pellucid"

# The views, for the compiler of a user's own sources: modules, the shared library, and the plug-in of the macros.
built=$(cd "$(dirname "$program")" && pwd -P)
if [ -e "$built/libPellucidPreviews.so" ]; then
  views=$root/lib/pellucid/views
  install -d "$views/Modules"
  for module in Color Geometry Design Scene Components Views; do
    install -m 644 "$built/Modules/Pellucid$module.swiftmodule" "$views/Modules"
  done
  install -m 755 "$built/libPellucidPreviews.so" "$built/PellucidMacros-tool" "$views"
  patchelf --set-rpath '$ORIGIN/..' "$views/libPellucidPreviews.so"
  # The program puts it beside links to the libraries of the compiler that it is for.
  patchelf --set-rpath '$ORIGIN/host:$ORIGIN/linux' "$views/PellucidMacros-tool"
fi

install -d "$root/share/pellucid/Symbols"
install -m 644 Sources/PellucidHost/Resources/Symbols/* "$root/share/pellucid/Symbols"
for style in regular bold fill; do
  install -d "$root/share/pellucid/Phosphor/$style"
  find "$icons/$style/" -name '*.svg' -exec install -m 644 -t "$root/share/pellucid/Phosphor/$style" {} +
done

install -d "$root/share/doc/pellucid"
install -m 644 LICENSE Packaging/copyright Packaging/ICU-LICENSE "$root/share/doc/pellucid"

# write FILE ARGUMENT...: what the installed program prints
write() {
  "$root/bin/pellucid" "${@:2}" > "$root/$1"
  chmod 644 "$root/$1"
}
write share/man/man1/pellucid.1 man --language en
write share/man/ko/man1/pellucid.1 man --language ko
write share/bash-completion/completions/pellucid completion bash
write share/zsh/site-functions/_pellucid completion zsh
write share/fish/vendor_completions.d/pellucid.fish completion fish
echo "install: $root/bin/pellucid"

built=$(dirname "$program")/libPellucidC.so
if [ -f "$built" ]; then
  for file in "${library[@]}"; do install -d "$root/${file%/*}"; done
  install -m 644 "$built" "$root/lib/libPellucidC.so"
  patchelf --set-rpath '$ORIGIN/pellucid' "$root/lib/libPellucidC.so"
  install -m 644 Sources/System/CPellucid/include/pellucid.h "$root/include/pellucid.h"
  version=$("$root/bin/pellucid" --version)
  sed "s/VERSION/${version##* }/" Scripts/pellucid.pc > "$root/lib/pkgconfig/pellucid.pc"
  chmod 644 "$root/lib/pkgconfig/pellucid.pc"
  # The loader lists the libraries of the system's folders anew; packagers do that where they install.
  if [ -z "${DESTDIR:-}" ] && [ "$(id -u)" = 0 ]; then ldconfig; fi
  echo "install: $root/lib/libPellucidC.so"
fi
