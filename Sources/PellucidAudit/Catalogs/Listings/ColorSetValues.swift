// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidDesign
import PellucidJSON
import PellucidJudge

/// The values of a colour set for one idiom, subtype and gamut, in light and dark, with and without Increase
/// Contrast.
struct ColorSetValues {
  /// The combinations of settings that a listing has columns for, with the headings.
  static let combinations: [(name: String, variant: ColorVariant)] = [
    ("light", ColorVariant(.light)), ("dark", ColorVariant(.dark)),
    ("lightIncreased", ColorVariant(.light, .increased)), ("darkIncreased", ColorVariant(.dark, .increased)),
  ]

  let group: ColorSet.Group
  /// The value for each combination; nil where the group has none.
  private let values: [ColorSet.Value?]

  init(_ set: ColorSet, in group: ColorSet.Group) {
    self.group = group
    values = Self.combinations.map { _, variant in
      set.value(in: group, scheme: variant.scheme, contrast: variant.contrast)
    }
  }

  /// The text of each value; nil where there is none.
  var texts: [String?] { values.map { $0?.text } }

  /// The colour of each value; a colour of the system has its value on iOS, or on the platform that it belongs to.
  var colors: [EncodedColor?] {
    zip(values, Self.combinations).map { value, combination -> EncodedColor? in
      switch value {
      case .color(let color)?: color.encoded
      case .reference(let reference)?: reference.color(for: combination.variant)
      case .empty?, .unreadable?, nil: nil
      }
    }
  }

  /// The texts as members of a JSON object, with the names of the combinations as keys.
  var members: [JSONText.Member] {
    zip(Self.combinations, texts).map { (key: $0.name, value: .optional($1)) }
  }
}

extension Asset {
  /// The values of a colour set by idiom, subtype and gamut; empty for other assets.
  var colorValues: [ColorSetValues] {
    guard let set = colors else { return [] }
    return set.groups.map { ColorSetValues(set, in: $0) }
  }
}
