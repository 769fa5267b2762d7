// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// Materials and Liquid Glass on a web page. The work is done in workers; this module sends them documents and shows their pictures.

import { PellucidError } from "./error.js";

export { PellucidError };

/** A worker with one module of WebAssembly, to which calls are sent. */
class Crew {
  constructor(name, base) {
    this.calls = new Map();
    this.number = 0;
    if (typeof Worker === "undefined" || typeof OffscreenCanvas === "undefined") {
      throw new PellucidError("no drawing in the background: this browser: use one that has workers with OffscreenCanvas");
    }
    try {
      this.worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
    } catch (error) {
      throw new PellucidError(`no worker: ${error.message}: allow workers from the page's own address`);
    }
    this.worker.onmessage = ({ data }) => {
      const call = this.calls.get(data.number);
      this.calls.delete(data.number);
      if ("error" in data) call?.reject(new PellucidError(data.error));
      else call?.resolve(data.result);
    };
    this.worker.onerror = event => this.end(
      `the worker ended: ${event.message || "worker.js"}: check that the files of pellucid are together, and that the page allows workers`);
    this.worker.postMessage({ start: name, base: String(base) });
  }

  /** Rejects all calls. */
  end(message) {
    this.worker.terminate();
    this.message = message;
    for (const call of this.calls.values()) call.reject(new PellucidError(message));
    this.calls.clear();
  }

  /** Sends a call and returns the promise of its result. */
  call(name, values = {}, transfer = []) {
    if (this.message) return Promise.reject(new PellucidError(this.message));
    const number = ++this.number;
    return new Promise((resolve, reject) => {
      this.calls.set(number, { resolve, reject });
      this.worker.postMessage({ number, name, ...values }, transfer);
    });
  }
}

const crews = new Map();
let base = new URL(".", import.meta.url);
let surfaces = 0;
let scenes = 0;

/** Returns the worker with a module, `draw` or `judge`, which starts when it is first needed. */
function crew(name) {
  let known = crews.get(name);
  if (!known || known.message) crews.set(name, known = new Crew(name, base));
  return known;
}

/** Loads the module that draws, so that the first picture comes sooner. */
export async function start(options = {}) {
  if (options.base) base = new URL(options.base, globalThis.location?.href ?? import.meta.url);
  if (typeof WebAssembly === "undefined") {
    throw new PellucidError("no WebAssembly: this browser: use one that has it, and allow 'wasm-unsafe-eval' in the page's policy");
  }
  await crew("draw").call("ready");
}

/** Reads a scene document. */
export async function load(document, options = {}) {
  await start();
  const text = typeof document === "string" ? document : JSON.stringify(document);
  const pictures = {};
  for (const [path, picture] of Object.entries(options.pictures ?? {})) pictures[path] = await sendable(picture);
  const number = ++scenes;
  const read = await crew("draw").call("open", { scene: number, document: text, pictures });
  return new Scene(number, text, pictures, read);
}

/** A scene document that has been read. */
class Scene {
  #number;
  #document;
  #pictures;
  #isJudged = false;

  constructor(number, document, pictures, { width, height, scale }) {
    this.#number = number;
    this.#document = document;
    this.#pictures = pictures;
    Object.assign(this, { width, height, scale });
  }

  /** Draws the scene on a canvas, which takes the size of the picture in pixels. */
  async draw(canvas, traits, options = {}) {
    const target = Target.of(canvas);
    await target.draw({ scene: this.#number, traits: text(traits), scale: options.scale ?? 0, gamut: gamut(traits) });
  }

  /** Returns the pixels of the scene. */
  async pixels(traits, options = {}) {
    const { buffer, width, height, colorSpace } = await crew("draw").call(
      "pixels", { scene: this.#number, traits: text(traits), scale: options.scale ?? 0 });
    return new ImageData(new Uint8ClampedArray(buffer), width, height, { colorSpace });
  }

  /** Replaces a picture of the scene. */
  async replacePicture(path, picture) {
    this.#pictures[path] = await sendable(picture);
    await crew("draw").call("replace", { scene: this.#number, path, picture: this.#pictures[path] });
  }

  /** Gives back the memory of the scene. */
  close() {
    crew("draw").call("close", { scene: this.#number }).catch(() => {});
  }
}

const text = traits => (traits && Object.keys(traits).length ? JSON.stringify(traits) : "");

/** Returns the gamut to draw in: that of the traits, or none for that of the document. */
const gamut = traits => traits?.gamut;

/** A canvas that scenes are drawn on. Of several drawings that wait, only the last one is done. */
class Target {
  static #all = new WeakMap();

  static of(canvas) {
    let target = Target.#all.get(canvas);
    if (!target) Target.#all.set(canvas, target = new Target(canvas));
    return target;
  }

  constructor(canvas) {
    this.canvas = canvas;
    this.number = ++surfaces;
    // The worker keeps the last frame of each canvas. The callback knows the number, not the canvas.
    Target.#registry.register(canvas, this.number);
  }

  static #registry = new FinalizationRegistry(number => crews.get("draw")?.call("forget", { surface: number }).catch(() => {}));

  /** Draws, after the drawing that is going on. */
  draw(request) {
    if (this.current) {
      this.next = request;
      return this.later ??= this.current.catch(() => {}).then(() => {
        this.later = undefined;
        return this.draw(this.next);
      });
    }
    return this.current = this.drawNow(request).finally(() => this.current = undefined);
  }

  async drawNow(request) {
    const { canvas } = this;
    const size = this.shown && canvas.width === this.shown.width && canvas.height === this.shown.height;
    const answer = await crew("draw").call("draw", { ...request, surface: this.number, isWhole: !size });
    const { bitmap, x, y, width, height, colorSpace } = answer;
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    this.context ??= canvas.getContext("2d", { colorSpace });
    if (!this.context) throw new PellucidError("no drawing: the canvas: give one that has no other context than 2d");
    this.shown = { width, height };
    if (!bitmap) return;
    this.context.clearRect(x, y, bitmap.width, bitmap.height);
    this.context.drawImage(bitmap, x, y);
    bitmap.close();
  }
}

/** Returns a picture in a form that can be sent to a worker. */
async function sendable(picture) {
  if (picture instanceof Blob || picture instanceof ImageData || picture instanceof ImageBitmap) return picture;
  if (typeof OffscreenCanvas !== "undefined" && picture instanceof OffscreenCanvas) return createImageBitmap(picture);
  if (typeof HTMLImageElement !== "undefined" && picture instanceof HTMLImageElement) await picture.decode();
  try {
    return await createImageBitmap(picture, { premultiplyAlpha: "none" });
  } catch (error) {
    throw new PellucidError(`no picture: ${error.message}: give a picture that has loaded, from the page's own address`);
  }
}
