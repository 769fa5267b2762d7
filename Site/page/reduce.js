// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The photo of a file, decoded and reduced. In a worker, this file is all of its script.

/** Returns the bitmap of a file, whose sides have at most `largest` pixels. */
export async function reduced(file, largest) {
  const picture = await createImageBitmap(file);
  const factor = largest / Math.max(picture.width, picture.height);
  if (factor >= 1) return picture;
  const [resizeWidth, resizeHeight] = [picture.width, picture.height].map(side => Math.max(1, Math.round(side * factor)));
  const small = await createImageBitmap(picture, { resizeWidth, resizeHeight, resizeQuality: "high" });
  picture.close();
  return small;
}

if (typeof document === "undefined") {
  self.onmessage = async ({ data: { file, largest } }) => {
    const picture = await reduced(file, largest).catch(() => null);
    self.postMessage(picture, picture ? [picture] : []);
  };
}
