// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// Something the plan needs in pixels.
public enum Resource: Hashable, Sendable {
  case image(path: String)
  /// A picture of which only the opacity counts; yields one mask. `frame` as of texts.
  case template(path: String, fit: ImageContent.Fit, frame: Rect, transform: AffineTransform)
  /// `frame` in points before `transform`, which leads to the scene's points.
  case text(TextRequest, frame: Rect, transform: AffineTransform)
  /// Yields one mask per layer of the symbol, most important first.
  case symbol(SymbolRequest, frame: Rect, transform: AffineTransform)
  /// Yields one mask, of a line around what a picture shows.
  case outline(OutlineRequest)
}

/// A line around the silhouette of a picture, where that is placed.
public struct OutlineRequest: Hashable, Sendable {
  public var path: String
  public var fit: ImageContent.Fit
  /// The frame, in points before `transform`, which leads to the scene's points.
  public var frame: Rect
  public var transform: AffineTransform
  /// The width, in points of the frame.
  public var width: Double

  public init(
    path: String, fit: ImageContent.Fit, frame: Rect, transform: AffineTransform, width: Double
  ) {
    (self.path, self.fit, self.frame) = (path, fit, frame)
    (self.transform, self.width) = (transform, width)
  }
}

/// A paragraph to shape: all that decides which pixels it covers. Sizes in points.
public struct TextRequest: Hashable, Sendable {
  public var string: String
  /// The font family that is tried first.
  public var family: String
  /// Points.
  public var size: Double
  /// 100…900; 400 is regular.
  public var weight: Int
  public var alignment: TextContent.Alignment
  /// nil is unlimited.
  public var lineLimit: Int?
  public var truncation: TextContent.Truncation

  public init(
    _ string: String, family: String = TextContent.defaultFamily, size: Double = 17, weight: Int = 400,
    alignment: TextContent.Alignment = .leading, lineLimit: Int? = nil,
    truncation: TextContent.Truncation = .tail
  ) {
    (self.string, self.family, self.size, self.weight) = (string, family, size, weight)
    (self.alignment, self.lineLimit, self.truncation) = (alignment, lineLimit, truncation)
  }

  /// Creates the request of a text, which leaves its style out and names its family.
  public init(_ text: TextContent) {
    self.init(
      text.string, family: text.family ?? TextContent.defaultFamily, size: text.size, weight: text.weight,
      alignment: text.alignment,
      lineLimit: text.lineLimit, truncation: text.truncation)
  }
}

/// A symbol to draw: all that decides which pixels its layers cover.
public struct SymbolRequest: Hashable, Sendable {
  /// The ways in which a template is cut into layers.
  public enum Rendering: Hashable, Sendable {
    /// Into one.
    case monochrome
    /// Colours of the levels that the template marks, most important first.
    case hierarchical, palette
    /// Colours of the layers that the template names, bottom to top.
    case multicolor
  }
  /// A drawing of the symbol among those that a template holds or that can be made of it.
  public struct Variant: Hashable, Sendable {
    /// 100…900; 400 is regular.
    public var weight: Int
    public var scale: SymbolContent.Scale

    public init(weight: Int = 400, scale: SymbolContent.Scale = .medium) {
      (self.weight, self.scale) = (weight, scale)
    }
  }

  /// The key of the template's file: its path, which ends in `.svg`, or its file name without that ending in one of the
  /// renderer's folders. The form, filled or outlined, is chosen by now, and no catalog is asked any more.
  public var template: String
  public var rendering: Rendering
  /// The variant of the template that is drawn; nil draws the template as it is.
  public var variant: Variant?

  public init(template: String, rendering: Rendering = .monochrome, variant: Variant? = nil) {
    (self.template, self.rendering, self.variant) = (template, rendering, variant)
  }
}

extension SymbolRequest {
  /// The symbol without its styles and the choice of its form.
  init(_ symbol: SymbolContent) {
    self.init(
      template: symbol.name, rendering: Rendering(symbol.rendering), variant: Variant(symbol))
  }
}

extension SymbolRequest.Variant {
  /// Creates the variant that a symbol asks for; nil where it asks for neither a weight nor a scale.
  fileprivate init?(_ symbol: SymbolContent) {
    guard symbol.weight != nil || symbol.scale != nil else { return nil }
    self.init(weight: symbol.weight ?? 400, scale: symbol.scale ?? .medium)
  }
}

extension SymbolRequest.Rendering {
  fileprivate init(_ rendering: SymbolContent.Rendering) {
    switch rendering {
    case .automatic, .monochrome: self = .monochrome
    case .hierarchical: self = .hierarchical
    case .palette: self = .palette
    case .multicolor: self = .multicolor
    }
  }
}
