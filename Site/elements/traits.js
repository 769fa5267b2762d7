// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The traits of an element: its attributes, then custom properties of CSS, then the settings of the person.

const asked = {
  appearance: [matchMedia("(prefers-color-scheme: dark)"), "dark", "light"],
  contrast: [matchMedia("(prefers-contrast: more)"), "increased", "standard"],
  transparency: [matchMedia("(prefers-reduced-transparency: reduce)"), "reduced", "standard"],
};

/** The words of each trait; the first is used where neither the element nor the person states another. */
const words = {
  platform: ["ios", "macos", "tvos", "visionos", "watchos"],
  look: ["os27", "os26", "ios18"],
  appearance: ["light", "dark"],
  contrast: ["standard", "increased"],
  transparency: ["standard", "reduced"],
  level: ["base", "elevated"],
};

/** The names of the traits, which are attributes and, with `--pellucid-` before them, custom properties. */
export const names = Object.keys(words);

/** The query for systems whose own few colours replace those of pages. */
export const forced = matchMedia("(forced-colors: active)");

/** The query for screens that show more colours than sRGB. */
export const wide = matchMedia("(color-gamut: p3)");

/** Calls a function whenever a setting of the person or the screen changes. */
export function followSettings(listener) {
  for (const query of [...Object.values(asked).map(([query]) => query), forced, wide]) query.addEventListener("change", listener);
}

/** Returns the value of an attribute or, without one, of the custom property of that name; empty where neither is set. */
export function stated(element, name, style = getComputedStyle(element)) {
  return element.getAttribute(name) ?? style.getPropertyValue(`--pellucid-${name}`).trim();
}

/** Returns the traits of an element. A word that is none of a trait's is left out of account. */
export function traitsOf(element) {
  const style = getComputedStyle(element);
  const traits = {};
  for (const [name, known] of Object.entries(words)) {
    const chosen = stated(element, name, style) || (name === "appearance" ? element.closest("[data-appearance]")?.dataset.appearance : "");
    const [query, on, off] = asked[name] ?? [];
    traits[name] = known.includes(chosen) ? chosen : query ? (query.matches ? on : off) : known[0];
  }
  return traits;
}
