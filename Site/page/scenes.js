// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The page of scenes: a document, its picture and its findings, drawn again while it is written.
import { backdrop } from "./backdrops.js";
import { takeFiles } from "./drop.js";
import { byId, copy, data, save } from "./elements.js";
import { engine, newest } from "./engine.js";
import { followLanguage, language, languageOf, word } from "./language.js";
import { pack, unpack } from "./packed.js";
import { open } from "./photo.js";
import { listOf } from "./proof.js";

const editor = byId("document");
const pictures = {};
const say = text => { byId("message").textContent = text; byId("message").lang = languageOf(text); byId("message").hidden = !text; };
let scene = null;
/** The key of a sentence about the address, which stays until the document is changed. */
let notice = "";

/** Returns the paths of the pictures of a document. */
function paths(tree, found = new Set()) {
  if (!tree || typeof tree !== "object") return found;
  for (const [key, value] of Object.entries(tree)) {
    if (key === "image") for (const path of typeof value === "string" ? [value] : Object.values(value ?? {})) if (typeof path === "string" && !path.startsWith("asset:")) found.add(path);
    if (key !== "image") paths(value, found);
  }
  return found;
}

let placeholder;

/** Returns a picture of the project by the name of its file, or null; it is loaded once. */
const loaded = new Map();
function ofProject(name) {
  if (!/^[\w-]+\.(png|webp)$/.test(name)) return null;
  if (!loaded.has(name)) loaded.set(name, fetch(`backdrops/${name}`).then(async answer => answer.ok ? createImageBitmap(await answer.blob()) : null).catch(() => null));
  return loaded.get(name);
}

const show = newest(async text => {
  if (typeof WebAssembly !== "object") return say(word("no.engine"));
  try {
    const { load } = await engine();
    let wanted = [];
    try { wanted = [...paths(JSON.parse(text))]; } catch { /* The module says where the text is no JSON. */ }
    const missing = [];
    const given = {};
    for (const path of wanted) {
      const name = path.split("/").pop();
      given[path] = pictures[name] ?? await ofProject(name);
      if (given[path]) continue;
      missing.push(name);
      given[path] = await (placeholder ??= backdrop("fjord"));
    }
    const next = await load(text, { pictures: given });
    scene?.close();
    scene = next;
    await scene.draw(byId("picture"));
    say(notice && word(notice));
    byId("status").textContent = [word("scenes.ready", scene.width, scene.height), ...missing.length ? [word("scenes.missing", missing.slice(0, 5).join(", "))] : []].join(" · ");
    byId("findings").replaceChildren(...listOf((await scene.report(undefined, { language })).findings));
    mark(false);
  } catch (error) {
    say(error.message);
    mark(true);
  }
});

/** Marks the document as wrong, or as right. What is said of the last right one goes away. */
function mark(isWrong) {
  editor.setAttribute("aria-invalid", String(isWrong));
  byId("picture").classList.toggle("stale", isWrong);
  if (!isWrong) return;
  byId("status").textContent = "";
  byId("findings").replaceChildren();
}

function write(text) {
  editor.value = text.slice(0, 2_000_000);
  show(editor.value);
}

/** Shows a document that was chosen, as a step of the history. */
async function choose(text) {
  notice = "";
  write(text);
  const packed = await pack(editor.value);
  if (packed !== kept()) history.pushState(null, "", `#scene=${packed}`);
}

async function take(files) {
  let document_ = editor.value;
  for (const file of [...files].slice(0, 100)) {
    if (/\.json$/i.test(file.name)) document_ = await file.text();
    else try { pictures[file.name] = await open(file); } catch (error) { return say(word(error.message)); }
  }
  await choose(document_);
}

/** Returns the packed document of the address, or null. */
const kept = () => new URLSearchParams(location.hash.slice(1)).get("scene");

/** Shows the document of the address. */
async function read(examples) {
  const packed = kept(), text = packed && await unpack(packed).catch(() => null);
  if (packed !== kept()) return;
  notice = packed && text === null ? "scenes.broken" : "";
  if (text === null || text !== editor.value) write(text ?? Object.values(examples)[0]);
}

async function start() {
  const examples = await data("examples.json").catch(() => null);
  if (!examples) notice = "scenes.unlisted";
  byId("example").replaceChildren(...Object.keys(examples ?? {}).map(name => new Option(name, name)));
  byId("example").addEventListener("change", event => choose(examples[event.target.value]));
  const first = examples ?? { "": '{"version": 1, "size": {"width": 360, "height": 240}, "desktop": []}' };
  for (const event of ["hashchange", "popstate"]) addEventListener(event, () => read(first));
  if (kept() || examples) await read(first);
  else write(first[""]);
}

let timer = 0;
editor.addEventListener("input", () => {
  notice = "";
  show(editor.value);
  clearTimeout(timer);
  timer = setTimeout(keep, 500);
});
async function keep() { history.replaceState(null, "", `#scene=${await pack(editor.value)}`); }
takeFiles(byId("main"), transfer => { if (transfer?.files.length) take(transfer.files); });
byId("files").addEventListener("change", event => take(event.target.files));
byId("save").addEventListener("click", () => save(editor.value, "scene.json", "application/json"));
byId("link").addEventListener("click", async () => {
  await keep();
  byId("taken").textContent = word(await copy(location.href) ? "take.copied" : "take.refused");
});
followLanguage(() => { if (editor.value) show(editor.value); });
start();
