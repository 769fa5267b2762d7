// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// Lowering of styles to inks at their place.
extension Surroundings {
  /// Returns the ink of a style at its place; on glass that turns light or dark, an ink between the inks of both
  /// states.
  ///
  /// - Parameter place: The style's key path.
  package func ink(_ style: ForegroundStyle, place: String) throws(SceneError) -> Ink {
    guard let turning = material?.turning else { return try settledInk(style, place: place) }
    let start = try settled(at: turning.sides[0]).settledInk(style, place: place)
    let end = try settled(at: turning.sides[1]).settledInk(style, place: place)
    return start.mixed(with: end, by: turning.share)
  }

  private func settledInk(_ style: ForegroundStyle, place: String) throws(SceneError) -> Ink {
    let style = style.named(on: traits.platform)
    switch style.color {
    case .level(let level):
      if style.isVibrant, let accent, let ink = AccentLabel.ink(of: level, on: accent, traits: traits) {
        return ink
      }
      if style.isVibrant, let content = material?.content {
        return GlassRecipes.ink(of: level, through: content, traits: traits)
      }
      let plain = VibrancyFamily(.plain, traits.appearance)
      let family = style.isVibrant ? material?.family ?? plain : plain
      return Vibrancy.ink(level: level, family: family, traits: traits)
    case .color(.semantic(let semantic)) where style.isVibrant && material != nil:
      if let style = Vibrancy.style(named: semantic, traits: traits) { return style.ink }
      guard let ink = try? SemanticColors.vibrant(name: semantic, traits: traits).ink else {
        // This lookup fails as well, and its error suggests a name.
        return .color(try self.color(.semantic(semantic), place: place), blend: .sourceOver)
      }
      return ink
    case .color(let color):
      return .color(try self.color(color, place: place), blend: .sourceOver)
    }
  }

  func color(
    _ style: ColorStyle, place: String
  ) throws(SceneError) -> EncodedColor {
    do throws(ColorStyleError) {
      guard let turning = material?.turning else {
        return try style.color(traits, assets)
      }
      let start = try style.color(settled(at: turning.sides[0]).traits, assets)
      let end = try style.color(settled(at: turning.sides[1]).traits, assets)
      return start.mixed(with: end, by: Float(turning.share))
    } catch {
      switch error {
      case .semantic(let error): throw .color(place: place, error)
      case .asset(let error): throw .asset(place: place, error)
      }
    }
  }

  /// Lowers a fill to resolved colours.
  ///
  /// - Parameter place: The layer's key path.
  func fill(
    _ fill: FillStyle, place: String
  ) throws(SceneError) -> ResolvedFill {
    switch fill {
    case .foreground(let style):
      return .ink(try ink(style, place: place + ".fill"))
    case .linear(let stops, let start, let end):
      let place = place + ".linearGradient"
      return .linear(stops: try self.stops(stops, place: place), start: start, end: end)
    case .radial(let stops, let center, let startRadius, let endRadius):
      let place = place + ".radialGradient"
      return .radial(
        stops: try self.stops(stops, place: place), center: center,
        startRadius: startRadius, endRadius: endRadius)
    case .angular(let stops, let center, let start):
      let place = place + ".angularGradient"
      return .angular(
        stops: try self.stops(stops, place: place), center: center, startInDegrees: start)
    case .mesh(let mesh):
      let place = place + ".meshGradient"
      return .mesh(
        try mesh.map { (color, index) throws(SceneError) in
          try self.color(color, place: place + (index.map { ".colors[\($0)]" } ?? ".background"))
        })
    }
  }

  private func stops(
    _ stops: [FillStyle.Stop], place: String
  ) throws(SceneError) -> [ResolvedFill.Stop] {
    var resolved: [ResolvedFill.Stop] = []
    for (index, stop) in stops.enumerated() {
      let color = try color(stop.color, place: place + ".stops[\(index)]")
      resolved.append(ResolvedFill.Stop(location: stop.location, color: color))
    }
    return GradientStops(stops: resolved, gamut: traits.gamut).all
  }

  /// Returns the inks of a symbol: one for monochrome, one per style for palette, inks of falling opacity for
  /// hierarchical, and the symbol's own colours for multicolour.
  ///
  /// - Parameter place: The layer's key path.
  func inks(
    of symbol: SymbolContent, shown: ShownSymbol, place: String
  ) throws(SceneError) -> [Ink] {
    var styles = symbol.styles.isEmpty ? [ForegroundStyle.primary] : symbol.styles
    switch shown.content.rendering {
    case .palette: break
    case .automatic, .monochrome: styles = [styles[0]]
    case .hierarchical:
      let style = styles[0].named(on: traits.platform)
      return try hierarchy(style, place: place + ".style")
    case .multicolor:
      let own = try ink(styles[0], place: place + ".style")
      return shown.layerColors.isEmpty
        ? [own] : shown.layerColors.map { colorInk(named: $0) ?? own }
    }
    var inks: [Ink] = []
    for (index, style) in styles.enumerated() {
      let place = place + (styles.count == 1 ? ".style" : ".styles[\(index)]")
      inks.append(try ink(style, place: place))
    }
    return inks
  }

  private func hierarchy(
    _ style: ForegroundStyle, place: String
  ) throws(SceneError) -> [Ink] {
    var inks: [Ink] = []
    switch style.color {
    case .level(let level):
      for level in level.hierarchy {
        let style = ForegroundStyle(.level(level), isVibrant: style.isVibrant)
        inks.append(try ink(style, place: place))
      }
    case .color:
      let ink = try ink(style, place: place)
      // An ink that is a matrix has no opacity to lower.
      guard case .color(let color, let blend) = ink else { return [ink] }
      for share in Self.hierarchicalOpacities {
        var layer = color
        layer.alpha *= share
        inks.append(.color(layer, blend: blend))
      }
    }
    return inks
  }

  /// The opacities of a hierarchical symbol's layers in a custom colour, as SwiftUI lowers a colour (OSUI, inferred).
  private static var hierarchicalOpacities: [Float] { [1, 0.5, 0.25, 0.18] }
}

extension ForegroundStyle {
  /// The style with SwiftUI's and AppKit's names of label levels replaced by the level.
  package func named(on platform: Platform) -> ForegroundStyle {
    guard isVibrant, case .color(.semantic(let name)) = color,
      let level = SemanticColors.level(named: name, on: platform)
    else { return self }
    return ForegroundStyle(.level(level))
  }
}

extension Surroundings {
  /// Returns the ink of a colour that a symbol's layer names, as templates write it: `systemRedColor`, `systemRed`; nil
  /// for the tint and for names that the platform does not have.
  func colorInk(named name: String?) -> Ink? {
    guard let name else { return nil }
    let short =
      NameMatch.ends(name, with: "Color") ? String(name.unicodeScalars.dropLast(5)) : name
    if NameMatch.same(short, "white") { return .color(EncodedColor(white: 1), blend: .sourceOver) }
    if NameMatch.same(short, "black") { return .color(EncodedColor(white: 0), blend: .sourceOver) }
    for candidate in [short, name] {
      guard !NameMatch.same(candidate, "tint"),
        let color = try? SemanticColors.resolve(name: candidate, traits: traits).color
      else { continue }
      return .color(color, blend: .sourceOver)
    }
    return nil
  }
}

extension Surroundings {
  /// Returns the surroundings at one of the two states of glass that turns.
  fileprivate func settled(at side: Turning.Side) -> Surroundings {
    var result = self
    (result.traits.appearance, result.material, result.accent) = (
      side.appearance, side.ground, side.ground?.accent
    )
    return result
  }
}

extension VibrancyLevel {
  /// The level itself and the levels below it, for symbols of several layers.
  var hierarchy: [VibrancyLevel] {
    switch self {
    case .label: [.label, .secondaryLabel, .tertiaryLabel]
    case .secondaryLabel: [.secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    case .tertiaryLabel: [.tertiaryLabel, .quaternaryLabel]
    case .fill: [.fill, .secondaryFill, .tertiaryFill]
    case .secondaryFill: [.secondaryFill, .tertiaryFill]
    case .quaternaryLabel, .tertiaryFill, .separator: [self]
    }
  }
}
