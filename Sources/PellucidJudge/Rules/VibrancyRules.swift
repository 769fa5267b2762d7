// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The material or glass that a layer is drawn on.
struct PlaceOnMaterial {
  var material: Surroundings.Ground
  /// The bounds of the material in the scene, in points.
  private let bounds: Rect
  /// A Boolean value that is true for a layer in the material, and false for a layer that is drawn over it.
  private let isInside: Bool

  /// Finds the material under a layer; nil where most of the layer lies on none, or covers hide most of it.
  init?(of layer: TracedLayer) {
    guard let part = layer.beneath.parts.first, let ground = part.ground, let bounds = part.bounds,
      part.showing > Beneath.leastShowing, layer.opacity > 0
    else { return nil }
    (material, self.bounds, isInside) = (ground, bounds, layer.isOnOwnMaterial)
  }

  /// Returns whether a fill hides the material.
  ///
  /// A fill in the material does unless it is small. A fill over the material does if it is opaque and as large: a smaller
  /// fill may show a value, and a translucent one dims a window.
  func isHidden(by layer: TracedLayer, opacity: Double) -> Bool {
    if isInside { return layer.bounds.area >= Self.leastHidden * bounds.area }
    return opacity >= 1 && layer.bounds.hidesMost(of: bounds)
  }

  /// The share of a material from which a fill in it counts as hiding it. Chosen: the knob of a slider and a mark beside a
  /// text are smaller, and the smallest cards are larger.
  private static let leastHidden = 0.05
}

/// The rules about content on a material: quaternary labels on thin tiers (SRC07), colours that are not vibrant
/// (SRC06), icons in full colour (SRC19), tertiary labels on active elements of visionOS (SRC25).
struct VibrancyRules {
  private let layer: TracedLayer
  private let assets: SceneAssets
  /// The material under the layer; nil where the layer is drawn on none.
  private let place: PlaceOnMaterial?
  private let remarks: StyleRemarks

  /// The largest side, in points, of a picture that stands for an icon whatever its file shows. Chosen: the guidelines speak of
  /// icons and of full-colour images; symbols replace pictures of this size.
  private static var iconSide: Double { 48 }

  init(_ layer: TracedLayer, _ assets: SceneAssets) {
    (self.layer, self.assets, place) = (layer, assets, PlaceOnMaterial(of: layer))
    remarks = StyleRemarks(layer, assets)
  }

  /// Returns the facts about a style of a text or a symbol.
  func facts(for written: ForegroundStyle) -> [Fact] {
    let style = written.named(on: layer.traits.platform)
    var facts =
      remarks.facts(for: style) + remarks.facts(withoutVibrancy: style) + remarks.facts(onSeveral: style)
    guard let place else { return facts }
    let material = place.material
    if layer.traits.platform == .visionOS, layer.traits.isActive, !layer.isInactive,
      case .level(let level) = style.color, level == .tertiaryLabel || level == .quaternaryLabel
    {
      facts.append(.vibrancy(.tertiaryOnActive(level)))
    }
    if style.isQuaternary, material.isThin {
      facts.append(.vibrancy(.quaternaryOnThin(material: material.name)))
    }
    if let ink = style.plainInk(layer.traits, assets) {
      facts.append(.vibrancy(.plainInk(ink, material: material.name)))
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
    let facts = remarks.facts(for: style) + remarks.facts(onSeveral: style)
    guard let place else { return facts }
    guard !style.isMeaningfulGrey(on: traits.platform), content.blend == .sourceOver,
      !(content.isComponent == true && traits.platform == .macOS), let ink = style.plainInk(traits, assets),
      let color = style.plainColor(traits, assets), color.isGrey
    else { return facts }
    let opacity = Double(color.alpha) * content.opacity
    guard opacity >= 1 - Beneath.leastShowing, place.isHidden(by: layer, opacity: opacity)
    else { return facts }
    return facts
      + [.vibrancy(.plainFill(ink, material: place.material.name))]
  }

  /// Returns the fact about an icon or a small picture in full colour on a material; empty for other layers.
  func iconFacts(isIcon: Bool) -> [Fact] {
    let frame = layer.layer.frame
    guard let place, isIcon || max(frame.width, frame.height) <= Self.iconSide else { return [] }
    return [.vibrancy(.fullColorIcon(material: place.material.name))]
  }
}

extension ForegroundStyle {
  fileprivate var isQuaternary: Bool { color == .level(.quaternaryLabel) }

  /// Returns whether the colour has a meaning even where it is grey, as a selection or a background of the system
  /// has.
  func isMeaningfulGrey(on platform: Platform) -> Bool {
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
    case .color(.component): return nil
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
