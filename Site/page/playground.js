// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The playground: ties state, controls, stage, proof, small pictures and what is taken away.
import { names, backdrop, moves, canvasOf } from "./backdrops.js";
import { fieldOf, markWrong, tie } from "./controls.js";
import { takeFiles } from "./drop.js";
import { byId, data, hex, make } from "./elements.js";
import { engine } from "./engine.js";
import { Gallery } from "./gallery.js";
import { breakingOf, drawnContrast, judging, worstOf } from "./judging.js";
import { followLanguage, language, languageOf, word } from "./language.js";
import { meanLuminance } from "./luminance.js";
import { PhotoError, camera, open } from "./photo.js";
import { clamped, handle, place } from "./piece.js";
import { clearProof, curveOf, question, showCurve, showProof } from "./proof.js";
import { componentKeys, picturePath, sceneOf, sizes } from "./scene-of.js";
import { followSystem } from "./settings.js";
import { Stage } from "./stage.js";
import { State, usual } from "./state.js";
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

let worst = null, breaking = null, latest = null, sample = {}, resting = 0, waiting = 0;
/** The keys of sentences that stay above the picture as long as they are true. */
const notices = { refused: "", photo: "", names: "", keys: "" };
const takeAway = new TakeAway(state), gallery = new Gallery(byId("all"), state);

function say(text) {
  if (byId("message").textContent !== text) byId("message").textContent = text;
  byId("message").lang = languageOf(text);
  byId("message").hidden = !text;
}

function sayNotices() {
  notices.keys = state.values.kind === "component" && !componentKeys(state.values.keys) ? "keys.broken" : "";
  const sentences = Object.values(notices).filter(key => key).map(key => word(key));
  if (missing) sentences.unshift(typeof WebAssembly === "object" ? word("no.start", missing.message) : word("no.engine"));
  say(sentences.join(" "));
}

/** The time after which a proof that is not there yet is announced, in milliseconds. */
const patience = 400;

/** Takes away what was judged once judging takes long. */
function expectProof() {
  waiting ||= setTimeout(() => { clearProof("judging"); gallery.clear(); }, patience);
}

function settled() {
  clearTimeout(waiting);
  waiting = 0;
}

const stage = new Stage(byId("picture"), drawn => {
  byId("stage").classList.toggle("stale", Boolean(drawn.error));
  markWrong(byId("controls"), drawn.error ? fieldOf(byId("controls"), drawn.error.where, state.values) : null);
  if (drawn.error) return showError(drawn.error);
  sayNotices();
  latest = drawn;
  takeAway.show(drawn.document, drawn.scene, stage.picture);
  gallery.mark(drawn.state, drawn.document.traits);
  performance.mark("first-picture");
  clearTimeout(resting);
  expectProof();
  // What is dragged is judged once it rests, so that the picture stays under the finger.
  resting = setTimeout(() => judge(latest), 60);
});

/** Shows an error in the words of the form: the person has written no document. */
function showError(error) {
  if (missing) return withoutEngine();
  clearTimeout(resting);
  settled();
  latest = worst = null;
  clearProof();
  gallery.clear();
  const { message = String(error), where } = error, field = fieldOf(byId("controls"), where, state.values);
  const label = field?.closest("label").querySelector("[data-word]").textContent;
  say(/^desktop\[/.test(where ?? "") ? message.replace(`: ${where}: `, label ? `: ${label}: ` : ": ") : message);
}

/** Shows the nearest that the browser can do by itself where the module does not start. */
async function withoutEngine() {
  sayNotices();
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

/** Returns a picture of one colour. */
function plain(color) {
  const canvas = canvasOf(8, 8), context = canvas.getContext("2d");
  context.fillStyle = color;
  context.fillRect(0, 0, 8, 8);
  return canvas;
}

/** Returns the scene to judge: any backdrop may lie there, so that a colour is given as a picture, of which nothing else is known. */
async function judgedScene({ load }, { state: values, options }) {
  const picture = values.backdrop === "color" ? plain(values.ground) : stage.picture;
  return load(sceneOf({ ...values, backdrop: "own" }, { sample: options.sample }), { pictures: { [picturePath]: picture } });
}

const judge = judging(() => engine().then(({ stopJudging }) => stopJudging()), async (job, isOld) => {
  const { state: values, document: { traits: settings } } = job;
  const pellucid = await engine(), scenes = [];
  try {
    const scene = await judgedScene(pellucid, job);
    scenes.push(scene);
    const [report] = await Promise.all([scene.report(undefined, { language }), gallery.draw(scene, settings, isOld)]);
    let drawn = report;
    if (job.options.breaking) {
      scenes.push(await pellucid.load(job.document));
      drawn = await scenes[1].report(undefined, { language });
    }
    if (isOld()) return;
    settled();
    worst = worstOf(report);
    showProof({ text: worst, findings: report.findings, here: drawnContrast(drawn) }, state);
    await judgeCurve(pellucid, job, worst, isOld);
    await gallery.judge(scene, settings, isOld);
  } catch (error) {
    if (!isOld() && job === latest) showError(error);
  } finally {
    for (const scene of scenes) scene.close();
  }
});

/** The last question about a curve with its answer: most changes move the surface, which leaves the curve as it is. */
let curve = { asked: "", answer: null };

async function judgeCurve({ legibility }, { state: values, document: { traits: settings } }, text, isOld) {
  const query = question(values, settings, text), asked = JSON.stringify(query);
  if (query && curve.asked !== asked) {
    // Some tints have no proof without a scene, and so no curve.
    const answer = await legibility(query).catch(() => null);
    curve = { asked: answer ? asked : "", answer };
  }
  if (isOld()) return;
  const picture = values.backdrop === "color" ? plain(values.ground) : stage.picture;
  const here = !breaking && !values.dimming ? meanLuminance(picture, sizes[values.canvas], values) : null;
  showCurve(query && curveOf(curve.answer, text), text?.required, here);
}

async function show() {
  const values = state.values;
  if (values.kind === "component") sample = await data("names.json").then(names => names[values.platform].components[values.component]?.sample, () => ({})) ?? {};
  if (values !== state.values) return;
  if (missing) return withoutEngine();
  stage.show(values, { sample, breaking });
}

function describe() {
  const { kind, x, y, width, height } = state.values, piece = byId("piece");
  piece.setAttribute("aria-label", word("piece.label", word(`kind.${kind}`), state.values[kind], x, y, width, height));
  byId("picture").setAttribute("aria-label", word("picture.label", word(`kind.${kind}`), state.values[kind], state.values.text));
}

/** Adds a small picture of a backdrop, which chooses it, and returns its canvas. */
function addBackdrop(name) {
  const canvas = canvasOf(180, 120);
  const field = make("input", { type: "radio", name: "backdrop", value: name, checked: name === state.values.backdrop });
  field.addEventListener("change", () => state.change({ backdrop: name }, { step: true }));
  byId("backdrops").append(make("label", {}, field, canvas, make("span", { "data-word": `backdrop.${name}` }, word(`backdrop.${name}`))));
  return canvas;
}

/** Shows the person's own picture among the backdrops. */
function fillOwn() {
  const canvas = document.querySelector("#backdrops [value=own] + canvas") ?? addBackdrop("own"), picture = stage.own;
  const [width, height] = [picture.videoWidth ?? picture.width, picture.videoHeight ?? picture.height], scale = Math.max(180 / width, 120 / height);
  canvas.getContext("2d").drawImage(picture, (180 - width * scale) / 2, (120 - height * scale) / 2, width * scale, height * scale);
}

async function fillBackdrops() {
  names.forEach(addBackdrop);
  for (const label of [...byId("backdrops").children].filter(label => label.firstChild.value !== "own")) {
    const picture = await backdrop(label.firstChild.value).catch(() => null);
    if (picture) label.querySelector("canvas").getContext("2d").drawImage(picture, 0, 0, 180, 120);
  }
}

async function takePhoto(give) {
  try {
    stage.place(await give());
    Object.assign(notices, { refused: "", photo: "" });
    fillOwn();
    state.change({ backdrop: "own" }, { step: true });
    await show();
    showPause();
    sayNotices();
  } catch (error) {
    // A picture that is being drawn would take away what is not among the notices.
    notices.refused = error instanceof PhotoError ? error.message : "photo.broken";
    sayNotices();
  }
}

function showPause() {
  byId("pause").hidden = !stage.isMoving && !moves(state.values.backdrop);
  byId("pause").setAttribute("aria-pressed", String(stage.paused));
}

function setBreaking(on) {
  const color = on ? breakingOf(worst) : null;
  breaking = color && hex(color);
  byId("breaking").setAttribute("aria-pressed", String(Boolean(breaking)));
  show();
}

handle(byId("piece"), byId("stage"), state);
const fillMenus = tie(byId("controls"), state, isBroken => {
  notices.names = isBroken ? "names.broken" : "";
  sayNotices();
});
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
followLanguage(() => { fillMenus(); describe(); if (missing) withoutEngine(); else if (latest) judge(latest); });
state.follow((values, changed) => {
  notices.refused = "";
  if (values.backdrop === "own" && !stage.own) {
    // The address is from another computer, or from before this page was loaded again.
    notices.photo = "photo.gone";
    return state.change({ backdrop: usual.backdrop });
  }
  if (changed.size < Object.keys(values).length && changed.has("backdrop") && values.backdrop !== usual.backdrop) notices.photo = "";
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
