// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// One instance of a module of WebAssembly, with its functions as JavaScript has them.

import { PellucidError } from "./error.js";
import { Page } from "./page.js";

/** The kinds of answers, as the module numbers them. */
export const status = { done: 0, failed: 1, waiting: 2 };

/** A module with one function, which uses vectors of 128 bits. */
const vectors = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11]);

/**
 * The parts of the module beside `draw`, which draws most first pictures: `judge` judges them, and `rest` has what few pages need. Their
 * functions are called through a table, which they fill when they are loaded.
 */
const parts = ["judge", "rest"];

const compiled = new Map();

/** Compiles the part that draws, once: the one with vectors where the browser and the host have it. */
function compile(base) {
  const key = new URL("draw", base).href;
  if (!compiled.has(key)) {
    const plain = () => fetched(`${key}.wasm`);
    const module = WebAssembly.validate(vectors) ? fetched(`${key}-simd.wasm`).catch(plain) : plain();
    compiled.set(key, module.catch(error => {
      compiled.delete(key);
      throw error;
    }));
  }
  return compiled.get(key);
}

async function fetched(address) {
  let response;
  try {
    response = await fetch(address);
  } catch (error) {
    throw new PellucidError(`no module: ${address}: check the address and the page's policy (${error.message})`);
  }
  if (!response.ok) throw new PellucidError(`no module: ${address}: the server answers ${response.status}`);
  try {
    // A static host may not know the type of the file, without which it cannot be compiled while it arrives.
    const isKnown = response.headers.get("content-type")?.startsWith("application/wasm");
    const module = await (isKnown ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer()));
    return { module, address };
  } catch (error) {
    throw new PellucidError(`no module: ${error.message}: allow 'wasm-unsafe-eval' in the page's policy, and check ${address}`);
  }
}

/** Adds the imports that a module has no use for: it makes no system call. What libc still links traps with its name. */
function trap(module, imports) {
  for (const { module: space, name: call, kind } of WebAssembly.Module.imports(module)) {
    if (kind !== "function" || imports[space]?.[call]) continue;
    (imports[space] ??= {})[call] = () => { throw new WebAssembly.RuntimeError(`a call of ${call}`); };
  }
}

const encoder = new TextEncoder(), decoder = new TextDecoder();

export class Instance {
  #imports = {};
  #address;
  #loaded = new Set();

  /** Makes an instance for a task, `draw` or `judge`, whose files are in the folder `base`. */
  static async load(task, base) {
    const { module, address } = await compile(base);
    const made = new Instance();
    made.page = new Page(base, made);
    made.#address = part => address.replace(/draw(-simd)?\.wasm$/, `${part}$1.wasm`);
    made.#imports.page = made.page.functions;
    for (const { module: space, name: call, kind } of WebAssembly.Module.imports(module)) {
      if (parts.includes(space) && kind === "function") (made.#imports[space] ??= {})[call] = made.#later(space, Number(call));
    }
    trap(module, made.#imports);
    made.exports = (await WebAssembly.instantiate(module, made.#imports)).exports;
    made.exports._initialize?.();
    made.renderer = made.exports.pellucid_renderer() >>> 0;
    if (parts.includes(task)) made.#fill(task, (await fetched(made.#address(task))).module);
    return made;
  }

  /** Makes an instance of the module that composes symbols. `icon` returns the SVG document of an icon by its style and name. */
  static async ofSymbols(base, icon) {
    const { module } = await fetched(new URL("symbols.wasm", base).href);
    const made = new Instance();
    const imports = { page: { icon: (path, count) => {
      const document = icon(decoder.decode(made.bytes(path, count)));
      return document === undefined ? 0 : made.block(document);
    } } };
    trap(module, imports);
    made.exports = (await WebAssembly.instantiate(module, imports)).exports;
    made.exports._initialize?.();
    return made;
  }

  /** Returns a function that loads the part with the function of a number, and calls that. */
  #later(part, number) {
    return (...values) => {
      if (!this.#loaded.has(part)) this.#fill(part, this.#awaited(this.#address(part)));
      return this.exports["%table"].get(number)(...values);
    };
  }

  /** Compiles a file. The function that waits for it is within a call of the module: nothing can be awaited. */
  #awaited(address) {
    const request = new XMLHttpRequest();
    try {
      request.open("GET", address, false);
      request.responseType = "arraybuffer";
      request.send();
      if (request.status !== 200) throw new Error(`the server answers ${request.status}`);
      return new WebAssembly.Module(request.response);
    } catch (error) {
      // The call cannot go on, and its instance is lost.
      throw new WebAssembly.RuntimeError(`no ${address} (${error.message})`);
    }
  }

  #fill(part, module) {
    new WebAssembly.Instance(module, { ...this.#imports, primary: this.exports });
    this.#loaded.add(part);
  }

  get memory() { return this.exports.memory; }

  /** Returns a view of memory, which is valid until the module is called. */
  bytes(address, count) { return new Uint8Array(this.memory.buffer, address >>> 0, count); }

  /** Calls `body` with bytes copied into the module's memory: their address and count. */
  with(bytes, body) {
    const address = this.reserve(bytes.length);
    this.bytes(address, bytes.length).set(bytes);
    try {
      return body(address, bytes.length);
    } finally {
      this.exports.pellucid_release(address);
    }
  }

  /** Reserves memory. */
  reserve(count) {
    const address = this.exports.pellucid_reserve(Math.max(count, 1)) >>> 0;
    if (!address) throw new PellucidError(`too little memory: ${count} bytes: use smaller pictures, or close other pages`);
    return address;
  }

  /** Returns a block with a text, after the number of its bytes. */
  block(text) {
    const bytes = encoder.encode(text);
    const address = this.reserve(4 + bytes.length);
    new DataView(this.memory.buffer, address).setInt32(0, bytes.length, true);
    this.bytes(address + 4, bytes.length).set(bytes);
    return address;
  }

  /** Reads an answer and releases it. */
  answer(address) {
    if (!address) throw new PellucidError("too little memory: the answer: use smaller pictures, or close other pages");
    address >>>= 0;
    const [kind, count] = new Int32Array(this.memory.buffer, address, 2);
    const payload = this.bytes(address + 8, count).slice();
    this.exports.pellucid_release(address);
    if (kind === status.failed) throw new PellucidError(decoder.decode(payload));
    if (kind === status.waiting) return { status: kind, wanted: JSON.parse(decoder.decode(payload)) };
    return {
      status: kind, get numbers() { return new Float64Array(payload.buffer); }, get json() { return JSON.parse(decoder.decode(payload)); } };
  }

  open(document) {
    return this.with(encoder.encode(document), (address, count) => this.answer(this.exports.pellucid_open(address, count))).numbers;
  }

  close(handle) { this.exports.pellucid_close(handle); }

  surface() { return this.exports.pellucid_surface() >>> 0; }

  /** Draws a scene. Where more than `most` pixels have changed, they have to be painted in parts. */
  draw(scene, surface, traits, scale, isExact, most = Infinity) {
    return this.with(encoder.encode(traits), (address, count) =>
      this.answer(this.exports.pellucid_draw(this.renderer, scene, surface, address, count, scale, isExact, most)));
  }

  /** Paints a part of the changed pixels, and returns the address of all pixels of the surface. */
  paint(surface, area) { return this.exports.pellucid_paint(this.renderer, surface, ...area) >>> 0; }

  report(scene, traits, isMatrix, isKorean) {
    return this.with(encoder.encode(traits), (address, count) =>
      this.answer(this.exports.pellucid_report(this.renderer, scene, address, count, isMatrix, isKorean)));
  }

  bound(query, isKorean) {
    return this.with(encoder.encode(query), (address, count) => this.answer(this.exports.pellucid_bound(address, count, isKorean)));
  }

  catalog(files, isKorean) {
    const all = files.map(({ path, bytes }) => ({ path: encoder.encode(path), bytes }));
    const block = new Uint8Array(all.reduce((sum, { path, bytes }) => sum + 8 + path.length + bytes.length, 0));
    const view = new DataView(block.buffer);
    let offset = 0;
    for (const { path, bytes } of all) {
      view.setInt32(offset, path.length, true);
      view.setInt32(offset + 4, bytes.length, true);
      block.set(path, offset + 8);
      block.set(bytes, offset + 8 + path.length);
      offset += 8 + path.length + bytes.length;
    }
    return this.with(block, (address, count) => this.answer(this.exports.pellucid_catalog(address, count, isKorean)));
  }

  symbol(name, weight) {
    return this.with(encoder.encode(name), (address, count) => this.answer(this.exports.pellucid_symbol(address, count, weight))).json;
  }

  vector(document, weight, scaleIndex) {
    return this.with(document, (address, count) => this.answer(this.exports.pellucid_vector(address, count, weight, scaleIndex))).json;
  }

  contrast(foreground, background) {
    return this.with(encoder.encode(foreground), (first, count) => this.with(encoder.encode(background), (second, other) =>
      this.answer(this.exports.pellucid_contrast(first, count, second, other))));
  }

  /** Creates a picture, which scenes share, and returns its handle. */
  picture({ data, width, height }, gamut) {
    return this.with(data, samples => this.exports.pellucid_picture(samples, width, height, gamut === "srgb" ? 0 : 1) >>> 0);
  }

  /** Sets a picture of a scene; 0 removes it. */
  setPicture(scene, { path, gamut }, picture) {
    this.with(encoder.encode(path), (address, count) =>
      this.exports.pellucid_set_picture(scene, address, count, gamut === "srgb" ? 0 : 1, picture));
  }
}
