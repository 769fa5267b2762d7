// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// Style sheets and tokens of the surface of a state, from the files that `pellucid export` wrote for the platform.
import { largeFrom, tintSeen } from "../elements/glass.js";
import { hyphened } from "../elements/imitation.js";
import { word } from "./language.js";
import { dimmingBelow, textInset } from "./scene-of.js";
import { traits } from "./settings.js";
import { labels, levels, weights } from "./style-names.js";

const loaded = new Map();

/** Returns what a function reads from a file of the site, once. */
function once(path, read) {
  if (!loaded.has(path)) loaded.set(path, fetch(new URL(`../${path}`, import.meta.url)).then(answer => {
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return read(answer);
  }));
  return loaded.get(path);
}

/** Returns the name of a surface in style sheets; that of the nearest material where it has none. */
export function nameOf(state) {
  if (state.kind === "material") return hyphened(state.material);
  if (state.kind === "component") return "thin";
  if (state.tint && state.glass === "regular") return "glass-tinted";
  if (state.glass === "clear") return "glass-clear";
  return Math.min(state.width, state.height) < largeFrom ? "glass-regular" : "glass-regular-large";
}

/** Returns a colour of the state in CSS: a property of the sheet for a name that it has. */
function colorIn(sheet, color, tier) {
  const plain = labels[levels.indexOf(color)] ?? color;
  const names = [labels.includes(plain) ? `${tier}-${hyphened(plain)}` : hyphened(plain.replace(".", "-")), hyphened(plain.replace(/Color$/, "")), `system-${hyphened(plain)}`];
  const found = names.find(name => sheet.includes(`--pellucid-${name}: `));
  return found ? `var(--pellucid-${found})` : color;
}

/** The dimming below clear glass over bright content that the guidelines ask for. */
const automaticDimming = "rgb(0 0 0 / 35%)";

/** Returns the rules of the surface, which stand on the platform's style sheet. */
export async function css(state) {
  const file = `${state.platform}-${state.look}`;
  if (state.kind === "component") return `/* ${word("code.component", state.component)} */\n`;
  const [sheet, { surfaces }] = await Promise.all([once(`export/${file}.css`, answer => answer.text()), once(`elements/imitations/${file}.json`, answer => answer.json())]);
  const tier = nameOf(state), chosen = traits(state), surface = surfaces[tier];
  if (!surface) return `/* ${word("code.surface", state.kind === "glass" ? `${state.glass} glass` : state.material)} */\n`;
  const values = surface[`${chosen.appearance} ${chosen.contrast} ${chosen.transparency}`];
  const list = (separator, names) => names.map(name => `--pellucid-${tier}-${name}: ${values[name]};`).join(separator);
  // Contrast and transparency follow the settings of the reader, unless they were chosen.
  const isFixed = state.contrast !== "system" || state.transparency !== "system";
  const fixed = isFixed ? `\n  /* The contrast and transparency that were chosen, whatever the reader's settings are. */\n  ${list("\n  ", Object.keys(values))}` : "";
  const tint = state.kind === "glass" && state.tint && colorIn(sheet, state.tint, tier);
  const isAutomatic = tier === "glass-clear" && !dimmingBelow(state), dimming = isAutomatic ? automaticDimming : dimmingBelow(state);
  const images = [state.under && colorIn(sheet, state.under, tier), tint && tier !== "glass-tinted" && tintSeen(tint, true)].filter(Boolean);
  const layers = images.length ? `\n  background-image: ${images.map(color => `linear-gradient(${color} 0 100%)`).join(", ")};` : "";
  const tinted = tint && tier === "glass-tinted" ? `\n  --pellucid-glass-tint: ${tint};` : "";
  const markup = `<section class="surface pellucid-${tier}"${state.appearance === "system" ? "" : ` data-appearance="${state.appearance}"`}><p>…</p></section>`;
  const notes = [
    ...state.kind === "glass" ? [word("code.glass")] : [], ...isAutomatic ? [word("code.automatic")] : [],
    ...chosen.transparency === "reduced" ? [word("code.reduced")] : [],
    ...["level", "accent", "activity"].filter(key => !["base", "multicolor", "active"].includes(state[key])).map(key => word("code.left", `${key} ${state[key]}`)),
    ...state.kind === "glass" && state.control !== "none" ? [word("code.left", `control ${state.control}`)] : [],
  ];
  return `/* ${new URL(`../export/${file}.css`, import.meta.url).href} */
@import url("${file}.css");

/* ${dimming ? `<div class="dimmed">${markup}</div>` : markup} */
${notes.map(note => `/* ${note} */\n`).join("")}.surface {
  box-sizing: border-box;
  display: flex;
  align-items: center;
  width: ${state.width}px;
  height: ${state.height}px;
  padding: 0 ${textInset(state)}px;
  border-radius: ${state.radius}px;${tinted}${layers}${fixed}
}
.surface p {
  margin: 0;
  overflow: hidden;
  color: ${colorIn(sheet, state.style === "custom" ? state.ink : state.style, tier)};
  font: ${weights[state.weight]} ${state.size}px/1.4 system-ui;
  text-overflow: ellipsis;
  white-space: nowrap;
}
${dimming ? `.dimmed {\n  width: fit-content;\n  border-radius: ${state.radius}px;\n  background: ${dimming};\n}\n` : ""}
/* ${word("code.values", word(chosen.appearance))}
   ${list("\n   ", Object.keys(values))}
*/
`;
}

const cuts = new Map();

/** Returns the tokens of the surface and of its text, cut out of the platform's document: a document of its own. */
export async function tokens(state) {
  const path = `export/${state.platform}-${state.look}.tokens.json`, whole = await once(path, answer => answer.json());
  const surface = { "glass-clear": "clear", "glass-regular-large": "regularLarge" }[nameOf(state)] ?? "regular";
  const kept = [state.kind === "glass" ? `glass/${surface}` : `material/${state.kind === "material" ? state.material : ""}`, `color/${state.style}`];
  if (state.tint && state.kind === "glass") kept.push(`color/${state.tint}`);
  const key = `${path} ${kept}`;
  if (!cuts.has(key)) cuts.set(key, JSON.stringify(cut(whole, kept), null, 2));
  return cuts.get(key);
}

/** Returns a resolver document with the tokens at some paths alone. A reference leads to the same path below `when`, which stays too. */
function cut(whole, kept) {
  const cutAll = sources => sources.map(source => part(source, [], kept)).filter(Boolean);
  const sets = Object.entries(whole.sets).map(([name, set]) => [name, { ...set, sources: cutAll(set.sources) }]);
  const modifiers = Object.entries(whole.modifiers).map(([name, modifier]) =>
    [name, { ...modifier, contexts: Object.fromEntries(Object.entries(modifier.contexts).map(([context, sources]) => [context, cutAll(sources)])) }]);
  return { ...whole, sets: Object.fromEntries(sets), modifiers: Object.fromEntries(modifiers) };
}

function part(tree, path, kept) {
  while (path[0] === "when" && path.length > 1) path = path.slice(2);
  if (path.length === 2 && path[0] !== "when") return kept.includes(path.join("/")) ? tree : null;
  const found = Object.entries(tree).flatMap(([name, value]) => {
    const inside = value && typeof value === "object" ? part(value, [...path, name], kept) : null;
    return inside ? [[name, inside]] : [];
  });
  return found.length ? Object.fromEntries(found) : null;
}
