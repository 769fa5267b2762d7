// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// Legibility, live beside the picture: the contrast that is drawn, the bound over every backdrop, its curve, repairs and findings.
import { drawCurve } from "./curve.js";
import { byId, hex, make, ratio, swatch } from "./elements.js";
import { breakingOf, failing, holding, holdingHere, standing } from "./judging.js";
import { word } from "./language.js";
import { changes, sentence } from "./repairs.js";
import { dimmingShare } from "./scene-of.js";
import { weights } from "./style-names.js";

/** Returns the question about a state whose answer has a curve, or null where a question cannot say what the scene has. */
export function question(state, traits, text) {
  if (state.kind === "component" || state.under || !text?.bound) return null;
  const foreground = state.style === "custom" ? { ink: state.ink } : { style: state.style }, share = dimmingShare(state.dimming);
  const base = { [state.kind]: state[state.kind], ...foreground, size: state.size, weight: weights[state.weight], repairs: false, traits };
  if (state.kind === "material") return base;
  return {
    ...base, control: state.control, frame: [state.width, state.height], adaptive: Boolean(text.ground.states?.length),
    ...(state.tint && { tint: state.tint }), ...(share && { dimming: share }),
  };
}

/** The largest share by which the bound of a curve, which knows no places, may differ from that of the scene. */
const tolerance = 0.05;

/** Returns the curve of an answer where it is one of the judged text, at least as high as the bound that is proven in the scene. */
export function curveOf(answer, text) {
  const bound = text.bound.lowestContrast;
  if (!answer?.lowestContrast || Math.abs(answer.lowestContrast / bound - 1) > tolerance) return null;
  return answer.curve.map(({ luminance, contrast, highest }) => ({ luminance, low: Math.max(contrast, bound), high: Math.max(highest, bound) }));
}

/** Returns the sentence about a text. */
function verdictOf(text, state) {
  const required = ratio(text.required), breaking = breakingOf(text), stands = standing(text);
  const sentence = stands === holding ? word("bound.holds", required) : stands === holdingHere ? word("bound.here", required)
    : stands !== failing ? word("bound.open", text.reason ?? "")
    : breaking ? word("bound.fails", required, hex(breaking))
    : word(text.bound ? "bound.has" : "bound.drawn", required, ratio(text.bound?.lowestContrast ?? text.measured.lowest));
  return state.kind === "component" ? word("bound.of", text.words ?? text.id, sentence) : sentence;
}

/** Shows a judged picture: the text that stands worst, and the findings; `here` is the contrast that is drawn. */
export function showProof({ text, findings, here }, state) {
  const stands = text && standing(text), breaking = breakingOf(text);
  byId("proof").setAttribute("aria-busy", "false");
  byId("here").textContent = here === undefined ? "–" : ratio(here);
  byId("bound").textContent = text?.bound ? ratio(text.bound.lowestContrast) : "–";
  const verdict = byId("verdict");
  verdict.className = !text ? "verdict" : `verdict ${stands >= holdingHere ? "good" : stands === failing ? "bad" : ""}`;
  verdict.textContent = text ? verdictOf(text, state.values) : word("bound.none");
  byId("breaking").disabled = !breaking;
  byId("breaking-swatch").replaceChildren(...breaking ? [swatch(hex(breaking))] : []);
  showRepairs(text, state);
  byId("findings").replaceChildren(...listOf(findings));
}

/** Shows the curve; `here` is the luminance of what lies behind the surface, or null. */
export const showCurve = (curve, required, here) => drawCurve(byId("curve"), curve, required, here);

/** Takes away what was judged: it is not that of the picture any more. */
export function clearProof(key = "") {
  byId("proof").setAttribute("aria-busy", String(Boolean(key)));
  for (const name of ["here", "bound"]) byId(name).textContent = key ? "…" : "–";
  byId("verdict").className = "verdict";
  byId("verdict").textContent = key ? word(key) : "";
  byId("breaking-swatch").replaceChildren();
  keepFocus(() => byId("repairs").replaceChildren());
  byId("findings").replaceChildren();
  byId("curve").replaceChildren();
}

/** Runs what replaces the repairs. A person whose button goes away comes to the verdict, which says what the repair did. */
function keepFocus(replace) {
  const had = byId("repairs").contains(document.activeElement);
  replace();
  if (had) byId("verdict").focus({ preventScroll: true });
}

function showRepairs(text, state) {
  const isOwn = state.values.kind !== "component";
  const items = (text?.repairs ?? []).flatMap(repair => {
    const parts = [make("span", {}, sentence(repair)), make("strong", {}, ratio(repair.lowestContrast))];
    // The texts of a component are its own: what mends them is told, not done.
    if (!isOwn) return [make("li", { className: "told" }, ...parts)];
    const values = changes(repair, state.values);
    if (!values) return [];
    const button = make("button", { type: "button" }, ...parts);
    button.addEventListener("click", () => state.change(values, { step: true }));
    return [make("li", {}, button)];
  });
  const none = word(!text ? "repairs.unknown" : standing(text) >= holdingHere ? "repairs.needless" : text.bound ? "repairs.none" : "repairs.unknown");
  keepFocus(() => byId("repairs").replaceChildren(...items.length ? items : [make("li", { className: "quiet" }, none)]));
}

/** Returns the link to the explanation of a finding's rule; a note has none. */
export const ruleOf = ({ rule }) => /^[A-Z]{3}\d{2}$/.test(rule) ? [make("a", { href: `reference/rules.html#${rule}` }, rule), " "] : [];

/** Returns list items of findings, each with a link to the explanation of its rule. */
export function listOf(findings) {
  if (!findings.length) return [make("li", { className: "good" }, word("findings.none"))];
  return findings.slice(0, 200).map(finding => make("li", { className: finding.severity === "note" ? "note" : "bad" },
    ...ruleOf(finding), finding.message ?? `${ratio(finding.ratio)} < ${ratio(finding.required)}`,
    ...finding.repair ? [make("br"), make("span", { className: "quiet" }, finding.repair)] : []));
}
