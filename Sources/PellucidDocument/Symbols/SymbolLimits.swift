// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The limits on an SVG document and its masks, checked before memory is reserved.
package struct SymbolLimits: Hashable, Sendable {
  /// The greatest size of one SVG document, in bytes.
  package var fileBytes = 1 << 20
  /// The greatest number of pixels of one mask.
  package var pixels = 1 << 24
  /// The greatest number of drawn elements; an element counts once for each reference to it.
  package var elements = 10_000
  /// The greatest number of attributes of one element; librsvg compares each with all others. Chosen: SVG defines some
  /// 150.
  package var attributes = 1000
  /// The greatest depth of nested elements, with references counted as nesting.
  package var depth = 64
  /// The greatest number of pixels of all surfaces needed at once: the pixels of the mask times the depth.
  package var surfacePixels = 1 << 27
  /// The greatest number of filled pixels: the pixels of the mask times the elements and the layers.
  package var filledPixels = 1 << 32
  /// The greatest product of the elements and the bytes of style rules, which bounds the time in which librsvg finds the
  /// rules of each element. Measured: up to 12 ns for each.
  package var ruleWork = 100_000_000
  /// The greatest estimated time to draw a document with all its layers, in nanoseconds.
  package var nanoseconds = 10e9
  /// The greatest estimated time to draw all documents of a scene, in nanoseconds.
  package var sceneNanoseconds = 20e9
  /// The greatest number of layers with masks of their own; elements marked for later layers are drawn with the last.
  package var layers = 8
  package init() {}
}
