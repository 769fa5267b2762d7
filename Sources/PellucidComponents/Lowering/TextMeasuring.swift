// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidScene

/// The extent of a laid-out text, in points.
package struct TextExtent: Hashable, Sendable {
  /// The size of all lines.
  package var size: Size
  /// The distance of the first line's baseline from the top.
  package var baseline: Double
  /// The number of lines.
  package var lines: Int

  package init(size: Size, baseline: Double, lines: Int) {
    (self.size, self.baseline, self.lines) = (size, baseline, lines)
  }
}

/// A measurer of texts, which decides how large components are.
///
/// Every platform that lays out components brings one: the host's measures with the fonts that texts are drawn with, a browser
/// with those of the page. The measurer has no errors: a text that cannot be laid out is reported when it is drawn, with the
/// place of its layer.
package protocol TextMeasuring {
  /// Returns the extent of a text.
  ///
  /// - Parameter width: The greatest width of a line, in points; infinite for no limit. The extent is never wider.
  mutating func extent(of text: TextRequest, fitting width: Double) -> TextExtent
}
