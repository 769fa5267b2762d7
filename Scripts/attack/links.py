# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Names that lead out of the folder in which they lie, outputs that are inputs, and references that are forged."""

import itertools
import os
import shutil
import struct
import unicodedata
import zlib

from attack import hostile, world
from attack.bench import Case

SECRET = b"\x89PNG\r\n\x1a\nnot a picture"


def cases(site):
    """Yields the cases of this class."""
    for (filler, arguments), target in itertools.product(FILLERS.items(), TARGETS):
        yield Case(f"links/filled/{filler}/{target}", lambda own, a=arguments, t=target: filled_case(own, a, t))
    for folder in ("Fresh", "Fresh/__Snapshots__", "Symbols", "Art.xcassets"):
        yield Case(f"links/into/{folder}", lambda own, f=folder: into_case(own, f))
    for filler, folder in FOLDERS.items():
        yield Case(f"links/folder/{filler}", lambda own, f=filler, p=folder: folder_case(own, f, p))
    places = world.places(site)
    for output in (place for place in places if place.is_output):
        for path in inputs(site, places, output):
            for way in WAYS:
                yield Case(
                    f"links/input/{output.verb}/{output.flag}/{path}/{way}",
                    lambda own, o=output, p=path, w=way: input_case(own, o, p, w))
        yield Case(f"links/through/{output.verb}/{output.flag}", lambda own, o=output: through_case(own, o))
    for verb, linked in itertools.product(CATALOG_VERBS, LINKED):
        yield Case(f"links/catalog/{verb}/{linked}", lambda own, v=verb, k=linked: catalog_case(own, v, k))
    for forgery in FORGERIES:
        yield Case(f"links/forged/{forgery}", lambda own, f=forgery: forged_case(own, f))
    for copy in COPIES:
        yield Case(f"links/copied/{copy}", lambda own, c=copy: copied_case(own, c))


# MARK: Folders that a run fills

# Command lines that fill a folder, and the folder.
FILLERS = {
    "record": (("snapshot", "Fresh", "--record", "--look", "os27"), "Fresh/__Snapshots__"),
    "references": (("snapshot", "Fresh", "--record", "--references", "kept", "--look", "os27"), "kept"),
    "failures": (("snapshot", "Fresh", "-o", "failures", "--look", "os27"), "failures"),
    "matrix": (("render", "small.json", "-o", "parts/out.png", "--matrix", "--look", "os27", "--scale", "0.5"), "parts"),
}
# The things outside the folder to which a name in it may lead.
TARGETS = ("file", "missing", "folder", "pipe", "absolute", "chain", "hard")


def filled_case(own, filler, target):
    """Puts links out of the folder under every name that a run writes there."""
    arguments, folder = filler
    world.copy(own)
    (own.folder / folder).mkdir(exist_ok=True)
    own.run(*arguments)
    names = sorted(os.listdir(own.folder / folder))
    if not names:
        own.fail("the attack itself fails", f"{arguments[0]} writes nothing into {folder}")
        return
    shutil.rmtree(own.folder / folder)
    (own.folder / folder).mkdir()
    own.write("outside/file", SECRET)
    up = "/".join([".."] * (folder.count("/") + 1))
    for name in names if own.random.random() < 0.5 else own.random.sample(names, 1):
        link(own, own.folder / folder / name, f"{up}/outside", target)
    before = own.listing()
    own.run(*arguments)
    judge(own, before, folder, target)
    after = own.listing()
    for name in names:
        path = os.fsencode(f"{folder}/{name}")
        if target != "hard" and before.get(path, b"").startswith(b"link") and not after.get(path, b"").startswith(b"link"):
            own.fail("a link in a folder is replaced", f"{folder}/{name}")


def link(own, path, outside, target):
    """Makes a link that leads out of the folder."""
    match target:
        case "file": path.symlink_to(f"{outside}/file")
        case "missing": path.symlink_to(f"{outside}/new")
        case "folder": path.symlink_to(outside)
        case "absolute": path.symlink_to(own.folder / "outside/file")
        case "hard": os.link(own.folder / "outside/file", path)
        case "chain":
            if not os.path.lexists(own.folder / "outside/step"):
                (own.folder / "outside/step").symlink_to("file")
            path.symlink_to(f"{outside}/step")
        case "pipe":
            if not os.path.lexists(own.folder / "outside/pipe"):
                os.mkfifo(own.folder / "outside/pipe")
            path.symlink_to(f"{outside}/pipe")


def judge(own, before, folder, what):
    """Judges that everything outside a folder is as before."""
    after = own.listing()
    for name in sorted(before.keys() | after.keys()):
        if not (name + b"/").startswith(os.fsencode(folder) + b"/") and before.get(name) != after.get(name):
            own.fail("writes outside the folder that is named", f"{what}: {os.fsdecode(name)}")
    own.judge_temporary()


# Folders that a run makes or fills, which are links out of the folder of the scenes.
FOLDERS = {
    "record": (("snapshot", "Fresh", "--record", "--look", "os27"), "Fresh/__Snapshots__"),
    "failures": (("snapshot", "Fresh", "-o", "Fresh/failures", "--look", "os27"), "Fresh/failures"),
}


def folder_case(own, filler, folder):
    """Makes the folder itself a link. One that a person named is followed, one that has its name by default is not."""
    arguments, path = folder
    world.copy(own)
    own.write("outside/file", SECRET)
    (own.folder / path).symlink_to(own.folder / "outside")
    before = own.listing()
    own.run(*arguments)
    if filler == "record":
        judge(own, before, path, "the folder is a link")
    elif own.listing()[b"outside/file"] != SECRET:
        own.fail("writes outside the folder that is named", "outside/file")


def into_case(own, folder):
    """Names a folder of inputs as that of the failures, in which inputs have the names of outputs."""
    world.copy(own)
    (own.folder / "Fresh/one.json").rename(own.folder / "Fresh/report.json")
    flags = ("--look", "os27", "--symbols", "Symbols", "--assets", "Art.xcassets")
    own.run("snapshot", "Fresh", "-o", "failures", *flags)
    (own.folder / folder).mkdir(exist_ok=True)
    for name in os.listdir(own.folder / "failures"):
        if not (own.folder / folder / name).exists():
            own.write(f"{folder}/{name}", SECRET)
    before = own.listing()
    outcome = own.run("snapshot", "Fresh", "-o", folder, *flags)
    after = own.listing()
    inputs = {b"Fresh/report.json", b"Fresh/two.json"} | {name for name in before if name.startswith(b"Art.xcassets")}
    for name in sorted(inputs):
        if before[name] != after.get(name):
            own.fail("an input is replaced", f"{os.fsdecode(name)}: exit code {outcome.code}")


# MARK: Outputs that are inputs

WAYS = ("same", "dotted", "absolute", "link", "hard-link", "linked-folder")


def inputs(site, places, output):
    """Returns the files that the command line of an output reads and that have a name that the output may have."""
    named = {word for word in output.arguments if isinstance(word, str)}
    named |= {value for value in ("Symbols", "Fonts") if any(
        place.verb == output.verb and place.value == value for place in places)}
    found = [path for value in named if value in os.listdir(world.template(site))
             for path in [value, *world.inside(site, value)] if (world.template(site) / path).is_file()]
    endings = {os.path.splitext(output.value)[1], ".png" if output.flag == "--output" else ""}
    return sorted(path for path in set(found) if os.path.splitext(path)[1] in endings) + [
        path for path in sorted(set(found)) if os.path.splitext(path)[1] not in endings]


def input_case(own, output, path, way):
    """Names an input as the output, in another way."""
    own.group = f"{output.verb} {output.flag}"
    world.copy(own)
    arguments = output.named(name_of(own, path, way))
    flags = {place.flag for place in world.places(own.site) if place.verb == output.verb}
    for flag, value in (("--symbols", "Symbols"), ("--fonts", "Fonts"), ("--scenes", "Scenes"), ("--config", "settings.json")):
        if flag in flags and flag not in arguments:
            arguments += (flag, value)
    before = own.listing()
    outcome = own.run(*arguments)
    after = own.listing()
    changed = [os.fsdecode(name) for name in before if before[name] != after.get(name)]
    if changed:
        own.fail("an input is replaced", f"{', '.join(changed)} {way}: exit code {outcome.code}")


def name_of(own, path, way):
    """Returns another name of a file, with the same extension."""
    folder, name = os.path.split(path)
    ending = os.path.splitext(path)[1]
    match way:
        case "same": return path
        case "dotted": return os.path.join(".", folder, "..", *[".."] * folder.count("/"), path) if folder else f".//{path}"
        case "absolute": return str(own.folder / path)
        case "link":
            (own.folder / ("p" + ending)).symlink_to(path)
            return "p" + ending
        case "hard-link":
            os.link(own.folder / path, own.folder / ("p" + ending))
            return "p" + ending
        case "linked-folder":
            (own.folder / "p").symlink_to(folder or ".")
            return f"p/{name}"


def through_case(own, output):
    """Writes through a linked folder and a link to a file, which a person named: exactly there."""
    world.copy(own)
    ending = os.path.splitext(output.value)[1]
    own.write("outside/kept" + ending, b"")
    (own.folder / "in").symlink_to("outside")
    before = own.listing()
    own.run(*output.named("in/kept" + ending))
    own.judge_files(before, ["outside/kept" + ending, *world.outputs(output.named("p"))])


# MARK: Catalogs

CATALOG_VERBS = {
    "set": ("catalog", "set-variant", "Art.xcassets", "Brand/Ink", "--appearance", "dark", "--color", "#123456"),
    "suggested": ("catalog", "set-variant", "Art.xcassets", "Brand/Ink", "--suggested"),
    "show": ("catalog", "show", "Art.xcassets", "-o", "out.png"),
    "lint": ("catalog", "lint", "Art.xcassets"),
    "render": ("render", "scene.json", "-o", "out.png"),
}
# The part of the catalog that is a link out of it, by the way in which it leads there.
LINKED = [f"{part}/{way}" for part in ("file", "set", "group", "picture") for way in ("relative", "absolute", "twin")]
PARTS = {
    "file": "Brand/Ink.colorset/Contents.json", "set": "Brand/Ink.colorset", "group": "Brand",
    "picture": "Harbour.imageset/harbour-day.svg",
}


def catalog_case(own, verb, linked):
    """Makes a part of a catalog a link out of it, also into a folder whose name differs by normalization alone."""
    own.group = verb
    part, way = linked.split("/")
    world.copy(own)
    composed, decomposed = (name + ".xcassets" for name in hostile.both_normalizations())
    catalog = own.folder / "Art.xcassets"
    outside = own.folder / "outside"
    if way == "twin":
        catalog = catalog.rename(own.folder / composed)
        outside = own.folder / decomposed
        document = (own.folder / "scene.json").read_text().replace("Art.xcassets", composed)
        (own.folder / "scene.json").write_text(document)
    outside.mkdir()
    inner, outer = catalog / PARTS[part], outside / "p" / os.path.basename(PARTS[part])
    outer.parent.mkdir()
    shutil.move(inner, outer)
    inner.symlink_to(os.path.relpath(outer, inner.parent) if way == "relative" else outer)
    before = own.listing()
    words = [catalog.name if word == "Art.xcassets" else word for word in CATALOG_VERBS[verb]]
    outcome = own.run(*words)
    for name in (name for name in before if name.startswith(os.fsencode(outside.name))):
        if own.listing().get(name) != before[name]:
            own.fail("a file outside a catalog is changed", f"{os.fsdecode(name)}: exit code {outcome.code}")
    if outcome.code == 0 and verb in ("set", "suggested") and part != "picture":
        own.fail("a link out of a catalog is followed", f"exit code 0: {outcome.out[:80]}")
    own.judge_files(before, ["out.png", *(world.outputs(words) if part == "picture" else ())])


# MARK: References

def chunks(data):
    """Returns the chunks of a PNG as pairs of name and content."""
    found, at = [], 8
    while at < len(data):
        size, = struct.unpack_from(">I", data, at)
        found.append((data[at + 4:at + 8], data[at + 8:at + 8 + size]))
        at += 12 + size
    return found


def joined(parts):
    """Returns the PNG of chunks."""
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))
        for name, content in parts)


def replaced(data, name, content):
    """Returns a PNG whose first chunk of a name has other content; others of that name are left out."""
    parts = chunks(data)
    first = next(index for index, part in enumerate(parts) if part[0] == name)
    return joined([(own, content if index == first else old) for index, (own, old) in enumerate(parts)
                   if own != name or index == first])


def pixels(data):
    """Returns the rows of a PNG with their filters, as one string of bytes."""
    return zlib.decompress(b"".join(content for name, content in chunks(data) if name == b"IDAT"))


def repainted(data):
    """Returns a PNG in which every pixel is magenta, with all other chunks."""
    from PIL import Image
    import io

    image = Image.open(io.BytesIO(data))
    made = io.BytesIO()
    Image.new(image.mode, image.size, (255, 0, 255, 255)[:len(image.getbands())]).save(made, "PNG")
    new = dict(chunks(made.getvalue()))
    kept = [part for part in chunks(data) if part[0] not in (b"IHDR", b"IDAT", b"IEND", b"PLTE", b"tRNS")]
    idat = b"".join(content for name, content in chunks(made.getvalue()) if name == b"IDAT")
    return joined([(b"IHDR", new[b"IHDR"]), *kept, (b"IDAT", idat), (b"IEND", b"")])


def one_pixel(data):
    """Returns a PNG in which one byte of one pixel is another one."""
    raw = bytearray(pixels(data))
    raw[-2] ^= 0x40
    return replaced(data, b"IDAT", zlib.compress(bytes(raw)))


def only_pixels(data):
    """Returns a PNG with other pixels behind the old ones in a second stream, which readers ignore."""
    return replaced(data, b"IDAT", zlib.compress(pixels(one_pixel(data))) + zlib.compress(pixels(data)))


def resized(data):
    """Returns a PNG with a row less."""
    header = bytearray(dict(chunks(data))[b"IHDR"])
    width, height = struct.unpack_from(">II", header)
    struct.pack_into(">I", header, 4, height - 1)
    return replaced(data, b"IHDR", bytes(header))


def appended(data):
    """Returns a forged PNG with the genuine one behind its end."""
    return repainted(data) + data


def prepended(data):
    """Returns a forged PNG with the genuine pixels in chunks that are not known."""
    parts = chunks(repainted(data))
    return joined(parts[:1] + [(b"prIv", data), (b"iDOT", data)] + parts[1:])


def as_animation(data):
    """Returns an animation whose first frame is forged and whose second one is genuine."""
    parts = chunks(repainted(data))
    size = dict(parts)[b"IHDR"][:8]
    control = struct.pack(">II", 2, 0)
    frame = lambda number: struct.pack(">I", number) + size + struct.pack(">IIHHBB", 0, 0, 1, 1, 0, 0)
    genuine = b"".join(content for name, content in chunks(data) if name == b"IDAT")
    at = next(index for index, part in enumerate(parts) if part[0] == b"IDAT")
    return joined(parts[:at] + [(b"acTL", control), (b"fcTL", frame(0))] + parts[at:-1] + [
        (b"fcTL", frame(1)), (b"fdAT", struct.pack(">I", 2) + genuine)] + parts[-1:])


def wrong_checksum(data):
    """Returns a forged PNG whose checksums are those of the genuine one."""
    forged, genuine = one_pixel(data), dict(chunks(data))
    at = forged.index(b"IDAT") + 4 + len(dict(chunks(forged))[b"IDAT"])
    return forged[:at] + struct.pack(">I", zlib.crc32(b"IDAT" + genuine[b"IDAT"])) + forged[at + 4:]


def empty(data):
    return b""


def header_only(data):
    return joined([part for part in chunks(data) if part[0] != b"IDAT"])


def cut(data):
    return data[:-20]


# Pictures with other pixels. Each takes the genuine reference.
FORGERIES = {made.__name__: made for made in (
    repainted, one_pixel, only_pixels, resized, appended, prepended, as_animation, wrong_checksum, empty, header_only, cut)}


def forged_case(own, forgery):
    """Replaces a reference by a forged one: the comparison must fail."""
    judge_reference(own, FORGERIES[forgery], {1}, "a forged reference passes")


def recompressed(data):
    return replaced(data, b"IDAT", zlib.compress(pixels(data), 1))


def bare(data):
    return joined([part for part in chunks(data) if part[0] in (b"IHDR", b"IDAT", b"IEND", b"sRGB")])


def trailing(data):
    return data + b"p" * 100


# Other files with the same pixels.
COPIES = {made.__name__: made for made in (recompressed, bare, trailing)}


def copied_case(own, copy):
    """Replaces a reference by another file with the same pixels: it still passes."""
    judge_reference(own, COPIES[copy], {0}, "a reference with the same pixels does not pass")


def judge_reference(own, change, codes, promise):
    world.copy(own)
    references = sorted((own.folder / "Scenes/__Snapshots__").iterdir())
    path = own.random.choice(references)
    path.write_bytes(change(path.read_bytes()))
    for language in ("en", "ko"):
        outcome = own.run("snapshot", "Scenes", "--language", language)
        if outcome.code not in codes:
            own.fail(promise, f"{path.name}: exit code {outcome.code}")
        elif codes == {1} and path.name.split(".")[0].encode() not in outcome.out:
            own.fail("a forged reference is not named", path.name)
