// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// A plan of making a Gaussian of a given sigma from a reduced copy.
///
///     full ──halve──▶ captureLevel ──halve──▶ blurLevel ──Gaussian──▶ double ──▶ finalLevel ──bilinear──▶ full
///
/// A level is a power of two: level 2 has a quarter of the pixels a side. Halving convolves with [1 3 3 1]/8
/// before it drops every second sample, doubling with the same weights after inserting them; both add 3/4 of a
/// squared (finer) pixel to the variance. The last, bilinear step by a factor f adds f²/6 + 1/12. The Gaussian in
/// the middle has what remains, so that the whole has exactly the variance asked for.
package struct BlurPlan: Hashable, Sendable {
  /// The standard deviation asked for, in pixels of the picture.
  package var sigmaInPixels: Double
  /// The level at which the backdrop is captured, and mapped if the mapping comes before the blur.
  package var captureLevel: Int
  /// The level at which the Gaussian runs; at least `captureLevel`.
  package var blurLevel: Int
  /// The level from which the picture is magnified; at most `blurLevel`.
  package var finalLevel: Int
  /// The Gaussian's standard deviation in pixels of `blurLevel`.
  package var residualSigma: Double

  /// Above this the taps cost more than another halving.
  static let largestReducedSigma = 4.0
  /// The level that is always fine enough to magnify from; a blur on a coarser one is doubled once, so that a
  /// standard deviation is at least four cells: bilinear facets then stay below 0.5/255 of a black and white edge.
  static let finestFinalLevel = 2

  /// A plan for `sigma` pixels on a backdrop captured at about `scale` of its resolution.
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

  /// Variance, in squared pixels of the picture, of halving (or doubling) between two levels.
  static func halvingVariance(from first: Int, to last: Int) -> Double {
    var sum = 0.0
    for level in first..<max(first, last) { sum += 0.75 * Double(1 << (2 * level)) }
    return sum
  }

  /// Variance of the bilinear magnification from `level`, in squared pixels of the picture.
  static func magnifyingVariance(level: Int) -> Double {
    level == 0 ? 0 : Double(1 << (2 * level)) / 6 + 1 / 12
  }

  /// The distance that halving to `blurLevel` and doubling from it can reach beyond a picture's edge.
  package var paddingInPixels: Int { blurLevel == 0 ? 0 : 2 << blurLevel }

  /// The distance, in pixels of the picture, at which a sample can matter.
  package var reachInPixels: Int { Int((sigmaInPixels * 4).rounded(.up)) + (2 << blurLevel) }
}
