// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Files in variants: a picture, a symbol, an app icon, data.
package struct FileSet: Hashable, Sendable {
  /// In the order of the file.
  package var entries: [Entry]
  /// Members of the file beside entries, properties and info, as they stand there.
  package var kept: [KeptMember] = []

  /// One variant.
  package struct Entry: Hashable, Sendable {
    package var selectors: Selectors
    /// Relative to the asset's folder; nil where nothing was put into the variant.
    package var file: String?
    /// A Boolean value indicating whether the file is there. What is not there counts as if the variant were not.
    package var isFound: Bool
    package var resizing: Resizing?
    /// Pixels around what counts for the layout.
    package var alignment: PixelInsets?
    /// The type of data, such as `public.json`.
    package var typeIdentifier: String?
    /// Members of the entry that the model has no field for.
    package var kept: [KeptMember] = []
  }

  /// The stretching of a picture: the pixels that stay as they are, and the treatment of those between.
  package struct Resizing: Hashable, Sendable {
    package enum Mode: String, CaseIterable, Sendable {
      case threePartHorizontal = "3-part-horizontal"
      case threePartVertical = "3-part-vertical"
      case ninePart = "9-part"
    }

    package enum Center: String, CaseIterable, Sendable { case tile, stretch, fill }

    package var mode: Mode
    package var center: Center
    /// Pixels of the part that is repeated or stretched; 0 where the mode has none.
    package var centerWidth: Double, centerHeight: Double
    package var caps: PixelInsets
  }

  /// Pixels, from 0.
  package struct PixelInsets: Hashable, Sendable {
    package var top = 0.0, left = 0.0, bottom = 0.0, right = 0.0
    package init() {}
  }
}
