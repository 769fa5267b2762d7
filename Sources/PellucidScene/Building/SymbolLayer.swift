// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A symbol, drawn from an SVG template.
public struct SymbolLayer: LayerConvertible {
  /// The ways to colour the layers of a symbol.
  public enum Rendering: Hashable, Sendable {
    /// The way that the catalog states for the symbol, or else monochrome.
    case automatic
    /// One style for all; one style, fainter layer by layer; one style for each layer; the symbol's own colours.
    case monochrome, hierarchical, palette, multicolor
  }

  /// The forms of a symbol.
  public enum Variant: Hashable, Sendable {
    /// The outlined form in light and the filled one in dark, where both exist; a name that ends in `.fill` stays filled.
    case automatic
    /// The outlined or the filled form; the form of the name where the symbol lacks it.
    case outline, fill
    /// The form of the name.
    case none
  }

  /// The size of a symbol: 0.8, 1 or 1.25 of the size that fits the frame.
  public enum Scale: Hashable, Sendable, CaseIterable { case small, medium, large }

  var content: SymbolContent
  var attributes = LayerAttributes()

  /// Creates a symbol of the built-in library, of the renderer's folders, or of a file.
  ///
  /// - Parameter name: A name that `pellucid symbols` lists, such as `play.fill`, or a path ending in `.svg`. An unknown name
  ///   is an error when the scene is drawn; the message names the nearest known name.
  public init(_ name: String) { content = SymbolContent(name: name) }

  /// Creates a symbol of the scene's catalogs, by its name there; see `SceneDescription.addAssets(from:)`.
  public init(asset name: String) { content = SymbolContent(name: SceneAssets.prefix + name) }

  /// Sets the way to colour the layers of the symbol; `.automatic` unless set.
  public func renderingMode(_ mode: Rendering) -> Self { changed { $0.content.rendering = mode } }

  /// Sets the style, or for a palette one style for each layer of the symbol; `.primary` unless set.
  public func foregroundStyle(_ styles: ForegroundStyle...) -> Self {
    changed { $0.content.styles = styles }
  }

  /// Sets the form that is drawn; `.automatic` unless set.
  public func symbolVariant(_ variant: Variant) -> Self { changed { $0.content.variant = variant } }

  /// Sets the thickness of the strokes; unless set, that of the file.
  ///
  /// A template of several weights is drawn in that weight or interpolated, and the strokes of a plain SVG become thinner or
  /// thicker. Symbols of one weight, such as filled icons, stay as they are, which a finding reports.
  public func fontWeight(_ weight: FontWeight) -> Self { changed { $0.content.weight = weight.value } }

  /// Sets the size in relation to the frame; unless set, the symbol fits the frame.
  public func imageScale(_ scale: Scale) -> Self { changed { $0.content.scale = scale } }

  public var element: LayerElement {
    get { LayerElement(.symbol(content), attributes) }
    set { attributes = newValue.attributes }
  }
}
