// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The person's own picture: dropped, pasted, chosen, or from the camera. It is decoded by the browser and never becomes part of the page.

/** The largest side of a picture that is kept, in pixels; larger ones are reduced. */
const largest = 2400;
const bytes = 200_000_000;

export class PhotoError extends Error {}

/** Returns a picture or a film of a file. SVG is drawn as a picture, in which no script runs. */
export async function open(file) {
  if (file.size > bytes) throw new PhotoError("photo.large");
  if (file.type.startsWith("video/")) return film(file);
  // A file whose name has no ending has no type: the browser looks into it.
  if (!file.type) return bitmap(file).catch(() => { throw new PhotoError("photo.kind"); });
  if (!file.type.startsWith("image/")) throw new PhotoError("photo.kind");
  return file.type === "image/svg+xml" ? vector(file) : bitmap(file);
}

async function bitmap(file) {
  let picture;
  try {
    picture = await createImageBitmap(file);
  } catch {
    throw new PhotoError("photo.broken");
  }
  const reduced = largest / Math.max(picture.width, picture.height);
  if (reduced >= 1) return picture;
  const small = await createImageBitmap(picture, {
    resizeWidth: Math.max(1, Math.round(picture.width * reduced)), resizeHeight: Math.max(1, Math.round(picture.height * reduced)), resizeQuality: "high",
  });
  picture.close();
  return small;
}

function loaded(element, file, event) {
  return new Promise((resolve, reject) => {
    element.addEventListener(event, () => resolve(element), { once: true });
    element.addEventListener("error", () => reject(new PhotoError("photo.broken")), { once: true });
    element.src = URL.createObjectURL(file);
  });
}

async function vector(file) {
  const image = await loaded(new Image(), file, "load");
  const canvas = document.createElement("canvas");
  const scale = Math.min(4, largest / Math.max(image.naturalWidth || 300, image.naturalHeight || 150));
  canvas.width = Math.max(1, Math.round((image.naturalWidth || 300) * scale));
  canvas.height = Math.max(1, Math.round((image.naturalHeight || 150) * scale));
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(image.src);
  return canvas;
}

async function film(file) {
  const video = document.createElement("video");
  Object.assign(video, { muted: true, loop: true, playsInline: true });
  await loaded(video, file, "loadeddata");
  return video;
}

/** Returns the film of a camera. */
export async function camera() {
  const video = document.createElement("video");
  Object.assign(video, { muted: true, playsInline: true });
  try {
    video.srcObject = await navigator.mediaDevices.getUserMedia({ video: { width: { ideal: 1280 } } });
    await video.play();
  } catch {
    throw new PhotoError("photo.camera");
  }
  return video;
}

/** Ends a film and gives its file or camera back. */
export function close(picture) {
  if (picture instanceof HTMLVideoElement) {
    picture.pause();
    picture.srcObject?.getTracks().forEach(track => track.stop());
    if (picture.src) URL.revokeObjectURL(picture.src);
  }
  picture?.close?.();
}
