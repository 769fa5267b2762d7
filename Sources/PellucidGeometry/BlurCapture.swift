// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The choice of resolution for the capture, the reduced copy of a backdrop that a Gaussian blur starts from.
package enum BlurCapture {
  /// The smallest sigma, in reduced pixels, at which a sampled Gaussian still has the intended variance.
  ///
  /// Below it the error of the variance exceeds 1 %.
  package static let smallestReducedSigma = 2.0

  /// Returns the level of the capture: one of its pixels is 2^level picture pixels wide.
  ///
  /// - Parameters:
  ///   - sigma: The standard deviation of the blur, in pixels of the picture.
  ///   - scale: The lowest resolution wanted for the capture, as a fraction of the picture's resolution, 0…1.
  package static func level(sigmaInPixels sigma: Double, scale: Double) -> Int {
    var level = 0
    while level < 5, 1 / Double(1 << (level + 1)) >= scale - 1e-9,
      sigma / Double(1 << (level + 1)) >= smallestReducedSigma
    { level += 1 }
    return level
  }
}
