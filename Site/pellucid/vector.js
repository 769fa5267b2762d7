// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// SVG documents of a page's own. The module checks them, and the page draws what is left, as a picture, in which no script runs.

import { PellucidError } from "./error.js";

/** The longer side of the mask of a symbol, in pixels. */
const maskSide = 1024;
/** The pixels of a picture for each of its units, and the least and the greatest number along the longer side. */
const density = 4, fewest = 512, most = 2048;

const waiting = new Map();
let number = 0;

/** Takes the page's answer to a request. */
export function answer({ answer: number, bitmap, error }) {
  const { resolve, reject } = waiting.get(number);
  waiting.delete(number);
  if (bitmap) resolve(bitmap);
  else reject(new Error(error));
}

/** Returns whether a file is an SVG document. */
export const isVector = (blob, path) => blob.type.startsWith("image/svg+xml") || /\.svg$/i.test(path);

/** A checked SVG document. */
export class Vector {
  /** The masks of its layers by rendering and weight. */
  #masks = new Map();

  /** Reads a document. */
  static async read(blob, path, symbols) {
    await symbols.loadComposer();
    const made = new Vector();
    Object.assign(made, { path, bytes: new Uint8Array(await blob.arrayBuffer()), symbols });
    made.checked = made.check();
    return made;
  }

  /** Checks the document and returns its forms; of an exported template, one of a weight and scale, which is regular and medium unless given. */
  check(weight = 400, scaleIndex = -1) {
    const checked = this.symbols.composer.vector(this.bytes, weight, scaleIndex);
    if (!checked) throw new PellucidError(`no picture: ${this.path}: use an SVG document without scripts and links to files, and with fewer elements`);
    return checked;
  }

  /** Returns the size of a document in units: that of the view box, or else of the document. */
  sizeOf({ viewBox, width, height }) {
    const box = viewBox?.trim().split(/[\s,]+/).map(Number);
    const size = box?.length === 4 ? box.slice(2) : [width, height].map(parseFloat);
    if (size.every(length => length > 0 && length < 1e6)) return { width: size[0], height: size[1] };
    throw new PellucidError(`no picture: ${this.path}: give the SVG document a view box`);
  }

  /** Draws the document as a picture. */
  picture() {
    const { whole, exclusions } = this.checked, { width, height } = this.sizeOf(whole), longer = Math.max(width, height);
    return this.draw(Math.min(most, Math.max(fewest, density * longer)) / longer, whole, exclusions);
  }

  /** Returns the fact about the document as a symbol. */
  get fact() {
    const { colors, hasWeights } = this.checked;
    this.symbolOf(this.checked);
    return { colors, hasWeights };
  }

  /** Returns the document that a symbol draws. */
  symbolOf({ whole, variant, isExported }) {
    if (!isExported) return whole;
    if (variant) return variant;
    throw new PellucidError(`no symbol: ${this.path}: use filled paths of lines and curves alone, without styles and transforms, in the groups of a template`);
  }

  /** Returns the size and the pictures of the layers of a symbol; undefined while they are drawn, for which a promise is added to `loading`. */
  layers({ rendering, weight, scaleIndex }, loading) {
    const key = [rendering, weight, this.checked.isExported && scaleIndex].join(" "), known = this.#masks.get(key);
    if (!known) {
      const checked = this.check(weight, scaleIndex), { base, layers, colored } = checked, symbol = this.symbolOf(checked), size = this.sizeOf(symbol);
      const sheets = { monochrome: [base], multicolor: colored }[rendering] ?? layers;
      loading.add(Promise.all(sheets.map(sheet => this.draw(maskSide / Math.max(size.width, size.height), symbol, sheet)))
        .then(pictures => { this.#masks.set(key, { size, pictures }); }));
    }
    return known;
  }

  /** Lets the page draw a document with a style sheet, so many times as large. */
  async draw(factor, document, sheet) {
    const { width, height } = this.sizeOf(document), [columns, rows] = [width, height].map(length => Math.max(1, Math.round(length * factor)));
    const text = sheet.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${columns}" height="${rows}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">`
      + `<style>${text}</style>${document.svg}</svg>`;
    try {
      return await new Promise((resolve, reject) => {
        waiting.set(++number, { resolve, reject });
        postMessage({ ask: number, svg: whole, width: columns, height: rows });
      });
    } catch (error) {
      throw new PellucidError(`no picture: ${this.path}: allow images of blob: in the page's policy (${error.message})`);
    }
  }
}
