// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// Runs the embedded module under Node on a scene document and writes its report to a file:
// node run-wasm.mjs MODULE SCENE OUT
import { readFileSync, writeFileSync } from "node:fs";

const [modulePath, scenePath, outputPath] = process.argv.slice(2);
const module = new WebAssembly.Module(readFileSync(modulePath));

// The core makes no system call. Functions that libc still links, such as abort, throw an error with their name.
const imports = {};
for (const { module: space, name, kind } of WebAssembly.Module.imports(module)) {
  if (kind !== "function") throw new Error(`unexpected import ${space}.${name} (${kind})`);
  imports[space] ??= {};
  imports[space][name] = () => { throw new Error(`the core called ${space}.${name}`); };
}

const { exports } = new WebAssembly.Instance(module, imports);
exports._initialize?.();
const scene = readFileSync(scenePath);
const document = exports.pellucid_embedded_reserve(scene.length) >>> 0;
new Uint8Array(exports.memory.buffer, document, scene.length).set(scene);
const address = exports.pellucid_embedded_report(document, scene.length) >>> 0;
const memory = new DataView(exports.memory.buffer);
const count = memory.getUint32(address, true);
writeFileSync(outputPath, new Uint8Array(exports.memory.buffer, address + 4, count));
