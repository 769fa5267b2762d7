// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// What a repair of the module changes in the state of the playground.
import { word } from "./language.js";

const percent = share => `${Number((share * 100).toFixed(3))}%`;
const ink = value => /^[a-z][\w.]*$/i.test(value) ? { style: value } : { style: "custom", ink: value };

/** Returns a colour with another opacity, or null where it is written in another way than `#RRGGBB` or `rgb(… / …)`. */
function withOpacity(color, share) {
  if (/^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(color)) return color.slice(0, 7) + Math.ceil(share * 255).toString(16).padStart(2, "0");
  return /^rgb\(.* \/ .*\)$/.test(color) ? color.replace(/\/.*\)$/, `/ ${percent(share)})`) : null;
}

const made = {
  style: ink, color: ink, foreground: ink,
  material: value => ({ material: value }), glass: value => ({ glass: value }), tint: value => ({ tint: value }),
  adaptive: value => ({ adaptive: String(value) }),
  glassDimming: value => ({ dimming: `rgb(0 0 0 / ${percent(value)})` }),
  glassTint: (value, state) => ({ tint: withOpacity(state.tint, value) }),
  // A layer between the surface and the text.
  dimming: (value, state) => state.under ? null : { under: value },
  layerOpacity: (value, state) => ({ under: withOpacity(state.under, value) }),
};

/** Returns the values that a repair changes, or null where it names something that the playground does not have. */
export function changes(repair, state) {
  const values = {};
  for (const { kind, value } of repair.changes) {
    const own = Object.hasOwn(made, kind) ? made[kind](value, state) : null;
    if (!own || Object.values(own).includes(null)) return null;
    Object.assign(values, own);
  }
  return values;
}

/** Returns a change in words. */
function words({ kind, value }) {
  if (kind === "dimming") return word(/^rgb\(0 0 0/.test(value) ? "repair.black" : "repair.white", /([\d.]+)%/.exec(value)?.[1] ?? value);
  return word(`repair.${kind}`, typeof value === "number" ? Number((value * 100).toFixed(1)) : value);
}

/** Returns a repair in words. */
export const sentence = repair => repair.changes.map(words).join(", ");
