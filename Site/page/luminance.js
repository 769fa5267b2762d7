// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The mean luminance of a picture below the surface, for the mark in the curve.
import { canvasOf } from "./backdrops.js";

const linear = value => (value /= 255) <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** Returns the mean relative luminance of a picture that fills a size, in a frame of it; null where it cannot be read. */
export function meanLuminance(picture, size, frame) {
  const pw = picture.videoWidth ?? picture.width, ph = picture.videoHeight ?? picture.height;
  if (!pw || !ph) return null;
  const scale = Math.max(size.width / pw, size.height / ph);
  const canvas = canvasOf(8, 8), context = canvas.getContext("2d", { willReadFrequently: true });
  const left = (size.width - pw * scale) / 2, top = (size.height - ph * scale) / 2;
  try {
    context.drawImage(picture, (frame.x - left) / scale, (frame.y - top) / scale, frame.width / scale, frame.height / scale, 0, 0, 8, 8);
    const { data } = context.getImageData(0, 0, 8, 8);
    let sum = 0, weight = 0;
    for (let i = 0; i < data.length; i += 4) {
      const alpha = data[i + 3] / 255;
      sum += alpha * (0.2126 * linear(data[i]) + 0.7152 * linear(data[i + 1]) + 0.0722 * linear(data[i + 2]));
      weight += alpha;
    }
    return weight ? sum / weight : null;
  } catch {
    return null;
  }
}
