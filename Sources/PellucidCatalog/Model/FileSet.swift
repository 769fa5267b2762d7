// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The files of a picture, a symbol, an app icon or data, in variants.
package struct FileSet: Hashable, Sendable {
  /// The variants, in the order of the file.
  package var entries: [Entry]
  /// The members of the file beside entries, properties and info, as they stand there.
  package var kept: [KeptMember] = []

  /// One variant.
  package struct Entry: Hashable, Sendable {
    package var selectors: Selectors
    /// The path of the file, relative to the asset's folder; nil where the variant has no file.
    package var file: String?
    /// A Boolean value indicating whether the file exists. A variant without its file counts as missing.
    package var isFound: Bool
    package var resizing: Resizing?
    /// The pixels around the part of the picture that counts for the layout.
    package var alignment: PixelInsets?
    /// The type of data, such as `public.json`.
    package var typeIdentifier: String?
    /// The members of the entry that have no field here.
    package var kept: [KeptMember] = []
  }

  /// The stretching of a picture: the pixels that keep their size, and the treatment of the pixels between.
  package struct Resizing: Hashable, Sendable {
    /// The parts into which a picture is divided.
    package enum Mode: String, CaseIterable, Sendable {
      case threePartHorizontal = "3-part-horizontal"
      case threePartVertical = "3-part-vertical"
      case ninePart = "9-part"
    }

    /// The treatment of the part in the middle.
    package enum Center: String, CaseIterable, Sendable { case tile, stretch, fill }

    package var mode: Mode
    package var center: Center
    /// The size of the part that is repeated or stretched, in pixels; 0 where the mode has none.
    package var centerWidth: Double, centerHeight: Double
    package var caps: PixelInsets
  }

  /// The insets of four edges, in pixels, 0 or more.
  package struct PixelInsets: Hashable, Sendable {
    package var top = 0.0, left = 0.0, bottom = 0.0, right = 0.0
    package init() {}
  }
}
