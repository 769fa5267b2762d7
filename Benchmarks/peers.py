# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Times what Pellucid is compared with, on photo.png of a folder, and prints the medians as JSON.

The task of each peer: a material over the whole picture, that is a Gaussian of 59 pixels (29.5 points at scale 2)
and a colour matrix. Buffers are warm and nothing is allocated by us inside a timed run. material.png of that folder is
what Pellucid draws of the same task; how far each peer's picture is from it is printed too.
"""

import json
import statistics
import sys
import threading
import time

import cv2
import numpy
import skia

WIDTH, HEIGHT = 3840, 2160
SIGMA = 59.0
THREADS = 2
# Saturation 1.8 with Rec. 709 weights, then 0.1 lighter: an ordinary material's amount of work.
LUMA = numpy.array([0.2126, 0.7152, 0.0722], dtype=numpy.float32)
MATRIX = 1.8 * numpy.eye(3, dtype=numpy.float32) + (1 - 1.8) * LUMA
BIAS = 0.1


def median_seconds(task, runs, warm_ups=1, prepare=lambda: None):
    """The median of `runs` timed calls after `warm_ups` untimed ones; `prepare` is called before each, untimed."""
    times = []
    for _ in range(warm_ups):
        prepare()
        task()
    for _ in range(runs):
        prepare()
        start = time.perf_counter()
        task()
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def picture(path):
    """An opaque picture as BGRA."""
    image = cv2.imread(path)
    if image is None or image.shape[:2] != (HEIGHT, WIDTH):
        sys.exit(f"peers: {path} is no picture of {WIDTH}x{HEIGHT}: PellucidBench --pictures writes it")
    return cv2.cvtColor(image, cv2.COLOR_BGR2BGRA)


def copy_task(frame):
    """One frame copied by two threads, half each."""
    target = numpy.empty_like(frame)
    half = HEIGHT // 2

    def run():
        parts = [slice(0, half), slice(half, HEIGHT)]
        workers = [threading.Thread(target=numpy.copyto, args=(target[p], frame[p])) for p in parts]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()

    return run


def skia_task(frame):
    """Skia's raster surface: a layer whose backdrop is blurred and then mapped."""
    pixels = frame.copy()
    surface = skia.Surface(pixels, skia.kBGRA_8888_ColorType)
    # Skia's rows are R, G, B, A; a bias is in 0...1.
    rows = numpy.zeros((4, 5), dtype=numpy.float32)
    rows[:3, :3], rows[:3, 4], rows[3, 3] = MATRIX, BIAS, 1
    mapped = skia.ImageFilters.ColorFilter(
        skia.ColorFilters.Matrix(rows.flatten().tolist()),
        skia.ImageFilters.Blur(SIGMA, SIGMA, skia.TileMode.kClamp))
    picture = skia.Image.fromarray(frame, skia.kBGRA_8888_ColorType)
    bounds, paint = skia.Rect.MakeWH(WIDTH, HEIGHT), skia.Paint()

    def draw_photo():
        surface.getCanvas().drawImage(picture, 0, 0)

    def run():
        canvas = surface.getCanvas()
        canvas.saveLayer(skia.Canvas.SaveLayerRec(bounds, paint, mapped, 0))
        canvas.restore()

    return draw_photo, run, pixels


def opencv_task(frame):
    """OpenCV: reduce to a quarter, GaussianBlur, map, enlarge."""
    small_size = (WIDTH // 4, HEIGHT // 4)
    small = numpy.empty((small_size[1], small_size[0], 4), dtype=numpy.uint8)
    blurred, mapped = numpy.empty_like(small), numpy.empty_like(small)
    result = numpy.empty_like(frame)
    rows = numpy.zeros((4, 5), dtype=numpy.float32)
    rows[:3, :3], rows[:3, 4], rows[3, 3] = MATRIX[::-1, ::-1], BIAS * 255, 1

    def run():
        cv2.resize(frame, small_size, dst=small, interpolation=cv2.INTER_AREA)
        cv2.GaussianBlur(small, (0, 0), SIGMA / 4, dst=blurred)
        cv2.transform(blurred, rows, dst=mapped)
        cv2.resize(mapped, (WIDTH, HEIGHT), dst=result, interpolation=cv2.INTER_LINEAR)

    return run, result


def difference(one, other):
    """The mean difference of two pictures in code values, away from the edges, which peers treat differently."""
    inner = (slice(256, -256), slice(256, -256), slice(0, 3))
    return float(numpy.abs(one[inner].astype(int) - other[inner].astype(int)).mean())


def main():
    cv2.setNumThreads(THREADS)
    folder = sys.argv[1] if len(sys.argv) == 2 else sys.exit("usage: peers.py FOLDER")
    frame, ours = picture(f"{folder}/photo.png"), picture(f"{folder}/material.png")
    opencv, opencv_result = opencv_task(frame)
    draw_photo, backdrop, skia_result = skia_task(frame)
    seconds = {
        "copy": median_seconds(copy_task(frame), runs=31, warm_ups=3),
        "opencv": median_seconds(opencv, runs=15),
        "skia": median_seconds(backdrop, runs=3, prepare=draw_photo),
    }
    print(json.dumps({
        "width": WIDTH, "height": HEIGHT, "sigmaInPixels": SIGMA, "threads": THREADS,
        "versions": {"opencv": cv2.__version__, "skia": skia.__version__, "numpy": numpy.__version__},
        "medianSeconds": seconds,
        "meanDifferenceFromOurs": {
            "opencv": difference(opencv_result, ours), "skia": difference(skia_result, ours)},
    }, indent=2))


main()
