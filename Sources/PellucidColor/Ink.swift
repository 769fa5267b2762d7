// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The resolved colour or vibrant effect that a foreground is drawn with.
package enum Ink: Hashable, Sendable {
  /// A straight, gamma-encoded colour composited in a blend mode.
  case color(EncodedColor, blend: BlendMode)
  /// Vibrancy: the matrix is applied to the colour under the element, clamped, and mixed in by coverage.
  case backdropMatrix(ColorMatrix)
}
