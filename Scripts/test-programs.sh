#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Tests what programs of others use:
#  - the C interface: the programs of Examples/C and Tests/C, those in C under the address and undefined-behaviour sanitizers;
#    their pictures are compared with those of `pellucid render`;
#  - the programs of Examples/Programs: built as packages of their own, run under Xvfb, and their panels dragged.
# All are built in the folder of the tests' build, with its options, so that the library is not compiled again; nothing else
# may build there meanwhile. Pictures are left in .build/programs.
set -euo pipefail
cd "$(dirname "$0")/.."

scratch=.build/tests
source Scripts/tests-build.sh
build=(swift build "${tests_build[@]}")
for product in pellucid PellucidC; do "${build[@]}" --product "$product"; done
products=$(cd "$scratch/release" && pwd -P)
pellucid=$products/pellucid
out=$PWD/.build/programs
mkdir -p "$out"

# The interface of C, from a prefix that it is installed into.
prefix=$out/prefix
PREFIX=$prefix DESTDIR= Scripts/install.sh "$pellucid"
export PKG_CONFIG_PATH=$prefix/lib/pkgconfig
read -ra flags <<< "$(pkg-config --cflags --libs pellucid)"
# No leaks: what Fontconfig keeps of the fonts until the end, and the tables that Swift makes once, in functions whose names end in
# _WZ; their enums carry marks in the unused bits of pointers, which the sanitizer cannot follow.
printf 'leak:libfontconfig\nleak:_WZ\n' > "$out/leaks"
export LSAN_OPTIONS=suppressions=$out/leaks:print_suppressions=0

# compile SOURCE OPTION…: builds the program of one C file into $out
compile() {
  cc -g -Wall -Wextra -Werror "${@:2}" "$1" -o "$out/$(basename "$1" .c)" "${flags[@]}" -Wl,-rpath,"$prefix/lib" -lm
}
sanitizers=(-fsanitize=address,undefined -fno-sanitize-recover=undefined)
# same PPM PNG TOLERANCE: fails where two pictures differ by more code values
same() {
  .venv/bin/python -c 'if True:
    import sys
    from PIL import Image, ImageChops
    first, second = (Image.open(path).convert("RGB") for path in sys.argv[1:3])
    assert first.size == second.size, (first.size, second.size)
    worst = max(high for _, high in ImageChops.difference(first, second).getextrema())
    print(f"programs: {sys.argv[1]}: differs by at most {worst} of 255")
    sys.exit(worst > int(sys.argv[3]))' "$@"
}
# render ARGUMENT…: draws; findings are another matter
render() { "$pellucid" render "$@" &> "$out/render.log" || [ $? = 1 ]; }

compile Tests/C/misuse.c "${sanitizers[@]}"
"$out/misuse"
compile Tests/C/reloading.c
"$out/reloading"
compile Examples/C/draw.c "${sanitizers[@]}"
"$out/draw" Examples/photo-library.json "$out/draw.ppm"
render Examples/photo-library.json -o "$out/draw-expected.png" --appearance dark --scale 1
same "$out/draw.ppm" "$out/draw-expected.png" 0
if "$out/draw" Examples/photo-library.flags "$out/none.ppm" 2> "$out/error.log"; then
  echo "programs: draw took a file that is no document" >&2; exit 1
fi
grep -q 'not JSON: line 1' "$out/error.log"

python3 Examples/C/draw.py "$out/menu.ppm" "$prefix/lib/libPellucidC.so"
.venv/bin/python -B -c 'if True:
    import json, sys
    from PIL import Image
    sys.path.insert(0, "Examples/C")
    import draw
    Image.frombytes("RGBA", (480, 280), bytes(draw.stripes(480, 280))).save(sys.argv[1] + "/stripes.png")
    scene = draw.MENU | {"desktop": [{"image": "stripes.png"}] + draw.MENU["desktop"]}
    json.dump(scene, open(sys.argv[1] + "/menu.json", "w"))' "$out"
render "$out/menu.json" -o "$out/menu-expected.png"
same "$out/menu.ppm" "$out/menu-expected.png" 2

# Programs with windows. SwiftPM takes its plan of one package for that of another one in the same folder, so that the plan is
# neither kept nor left.
Scripts/setup.sh programs
trap 'rm -f "$scratch/release.yaml"' EXIT
for name in SDL GTK; do
  "${build[@]}" --disable-build-manifest-caching --package-path "Examples/Programs/$name"
  .venv/bin/python Scripts/drag-window.py "$products/${name}Panel" "$pellucid" "$out/$name"
done
