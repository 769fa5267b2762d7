// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// <pellucid-material> and <pellucid-glass>: import this module, and write them into a page.

import { largeFrom, tintSeen } from "./glass.js";
import { isTranslucent } from "./imitation.js";
import { elementOf, outline, stated } from "./surface.js";

/** Returns a name as documents write it, without hyphens. */
const joined = name => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

const nameOf = host => joined(stated(host, "material") || "regular");

/** `<pellucid-material material="thin">`: a material. */
export class PellucidMaterial extends elementOf({
  attributes: ["material"],
  imitated: nameOf,
  described: host => ({ margin: 0, layers: frame => [{ material: nameOf(host), frame, shape: outline(host) }] }),
}) {}

/** The distance from which glass takes colours, in points: farther ones change it by less than 3 of 255. */
const reach = 64;

const isClear = host => stated(host, "variant") === "clear";
const dimmingOf = host => (isClear(host) ? Math.min(1, Math.max(0, Number(stated(host, "dimming")) || 0)) : 0);

const tintOf = host => stated(host, "tint");

/** Returns whether a tint lies on the imitation of glass without one: that of tinted glass is of opaque tints. */
const isLaid = (host, tint) => tint && (isClear(host) || isTranslucent(tint));

/** `<pellucid-glass variant="clear">`: Liquid Glass. */
export class PellucidGlass extends elementOf({
  attributes: ["variant", "control", "tint", "dimming"],
  imitated(host) {
    if (isClear(host)) return "glassClear";
    const tint = tintOf(host);
    if (tint && !isTranslucent(tint)) return "glassTinted";
    return Math.min(host.offsetWidth, host.offsetHeight) < largeFrom ? "glassRegular" : "glassRegularLarge";
  },
  tint: tintOf,
  layers(host, tint, { appearance }) {
    return { dimming: dimmingOf(host), tint: isLaid(host, tint) && tintSeen(tint, isClear(host), appearance) };
  },
  described(host) {
    const [control, tint] = [stated(host, "control"), tintOf(host)];
    const keys = { ...(control && { control }), ...(tint && { tint }), ...(isClear(host) && { dimming: dimmingOf(host) || "none" }) };
    // The text is no part of the picture. Glass keeps the appearance whose colours the text has.
    const glass = { glass: isClear(host) ? "clear" : "regular", adaptive: false, shape: outline(host), ...keys };
    return { margin: reach, layers: frame => [{ ...glass, frame }] };
  },
}) {}

customElements.define("pellucid-material", PellucidMaterial);
customElements.define("pellucid-glass", PellucidGlass);
