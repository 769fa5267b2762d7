// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// From the state of the playground to a scene document.
import { traits } from "./settings.js";

export const sizes = { wide: { width: 720, height: 480 }, tall: { width: 480, height: 480 } };
export const picturePath = "backdrop.png";

/** Returns the share of black that a dimming colour has, or null where it is another colour. */
export function dimmingShare(color) {
  const match = /^rgb\(0 0 0 \/ ([\d.]+)%\)$/.exec(color);
  return match ? Number(match[1]) / 100 : null;
}

/** Returns the colour that lies below the surface, empty for none: of glass, clear glass alone has one, of black. */
export const dimmingBelow = state => state.kind === "material" || state.kind === "glass" && state.glass === "clear" && dimmingShare(state.dimming) ? state.dimming : "";

/** The space before and behind the text. */
export const textInset = state => Math.min(24, Math.round(state.width * 8) / 100);

function textLayer(state) {
  const inset = textInset(state), height = Math.min(state.height, Math.ceil(state.size * 1.4));
  return {
    id: "text", text: state.text, frame: [inset, (state.height - height) / 2, Math.max(1, state.width - 2 * inset), height],
    size: state.size, weight: state.weight, style: state.style === "custom" ? state.ink : state.style, lineLimit: 1,
  };
}

/** Returns the properties of a component; what is no JSON object is none. */
export function componentKeys(state) {
  try {
    const value = JSON.parse(state.keys);
    return value && typeof value === "object" && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}

function layers(state, sample) {
  const frame = [state.x, state.y, state.width, state.height];
  if (state.kind === "component") {
    const keys = { ...sample, ...componentKeys(state) };
    delete keys.frame; delete keys.id; delete keys.component; delete keys.note;
    if (state.state) keys.state = state.state;
    return [{ id: "piece", component: state.component, frame, ...keys }];
  }
  const shape = { roundedRectangle: state.radius }, share = dimmingShare(state.dimming);
  const texts = state.text ? [textLayer(state)] : [];
  if (state.kind === "glass") return [{
    id: "piece", glass: state.glass, frame, shape, layers: texts,
    ...(state.control !== "none" && { control: state.control }), ...(state.tint && { tint: state.tint }), ...(share && { dimming: share }),
  }];
  const dimming = !state.dimming ? [] : share === null ? [{ fill: state.dimming, frame, shape }] : [{ dimming: share, frame, shape }];
  return [...dimming, { id: "piece", material: state.material, frame, shape, layers: texts }];
}

/** Returns the document of a state. A breaking backdrop has the colour below the surface and the one around it. */
export function sceneOf(state, { sample = {}, breaking = null, scale = 2 } = {}) {
  const ground = breaking
    ? [{ fill: breaking.around }, { fill: breaking.below, frame: [state.x, state.y, state.width, state.height] }]
    : [state.backdrop === "color" ? { fill: state.ground } : { image: picturePath, fit: "fill" }];
  return { version: 1, size: sizes[state.canvas], scale, traits: traits(state), desktop: [...ground, ...layers(state, sample)] };
}
