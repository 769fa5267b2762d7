// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// Making elements: texts are always set as text, so that no name or file becomes markup.

/** Makes an element; properties whose names contain a hyphen, and role, are attributes. */
export function make(name, properties = {}, ...children) {
  const element = name === "svg" || properties.svg ? document.createElementNS("http://www.w3.org/2000/svg", name) : document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key === "svg" || value === undefined) continue;
    if (key in element && !key.includes("-") && key !== "role" && !(element instanceof SVGElement)) element[key] = value;
    else element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

export const byId = id => document.getElementById(id);

/** A square of a colour, as a picture, because the policy of the page allows no style in markup. */
export function swatch(color) {
  const box = make("span", { className: "swatch" });
  box.style.background = color;
  return box;
}

/** Saves a text or a blob as a file. */
export function save(content, name, type = "text/plain") {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  make("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

const loaded = new Map();

/** Downloads a JSON file of the site once; one that could not be read is tried again the next time. */
export function data(path) {
  if (!loaded.has(path)) {
    const content = fetch(new URL(`../data/${path}`, import.meta.url)).then(answer => answer.ok ? answer.json() : Promise.reject(new Error(`${path}: ${answer.status}`)));
    content.catch(() => loaded.delete(path));
    loaded.set(path, content);
  }
  return loaded.get(path);
}

export const ratio = value => `${(Math.floor(value * 100) / 100).toFixed(2)}:1`;
export const hex = rgb => `#${rgb.map(value => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
