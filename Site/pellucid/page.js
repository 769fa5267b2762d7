// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The functions that a module calls: texts and symbols, which the browser lays out and draws.

import { bounds, coverage } from "./coverage.js";
import { placed, Symbols } from "./symbols.js";
import { prepare, setSize, slant, Texts } from "./text.js";

const decoder = new TextDecoder();

/** Returns whether a symbol is a file. */
const isFile = name => name.endsWith(".svg");

export class Page {
  constructor(base, instance) {
    this.instance = instance;
    this.texts = new Texts(base);
    this.symbols = Symbols.at(base);
    this.loading = new Set();
  }

  /** Waits for the files that calls have missed. */
  async arrived() {
    const all = [...this.loading];
    this.loading.clear();
    await Promise.all(all);
  }

  get functions() {
    return {
      ask: (question, subject, count, numbers) => {
        const [width] = new Float64Array(this.instance.bytes(numbers, 8).slice().buffer);
        const layout = this.texts.layout(this.subject(subject, count), width, this.loading);
        if (!layout) return 0;
        if (question === 0) {
          return this.numbers([layout.width, layout.height, layout.lines[0]?.baseline ?? 0, layout.lines.length]);
        }
        return this.numbers(layout.lines.filter(line => line.width && line.height)
          .flatMap(line => [layout.offset(line, width), line.y, line.width, line.height]));
      },
      fact: (name, count) => {
        const fact = this.fact(decoder.decode(this.instance.bytes(name, count)));
        return fact === undefined ? 0 : this.instance.block(JSON.stringify(fact));
      },
      draw: (subject, text, count, numbers, numberCount) => {
        const place = new Place(new Float64Array(this.instance.bytes(numbers, 8 * numberCount).slice().buffer));
        if (subject) {
          const masks = this.symbolMasks(this.subject(text, count), place);
          return masks ? this.masks(masks) : 0;
        }
        const layout = this.texts.layout(this.subject(text, count), place.frame.width, this.loading);
        if (!layout) return 0;
        const pieces = layout.lines.flatMap(line => line.pieces);
        const isOfPictures = pieces.length > 0 && pieces.every(piece => piece.kind === "emoji");
        return this.masks(isOfPictures ? [] : [drawText(layout, place)], layout.missing, drawEmoji(layout, place));
      },
    };
  }

  /** Returns the fact about a symbol of a name or of a file; undefined while files are missing. */
  fact(name) {
    if (!isFile(name)) return this.symbols.fact(name, this.loading);
    return this.vector(name)?.fact;
  }

  symbolMasks(request, place) {
    if (!isFile(request.template)) return this.symbols.masks(request, place, this.loading);
    const drawn = this.vector(request.template)?.layers(request, this.loading);
    return drawn && placed(drawn.size, request, place, drawn.pictures.map(layer => (context, { x, y, width, height }) => context.drawImage(layer, x, y, width, height)));
  }

  /** Returns the SVG document of a file of the scene; undefined while it is missing. */
  vector(path) {
    const picture = this.file(path);
    if (!picture.read) this.loading.add(picture.vector(path, this.instance));
    return picture.read;
  }

  subject(address, count) { return JSON.parse(decoder.decode(this.instance.bytes(address, count))); }

  /** Returns a block with numbers. */
  numbers(values) {
    const address = this.instance.reserve(8 + 8 * values.length);
    const view = new DataView(this.instance.memory.buffer, address);
    view.setInt32(0, values.length, true);
    values.forEach((value, index) => view.setFloat64(8 + 8 * index, value, true));
    return address;
  }

  /** Returns a block with masks, characters that no font has, and pictures of others. */
  masks(masks, missing = [], pictures = []) {
    const codes = [...missing];
    const count = [...masks, ...pictures].reduce((sum, { values }) => sum + 16 + values.length, 12 + 4 * codes.length);
    const address = this.instance.reserve(count);
    const view = new DataView(this.instance.memory.buffer, address, count);
    view.setInt32(0, masks.length, true);
    let offset = 4;
    const add = ({ area, values }) => {
      area.forEach((edge, index) => view.setInt32(offset + 4 * index, edge, true));
      this.instance.bytes(address + offset + 16, values.length).set(values);
      offset += 16 + values.length;
    };
    masks.forEach(add);
    for (const number of [codes.length, ...codes, pictures.length]) {
      view.setInt32(offset, number, true);
      offset += 4;
    }
    pictures.forEach(add);
    return address;
  }
}

/** The place of a text or symbol: its frame, the transform to pixels, and the pixels of the picture. */
class Place {
  constructor([x, y, width, height, a, b, c, d, e, f, scale, ...clip]) {
    this.frame = { x, y, width, height };
    this.matrix = [a, b, c, d, e, f].map(number => number * scale);
    this.clip = clip;
  }
}

/** Returns the mask of a text. */
function drawText(layout, { frame, matrix, clip }) {
  const { size } = layout.request;
  // Letters reach beyond their lines.
  const around = { x: frame.x - size, y: frame.y - size, width: Math.max(frame.width, layout.width) + 2 * size, height: layout.height + 2 * size };
  for (const line of layout.lines) {
    const x = frame.x + layout.offset(line, frame.width) - size;
    if (x < around.x) [around.width, around.x] = [around.width + around.x - x, x];
  }
  const area = bounds(around, matrix, clip);
  return { area, values: coverage(area, size * Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2])), context => {
    context.transform(...matrix);
    context.translate(frame.x, frame.y);
    for (const line of layout.lines) drawLine(context, layout, line, layout.offset(line, frame.width));
  }) };
}

/** Returns the pictures of the emoji of a text: their areas and straight pixels. */
function drawEmoji(layout, { frame, matrix, clip }) {
  const pictures = [];
  for (const line of layout.lines) {
    for (const piece of line.pieces.filter(({ kind }) => kind === "emoji")) {
      const { size, width } = layout.request;
      const x = frame.x + layout.offset(line, frame.width) + piece.x * width, y = frame.y + line.baseline;
      const area = bounds({ x, y: y - 1.2 * size, width: piece.width * width, height: 1.6 * size }, matrix, clip);
      if (area[0] === area[2]) continue;
      const context = new OffscreenCanvas(area[2] - area[0], area[3] - area[1]).getContext("2d", { willReadFrequently: true });
      context.translate(-area[0], -area[1]);
      context.transform(...matrix);
      context.translate(x, y);
      prepare(context, piece);
      context.scale(layout.unit * width, layout.unit);
      context.fillText(piece.text, 0, 0);
      pictures.push({ area, values: context.getImageData(0, 0, area[2] - area[0], area[3] - area[1]).data });
    }
  }
  return pictures;
}

function drawLine(context, layout, line, x) {
  const { width, size } = layout.request;
  for (const piece of line.pieces) {
    context.save();
    context.translate(x + piece.x * width, line.baseline);
    context.transform(width, 0, piece.isSlanted ? -slant * width : 0, 1, 0, 0);
    if (piece.kind === "missing") {
      box(context, piece.width, size);
    } else if (piece.kind !== "emoji") {
      const unit = layout.unit * piece.factor;
      prepare(context, piece);
      context.scale(unit * piece.stretch, unit);
      context.fillText(piece.text, piece.shift, 0);
    }
    context.restore();
  }
}

/** Draws the box of a missing character. */
function box(context, advance, size) {
  const [line, height] = [size / 16, size * 0.7];
  const width = Math.max(advance - 2 * line, line);
  context.beginPath();
  context.rect(line, -height, width, height);
  context.rect(2 * line, line - height, width - 2 * line, height - 2 * line);
  context.fill("evenodd");
}
