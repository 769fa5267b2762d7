// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// Pictures, which the browser decodes.

import { PellucidError } from "./error.js";

/** The greatest number of pixels of a picture. */
const mostPixels = 100e6;

/** Returns the straight pixels of a picture in a gamut. A picture that the page has not given is loaded from its address. */
export async function decode({ path, gamut }, pictures, base) {
  let picture = pictures[path];
  if (!picture) picture = pictures[path] = await fetched(path, base);
  if (picture instanceof Blob) picture = pictures[path] = await opened(picture, path);
  const { width, height } = picture;
  if (width * height > mostPixels) {
    throw new PellucidError(`too large a picture: ${path}, ${width} × ${height}: use one of at most ${mostPixels / 1e6} million pixels`);
  }
  if (picture instanceof ImageData && (picture.colorSpace ?? "srgb") === gamut) return picture;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { colorSpace: gamut, willReadFrequently: true });
  if (!context) throw new PellucidError(`too little memory: ${path}: use a smaller picture`);
  if (picture instanceof ImageData) picture = await createImageBitmap(picture, { premultiplyAlpha: "none" });
  context.drawImage(picture, 0, 0);
  return context.getImageData(0, 0, width, height, { colorSpace: gamut });
}

async function fetched(path, base) {
  let response;
  try {
    response = await fetch(new URL(path, base));
  } catch (error) {
    throw new PellucidError(`no picture: ${path}: give it with the document, or check its address (${error.message})`);
  }
  if (!response.ok) throw new PellucidError(`no picture: ${path}: give it with the document; the server answers ${response.status}`);
  return response.blob();
}

async function opened(blob, path) {
  try {
    return await createImageBitmap(blob, { premultiplyAlpha: "none" });
  } catch {
    throw new PellucidError(`no picture: ${path}: use a PNG, JPEG, WebP or another format of this browser`);
  }
}
