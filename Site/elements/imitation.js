// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The imitation of a surface by CSS: the numbers of `pellucid export css`, as style sheets that elements share.

const documents = new Map();
const sheets = new Map();

/** Returns the name of a material in style sheets: small letters with hyphens. */
export const hyphened = name => name.replace(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase();

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

/**
 * Returns the style sheet of a surface under traits, null for a name that the platform does not have.
 *
 * @param tint The tint of glass, as it is stated; its colour is returned too.
 */
export async function imitation(surface, traits, tint = "") {
  const { surfaces, colors } = await numbers(traits);
  const { platform, look, appearance, contrast, transparency } = traits;
  const stateIn = appearance => `${appearance} ${contrast} ${transparency}`, state = stateIn(appearance);
  const color = colors[state][tint] ?? tint, name = hyphened(surface), isBright = name === "glass-tinted" && isLight(color);
  const key = [platform, look, state, name, isBright].join(" ");
  if (!sheets.has(key)) {
    const numbers = Object.hasOwn(surfaces, name) && surfaces[name][state];
    // On a bright tint lies what lies on light glass.
    const levels = isBright ? surfaces["glass-regular"][stateIn("light")].levels : numbers.levels;
    sheets.set(key, numbers ? sheet(numbers, levels, isBright ? "light" : appearance) : null);
  }
  return { sheet: sheets.get(key), color };
}

const pixel = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", { willReadFrequently: true });

/** Returns the red, green, blue and alpha of a colour, 0…255; black for what is none of CSS. */
function channels(color) {
  pixel.fillStyle = "#000";
  pixel.fillStyle = color;
  pixel.clearRect(0, 0, 1, 1);
  pixel.fillRect(0, 0, 1, 1);
  return [...pixel.getImageData(0, 0, 1, 1).data];
}

export const isTranslucent = color => channels(color)[3] < 255;

/** Returns whether a colour has a relative luminance above 0.5, from which the system writes on it in black. */
function isLight(color) {
  const [red, green, blue] = channels(color).map(value => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.5;
}

/** Makes the style sheet: what lies on the surface has the usual names of levels, so that `var(--pellucid-label)` is right on it. */
function sheet({ filter, background, opaque, lines, shadow, shade, "tint-share": share, strength }, levels, appearance) {
  const colors = Object.entries(levels).map(([level, color]) => `--pellucid-${level}: ${color};`).join(" ");
  if (strength) {
    opaque = `color-mix(in srgb, var(--tint) ${share}, ${shade})`;
    background = `color-mix(in srgb, ${opaque} ${strength}, transparent)`;
  }
  const made = new CSSStyleSheet();
  made.replaceSync(`
    :host { color-scheme: ${appearance}; color: var(--pellucid-label); ${colors} }
    .surface { background-color: ${opaque}; box-shadow: ${shadow}; }
    .edge { box-shadow: ${lines}; }
    @supports (backdrop-filter: blur(1px)) or (-webkit-backdrop-filter: blur(1px)) {
      .filter { background-color: ${background}; -webkit-backdrop-filter: ${filter}; backdrop-filter: ${filter}; }
    }
    @media (forced-colors: active) {
      :host { color: CanvasText; }
      .surface { background-color: Canvas; -webkit-backdrop-filter: none; backdrop-filter: none; }
    }`);
  return made;
}
