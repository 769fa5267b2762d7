// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The picture of a source below an element: an image, a canvas or a video, as it is shown.

/** Returns the size of what a source shows, in its own pixels; null where it shows nothing yet. */
function sizeOf(source) {
  if (source instanceof HTMLImageElement) return source.complete && source.naturalWidth ? [source.naturalWidth, source.naturalHeight] : null;
  if (source instanceof HTMLVideoElement) return source.readyState >= 2 && source.videoWidth ? [source.videoWidth, source.videoHeight] : null;
  return source.width && source.height ? [source.width, source.height] : null;
}

export const isSource = element =>
  element instanceof HTMLImageElement || element instanceof HTMLCanvasElement || element instanceof HTMLVideoElement;

/** Returns the reason why a source cannot be drawn, or an empty text. */
export function fault(source) {
  if (source instanceof HTMLImageElement && source.complete && !source.naturalWidth) return "the image is broken";
  if (source instanceof HTMLVideoElement && source.error) return "the video is broken";
  return "";
}

/**
 * Returns how many times as large as laid out an element is shown, by the transforms of itself and of all around it; null where they turn,
 * mirror or distort it.
 */
export function zoomOf(element) {
  let zoom = 1;
  for (let node = element; node instanceof Element; node = node.assignedSlot ?? node.parentElement ?? node.getRootNode().host) {
    const { transform, rotate = "none", scale = "none", offsetPath = "none" } = getComputedStyle(node);
    const { is2D, a, b, c, d } = new DOMMatrixReadOnly(transform);
    const [across, down = across] = scale === "none" ? [1] : scale.split(" ").map(Number);
    const isTurned = !is2D || !isSame(b, 0) || !isSame(c, 0) || !/^(none|0deg)$/.test(rotate) || offsetPath !== "none";
    zoom *= a * across;
    if (isTurned || !isSame(a, d) || !isSame(across, down) || !(zoom > 0)) return null;
  }
  return zoom;
}

const isSame = (one, other) => Math.abs(one - other) < 1e-4;

/** Returns the box of the window that a source's content has, and the part of it in which it is seen; null where it shows nothing. */
export function contentOf(source, zoom) {
  const size = sizeOf(source);
  if (!size) return null;
  const box = source.getBoundingClientRect(), style = getComputedStyle(source);
  const side = name => zoom * ((parseFloat(style[`padding${name}`]) || 0) + (parseFloat(style[`border${name}Width`]) || 0));
  const seen = { x: box.x + side("Left"), y: box.y + side("Top") };
  seen.width = box.right - side("Right") - seen.x;
  seen.height = box.bottom - side("Bottom") - seen.y;
  if (!(seen.width > 0 && seen.height > 0)) return null;
  const [width, height] = fitted(style.objectFit, size.map(length => length * zoom), seen);
  const [left, top] = placed(style.objectPosition, zoom, seen.width - width, seen.height - height);
  return { seen, content: { x: seen.x + left, y: seen.y + top, width, height } };
}

/** Returns the size of the content by `object-fit`. */
function fitted(fit, [width, height], box) {
  const [wide, high] = [box.width / width, box.height / height];
  const scale = { contain: Math.min(wide, high), cover: Math.max(wide, high), none: 1, "scale-down": Math.min(1, wide, high) }[fit];
  return scale ? [width * scale, height * scale] : [box.width, box.height];
}

/** Returns the place of the content by `object-position`, whose computed value is two lengths or shares of the free space. */
function placed(position, zoom, ...free) {
  const parts = position.split(" ");
  return free.map((length, index) => {
    const part = parts[index] ?? "50%";
    return part.endsWith("%") ? length * parseFloat(part) / 100 : zoom * parseFloat(part) || 0;
  });
}

/** Draws a region, of which a source fills a part, on a canvas with so many pixels a point. */
export function drawRegion(context, source, { seen, content }, region, scale, ground) {
  const { canvas } = context, [width, height] = [Math.round(region.width * scale), Math.round(region.height * scale)];
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.setTransform(scale, 0, 0, scale, -region.x * scale, -region.y * scale);
  context.save();
  context.beginPath();
  context.rect(seen.x, seen.y, seen.width, seen.height);
  context.clip();
  context.imageSmoothingQuality = "high";
  context.drawImage(source, content.x, content.y, content.width, content.height);
  context.restore();
}

/** The sources that are known to be from the page's own address, or allowed by theirs. */
const readable = new WeakMap();

/** Returns whether the pixels of a source may be read. */
export function isReadable(source) {
  const address = source.currentSrc ?? "";
  if (readable.get(source) === address) return true;
  const context = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
  context.drawImage(source, 0, 0, 1, 1);
  try {
    context.getImageData(0, 0, 1, 1);
  } catch {
    return false;
  }
  if (!(source instanceof HTMLCanvasElement)) readable.set(source, address);
  return true;
}

/** Returns the colour that is seen beside a source and through it: the nearest background of an ancestor. */
export function groundOf(source) {
  for (let element = source.parentElement; element; element = element.parentElement) {
    const color = getComputedStyle(element).backgroundColor;
    if (color && color !== "transparent" && !/[,/]\s*0\)$/.test(color)) return color;
  }
  return "Canvas";
}
