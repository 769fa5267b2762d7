// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// Does what most pages do first, and writes the functions that took part: node Scripts/web-profile.mjs MODULE OUTPUT draw|judge
// MODULE has been instrumented by wasm-split, which divides modules by OUTPUT. With judge, the pictures are judged as well.

import { readFileSync, writeFileSync } from "node:fs";
import { Instance } from "../Site/pellucid/instance.js";
import { Page } from "../Site/pellucid/page.js";

const [file, output, task] = process.argv.slice(2);
const module = new WebAssembly.Module(readFileSync(file));
const instance = new Instance();
/** False while the page says that pictures and fonts have to be loaded. */
let isReady = false;
// The module only needs some answer about texts: a line of 60 by 20 points, whose letters cover half of each pixel.
const page = Object.assign(Object.create(Page.prototype), { instance });
const imports = { page: {
  ask: question => isReady && page.numbers(question === 0 ? [60, 20, 15, 1] : [0, 0, 60, 20]),
  draw: (subject, text, count, numbers, numberCount) => {
    if (!isReady) return 0;
    const [x, y, , , a, , , d, e, f, scale, ...clip] = new Float64Array(instance.bytes(numbers, 8 * numberCount).slice().buffer);
    const edges = [a * x + e, d * y + f, a * (x + 60) + e, d * (y + 20) + f].map(edge => Math.round(edge * scale));
    const area = edges.map((edge, index) => index < 2 ? Math.max(edge, clip[index]) : Math.max(Math.min(edge, clip[index]), edges[index - 2], clip[index - 2]));
    return page.masks([{ area, values: new Uint8Array((area[2] - area[0]) * (area[3] - area[1])).fill(128) }]);
  },
} };
for (const { module: space, name } of WebAssembly.Module.imports(module)) {
  imports[space] ??= {};
  imports[space][name] ??= () => { throw new Error(`the profile has no answer to ${space} ${name}`); };
}
instance.exports = new WebAssembly.Instance(module, imports).exports;
instance.exports._initialize?.();
instance.renderer = instance.exports.pellucid_renderer() >>> 0;

const [width, height] = [720, 480];
// A sky above the sea.
const data = new Uint8Array(4 * width * height).map((_, index) => index % 4 === 3 ? 255 : 255 - (index % 4 === 2 ? 60 : 200) * index / (4 * width * height));
const picture = instance.picture({ data, width, height }, "srgb");

/** Every setting, as the page shows them in small pictures. */
const settings = ["light", "dark"].flatMap(appearance => ["standard", "increased"].flatMap(contrast =>
  ["standard", "reduced"].map(transparency => ({ appearance, contrast, transparency }))));

/** The traits that the page writes. */
const usual = { platform: "ios", level: "base", look: "os27", accent: "multicolor", active: true };

function withScene(ground, surface, body) {
  const text = { id: "text", text: "Text", frame: [24, 60, 312, 40], size: 28, weight: "semibold", style: "secondaryLabel", lineLimit: 1 };
  const piece = { id: "piece", frame: [180.5, 160, 360, 160], shape: { roundedRectangle: 28 }, layers: [text], ...surface };
  const traits = { ...usual, ...settings[0] };
  const [scene] = instance.open(JSON.stringify({ version: 1, size: { width, height }, scale: 2, traits, desktop: [ground, piece] }));
  // A page draws once before the picture is there, and once before the font is.
  const canvas = instance.surface();
  isReady = false;
  instance.draw(scene, canvas, "", 0, 0);
  instance.setPicture(scene, { path: "photo.png", gamut: "srgb" }, picture);
  instance.draw(scene, canvas, "", 0, 0);
  isReady = true;
  body(scene, canvas);
  instance.close(scene);
  instance.close(canvas);
}

const photo = { image: "photo.png", fit: "fill" }, capsule = { glass: "regular", control: "button", shape: "capsule" };
for (const [ground, surface] of [
  [photo, { material: "regular" }], [photo, { glass: "regular" }], [photo, capsule], [{ fill: "#3366CC" }, { material: "thin" }],
  [{ fill: "#808080" }, { glass: "regular" }],
]) {
  withScene(ground, surface, (scene, canvas) => {
    instance.draw(scene, canvas, JSON.stringify({ ...usual, ...settings[0] }), 0, 0);
    for (const traits of settings) instance.draw(scene, canvas, JSON.stringify({ ...usual, ...traits }), 0.5, 0);
    if (task !== "judge") return;
    for (const traits of settings) {
      for (const isKorean of [0, 1]) instance.report(scene, JSON.stringify({ ...usual, ...traits }), 0, isKorean);
    }
  });
}
if (task === "judge") {
  for (const traits of settings) {
    for (const surface of [{ material: "regular" }, { material: "ultraThin" }, { glass: "regular", control: "none", frame: [360, 160] }]) {
      const question = { ...surface, style: "secondaryLabel", size: 17, weight: 600, traits: { ...usual, ...traits } };
      for (const isKorean of [0, 1]) instance.bound(JSON.stringify(question), isKorean);
    }
  }
  instance.contrast("#FFFFFF", "#777777");
}

const most = 1 << 20;
const address = instance.reserve(most);
const count = instance.exports.__write_profile(address, most);
if (count > most) throw new Error(`the profile has ${count} bytes, at most ${most} are expected`);
const profile = instance.bytes(address, count).slice(), times = new DataView(profile.buffer);
// JavaScript, which loads a part when one of its functions is called, cannot hand on vectors: functions that take them are needed, too. The
// profile has a hash of 8 bytes, and the time of each function's first call.
for (const index of functionsOfVectors(readFileSync(file))) {
  if (12 + 4 * index <= count) times.setUint32(8 + 4 * index, Math.max(1, times.getUint32(8 + 4 * index, true)), true);
}
writeFileSync(output, profile);

/** Returns the functions of a module that take or return vectors of 128 bits, by their places among the functions that it defines. */
function functionsOfVectors(bytes) {
  let at = 8, types = [], functions = [];
  const number = () => {
    for (let value = 0, shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
  };
  const list = element => Array.from({ length: number() }, element);
  while (at < bytes.length) {
    const section = bytes[at++], end = number() + at;
    if (section === 1) types = list(() => (at++, [...list(() => bytes[at++]), ...list(() => bytes[at++])].includes(0x7b)));
    if (section === 3) functions = list(number);
    at = end;
  }
  return functions.flatMap((type, index) => types[type] ? [index] : []);
}
