// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry

/// Input of the plan that has to be loaded or shaped into pixels.
package enum Resource: Hashable, Sendable {
  case image(path: String)
  /// A picture of which only the opacity is used; yields one mask. `frame` is in points before `transform`.
  case template(path: String, fit: ContentMode, frame: Rect, transform: Transform)
  /// A paragraph; `frame` is in points before `transform`, which leads to the scene's points.
  case text(TextRequest, frame: Rect, transform: Transform)
  /// A symbol; yields one mask for each of its layers, the most important first.
  case symbol(SymbolRequest, frame: Rect, transform: Transform)
  /// The outline of a picture's silhouette; yields one mask.
  case outline(OutlineRequest)

  package static func == (first: Resource, second: Resource) -> Bool {
    switch (first, second) {
    case (.image(let path), .image(let other)): NameMatch.same(path, other)
    case (.template(let path, let fit, let frame, let transform), .template(let other, let b, let c, let d)):
      NameMatch.same(path, other) && fit == b && frame == c && transform == d
    case (.text(let text, let frame, let transform), .text(let a, let b, let c)):
      text == a && frame == b && transform == c
    case (.symbol(let symbol, let frame, let transform), .symbol(let a, let b, let c)):
      symbol == a && frame == b && transform == c
    case (.outline(let outline), .outline(let other)): outline == other
    case (.image, _), (.template, _), (.text, _), (.symbol, _), (.outline, _): false
    }
  }
}

/// A line around the silhouette of a picture at its place in the scene.
package struct OutlineRequest: Hashable, Sendable {
  @ByBytes package var path: String
  package var fit: ContentMode
  /// The frame, in points before `transform`, which leads to the scene's points.
  package var frame: Rect
  package var transform: Transform
  /// The width, in points of the frame.
  package var width: Double

  package init(
    path: String, fit: ContentMode, frame: Rect, transform: Transform, width: Double
  ) {
    (self.path, self.fit, self.frame) = (path, fit, frame)
    (self.transform, self.width) = (transform, width)
  }
}

/// A paragraph to shape: everything that decides which pixels its text covers. Sizes are in points.
package struct TextRequest: Hashable, Sendable {
  @ByBytes package var string: String
  /// The font family that is tried first.
  @ByBytes package var family: String
  /// The font size, in points.
  package var size: Double
  /// The font weight, 100…900; 400 is regular.
  package var weight: Int
  /// The form of the letters; its design counts where `family` is the default family.
  package var face = FontFace()
  package var alignment: TextContent.Alignment
  /// The greatest number of lines; nil is unlimited.
  package var lineLimit: Int?
  package var truncation: TextContent.Truncation
  /// The height of each line, in points; nil for the height of the fonts.
  package var lineHeight: Double?
  /// The distance added between letters, in points.
  package var tracking = 0.0

  package init(
    _ string: String, family: String = TextContent.defaultFamily, size: Double = 17, weight: Int = 400,
    alignment: TextContent.Alignment = .leading, lineLimit: Int? = nil,
    truncation: TextContent.Truncation = .tail
  ) {
    (self.string, self.family, self.size, self.weight) = (string, family, size, weight)
    (self.alignment, self.lineLimit, self.truncation) = (alignment, lineLimit, truncation)
  }

  /// Creates the request of a text in a font, with the text's family; the style is left out.
  package init(_ text: TextContent, in font: FontMetrics) {
    self.init(
      text.string, family: text.family ?? TextContent.defaultFamily, size: font.size, weight: font.weight,
      alignment: text.alignment, lineLimit: text.lineLimit, truncation: text.truncation)
    (lineHeight, tracking) = (font.lineHeight, font.tracking)
    face = text.face
  }
}

/// A symbol to draw: everything that decides which pixels its layers cover.
package struct SymbolRequest: Hashable, Sendable {
  /// The ways in which a template is cut into layers.
  package enum Rendering: Hashable, Sendable {
    /// One layer.
    case monochrome
    /// The layers of the levels that the template marks, the most important first.
    case hierarchical, palette
    /// The layers whose colours the template names, bottom to top.
    case multicolor
  }
  /// One drawing of a symbol: contained in its template, or made from it.
  package struct Variant: Hashable, Sendable {
    /// The stroke weight, 100…900; 400 is regular.
    package var weight: Int
    package var scale: SymbolContent.Scale

    package init(weight: Int = 400, scale: SymbolContent.Scale = .medium) {
      (self.weight, self.scale) = (weight, scale)
    }
  }

  /// The key of the template's file: its path, which ends in `.svg`, or a file name without that ending in one of the
  /// renderer's folders. The form, filled or outlined, and the catalog's variant are chosen already.
  @ByBytes package var template: String
  package var rendering: Rendering
  /// The variant of the template that is drawn; nil draws the template as it is.
  package var variant: Variant?

  package init(template: String, rendering: Rendering = .monochrome, variant: Variant? = nil) {
    (self.template, self.rendering, self.variant) = (template, rendering, variant)
  }
}

extension SymbolRequest {
  /// Creates the request of a symbol under traits; the styles and the choice of the form are left out.
  init(_ symbol: SymbolContent, in traits: Traits) {
    self.init(
      template: symbol.name, rendering: Rendering(symbol.rendering), variant: Variant(symbol, in: traits))
  }
}

extension SymbolRequest.Variant {
  /// Creates the variant of a symbol; nil where neither the symbol nor Bold Text sets a weight or a scale.
  fileprivate init?(_ symbol: SymbolContent, in traits: Traits) {
    guard symbol.weight != nil || symbol.scale != nil || traits.hasBoldText else { return nil }
    self.init(weight: traits.shownWeight(symbol.weight ?? 400), scale: symbol.scale ?? .medium)
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
