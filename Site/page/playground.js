// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The playground: ties state, controls, stage, proof, small pictures and what is taken away.
import { names, backdrop, draw, moves, canvasOf } from "./backdrops.js";
import { tie } from "./controls.js";
import { takeFiles } from "./drop.js";
import { byId, data, make } from "./elements.js";
import { engine } from "./engine.js";
import { Gallery } from "./gallery.js";
import { followLanguage, language, word } from "./language.js";
import { meanLuminance } from "./luminance.js";
import { PhotoError, camera, open } from "./photo.js";
import { clamped, handle, place } from "./piece.js";
import { breakingOf, question, showBound, showReport } from "./proof.js";
import { sizes } from "./scene-of.js";
import { followSystem, traits } from "./settings.js";
import { Stage } from "./stage.js";
import { State } from "./state.js";
import { nameOf } from "./style-code.js";
import { TakeAway } from "./take-away.js";

/** The reason why there is no module; null while it is loaded, and once it is. */
let missing = null;
// It is loaded while the page is made.
engine().catch(error => {
  missing = error;
  show();
});
const state = new State();
if (!location.hash && innerWidth < 600) state.change({ canvas: "tall", x: 60, width: 360 });

let bound = null, breaking = null, gallery = null, latest = null, sample = {}, judging = 0;
const takeAway = new TakeAway(state);

function say(text) {
  byId("message").textContent = text;
  byId("message").hidden = !text;
}

const stage = new Stage(byId("picture"), async drawn => {
  if (drawn.error) return showError(drawn.error);
  if (!drawn.options?.breaking) say("");
  latest = drawn;
  takeAway.show(drawn.document, drawn.scene, stage.picture);
  performance.mark("first-picture");
  clearTimeout(judging);
  // What is dragged is judged once it rests, so that the picture stays under the finger.
  judging = setTimeout(judge, 60);
});

function showError(error) {
  if (missing) return withoutEngine();
  say(error.message ?? String(error));
}

/** Shows the nearest that the browser can do by itself where the module does not start. */
async function withoutEngine() {
  say(typeof WebAssembly === "object" ? word("no.start", missing.message) : word("no.engine"));
  const canvas = byId("picture"), values = state.values, { width, height } = sizes[values.canvas];
  Object.assign(canvas, { width: width * 2, height: height * 2 });
  const context = canvas.getContext("2d");
  context.fillStyle = values.ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  if (values.backdrop !== "color") {
    const picture = stage.picture ?? await backdrop(values.backdrop);
    const scale = Math.max(canvas.width / picture.width, canvas.height / picture.height);
    context.drawImage(picture, (canvas.width - picture.width * scale) / 2, (canvas.height - picture.height * scale) / 2, picture.width * scale, picture.height * scale);
  }
  byId("piece").className = `piece pellucid-${nameOf(values)}`;
  byId("piece-text").hidden = false;
  byId("piece-text").textContent = values.text;
}

async function judge() {
  const { scene, state: values, document: { traits: settings } } = latest;
  const { legibility } = await engine();
  const asked = question(values, settings);
  try {
    const [report, answer] = await Promise.all([scene.report(undefined, { language }), // A tint with a name has no proof of its own: the report about the scene has its bound.
      asked ? legibility(asked, { language }).catch(() => null) : null]);
    if (scene !== latest.scene) return;
    if (!breaking) showReport(report);
    bound = answer ?? boundOf(report);
    const picture = values.backdrop === "color" ? null : stage.picture;
    showBound(bound, state, picture ? meanLuminance(picture, sizes[values.canvas], values) : null);
    gallery ??= new Gallery(byId("all"), await engine(), state);
    if (!breaking) await gallery.show(scene, values, settings);
  } catch (error) {
    if (scene === latest.scene) say(error.message);
  }
}

/** The least of the bounds of a scene's texts; a component's have repairs that the playground does not have. */
function boundOf(report) {
  const bounded = (report.foregrounds ?? []).filter(foreground => foreground.bound)
    .sort((one, other) => one.bound.lowestContrast / one.required - other.bound.lowestContrast / other.required)[0];
  return bounded ? { ...bounded.bound, required: bounded.required, verdict: bounded.verdict, witnessRGB: bounded.bound.witness[0]?.rgb, repairs: state.values.kind === "component" ? [] : bounded.repairs } : null;
}

async function show() {
  const values = state.values;
  if (values.kind === "component") sample = (await data("names.json"))[values.platform].components[values.component]?.sample ?? {};
  if (values !== state.values) return;
  if (missing) return withoutEngine();
  stage.show(values, { sample, breaking });
}

function describe() {
  const { kind, x, y, width, height } = state.values, piece = byId("piece");
  piece.setAttribute("aria-label", word("piece.label", word(`kind.${kind}`), state.values[kind], x, y, width, height));
  byId("picture").setAttribute("aria-label", word("picture.label", word(`kind.${kind}`), state.values[kind], state.values.text));
}

async function fillBackdrops() {
  for (const name of names) {
    const canvas = canvasOf(180, 120);
    const field = make("input", { type: "radio", name: "backdrop", value: name, checked: name === state.values.backdrop });
    field.addEventListener("change", () => state.change({ backdrop: name }, { step: true }));
    byId("backdrops").append(make("label", {}, field, canvas, make("span", { "data-word": `backdrop.${name}` }, word(`backdrop.${name}`))));
  }
  for (const label of byId("backdrops").children) {
    const picture = await backdrop(label.firstChild.value).catch(() => null);
    if (picture) label.querySelector("canvas").getContext("2d").drawImage(picture, 0, 0, 180, 120);
  }
}

async function takePhoto(give) {
  try {
    stage.place(await give());
    state.change({ backdrop: "own" }, { step: true });
    await show();
    showPause();
    say("");
  } catch (error) {
    say(word(error instanceof PhotoError ? error.message : "photo.broken"));
  }
}

function showPause() {
  byId("pause").hidden = !stage.isMoving && !moves(state.values.backdrop);
  byId("pause").setAttribute("aria-pressed", String(stage.paused));
}

function setBreaking(on) {
  breaking = on ? breakingOf(bound) : null;
  byId("breaking").setAttribute("aria-pressed", String(Boolean(breaking)));
  show();
}

handle(byId("piece"), byId("stage"), state);
const fillMenus = tie(byId("controls"), state);
takeFiles(byId("stage"), transfer => { if (transfer?.files[0]) takePhoto(() => open(transfer.files[0])); });
byId("photo").addEventListener("change", event => { if (event.target.files[0]) takePhoto(() => open(event.target.files[0])); });
byId("camera").addEventListener("click", () => takePhoto(camera));
byId("camera").hidden = !navigator.mediaDevices;
byId("pause").addEventListener("click", () => { stage.pause(!stage.paused); showPause(); });
byId("breaking").addEventListener("click", () => setBreaking(!breaking));
byId("backdrop-color").addEventListener("input", event => state.change({ backdrop: "color", ground: event.target.value }));
document.addEventListener("visibilitychange", async () => {
  if (!document.hidden) return;
  await stage.freeze();
  showPause();
});
followSystem(show);
followLanguage(() => { fillMenus(); describe(); if (missing) withoutEngine(); else if (latest) judge(); });
state.follow((values, changed) => {
  byId("stage").classList.toggle("tall", values.canvas === "tall");
  const kept = clamped(values, values.canvas);
  if (["x", "y", "width", "height"].some(key => kept[key] !== values[key])) return state.change(kept);
  place(byId("piece"), values);
  describe();
  if (breaking && ![...changed].every(key => ["x", "y", "width", "height"].includes(key))) setBreaking(false);
  if (changed.has("backdrop") && values.backdrop !== "own") stage.rest();
  for (const field of document.querySelectorAll("[name=backdrop]")) field.checked = field.value === values.backdrop;
  showPause();
  show();
});
(window.requestIdleCallback ?? setTimeout)(fillBackdrops);
