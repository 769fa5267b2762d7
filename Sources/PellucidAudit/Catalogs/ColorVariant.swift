// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidDesign
import PellucidJudge

/// A combination of settings in which a colour is looked up.
package struct ColorVariant: Hashable, Sendable {
  package var scheme = Appearance.light
  package var contrast = ContrastSetting.standard
  package var level = Level.base
  package var gamut = Gamut.srgb
  /// `universal` is every device without entries of its own.
  package var idiom = Idiom.universal

  package init(_ scheme: Appearance = .light, _ contrast: ContrastSetting = .standard) {
    (self.scheme, self.contrast) = (scheme, contrast)
  }

  /// Such as `dark-increased-elevated`; what is ordinary is left out behind the scheme.
  package var name: String {
    var parts = [scheme == .dark ? "dark" : "light"]
    if contrast == .increased { parts.append("increased") }
    if level == .elevated { parts.append("elevated") }
    if gamut == .displayP3 { parts.append("displayP3") }
    if idiom != .universal { parts.append(idiom.rawValue) }
    return parts.joined(separator: "-")
  }

  /// The traits that an entry of a colour set is looked up with.
  var assetTraits: AssetTraits {
    var traits = AssetTraits()
    (traits.idiom, traits.scheme, traits.contrast, traits.gamut) = (idiom, scheme, contrast, gamut)
    return traits
  }
}

extension ColorVariant {
  /// Every combination in which one of some colour sets may differ: scheme and contrast; levels where a colour of the
  /// system is used; gamuts and idioms that have entries of their own.
  ///
  /// - Parameter usesSystem: Whether a colour of the system meets them.
  static func all(of sets: [ColorSet], usesSystem: Bool = false) -> [ColorVariant] {
    let entries = sets.flatMap(\.entries).filter { $0.value.isFilled && !$0.selectors.hasUnknownWord }
    var idioms = [Idiom.universal]
    for entry in entries where !idioms.contains(entry.selectors.idiom) {
      idioms.append(entry.selectors.idiom)
    }
    let hasReference =
      usesSystem || entries.contains { if case .reference = $0.value { true } else { false } }
    let gamuts = entries.contains { $0.selectors.gamut != nil } ? Gamut.allCases : [.srgb]
    var variants: [ColorVariant] = []
    for idiom in idioms {
      for scheme in schemes(of: idiom) {
        for contrast in ContrastSetting.allCases {
          for level in hasReference ? Level.allCases : [.base] {
            for gamut in gamuts {
              var variant = ColorVariant(scheme, contrast)
              (variant.level, variant.gamut, variant.idiom) = (level, gamut, idiom)
              variants.append(variant)
            }
          }
        }
      }
    }
    return variants
  }

  /// watchOS always draws dark, and visionOS has one appearance.
  private static func schemes(of idiom: Idiom) -> [Appearance] {
    idiom == .watch ? [.dark] : idiom == .vision ? [.light] : Appearance.allCases
  }
}

/// A colour that a colour set gives for a variant.
struct VariantColor: Hashable, Sendable {
  var color: EncodedColor
  /// The index of the entry.
  var entry: Int
  /// A Boolean value that is true for a colour of the system, which no project can change.
  var isSystem: Bool
}

extension ColorSet {
  /// Nil where it has none, or names a colour that the platform does not have.
  func color(for variant: ColorVariant) -> VariantColor? {
    guard let found = match(for: variant.assetTraits) else { return nil }
    switch found.value {
    case .color(let color):
      return VariantColor(color: color.encoded, entry: found.match.index, isSystem: false)
    case .reference(let reference):
      return reference.color(for: variant).map {
        VariantColor(color: $0, entry: found.match.index, isSystem: true)
      }
    case .empty, .unreadable: return nil
    }
  }
}

extension ColorReference {
  /// The colour of the system; nil where it has none of that name.
  package func color(for variant: ColorVariant) -> EncodedColor? {
    var traits = Traits()
    (traits.platform, traits.appearance, traits.contrast) = (
      traitsPlatform(variant), variant.scheme, variant.contrast
    )
    (traits.level, traits.gamut) = (variant.level, variant.gamut)
    for name in tableNames {
      if let found = try? SemanticColors.resolve(name: name, traits: traits) { return found.color }
    }
    return nil
  }

  /// The platform in whose system the name is looked up: for a name of any system, that of the variant's device.
  private func traitsPlatform(_ variant: ColorVariant) -> Platform {
    if let systemPlatform { return systemPlatform }
    return switch variant.idiom {
    case .mac: .macOS
    case .tv: .tvOS
    case .watch: .watchOS
    case .vision: .visionOS
    default: .iOS
    }
  }
}
