// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The colours that Apple's frameworks have by name on each platform, and those of any other notation as channels.

import { labels, levels } from "./style-names.js";

const hues = ["Red", "Orange", "Yellow", "Green", "Mint", "Teal", "Cyan", "Blue", "Indigo", "Purple", "Pink", "Brown", "Gray"].map(name => `system${name}`);
const shared = [...hues, ...labels, "placeholderText", "opaqueSeparator", "separator", "link", "tintColor", "white", "black", "clear"];
const fills = ["systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill"];
const backgrounds = ["Background", "GroupedBackground"].flatMap(name => [`system${name}`, `secondarySystem${name}`, `tertiarySystem${name}`]);
const grays = [2, 3, 4, 5, 6].map(number => `systemGray${number}`);
const phone = [...shared, ...fills, ...backgrounds, ...grays, "darkText", "lightText"];
const known = {
  ios: phone, visionos: phone, tvos: shared, watchos: [],
  macos: [...hues, ...fills, "white", "black", "clear", "labelColor", "secondaryLabelColor", "tertiaryLabelColor", "quaternaryLabelColor", "separatorColor", "gridColor", "textColor",
    "placeholderTextColor", "selectedTextColor", "linkColor", "headerTextColor", "unemphasizedSelectedTextColor", "selectedMenuItemTextColor", "windowFrameTextColor",
    "windowBackgroundColor", "underPageBackgroundColor", "controlBackgroundColor", "textBackgroundColor", "selectedContentBackgroundColor",
    "unemphasizedSelectedContentBackgroundColor", "selectedTextBackgroundColor", "unemphasizedSelectedTextBackgroundColor", "findHighlightColor", "controlColor",
    "controlTextColor", "disabledControlTextColor", "selectedControlColor", "selectedControlTextColor", "alternateSelectedControlTextColor", "controlAccentColor",
    "keyboardFocusIndicatorColor", "shadowColor", "highlightColor"],
};

/** Returns the other spellings of a name: systemRed of red and systemRedColor, label of primary and labelColor. */
function spellings(name) {
  const plain = labels[levels.indexOf(name)] ?? (name === "accentColor" ? "tintColor" : name), short = plain.replace(/Color$/, "");
  return [plain, short, `${plain}Color`, `system${plain.replace(/^./, letter => letter.toUpperCase())}`, ...plain === "tintColor" ? ["controlAccentColor"] : []];
}

/** Returns the name of a colour in UIKit or, on macOS, AppKit, with its dot; null where the platform has none. */
export function nameIn(platform, color) {
  const type = platform === "macos" ? "NSColor" : "UIColor", found = spellings(color).find(name => known[platform].includes(name));
  return found ? `${type}.${found}` : null;
}

/** Returns the name of a colour in SwiftUI; null where the platform has none. */
export function swiftUIName(platform, color) {
  const names = spellings(color), level = Math.max(levels.indexOf(color), ...names.map(name => labels.indexOf(name)));
  if (level >= 0) return level ? `.${levels[level]}` : "Color.primary";
  const hue = names.find(name => hues.includes(name));
  if (hue) return `Color.${hue.slice(6).toLowerCase()}`;
  if (["white", "black", "clear", "accentColor"].includes(color)) return `Color.${color}`;
  const name = nameIn(platform, color);
  return name && `Color(${platform === "macos" ? "nsColor" : "uiColor"}: ${name})`;
}

const computed = new Map();

/** Returns the red, green, blue and opacity of a colour in any notation of CSS, in sRGB and beyond its limits; null for another text. */
export function channels(color) {
  if (!computed.has(color)) computed.set(color, compute(color));
  return computed.get(color);
}

function compute(color) {
  const probe = document.createElement("span");
  probe.style.color = `color-mix(in srgb, ${color}, ${color})`;
  if (!probe.style.color) return null;
  document.body.append(probe);
  const match = /^color\(srgb ([-\d.e]+) ([-\d.e]+) ([-\d.e]+)(?: \/ ([\d.e-]+))?\)$/.exec(getComputedStyle(probe).color);
  probe.remove();
  return match && match.slice(1).map(part => Math.round(Number(part ?? 1) * 1000) / 1000);
}
