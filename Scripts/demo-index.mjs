// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// Gathers the pictures and measurements of a folder in one self-contained page: node demo-index.mjs FOLDER
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

const folder = process.argv[2];
const escape = text => String(text).replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);
const title = name => name.replaceAll("-", " ").replace(/^./, first => first.toUpperCase());
const picture = file => `data:image/png;base64,${readFileSync(file).toString("base64")}`;
/** WCAG ratios are never rounded up. */
const ratio = value => (Math.floor(value * 100) / 100).toFixed(2);
const grade = value => (value >= 7 ? "AAA" : value >= 4.5 ? "AA" : value >= 3 ? "AA large" : "low");

/** Every object below `value` that holds measured texts, with the keys beside them. */
function measured(value) {
  if (Array.isArray(value)) return value.flatMap(measured);
  if (value === null || typeof value !== "object") return [];
  const own = Array.isArray(value.texts) ? [value] : [];
  return own.concat(Object.entries(value).flatMap(([key, inner]) => (key === "texts" ? [] : measured(inner))));
}

function textTable(drawing) {
  const rows = drawing.texts.map(text => `<tr><td>${escape(text.id || "–")}</td><td>${ratio(text.lowest)}</td>
    <td>${ratio(text.p5)}</td><td>${text.at.map(place => Math.round(place)).join(", ")}</td>
    <td class="grade">${grade(text.lowest)}</td></tr>`);
  if (rows.length === 0) return "";
  const settings = drawing.traits
    ? Object.values(drawing.traits).filter(part => typeof part === "string").join(" · ") : "";
  return `<details><summary>Contrast of ${rows.length} texts ${escape(settings)}</summary><table>
    <tr><th>text</th><th>lowest</th><th>5 % below</th><th>at (points)</th><th>WCAG</th></tr>${rows.join("")}</table></details>`;
}

function findingList(drawing) {
  const findings = drawing.findings ?? [];
  if (findings.length === 0) return "";
  const rows = findings.map(({ rule, layer, message }) =>
    `<li><code>${escape(rule)}</code> ${escape(layer)}: ${escape(message)}</li>`);
  return `<details><summary>${findings.length} findings</summary><ul>${rows.join("")}</ul></details>`;
}

function section(file) {
  const name = basename(file, ".png");
  const drawings = measured(JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8")));
  return `<section><h2>${escape(title(name))}</h2><a href="${escape(file)}"><img alt="${escape(title(name))}"
    src="${picture(join(folder, file))}"></a>${drawings.map(textTable).join("")}${drawings.map(findingList).join("")}</section>`;
}

const files = readdirSync(folder);
const scenes = files.filter(file => file.endsWith(".png") && files.includes(file.replace(/png$/, "json"))).sort();
writeFileSync(join(folder, "index.html"), `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pellucid</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 Inter, system-ui, sans-serif; }
body { max-width: 1200px; margin: 0 auto; padding: 3rem 1.5rem; }
h1 { font-size: 3rem; margin: 0; letter-spacing: -0.03em; }
section { margin-top: 4rem; }
img { max-width: 100%; height: auto; border-radius: 16px; display: block; margin-bottom: 1rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: 0.5rem 0 1rem; }
td, th { text-align: left; padding: 0.2rem 1.2rem 0.2rem 0; border-bottom: 1px solid #8884; }
summary { cursor: pointer; padding: 0.2rem 0; }
</style>
<h1>Pellucid</h1>
<p>Drawn by <code>make demo</code>. Contrast is WCAG 2.2's ratio, measured on the drawn pixels: the lowest over all pixels
that a text covers at least half, and the value that 5 % of them fall below.</p>
${scenes.map(section).join("\n")}
</html>
`);
