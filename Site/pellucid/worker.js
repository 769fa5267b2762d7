// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The worker: it owns one instance of a module, the scenes that are open, and the surfaces that they are drawn on.

import { PellucidError } from "./error.js";
import { Instance, status } from "./instance.js";
import { decode } from "./pictures.js";

let name, base, instance;
/** The open scenes by number. They outlive an instance: the next one reads them again. */
const scenes = new Map();
/** The numbers of canvases, with the handle of their surface and the instance that has it. */
const surfaces = new Map();

/** Returns the instance, and makes one if there is none. */
async function living() {
  return instance ??= await Instance.load(name, base);
}

/** Returns the handle of a scene in an instance, which reads it if it is new there. */
async function handle(number) {
  const scene = scenes.get(number);
  if (!scene) throw new PellucidError("no such scene: it has been closed: load it again");
  const here = await living();
  if (scene.instance !== here) {
    const [handle, width, height, scale] = here.open(scene.document);
    Object.assign(scene, { instance: here, handle, width, height, scale });
    scene.set = new Set();
  }
  return scene;
}

/** Returns the handle of a canvas's surface. */
async function surface(number) {
  const here = await living();
  const known = surfaces.get(number);
  if (known?.instance === here) return known;
  const made = { instance: here, handle: here.surface(), canvas: known?.canvas, isNew: true };
  surfaces.set(number, made);
  return made;
}

/** Repeats a call until every file that it needs is there. */
async function settled(number, call) {
  for (;;) {
    const scene = await handle(number);
    const answer = call(scene);
    if (answer.status !== status.waiting) return answer.numbers;
    for (const wanted of answer.wanted) {
      const decoded = await decode(wanted, scene.pictures, scene.base ?? base);
      scene.instance.setPicture(scene.handle, wanted, decoded);
    }
    await scene.instance.page.arrived();
  }
}

const calls = {
  async ready() { await living(); },

  async open({ scene: number, document, pictures }) {
    scenes.set(number, { document, pictures });
    try {
      const { width, height, scale } = await handle(number);
      return { width, height, scale };
    } catch (error) {
      scenes.delete(number);
      throw error;
    }
  },

  async replace({ scene: number, path, picture }) {
    const scene = await handle(number);
    scene.pictures[path] = picture;
    for (const gamut of ["srgb", "display-p3"]) scene.instance.removePicture(scene.handle, path, gamut);
  },

  async draw({ scene: number, surface: canvas, traits, scale, isWhole }) {
    const known = await surface(canvas);
    const numbers = await settled(number, scene => scene.instance.draw(scene.handle, known.handle, traits, scale));
    return shown(known, numbers, isWhole);
  },

  async pixels({ scene: number, traits, scale }) {
    const here = await living();
    const handle = here.surface();
    try {
      const numbers = await settled(number, scene => scene.instance.draw(scene.handle, handle, traits, scale));
      const [width, height, , , , , isWide, address] = numbers;
      const buffer = here.bytes(address, 4 * width * height).slice().buffer;
      return { buffer, width, height, colorSpace: isWide ? "display-p3" : "srgb" };
    } finally {
      if (instance === here) here.close(handle);
    }
  },

  async close({ scene: number }) {
    const scene = scenes.get(number);
    scenes.delete(number);
    if (scene?.instance && scene.instance === instance) instance.close(scene.handle);
  },

  async forget({ surface: number }) {
    const known = surfaces.get(number);
    surfaces.delete(number);
    if (known && known.instance === instance) instance.close(known.handle);
  },
};

/** Returns the changed part of a surface as a bitmap. */
async function shown(known, numbers, isWhole) {
  let [width, height, left, top, right, bottom, isWide, address] = numbers;
  if (isWhole || known.isNew) [left, top, right, bottom] = [0, 0, width, height];
  known.isNew = false;
  const colorSpace = isWide ? "display-p3" : "srgb";
  if (left >= right || top >= bottom) return { x: 0, y: 0, width, height, colorSpace };
  const data = new ImageData(
    new Uint8ClampedArray(known.instance.memory.buffer, address + 4 * width * top, 4 * width * (bottom - top)), width, bottom - top, { colorSpace });
  const bitmap = await createImageBitmap(data, left, 0, right - left, bottom - top);
  return { bitmap, x: left, y: top, width, height, colorSpace };
}

/** The calls are done one after another. */
let last = Promise.resolve();

self.onmessage = ({ data }) => {
  if (data.start) {
    ({ start: name, base } = data);
    return;
  }
  last = last.then(async () => {
    try {
      const result = await calls[data.name](data);
      postMessage({ number: data.number, result }, result?.bitmap ? [result.bitmap] : result?.buffer ? [result.buffer] : []);
    } catch (error) {
      postMessage({ number: data.number, error: message(error) });
    }
  });
};

/** Returns the sentence about an error. An instance that has trapped is disposed of: the next call makes a new one. */
function message(error) {
  if (error instanceof PellucidError) return error.message;
  if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) {
    instance = undefined;
    return `the module stopped: ${error.message}: draw a smaller picture, or report the document`;
  }
  return `no result: ${error?.message ?? error}: report it together with the document`;
}
