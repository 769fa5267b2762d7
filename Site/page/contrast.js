// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The page of contrasts: two colours, and the catalog of a dropped folder. Everything is judged here.
import { takeFiles } from "./drop.js";
import { byId, make, ratio, swatch } from "./elements.js";
import { engine, newest } from "./engine.js";
import { FolderError, catalogFiles, ofDrop, ofList } from "./folder.js";
import { followLanguage, language, word } from "./language.js";

const form = byId("two");
const say = text => { byId("message").textContent = text; byId("message").hidden = !text; };

/** Takes the colours of the address. */
function read() {
  const given = new URLSearchParams(location.hash.slice(1));
  form.foreground.value = given.get("foreground")?.slice(0, 80) ?? "#6E6E73";
  form.background.value = given.get("background")?.slice(0, 80) ?? "#F2F2F7";
}

/** Returns a colour as the module writes it: one with a name is drawn, as iOS has it in light. */
async function colorOf(text, { load }) {
  if (!/^[a-z]\w*$/i.test(text)) return text;
  const scene = await load({ version: 1, size: { width: 1, height: 1 }, scale: 1, traits: { platform: "ios", appearance: "light", gamut: "srgb" }, desktop: [{ fill: text }] })
    .catch(error => { throw new Error(error.message.replace(`: ${error.where}: `, `: ${text}: `)); });
  const { data } = await scene.pixels();
  scene.close();
  return `#${[...data.slice(0, data[3] === 255 ? 3 : 4)].map(value => value.toString(16).padStart(2, "0")).join("")}`;
}

function paintSample(foreground, background) {
  byId("sample").hidden = !foreground;
  byId("sample").style.color = foreground;
  byId("sample").style.background = background;
}

const compare = newest(async ({ foreground, background }) => {
  if (typeof WebAssembly !== "object") return say(word("no.engine"));
  try {
    const pellucid = await engine();
    const [ink, ground] = [await colorOf(foreground, pellucid), await colorOf(background, pellucid)];
    const answer = await pellucid.contrast(ink, ground);
    say("");
    paintSample(ink, ground);
    byId("names").textContent = [[foreground, ink], [background, ground]].filter(([name, color]) => name !== color).map(([name, color]) => word("contrast.named", name, color)).join(" ");
    byId("ratio").textContent = word("contrast.value", ratio(answer.ratio), answer.lightness.toFixed(0));
    byId("levels").replaceChildren(...[["contrast.text", 4.5], ["contrast.large", 3], ["contrast.enhanced", 7]].map(([key, required]) =>
      make("li", { className: answer.ratio >= required ? "good" : "bad" }, `${word(key)} (${required}:1): ${word(answer.ratio >= required ? "contrast.passes" : "contrast.fails")}`)));
  } catch (error) {
    byId("ratio").textContent = "–";
    byId("names").textContent = "";
    paintSample("", "");
    byId("levels").replaceChildren();
    say(error.message);
  }
});

function show() {
  const colors = { foreground: form.foreground.value.trim(), background: form.background.value.trim() };
  for (const picker of form.querySelectorAll("[data-mirrors]")) {
    const match = /^#[0-9a-f]{6}/i.exec(colors[picker.dataset.mirrors]);
    if (match) picker.value = match[0].toLowerCase();
  }
  history.replaceState(null, "", `#${new URLSearchParams(colors)}`);
  compare(colors);
}

form.addEventListener("submit", event => event.preventDefault());
form.addEventListener("input", event => {
  if (event.target.dataset.mirrors) form[event.target.dataset.mirrors].value = event.target.value;
  show();
});

let last = null;
async function judge(find) {
  const status = byId("catalog-status");
  byId("catalog").replaceChildren();
  try {
    const files = await catalogFiles(await find());
    status.textContent = word("catalog.reading", files.length);
    const pellucid = await engine();
    last = { files: files.length, report: await pellucid.catalog(files, { language }) };
    showReport();
  } catch (error) {
    status.textContent = error instanceof FolderError ? word(error.message) : error.message;
  }
}

function showReport() {
  const { files, report: { findings } } = last;
  byId("catalog-status").textContent = word("catalog.count", files, findings.length);
  byId("catalog").replaceChildren(...(findings.length ? findings.slice(0, 1000).map(item) : [make("li", { className: "good" }, word("findings.none"))]));
}

function item(finding) {
  const swatches = (finding.swatches ?? []).map(({ name, color }) => {
    const box = swatch(color);
    box.setAttribute("role", "img");
    box.setAttribute("aria-label", `${name} ${color}`);
    return box;
  });
  return make("li", { className: finding.severity === "note" ? "note" : "bad" }, ...swatches,
    make("a", { href: `reference/rules.html#${finding.rule}` }, finding.rule), ` ${finding.layer ?? finding.file ?? ""}: ${finding.message}`,
    ...finding.repair ? [make("br"), make("span", { className: "quiet" }, finding.repair)] : [],
    ...finding.variants?.length ? [make("br"), make("span", { className: "quiet small" }, finding.variants.join(", "))] : []);
}

takeFiles(byId("main"), transfer => { if (transfer) judge(() => ofDrop(transfer)); });
byId("folder").addEventListener("change", event => judge(() => ofList(event.target.files)));
for (const event of ["hashchange", "popstate"]) addEventListener(event, () => { read(); show(); });
read();
followLanguage(() => { show(); if (last) showReport(); });
