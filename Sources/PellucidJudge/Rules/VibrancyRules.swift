// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The material that a layer is drawn on.
struct PlaceOnMaterial {
  var material: Surroundings.Ground
  /// The bounds of the material in the scene, in points, if the layer lies over the material without being in it;
  /// nil for a layer in the material.
  var bounds: Rect?

  var isInMaterial: Bool { bounds == nil }

  /// Returns whether a fill hides the material.
  ///
  /// A fill in the material always does. A fill over the material does if it is opaque and as large: a smaller fill
  /// may show a value, and a translucent one dims a window.
  func isHidden(by layer: TracedLayer, opacity: Double) -> Bool {
    bounds.map { opacity >= 1 && layer.bounds.hidesMost(of: $0) } ?? true
  }
}

/// The rules about content on a material: quaternary labels on thin tiers (SRC07), colours that are not vibrant
/// (SRC06), icons in full colour (SRC19), tertiary labels on active elements of visionOS (SRC25).
struct VibrancyRules {
  private let layer: TracedLayer
  private let assets: SceneAssets
  /// The material under the layer; nil where the layer is drawn on none.
  private let place: PlaceOnMaterial?
  private let remarks: StyleRemarks

  /// The largest side of a picture that counts as an icon, in points.
  private static var iconSide: Double { 48 }

  init(_ layer: TracedLayer, _ assets: SceneAssets, on place: PlaceOnMaterial?) {
    (self.layer, self.assets, self.place) = (layer, assets, place)
    remarks = StyleRemarks(layer, assets)
  }

  /// Returns the facts about a style of a text or a symbol.
  func facts(for written: ForegroundStyle) -> [Fact] {
    let style = written.named(on: layer.traits.platform)
    var facts = remarks.facts(for: style) + remarks.facts(withoutVibrancy: style)
    guard let place else { return facts }
    let material = place.material
    facts += remarks.facts(for: style, at: place)
    if layer.traits.platform == .visionOS, layer.traits.isActive, !layer.isInactive,
      style.color == .level(.tertiaryLabel) || style.isQuaternary
    {
      facts.append(.vibrancy(.tertiaryOnActive))
    }
    if style.isQuaternary, material.isThin {
      facts.append(.vibrancy(.quaternaryOnThin(material: material.name)))
    }
    if let ink = style.plainInk(layer.traits, assets) {
      facts.append(.vibrancy(.plainInk(ink, material: material.name, isInMaterial: place.isInMaterial)))
    }
    return facts
  }

  /// Returns the facts about a fill that hides much of a material under a plain grey.
  ///
  /// Colours with a hue, selections and backgrounds of the system are allowed, because they carry meaning.
  /// Components of macOS are left to SRC20, which requires them to let the tint through.
  func facts(for fill: FillStyle) -> [Fact] {
    guard case .foreground(let written) = fill else { return remarks.facts(forStopsOf: fill) }
    let (traits, content) = (layer.traits, layer.layer)
    let style = written.named(on: traits.platform)
    var facts = remarks.facts(for: style)
    guard let place else { return facts }
    facts += remarks.facts(for: style, at: place)
    guard !style.isMeaningfulGrey(on: traits.platform), content.blend == .sourceOver,
      !(content.isComponent && traits.platform == .macOS), let ink = style.plainInk(traits, assets),
      let color = style.plainColor(traits, assets), color.isGrey
    else { return facts }
    let opacity = Double(color.alpha) * content.opacity
    guard opacity >= 1 - Surroundings.leastShareOfMaterial, place.isHidden(by: layer, opacity: opacity)
    else { return facts }
    return facts
      + [.vibrancy(.plainFill(ink, material: place.material.name, isInMaterial: place.isInMaterial))]
  }

  /// The fact about a small picture in full colour on a material; empty for other layers.
  var iconFacts: [Fact] {
    let frame = layer.layer.frame
    guard let material = layer.material, layer.isOnMaterial, max(frame.width, frame.height) <= Self.iconSide
    else { return [] }
    return [.vibrancy(.fullColorIcon(material: material.name))]
  }
}

extension ForegroundStyle {
  fileprivate var isQuaternary: Bool { color == .level(.quaternaryLabel) }

  /// Returns whether the colour has a meaning even where it is grey, as a selection or a background of the system
  /// has.
  fileprivate func isMeaningfulGrey(on platform: Platform) -> Bool {
    guard case .color(.semantic(let name)) = color,
      let purpose = SemanticColors.purpose(of: name, on: platform)
    else { return false }
    return purpose.isSelection || purpose.isBackground
  }

  /// Returns the colour of a style that is drawn without vibrancy; nil for names that do not resolve.
  func plainColor(_ traits: Traits, _ assets: SceneAssets) -> EncodedColor? {
    switch color {
    case .color(let color): return try? color.color(traits, assets)
    case .level(let level):
      let ink = Vibrancy.ink(level: level, family: VibrancyFamily(.plain, traits.appearance), traits: traits)
      return if case .color(let color, _) = ink { color } else { nil }
    }
  }

  /// Returns the part of a style that does not adapt to a material; nil for vibrant styles, for colours with a
  /// vibrant version that is used, and for invisible colours.
  fileprivate func plainInk(_ traits: Traits, _ assets: SceneAssets) -> VibrancyFact.PlainInk? {
    switch color {
    case .color(.custom(let color)): return color.alpha > 0 ? .customColor : nil
    case .color(.asset(let name)):
      guard let color = plainColor(traits, assets), color.alpha > 0 else { return nil }
      return .color(name: SceneAssets.prefix + name)
    case .color(.semantic(let name)):
      let isLevel = SemanticColors.level(named: name, on: traits.platform) != nil
      if isLevel || Vibrancy.style(named: name, traits: traits) != nil {
        return isVibrant ? nil : .colorWithoutVibrancy(name: name)
      }
      // A name that does not resolve is reported as an error when the scene is drawn.
      guard let ink = try? SemanticColors.vibrant(name: name, traits: traits) else { return nil }
      if ink.isVibrant { return isVibrant ? nil : .colorWithoutVibrancy(name: name) }
      if isVibrant, SemanticColors.isAccent(name, on: traits.platform) { return nil }
      guard let color = plainColor(traits, assets), color.alpha > 0 else { return nil }
      return .color(name: name)
    case .level(let level):
      return isVibrant ? nil : level == .label ? .labelWithoutVibrancy : .levelWithoutVibrancy
    }
  }
}

extension EncodedColor {
  /// A Boolean value that is true where the encoded channels differ by less than 0.1, because the system's greys
  /// are slightly blue.
  var isGrey: Bool { max(red, green, blue) - min(red, green, blue) < 0.1 }
}
