// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// Symbols, drawn from the program's own SVG documents. Of SVG they have shapes, groups, transforms and masks that cut parts out.

import { bounds, coverage } from "./coverage.js";
import { PellucidError } from "./error.js";

/** The greatest number of composed symbols that are kept. */
const mostComposed = 500;

/** The documents of symbols by name: templates, and those that are composed of icons by the parts of their names. */
export class Symbols {
  static #all = new Map();
  #composed = new Map();

  /** Returns the symbols beside the modules at an address. */
  static at(base) {
    const key = String(base);
    if (!Symbols.#all.has(key)) Symbols.#all.set(key, new Symbols(base));
    return Symbols.#all.get(key);
  }

  constructor(base) { this.base = base; }

  load() {
    return this.loading ??= (async () => {
      const address = new URL("symbols.json", this.base);
      try {
        const response = await fetch(address);
        if (!response.ok) throw new Error(`the server answers ${response.status}`);
        ({ templates: this.templates, icons: this.icons } = await response.json());
      } catch (error) {
        this.loading = undefined;
        throw new PellucidError(`no symbols: ${address}: check that the file is beside the modules (${error.message})`);
      }
    })();
  }

  /** Loads the module that composes symbols. */
  loadComposer() {
    return this.composing ??= (async () => {
      try {
        const { Instance } = await import("./instance.js");
        this.composer = await Instance.ofSymbols(this.base, path => this.icons[path]);
      } catch (error) {
        this.composing = undefined;
        throw error;
      }
    })();
  }

  /** Returns the document of a symbol with its facts: null for an unknown name, undefined while files are missing. */
  entry(name, weight, loading) {
    if (!this.templates) return void loading.add(this.load());
    if (Object.hasOwn(this.templates, name)) return this.templates[name];
    if (!this.composer) return void loading.add(this.loadComposer());
    const key = `${weight} ${name}`;
    if (!this.#composed.has(key)) {
      if (this.#composed.size >= mostComposed) this.#composed.clear();
      this.#composed.set(key, this.compose(name, weight));
    }
    return this.#composed.get(key);
  }

  compose(name, weight) {
    const composed = this.composer.symbol(name, weight);
    if (!composed) return null;
    const { other, isOtherComposed, ...entry } = composed;
    const template = Object.hasOwn(this.templates, other) ? this.templates[other] : undefined;
    return { ...entry, counterpart: template || isOtherComposed ? other : undefined, counterpartColors: template?.colors, isComposed: true };
  }

  /** Returns the fact about a name: null for an unknown one, undefined while files are missing. */
  fact(name, loading) {
    const entry = this.entry(name, regular, loading);
    if (!entry) return entry;
    const { svg, tree, ...fact } = entry;
    return fact;
  }

  /** Returns the mask of each layer of a symbol; undefined while files are missing. */
  masks(request, place, loading) {
    const entry = this.entry(request.template, request.weight, loading);
    if (entry === undefined) return;
    if (!entry) throw new PellucidError(`unknown symbol: ${request.template}: use a name that pellucid symbols lists`);
    entry.tree ??= parse(entry.svg);
    // The lines of a composed symbol have the width of its weight already.
    return draw(entry.tree, entry.isComposed ? { ...request, strokeFactor: 1 } : request, place);
  }
}

/** The weight of lines that are as templates draw them. */
const regular = 400;

/** Parses a document into elements with attributes and children. */
function parse(text) {
  const root = { name: "", children: [] };
  const open = [root];
  for (const [, isEnd, name, attributes, isEmpty] of text.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g)) {
    if (isEnd) {
      open.pop();
      continue;
    }
    const element = { name, children: [], classes: [] };
    for (const [, key, value] of attributes.matchAll(/([\w:-]+)="([^"]*)"/g)) element[key] = value;
    if (element.class) element.classes = element.class.split(/\s+/);
    open.at(-1).children.push(element);
    if (!isEmpty) open.push(element);
  }
  const [svg] = root.children;
  const masks = new Map();
  const collect = element => {
    if (element.name === "mask") masks.set(element.id, element);
    element.children.forEach(collect);
  };
  collect(svg);
  const [, , width, height] = svg.viewBox.split(/[\s,]+/).map(Number);
  return { svg, masks, width, height };
}

/** Returns the classes of a document that match a pattern, in the order of the document. */
function classes(element, pattern, found = new Set()) {
  for (const name of element.classes) if (pattern.test(name)) found.add(name);
  for (const child of element.children) classes(child, pattern, found);
  return [...found];
}

/** Returns which elements each mask shows: functions of an element that has classes. */
function layers({ svg }, rendering) {
  const names = classes(svg, rendering === "multicolor" ? /^multicolor-/ : /^layer-\d+$/);
  if (rendering === "monochrome" || names.length < 2) return [() => true];
  if (rendering !== "multicolor") names.sort((one, other) => one.slice(6) - other.slice(6));
  return names.map((own, index) => element => {
    const others = names.filter(name => name !== own);
    if (element.classes.some(name => others.includes(name))) return false;
    // What has no mark belongs to the first layer.
    return index === 0 || element.isInside || element.classes.includes(own);
  });
}

/** Returns the masks of layers, which `draw` with a context in a box: as large as the frame allows, in its middle. */
export function placed(natural, request, { frame, matrix, clip }, layers) {
  const factor = Math.min(frame.width / natural.width, frame.height / natural.height) * (request.scale ?? 1);
  const size = { width: natural.width * factor, height: natural.height * factor };
  const box = { x: frame.x + (frame.width - size.width) / 2, y: frame.y + (frame.height - size.height) / 2, ...size };
  const area = bounds(box, matrix, clip);
  return layers.map(draw => ({
    area, values: coverage(area, undefined, context => {
      context.beginPath();
      context.transform(...matrix);
      context.rect(box.x, box.y, box.width, box.height);
      context.clip();
      draw(context, box, factor);
    }),
  }));
}

function draw(tree, request, place) {
  return placed(tree, request, place, layers(tree, request.rendering).map(shows => (context, box, factor) => {
    context.transform(factor, 0, 0, factor, box.x, box.y);
    element(context, tree.svg, { tree, shows, strokeFactor: request.strokeFactor }, {});
  }));
}

/** Draws an element with its children. */
function element(context, node, drawing, inherited) {
  if (["defs", "mask", "title", "desc"].includes(node.name)) return;
  const isMarked = node.classes.length > 0;
  if (isMarked && !drawing.shows({ ...node, isInside: inherited.isInside })) return;
  if (!isMarked && ["path", "circle", "ellipse", "rect", "line", "polyline", "polygon"].includes(node.name)
    && !drawing.shows({ classes: [], isInside: inherited.isInside })) return;
  const style = {
    ...inherited, isInside: inherited.isInside || isMarked,
    fill: node.fill ?? inherited.fill ?? "black", stroke: node.stroke ?? inherited.stroke ?? "none",
    width: Number(node["stroke-width"] ?? inherited.width ?? 1), cap: node["stroke-linecap"] ?? inherited.cap ?? "butt",
    join: node["stroke-linejoin"] ?? inherited.join ?? "miter", rule: node["fill-rule"] ?? inherited.rule ?? "nonzero",
  };
  context.save();
  if (node.transform) transform(context, node.transform);
  const mask = /^url\(#(.*)\)$/.exec(node.mask ?? "")?.[1];
  if (mask) masked(context, node, drawing, style, drawing.tree.masks.get(mask));
  else content(context, node, drawing, style);
  context.restore();
}

function content(context, node, drawing, style) {
  const path = shape(node);
  if (path && style.fill !== "none") context.fill(path, style.rule);
  if (path && style.stroke !== "none") {
    Object.assign(context, { lineWidth: style.width * drawing.strokeFactor, lineCap: style.cap, lineJoin: style.join });
    context.stroke(path);
  }
  for (const child of node.children) element(context, child, drawing, style);
}

/** Draws an element without the parts that the elements of a mask cover. */
function masked(context, node, drawing, style, mask) {
  const { width, height } = context.canvas;
  const copy = new OffscreenCanvas(width, height).getContext("2d");
  copy.setTransform(context.getTransform());
  copy.fillStyle = copy.strokeStyle = "#fff";
  content(copy, node, drawing, style);
  const cut = new OffscreenCanvas(width, height).getContext("2d");
  cut.setTransform(context.getTransform());
  // The first element of a mask is the white ground on which the others are black.
  const whole = { ...drawing, shows: () => true };
  for (const child of mask?.children.slice(1) ?? []) element(cut, child, whole, {});
  copy.setTransform(1, 0, 0, 1, 0, 0);
  copy.globalCompositeOperation = "destination-out";
  copy.drawImage(cut.canvas, 0, 0);
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(copy.canvas, 0, 0);
  context.restore();
}

/** Returns the path of a shape; undefined for other elements. */
function shape(node) {
  const number = key => Number(node[key] ?? 0);
  const path = new Path2D();
  switch (node.name) {
    case "path": return new Path2D(node.d);
    case "circle":
      path.arc(number("cx"), number("cy"), number("r"), 0, 2 * Math.PI);
      return path;
    case "ellipse":
      path.ellipse(number("cx"), number("cy"), number("rx"), number("ry"), 0, 0, 2 * Math.PI);
      return path;
    case "rect":
      path.roundRect(number("x"), number("y"), number("width"), number("height"), Number(node.rx ?? node.ry ?? 0));
      return path;
    case "line":
      path.moveTo(number("x1"), number("y1"));
      path.lineTo(number("x2"), number("y2"));
      return path;
    case "polyline": case "polygon": {
      const points = node.points.trim().split(/[\s,]+/).map(Number);
      for (let index = 0; index < points.length; index += 2) path.lineTo(points[index], points[index + 1]);
      if (node.name === "polygon") path.closePath();
      return path;
    }
  }
}

/** Applies the transforms of an attribute. */
function transform(context, text) {
  for (const [, name, list] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a, b, c, ...rest] = list.trim().split(/[\s,]+/).map(Number);
    if (name === "translate") context.translate(a, b ?? 0);
    if (name === "scale") context.scale(a, b ?? a);
    if (name === "matrix") context.transform(a, b, c, ...rest);
    if (name === "rotate") {
      context.translate(b ?? 0, c ?? 0);
      context.rotate(a * Math.PI / 180);
      context.translate(-(b ?? 0), -(c ?? 0));
    }
  }
}
