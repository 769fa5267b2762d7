// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The confidence in a number of the look, as `Docs/Sources.md` defines the four degrees.
package enum Confidence: Hashable, Sendable { case measured, published, inferred, chosen }

/// The sources of a table row, and the confidence in its numbers.
package struct Provenance: Hashable, Sendable {
  /// Source ids as listed in `Docs/Sources.md`, comma-separated.
  @Listed package var sources: String
  package var confidence: Confidence
  @Listed private var reasons: String

  package init(_ sources: String, _ confidence: Confidence, reason: String? = nil) {
    self.sources = sources
    self.confidence = confidence
    reasons = reason ?? ""
  }

  /// The reason for the number; required for rows whose confidence is `chosen`.
  package var reason: String? { reasons.isEmpty ? nil : reasons }
}

/// A flat layer drawn above the mapped and clamped backdrop.
package struct MaterialOverlay: Hashable, Sendable {
  /// The colour source of an overlay.
  package enum Paint: Hashable, Sendable {
    case color(EncodedColor)
    /// The average colour of the desktop picture behind the window, drawn at `opacity`; draws nothing where no
    /// desktop is known.
    case desktopAverage(opacity: Float)
  }
  package var paint: Paint
  package var blend: BlendMode

  package init(_ paint: Paint, blend: BlendMode = .sourceOver) { (self.paint, self.blend) = (paint, blend) }
}

/// The numbers that a material resolves to; drawing them needs no further traits or settings.
package struct MaterialRecipe: Hashable, Sendable {
  /// A Boolean value indicating whether the backdrop shows through; where false, only `overlays` are drawn.
  package var samplesBackdrop: Bool
  /// A Boolean value indicating whether the backdrop is replaced by its average before every other step (Reduce
  /// Transparency).
  package var averagesBackdrop: Bool
  /// The standard deviation of the Gaussian blur, in points, after the 29.5 rule (see `MaterialResolution`).
  package var sigmaInPoints: Double
  /// The resolution at which the backdrop is captured, as a fraction of the screen's.
  package var captureScale: Double
  /// A Boolean value indicating whether the colour mapping comes before the blur (`blurAtEnd`).
  package var blursLast: Bool
  package var mapping: ColorMapping
  /// The flat layers above the mapped backdrop, bottom to top.
  package var overlays: [MaterialOverlay]
  /// The colour of a line inside the edge, one device pixel wide; nil without a line.
  package var border: EncodedColor?

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
