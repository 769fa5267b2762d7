// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The fonts of texts, each loaded when a text first needs it.

import { PellucidError } from "./error.js";

/** The families of other scripts, in the order in which they are tried after those of East Asia. */
const scripts = ["Arabic", "Hebrew", "Devanagari", "Thai", "Armenian", "Georgian", "Symbols", "Symbols2"].map(name => `Noto Sans ${name}`);

/** The font of characters that no other font has: emoji in colour. */
const emoji = { name: "'Noto Color Emoji', 'Apple Color Emoji', 'Segoe UI Emoji', sans-serif", ascent: 0.95, descent: 0.25, isEmoji: true };

const pictographs = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3|\ufe0f/u;

/** A font file: a part of a family in one weight. */
class Face {
  constructor(entry, number, base) {
    Object.assign(this, entry);
    this.name = `pellucid-${number}`;
    this.address = new URL(`fonts/${entry.file}`, base);
    let bound = 0;
    this.bounds = entry.ranges.map(step => bound += step);
  }

  /** Returns whether the face has a character. */
  has(code) {
    let [low, high] = [0, this.bounds.length / 2];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.bounds[2 * middle + 1] < code) low = middle + 1;
      else high = middle;
    }
    return 2 * low < this.bounds.length && this.bounds[2 * low] <= code;
  }

  load() {
    return this.loading ??= new FontFace(this.name, `url("${this.address.href}")`).load().then(face => {
      (self.fonts ?? document.fonts).add(face);
      this.isLoaded = true;
    }).catch(error => {
      this.loading = undefined;
      throw new PellucidError(`no font: ${this.address.href}: check that the folder of fonts is beside the modules (${error.message})`);
    });
  }
}

export class Fonts {
  static #all = new Map();

  /** Returns the fonts beside the modules at an address. */
  static at(base) {
    const key = String(base);
    if (!Fonts.#all.has(key)) Fonts.#all.set(key, new Fonts(base));
    return Fonts.#all.get(key);
  }

  constructor(base) { this.base = base; }

  /** Loads the list of fonts. */
  load() {
    return this.loading ??= (async () => {
      const address = new URL("fonts/fonts.json", this.base);
      try {
        const response = await fetch(address);
        if (!response.ok) throw new Error(`the server answers ${response.status}`);
        const { faces } = await response.json();
        this.faces = faces.map((entry, number) => new Face(entry, number, this.base));
      } catch (error) {
        this.loading = undefined;
        throw new PellucidError(`no fonts: ${address}: check that the folder of fonts is beside the modules (${error.message})`);
      }
    })();
  }

  /** Returns the faces of a family in the weight that is nearest; of several parts all. */
  family(name, weight, isItalic) {
    const all = this.faces.filter(face => face.family.toLowerCase() === name.toLowerCase());
    const slanted = all.filter(face => face.italic === isItalic);
    const some = slanted.length ? slanted : all;
    const nearest = some.reduce((best, face) => Math.min(best, Math.abs(face.weight - weight)), Infinity);
    const chosen = some.find(face => Math.abs(face.weight - weight) === nearest)?.weight;
    return some.filter(face => face.weight === chosen);
  }

  /** Returns the faces of a text, those to try first first. */
  list(text, { family, weight, italic, equalDigits, isDefault }) {
    const regions = { ja: ["JP", "KR", "SC", "TC"], ko: ["KR", "JP", "SC", "TC"], zh: ["SC", "TC", "JP", "KR"] }[language(text)];
    const names = [
      ...(equalDigits && family === "Inter" ? ["Inter Tabular"] : []), family, ...(isDefault ? [] : ["Inter"]),
      ...regions.map(region => `Noto Sans CJK ${region}`), ...scripts];
    return [...names.flatMap(name => this.family(name, weight, italic)), emoji];
  }
}

/** Returns the language of the Chinese characters of a text. */
function language(text) {
  if (/[\u3041-\u30ff\u31f0-\u31ff\uff66-\uff9f]/.test(text)) return "ja";
  return /[\u1100-\u11ff\u3130-\u318f\ua960-\ua97f\uac00-\ud7ff]/.test(text) ? "ko" : "zh";
}

/** Returns the face of a cluster of characters; undefined where no font has it. */
export function faceOf(cluster, faces) {
  if (/\ufe0f/.test(cluster)) return emoji;
  const code = cluster.codePointAt(0);
  const face = faces.find(face => !face.isEmoji && face.has(code));
  return face ?? (pictographs.test(cluster) ? emoji : undefined);
}
