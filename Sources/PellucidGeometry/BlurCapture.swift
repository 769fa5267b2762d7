// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The reduced copy of a backdrop that a Gaussian blur begins with.
package enum BlurCapture {
  /// Below this many reduced pixels a Gaussian's samples no longer follow it (error of the variance above 1 %).
  package static let smallestReducedSigma = 2.0

  /// Returns the level of the copy: a cell of it is so many powers of two of the picture's pixels wide.
  ///
  /// - Parameters:
  ///   - sigma: The standard deviation in pixels of the picture.
  ///   - scale: The resolution that the copy should have, as a part of the picture's, 0…1.
  package static func level(sigmaInPixels sigma: Double, scale: Double) -> Int {
    var level = 0
    while level < 5, 1 / Double(1 << (level + 1)) >= scale - 1e-9,
      sigma / Double(1 << (level + 1)) >= smallestReducedSigma
    { level += 1 }
    return level
  }
}
