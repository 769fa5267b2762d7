// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The form of the playground: every field has the name of a value of the state.
import { data, make } from "./elements.js";
import { componentKeys, dimmingShare, sizes } from "./scene-of.js";
import { allowed, usual } from "./state.js";
import { word } from "./language.js";

const fields = form => [...form.elements].filter(field => field.name);
const styles = ["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel"];

function options(select, groups, value) {
  const make_ = name => new Option(name, name);
  select.replaceChildren(...groups.flatMap(([title, names]) => title ? [make("optgroup", { label: title }, ...names.map(make_))] : names.map(make_)));
  choose(select, value);
}

/** Chooses a name in a menu. An unknown one of an address stays, and the message says that it is unknown. */
function choose(select, value) {
  if (![...select.options].some(option => option.value === value)) select.append(new Option(value, value));
  select.value = value;
}

/** Returns those values that a platform does not have, each replaced by the nearest one that it has. */
function nearest(names, values) {
  const component = names.components[values.component] ? values.component : Object.keys(names.components)[0];
  const has = {
    material: [...names.tiers, ...names.materials], control: names.controls, component: [component],
    state: ["", ...names.components[component].states], style: [...styles, "custom", ...names.colors],
  };
  const wrong = Object.keys(has).filter(key => !has[key].includes(values[key]));
  return Object.fromEntries(wrong.map(key => [key, has[key].includes(usual[key]) ? usual[key] : has[key][0]]));
}

/** The fields of the keys of a scene document, where they have other names. */
const fieldNames = { fill: () => "under", style: ({ style }) => style === "custom" ? "ink" : "style" };

/** Returns the field about which an error of a document is, by its place, or null. */
export function fieldOf(form, where = "", values) {
  const key = /(?:^|\.)([a-z]\w*)(?:\[\d+\])*$/i.exec(where)?.[1] ?? "";
  const field = form.elements[Object.hasOwn(fieldNames, key) ? fieldNames[key](values) : key];
  return field instanceof HTMLElement && field.closest("label") ? field : null;
}

/** Marks the fields that have an unusable value. */
export function markWrong(form, wrong) {
  for (const field of fields(form)) if (field.type !== "radio") field.setAttribute("aria-invalid", String(field === wrong || field.name === "keys" && !componentKeys(field.value)));
}

/** Fills the menus whose names depend on the platform. */
async function fillMenus(form, values) {
  const names = (await data("names.json"))[values.platform];
  options(form.material, [[word("materials.tiers"), names.tiers], [word("materials.others"), names.materials]], values.material);
  options(form.control, [["", names.controls]], values.control);
  options(form.component, [["", Object.keys(names.components)]], values.component);
  options(form.state, [["", ["", ...names.components[values.component]?.states ?? []]]], values.state);
  options(form.style, [[word("style.levels"), styles], [word("style.own"), ["custom"]], [word("style.colors"), names.colors]], values.style);
  form.state.options[0].text = word("state.rest");
  [...form.style.options].find(option => option.value === "custom").text = word("style.custom");
}

function show(form, values) {
  for (const field of fields(form)) {
    if (field.type === "radio") field.checked = values[field.name] === field.value;
    else if (field.name === "dimming") field.value = String(Math.round((dimmingShare(values.dimming) ?? 0) * 100));
    else if (field.tagName === "SELECT") choose(field, values[field.name]);
    else if (field !== document.activeElement) field.value = values[field.name];
  }
  form.querySelector("[data-mirror=dimming]").textContent = `${form.dimming.value} %`;
  for (const picker of form.querySelectorAll("[data-mirrors]")) {
    const match = /^#[0-9a-f]{6}/i.exec(values[picker.dataset.mirrors]);
    if (match) picker.value = match[0].toLowerCase();
    picker.classList.toggle("unset", !values[picker.dataset.mirrors]);
  }
  for (const part of form.querySelectorAll("[data-for]")) part.hidden = !part.dataset.for.split(" ").includes(values.kind);
  form.querySelector("[data-style=custom]").hidden = values.style !== "custom";
}

/** Gives a component that was chosen its natural size, in the middle of the picture, at rest. */
async function takeSize(state) {
  const { platform, component, canvas } = state.values, { width, height } = sizes[canvas];
  const size = (await data("names.json"))[platform].components[component]?.size;
  if (!size || state.values.component !== component) return;
  const [w, h] = [Math.min(width, Math.ceil(size[0])), Math.min(height, Math.ceil(size[1]))];
  state.change({ width: w, height: h, x: (width - w) / 2, y: (height - h) / 2, state: "", keys: "" });
}

/** Changes the platform or the kind of surface, together with what that platform does not have. */
async function changeKind(state, values) {
  const next = { ...state.values, ...values };
  const names = await data("names.json").catch(() => null), others = names ? nearest(names[next.platform], next) : {};
  state.change({ ...values, ...others }, { step: true });
  if (next.kind === "component" && (values.kind || others.component)) await takeSize(state);
}

/** Ties a form to a state, and tells whether the names of the menus are missing. */
export function tie(form, state, tell) {
  const told = promise => promise.then(() => tell(false), () => tell(true));
  form.addEventListener("submit", event => event.preventDefault());
  form.addEventListener("input", event => {
    const { name, value, dataset, type } = event.target;
    const key = name || dataset.mirrors;
    const chosen = key === "dimming" ? (value === "0" ? "" : `rgb(0 0 0 / ${value}%)`) : value;
    const isAllowed = allowed(key, chosen) !== undefined;
    event.target.setAttribute("aria-invalid", String(!isAllowed));
    if (key === "platform" || key === "kind") return told(changeKind(state, { [key]: chosen }));
    if (isAllowed) state.change({ [key]: chosen }, { step: type === "radio" || event.target.tagName === "SELECT" });
    if (key === "component") told(takeSize(state));
  });
  // A field that was left shows what the state has.
  form.addEventListener("change", () => show(form, state.values));
  state.follow((values, changed) => {
    show(form, values);
    if (["platform", "component", "material", "style", "control", "state"].some(key => changed.has(key))) told(fillMenus(form, values));
  });
  return () => told(fillMenus(form, state.values));
}
