// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// Materials and Liquid Glass on a web page. The work is done in workers; this module sends them documents and shows their pictures.

import { Crew } from "./crew.js";
import { PellucidError } from "./error.js";
import { mostPixels } from "./pictures.js";

export { PellucidError };

const crews = new Map();
let base = new URL(".", import.meta.url);
/**
 * The number of workers that draw large pictures together, and of the changed pixels from which they do. One processor is left to the page
 * and the browser. Chosen: in bands of less than a million pixels, much of the work is what blurs need of the rows around.
 */
const sharing = { workers: Math.max(1, Math.min(4, (globalThis.navigator?.hardwareConcurrency ?? 1) - 1)), sharedPixels: 2 ** 21 };
let surfaces = 0;
let scenes = 0;

/** Returns the worker with a module, `draw` or `judge`, which starts when it is first needed. */
function crew(name) {
  let known = crews.get(name);
  if (!known || known.message) crews.set(name, known = new Crew(name, base, name === "draw" ? sharing : undefined));
  return known;
}

/** Loads the module that draws, so that the first picture comes sooner. */
export async function start(options = {}) {
  for (const name of ["workers", "sharedPixels"]) if (options[name]) sharing[name] = options[name];
  if (options.base) base = new URL(options.base, globalThis.location?.href ?? import.meta.url);
  if (typeof WebAssembly === "undefined") {
    throw new PellucidError("no WebAssembly: this browser: use one that has it, and allow 'wasm-unsafe-eval' in the page's policy");
  }
  await crew("draw").call("ready");
}

/** Reads a scene document. */
export async function load(document, options = {}) {
  await start();
  const base = String(new URL(options.pictureBase ?? ".", globalThis.document?.baseURI ?? globalThis.location.href));
  const text = written(document, "document");
  const pictures = {};
  for (const [path, picture] of Object.entries(options.pictures ?? {})) pictures[path] = await Sent.of(picture, path);
  const number = ++scenes;
  const request = { scene: number, document: text, pictures, base, isWide: leavesGamut(document) };
  return new Scene(request, await open("draw", request));
}

/** Returns a document as text. */
function written(value, name) {
  if (typeof value === "string") return value;
  try {
    const text = JSON.stringify(value);
    if (text !== undefined) return text;
  } catch { /* A circle, or a number that JSON does not have. */ }
  throw new PellucidError(`not a ${name}: it cannot be written as JSON: give text, or an object without circles`);
}

/** Returns the time of the last drawing on a canvas, the number of workers that took part, and the memory of the module that draws. */
export async function statistics() { return crew("draw").call("statistics"); }

/** Ends what is being judged, such as a long proof: its calls are rejected, and the next call starts another worker. */
export function stopJudging() { crews.get("judge")?.end("no answer: the worker that judges has been stopped: ask again"); }

/** Proves the contrast of a foreground on a material or on glass over every backdrop. */
export async function legibility(query, options = {}) {
  return crew("judge").call("bound", { query: written(query, "query"), isKorean: options.language === "ko" });
}

/** The greatest number of bytes of the descriptions in catalogs. */
const mostDescribed = 64e6;

/** Judges asset catalogs by their files. Pictures count by their names alone. */
export async function catalog(files, options = {}) {
  if (!Array.isArray(files) || !files.every(file => typeof file?.path === "string" && file.bytes instanceof Uint8Array)) {
    throw new PellucidError("not a catalog: files: give an array of { path, bytes }, with each path as text and its bytes as a Uint8Array");
  }
  const described = files.map(({ path, bytes }) => ({ path, bytes: /(^|\/)(Contents|icon)\.json$/.test(path) ? bytes : new Uint8Array() }));
  const size = described.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (size > mostDescribed) throw new PellucidError(`too large a catalog: ${size} bytes: judge a part of its folders`);
  return crew("judge").call("catalog", { files: described, isKorean: options.language === "ko" });
}

/** Compares two colours: the WCAG 2.2 ratio of the first on the second, and the lightness contrast of APCA. */
export async function contrast(foreground, background) {
  for (const [name, color] of Object.entries({ foreground, background })) {
    if (typeof color !== "string" || !color.trim()) throw new PellucidError(`no colour: ${name}: give one as text, such as #FF9500`);
  }
  return crew("judge").call("contrast", { foreground, background });
}

/** A scene document that has been read. */
class Scene {
  #number;
  #request;
  /** The worker that has read the scene to judge it, and the promise of that. */
  #judgedBy;
  #opened;

  constructor(request, { width, height, scale }) {
    this.#number = request.scene;
    this.#request = request;
    Object.assign(this, { width, height, scale });
  }

  /** Draws the scene on a canvas, which takes the size of the picture in pixels. */
  async draw(canvas, traits, options = {}) {
    if (typeof canvas?.getContext !== "function") throw new PellucidError("no drawing: the canvas: give a canvas element or an OffscreenCanvas");
    const shown = this.#request.isWide && isWide() && !traits?.gamut ? { ...traits, gamut: "displayP3" } : traits;
    await Target.of(canvas).draw({ scene: this.#number, traits: text(shown), scale: options.scale ?? 0 });
  }

  /** Returns the pixels of the scene. */
  async pixels(traits, options = {}) {
    const { buffer, width, height, colorSpace } = await crew("draw").call(
      "pixels", { scene: this.#number, traits: text(traits), scale: options.scale ?? 0 });
    return new ImageData(new Uint8ClampedArray(buffer), width, height, { colorSpace });
  }

  /** Returns the report about the scene under traits, or about every combination of settings. */
  async report(traits, options = {}) {
    const judge = await this.#judge();
    const isMatrix = traits === "matrix";
    return judge.call("report", {
      scene: this.#number, traits: isMatrix ? "" : text(traits), isMatrix, isKorean: options.language === "ko" });
  }

  /** Returns the worker that judges, which has read the scene. */
  async #judge() {
    const judge = crew("judge");
    if (this.#judgedBy !== judge) {
      this.#judgedBy = judge;
      this.#opened = open("judge", this.#request);
    }
    await this.#opened;
    return judge;
  }

  /** Replaces a picture of the scene. */
  async replacePicture(path, picture) {
    const { document, pictures } = this.#request;
    if (!Object.hasOwn(pictures, path) && !document.includes(JSON.stringify(path))) throw new PellucidError(`no such picture: ${path}: name one of the document`);
    const sent = await Sent.of(picture, path), last = this.#request.pictures[path];
    this.#request.pictures[path] = sent;
    const names = this.#judgedBy && this.#judgedBy === crews.get("judge") ? ["draw", "judge"] : ["draw"];
    const replaced = names.map(async name => {
      if (name === "judge") await this.#opened;
      return crew(name).call("replace", { scene: this.#number, path, picture: await sent.to(name) });
    });
    await Promise.all(replaced);
    last?.leave();
  }

  /** Gives back the memory of the scene. */
  close() {
    const end = crew => crew?.call("close", { scene: this.#number }).catch(() => {});
    end(crews.get("draw"));
    this.#opened?.catch(() => {}).then(() => end(this.#judgedBy));
    for (const sent of Object.values(this.#request.pictures)) sent.leave();
  }
}

const text = traits => (traits && Object.keys(traits).length ? JSON.stringify(traits) : "");

/** Returns whether the screen shows more colours than sRGB, and canvases have them. */
function isWide() {
  if (!globalThis.matchMedia?.("(color-gamut: p3)").matches) return false;
  return wide ??= new OffscreenCanvas(1, 1).getContext("2d", { colorSpace: "display-p3" })?.getContextAttributes?.().colorSpace === "display-p3";
}

let wide;

/** Returns whether a document leaves the colour space of its picture to the screen. */
function leavesGamut(document) {
  try {
    return !(typeof document === "string" ? JSON.parse(document) : document)?.traits?.gamut;
  } catch {
    return false;
  }
}

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
    // A browser may lose the pixels of a canvas, and gives it back empty.
    canvas.addEventListener("contextrestored", () => this.shown && this.draw({ isLost: true }).catch(() => {}));
  }

  static #registry = new FinalizationRegistry(number => crews.get("draw")?.call("forget", { surface: number }).catch(() => {}));

  /** Draws, after the drawing that is going on. */
  draw(request) {
    if (this.current) {
      // The whole picture is shown, that of a drawing that waits if there is one.
      this.isLost ||= request.isLost;
      this.next = request.isLost ? this.next ?? request : request;
      return this.later ??= this.current.catch(() => {}).then(() => {
        const { next } = this;
        this.later = this.next = undefined;
        return this.draw(next);
      });
    }
    return this.current = this.drawNow(request).finally(() => this.current = undefined);
  }

  async drawNow(request) {
    const { canvas } = this;
    const isWhole = this.isLost || canvas.width !== this.shown?.width || canvas.height !== this.shown.height;
    this.isLost = false;
    const answer = await crew("draw").call(request.isLost ? "restore" : "draw", { ...request, surface: this.number, isWhole });
    const { bitmaps, width, height, colorSpace } = answer;
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    this.context ??= canvas.getContext("2d", { colorSpace });
    if (!this.context) throw new PellucidError("no drawing: the canvas: give one that has no other context than 2d");
    this.shown = { width, height };
    for (const { bitmap, x, y } of bitmaps) {
      this.context.clearRect(x, y, bitmap.width, bitmap.height);
      this.context.drawImage(bitmap, x, y);
      bitmap.close();
    }
  }
}

/** A picture that is sent to workers, once to each. */
class Sent {
  static #known = new WeakMap();
  static #registry = new FinalizationRegistry(Sent.#forget);
  static #count = 0;

  static #forget(number) {
    for (const crew of crews.values()) crew.call("forgetPicture", { picture: number }).catch(() => {});
  }

  /** Returns a picture of the page in a form that can be sent. */
  static async of(picture, path) {
    const known = Sent.#known.get(picture);
    if (known) return known;
    const sent = new Sent();
    sent.number = ++Sent.#count;
    sent.source = await source(picture, path);
    sent.crews = new Map();
    // Others may show something else the next time.
    if (picture instanceof Blob || picture instanceof ImageBitmap) {
      Sent.#known.set(picture, sent);
      Sent.#registry.register(picture, sent.number);
    } else {
      sent.isOnce = true;
      Sent.#registry.register(sent, sent.number, sent);
    }
    return sent;
  }

  /** Gives back the memory of a picture that no other scene can have, such as the frame of a video. */
  leave() {
    if (this.isOnce && Sent.#registry.unregister(this)) Sent.#forget(this.number);
  }

  /** Sends the picture to a worker, if that has not got it, and returns its number. */
  async to(name) {
    const receiver = crew(name);
    if (!this.crews.has(receiver)) this.crews.set(receiver, this.#send(receiver));
    try {
      await this.crews.get(receiver);
    } catch (error) {
      this.crews.delete(receiver);
      throw error;
    }
    return this.number;
  }

  async #send(receiver) {
    const picture = this.number;
    // Copies would take the page's time: a worker takes the picture over, and makes the copy for another one.
    let source = this.source ?? (await crew("draw").call("copy", { picture })).source, taken = [];
    if (source instanceof ImageBitmap) {
      if (this.isOnce) this.source = undefined;
      // A worker refuses larger ones.
      else if (source.width * source.height <= mostPixels) source = await strips(source);
      taken = this.source ? source.strips ?? [] : [source];
    }
    receiver.call("take", { picture, source }, taken).catch(() => {});
  }
}

/** Opens a scene in a worker. */
async function open(name, request) {
  const pictures = {};
  for (const [path, sent] of Object.entries(request.pictures)) pictures[path] = await sent.to(name);
  return crew(name).call("open", { ...request, pictures });
}

/** Returns a picture as a worker can take it. */
async function source(picture, path) {
  if (picture instanceof Blob || picture instanceof ImageData || picture instanceof ImageBitmap) return picture;
  try {
    if (typeof HTMLImageElement === "undefined" || !(picture instanceof HTMLImageElement)) return await createImageBitmap(picture);
    await picture.decode();
    return await file(picture) ?? await createImageBitmap(picture, { premultiplyAlpha: "none" });
  } catch {
    throw new PellucidError(`no picture: ${path}: give a picture that has loaded, from the page's own address`);
  }
}

/** Returns a bitmap that the page keeps, in strips that can be given away. The page would have to wait for a copy of all of it. */
async function strips(bitmap) {
  const { width, height } = bitmap, rows = Math.max(1, Math.floor(2 ** 20 / width)), strips = [];
  try {
    for (let y = 0; y < height || !y; y += rows) {
      if (y) await new Promise(resolve => setTimeout(resolve));
      strips.push(await createImageBitmap(bitmap, 0, y, width, Math.min(rows, height - y), { premultiplyAlpha: "none" }));
    }
  } catch (error) {
    throw new PellucidError(`no picture: ${error.message}: give a bitmap that has not been closed`);
  }
  return { strips, width, height };
}

/** Returns the file of an image, which a worker decodes without the page having to wait; undefined where it is not one of pixels. */
async function file({ currentSrc }) {
  const { protocol, origin } = new URL(currentSrc);
  if (!protocol.startsWith("http") || origin !== location.origin) return undefined;
  try {
    const blob = await (await fetch(currentSrc, { cache: "force-cache" })).blob();
    return blob.type.startsWith("image/") && !blob.type.startsWith("image/svg") ? blob : undefined;
  } catch {
    return undefined;
  }
}
