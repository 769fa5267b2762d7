// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The part of Scripts/test-web.py that runs in browsers: it does what the address says and leaves the result in the page.

import * as pellucid from "./pellucid/pellucid.js";

const canvas = document.getElementById("canvas");

/** Returns the message of the error that a promise ends with. */
async function refusal(promise) {
  try {
    await promise;
  } catch (error) {
    if (!(error instanceof pellucid.PellucidError)) throw error;
    return error.message;
  }
  return "nothing was refused";
}

const photo = () => fetch("golden/orchard.png").then(response => response.blob());

/** Draws the scenes of a file and sends their pixels to the server. */
async function pixels(file) {
  const cases = await (await fetch(file)).json();
  const orchard = await photo();
  const errors = {};
  for (const { name, document, traits } of cases) {
    try {
      const scene = await pellucid.load(document, { pictures: { "../orchard.png": orchard, "orchard.png": orchard } });
      const image = await scene.pixels(traits);
      scene.close();
      await fetch(`pixels/${name}/${image.width}/${image.height}/${image.colorSpace}`, { method: "POST", body: image.data });
    } catch (error) {
      errors[name] = error.message;
    }
  }
  return errors;
}

const vector = content => new Blob(
  [`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" onload="top.hacked = 1">${content}</svg>`], { type: "image/svg+xml" });

const plain = {
  version: 1, size: { width: 64, height: 48 }, scale: 2,
  desktop: [{ fill: "#3366CC" }, { material: "regular", frame: [8, 8, 48, 32] }],
};

/** Does what a page does to a canvas: draws, changes settings, and reads errors. */
async function smoke() {
  const scene = await pellucid.load(plain);
  await scene.draw(canvas);
  const read = () => [...canvas.getContext("2d").getImageData(64, 48, 1, 1).data];
  const light = read();
  await scene.draw(canvas, { appearance: "dark" });
  const dark = read();
  const several = await Promise.all(Array.from({ length: 20 }, (_, index) =>
    scene.draw(canvas, { appearance: index % 2 ? "dark" : "light" })));
  const last = read();
  const report = await scene.report();
  const bound = await pellucid.legibility({ material: "thin", style: "label", traits: { appearance: "light" } });
  const compared = await pellucid.contrast("#777777", "#FFFFFF");
  scene.close();
  return {
    size: [canvas.width, canvas.height], light, dark, last, several: several.length,
    report: { findings: report.findings.length, version: report.version },
    bound: { lowest: bound.lowestContrast, points: bound.curve.length, required: bound.required }, compared,
    isIsolated: globalThis.crossOriginIsolated, closed: await refusal(scene.draw(canvas)),
  };
}

/** Gives the module what it cannot use. */
async function hostile() {
  const deep = "[".repeat(100_000);
  const nested = count => (count ? { frame: [0, 0, 10, 10], layers: [nested(count - 1)] } : { fill: "#000000" });
  const scene = await pellucid.load(plain);
  const withPicture = picture => pellucid.load(
    { ...plain, desktop: [{ image: "p.png" }] }, { pictures: { "p.png": picture } }).then(scene => scene.pixels());
  const vast = new OffscreenCanvas(16000, 8000);
  vast.getContext("2d").fillRect(0, 0, 10, 10);
  const results = {
    empty: await refusal(pellucid.load("")),
    cut: await refusal(pellucid.load('{"version": 1')),
    deep: await refusal(pellucid.load(deep)),
    nested: await refusal(pellucid.load({ ...plain, desktop: [nested(400)] }).then(scene => scene.pixels())),
    proto: await refusal(pellucid.load('{"version": 1, "size": {"width": 8, "height": 8}, "__proto__": {"a": 1}}')),
    huge: await refusal(pellucid.load({ ...plain, size: { width: 16384, height: 16384 }, scale: 8 })),
    large: await refusal(pellucid.load({ ...plain, size: { width: 14000, height: 14000 }, scale: 1 }).then(scene => scene.pixels())),
    numbers: await refusal(pellucid.load('{"version": 1, "size": {"width": 1e400, "height": -0}}')),
    text: await refusal(pellucid.load({ ...plain, desktop: [{ text: "\ud800\u0000", frame: [0, 0, 10, 10] }] }).then(() => { throw new pellucid.PellucidError("drawn"); })),
    traits: await refusal(scene.pixels({ appearance: "dusk" })),
    symbol: await refusal(pellucid.load({ ...plain, desktop: [{ symbol: "no.such.symbol", frame: [0, 0, 10, 10] }] }).then(scene => scene.pixels())),
    scale: await refusal(scene.pixels({}, { scale: 99 })),
    missing: await refusal(pellucid.load({ ...plain, desktop: [{ image: "no-such.png" }] }).then(scene => scene.pixels())),
    broken: await refusal(withPicture(new Blob(["<svg onload='alert(1)'/>"], { type: "image/png" }))),
    vast: await refusal(createImageBitmap(vast).then(withPicture)),
    script: await refusal(withPicture(vector("<script>top.hacked = 1</script>"))),
    linked: await refusal(withPicture(vector('<use href="golden/other.svg#a"/>'))),
    endless: await refusal(withPicture(vector(`<g id="a">${"<use href='#a'/>".repeat(20)}</g>`))),
    entity: await refusal(withPicture(new Blob(['<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg"/>'], { type: "image/svg+xml" }))),
    template: await refusal(pellucid.load({ ...plain, desktop: [{ symbol: "t.svg", frame: [0, 0, 10, 10] }] }, {
      pictures: { "t.svg": vector('<g id="Regular-S"><path d="M0 0h9v9z"/></g>') } }).then(scene => scene.pixels())),
    unscripted: String(globalThis.hacked ?? "not: run"),
    query: await refusal(pellucid.legibility({ material: "thin", style: "nolabel" })),
    colour: await refusal(pellucid.contrast("#12", "#FFFFFF")),
  };
  // After all that, the module still draws.
  await scene.draw(canvas, { contrast: "increased" });
  return { ...results, draws: canvas.width };
}

/** Judges a catalog. */
async function catalog() {
  const files = await (await fetch("catalog.json")).json();
  const encoder = new TextEncoder();
  return pellucid.catalog(files.map(({ path, text }) => ({ path, bytes: encoder.encode(text) })));
}

/** Draws and closes many scenes: memory is given back. */
async function leaks() {
  const orchard = await photo();
  const sizes = [];
  for (let index = 0; index < 200; index += 1) {
    const scene = await pellucid.load(
      { ...plain, size: { width: 320, height: 240 + index % 2 }, desktop: [{ image: "p" }, ...plain.desktop.slice(1)] }, { pictures: { p: orchard } });
    await scene.pixels({ appearance: index % 2 ? "dark" : "light" });
    scene.close();
    if (index % 50 === 49) sizes.push((await pellucid.statistics()).bytes);
  }
  return sizes;
}

/** Measures speeds: of the module, and of the browser's own blur of the same size. */
async function speed() {
  const size = { width: 1280, height: 800 };
  const [width, height] = [2560, 1600];
  const drawn = new OffscreenCanvas(width, height);
  const context = drawn.getContext("2d");
  context.fillRect(0, 0, width, height);
  for (let index = 0; index < 4000; index += 1) {
    context.fillStyle = `hsl(${index * 47 % 360} 70% ${30 + index * 13 % 50}%)`;
    context.fillRect(index * 7919 % width, index * 104729 % height, 160, 120);
  }
  const picture = await createImageBitmap(drawn);
  const median = times => times.sort((one, other) => one - other)[times.length >> 1];
  const base = { version: 1, size, scale: 2, traits: { platform: "ios" } };
  const results = {};
  {
    // Two scenes one after another, so that every pixel is drawn again.
    const scenes = await Promise.all([0, 0.5].map(inset => pellucid.load(
      { ...base, desktop: [{ image: "p" }, { material: "regular", frame: [inset, 0, size.width, size.height] }] }, { pictures: { p: picture } })));
    for (const scene of scenes) await scene.draw(canvas);
    const [all, inside] = [[], []];
    for (let index = 0; index < 31; index += 1) {
      const begin = performance.now();
      await scenes[index % 2].draw(canvas);
      all.push(performance.now() - begin);
      inside.push((await pellucid.statistics()).milliseconds);
    }
    results.material = median(inside);
    results.materialOnCanvas = median(all);
    for (const scene of scenes) scene.close();
  }
  {
    const [all, inside] = [[], []];
    let last;
    for (let index = 0; index < 31; index += 1) {
      const frame = [100 + 9 * index, 100 + 5 * index, 120, 48];
      const begin = performance.now();
      const scene = await pellucid.load({ ...base, desktop: [{ image: "p" }, { glass: "regular", control: "button", frame, shape: "capsule" }] },
        { pictures: { p: picture } });
      await scene.draw(canvas);
      all.push(performance.now() - begin);
      inside.push((await pellucid.statistics()).milliseconds);
      last?.close();
      last = scene;
    }
    results.glass = median(inside);
    results.glassOnCanvas = median(all);
    last.close();
  }
  {
    const times = [];
    for (let index = 0; index < 11; index += 1) {
      const begin = performance.now();
      await pellucid.legibility({ material: ["thin", "regular", "thick"][index % 3], style: "label", traits: { appearance: index % 2 ? "dark" : "light" } });
      times.push(performance.now() - begin);
    }
    results.bound = median(times);
  }
  results.longest = longest;
  return results;
}

/** Shows 60 frames of a picture that moves below an element of 1280 × 800 points, with the browser's own blur or without it. */
async function frames(filter) {
  const ground = document.createElement("canvas");
  Object.assign(ground, { width: 2560, height: 1600 });
  const context = ground.getContext("2d");
  for (let index = 0; index < 400; index += 1) {
    context.fillStyle = `hsl(${index * 47 % 360} 70% 50%)`;
    context.fillRect(index * 7919 % 2560, index * 104729 % 1600, 400, 300);
  }
  const pane = document.createElement("div");
  for (const part of [ground, pane]) {
    Object.assign(part.style, { position: "fixed", left: "0", top: "0", width: "1280px", height: "800px" });
    document.body.append(part);
  }
  pane.style.backdropFilter = filter;
  for (let index = 0; index < 60; index += 1) {
    ground.style.transform = `translateX(${index % 2}px)`;
    await new Promise(requestAnimationFrame);
  }
  return 60;
}

/** The longest time in which the page did not answer, in milliseconds, since drawing began. */
let longest = 0;
if (globalThis.PerformanceObserver?.supportedEntryTypes?.includes("longtask")) {
  new PerformanceObserver(list => { for (const entry of list.getEntries()) longest = Math.max(longest, entry.duration); }).observe({ entryTypes: ["longtask"] });
}

const tests = {
  pixels: () => pixels("cases.json"), symbols: () => pixels("symbols.json"), vectors: () => pixels("vectors.json"), smoke, hostile, catalog, leaks, speed, still: () => frames("none"), blurred: () => frames("blur(30px)"),
};
const name = location.hash.slice(1);
try {
  document.body.dataset.result = JSON.stringify({ result: await tests[name]() });
} catch (error) {
  document.body.dataset.result = JSON.stringify({ error: `${error.message}\n${error.stack}` });
}
