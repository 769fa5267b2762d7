// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// Legibility, live beside the picture: the contrast that is drawn, the bound over every backdrop, its curve, repairs and findings.
import { drawCurve } from "./curve.js";
import { byId, hex, make, ratio, swatch } from "./elements.js";
import { word } from "./language.js";
import { changes, sentence } from "./repairs.js";
import { dimmingShare } from "./scene-of.js";

const weights = { ultraLight: 100, thin: 200, light: 300, regular: 400, medium: 500, semibold: 600, bold: 700, heavy: 800, black: 900 };

/** Returns the question about a state that the module answers with a bound, or null for a component, which has many texts. */
export function question(state, traits) {
  if (state.kind === "component" || !state.text) return null;
  const foreground = state.style === "custom" ? { ink: state.ink } : { style: state.style }, share = dimmingShare(state.dimming);
  const base = { [state.kind]: state[state.kind], ...foreground, size: state.size, weight: weights[state.weight], traits };
  if (state.kind === "material") return base;
  return { ...base, control: state.control, frame: [state.width, state.height], ...(state.tint && { tint: state.tint }), ...(share && { dimming: share }) };
}

/** Returns the breaking backdrop of a bound as colours, or null. */
export function breakingOf(bound) {
  if (!bound?.witnessRGB) return null;
  const below = hex(bound.witnessRGB);
  return { below, around: bound.surroundingsRGB ? hex(bound.surroundingsRGB) : below };
}

const holds = bound => bound.verdict ? /holds$|^sampledEnough$/.test(bound.verdict) : bound.lowestContrast >= bound.required;

/** The least contrast of the texts of a report, or undefined. */
export function drawnContrast(report) {
  const ratios = [...(report?.texts ?? []).map(text => text.lowest), ...(report?.findings ?? []).filter(finding => finding.rule === "RND01").map(finding => finding.ratio)]
    .filter(Number.isFinite);
  return ratios.length ? Math.min(...ratios) : undefined;
}

/** Shows a bound. */
export function showBound(bound, state, here) {
  byId("bound").textContent = bound ? ratio(bound.lowestContrast) : "–";
  const verdict = byId("verdict"), breaking = breakingOf(bound);
  verdict.className = bound ? `verdict ${holds(bound) ? "good" : "bad"}` : "verdict";
  verdict.textContent = !bound ? word(state.values.kind === "component" ? "bound.component" : "bound.none")
    : holds(bound) ? word("bound.holds", ratio(bound.required)) : word("bound.fails", ratio(bound.required), breaking?.below ?? "");
  byId("breaking").disabled = !breaking;
  byId("breaking-swatch").replaceChildren(...breaking ? [swatch(breaking.below)] : []);
  drawCurve(byId("curve"), bound?.curve, bound?.required ?? 4.5, here);
  showRepairs(bound, state);
}

function showRepairs(bound, state) {
  const items = (bound?.repairs ?? []).flatMap(repair => {
    const values = changes(repair, state.values);
    if (!values) return [];
    const button = make("button", { type: "button" }, make("span", {}, sentence(repair)), make("strong", {}, ratio(repair.lowestContrast)));
    button.addEventListener("click", () => state.change(values, { step: true }));
    return [make("li", {}, button)];
  });
  const text = word(!bound ? "repairs.unknown" : holds(bound) ? "repairs.needless" : "repairs.none");
  byId("repairs").replaceChildren(...items.length ? items : [make("li", { className: "quiet" }, text)]);
}

/** Shows the contrast and the findings of a report. */
export function showReport(report) {
  const contrast = drawnContrast(report);
  byId("here").textContent = contrast === undefined ? "–" : ratio(contrast);
  byId("findings").replaceChildren(...listOf(report?.findings ?? []));
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
