// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

/// Findings, with the ids of the audit rules; `note` says what a material did with a setting that does not apply.
extension SceneResolver {
  /// The largest side of a picture that counts as an icon, in points.
  private static var iconSide: Double { 48 }

  private mutating func add(_ rule: String, _ layer: String, _ message: String) {
    scene.findings.append(Finding(rule: rule, layer: layer, message: message))
  }

  /// Text and symbols: quaternary on thin tiers (SRC07), colours that are not vibrant on a material (SRC06).
  mutating func report(
    _ style: ForegroundStyle, frame: Rect, name: String, in surroundings: Surroundings
  ) {
    guard let material = surroundings.material, surroundings.touchesMaterial(frame) else { return }
    if case .level(.quaternaryLabel) = style.color, material.family.isThin {
      add(
        "SRC07", name,
        "quaternaryLabel has too little contrast on \(material.name): use secondaryLabel or a thicker material"
      )
    }
    guard let found = style.nonVibrantName else { return }
    add(
      "SRC06", name,
      "\(found) does not adapt to what shows through \(material.name): use a vibrant level such as secondaryLabel"
    )
  }

  /// A small picture on a material (SRC19).
  mutating func reportFullColorIcon(_ layer: Layer, name: String, in surroundings: Surroundings) {
    guard let material = surroundings.material, surroundings.touchesMaterial(layer.frame) else { return }
    guard max(layer.frame.width, layer.frame.height) <= Self.iconSide else { return }
    add("SRC19", name, "a full-colour icon does not adapt to \(material.name): use a symbol")
  }

  /// A window of visionOS filled with an opaque colour (SRC22).
  mutating func reportOpaqueWindow(_ window: Window, path: String) {
    guard traits.platform == .visionos else { return }
    let isOpaque = window.layers.contains { layer in
      guard case .fill(_, let fill) = layer.content, fill.isOpaque(traits) else { return false }
      let frame = layer.frame
      return layer.opacity == 1 && layer.blend == .sourceOver && layer.transform == .identity
        && frame.minX <= 0 && frame.minY <= 0 && frame.maxX >= window.frame.width
        && frame.maxY >= window.frame.height
    }
    guard isOpaque else { return }
    add("SRC22", window.id ?? path, "an opaque window blocks people's surroundings: use the glass material")
  }

  /// A dark material whose shadow cannot be seen on tvOS (SRC24), and the material's own notes.
  mutating func report(
    _ choice: ResolvedMaterialChoice, of layer: Layer, name: String, traits: Traits
  ) {
    for note in choice.notes { add("note", name, note) }
    guard traits.platform == .tvos, choice.appearance == .dark, let shadow = layer.shadow else { return }
    guard shadow.color.alpha > 0, shadow.sigma > 0 || shadow.offset != Point(x: 0, y: 0) else { return }
    add(
      "SRC24", name,
      "\(choice.recipe.name) is dark and hides its shadow: use a lighter material to keep the depth")
  }
}

extension VibrancyFamily {
  /// Whether quaternary labels are too faint on it.
  fileprivate var isThin: Bool { group == .platformThin || group == .televisionThin }
}

extension ForegroundStyle {
  /// How a style that does not adapt to a material is called; nil for vibrant levels and for the system's hues.
  fileprivate var nonVibrantName: String? {
    switch color {
    case .color(.custom): "a custom colour"
    case .color(.semantic(let name)): name.utf8.starts(with: "systemGray".utf8) ? name : nil
    case .level(let level):
      isVibrant ? nil : level == .label ? "a label without vibrancy" : "a level without vibrancy"
    }
  }
}
