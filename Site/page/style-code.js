// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// Style sheets and tokens of the surface of a state, from the files that `pellucid export` wrote for the platform.

const hyphened = name => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
const texts = new Map();

function exported(name) {
  if (!texts.has(name)) texts.set(name, fetch(new URL(`../export/${name}`, import.meta.url)).then(answer => {
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    return answer.text();
  }));
  return texts.get(name);
}

const where = (state, kind) => new URL(`../export/${state.platform}-${state.look}.${kind}`, import.meta.url).href;

/** Returns the name of a surface in style sheets; that of the nearest material where it has none. */
export function nameOf(state) {
  if (state.kind === "material") return hyphened(state.material);
  if (state.kind === "component") return "thin";
  if (state.glass === "clear") return "glass-clear";
  // Halfway between the sizes that the style sheet has.
  return Math.min(state.width, state.height) < 112 ? "glass-regular" : "glass-regular-large";
}

/** Returns the rules of the surface, which stand on the platform's style sheet. */
export async function css(state) {
  const tier = nameOf(state), sheet = await exported(`${state.platform}-${state.look}.css`);
  const has = state.kind !== "component" && sheet.includes(`.pellucid-${tier} {`);
  const style = state.style === "custom" ? state.ink : has && /abel$/.test(state.style) ? `var(--pellucid-${tier}-${hyphened(state.style)})` : `var(--pellucid-${hyphened(state.style)})`;
  const used = [...new Set(sheet.split("\n").filter(line => has && line.includes(`--pellucid-${tier}-`) && line.trim().startsWith("--")).map(line => line.trim()))].slice(0, 12);
  return `/* The whole style sheet: ${where(state, "css")} */
@import url("${state.platform}-${state.look}.css");

/* <section class="surface${has ? ` pellucid-${tier}` : ""}">${"<p>…</p>"}</section>${has ? "" : " — no CSS filter of this surface is known; its nearest tier is thin."} */
.surface {
  width: ${state.width}px;
  height: ${state.height}px;
  border-radius: ${state.radius}px;
}
.surface p {
  color: ${style};
  font: ${{ ultraLight: 100, thin: 200, light: 300, regular: 400, medium: 500, semibold: 600, bold: 700, heavy: 800, black: 900 }[state.weight]} ${state.size}px system-ui;
}
${used.length ? `\n/* Its values in the usual settings:\n   ${used.join("\n   ")}\n*/\n` : ""}`;
}

/** Returns the tokens of the surface, cut out of the platform's document. */
export async function tokens(state) {
  const document_ = JSON.parse(await exported(`${state.platform}-${state.look}.tokens.json`));
  const wanted = state.kind === "material" ? hyphened(state.material) : null;
  const text = JSON.stringify(document_, null, 2);
  return `// The whole document: ${where(state, "tokens.json")} (${Math.round(text.length / 1000)} kB)\n${JSON.stringify(part(document_, [state.material, wanted, state.style]), null, 2)}`;
}

/** Returns the parts of a tree that lead to members of these names. */
function part(tree, names) {
  if (!tree || typeof tree !== "object") return undefined;
  const found = {};
  for (const [key, value] of Object.entries(tree)) {
    const inside = names.includes(key) ? value : part(value, names);
    if (inside !== undefined) found[key] = inside;
  }
  return Object.keys(found).length ? found : undefined;
}
