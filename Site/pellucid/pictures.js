// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// Pictures, which the browser decodes.

import { PellucidError } from "./error.js";
import { isVector, Vector } from "./vector.js";

/** The greatest number of pixels of a picture. */
export const mostPixels = 100e6;

/** The greatest number of decoded pictures that are kept while no scene shows them. */
const mostIdle = 4;

/** A picture of the page, or of an address. It is decoded when it is first drawn, once for each gamut. */
export class Picture {
  users = 0;
  /** The handles of the decoded picture by gamut, in one instance. */
  handles = new Map();

  constructor(source) { this.source = source; }

  /** Returns the handle of the picture in a gamut. */
  async handle(instance, path, gamut) {
    if (this.instance !== instance) [this.instance, this.handles] = [instance, new Map()];
    if (!this.handles.has(gamut)) {
      const source = await this.file(path);
      if (source instanceof Blob) {
        this.source = await (isVector(source, path) ? (await this.vector(path, instance)).picture() : opened(source, path));
      }
      if (this.instance !== instance) return this.handle(this.instance, path, gamut);
      if (!this.handles.has(gamut)) this.handles.set(gamut, instance.picture(await decoded(this.source, path, gamut), gamut));
    }
    return this.handles.get(gamut);
  }

  /** Returns the file, which is loaded from its address if it has one. */
  async file(path) {
    if (this.source instanceof URL) this.source = await fetched(this.source, path);
    return this.source;
  }

  /** Returns the picture as an SVG document, which is read once. */
  vector(path, instance) {
    return this.reading ??= (async () => {
      try {
        const file = await this.file(path);
        if (!(file instanceof Blob)) throw new PellucidError(`no symbol: ${path}: give the file of an SVG document`);
        return this.read = await Vector.read(file, path, instance.page.symbols);
      } catch (error) {
        this.reading = undefined;
        throw error;
      }
    })();
  }

  /** Gives back the decoded pixels. */
  release() {
    for (const handle of this.handles.values()) this.instance.close(handle);
    this.handles.clear();
  }
}

/** The pictures of a worker by the number that the page gave them. */
export class Pictures {
  #all = new Map();
  #idle = [];

  /** Keeps a picture that the page has sent. */
  add(number, source) { this.#all.set(number, new Picture(source)); }

  /** Returns a picture that the page has sent, for a scene. */
  get(number) { return this.use(this.#all.get(number)); }

  /** Returns a picture that the page has sent, as it has sent it. */
  source(number) { return this.#all.get(number)?.source; }

  /** Counts a scene that shows a picture. */
  use(picture) {
    picture.users += 1;
    this.#idle = this.#idle.filter(other => other !== picture);
    return picture;
  }

  /** Counts a scene that no longer shows a picture. Some pictures stay decoded for the next scene. */
  leave(picture) {
    picture.users -= 1;
    if (picture.users > 0) return;
    this.#idle.push(picture);
    if (this.#idle.length > mostIdle) this.#idle.shift().release();
  }

  /** Forgets a picture that the page no longer has. */
  forget(number) {
    const picture = this.#all.get(number);
    this.#all.delete(number);
    if (picture && !picture.users) {
      this.#idle = this.#idle.filter(other => other !== picture);
      picture.release();
    }
  }
}

/** Returns the straight pixels of a picture in a gamut. */
export async function decoded(picture, path, gamut) {
  const { width, height } = picture;
  if (!(width > 0 && height > 0)) throw new PellucidError(`no picture: ${path}: it has no pixels; use another one`);
  if (width * height > mostPixels) {
    throw new PellucidError(`too large a picture: ${path}, ${width} × ${height}: use one of at most ${mostPixels / 1e6} million pixels`);
  }
  if (picture.data && (picture.colorSpace ?? "srgb") === gamut) return picture;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { colorSpace: gamut, willReadFrequently: true });
  if (!context) throw new PellucidError(`too little memory: ${path}: use a smaller picture`);
  let y = 0;
  for (const strip of picture.strips ?? [picture instanceof ImageData ? await createImageBitmap(picture, { premultiplyAlpha: "none" }) : picture]) {
    context.drawImage(strip, 0, y);
    y += strip.height;
  }
  return context.getImageData(0, 0, width, height, { colorSpace: gamut });
}

async function fetched(address, path) {
  let response;
  try {
    response = await fetch(address);
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
