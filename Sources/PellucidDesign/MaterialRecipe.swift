// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The confidence in a number of the look.
public enum Confidence: Hashable, Sendable { case measured, published, inferred, chosen }

/// The origin of a row of a table.
public struct Provenance: Hashable, Sendable {
  /// Source ids as listed in `Docs/Sources.md`, comma-separated.
  public var sources: String
  public var confidence: Confidence
  /// Why the number was chosen; needed for `chosen` rows.
  public var reason: String?

  public init(_ sources: String, _ confidence: Confidence, reason: String? = nil) {
    (self.sources, self.confidence, self.reason) = (sources, confidence, reason)
  }
}

/// A flat layer above the mapped and clamped backdrop.
public struct MaterialOverlay: Hashable, Sendable {
  public enum Paint: Hashable, Sendable {
    case color(EncodedColor)
    /// The average of the desktop picture behind the window, at this opacity; nothing where no desktop is known.
    case desktopAverage(opacity: Float)
  }
  public var paint: Paint
  public var blend: BlendMode

  public init(_ paint: Paint, blend: BlendMode = .sourceOver) { (self.paint, self.blend) = (paint, blend) }
}

/// The numbers a material resolves to; nothing is left to decide but pixels.
public struct MaterialRecipe: Hashable, Sendable {
  /// A Boolean value indicating whether anything behind shows through; without it only `overlays` are drawn.
  public var samplesBackdrop: Bool
  /// Replaces the backdrop by its average before everything else (Reduce Transparency).
  public var averagesBackdrop: Bool
  /// Standard deviation of the Gaussian, in points, after the 29.5 rule.
  public var sigmaInPoints: Double
  /// Fraction of the screen's resolution at which the backdrop is captured.
  public var captureScale: Double
  /// A Boolean value indicating whether the colour mapping comes before the blur (`blurAtEnd`).
  public var blursLast: Bool
  public var mapping: ColorMapping
  /// Bottom to top.
  public var overlays: [MaterialOverlay]

  public init(
    samplesBackdrop: Bool = true, averagesBackdrop: Bool = false,
    sigmaInPoints: Double = 0, captureScale: Double = 1, blursLast: Bool = false,
    mapping: ColorMapping = .identity, overlays: [MaterialOverlay] = []
  ) {
    (self.samplesBackdrop, self.averagesBackdrop) = (samplesBackdrop, averagesBackdrop)
    (self.sigmaInPoints, self.captureScale) = (sigmaInPoints, captureScale)
    (self.blursLast, self.mapping, self.overlays) = (blursLast, mapping, overlays)
  }
}
