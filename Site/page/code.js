// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// Swift code for Apple's frameworks that makes the surface of a state, with names that the chosen platform has. A comment says what is left out.
import { channels, nameIn, swiftUIName } from "./swift-names.js";
import { dimmingBelow, sizes, textInset } from "./scene-of.js";
import { labels } from "./style-names.js";
import { componentCode } from "./swift-components.js";

const platforms = { ios: "iOS", macos: "macOS", tvos: "tvOS", visionos: "visionOS", watchos: "watchOS" };

/** Returns a text as a literal of Swift. */
const quoted = text => `"${text.replace(/["\\]/g, "\\$&").replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, letter => `\\u{${letter.codePointAt(0).toString(16)}}`)}"`;
const ink = state => state.style === "custom" ? state.ink : state.style;

/** Returns the call that makes a colour of four channels, or null for a text that is no colour. */
function literal(color, type, names) {
  const parts = channels(color);
  return parts && `${type}(${names.map((name, index) => `${name}: ${parts[index]}`).join(", ")})`.replace("(red: ", type === "Color" ? "(.sRGB, red: " : "(red: ");
}

const frameworks = {
  SwiftUI: (state, color) => swiftUIName(state.platform, color) ?? literal(color, "Color", ["red", "green", "blue", "opacity"]),
  UIKit: (state, color) => nameIn(state.platform, color) ?? literal(color, "UIColor", ["red", "green", "blue", "alpha"]),
  AppKit: (_, color) => nameIn("macos", color) ?? literal(color, "NSColor", ["srgbRed", "green", "blue", "alpha"]),
};
const fallbacks = { SwiftUI: ".primary", UIKit: ".label", AppKit: ".labelColor" };

/** The notes of one piece of code. */
class Notes {
  lines = [];
  constructor(state, framework) { Object.assign(this, { state, framework }); }

  add(line) { if (!this.lines.includes(line)) this.lines.push(line); }

  /** Returns a colour in the framework; the usual text stands in for a name that the platform does not have. */
  color(color) {
    const code = frameworks[this.framework](this.state, color);
    if (!code) this.add(`${color} has no name in ${this.framework} on ${platforms[this.state.platform]}: ${fallbacks[this.framework]} stands in its place.`);
    return code ?? fallbacks[this.framework];
  }

  /** Notes settings of the state that the code does not make. */
  leaveOut(...keys) {
    const left = { level: "base", contrast: "system", transparency: "system", accent: "multicolor", activity: "active", control: "none", appearance: "system", tint: "", under: "", adaptive: "" };
    const parts = keys.filter(key => this.state[key] !== left[key] && (this.state.kind === "glass" || !["control", "tint", "adaptive"].includes(key)));
    if (parts.length) this.add(`Left out: ${parts.map(key => `${key} ${this.state[key]}`).join(", ")}.`);
  }

  /** Returns the notes as comments before the code. */
  before(code) { return this.lines.map(line => `// ${line.replace(/[\p{Cc}\u2028\u2029]/gu, " ")}\n`).join("") + code; }
}

/** Returns the tier of a material with the appearance in its name: thin of systemThinMaterialDark; null for another name. */
function tierOf(material) {
  const match = /^(?:system)?(ultraThin|thin|regular|thick|ultraThick|chrome|bar|)(?:Material)?(Light|Dark)?$/.exec(material.replace(/^system([A-Z])/, (_, letter) => letter.toLowerCase()).replace(/^material/, "regularMaterial"));
  return match?.[1] ? { tier: match[1], appearance: match[2]?.toLowerCase() } : null;
}

const appearanceOf = state => (state.kind === "material" && tierOf(state.material)?.appearance) || (state.appearance === "system" ? null : state.appearance);

function swiftUIMaterial(state, notes) {
  const found = tierOf(state.material), bars = !["tvos", "watchos"].includes(state.platform), isBar = /^(chrome|bar)$/.test(found?.tier ?? "");
  if (found && (!isBar || bars)) return isBar ? ".bar" : `.${found.tier}Material`;
  notes.add(`${state.material} has no name in SwiftUI on ${platforms[state.platform]}: .regularMaterial stands in its place.`);
  return ".regularMaterial";
}

function swiftUISurface(state, notes, shape) {
  if (state.kind === "material") return `.background(${swiftUIMaterial(state, notes)}, in: ${shape})`;
  if (state.platform === "visionos") {
    notes.add(`visionOS has glassBackgroundEffect in place of Liquid Glass${state.glass === "clear" ? ", and no clear glass" : ""}.`);
    notes.leaveOut("control", "tint", "adaptive");
    return `.glassBackgroundEffect(in: ${shape})`;
  }
  notes.leaveOut("control", "adaptive");
  // A tint is a colour, not any style.
  const tint = state.tint && notes.color(state.tint).replace(/^\.\w+$/, nameIn(state.platform, state.tint) ? `Color(${state.platform === "macos" ? "nsColor" : "uiColor"}: ${nameIn(state.platform, state.tint)})` : "Color.primary");
  return `.glassEffect(.${state.glass}${tint ? `.tint(${tint})` : ""}, in: ${shape})`;
}

export function swiftUI(state) {
  if (state.kind === "component") return componentCode(state, 0, platforms[state.platform]);
  const notes = new Notes(state, "SwiftUI"), shape = `.rect(cornerRadius: ${state.radius})`;
  const lines = [
    `Text(verbatim: ${quoted(state.text)})`, `.font(.system(size: ${state.size}, weight: .${state.weight}))`, `.foregroundStyle(${notes.color(ink(state))})`, ".lineLimit(1)",
    `.padding(.horizontal, ${textInset(state)})`, `.frame(width: ${state.width}, height: ${state.height}, alignment: .leading)`,
    ...state.under ? [`.background(${notes.color(state.under)}, in: ${shape})`] : [], swiftUISurface(state, notes, shape),
  ];
  if (dimmingBelow(state)) lines.push(`.background(${notes.color(state.dimming)}, in: ${shape})`);
  const appearance = appearanceOf(state);
  if (appearance) lines.push(`.environment(\\.colorScheme, .${appearance})`);
  notes.leaveOut("contrast", "transparency", "level", "accent", "activity");
  return notes.before(`import SwiftUI

${state.kind === "glass" && state.platform !== "visionos" ? `@available(${platforms[state.platform]} 26, *)\n` : ""}struct Surface: View {
  var body: some View {
    ${lines.join("\n      ")}
  }
}
`);
}

const uiKitTiers = { ultraThin: "UltraThin", thin: "Thin", regular: "", thick: "Thick", chrome: "Chrome", bar: "Chrome" };

function uiKitMaterial(state, notes) {
  const found = tierOf(state.material), plain = state.material.replace(/^blur\./, "");
  if (/^(extraLight|light|dark|prominent)$/.test(plain) || state.material === "blur.regular" || plain === "extraDark" && state.platform === "tvos") return plain;
  const isKnown = found && found.tier in uiKitTiers && state.platform !== "tvos";
  const nearest = state.platform === "tvos" ? "regular" : found?.tier === "ultraThick" ? "systemThickMaterial" : "systemMaterial";
  if (!isKnown) notes.add(`${state.material} has no name in UIKit on ${platforms[state.platform]}: .${nearest} stands in its place.`);
  const fixed = { light: "Light", dark: "Dark" }[found?.appearance] ?? "";
  return isKnown ? `system${uiKitTiers[found.tier]}Material${fixed}` : nearest;
}

/** Returns code that makes a view with the dimming below the surface. */
function dimmingView(state, notes, type) {
  if (!dimmingBelow(state)) return "";
  const color = notes.color(state.dimming), layer = type === "NSView" ? "layer?" : "layer";
  return `
// Add this view below the surface.
let dimming = ${type}(frame: surface.frame)
${type === "NSView" ? `dimming.wantsLayer = true\ndimming.layer?.backgroundColor = ${color}.cgColor` : `dimming.backgroundColor = ${color}`}
dimming.${layer}.cornerRadius = ${state.radius}
dimming.${layer}.cornerCurve = .continuous
`;
}

/** Returns code that gives the surface the chosen settings. */
function uiKitSettings(state, notes) {
  const lines = [], appearance = state.appearance === "system" ? null : state.appearance, isPhone = state.platform === "ios";
  if (appearance) lines.push(`surface.overrideUserInterfaceStyle = .${appearance}`);
  if (isPhone && state.contrast !== "system") lines.push(`surface.traitOverrides.accessibilityContrast = .${state.contrast === "increased" ? "high" : "normal"}`);
  if (isPhone && state.level !== "base") lines.push(`surface.traitOverrides.userInterfaceLevel = .${state.level}`);
  notes.leaveOut(...isPhone ? [] : ["contrast", "level"], "transparency", "accent", "activity", "control", "adaptive");
  return lines.length ? `\n${lines.join("\n")}` : "";
}

export function uiKit(state) {
  const platform = platforms[state.platform];
  if (!["ios", "tvos", "visionos"].includes(state.platform)) return `// ${platform} has no views of UIKit: see ${state.platform === "macos" ? "AppKit" : "SwiftUI"}.\n`;
  if (state.kind === "component") return componentCode(state, 1, platform);
  if (state.kind === "glass" && state.platform === "visionos") return "// UIKit has no glass effect on visionOS: see SwiftUI, whose glassBackgroundEffect a UIHostingController shows.\n";
  const notes = new Notes(state, "UIKit"), isGlass = state.kind === "glass";
  const effect = isGlass ? `let effect = UIGlassEffect(style: .${state.glass})${state.tint ? `\neffect.tintColor = ${notes.color(state.tint)}` : ""}` : `let effect = UIBlurEffect(style: .${uiKitMaterial(state, notes)})`;
  const isVibrant = !isGlass && labels.includes(ink(state)) && state.platform !== "tvos", settings = uiKitSettings(state, notes);
  if (isGlass) notes.add(`Needs ${platform} 26.`);
  return notes.before(`import UIKit

${effect}
let surface = UIVisualEffectView(effect: effect)
surface.frame = CGRect(x: ${state.x}, y: ${state.y}, width: ${state.width}, height: ${state.height})
surface.layer.cornerRadius = ${state.radius}
surface.layer.cornerCurve = .continuous
surface.clipsToBounds = true${settings}${state.under ? `\nsurface.contentView.backgroundColor = ${notes.color(state.under)}` : ""}
${dimmingView(state, notes, "UIView")}
let label = UILabel(frame: surface.bounds.insetBy(dx: ${textInset(state)}, dy: 0))
label.text = ${quoted(state.text)}
label.font = .systemFont(ofSize: ${state.size}, weight: .${state.weight})
label.textColor = ${notes.color(ink(state))}
${isVibrant ? `
let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: effect, style: .${ink(state)}))
vibrancy.frame = surface.bounds
vibrancy.contentView.addSubview(label)
surface.contentView.addSubview(vibrancy)` : "surface.contentView.addSubview(label)"}
`);
}

const appKitMaterials = ["titlebar", "selection", "menu", "popover", "sidebar", "headerView", "sheet", "windowBackground", "hudWindow", "fullScreenUI", "toolTip",
  "contentBackground", "underWindowBackground", "underPageBackground"];

/** Returns code that gives the surface the chosen appearance and contrast, which are one thing in AppKit. */
function appKitSettings(state, notes) {
  const appearance = appearanceOf(state), isIncreased = state.contrast === "increased";
  notes.leaveOut("transparency", "level", "accent", "control", "adaptive", "under", ...state.kind === "glass" ? ["activity"] : [], ...appearance && state.contrast !== "standard" ? [] : ["contrast"]);
  const name = appearance === "dark" ? (isIncreased ? "accessibilityHighContrastDarkAqua" : "darkAqua") : isIncreased ? "accessibilityHighContrastAqua" : "aqua";
  return appearance ? `\nsurface.appearance = NSAppearance(named: .${name})` : "";
}

export function appKit(state) {
  if (state.platform !== "macos") return `// ${platforms[state.platform]} has no AppKit: see SwiftUI${state.platform === "watchos" ? "" : " and UIKit"}, or choose macOS.\n`;
  if (state.kind === "component") return componentCode(state, 2, "macOS");
  const notes = new Notes(state, "AppKit"), settings = appKitSettings(state, notes), isGlass = state.kind === "glass";
  // The y axis of AppKit points up.
  const frame = `NSRect(x: ${state.x}, y: ${sizes[state.canvas].height - state.y - state.height}, width: ${state.width}, height: ${state.height})`;
  const label = `let label = NSTextField(labelWithString: ${quoted(state.text)})
label.font = .systemFont(ofSize: ${state.size}, weight: .${state.weight})
label.textColor = ${notes.color(ink(state))}
label.sizeToFit()
label.frame.origin = NSPoint(x: ${textInset(state)}, y: (${state.height} - label.frame.height) / 2)`;
  if (isGlass) notes.add("Needs macOS 26.");
  const material = appKitMaterials.includes(state.material) ? state.material : "popover";
  if (!isGlass && material !== state.material) notes.add(`${state.material} has no name in AppKit: .popover stands in its place.`);
  const surface = isGlass ? `let surface = NSGlassEffectView(frame: ${frame})
surface.style = .${state.glass}
surface.cornerRadius = ${state.radius}${state.tint ? `\nsurface.tintColor = ${notes.color(state.tint)}` : ""}
surface.contentView = NSView()
surface.contentView?.addSubview(label)` : `let surface = NSVisualEffectView(frame: ${frame})
surface.material = .${material}
surface.blendingMode = .withinWindow
surface.state = .${state.activity}
surface.wantsLayer = true
surface.layer?.cornerRadius = ${state.radius}
surface.layer?.cornerCurve = .continuous
surface.layer?.masksToBounds = true
surface.addSubview(label)`;
  return notes.before(`import AppKit

${label}

${surface}${settings}
${dimmingView(state, notes, "NSView")}`);
}
