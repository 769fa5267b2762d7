// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidComponents
import PellucidGeometry
import PellucidScene

/// The measurer of the texts of components, with the fonts that texts are drawn with.
///
/// Measured extents are kept up to a limit, for all copies of the measurer; they depend on nothing but the text and the width, so a
/// result never changes.
package struct TextMeasurer: TextMeasuring {
  private let texts: TextRasterizer
  private let known = Known()

  private struct Key: Hashable {
    var text: TextRequest
    var width: Double
  }

  private final class Known { var extents: [Key: TextExtent] = [:] }

  /// The greatest number of extents that are kept: several screens of text.
  private static let mostExtents = 10_000

  package init(texts: TextRasterizer) { self.texts = texts }

  package func extent(of text: TextRequest, fitting width: Double) -> TextExtent {
    let key = Key(text: text, width: width)
    if let extent = known.extents[key] { return extent }
    // A text that cannot be laid out is reported when it is drawn, with the place of its layer.
    let extent =
      (try? texts.extent(of: text, fitting: width))
      ?? TextExtent(size: Size(width: 0, height: 0), baseline: 0, lines: 0)
    if known.extents.count >= Self.mostExtents { known.extents.removeAll(keepingCapacity: true) }
    known.extents[key] = extent
    return extent
  }
}
