// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidJSON

extension Selectors {
  /// The largest number of unknown selectors that a name has. Chosen: no catalog has more than two.
  private static var mostFurtherNames: Int { 8 }

  /// The selectors whose names are the same in every language: scale, direction, locale, size classes and others.
  var furtherNames: [String] {
    var parts: [String] = []
    if let scale { parts.append("\(scale)x") }
    if let direction { parts.append(direction.rawValue) }
    if let locale { parts.append(locale.shown) }
    if let widthClass { parts.append("width \(widthClass.rawValue)") }
    if let heightClass { parts.append("height \(heightClass.rawValue)") }
    return parts
      + further.sorted { $0.key < $1.key }.prefix(Self.mostFurtherNames).map {
        "\($0.key.shown) \($0.value.shown)"
      }
  }
}
