// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A number that a finding rests on.
package struct Figure: Hashable, Sendable {
  /// The quantity of a figure, which determines its unit.
  package enum Quantity: String, CaseIterable, Hashable, Sendable {
    /// WCAG 2.2 ratios on drawn pixels: the lowest, and the fifth percentile.
    case contrast, fifthPercentile
    /// WCAG 2.2 ratios: the proven bound, and the ratio that its witness reaches.
    case bound, reached
    /// WCAG 2.2 ratios that a contrast is compared with.
    case required, recommended
    /// WCAG 2.2 ratios without and with Increase Contrast.
    case standardContrast, increasedContrast
    /// The WCAG 2.2 ratio without Increase Contrast, where `contrast` is the ratio with it.
    case contrastAtStandard
    /// The WCAG 2.2 ratio across an edge.
    case step
    /// WCAG 2.2 relative luminances, 0…1.
    case lightLuminance, darkLuminance, baseLuminance, elevatedLuminance
    /// Shares of a picture, 0…1.
    case edgeShare, whiteShare, requiredShare, allowedShare
    /// The share of the differences in the backdrop that still shows through a surface, 0…1.
    case variation
    /// The distance that a document has scrolled, in points.
    case offset
    /// The largest difference of a sample, in code values of 0…255.
    case largestDifference
    /// The largest CIEDE2000 difference of a pixel.
    case deltaE

    /// A Boolean value that is true where the number is a contrast ratio.
    package var isRatio: Bool {
      switch self {
      case .contrast, .fifthPercentile, .bound, .reached, .required, .recommended, .standardContrast,
        .increasedContrast, .contrastAtStandard, .step:
        true
      case .lightLuminance, .darkLuminance, .baseLuminance, .elevatedLuminance, .edgeShare, .whiteShare,
        .requiredShare, .allowedShare, .variation, .offset, .largestDifference, .deltaE:
        false
      }
    }
  }

  package var quantity: Quantity
  package var value: Double

  package init(_ quantity: Quantity, _ value: Double) { (self.quantity, self.value) = (quantity, value) }
}
