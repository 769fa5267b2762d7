#!/usr/bin/env python3
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Writes Tests/Fixtures/Images and the image seeds of Fuzz/Corpus. Needs Pillow.

PNG files are packed here, because Pillow writes neither 16-bit colour nor interlaced files; their
samples follow `sample`, which the tests compute too. Run it from the root of the repository.
"""

import io
import pathlib
import shutil
import struct
import zlib

from PIL import Image

IMAGES = pathlib.Path("Tests/Fixtures/Images")
CORPUS = pathlib.Path("Fuzz/Corpus")
WIDTH, HEIGHT = 9, 7
# The origin and the step of each Adam7 pass: x, y, step x, step y.
PASSES = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]


def sample(channel, x, y, depth):
    return (x * 3701 + y * 5903 + channel * 10111 + x * y * 1117) % (1 << depth)


def chunk(name, data):
    body = name + data
    return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))


def packed_row(xs, y, channels, depth):
    bits = "".join(format(sample(c, x, y, depth), f"0{depth}b") for x in xs for c in range(channels))
    bits += "0" * (-len(bits) % 8)
    return b"\0" + int(bits, 2).to_bytes(len(bits) // 8, "big")


def rows(channels, depth, interlaced):
    passes = PASSES if interlaced else [(0, 0, 1, 1)]
    result = b""
    for first_x, first_y, step_x, step_y in passes:
        xs = range(first_x, WIDTH, step_x)
        for y in range(first_y, HEIGHT, step_y):
            if len(xs):
                result += packed_row(xs, y, channels, depth)
    return result


def png(kind, depth, interlaced=False, extra=b"", data=None):
    channels = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[kind]
    header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, depth, kind, 0, 0, int(interlaced))
    data = rows(channels, depth, interlaced) if data is None else data
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + extra
        + chunk(b"IDAT", zlib.compress(data, 9)) + chunk(b"IEND", b""))


def palette(depth):
    count = 1 << depth
    colors = b"".join(bytes(sample(c, i, 1, 8) for c in range(3)) for i in range(count))
    alphas = bytes(sample(3, i, 1, 8) for i in range(count // 2))
    return chunk(b"PLTE", colors) + chunk(b"tRNS", alphas)


def icc(space, tags):
    """A version 4 display profile; `tags` are (name, content) pairs."""
    head, body = b"", b""
    offset = 128 + 4 + 12 * len(tags)
    for name, content in tags:
        head += name + struct.pack(">II", offset + len(body), len(content))
        body += content + b"\0" * (-len(content) % 4)
    size = offset + len(body)
    d50 = struct.pack(">iii", 63190, 65536, 54061)
    header = (
        struct.pack(">I4sI4s4s4s", size, b"none", 0x04300000, b"mntr", space, b"XYZ ")
        + struct.pack(">6H", 2026, 1, 1, 0, 0, 0) + b"acsp" + b"\0" * 24 + struct.pack(">I", 1)
        + d50).ljust(128, b"\0")
    return header + struct.pack(">I", len(tags)) + head + body


def xyz(x, y, z):
    return b"XYZ \0\0\0\0" + struct.pack(">iii", *(round(v * 65536) for v in (x, y, z)))


def text(words):
    encoded = words.encode("utf-16-be")
    return b"mluc" + struct.pack(">III", 0, 1, 12) + b"enUS" + struct.pack(">II", len(encoded), 28) + encoded


# The transfer curve of IEC 61966-2-1 (sRGB) as ICC's third parametric form.
SRGB_CURVE = b"para\0\0\0\0\0\3\0\0" + struct.pack(
    ">5i", *(round(v * 65536) for v in (2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045)))
LINEAR_CURVE = b"curv\0\0\0\0" + struct.pack(">I", 0)
WHITE = xyz(0.96420, 1.0, 0.82491)


def rgb_profile(name, red, green, blue):
    return icc(b"RGB ", [
        (b"desc", text(name)), (b"cprt", text("none")), (b"wtpt", WHITE), (b"rXYZ", xyz(*red)),
        (b"gXYZ", xyz(*green)), (b"bXYZ", xyz(*blue)), (b"rTRC", SRGB_CURVE), (b"gTRC", SRGB_CURVE),
        (b"bTRC", SRGB_CURVE)])


# The sRGB and Display P3 primaries, adapted from D65 to D50 by the Bradford matrix.
P3 = rgb_profile("P3", (0.51512, 0.24120, -0.00105), (0.29198, 0.69225, 0.04189), (0.15710, 0.06657, 0.78407))
SRGB = rgb_profile("sRGB", (0.43607, 0.22249, 0.01392), (0.38515, 0.71687, 0.09708), (0.14307, 0.06061, 0.71410))
LINEAR_GRAY = icc(b"GRAY", [
    (b"desc", text("Linear")), (b"cprt", text("none")), (b"wtpt", WHITE), (b"kTRC", LINEAR_CURVE)])
NO_CURVES = icc(b"RGB ", [(b"desc", text("Broken")), (b"cprt", text("none")), (b"wtpt", WHITE)])


def exif(orientation):
    entry = struct.pack(">HHIHH", 0x0112, 3, 1, orientation, 0)
    return b"MM\0*" + struct.pack(">IH", 8, 1) + entry + struct.pack(">I", 0)


def profile_chunk(profile):
    return chunk(b"iCCP", b"p\0\0" + zlib.compress(profile, 9))


def png_files():
    for kind, name, depths in [
        (0, "gray", (1, 2, 4, 8, 16)), (2, "rgb", (8, 16)), (4, "gray-alpha", (8, 16)), (6, "rgba", (8, 16)),
    ]:
        for depth in depths:
            yield f"{name}-{depth}.png", png(kind, depth)
    for depth in (1, 2, 4, 8):
        yield f"palette-{depth}.png", png(3, depth, extra=palette(depth))
    yield "gray-1-interlaced.png", png(0, 1, True)
    yield "rgb-8-interlaced.png", png(2, 8, True)
    yield "rgba-16-interlaced.png", png(6, 16, True)
    yield "palette-4-interlaced.png", png(3, 4, True, palette(4))
    # The tRNS key: one grey and one colour, those of the first pixel, become transparent.
    yield "gray-8-key.png", png(0, 8, extra=chunk(b"tRNS", struct.pack(">H", sample(0, 0, 0, 8))))
    yield "rgb-16-key.png", png(
        2, 16, extra=chunk(b"tRNS", struct.pack(">3H", *(sample(c, 0, 0, 16) for c in range(3)))))
    yield "rgb-8-p3.png", png(2, 8, extra=profile_chunk(P3))
    yield "rgba-16-p3.png", png(6, 16, extra=profile_chunk(P3))
    yield "rgb-8-srgb-profile.png", png(2, 8, extra=profile_chunk(SRGB))
    yield "rgb-8-cicp-p3.png", png(2, 8, extra=chunk(b"cICP", bytes([12, 13, 0, 1])))
    yield "gray-8-linear-profile.png", png(0, 8, extra=profile_chunk(LINEAR_GRAY))
    yield "gray-8-linear-gamma.png", png(0, 8, extra=chunk(b"gAMA", struct.pack(">I", 100000)))
    yield "rgb-8-broken-profile.png", png(2, 8, extra=profile_chunk(NO_CURVES))
    yield "rgb-8-rubbish-profile.png", png(2, 8, extra=chunk(b"iCCP", b"p\0\0" + bytes([0xA5] * 200)))
    yield "rgb-8-turned.png", png(2, 8, extra=chunk(b"eXIf", exif(6)))


def quadrants(mode="RGB"):
    """16 × 32: red, green over blue, white."""
    image = Image.new("RGB", (16, 32))
    for index, color in enumerate([(255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 255)]):
        image.paste(color, (8 * (index % 2), 16 * (index // 2), 8 * (index % 2) + 8, 16 * (index // 2) + 16))
    return image.convert(mode)


def saved(image, kind, **options):
    stream = io.BytesIO()
    image.save(stream, kind, **options)
    return stream.getvalue()


def jpeg_files():
    yield "quadrants.jpeg", saved(
        quadrants(), "JPEG", quality=90, subsampling=0, exif=b"Exif\0\0" + exif(1))
    yield "progressive.jpeg", saved(quadrants(), "JPEG", quality=90, subsampling=2, progressive=True)
    yield "gray.jpeg", saved(Image.new("L", (8, 8), 119), "JPEG", quality=90)
    yield "gray-linear-profile.jpeg", saved(
        Image.new("L", (8, 8), 119), "JPEG", quality=90, icc_profile=LINEAR_GRAY)
    yield "cmyk.jpeg", saved(Image.new("CMYK", (8, 8), (51, 102, 153, 102)), "JPEG", quality=100)
    yield "p3.jpeg", saved(
        Image.new("RGB", (8, 8), (180, 120, 90)), "JPEG", quality=100, subsampling=0, icc_profile=P3)


def webp_files():
    ramp = Image.new("RGBA", (WIDTH, HEIGHT))
    ramp.putdata([
        tuple(sample(c, x, y, 8) for c in range(4)) for y in range(HEIGHT) for x in range(WIDTH)])
    yield "lossless-alpha.webp", saved(ramp, "WEBP", lossless=True, exact=True)
    yield "lossy.webp", saved(Image.new("RGB", (16, 16), (180, 120, 90)), "WEBP", quality=95)
    half = Image.new("RGBA", (16, 16), (180, 120, 90, 128))
    yield "lossy-alpha.webp", saved(half, "WEBP", quality=95)
    yield "p3.webp", saved(
        Image.new("RGB", (8, 8), (180, 120, 90)), "WEBP", lossless=True, icc_profile=P3)
    yield "turned.webp", saved(quadrants(), "WEBP", lossless=True, exif=b"Exif\0\0" + exif(6))
    frames = [Image.new("RGBA", (6, 4), c) for c in [(255, 0, 0, 255), (0, 255, 0, 255)]]
    yield "animated.webp", saved(
        frames[0], "WEBP", save_all=True, append_images=frames[1:], duration=100, lossless=True)


def main():
    shutil.rmtree(IMAGES, ignore_errors=True)
    IMAGES.mkdir(parents=True)
    for reader, files in [("png", png_files()), ("jpeg", jpeg_files()), ("webp", webp_files())]:
        corpus = CORPUS / reader
        corpus.mkdir(parents=True, exist_ok=True)
        for name, content in files:
            (IMAGES / name).write_bytes(content)
            (corpus / name).write_bytes(content)


main()
