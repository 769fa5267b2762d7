// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The imitation of a surface by CSS: the numbers of `pellucid export css`, as style sheets that elements share.

const documents = new Map();
const sheets = new Map();

/** Returns the name of a material in style sheets: small letters with hyphens. */
const hyphened = name => name.replace(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase();

/** Returns the numbers of a platform and look, loaded once. */
function numbers({ platform, look }) {
  const name = `${platform}-${look}.json`;
  if (!documents.has(name)) {
    documents.set(name, fetch(new URL(`imitations/${name}`, import.meta.url)).then(answer => {
      if (!answer.ok) throw new Error(`${answer.status}`);
      return answer.json();
    }).catch(error => {
      documents.delete(name);
      throw new Error(`no numbers of materials: ${name}: check that the files of the elements are together (${error.message})`);
    }));
  }
  return documents.get(name);
}

/** Returns the style sheet of a surface under traits, null for a name that the platform does not have, and the colours by name. */
export async function imitation(surface, traits) {
  const { surfaces, colors } = await numbers(traits);
  const state = ["appearance", "contrast", "transparency"].map(name => traits[name]).join(" ");
  const name = hyphened(surface), key = `${traits.platform} ${traits.look} ${state} ${name}`;
  if (!sheets.has(key)) sheets.set(key, Object.hasOwn(surfaces, name) ? sheet(surfaces[name][state], traits.appearance) : null);
  return { sheet: sheets.get(key), colors: colors[state] };
}

/** Makes the style sheet: what lies on the surface has the usual names of levels, so that `var(--pellucid-label)` is right on it. */
function sheet({ filter, background, opaque, edge, shadow, ...levels }, appearance) {
  const colors = Object.entries(levels).map(([level, color]) => `--pellucid-${level}: ${color};`).join(" ");
  const made = new CSSStyleSheet();
  made.replaceSync(`
    :host { color-scheme: ${appearance}; color: var(--pellucid-label); ${colors} }
    .surface { background-color: ${opaque}; box-shadow: ${shadow}; }
    .edge { box-shadow: inset 0 0 0 var(--hairline) ${edge}; }
    @supports (backdrop-filter: blur(1px)) or (-webkit-backdrop-filter: blur(1px)) {
      .filter { background-color: ${background}; -webkit-backdrop-filter: ${filter}; backdrop-filter: ${filter}; }
    }
    @media (forced-colors: active) {
      :host { color: CanvasText; }
      .surface { background-color: Canvas; -webkit-backdrop-filter: none; backdrop-filter: none; }
    }`);
  return made;
}
