// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The contrast over the luminance of the backdrop, as a curve, and as a table for those who do not see it.
import { make, ratio } from "./elements.js";
import { word } from "./language.js";

const width = 300, height = 150, left = 26, bottom = 20, top = 8;
const x = luminance => left + luminance * (width - left - 6);
const y = contrast => height - bottom - Math.log(Math.min(21, Math.max(1, contrast))) / Math.log(21) * (height - bottom - top);
const svg = (name, properties, ...children) => make(name, { svg: true, ...properties }, ...children);

function plot(curve, required, here) {
  const along = (list, key) => list.map(point => `${x(point.luminance).toFixed(1)},${y(point[key]).toFixed(1)}`).join(" ");
  const marks = [1, 3, 4.5, 7, 21].flatMap(value => [
    svg("line", { class: "axis", x1: left, x2: width - 6, y1: y(value), y2: y(value) }),
    svg("text", { x: left - 4, y: y(value) + 4, "text-anchor": "end" }, String(value)),
  ]);
  const places = [0, 0.5, 1].map(value => svg("text", { x: x(value), y: height - 5, "text-anchor": value === 0 ? "start" : value === 1 ? "end" : "middle" }, String(value)));
  return svg("svg", { class: "curve-plot", viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": summary(curve, required) },
    ...marks, ...places,
    svg("polygon", { class: "band", points: `${along(curve, "low")} ${along([...curve].reverse(), "high")}` }),
    svg("polyline", { class: "line", points: along(curve, "low") }),
    svg("line", { class: "need", x1: left, x2: width - 6, y1: y(required), y2: y(required) }),
    ...here === null ? [] : [svg("line", { class: "now", x1: x(here), x2: x(here), y1: top, y2: height - bottom })]);
}

function summary(curve, required) {
  const lowest = curve.reduce((least, point) => point.low < least.low ? point : least);
  return word("curve.summary", ratio(lowest.low), lowest.luminance.toFixed(2), ratio(required));
}

function table(curve) {
  const every = Math.max(1, Math.floor((curve.length - 1) / 10));
  const rows = curve.filter((_, index) => index % every === 0).map(point =>
    make("tr", {}, make("td", {}, point.luminance.toFixed(2)), make("td", {}, ratio(point.low))));
  return make("details", {}, make("summary", {}, word("curve.table")),
    make("table", {}, make("thead", {}, make("tr", {}, make("th", { scope: "col" }, word("curve.luminance")), make("th", { scope: "col" }, word("curve.contrast")))), make("tbody", {}, ...rows)));
}

let isOpen = false;

/** Fills an element with the curve, or with nothing; `here` is the luminance of the backdrop that is drawn, or null. */
export function drawCurve(element, curve, required, here) {
  if (!curve || curve.length < 2) return element.replaceChildren();
  const details = table(curve);
  details.open = isOpen;
  details.addEventListener("toggle", () => { isOpen = details.open; });
  element.replaceChildren(make("p", { className: "small quiet" }, word("curve.title")), plot(curve, required, here), details);
}
