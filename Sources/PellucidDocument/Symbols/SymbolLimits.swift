// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The bounds on an SVG document and its masks, checked before memory is reserved.
package struct SymbolLimits: Hashable, Sendable {
  /// Bytes of one SVG document.
  package var fileBytes = 1 << 20
  /// Pixels of one mask.
  package var pixels = 1 << 24
  /// Elements that are drawn, each as often as it is referred to.
  package var elements = 10_000
  /// Elements inside each other, references counted as nesting.
  package var depth = 64
  /// Pixels of all surfaces that can be needed at once: those of the mask times the depth.
  package var surfacePixels = 1 << 27
  /// Pixels that are filled altogether: those of the mask times the elements and the layers.
  package var filledPixels = 1 << 32
  /// Layers that get their own mask; what is marked beyond is drawn with the last.
  package var layers = 8
  package init() {}
}
