// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// Draws what most pages show first, and writes the functions that took part: node Scripts/web-profile.mjs MODULE OUTPUT
// MODULE has been instrumented by wasm-split, which divides modules by OUTPUT.

import { readFileSync, writeFileSync } from "node:fs";
import { Instance } from "../Site/pellucid/instance.js";

const [file, output] = process.argv.slice(2);
const module = new WebAssembly.Module(readFileSync(file));
const imports = {};
for (const { module: space, name } of WebAssembly.Module.imports(module)) {
  imports[space] ??= {};
  imports[space][name] = () => { throw new Error(`the profile has no page: ${name}`); };
}
const instance = Object.assign(new Instance(), { exports: new WebAssembly.Instance(module, imports).exports });
instance.exports._initialize?.();
instance.renderer = instance.exports.pellucid_renderer() >>> 0;

const [width, height] = [96, 64];
const data = new Uint8Array(4 * width * height).map((_, index) => (index % 4 === 3 ? 255 : index * 37 & 255));
const picture = instance.picture({ data, width, height }, "srgb");
const frame = [10, 10, 60, 30];
const contents = [
  { material: "regular", frame, shape: { roundedRectangle: 8 } }, { glass: "regular", frame, shape: "capsule" },
  { glass: "regular", control: "button", frame, shape: "capsule" },
];
for (const content of contents) {
  const desktop = [{ fill: "#3366CC" }, { image: "photo.png" }, content];
  const [scene] = instance.open(JSON.stringify({ version: 1, size: { width, height }, scale: 2, traits: { platform: "ios" }, desktop }));
  instance.setPicture(scene, { path: "photo.png", gamut: "srgb" }, picture);
  const surface = instance.surface();
  for (const appearance of ["light", "dark"]) instance.draw(scene, surface, JSON.stringify({ appearance }), 0, 0);
  instance.draw(scene, surface, "", 1, 0, 0);
  instance.paint(surface, [0, 0, width, height / 2]);
  instance.close(surface);
  instance.close(scene);
}

const most = 1 << 20;
const address = instance.reserve(most);
const count = instance.exports.__write_profile(address, most);
if (count > most) throw new Error(`the profile has ${count} bytes, at most ${most} are expected`);
writeFileSync(output, instance.bytes(address, count));
