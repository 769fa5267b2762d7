// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The bounds on an SVG document and its masks, checked before memory is reserved.
public struct SymbolLimits: Hashable, Sendable {
  /// Bytes of one SVG document.
  public var fileBytes = 1 << 20
  /// Pixels of one mask.
  public var pixels = 1 << 24
  /// Elements that are drawn, each as often as it is referred to.
  public var elements = 10_000
  /// Elements inside each other, references counted as nesting.
  public var depth = 64
  /// Pixels of all surfaces that can be needed at once: those of the mask times the depth.
  public var surfacePixels = 1 << 27
  /// Pixels that are filled altogether: those of the mask times the elements and the layers.
  public var filledPixels = 1 << 32
  /// Layers that get their own mask; what is marked beyond is drawn with the last.
  public var layers = 8
  public init() {}
}
