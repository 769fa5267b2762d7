// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The confidence in a number of the look.
package enum Confidence: Hashable, Sendable { case measured, published, inferred, chosen }

/// The origin of a row of a table.
package struct Provenance: Hashable, Sendable {
  /// Source ids as listed in `Docs/Sources.md`, comma-separated.
  package var sources: String
  package var confidence: Confidence
  /// Why the number was chosen; needed for `chosen` rows.
  package var reason: String?

  package init(_ sources: String, _ confidence: Confidence, reason: String? = nil) {
    (self.sources, self.confidence, self.reason) = (sources, confidence, reason)
  }
}

/// A flat layer above the mapped and clamped backdrop.
package struct MaterialOverlay: Hashable, Sendable {
  package enum Paint: Hashable, Sendable {
    case color(EncodedColor)
    /// The average of the desktop picture behind the window, at this opacity; nothing where no desktop is known.
    case desktopAverage(opacity: Float)
  }
  package var paint: Paint
  package var blend: BlendMode

  package init(_ paint: Paint, blend: BlendMode = .sourceOver) { (self.paint, self.blend) = (paint, blend) }
}

/// The numbers a material resolves to; nothing is left to decide but pixels.
package struct MaterialRecipe: Hashable, Sendable {
  /// A Boolean value indicating whether anything behind shows through; without it only `overlays` are drawn.
  package var samplesBackdrop: Bool
  /// Replaces the backdrop by its average before everything else (Reduce Transparency).
  package var averagesBackdrop: Bool
  /// Standard deviation of the Gaussian, in points, after the 29.5 rule.
  package var sigmaInPoints: Double
  /// Fraction of the screen's resolution at which the backdrop is captured.
  package var captureScale: Double
  /// A Boolean value indicating whether the colour mapping comes before the blur (`blurAtEnd`).
  package var blursLast: Bool
  package var mapping: ColorMapping
  /// Bottom to top.
  package var overlays: [MaterialOverlay]

  package init(
    samplesBackdrop: Bool = true, averagesBackdrop: Bool = false,
    sigmaInPoints: Double = 0, captureScale: Double = 1, blursLast: Bool = false,
    mapping: ColorMapping = .identity, overlays: [MaterialOverlay] = []
  ) {
    (self.samplesBackdrop, self.averagesBackdrop) = (samplesBackdrop, averagesBackdrop)
    (self.sigmaInPoints, self.captureScale) = (sigmaInPoints, captureScale)
    (self.blursLast, self.mapping, self.overlays) = (blursLast, mapping, overlays)
  }
}
