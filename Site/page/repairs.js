// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// What a repair of the module changes in the state of the playground.
import { word } from "./language.js";

const keys = { style: "style", material: "material", glass: "glass", tint: "tint", dimming: "dimming", color: "ink", weight: "weight", size: "size" };

/** Returns the values that a repair changes, or null where it names something that the playground does not have. */
export function changes(repair, state) {
  const values = {};
  for (const { kind, value } of repair.changes) {
    if (kind === "style" || kind === "color" || kind === "foreground") Object.assign(values, ink(value));
    else if (kind === "glass" || kind === "material") Object.assign(values, { kind, [kind]: value });
    else if (kind === "dimming") values.dimming = typeof value === "number" ? `rgb(0 0 0 / ${value * 100}%)` : value;
    else if (keys[kind] in state) values[keys[kind]] = value;
    else return null;
  }
  return values;
}

const ink = value => /^[a-z][\w.]*$/i.test(value) ? { style: value } : { style: "custom", ink: value };

/** Returns a repair in words. */
export function sentence(repair) {
  return repair.changes.map(({ kind, value }) => word(`repair.${kind}`, value)).join(", ");
}
