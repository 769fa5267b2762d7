// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// Coverage: what the browser draws larger, averaged.

/** The least and the greatest number of samples of a pixel along each axis. */
const fewest = 8, most = 32;
/** The size from which browsers draw letters as shapes, in pixels. Smaller ones they place and smooth for screens. */
const shapeSize = 257;
/** The greatest side of the canvas that is drawn on, in samples. */
const side = 2048;

let context;

function canvas() {
  if (context?.isContextLost?.() ?? true) context = new OffscreenCanvas(side, side).getContext("2d", { willReadFrequently: true });
  return context;
}

/**
 * Returns the coverage of a drawing, one byte for each pixel of `area` ([left, top, right, bottom]).
 *
 * @param size The size of the letters, in pixels; undefined where there are none.
 * @param draw Draws in white with a context whose space is that of the pixels.
 */
export function coverage([left, top, right, bottom], size, draw) {
  const samples = size ? Math.min(most, Math.max(fewest, Math.ceil(shapeSize / size))) : fewest;
  const [width, height] = [right - left, bottom - top];
  const values = new Uint8Array(width * height);
  const part = Math.floor(side / samples);
  for (let y = top; y < bottom; y += part) {
    for (let x = left; x < right; x += part) {
      const [columns, rows] = [Math.min(part, right - x), Math.min(part, bottom - y)];
      const context = canvas();
      context.clearRect(0, 0, columns * samples, rows * samples);
      context.save();
      context.setTransform(samples, 0, 0, samples, -x * samples, -y * samples);
      context.fillStyle = context.strokeStyle = "#fff";
      draw(context);
      context.restore();
      average(context.getImageData(0, 0, columns * samples, rows * samples), samples, columns, rows, values, (y - top) * width + x - left, width);
    }
  }
  return values;
}

/** Averages the opacity of the samples of each pixel. */
function average({ data, width }, samples, columns, rows, values, first, stride) {
  const row = new Uint32Array(columns);
  for (let y = 0; y < rows; y += 1) {
    row.fill(0);
    for (let line = 0; line < samples; line += 1) {
      let place = 4 * width * (y * samples + line) + 3;
      for (let x = 0; x < columns; x += 1) {
        let sum = 0;
        for (let sample = 0; sample < samples; sample += 1, place += 4) sum += data[place];
        row[x] += sum;
      }
    }
    for (let x = 0; x < columns; x += 1) values[first + y * stride + x] = Math.round(row[x] / (samples * samples));
  }
}

/** Returns the smallest rectangle of pixels around a rectangle after a transform, within another one. */
export function bounds({ x, y, width, height }, [a, b, c, d, e, f], [left, top, right, bottom]) {
  const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]].map(([x, y]) => [a * x + c * y + e, b * x + d * y + f]);
  const [xs, ys] = [corners.map(corner => corner[0]), corners.map(corner => corner[1])];
  const area = [
    Math.max(left, Math.floor(Math.min(...xs))), Math.max(top, Math.floor(Math.min(...ys))),
    Math.min(right, Math.ceil(Math.max(...xs))), Math.min(bottom, Math.ceil(Math.max(...ys)))];
  return area[0] < area[2] && area[1] < area[3] ? area : [0, 0, 0, 0];
}
