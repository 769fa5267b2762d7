// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// Shows the drawings of `drawings.js` that the filters and the search select. The address keeps the selection.
const keys = ["exhibit", "kind", "platform", "look", "appearance", "contrast", "transparency", "state", "picture",
  "width", "height", "lowest", "required", "label"];
const all = drawings.map(row => Object.fromEntries(keys.map((key, index) => [key, row[index]])));
const filters = { platform: "ios", look: "os27", appearance: "light", contrast: "standard", transparency: "standard" };
const element = id => document.getElementById(id);
const chosen = new URLSearchParams(location.hash.slice(1));
const shortfall = drawing => drawing.lowest !== null && drawing.lowest < drawing.required;

/** A menu of the values that a setting has in the drawings. */
function menu(name, usual) {
  const select = document.createElement("select");
  select.setAttribute("aria-label", name);
  const values = [...new Set(all.map(drawing => drawing[name]))];
  for (const [value, title] of [["", `every ${name}`], ...values.map(value => [value, `${value}${["contrast", "transparency"].includes(name) ? ` ${name}` : ""}`])])
    select.append(new Option(title, value));
  select.value = chosen.get(name) ?? usual;
  return select;
}

const menus = Object.entries(filters).map(([name, usual]) => [name, menu(name, usual)]);
element("filters").append(...menus.map(([, select]) => select));
element("search").value = chosen.get("search") ?? "";
element("failing").checked = chosen.has("failing");

function selected() {
  const words = element("search").value.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(drawing =>
    menus.every(([name, select]) => !select.value || drawing[name] === select.value || isOnly(drawing, name))
    && words.every(word => `${drawing.exhibit} ${drawing.kind} ${drawing.state} ${drawing.label}`.toLowerCase().includes(word))
    && (!element("failing").checked || shortfall(drawing)));
}

/** A platform without a choice of appearance shows the only one that it has. */
function isOnly(drawing, name) { return name === "appearance" && ["visionos", "watchos"].includes(drawing.platform); }

function figure(drawing) {
  const figure = document.createElement("figure");
  const image = new Image(drawing.width, drawing.height);
  image.loading = "lazy";
  image.src = `pictures/${drawing.picture}`;
  image.alt = [drawing.exhibit, drawing.state].filter(Boolean).join(", ");
  const caption = document.createElement("figcaption");
  const settings = document.createElement("small");
  settings.textContent = [drawing.platform, drawing.look, drawing.appearance,
    drawing.contrast === "standard" ? "" : `${drawing.contrast} contrast`,
    drawing.transparency === "standard" ? "" : `${drawing.transparency} transparency`].filter(Boolean).join(" · ");
  caption.append([drawing.exhibit.replaceAll("-", " "), drawing.state].filter(Boolean).join(" · "), badge(drawing), settings);
  figure.append(image, caption);
  return figure;
}

function badge({ lowest, required, label }) {
  const badge = document.createElement("span");
  if (required === null) {
    badge.className = "contrast none";
    badge.textContent = "no requirement";
    return badge;
  }
  badge.className = lowest === null || lowest < required ? "contrast short" : "contrast";
  badge.textContent = lowest === null ? "undecided" : `${lowest.toFixed(2)} : 1`;
  badge.title = `${label}: ${required} : 1 is required`;
  return badge;
}

/** The drawings that are not on the page yet: a page of thousands of pictures is filled as it is scrolled. */
let waiting = [];
let kind = "";

function showMore() {
  for (const drawing of waiting.splice(0, 120)) {
    if (drawing.kind !== kind) {
      kind = drawing.kind;
      const [title, cards] = [document.createElement("h2"), document.createElement("div")];
      title.textContent = kind.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`).replace(/^./, first => first.toUpperCase());
      cards.className = "cards";
      element("shown").append(title, cards);
    }
    element("shown").lastChild.append(figure(drawing));
  }
}

function show() {
  waiting = selected().sort((one, other) => one.kind.localeCompare(other.kind));
  kind = "";
  element("count").textContent = `${waiting.length} of ${all.length}, ${waiting.filter(shortfall).length} short`;
  element("shown").replaceChildren();
  showMore();
  const kept = new URLSearchParams(menus.map(([name, select]) => [name, select.value]));
  if (element("search").value) kept.set("search", element("search").value);
  if (element("failing").checked) kept.set("failing", "");
  // A page of files may not change its history, but its fragment.
  location.replace(`#${kept}`);
}

document.querySelector("form").addEventListener("input", show);
document.querySelector("form").addEventListener("submit", event => event.preventDefault());
new IntersectionObserver(entries => { if (entries.some(entry => entry.isIntersecting)) showMore(); }, { rootMargin: "100%" })
  .observe(element("end"));
show();
