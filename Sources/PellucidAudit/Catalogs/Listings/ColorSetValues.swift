// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidDesign
import PellucidJSON

/// The values of a colour set for one idiom, subtype and gamut, in light and dark, with and without Increase Contrast.
struct ColorSetValues {
  static let combinations: [(name: String, variant: ColorVariant)] = [
    ("light", ColorVariant(.light)), ("dark", ColorVariant(.dark)),
    ("lightIncreased", ColorVariant(.light, .increased)), ("darkIncreased", ColorVariant(.dark, .increased)),
  ]

  let group: ColorSet.Group
  /// The value of each combination; nil where the group has none.
  private let values: [ColorSet.Value?]

  init(_ set: ColorSet, in group: ColorSet.Group) {
    self.group = group
    values = Self.combinations.map { _, variant in
      set.value(in: group, scheme: variant.scheme, contrast: variant.contrast)
    }
  }

  /// The text of each value.
  var texts: [String?] { values.map { $0?.text } }

  /// The colour of each value; colours of the system as they are on iOS, or on their own platform.
  var colors: [EncodedColor?] {
    zip(values, Self.combinations).map { value, combination -> EncodedColor? in
      switch value {
      case .color(let color)?: color.encoded
      case .reference(let reference)?: reference.color(for: combination.variant)
      case .empty?, .unreadable?, nil: nil
      }
    }
  }

  /// The members of the texts in JSON, under the names of the combinations.
  var members: [JSONText.Member] {
    zip(Self.combinations, texts).map { (key: $0.name, value: .optional($1)) }
  }
}

extension Asset {
  /// The values of a colour set by idiom, subtype and gamut; none for other assets.
  var colorValues: [ColorSetValues] {
    guard let set = colors else { return [] }
    return set.groups.map { ColorSetValues(set, in: $0) }
  }
}
