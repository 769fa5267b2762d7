// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The layout of texts, by the rules of the program, with the shaping of the browser.

import { faceOf, Fonts } from "./fonts.js";

/** The size at which texts are measured and set, in pixels: large, so that widths are those of the design. */
export const setSize = 256;

/** The greatest height of a line of a fallback font, as a multiple of the size. */
const highestFallbackLine = 1.448;
/** The height of a line of the default font, as a multiple of the size. */
const defaultLine = 3408 / 2816;
/** The shear of italic letters of a family without italic fonts. */
export const slant = 0.2;

const clusters = new Intl.Segmenter("en", { granularity: "grapheme" });

let context;

/** Returns the context that texts are measured with. */
function measuring() { return context ??= new OffscreenCanvas(1, 1).getContext("2d"); }

/** Prepares a context for setting text. */
export function prepare(context, { names, tracking, isRightToLeft }) {
  context.font = `${setSize}px ${names}`;
  context.letterSpacing = `${tracking}px`;
  context.fontKerning = "normal";
  context.textRendering = "geometricPrecision";
  context.direction = isRightToLeft ? "rtl" : "ltr";
  context.textBaseline = "alphabetic";
  context.textAlign = "left";
}

/** Returns the family of the letters of a request, and the shift of their baseline. */
function drawn(request) {
  if (request.family !== "Inter" || request.design === "standard" || request.design === "rounded") {
    return { family: request.family, lineHeight: request.lineHeight, shift: 0, isDefault: request.family === "Inter" };
  }
  const isSerif = request.design === "serif";
  return {
    family: isSerif ? "Noto Serif" : "JetBrains Mono", lineHeight: request.lineHeight ?? request.size * defaultLine,
    shift: request.size * (1024 / 2816 - (isSerif ? 0.388 : 0.36)), isDefault: false,
  };
}

/** A text laid out in lines. Lengths are in points. */
export class Layout {
  lines = [];
  width = 0;
  height = 0;
  missing = new Set();
  /** The faces that have to be loaded before the layout is one. */
  wanted = [];

  /** Lays out a request in lines of at most `width` points. */
  constructor(request, width, fonts) {
    this.request = request;
    const { family, lineHeight, shift, isDefault } = drawn(request);
    Object.assign(this, { lineHeight, shift });
    this.unit = request.size / setSize;
    this.room = Math.ceil(width / request.width * 1024) / 1024;
    this.all = fonts.list(request.string, { ...request, family, isDefault });
    // Small capitals are a weight bolder, so that their strokes are as thick as those of other letters.
    const smallWeight = Math.max(request.weight, Math.min(request.weight + 100, 900));
    this.small = request.smallCapitals ? fonts.list(request.string, { ...request, weight: smallWeight, family, isDefault }) : this.all;
    this.own = this.all.find(face => face.family === family) ?? this.all[0];
    this.isSlanted = request.italic && !this.own.italic;
    this.wanted = this.missed(request.string + "…");
    // A context keeps the font that it has found for a name: nothing is measured before the fonts are there.
    if (this.wanted.length) return;
    const paragraphs = request.string.replace(/\r\n|[\r\u0085\u2029]/g, "\n").replace(/[\0-\x08\x0b-\x1f\x7f-\x9f]/g, "").split("\n");
    let left = request.lineLimit ? Math.max(1, request.lineLimit) : Infinity;
    for (const [index, paragraph] of paragraphs.entries()) {
      if (left <= 0) break;
      const isLast = index + 1 === paragraphs.length;
      let lines = this.broken(paragraph, left);
      if (lines.length >= left && !isLast) lines = this.broken(paragraph + "…", left);
      for (const line of lines) this.add(line);
      left -= lines.length;
    }
  }

  /** Returns the faces of a string that have not been loaded. */
  missed(string) {
    const faces = new Set();
    for (const { segment } of clusters.segment(string)) {
      faces.add(faceOf(segment, this.all));
      if (this.small !== this.all) faces.add(faceOf(segment.toUpperCase(), this.small));
    }
    return [...faces].filter(face => face && !face.isEmoji && !face.isLoaded);
  }

  /** Returns the parts of a string with their set width: small capitals are parts of their own. */
  parts(string) {
    const { smallCapitals } = this.request;
    // The browser puts the parts of a text in order that is written from right to left.
    const isOne = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe]/.test(string);
    const pieces = [];
    let face;
    for (const { segment } of clusters.segment(string)) {
      const isLower = segment !== segment.toUpperCase() && segment === segment.toLowerCase();
      const isUpper = segment !== segment.toLowerCase();
      const isSmall = smallCapitals && (smallCapitals === "all" ? isLower || isUpper : smallCapitals === "lowercase" ? isLower : isUpper);
      const shown = isSmall ? segment.toUpperCase() : segment;
      // A space belongs to the letters before it.
      if (!face || !/^\s/.test(segment) || pieces.at(-1)?.kind !== "usual") face = faceOf(shown, isSmall ? this.small : this.all);
      if (!face) for (const character of segment) this.missing.add(character.codePointAt(0));
      const kind = !face ? "missing" : face.isEmoji ? "emoji" : isSmall ? "small" : "usual";
      const last = pieces.at(-1);
      if (last?.kind === kind && kind !== "missing" && (isOne || last.faces.has(face))) {
        last.text += shown;
        if (face) last.faces.add(face);
      } else {
        pieces.push({ kind, text: shown, faces: new Set(face ? [face] : []) });
      }
    }
    return pieces;
  }

  /** Measures a string: its parts with their positions, and its width in points. */
  measure(string) {
    const pieces = this.parts(string);
    let x = 0;
    for (const piece of pieces) {
      const factor = piece.kind === "small" ? 0.8 : 1;
      piece.x = x;
      piece.factor = factor;
      if (piece.kind === "missing") {
        piece.width = 0.5 * this.request.size;
      } else {
        const order = [...this.all, ...this.small].filter((face, index, every) => piece.faces.has(face) && every.indexOf(face) === index);
        piece.names = order.map(face => face.name).join(", ");
        piece.tracking = this.request.tracking / this.request.width / this.unit / factor;
        piece.isRightToLeft = isRightToLeft(piece.text);
        prepare(measuring(), piece);
        piece.width = measuring().measureText(piece.text).width * this.unit * factor;
        [piece.shift, piece.stretch] = [0, 1];
        if (piece.isRightToLeft && piece.tracking) this.space(piece);
        piece.isSlanted = this.isSlanted && [...piece.faces].some(face => face.family === this.own.family);
      }
      x += piece.width;
    }
    // Letters are spaced between each other, and not at the ends of a line.
    return { pieces, width: pieces.length ? x - this.request.tracking / this.request.width : 0, text: string };
  }

  /**
   * Corrects the spacing of letters that are written from right to left. Some browsers put the space of the last letter at the left end,
   * others add none between joined letters, which are then stretched.
   */
  space(piece) {
    const spaced = measuring().measureText(piece.text);
    measuring().letterSpacing = "0px";
    const plain = measuring().measureText(piece.text);
    piece.shift = spaced.actualBoundingBoxLeft - plain.actualBoundingBoxLeft;
    if (Math.abs(spaced.width - plain.width) > 0.01) return;
    const width = plain.width + piece.tracking * [...clusters.segment(piece.text)].length;
    piece.stretch = width / plain.width;
    piece.width = width * this.unit * piece.factor;
  }

  /** Breaks a paragraph into lines. */
  broken(paragraph, most) {
    const lines = [];
    let start = 0;
    const places = opportunities(paragraph);
    while (start < paragraph.length || !lines.length) {
      const isLast = lines.length + 1 >= most;
      const whole = this.measure(paragraph.slice(start));
      if (whole.width <= this.room) {
        lines.push(whole);
        break;
      }
      if (isLast) {
        lines.push(this.shortened(paragraph.slice(start)));
        break;
      }
      const end = this.end(paragraph, start, places);
      lines.push(this.measure(paragraph.slice(start, end).replace(/[ \t\u3000]+$/, "")));
      start = end;
    }
    return lines;
  }

  /** Returns the end of the line that begins at `start`: the last opportunity that fits, or the last character. */
  end(paragraph, start, places) {
    const fits = end => this.measure(paragraph.slice(start, end).replace(/[ \t\u3000]+$/, "")).width <= this.room;
    const words = places.filter(place => place > start);
    const found = last(words, fits);
    if (found) return found;
    const cells = [];
    for (const { index } of clusters.segment(paragraph.slice(start, words[0] ?? paragraph.length))) if (index) cells.push(start + index);
    return last(cells, fits) || cells[0] || words[0] || paragraph.length;
  }

  /** Returns a line with an ellipsis in place of what does not fit. */
  shortened(rest) {
    this.isTruncated = true;
    const cells = [...clusters.segment(rest)].map(({ segment }) => segment);
    const { truncation } = this.request;
    const cut = count => {
      if (truncation === "head") return "…" + cells.slice(cells.length - count).join("");
      if (truncation === "middle") return cells.slice(0, Math.ceil(count / 2)).join("") + "…" + cells.slice(cells.length - Math.floor(count / 2)).join("");
      return cells.slice(0, count).join("") + "…";
    };
    const counts = cells.map((_, index) => index + 1);
    return this.measure(cut(last(counts, count => this.measure(cut(count)).width <= this.room) ?? 0));
  }

  /** Adds a line below the others. */
  add(line) {
    const used = new Set(line.pieces.flatMap(piece => [...piece.faces]).filter(face => face));
    const faces = used.size ? [...used] : [this.own];
    let ascent = 0, descent = 0;
    for (const face of faces) {
      const { size } = this.request;
      let height = (face.ascent + face.descent) * size;
      const wanted = this.lineHeight ?? (face.family !== this.own.family && height > highestFallbackLine * size ? highestFallbackLine * size : height);
      ascent = Math.max(ascent, face.ascent * size + (wanted - height) / 2);
      descent = Math.max(descent, face.descent * size + (wanted - height) / 2);
    }
    line.width *= this.request.width;
    line.y = this.height;
    line.height = ascent + descent;
    line.baseline = this.height + ascent + this.shift;
    line.isRightToLeft = isRightToLeft(line.text);
    this.lines.push(line);
    this.width = Math.max(this.width, line.width);
    this.height += line.height;
  }

  /** Returns the distance of a line from the leading edge of a frame. */
  offset(line, width) {
    const room = width - line.width;
    if (!Number.isFinite(room)) return 0;
    if (this.request.alignment === "center") return room / 2;
    return (this.request.alignment === "trailing") !== line.isRightToLeft ? room : 0;
  }
}

/** Returns the last item for which a condition holds that holds for the first ones; undefined for none. */
function last(items, holds) {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(items[middle])) low = middle + 1;
    else high = middle;
  }
  return items[low - 1];
}

/** Returns whether the first letter of a text is written from right to left. */
function isRightToLeft(text) {
  const letter = /\p{L}/u.exec(text)?.[0];
  return !!letter && /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe]/.test(letter);
}

const ideograph = /[\u2e80-\u30ff\u3130-\u318f\u31c0-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef]|[\ud840-\ud8ff][\udc00-\udfff]/;
const closer = /[)\]}»’”、。，．：；？！々〉》」』】〕〗ー…!,.:;?%ぁぃぅぇぉっゃゅょァィゥェォッャュョ]/;
const opener = /[(\[{«‘“〈《「『【〔〖$£¥]/;

/** Returns the positions at which a line may end: after spaces and hyphens, and around characters of East Asia. */
function opportunities(text) {
  const places = [];
  const all = [...clusters.segment(text)];
  for (let index = 1; index < all.length; index += 1) {
    const [before, after] = [all[index - 1].segment, all[index].segment];
    const isSpace = /^[\s\u200b]/.test(before) && !/^[\u00a0\u202f\u2060]/.test(before);
    const isHyphen = /[-\u2010\u2013\u2014]$/.test(before) && /\p{L}/u.test(after);
    const isBetween = (ideograph.test(before) || ideograph.test(after)) && !closer.test(after) && !opener.test(before) && !/^[\s\u00a0\u2060]/.test(before);
    if (/^[ \t\u3000]/.test(after)) continue;
    if (isSpace || isHyphen || isBetween) places.push(all[index].index);
  }
  return places;
}

/** The layouts of a page. */
export class Texts {
  constructor(base) { this.fonts = Fonts.at(base); }

  /** Returns the layout of a request; undefined while a font is missing, for which a promise is added to `loading`. */
  layout(request, width, loading) {
    if (!this.fonts.faces) return void loading.add(this.fonts.load());
    const layout = new Layout(request, width, this.fonts);
    if (!layout.wanted.length) return layout;
    for (const face of layout.wanted) loading.add(face.load());
  }
}
