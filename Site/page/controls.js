// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The form of the playground: every field has the name of a value of the state.
import { data, make } from "./elements.js";
import { dimmingShare, sizes } from "./scene-of.js";
import { allowed } from "./state.js";
import { word } from "./language.js";

const fields = form => [...form.elements].filter(field => field.name);
const styles = ["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel"];

function options(select, groups, value) {
  const make_ = name => new Option(name, name);
  select.replaceChildren(...groups.flatMap(([title, names]) => title ? [make("optgroup", { label: title }, ...names.map(make_))] : names.map(make_)));
  // A name of another platform stays, and the picture says that it is unknown.
  if (![...select.options].some(option => option.value === value)) select.append(make_(value));
  select.value = value;
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
    else if (field !== document.activeElement || field.tagName === "SELECT") field.value = values[field.name];
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

/** Ties a form to a state. */
export function tie(form, state) {
  form.addEventListener("submit", event => event.preventDefault());
  form.addEventListener("input", event => {
    const { name, value, dataset, type } = event.target;
    const key = name || dataset.mirrors;
    const chosen = key === "dimming" ? (value === "0" ? "" : `rgb(0 0 0 / ${value}%)`) : value;
    const isAllowed = allowed(key, chosen) !== undefined;
    event.target.setAttribute("aria-invalid", String(!isAllowed));
    if (isAllowed) state.change({ [key]: chosen }, { step: type === "radio" || event.target.tagName === "SELECT" });
    if (key === "component" || key === "kind" && chosen === "component") takeSize(state);
  });
  // A field that was left shows what the state has.
  form.addEventListener("change", () => show(form, state.values));
  state.follow((values, changed) => {
    show(form, values);
    if (["platform", "component", "material", "style", "control", "state"].some(key => changed.has(key))) fillMenus(form, values);
  });
  return () => fillMenus(form, state.values);
}
