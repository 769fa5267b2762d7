// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidDesign

extension ColorSet {
  /// Reads the description of a colour set; nil where it has an error that hides a colour.
  init?(readingTokens contents: [UInt8]) {
    let folder = CatalogFolder(path: "A.colorset", role: .asset(.colorSet), text: .bytes(contents))
    guard let set = AssetLibrary(reading: [folder]).assets.first?.colors, set.isReadable else { return nil }
    self = set
  }

  /// A Boolean value indicating whether a variant has a colour.
  var hasColors: Bool { entries.contains { $0.value.isFilled } }

  private var isReadable: Bool {
    entries.allSatisfy { $0.value != .unreadable && !$0.selectors.hasUnknownWord }
  }

  /// Returns the colour of the token in some contexts: that of the variant that the system draws with or, where none fits, of the
  /// first one. Nil for a set without colours.
  func tokenColor(for traits: AssetTraits, at path: String) throws(TokenFault) -> TokenColor? {
    let value = match(for: traits)?.value ?? entries.first { $0.value.isFilled }?.value
    switch value {
    case .color(let color): return TokenColor(color)
    case .reference(let reference):
      guard let color = reference.color(for: traits) else {
        throw TokenFault(.unknownReference(reference.name), at: path)
      }
      return TokenColor(color)
    case .empty, .unreadable, nil: return nil
    }
  }
}

extension ColorReference {
  /// Returns the colour of the system; nil for a name that it does not have.
  fileprivate func color(for traits: AssetTraits) -> EncodedColor? {
    let platforms = systemPlatform.map { [$0] } ?? Platform.allCases
    for platform in platforms {
      var settings = Traits()
      (settings.platform, settings.appearance, settings.contrast) = (platform, traits.scheme, traits.contrast)
      for name in tableNames {
        if let color = try? SemanticColors.resolve(name: name, traits: settings) { return color.color }
      }
    }
    return nil
  }
}

extension TokenColor {
  /// Creates the nearest colour that tokens have. Extended colours outside of sRGB are in Display P3, limited to it.
  init(_ color: CatalogColor) {
    func isInside(_ values: [Double]) -> Bool { values.allSatisfy { (-0.000_005...1.000_005).contains($0) } }
    let own = [color.red, color.green, color.blue]
    let space: Space? =
      switch color.space {
      case .displayP3: .displayP3
      case .srgb: .srgb
      case .extendedSRGB: isInside(own) ? .srgb : nil
      case .extendedLinearSRGB: isInside(own) ? .linearSRGB : nil
      case .gray, .extendedGray: nil
      }
    if let space {
      self.init(space, red: own[0], green: own[1], blue: own[2], alpha: color.alpha)
      return
    }
    let encoded = color.encoded
    let wide = Straight<DisplayP3>(encoded)
    let lanes = [encoded.red, encoded.green, encoded.blue].map { Double($0) }
    if isInside(lanes) {
      self.init(.srgb, red: lanes[0], green: lanes[1], blue: lanes[2], alpha: color.alpha)
    } else {
      self.init(
        .displayP3, red: Double(wide.red), green: Double(wide.green), blue: Double(wide.blue),
        alpha: color.alpha)
    }
  }

  /// The colour of a catalog. Components near one of 8 bits are that one.
  var catalogColor: CatalogColor {
    func component(_ value: Double) -> Double {
      let byte = (value * 255).rounded() / 255
      return abs(byte - value) < 6e-6 ? byte : value
    }
    let catalogSpace: CatalogColor.Space =
      switch space {
      case .srgb: .srgb
      case .linearSRGB: .extendedLinearSRGB
      case .displayP3: .displayP3
      }
    return CatalogColor(
      catalogSpace, red: component(red), green: component(green), blue: component(blue), alpha: alpha)
  }
}
