// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// The steps of a Gaussian blur of a given sigma that works on a reduced copy.
///
///     full ──halve──▶ captureLevel ──halve──▶ blurLevel ──Gaussian──▶ double ──▶ finalLevel ──bilinear──▶ full
///
/// A level is a power of two: level 2 has a quarter of the pixels per axis. Halving convolves with [1 3 3 1]/8 before
/// it drops every second sample, and doubling convolves with the same weights after inserting zeros; both add 3/4 of a
/// squared (finer) pixel to the variance. The final bilinear magnification by a factor f adds f²/6 + 1/12. The Gaussian
/// in the middle supplies the rest, so that the variance of the whole is exactly sigma².
package struct BlurPlan: Hashable, Sendable {
  /// The standard deviation of the whole blur, in pixels of the picture.
  package var sigmaInPixels: Double
  /// The level at which the backdrop is captured and, if the mapping precedes the blur, mapped.
  package var captureLevel: Int
  /// The level at which the Gaussian is computed; at least `captureLevel`.
  package var blurLevel: Int
  /// The level from which the picture is magnified; at most `blurLevel`.
  package var finalLevel: Int
  /// The standard deviation of the Gaussian, in pixels of `blurLevel`.
  package var residualSigma: Double

  /// The largest standard deviation of the Gaussian, in cells, above which its taps cost more than another halving.
  static let largestReducedSigma = 4.0
  /// The level from which magnification is always fine enough. A blur at a coarser level is doubled once before it is
  /// magnified, so that a standard deviation is at least four cells; the facets of bilinear interpolation then stay
  /// below 0.5/255 of an edge between black and white.
  static let finestFinalLevel = 2

  /// Plans a blur of `sigma` pixels on a backdrop that is captured at about `scale` of its resolution. Sigma is clamped
  /// to 0…4096.
  package init(sigmaInPixels sigma: Double, captureScale: Double) {
    let sigma = max(0, min(sigma, 4096))
    let capture = BlurCapture.level(sigmaInPixels: sigma, scale: captureScale)
    var level = capture
    while sigma / Double(1 << level) > BlurPlan.largestReducedSigma { level += 1 }
    sigmaInPixels = sigma
    captureLevel = capture
    blurLevel = level
    finalLevel = min(level, max(BlurPlan.finestFinalLevel, level - 1))
    let remaining =
      sigma * sigma - BlurPlan.halvingVariance(from: 0, to: level)
      - BlurPlan.halvingVariance(from: finalLevel, to: level)
      - BlurPlan.magnifyingVariance(level: finalLevel)
    residualSigma = max(0, remaining / Double(1 << (2 * level))).squareRoot()
  }

  /// Returns the variance added by halving (or doubling) between two levels, in squared pixels of the picture.
  static func halvingVariance(from first: Int, to last: Int) -> Double {
    var sum = 0.0
    for level in first..<max(first, last) { sum += 0.75 * Double(1 << (2 * level)) }
    return sum
  }

  /// Returns the variance added by the bilinear magnification from `level`, in squared pixels of the picture.
  static func magnifyingVariance(level: Int) -> Double {
    level == 0 ? 0 : Double(1 << (2 * level)) / 6 + 1 / 12
  }

  /// The distance by which halving to `blurLevel` and doubling back can spread content beyond its edge, in pixels.
  package var paddingInPixels: Int { blurLevel == 0 ? 0 : 2 << blurLevel }

  /// The distance up to which a sample contributes to the result, in pixels of the picture.
  package var reachInPixels: Int { Int((sigmaInPixels * 4).rounded(.up)) + (2 << blurLevel) }
}
