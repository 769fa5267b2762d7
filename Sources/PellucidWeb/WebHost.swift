// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan
import PellucidScene

/// The page around the module, which lays out and draws texts and symbols.
///
/// A page loads fonts and files in the background. Where a call needs one that is still missing, the page notes it, returns nil,
/// and repeats the whole drawing when it is there.
package protocol WebHost {
  /// Returns the extent of a text with lines of at most `width` points, as width, height, baseline and number of lines.
  func extent(of text: TextRequest, fitting width: Double) -> WebExtent?
  /// Returns the rectangles of the lines of a text, in points from the corner of its frame.
  func lines(of text: TextRequest, fitting width: Double) -> [Rect]?
  /// Returns the coverage of a text.
  func mask(of text: TextRequest, at place: WebPlace) -> WebMasks?
  /// Returns the coverage of each layer of a symbol.
  func masks(of symbol: SymbolRequest, at place: WebPlace) -> WebMasks?
  /// Returns the facts about a symbol that decide how it is drawn.
  func fact(of symbol: String) -> WebSymbolFact?
}

/// The extent of a text, in points.
package struct WebExtent: Hashable, Sendable {
  package var width: Double, height: Double, baseline: Double
  package var lines: Int

  package init(width: Double, height: Double, baseline: Double, lines: Int) {
    (self.width, self.height, self.baseline, self.lines) = (width, height, baseline, lines)
  }
}

/// The place at which a text or symbol is drawn.
package struct WebPlace: Hashable, Sendable {
  /// The frame, in points before `transform`, which leads to the scene's points.
  package var frame: Rect
  package var transform: Transform
  /// The number of pixels per point.
  package var scale: Double
  /// The pixels of the picture; coverage outside is not needed.
  package var clip: PixelRect
}

/// The coverage of a text or symbol.
package struct WebMasks: Hashable, Sendable {
  package var masks: [CoverageMask]
  /// The glyphs that have colours of their own.
  package var pictures: [PlacedPicture] = []
  /// The characters that no font contains, each once.
  package var missing: [Unicode.Scalar] = []

  package init(masks: [CoverageMask]) { self.masks = masks }
}

/// The answer about a symbol; nil within it where no symbol has the name.
package struct WebSymbolFact: Hashable, Sendable {
  package var fact: SymbolFact?

  package init(fact: SymbolFact?) { self.fact = fact }
}
