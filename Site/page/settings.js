// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The settings of the person, as the browser reports them, and the traits of a state.

const queries = {
  appearance: ["(prefers-color-scheme: dark)", "dark", "light"],
  contrast: ["(prefers-contrast: more)", "increased", "standard"],
  transparency: ["(prefers-reduced-transparency: reduce)", "reduced", "standard"],
};

const asked = Object.fromEntries(Object.entries(queries).map(([key, [query]]) => [key, matchMedia(query)]));
export const motion = matchMedia("(prefers-reduced-motion: reduce)");

/** Returns the value of a setting on this computer. */
export const ofSystem = key => queries[key][asked[key].matches ? 1 : 2];

/** Calls a function whenever one of the settings changes. */
export function followSystem(listener) {
  for (const query of Object.values(asked)) query.addEventListener("change", listener);
}

/** Returns the traits of a state, as scene documents have them. */
export function traits(state) {
  const own = key => state[key] === "system" ? ofSystem(key) : state[key];
  return {
    platform: state.platform, appearance: own("appearance"), contrast: own("contrast"), transparency: own("transparency"),
    level: state.level, look: state.look, accent: state.accent, active: state.activity === "active",
  };
}
