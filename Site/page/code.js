// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// Swift code for Apple's frameworks that makes the surface of a state.
import { dimmingShare } from "./scene-of.js";

const quoted = text => JSON.stringify(text).replace(/\\u([0-9a-f]{4})/g, "\\u{$1}");
const levels = { label: "primary", secondaryLabel: "secondary", tertiaryLabel: "tertiary", quaternaryLabel: "quaternary" };
const tiers = { ultraThin: "UltraThin", thin: "Thin", regular: "", thick: "Thick", chrome: "Chrome", ultraThick: "Thick" };
const system = name => /^system[A-Z]\w*$/.test(name) ? name.slice(6).replace(/^./, letter => letter.toLowerCase()) : null;

/** Returns the red, green, blue and opacity of #RRGGBB or #RRGGBBAA, or null. */
function channels(color) {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})?$/i.exec(color);
  return match ? match.slice(1).map((part, index) => part === undefined ? 1 : Math.round(parseInt(part, 16) / 255 * 1000) / 1000) : null;
}

function constructor(color, type, labels) {
  const parts = channels(color);
  return parts ? `${type}(${labels.map((label, index) => `${label}: ${parts[index]}`).join(", ")})` : `${type}(${quoted(color)}) /* a colour of the catalog */`;
}

const swiftColor = color => system(color) ? `.${system(color)}` : constructor(color, "Color", ["red", "green", "blue", "opacity"]).replace("red", ".sRGB, red");
const uiColor = color => /^[a-z]\w*$/i.test(color) ? `.${color}` : constructor(color, "UIColor", ["red", "green", "blue", "alpha"]);
const nsColor = color => system(color) ? `.${color}` : levels[color] ? `.${color}Color` : constructor(color, "NSColor", ["srgbRed", "green", "blue", "alpha"]);
const ink = state => state.style === "custom" ? state.ink : state.style;
const component = state => `// ${state.component}: use the system's own component; its scene is under JSON.\n`;

export function swiftUI(state) {
  if (state.kind === "component") return component(state);
  const style = levels[ink(state)] ? `.${levels[ink(state)]}` : swiftColor(ink(state)), shape = `.rect(cornerRadius: ${state.radius})`;
  const material = state.material in tiers ? { chrome: ".bar", regular: ".regularMaterial" }[state.material] ?? `.${state.material}Material` : ".regularMaterial";
  const surface = state.kind === "glass"
    ? `.glassEffect(.${state.glass}${state.tint ? `.tint(${swiftColor(state.tint)})` : ""}, in: ${shape})`
    : `.background(${material}, in: ${shape})`;
  const share = dimmingShare(state.dimming);
  return `import SwiftUI

struct Surface: View {
  var body: some View {
    Text(${quoted(state.text)})
      .font(.system(size: ${state.size}, weight: .${state.weight}))
      .foregroundStyle(${style})
      .frame(width: ${state.width}, height: ${state.height})
      ${surface}${share ? `\n      .background(.black.opacity(${share.toFixed(3)}), in: ${shape})` : ""}
  }
}
`;
}

export function uiKit(state) {
  if (state.kind === "component") return component(state);
  const effect = state.kind === "glass"
    ? `let effect = UIGlassEffect(style: .${state.glass})${state.tint ? `\neffect.tintColor = ${uiColor(state.tint)}` : ""}`
    : `let effect = UIBlurEffect(style: .system${tiers[state.material] ?? ""}Material)`;
  const vibrant = state.kind === "material" && levels[ink(state)];
  return `import UIKit

${effect}
let surface = UIVisualEffectView(effect: effect)
surface.frame = CGRect(x: ${state.x}, y: ${state.y}, width: ${state.width}, height: ${state.height})
surface.layer.cornerRadius = ${state.radius}
surface.layer.cornerCurve = .continuous
surface.clipsToBounds = true

let label = UILabel(frame: surface.bounds.insetBy(dx: 24, dy: 0))
label.text = ${quoted(state.text)}
label.font = .systemFont(ofSize: ${state.size}, weight: .${state.weight})
label.textColor = ${uiColor(ink(state))}
${vibrant ? `
let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: effect, style: .${ink(state)}))
vibrancy.frame = surface.bounds
vibrancy.contentView.addSubview(label)
surface.contentView.addSubview(vibrancy)` : "surface.contentView.addSubview(label)"}
`;
}

const appKitMaterials = ["titlebar", "selection", "menu", "popover", "sidebar", "headerView", "sheet", "windowBackground", "hudWindow", "fullScreenUI", "toolTip",
  "contentBackground", "underWindowBackground", "underPageBackground"];

export function appKit(state) {
  if (state.kind === "component") return component(state);
  const frame = `NSRect(x: ${state.x}, y: ${state.y}, width: ${state.width}, height: ${state.height})`;
  const label = `let label = NSTextField(labelWithString: ${quoted(state.text)})
label.font = .systemFont(ofSize: ${state.size}, weight: .${state.weight})
label.textColor = ${nsColor(ink(state))}
label.frame.origin = NSPoint(x: 24, y: ${Math.round((state.height - state.size * 1.4) / 2)})`;
  if (state.kind === "glass") return `import AppKit

${label}

let surface = NSGlassEffectView(frame: ${frame})
surface.style = .${state.glass}
surface.cornerRadius = ${state.radius}${state.tint ? `\nsurface.tintColor = ${nsColor(state.tint)}` : ""}
surface.contentView = NSView()
surface.contentView?.addSubview(label)
`;
  const material = appKitMaterials.includes(state.material) ? state.material : "popover";
  return `import AppKit

${label}

let surface = NSVisualEffectView(frame: ${frame})
surface.material = .${material}${material === state.material ? "" : " // NSVisualEffectView has no tiers by thickness."}
surface.blendingMode = .withinWindow
surface.state = .followsWindowActiveState
surface.wantsLayer = true
surface.layer?.cornerRadius = ${state.radius}
surface.addSubview(label)
`;
}
