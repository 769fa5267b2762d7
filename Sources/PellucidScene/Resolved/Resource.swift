// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// Something the plan needs in pixels.
package enum Resource: Hashable, Sendable {
  case image(path: String)
  /// A picture of which only the opacity counts; yields one mask. `frame` as of texts.
  case template(path: String, fit: ContentMode, frame: Rect, transform: AffineTransform)
  /// `frame` in points before `transform`, which leads to the scene's points.
  case text(TextRequest, frame: Rect, transform: AffineTransform)
  /// Yields one mask per layer of the symbol, most important first.
  case symbol(SymbolRequest, frame: Rect, transform: AffineTransform)
  /// Yields one mask, of a line around what a picture shows.
  case outline(OutlineRequest)
}

/// A line around the silhouette of a picture, where that is placed.
package struct OutlineRequest: Hashable, Sendable {
  package var path: String
  package var fit: ContentMode
  /// The frame, in points before `transform`, which leads to the scene's points.
  package var frame: Rect
  package var transform: AffineTransform
  /// The width, in points of the frame.
  package var width: Double

  package init(
    path: String, fit: ContentMode, frame: Rect, transform: AffineTransform, width: Double
  ) {
    (self.path, self.fit, self.frame) = (path, fit, frame)
    (self.transform, self.width) = (transform, width)
  }
}

/// A paragraph to shape: all that decides which pixels it covers. Sizes in points.
package struct TextRequest: Hashable, Sendable {
  package var string: String
  /// The font family that is tried first.
  package var family: String
  /// Points.
  package var size: Double
  /// 100…900; 400 is regular.
  package var weight: Int
  package var alignment: TextContent.Alignment
  /// nil is unlimited.
  package var lineLimit: Int?
  package var truncation: TextContent.Truncation

  package init(
    _ string: String, family: String = TextContent.defaultFamily, size: Double = 17, weight: Int = 400,
    alignment: TextContent.Alignment = .leading, lineLimit: Int? = nil,
    truncation: TextContent.Truncation = .tail
  ) {
    (self.string, self.family, self.size, self.weight) = (string, family, size, weight)
    (self.alignment, self.lineLimit, self.truncation) = (alignment, lineLimit, truncation)
  }

  /// Creates the request of a text, which leaves its style out and names its family.
  package init(_ text: TextContent) {
    self.init(
      text.string, family: text.family ?? TextContent.defaultFamily, size: text.size, weight: text.weight,
      alignment: text.alignment,
      lineLimit: text.lineLimit, truncation: text.truncation)
  }
}

/// A symbol to draw: all that decides which pixels its layers cover.
package struct SymbolRequest: Hashable, Sendable {
  /// The ways in which a template is cut into layers.
  package enum Rendering: Hashable, Sendable {
    /// Into one.
    case monochrome
    /// Colours of the levels that the template marks, most important first.
    case hierarchical, palette
    /// Colours of the layers that the template names, bottom to top.
    case multicolor
  }
  /// A drawing of the symbol among those that a template holds or that can be made of it.
  package struct Variant: Hashable, Sendable {
    /// 100…900; 400 is regular.
    package var weight: Int
    package var scale: SymbolContent.Scale

    package init(weight: Int = 400, scale: SymbolContent.Scale = .medium) {
      (self.weight, self.scale) = (weight, scale)
    }
  }

  /// The key of the template's file: its path, which ends in `.svg`, or its file name without that ending in one of the
  /// renderer's folders. The form, filled or outlined, is chosen by now, and no catalog is asked any more.
  package var template: String
  package var rendering: Rendering
  /// The variant of the template that is drawn; nil draws the template as it is.
  package var variant: Variant?

  package init(template: String, rendering: Rendering = .monochrome, variant: Variant? = nil) {
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
