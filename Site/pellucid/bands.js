// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// Bands: rows of a large picture, which several workers draw at the same time. Each has an instance of its own, with the scene and its
// pictures, and makes a bitmap of its rows, which is handed on. Nothing but decoded pictures is in memory that workers share, and those
// only where the page is isolated by its headers; elsewhere each worker gets a copy.

import { Crew } from "./crew.js";
import { decoded } from "./pictures.js";

/** The time within which a worker has to draw its band, in milliseconds. */
const longest = 10_000;

// Some browsers do not have such memory even there.
const Memory = self.crossOriginIsolated && self.SharedArrayBuffer || ArrayBuffer;

/** The workers that draw bands with the one that owns this object. After an error they end, and that one draws alone. */
export class Bands {
  #base;
  /** The number of changed pixels from which they are divided, into bands of at least half as many. */
  #least;
  /** The number of workers to start. */
  #count;
  #crews = [];
  #isReady = false;
  /** The pictures that the workers have, by gamut, with their numbers. */
  #known = { srgb: new Map(), "display-p3": new Map() };
  #numbers = 0;

  constructor(base, { workers, sharedPixels }) {
    [this.#base, this.#least] = [base, sharedPixels];
    this.#count = typeof Worker === "undefined" ? 0 : workers - 1;
  }

  /** The number of changed pixels up to which one worker draws them alone. */
  get most() { return this.#isReady ? this.#least - 1 : Infinity; }

  /** Starts the workers, in the background, if so many changed pixels would have been divided. */
  start(pixels) {
    if (pixels < this.#least || this.#crews.length || this.#count < 1) return;
    try {
      this.#crews = Array.from({ length: this.#count }, () => new Crew("draw", this.#base));
    } catch {
      return this.#end();
    }
    Promise.all(this.#all("ready")).then(() => this.#isReady = this.#count > 0, () => this.#end());
  }

  #end() {
    for (const crew of this.#crews) crew.end("the worker draws no more bands");
    [this.#crews, this.#count, this.#isReady] = [[], 0, false];
  }

  #all(name, values) { return this.#crews.map(crew => crew.call(name, values)); }

  /** Sends a call to all workers. If one fails, drawing its band does too. */
  #tell(name, values) { for (const call of this.#all(name, values)) call.catch(() => {}); }

  /**
   * Draws the changed pixels of a scene, [left, top, right, bottom], in bands, and returns their bitmaps and places.
   *
   * @param draw Draws an area here, and returns its bitmap.
   */
  async draw(number, scene, [left, top, right, bottom], gamut, request, draw) {
    const wanted = Math.max(2, Math.floor((right - left) * (bottom - top) / (this.#least / 2)));
    const count = Math.min(wanted, 1 + this.#crews.length, bottom - top);
    const share = index => top + Math.round((bottom - top) * index / count);
    const areas = Array.from({ length: count }, (_, index) => [left, share(index), right, share(index + 1)]);
    await this.#share(number, scene, gamut);
    const others = Promise.allSettled(areas.slice(1).map((area, index) =>
      within(longest, this.#crews[index].call("band", { ...request, scene: number, area }))));
    const bitmaps = [draw(areas[0])];
    for (const [index, { value }] of (await others).entries()) {
      if (!value) this.#end();
      bitmaps.push(value?.bitmaps[0].bitmap ?? draw(areas[index + 1]));
    }
    return bitmaps.map((bitmap, index) => ({ bitmap, x: left, y: areas[index][1] }));
  }

  /** Sends the workers a scene and its pictures, as far as they have not got them. */
  async #share(number, scene, gamut) {
    this.#forget();
    const sent = {};
    for (const [path, picture] of scene.pictures) {
      if (!picture.handles.has(gamut)) continue;
      const known = this.#known[gamut].get(picture);
      if (!known || scene.shared?.get(path) !== known) sent[path] = known ?? await this.#send(picture, path, gamut);
    }
    if (!scene.shared) {
      this.#tell("open", { scene: number, document: scene.document, pictures: sent, base: scene.base });
    } else {
      for (const [path, picture] of Object.entries(sent)) this.#tell("replace", { scene: number, path, picture });
    }
    scene.shared ??= new Map();
    for (const [path, picture] of Object.entries(sent)) scene.shared.set(path, picture);
  }

  /** Sends the workers a picture that is new to them, and returns its number. */
  async #send(picture, path, gamut) {
    const { data, width, height } = await decoded(picture.source, path, gamut);
    const shared = new Uint8Array(new Memory(data.length));
    shared.set(data);
    this.#known[gamut].set(picture, ++this.#numbers);
    this.#tell("take", { picture: this.#numbers, source: { data: shared, width, height, colorSpace: gamut } });
    return this.#numbers;
  }

  /** Forgets the pictures whose decoded pixels the owner has given back. */
  #forget() {
    for (const [gamut, pictures] of Object.entries(this.#known)) {
      for (const [picture, number] of pictures) {
        if (picture.handles.has(gamut)) continue;
        pictures.delete(picture);
        this.#tell("forgetPicture", { picture: number });
      }
    }
  }

  /** Closes a scene. */
  close(number, { shared }) { if (shared) this.#tell("close", { scene: number }); }
}

/** Returns a promise that is rejected if another one takes longer. */
function within(milliseconds, promise) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("too late")), milliseconds);
    promise.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
