// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// A named colour in all its variants.
package struct ColorSet: Hashable, Sendable {
  /// The variants, in the order of the file.
  package var entries: [Entry]
  /// The members of the file beside entries, properties and info, as they stand there.
  package var kept: [KeptMember] = []

  package init(entries: [Entry]) { self.entries = entries }

  /// One variant.
  package struct Entry: Hashable, Sendable {
    package var selectors: Selectors
    package var value: Value
    /// The members of the entry that have no field here.
    package var kept: [KeptMember] = []

    package init(_ value: Value, for selectors: Selectors = Selectors()) {
      (self.value, self.selectors) = (value, selectors)
    }
  }

  /// The value of a variant.
  package enum Value: Hashable, Sendable {
    /// The variant is declared without a colour; it counts as missing.
    case empty
    case color(CatalogColor)
    /// A colour of the system, which is resolved where it is used.
    case reference(ColorReference)
    /// The value is not a colour, and the facts about the file give the reason; it counts as missing.
    case unreadable
  }
}

/// A colour of a system, by the system's name for it.
package struct ColorReference: Hashable, Sendable {
  /// The platform: `ios`, `osx`, `tvos`, `watchos` or `universal`; in scenes also `visionos`.
  package var platform: String
  /// The name, such as `systemBackgroundColor`.
  package var name: String

  package init(platform: String, name: String) { (self.platform, self.name) = (platform, name) }

  /// The form in listings, such as `REF:ios:systemBackgroundColor`.
  package var text: String { "\(Self.mark)\(platform):\(name)" }

  /// The prefix that distinguishes the text of a reference from names and colours.
  package static let mark = "REF:"
  /// The platforms that catalogs name.
  static let catalogPlatforms = ["universal", "ios", "osx", "tvos", "watchos"]

  /// Parses `text`; nil for other texts, and for platforms that catalogs do not have.
  package init?(text: String) {
    let parts = NameMatch.parts(of: text, at: ":")
    guard parts.count == 3, NameMatch.begins(text, with: Self.mark), !parts[2].isEmpty,
      Self.catalogPlatforms.contains(parts[1])
    else { return nil }
    self.init(platform: parts[1], name: parts[2])
  }
}

extension ColorSet.Value {
  /// A Boolean value indicating whether the value can be drawn.
  package var isFilled: Bool {
    switch self {
    case .color, .reference: true
    case .empty, .unreadable: false
    }
  }

  /// The colour as `#rrggbbaa`, or the text of the reference; nil for empty and unreadable values.
  package var text: String? {
    switch self {
    case .color(let color): color.hexText
    case .reference(let reference): reference.text
    case .empty, .unreadable: nil
    }
  }
}
