// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidJSON
import PellucidScene

extension PossibleBackdrops {
  /// The statement as documents write it.
  package var text: JSONText {
    switch self {
    case .anything: return .string(Self.anyWord)
    case .luminance(let range): return .object(["luminance": .numbers([range.lowerBound, range.upperBound])])
    case .listed(let items):
      var object = WrittenObject()
      let pictures = items.compactMap { item in if case .picture(let path) = item { path.text } else { nil } }
      let colors: [JSONText] = items.compactMap { item in
        guard case .colors(let low, let high) = item else { return nil }
        return low == high ? .string(low.documentText) : .strings([low.documentText, high.documentText])
      }
      object.add("content", bool: items.contains(.content), unless: false)
      if !pictures.isEmpty { object.add("pictures", .strings(pictures)) }
      if !colors.isEmpty { object.add("colors", .array(colors)) }
      return object.text
    }
  }
}
