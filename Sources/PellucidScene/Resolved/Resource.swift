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
  /// Font family; nil is that of the fonts that shape it.
  public var family: String?
  /// Points.
  public var size: Double
  /// 100…900; 400 is regular.
  public var weight: Int
  public var alignment: TextContent.Alignment
  /// nil is unlimited.
  public var lineLimit: Int?
  public var truncation: TextContent.Truncation

  public init(
    _ string: String, family: String? = nil, size: Double = 17, weight: Int = 400,
    alignment: TextContent.Alignment = .leading, lineLimit: Int? = nil,
    truncation: TextContent.Truncation = .tail
  ) {
    (self.string, self.family, self.size, self.weight) = (string, family, size, weight)
    (self.alignment, self.lineLimit, self.truncation) = (alignment, lineLimit, truncation)
  }

  /// The text without its style.
  public init(_ text: TextContent) {
    self.init(
      text.string, family: text.family, size: text.size, weight: text.weight, alignment: text.alignment,
      lineLimit: text.lineLimit, truncation: text.truncation)
  }
}

/// A symbol to draw: all that decides which pixels its layers cover.
public struct SymbolRequest: Hashable, Sendable {
  /// How a template is cut into layers.
  public enum Rendering: Hashable, Sendable {
    /// Into one.
    case monochrome
    /// Colours of the levels that the template marks, most important first.
    case hierarchical, palette
    /// Colours of the layers that the template names, bottom to top.
    case multicolor
  }
  /// A name of the symbol table, or a path ending in `.svg`.
  public var name: String
  public var rendering: Rendering
  /// 100…900; nil draws the template as it is.
  public var weight: Int?
  /// nil fits the template, whatever its weight, into the frame.
  public var scale: SymbolContent.Scale?

  public init(
    name: String, rendering: Rendering = .monochrome, weight: Int? = nil, scale: SymbolContent.Scale? = nil
  ) {
    (self.name, self.rendering, self.weight, self.scale) = (name, rendering, weight, scale)
  }
}

extension SymbolRequest {
  /// The symbol without its styles and the choice of its form.
  init(_ symbol: SymbolContent) {
    self.init(
      name: symbol.name, rendering: Rendering(symbol.rendering), weight: symbol.weight, scale: symbol.scale)
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
