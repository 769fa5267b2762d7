// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The colour or vibrant effect that a foreground is drawn with.
package enum Ink: Hashable, Sendable {
  /// A colour of its own, mixed by `blend`.
  case color(EncodedColor, blend: BlendMode)
  /// Vibrancy: the matrix of the colour under the element, clamped, mixed in by coverage.
  case backdropMatrix(ColorMatrix)
}
