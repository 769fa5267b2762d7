// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// Gathers the pictures and measurements of a folder in one self-contained page: node demo-index.mjs FOLDER
// Pictures are embedded as WebP of full size, at a quality with no visible difference; animations are embedded
// unchanged.
import { execFile } from "node:child_process";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";

const folder = process.argv[2];
const read = name => JSON.parse(readFileSync(join(folder, name), "utf8"));
const escape = text => String(text).replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);
const title = name => name.replaceAll("-", " ").replace(/^./, first => first.toUpperCase())
  .replace(/^Macos/, "macOS").replace(/^Tvos/, "tvOS").replace(/^Visionos/, "visionOS").replace(/^Watchos/, "watchOS");
/** WCAG ratios are never rounded up. */
const ratio = value => (Math.floor(value * 100) / 100).toFixed(2);
const grade = value => (value >= 7 ? "AAA" : value >= 4.5 ? "AA" : value >= 3 ? "AA large" : "low");
const table = (heads, rows) => `<div class="table"><table><thead><tr>${heads.map(head => `<th>${head}</th>`).join("")}</tr></thead>
<tbody>${rows.map(row => `<tr>${row.map(cell => `<td>${cell}</td>`).join("")}</tr>`).join("\n")}</tbody></table></div>`;
const details = (summary, body) => `<details><summary>${summary}</summary>${body}</details>`;

const isMoving = name => existsSync(join(folder, `${name}.apng`));

async function picture(name) {
  if (isMoving(name)) return `data:image/apng;base64,${readFileSync(join(folder, `${name}.apng`)).toString("base64")}`;
  const { stdout } = await promisify(execFile)("cwebp",
    ["-quiet", "-q", "90", "-m", "6", "-sharp_yuv", join(folder, `${name}.png`), "-o", "-"],
    { encoding: "buffer", maxBuffer: 1 << 28 });
  return `data:image/webp;base64,${stdout.toString("base64")}`;
}

/** The pictures of all names, encoded as many at a time as there are processors. */
async function pictures(names) {
  const sources = new Map();
  const left = names.values();
  const work = async () => { for (const name of left) sources.set(name, await picture(name)); };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return sources;
}

/** The settings in words: the platform, the appearance where there is one, and what differs from the standard. */
function settings(traits) {
  const hasAppearance = !["visionos", "watchos"].includes(traits.platform);
  return [
    hasAppearance ? traits.appearance : "", traits.level === "elevated" ? "elevated" : "",
    traits.contrast === "increased" ? "Increase Contrast" : "",
    traits.transparency === "reduced" ? "Reduce Transparency" : "", traits.active ? "" : "inactive windows",
  ].filter(Boolean).join(" · ") || "standard settings";
}

function contrast({ texts, traits }) {
  if (texts.length === 0) return "";
  const seen = texts.filter(text => !text.hidden);
  if (seen.length === 0) return `<p>${escape(settings(traits))}: every text is hidden</p>`;
  const sorted = [...seen].sort((one, other) => one.lowest - other.lowest);
  const rows = sorted.map(text => [
    escape(text.id || "–"), ratio(text.lowest), ratio(text.p5), text.at.map(Math.round).join(", "),
    `<span class="grade" data-grade="${grade(text.lowest)}">${grade(text.lowest)}</span>`,
  ]);
  const passing = seen.filter(text => text.lowest >= 4.5).length;
  const hidden = texts.length > seen.length ? `; ${texts.length - seen.length} more hidden behind what lies above` : "";
  return details(
    `${escape(settings(traits))}: ${passing} of ${seen.length} texts reach 4.5 : 1, the lowest is ${ratio(sorted[0].lowest)} : 1${hidden}`,
    table(["text", "lowest", "5 % below", "at (points)", "WCAG 2.2"], rows));
}

function findings(drawings) {
  const seen = new Map();
  for (const { rule, layer, message } of drawings.flatMap(drawing => drawing.findings))
    seen.set(`${rule} ${layer} ${message}`, [`<code>${escape(rule)}</code>`, escape(layer), escape(message)]);
  return seen.size === 0 ? "" : details(`What the guidelines remark: ${seen.size}`, table(["rule", "layer", ""], [...seen.values()]));
}

/** One document of `render --json`, with or without `--matrix`. */
const drawingsOf = document => document.pictures ?? [document];

function figure({ name, document }) {
  const caption = document.pictures ? `${document.pictures.length} combinations of settings` : settings(document.traits) + (isMoving(name) ? " · moving" : "");
  return `<figure><img alt="${escape(title(name))}, ${escape(caption)}" src="${sources.get(name)}"><figcaption>${escape(caption)}</figcaption></figure>`;
}

function section([scene, documents]) {
  const drawings = documents.flatMap(({ document }) => drawingsOf(document));
  return `<section><h2>${escape(title(basename(scene, ".json")))}</h2>
<div class="figures">${documents.map(figure).join("\n")}</div>
${drawings.map(contrast).join("\n")}
${findings(drawings)}</section>`;
}

function materials({ materials }) {
  const numbers = list => `[${list.join(" ")}]`;
  const matrix = rows => rows.map(numbers).join("<br>");
  const blurs = row => (row.averagesBackdrop ? "–" : row.blursLast ? "last" : "first");
  const rows = materials.map(row => [
    escape(row.name),
    ...row.samplesBackdrop
      ? [row.averagesBackdrop ? "average" : row.radiusInPoints, blurs(row), row.captureScale] : ["none", "–", "–"],
    row.luminance ? `${row.luminance.amount} ${numbers(row.luminance.values)}` : "–",
    row.channelCurve ? numbers(row.channelCurve) : "–",
    [row.mix && `${row.mix.opacity} of ${matrix(row.mix.matrix)}`, row.matrix && matrix(row.matrix)]
      .filter(Boolean).join("<br>") || "–",
    row.saturation, row.brightness,
    row.overlays.map(({ rgba, desktopAverage, blend }) =>
      `${rgba ? numbers(rgba) : `desktop ${desktopAverage}`} ${escape(blend)}`).join("<br>") || "–",
    escape(row.sources), escape(row.confidence), escape(row.reason ?? ""),
  ]);
  const heads = ["name", "blur pt", "blurs", "capture", "luminance", "curve", "matrix", "saturation", "brightness",
    "overlays", "sources", "confidence", "reason"];
  return `<section><h2>The numbers</h2><p>Every number has a source, explained in <code>Docs/Sources.md</code>, and a
confidence.</p>${details(`${rows.length} materials`, table(heads, rows))}</section>`;
}

/** The contact sheet: pages that only have pictures. */
function symbols(pages) {
  const figures = pages.map(name => `<figure><img alt="Symbols above their names" src="${sources.get(name)}"></figure>`);
  return `<section><h2>Symbols</h2><p>Compositions by the parts of their names, and all ${read("symbols.json").symbols.length}
names that are listed.</p><div class="figures">${figures.join("\n")}</div></section>`;
}

const sheet = readdirSync(folder).filter(file => /^symbols-\d+\.png$/.test(file)).map(file => basename(file, ".png")).sort();
const names = readdirSync(folder).filter(file => file.endsWith(".json") && !["materials.json", "symbols.json"].includes(file))
  .map(file => basename(file, ".json")).sort();
const sources = await pictures([...names, ...sheet]);
const scenes = new Map();
for (const name of names) {
  const document = read(`${name}.json`);
  scenes.set(document.scene, [...(scenes.get(document.scene) ?? []), { name, document }]);
}
writeFileSync(join(folder, "index.html"), `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pellucid</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 Inter, system-ui, sans-serif; }
body { max-width: 1240px; margin: 0 auto; padding: 4rem 1.5rem; }
h1 { font-size: clamp(3rem, 9vw, 6rem); line-height: 1; margin: 0 0 1rem; letter-spacing: -0.05em; }
h2 { font-size: 2rem; letter-spacing: -0.03em; margin: 0 0 1rem; }
p { max-width: 42rem; }
section { margin-top: 5rem; }
.figures { display: flex; flex-wrap: wrap; gap: 1.5rem; margin-bottom: 1rem; align-items: flex-start; }
figure { margin: 0; flex: 1 1 360px; }
figure:first-child:not(:only-child) { flex-basis: 560px; }
img { max-width: 100%; max-height: 56rem; display: block; border-radius: 18px; box-shadow: 0 12px 40px #0003; }
figcaption { opacity: 0.65; font-size: 0.85rem; margin-top: 0.6rem; }
.table { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.85rem; font-variant-numeric: tabular-nums; margin: 0.5rem 0 1rem; }
td, th { text-align: left; vertical-align: top; padding: 0.2rem 1.2rem 0.2rem 0; border-bottom: 1px solid #8884; }
details { border-top: 1px solid #8884; }
summary { cursor: pointer; padding: 0.4rem 0; }
.grade { border-radius: 1rem; padding: 0 0.6rem; background: #34c75933; }
.grade[data-grade="AA large"] { background: #ffcc0055; }
.grade[data-grade="low"] { background: #ff3b3044; }
</style></head><body>
<h1>Pellucid</h1>
<p>Materials, Liquid Glass, vibrancy and appearance, drawn by <code>make demo</code>. Contrast is WCAG 2.2's ratio, measured on the drawn
pixels: the lowest over all pixels that a text covers at least half, and the ratio that 5 % of them fall below.</p>
${[...scenes].map(section).join("\n")}
${symbols(sheet)}
${materials(read("materials.json"))}
</body></html>
`);
