// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidDesign

/// A combination of settings for which the colour of a set is looked up.
package struct ColorVariant: Hashable, Sendable {
  package var scheme = Appearance.light
  package var contrast = ContrastSetting.standard
  package var level = Level.base
  package var gamut = Gamut.srgb
  /// The device; `universal` stands for every device without entries of its own.
  package var idiom = Idiom.universal

  package init(_ scheme: Appearance = .light, _ contrast: ContrastSetting = .standard) {
    (self.scheme, self.contrast) = (scheme, contrast)
  }

  /// The name, such as `dark-increased-elevated`. It begins with the scheme; other settings appear only where they
  /// differ from the default.
  package var name: String {
    var parts = [scheme == .dark ? "dark" : "light"]
    if contrast == .increased { parts.append("increased") }
    if level == .elevated { parts.append("elevated") }
    if gamut == .displayP3 { parts.append("displayP3") }
    if idiom != .universal { parts.append(idiom.rawValue) }
    return parts.joined(separator: "-")
  }

  /// The traits for looking up an entry of a colour set.
  var assetTraits: AssetTraits {
    var traits = AssetTraits()
    (traits.idiom, traits.scheme, traits.contrast, traits.gamut) = (idiom, scheme, contrast, gamut)
    return traits
  }
}

extension ColorVariant {
  /// Returns every combination in which some colour sets may have different colours: every scheme and contrast, the
  /// levels where a system colour is used, and the gamuts and idioms that have entries.
  ///
  /// - Parameter usesSystem: True if a system colour lies behind or on the sets.
  package static func all(of sets: [ColorSet], usesSystem: Bool = false) -> [ColorVariant] {
    let entries = sets.flatMap { $0.entries }.filter { $0.value.isFilled && !$0.selectors.hasUnknownWord }
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

  /// Returns the schemes of a device: watchOS is always dark, and visionOS has one appearance.
  private static func schemes(of idiom: Idiom) -> [Appearance] {
    idiom == .watch ? [.dark] : idiom == .vision ? [.light] : Appearance.allCases
  }
}

/// The colour that a colour set gives for a variant.
package struct VariantColor: Hashable, Sendable {
  package var color: EncodedColor
  /// The index of the entry in the set.
  package var entry: Int
  /// A Boolean value that is true for a colour of the system, which a project cannot change.
  package var isSystem: Bool
}

extension ColorSet {
  /// Returns the colour for a variant; nil if the set has none, or refers to a colour that the platform lacks.
  package func color(for variant: ColorVariant) -> VariantColor? {
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
  /// Returns the colour of the system for a variant; nil if the system has no colour of this name.
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

  /// Returns the platform whose colours contain the name. A name of any system is looked up on the platform of the
  /// variant's device.
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
