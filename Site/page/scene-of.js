// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// From the state of the playground to a scene document.
import { traits } from "./settings.js";

export const sizes = { wide: { width: 720, height: 480 }, tall: { width: 480, height: 480 } };
export const picturePath = "backdrop.png";

/** Returns the share of black that a dimming colour has, or null where there is none. */
export function dimmingShare(color) {
  const match = /^rgb\(0 0 0 \/ ([\d.]+)%\)$/.exec(color);
  return match ? Number(match[1]) / 100 : null;
}

/** Returns the black that lies below the surface, empty for none: of glass, clear glass alone has it. */
export const dimmingBelow = state => (state.kind === "material" || state.glass === "clear") && dimmingShare(state.dimming) ? state.dimming : "";

/** The space before and behind the text. */
export const textInset = state => Math.min(24, Math.round(state.width * 8) / 100);

function textLayer(state) {
  const inset = textInset(state), height = Math.min(state.height, Math.ceil(state.size * 1.4));
  return {
    id: "text", text: state.text, frame: [inset, (state.height - height) / 2, Math.max(1, state.width - 2 * inset), height],
    size: state.size, weight: state.weight, style: state.style === "custom" ? state.ink : state.style, lineLimit: 1,
  };
}

/** Returns the properties of a component that are written as JSON, or null where that is no JSON object. */
export function componentKeys(keys) {
  if (!keys.trim()) return {};
  try {
    const value = JSON.parse(keys);
    return value && typeof value === "object" && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

function layers(state, sample) {
  const frame = [state.x, state.y, state.width, state.height];
  if (state.kind === "component") {
    const keys = { ...sample, ...componentKeys(state.keys) };
    delete keys.frame; delete keys.id; delete keys.component; delete keys.note;
    if (state.state) keys.state = state.state;
    return [{ id: "piece", component: state.component, frame, ...keys }];
  }
  const shape = { roundedRectangle: state.radius }, share = dimmingShare(state.dimming);
  const below = state.under ? [{ fill: state.under, frame: [0, 0, state.width, state.height], shape }] : [];
  const texts = [...below, ...state.text ? [textLayer(state)] : []];
  if (state.kind === "glass") return [{
    id: "piece", glass: state.glass, frame, shape, layers: texts,
    ...(state.control !== "none" && { control: state.control }), ...(state.tint && { tint: state.tint }), ...(share && { dimming: share }),
    ...(state.adaptive && { adaptive: state.adaptive === "true" }),
  }];
  const dimming = share ? [{ dimming: share, frame, shape }] : [];
  return [...dimming, { id: "piece", material: state.material, frame, shape, layers: texts }];
}

/** Returns the document of a state, over its backdrop or over the colour that breaks a text. */
export function sceneOf(state, { sample = {}, breaking = null, scale = 2 } = {}) {
  const ground = breaking
    ? [{ fill: breaking }]
    : [state.backdrop === "color" ? { fill: state.ground } : { image: picturePath, fit: "fill" }];
  return { version: 1, size: sizes[state.canvas], scale, traits: traits(state), desktop: [...ground, ...layers(state, sample)] };
}
