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
  // The same picture as a bitmap, as the frame of a canvas, and as samples; the report reads it too.
  const ground = Object.assign(document.createElement("canvas"), { width: 700, height: 1600 });
  ground.getContext("2d").fillStyle = "#338855";
  ground.getContext("2d").fillRect(0, 700, 700, 900);
  const kinds = [ground, await createImageBitmap(ground), ground.getContext("2d").getImageData(0, 0, 700, 1600)];
  const forms = [];
  for (const picture of kinds) {
    const scene = await pellucid.load({ ...plain, desktop: [{ fill: "#FFFFFF" }, { image: "p" }] }, { pictures: { p: picture } });
    const [{ data }, { version }] = await Promise.all([scene.pixels(), scene.report(), scene.report()]);
    forms.push([...new Uint8Array(await crypto.subtle.digest("SHA-256", data)), version].join());
    scene.close();
  }
  const bound = await pellucid.legibility({ material: "thin", style: "label", traits: { appearance: "light" } });
  const compared = await pellucid.contrast("#777777", "#FFFFFF");
  scene.close();
  return {
    size: [canvas.width, canvas.height], light, dark, last, several: several.length, forms,
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
      pictures: { "t.svg": vector('<g id="Regular-S"><circle r="9"/></g>') } }).then(scene => scene.pixels())),
    heavier: await refusal(pellucid.load({ ...plain, desktop: [{ symbol: "t.svg", weight: "black", frame: [0, 0, 10, 10] }] }, {
      pictures: { "t.svg": vector('<g id="Regular-M"><path d="M0 0h9v9z"/></g><g id="Black-M"><circle r="9"/></g>') } }).then(scene => scene.pixels())),
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

/** Draws every scene large, with a number of workers, and returns the sums of the pixels. */
async function bands(workers) {
  await pellucid.start({ workers, sharedPixels: 2 ** 16 });
  const used = async () => (await pellucid.statistics()).workers;
  const large = await pellucid.load({ ...plain, size: { width: 640, height: 480 } });
  for (let index = 0; index < 500 && await used() < workers; index += 1) {
    await large.draw(new OffscreenCanvas(1, 1));
    await new Promise(resolve => setTimeout(resolve, 20));
  }
  const results = { workers: await used(), pictures: {}, shared: 0 };
  const cases = await (await fetch("cases.json")).json();
  const orchard = await photo();
  for (const { name, document } of cases) {
    let scene;
    try {
      scene = await pellucid.load(document, { pictures: { "../orchard.png": orchard, "orchard.png": orchard } });
      const surface = new OffscreenCanvas(1, 1), sums = [];
      let most = 1;
      const scale = Math.min(8, Math.max(scene.scale, Math.sqrt(3e5 / scene.width / scene.height)));
      for (const appearance of ["light", "dark"]) {
        await scene.draw(surface, { appearance, gamut: "srgb" }, { scale });
        most = Math.max(most, await used());
        const { data } = surface.getContext("2d").getImageData(0, 0, surface.width, surface.height);
        sums.push([...new Uint8Array(await crypto.subtle.digest("SHA-256", data))].join(), surface.width, surface.height);
      }
      results.pictures[name] = sums;
      results.shared += most > 1;
    } catch (error) {
      results.pictures[name] = error.message;
    }
    scene?.close();
  }
  return results;
}

/** Draws before and after the browser loses all canvases, and returns the sums of their pixels. */
async function lost() {
  const sum = async canvas => {
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    return [...new Uint8Array(await crypto.subtle.digest("SHA-256", data))].join();
  };
  const document_ = { ...plain, desktop: [...plain.desktop, { text: "Tide", frame: [8, 8, 48, 32] }] };
  const drawn = async (module, canvas, scale) => {
    const scene = await module.load(document_);
    await scene.draw(canvas, {}, { scale });
    scene.close();
    return sum(canvas);
  };
  const events = [];
  for (const name of ["contextlost", "contextrestored"]) canvas.addEventListener(name, () => events.push(name));
  const before = await drawn(pellucid, canvas, 2);
  document.body.dataset.isReady = "yes";
  let after;
  for (let index = 0; index < 100 && (events.length < 2 || after !== before); index += 1) {
    await new Promise(resolve => setTimeout(resolve, 100));
    after = await sum(canvas);
  }
  // The workers' own canvases are lost as well; a new worker has new ones.
  const again = await drawn(pellucid, new OffscreenCanvas(1, 1), 3);
  const fresh = await drawn(await import("./pellucid/pellucid.js?fresh"), new OffscreenCanvas(1, 1), 3);
  return { events, before, after, again, fresh };
}

/** Does what pages do, with a mark before each kind of work. */
async function busy() {
  const step = async (name, work) => {
    await new Promise(resolve => setTimeout(resolve, 100));
    performance.mark(name);
    return work();
  };
  const cases = await (await fetch("cases.json")).json();
  const vast = await (await fetch("vast.jpg")).blob();
  const large = { ...plain, size: { width: 1280, height: 800 }, scale: 1, desktop: [{ image: "p" }, { material: "regular", frame: [100, 100, 900, 600] }] };
  await step("start", () => pellucid.start());
  const scene = await step("photo", () => pellucid.load(large, { pictures: { p: vast } }));
  await step("first picture", () => scene.draw(canvas));
  await step("pictures", async () => {
    for (let index = 0; index < 12; index += 1) await scene.draw(canvas, { appearance: index % 2 ? "light" : "dark" });
  });
  // The browser takes its time to show a canvas whose pixels have all changed, whoever drew them.
  const vastCanvas = document.body.appendChild(document.createElement("canvas"));
  await step("vast", async () => {
    for (let index = 0; index < 5; index += 1) {
      await scene.draw(vastCanvas, { appearance: index % 2 ? "light" : "dark" }, { scale: 2 });
      await new Promise(requestAnimationFrame);
    }
  });
  const copy = await createImageBitmap(vastCanvas);
  const context = vastCanvas.getContext("2d");
  await step("vast by the browser", async () => {
    for (let index = 0; index < 5; index += 1) {
      context.drawImage(copy, 0, 0);
      await new Promise(requestAnimationFrame);
    }
  });
  vastCanvas.remove();
  await step("pixels", () => scene.pixels());
  await step("report", () => scene.report());
  await step("matrix", () => scene.report("matrix"));
  const kept = await createImageBitmap(vast);
  await step("bitmap", async () => {
    await scene.replacePicture("p", kept);
    await scene.draw(canvas);
  });
  await step("image", async () => {
    const image = Object.assign(new Image(), { src: "vast.jpg" });
    await scene.replacePicture("p", image);
    await scene.draw(canvas);
  });
  const ground = document.createElement("canvas");
  await step("frames", async () => {
    Object.assign(ground, { width: 1280, height: 720 });
    const context = ground.getContext("2d");
    for (let index = 0; index < 6; index += 1) {
      context.fillStyle = `hsl(${60 * index} 50% 50%)`;
      context.fillRect(0, 0, 1280, 720);
      await scene.replacePicture("p", ground);
      await scene.draw(canvas);
    }
  });
  scene.close();
  await step("scenes", async () => {
    const orchard = await photo();
    for (const { document, traits } of cases) {
      try {
        const scene = await pellucid.load(document, { pictures: { "../orchard.png": orchard, "orchard.png": orchard } });
        await scene.draw(new OffscreenCanvas(1, 1), traits);
        await scene.report(traits);
        scene.close();
      } catch { /* Names of symbols that are composed of others are not drawn. */ }
    }
  });
  await step("bound", () => pellucid.legibility({ material: "thin", style: "label" }));
  await step("end", () => {});
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
    // Two scenes one after another, so that every pixel is drawn again, by one worker and by two in turn.
    const teams = [pellucid, await import("./pellucid/pellucid.js?two")];
    const other = document.body.appendChild(document.createElement("canvas"));
    const insets = [0, 0.5];
    const scenes = [];
    for (const [index, team] of teams.entries()) {
      await team.start({ workers: index + 1 });
      scenes.push(await Promise.all(insets.map(inset => team.load(
        { ...base, desktop: [{ image: "p" }, { material: "regular", frame: [inset, 0, size.width, size.height] }] }, { pictures: { p: picture } }))));
    }
    const draw = (team, index) => scenes[team][index % 2].draw(team ? other : canvas);
    for (let index = 0; index < 500 && (index < 4 || (await teams[1].statistics()).workers < 2); index += 1) {
      await draw(0, index);
      await draw(1, index);
    }
    const [all, inside] = [[[], []], [[], []]];
    for (let index = 0; index < 31; index += 1) {
      for (const [team, { statistics }] of teams.entries()) {
        const begin = performance.now();
        await draw(team, index);
        all[team].push(performance.now() - begin);
        inside[team].push((await statistics()).milliseconds);
      }
    }
    results.material = median(inside[0]);
    [results.materialOnCanvas, results.materialByTwo] = all.map(median);
    for (const scene of scenes.flat()) scene.close();
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
  for (const repairs of [false, true]) {
    const times = [];
    for (let index = 0; index < 11; index += 1) {
      const begin = performance.now();
      await pellucid.legibility({ material: ["thin", "regular", "thick"][index % 3], style: "label", repairs, traits: { appearance: index % 2 ? "dark" : "light" } });
      times.push(performance.now() - begin);
    }
    results[repairs ? "repairs" : "bound"] = median(times);
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
  pixels: () => pixels("cases.json"), symbols: () => pixels("symbols.json"), vectors: () => pixels("vectors.json"), smoke, hostile, catalog, leaks,
  speed, still: () => frames("none"), blurred: () => frames("blur(30px)"), bands1: () => bands(1), bands3: () => bands(3), busy, lost,
};
const name = location.hash.slice(1);
try {
  document.body.dataset.result = JSON.stringify({ result: await tests[name]() });
} catch (error) {
  document.body.dataset.result = JSON.stringify({ error: `${error.message}\n${error.stack}` });
}
