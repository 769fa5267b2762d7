// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidJudge

/// The reason why pixels cannot be drawn onto.
package enum PixelLayoutError: Error, Hashable, Sendable {
  /// A size without a pixel, or rows that are shorter than their pixels.
  case unusable(PixelLayout)
  case tooFewBytes(found: Int, PixelLayout)
  /// The scene has another size in pixels.
  case otherSize(PixelRect, PixelLayout)
}

extension PixelLayoutError: Described {
  package func sentence(in language: Language) -> String {
    language.choose(English.text(of: self), Korean.text(of: self))
  }
}
