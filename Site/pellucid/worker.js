// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The worker: it owns one instance of a module, the scenes that are open, and the surfaces that they are drawn on.

import { Bands } from "./bands.js";
import { PellucidError } from "./error.js";
import { Instance, status } from "./instance.js";
import { Picture, Pictures } from "./pictures.js";
import { answer } from "./vector.js";

let name, base, bands, instance;
/** The open scenes by number. They outlive an instance: the next one reads them again. */
const scenes = new Map();
/** The numbers of canvases, with the handle of their surface and the instance that has it. */
const surfaces = new Map();
const pictures = new Pictures();
/** The time that the module took for the last drawing, and the workers that took part. */
let milliseconds = 0, workers = 1;

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

/** Returns the surface of a canvas; a new one, whose first drawing changes all pixels, if it is wanted. */
async function surface(number, isNew = false) {
  const here = await living();
  const known = surfaces.get(number);
  if (known?.instance === here && !isNew) return known;
  if (known?.instance === here) here.close(known.handle);
  const made = { instance: here, handle: here.surface() };
  surfaces.set(number, made);
  return made;
}

/** Returns a picture of a scene. One that the page has not given is loaded from its address. */
function pictureOf(scene, path) {
  if (!scene.pictures.has(path)) scene.pictures.set(path, pictures.use(new Picture(new URL(path, scene.base))));
  return scene.pictures.get(path);
}

/** Repeats a call until every file that it needs is there. */
async function settled(number, call) {
  for (;;) {
    const scene = await handle(number);
    scene.instance.page.file = path => pictureOf(scene, path);
    const answer = call(scene);
    if (answer.status !== status.waiting) return answer;
    for (const wanted of answer.wanted) {
      const { path, gamut } = wanted;
      const handle = await pictureOf(scene, path).handle(scene.instance, path, gamut);
      if (scene.instance === instance) scene.instance.setPicture(scene.handle, wanted, handle);
    }
    await scene.instance.page.arrived();
  }
}

const calls = {
  async ready() { await living(); },

  async take({ picture, source }) { pictures.add(picture, source); },

  async open({ scene: number, document, pictures: given, base }) {
    const own = new Map(Object.entries(given).map(([path, picture]) => [path, pictures.get(picture)]));
    scenes.set(number, { document, pictures: own, base });
    try {
      const { width, height, scale } = await handle(number);
      return { width, height, scale };
    } catch (error) {
      await calls.close({ scene: number });
      throw error;
    }
  },

  async replace({ scene: number, path, picture }) {
    const scene = await handle(number);
    const last = scene.pictures.get(path);
    scene.pictures.set(path, pictures.get(picture));
    if (last) pictures.leave(last);
    for (const gamut of ["srgb", "display-p3"]) scene.instance.setPicture(scene.handle, { path, gamut }, 0);
  },

  async draw({ scene: number, surface: canvas, traits, scale, isWhole }) {
    const known = await surface(canvas, isWhole);
    let begin;
    const { numbers } = await settled(number, scene => {
      begin = performance.now();
      // The page draws SVG documents for this worker alone.
      const most = [...scene.pictures.values()].some(picture => picture.read) ? Infinity : bands.most;
      return scene.instance.draw(scene.handle, known.handle, traits, scale, 0, most);
    });
    const [width, height, left, top, right, bottom, isWide, address, isPainted] = numbers;
    const area = [left, top, right, bottom], colorSpace = isWide ? "display-p3" : "srgb";
    known.shown = { width, height, colorSpace };
    milliseconds = performance.now() - begin;
    workers = 1;
    if (isPainted) {
      bands.start((right - left) * (bottom - top));
      const bitmaps = left < right && top < bottom ? [{ bitmap: bitmap(known.instance, address, width, area, colorSpace), x: left, y: top }] : [];
      return { bitmaps, width, height, colorSpace };
    }
    try {
      const bitmaps = await bands.draw(number, scenes.get(number), area, colorSpace, { traits, scale }, band(known, width, colorSpace));
      milliseconds = performance.now() - begin;
      workers = bitmaps.length;
      return { bitmaps, width, height, colorSpace };
    } catch (error) {
      // The surface has the plan of a picture that was not drawn.
      await calls.forget({ surface: canvas });
      throw error;
    }
  },

  /** Paints the whole picture of a canvas again, even if its scene has been closed. */
  async restore({ surface: canvas }) {
    const known = surfaces.get(canvas);
    if (!known?.shown || known.instance !== instance) throw new PellucidError("no picture: the canvas: draw it again");
    const { width, height, colorSpace } = known.shown;
    return { bitmaps: [{ bitmap: band(known, width, colorSpace)([0, 0, width, height]), x: 0, y: 0 }], ...known.shown };
  },

  /** Draws rows of a picture. */
  async band({ scene: number, traits, scale, area }) {
    const known = await surface(0);
    const { numbers: [width, , , , , , isWide] } = await settled(number, scene =>
      scene.instance.draw(scene.handle, known.handle, traits, scale, 0, 0));
    return { bitmaps: [{ bitmap: band(known, width, isWide ? "display-p3" : "srgb")(area) }] };
  },

  async pixels({ scene: number, traits, scale }) {
    const here = await living();
    const handle = here.surface();
    try {
      const { numbers } = await settled(number, scene => scene.instance.draw(scene.handle, handle, traits, scale, 1));
      const [width, height, , , , , isWide, address] = numbers;
      const buffer = here.bytes(address, 4 * width * height).slice().buffer;
      return { buffer, width, height, colorSpace: isWide ? "display-p3" : "srgb" };
    } finally {
      if (instance === here) here.close(handle);
    }
  },

  async statistics() { return { milliseconds, workers, bytes: (await living()).memory.buffer.byteLength }; },

  async report({ scene: number, traits, isMatrix, isKorean }) {
    return (await settled(number, scene => scene.instance.report(scene.handle, traits, isMatrix, isKorean))).json;
  },

  async bound({ query, isKorean }) { return (await living()).bound(query, isKorean).json; },

  async catalog({ files, isKorean }) { return (await living()).catalog(files, isKorean).json; },

  async contrast({ foreground, background }) { return (await living()).contrast(foreground, background).json; },

  async close({ scene: number }) {
    const scene = scenes.get(number);
    scenes.delete(number);
    if (!scene) return;
    if (scene.instance && scene.instance === instance) instance.close(scene.handle);
    bands.close(number, scene);
    for (const picture of scene.pictures.values()) pictures.leave(picture);
  },

  /** Returns a copy of a picture that the page has given away. */
  async copy({ picture }) { return { source: await createImageBitmap(pictures.source(picture), { premultiplyAlpha: "none" }) }; },

  async forgetPicture({ picture }) { pictures.forget(picture); },

  async forget({ surface: number }) {
    const known = surfaces.get(number);
    surfaces.delete(number);
    if (known && known.instance === instance) instance.close(known.handle);
  },
};

/** Returns the function that paints an area of a surface and returns its bitmap. */
function band({ instance, handle }, width, colorSpace) {
  return area => bitmap(instance, instance.paint(handle, area), width, area, colorSpace);
}

/** The canvases that bitmaps are made with, by colour space. */
const easels = new Map();

/**
 * Returns an area of the pixels at an address, of rows of `width` pixels, as a bitmap. Some browsers would convert one of
 * `createImageBitmap` again, on the page.
 */
function bitmap({ memory }, address, width, [left, top, right, bottom], colorSpace) {
  const [columns, rows] = [right - left, bottom - top];
  const data = new ImageData(new Uint8ClampedArray(memory.buffer, address + 4 * width * top, 4 * width * rows), width, rows, { colorSpace });
  if (easels.get(colorSpace)?.isContextLost?.() ?? true) easels.set(colorSpace, new OffscreenCanvas(1, 1).getContext("2d", { colorSpace }));
  const context = easels.get(colorSpace);
  if (context.canvas.width !== columns || context.canvas.height !== rows) Object.assign(context.canvas, { width: columns, height: rows });
  context.putImageData(data, -left, 0, left, 0, columns, rows);
  return context.canvas.transferToImageBitmap();
}

/** The calls are done one after another. */
let last = Promise.resolve();

self.onmessage = ({ data }) => {
  if (data.start) {
    ({ start: name, base } = data);
    bands = new Bands(base, data.options);
    return;
  }
  if (data.answer) return answer(data);
  last = last.then(async () => {
    try {
      const result = await calls[data.name](data);
      postMessage({ number: data.number, result }, taken(result ?? {}));
    } catch (error) {
      postMessage({ number: data.number, error: message(error) });
    }
  });
};

/** Returns what the page takes over from a result. */
function taken({ buffer, source, bitmaps = [] }) {
  return [buffer, source, ...bitmaps.map(({ bitmap }) => bitmap)].filter(part => part);
}

/** Returns the sentence about an error. An instance that has trapped is disposed of: the next call makes a new one. */
function message(error) {
  if (error instanceof PellucidError) return error.message;
  if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) {
    instance = undefined;
    return `the module stopped: ${error.message}: draw a smaller picture, or report the document`;
  }
  return `no result: ${error?.message ?? error}: report it together with the document`;
}
