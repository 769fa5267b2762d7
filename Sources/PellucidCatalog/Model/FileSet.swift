// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Files in variants: a picture, a symbol, an app icon, data.
public struct FileSet: Hashable, Sendable {
  /// In the order of the file.
  public var entries: [Entry]
  /// Members of the file beside entries, properties and info, as they stand there.
  public var kept: [KeptMember] = []

  /// One variant.
  public struct Entry: Hashable, Sendable {
    public var selectors: Selectors
    /// Relative to the asset's folder; nil where nothing was put into the variant.
    public var file: String?
    /// A Boolean value indicating whether the file is there. What is not there counts as if the variant were not.
    public var isFound: Bool
    public var resizing: Resizing?
    /// Pixels around what counts for the layout.
    public var alignment: PixelInsets?
    /// The type of data, such as `public.json`.
    public var typeIdentifier: String?
    /// Members of the entry that the model has no field for.
    public var kept: [KeptMember] = []
  }

  /// The stretching of a picture: the pixels that stay as they are, and the treatment of those between.
  public struct Resizing: Hashable, Sendable {
    public enum Mode: String, CaseIterable, Sendable {
      case threePartHorizontal = "3-part-horizontal"
      case threePartVertical = "3-part-vertical"
      case ninePart = "9-part"
    }

    public enum Center: String, CaseIterable, Sendable { case tile, stretch, fill }

    public var mode: Mode
    public var center: Center
    /// Pixels of the part that is repeated or stretched; 0 where the mode has none.
    public var centerWidth: Double, centerHeight: Double
    public var caps: PixelInsets
  }

  /// Pixels, from 0.
  public struct PixelInsets: Hashable, Sendable {
    public var top = 0.0, left = 0.0, bottom = 0.0, right = 0.0
    public init() {}
  }
}
