// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// A named colour in all its variants.
package struct ColorSet: Hashable, Sendable {
  /// In the order of the file.
  package var entries: [Entry]
  /// Members of the file beside entries, properties and info, as they stand there.
  package var kept: [KeptMember] = []

  package init(entries: [Entry]) { self.entries = entries }

  /// One variant.
  package struct Entry: Hashable, Sendable {
    package var selectors: Selectors
    package var value: Value
    /// Members of the entry that the model has no field for.
    package var kept: [KeptMember] = []

    package init(_ value: Value, for selectors: Selectors = Selectors()) {
      (self.value, self.selectors) = (value, selectors)
    }
  }

  package enum Value: Hashable, Sendable {
    /// The variant is offered and was left empty; it counts as if it were not there.
    case empty
    case color(CatalogColor)
    /// A colour of the system, to be resolved where it is used.
    case reference(ColorReference)
    /// Not a colour; the facts about the file say why. It counts as if it were not there.
    case unreadable
  }
}

/// A colour of a system by its name there.
package struct ColorReference: Hashable, Sendable {
  /// `ios`, `osx`, `tvos`, `watchos` or `universal`; of scenes also `visionos`.
  package var platform: String
  /// Such as `systemBackgroundColor`.
  package var name: String

  package init(platform: String, name: String) { (self.platform, self.name) = (platform, name) }

  /// The form in listings, such as `REF:ios:systemBackgroundColor`.
  package var text: String { "\(Self.mark)\(platform):\(name)" }

  /// The beginning that tells the text of a reference from names and colours.
  package static let mark = "REF:"
  /// The platforms that catalogs name.
  static let catalogPlatforms = ["universal", "ios", "osx", "tvos", "watchos"]

  /// From `text`; nil for anything else, and for platforms that catalogs do not have.
  package init?(text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, text.hasPrefix(Self.mark), !parts[2].isEmpty,
      Self.catalogPlatforms.contains(parts[1])
    else { return nil }
    self.init(platform: parts[1], name: parts[2])
  }
}

extension ColorSet.Value {
  /// A Boolean value indicating whether there is something to draw.
  package var isFilled: Bool {
    switch self {
    case .color, .reference: true
    case .empty, .unreadable: false
    }
  }

  /// `#rrggbbaa`, or the reference's text; nil for what has no value.
  package var text: String? {
    switch self {
    case .color(let color): color.hexText
    case .reference(let reference): reference.text
    case .empty, .unreadable: nil
    }
  }
}
