// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

/// Findings, with the ids of the audit rules; `note` says what happened to a setting or name that does not apply.
extension SceneResolver {
  /// The largest side of a picture that counts as an icon, in points.
  private static var iconSide: Double { 48 }

  private mutating func add(_ rule: String, _ layer: String, _ message: String) {
    let finding = Finding(rule: rule, layer: layer, message: message)
    if !scene.findings.contains(finding) { scene.findings.append(finding) }
  }

  /// Text and symbols: quaternary on thin tiers (SRC07), colours that are not vibrant on a material (SRC06).
  mutating func report(
    _ style: ForegroundStyle, frame: Rect, name: String, in surroundings: Surroundings
  ) {
    note(style, name: name, in: surroundings)
    noteMissingVibrancy(style, name: name, in: surroundings)
    guard let material = surroundings.material, surroundings.touchesMaterial(frame) else { return }
    if style.isQuaternary, material.isThin {
      add(
        "SRC07", name,
        "quaternaryLabel has too little contrast on \(material.name): use secondaryLabel or a thicker material"
      )
    }
    guard let found = style.nonVibrantName(surroundings.traits) else { return }
    add(
      "SRC06", name,
      "\(found) does not adapt to what shows through \(material.name): use a vibrant level such as secondaryLabel"
    )
  }

  /// What a platform does with a colour it draws otherwise than asked for.
  mutating func note(_ style: ForegroundStyle, name: String, in surroundings: Surroundings) {
    let traits = surroundings.traits
    switch style.color {
    case .level(let level):
      guard traits.platform == .visionos, level == .quaternaryLabel else { return }
      add("note", name, "visionOS has three label levels; quaternaryLabel is drawn as tertiaryLabel.")
    case .color(.custom): break
    case .color(.semantic(let semantic)):
      // A name that does not resolve is an error where it is drawn.
      guard let color = try? SemanticColors.resolve(name: semantic, traits: traits) else { return }
      if let note = color.note { add("note", name, "\(semantic): \(note)") }
    }
  }

  /// A semantic colour of text or a symbol on a material that is drawn plain.
  private mutating func noteMissingVibrancy(
    _ style: ForegroundStyle, name: String, in surroundings: Surroundings
  ) {
    guard style.isVibrant, surroundings.material != nil, case .color(.semantic(let semantic)) = style.color,
      let ink = try? SemanticColors.vibrant(name: semantic, traits: surroundings.traits),
      let note = ink.note
    else { return }
    add("note", name, "\(semantic): \(note)")
  }

  /// A small picture on a material (SRC19).
  mutating func reportFullColorIcon(_ layer: Layer, name: String, in surroundings: Surroundings) {
    guard let material = surroundings.material, surroundings.touchesMaterial(layer.frame) else { return }
    guard max(layer.frame.width, layer.frame.height) <= Self.iconSide else { return }
    add("SRC19", name, "a full-colour icon does not adapt to \(material.name): use a symbol")
  }

  /// A window of visionOS that an opaque colour fills (SRC22).
  mutating func reportOpaqueWindow(_ window: Window, path: String) {
    guard traits.platform == .visionos else { return }
    let whole = Rect(x: 0, y: 0, width: window.frame.width, height: window.frame.height)
    guard window.layers.contains(where: { hides($0, whole, x: 0, y: 0) }) else { return }
    add("SRC22", window.id ?? path, "an opaque window blocks people's surroundings: use the glass material")
  }

  /// Whether a fill in `layer`, whose parent lies at `x` and `y`, covers `whole` with opaque colour.
  private func hides(_ layer: Layer, _ whole: Rect, x: Double, y: Double) -> Bool {
    guard layer.opacity == 1, layer.blend == .sourceOver, layer.transform == .identity else { return false }
    let frame = layer.frame.moved(x: x, y: y)
    switch layer.content {
    case .fill(_, let fill): return frame.holds(whole) && fill.leastAlpha(traits) >= 1
    case .group(let layers): return layers.contains { hides($0, whole, x: frame.x, y: frame.y) }
    case .material(let material):
      return material.children.contains { hides($0, whole, x: frame.x, y: frame.y) }
    case .image, .text, .symbol: return false
    }
  }

  /// The material's own notes, and what tvOS asks of thickness and shadows (SRC24).
  mutating func report(
    _ choice: ResolvedMaterialChoice, of layer: Layer, name: String, in surroundings: Surroundings
  ) {
    for note in choice.notes { add("note", name, note) }
    guard surroundings.traits.platform == .tvos else { return }
    reportSchemeMismatch(choice, name: name, fixed: choice.fixedAppearance ?? surroundings.fixedAppearance)
    guard choice.appearance == .dark, let shadow = layer.shadow else { return }
    guard shadow.color.alpha > 0, shadow.sigma > 0 || shadow.offset != Point(x: 0, y: 0) else { return }
    add(
      "SRC24", name,
      "\(choice.recipe.name) is dark and hides its shadow: use a lighter material to keep the depth")
  }

  /// Thin tiers are made for light colour schemes, thick ones for dark; only a fixed appearance contradicts that.
  private mutating func reportSchemeMismatch(
    _ choice: ResolvedMaterialChoice, name: String, fixed: Appearance?
  ) {
    if choice.isThin, fixed == .dark {
      add("SRC24", name, "\(choice.recipe.name) forces a dark scheme on a tier made for light: use thick")
    } else if choice.isThick, fixed == .light {
      add("SRC24", name, "\(choice.recipe.name) forces a light scheme on a tier made for dark: use thin")
    }
  }

  /// Glass is the system's: nothing about it can be set.
  mutating func reportModifiedGlass(
    _ material: MaterialContent, _ choice: ResolvedMaterialChoice, name: String
  ) {
    guard choice.isUnmodifiable else { return }
    if material.progress != nil {
      add("note", name, "The glass of visionOS cannot be modified: progress is not used.")
    }
    if let blending = material.blending, blending != choice.defaultBlending {
      add("note", name, "The glass of visionOS cannot be modified: it looks behind its window.")
    }
  }
}

extension ForegroundStyle {
  /// The style with SwiftUI's and AppKit's names of label levels replaced by the level.
  func named(on platform: Platform) -> ForegroundStyle {
    guard isVibrant, case .color(.semantic(let name)) = color,
      let level = SemanticColors.level(named: name, on: platform)
    else { return self }
    return ForegroundStyle(.level(level))
  }

  fileprivate var isQuaternary: Bool { color == .level(.quaternaryLabel) }

  /// How a style that does not adapt to a material is called; nil for vibrant levels and for the system's hues.
  fileprivate func nonVibrantName(_ traits: Traits) -> String? {
    switch color {
    case .color(.custom(let color)): return color.alpha > 0 ? "a custom colour" : nil
    case .color(.semantic(let name)):
      let vibrant = try? SemanticColors.vibrant(name: name, traits: traits)
      if let vibrant, vibrant.isVibrant { return isVibrant ? nil : "\(name) without vibrancy" }
      return SemanticColors.isFixedOrGray(name, on: traits.platform) ? name : nil
    case .level(let level):
      return isVibrant ? nil : level == .label ? "a label without vibrancy" : "a level without vibrancy"
    }
  }
}
