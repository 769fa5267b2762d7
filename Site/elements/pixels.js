// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The pixels of an element over its source, drawn by Pellucid.

import { lookSoon } from "./frames.js";
import { contentOf, drawRegion, groundOf, isReadable, zoomOf } from "./source.js";
import { wide } from "./traits.js";

/** The greatest number of elements that are drawn at a time, and of their pixels together. The others have their imitation. */
const most = { elements: 24, pixels: 8e6 };

/** The number of drawings that may fail before a page draws no more. */
const mostFailures = 3;

/** The surfaces that are drawn, with the pixels of each, and those that wait for room. */
const drawn = new Map();
const waiting = new Set();

/** The path of the source in documents. */
const path = "source";

let module, failures = 0;

/** Returns the module, started. A page in which it does not start does not try again. */
function engine() {
  return module ??= (async () => {
    if (typeof WebAssembly !== "object") throw new Error("no WebAssembly: this browser: allow 'wasm-unsafe-eval', or use one that has it");
    const pellucid = await import("../pellucid/pellucid.js");
    await pellucid.start();
    return pellucid;
  })();
}

/** Makes room for a surface, and returns whether there is some. */
function admits(surface, pixels) {
  let sum = pixels;
  for (const [other, count] of drawn) if (other !== surface) sum += count;
  if (sum > most.pixels || !drawn.has(surface) && drawn.size >= most.elements) {
    waiting.add(surface);
    return false;
  }
  drawn.set(surface, pixels);
  return true;
}

/** Gives the room of a surface to those that wait. */
function dismiss(surface) {
  waiting.delete(surface);
  if (!drawn.delete(surface)) return;
  for (const other of waiting) lookSoon(other);
  waiting.clear();
}

/** The drawing of one surface. */
export class Pixels {
  #surface;
  #canvas;
  /** What draws the part of the source that decides about the pixels. */
  #crop = null;
  #scene = null;
  #key = "";
  #where = "";
  #isStale = true;
  #failure = "";

  constructor(surface, canvas) {
    this.#surface = surface;
    this.#take(canvas);
  }

  /** Takes a canvas to draw on, and another one in its place when the browser has taken back its pixels. */
  #take(canvas) {
    this.#canvas = canvas;
    canvas.addEventListener("contextlost", () => {
      this.#replace();
      lookSoon(this.#surface);
    }, { once: true });
  }

  /** Puts a canvas in the place of the last one, which keeps its colour space. */
  #replace() {
    const last = this.#canvas;
    this.close();
    this.#take(last.cloneNode());
    last.replaceWith(this.#canvas);
  }

  /** Lets the next drawing read the source again. */
  sourceChanged() {
    this.#isStale = true;
    this.#failure = "";
  }

  /** Gives back memory and room. */
  close() {
    dismiss(this.#surface);
    this.#scene?.close();
    this.#scene = null;
    this.#key = this.#where = "";
    this.#isStale = true;
    this.#crop = null;
    Object.assign(this.#canvas, { width: 0, height: 0 });
  }

  /**
   * Draws a surface over its source, if anything has changed.
   *
   * @returns A text that says why there are no pixels; empty where they are drawn.
   */
  async draw(source, host, traits, { margin, layers }) {
    if (this.#failure) return this.#failure;
    const zoom = zoomOf(host), zoomOfSource = zoomOf(source);
    if (!zoom || !zoomOfSource) return "a transform turns or distorts the element or its source";
    const shown = contentOf(source, zoomOfSource);
    if (!shown) return "the source shows nothing yet";
    // All lengths are those of the element's own space.
    const [box, seen, content] = [host.getBoundingClientRect(), shown.seen, shown.content].map(box => divided(box, zoom));
    if (!contains(seen, box)) return "the element is not over its source";
    const scale = Math.min(8, Math.max(0.5, devicePixelRatio * zoom));
    const region = aligned(box, scale, margin);
    const context = this.#contextOf();
    const gamut = context.getContextAttributes?.().colorSpace === "display-p3" ? "displayP3" : "srgb";
    if (!admits(this.#surface, region.width * region.height * scale * scale)) return "too many elements are drawn";
    const key = JSON.stringify({
      version: 1, size: { width: region.width, height: region.height }, scale, traits: { ...traits, gamut },
      desktop: [{ image: path, fit: "stretch" }, ...layers([box.x - region.x, box.y - region.y, box.width, box.height].map(thousandth))],
    });
    const where = [region.x - content.x, region.y - content.y, content.width, content.height].map(thousandth).join();
    if (!this.#isStale && key === this.#key && where === this.#where) return "";
    if (!isReadable(source)) return this.#failure = "the source is from another address: serve it with CORS, and set crossorigin";
    try {
      [this.#isStale, this.#where] = [false, where];
      drawRegion(context, source, { seen, content }, region, scale, groundOf(source));
      await this.#show(key);
      fit(this.#canvas, region);
      return "";
    } catch (error) {
      this.close();
      this.#failure = error.message;
      return error.message;
    }
  }

  /** Returns what draws the part of the source, with as many colours as the screen shows. */
  #contextOf() {
    const colorSpace = wide.matches ? "display-p3" : "srgb";
    if (this.#crop?.colorSpace !== colorSpace || this.#crop.context.isContextLost?.()) {
      const context = document.createElement("canvas").getContext("2d", { alpha: false, colorSpace });
      if (!context) throw new Error("no canvas: too little memory");
      if (this.#crop) this.#replace();
      this.#crop = { colorSpace, context };
    }
    return this.#crop.context;
  }

  async #show(key) {
    const picture = this.#crop.context.canvas;
    const { load } = await engine();
    try {
      if (key === this.#key && this.#scene) {
        await this.#scene.replacePicture(path, picture);
      } else {
        const scene = await load(key, { pictures: { [path]: picture } });
        this.#scene?.close();
        [this.#scene, this.#key] = [scene, key];
      }
      await this.#scene.draw(this.#canvas);
    } catch (error) {
      // A page in which drawing fails again and again, as without memory, does without it.
      if (++failures >= mostFailures) module = Promise.reject(error), module.catch(() => {});
      throw error;
    }
  }
}

/** Lays a canvas where its region is. */
function fit({ style }, { offset, width, height }) {
  const lengths = { left: offset.x, top: offset.y, width, height };
  for (const [name, length] of Object.entries(lengths)) style[name] = `${length}px`;
}

/** Returns a box in a space that is so many times as large. */
const divided = ({ x, y, width, height }, zoom) => ({ x: x / zoom, y: y / zoom, width: width / zoom, height: height / zoom });

const thousandth = value => Math.round(value * 1000) / 1000;

/** Returns whether a box contains another, apart from a pixel. */
function contains(outer, inner) {
  return inner.x >= outer.x - 1 && inner.y >= outer.y - 1
    && inner.x + inner.width <= outer.x + outer.width + 1 && inner.y + inner.height <= outer.y + outer.height + 1;
}

/** Returns the region of whole pixels around a box with a margin, and where it begins as seen from the box. */
function aligned(box, scale, margin) {
  const low = value => Math.floor((value - margin) * scale + 1e-3) / scale, high = value => Math.ceil((value + margin) * scale - 1e-3) / scale;
  const [x, y] = [low(box.x), low(box.y)];
  return { x, y, width: high(box.x + box.width) - x, height: high(box.y + box.height) - y, offset: { x: x - box.x, y: y - box.y } };
}
