// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A symbol, drawn from an SVG template.
public struct SymbolLayer: LayerConvertible {
  /// The ways to colour the layers of a symbol.
  public enum Rendering: Hashable, Sendable {
    /// The catalog decides; monochrome where it does not.
    case automatic
    case monochrome, hierarchical, palette, multicolor
  }

  /// The forms of a symbol, where both exist.
  public enum Variant: Hashable, Sendable {
    /// The outlined form in light and the filled one in dark; a name that ends in `.fill` stays filled.
    case automatic
    case outline, fill
    /// The form that the name has.
    case none
  }

  /// The size of a symbol beside text; medium is the size that fits the frame.
  public enum Scale: Hashable, Sendable, CaseIterable { case small, medium, large }

  var content: SymbolContent
  var attributes = LayerAttributes()

  /// A symbol of the built-in library or of the renderer's folders.
  ///
  /// - Parameter name: A name that `pellucid symbols` lists, such as `play.fill`, or a path ending in `.svg`. Drawing an
  ///   unknown name is an error that names the nearest known one.
  public init(_ name: String) { content = SymbolContent(name: name) }

  /// A symbol of the scene's catalogs, by its name there.
  public init(asset name: String) { content = SymbolContent(name: SceneAssets.prefix + name) }

  /// Sets the way in which the layers of the symbol are coloured.
  public func renderingMode(_ mode: Rendering) -> Self { changed { $0.content.rendering = mode } }

  /// Sets the style, or for a palette one style for each layer of the symbol.
  public func foregroundStyle(_ styles: ForegroundStyle...) -> Self {
    changed { $0.content.styles = styles }
  }

  /// Sets the form that is drawn.
  public func symbolVariant(_ variant: Variant) -> Self { changed { $0.content.variant = variant } }

  /// Sets the thickness of the strokes, for symbols that have several.
  public func fontWeight(_ weight: FontWeight) -> Self { changed { $0.content.weight = weight.value } }

  /// Sets the size beside text.
  public func imageScale(_ scale: Scale) -> Self { changed { $0.content.scale = scale } }

  public var element: LayerElement {
    get { LayerElement(.symbol(content), attributes) }
    set { attributes = newValue.attributes }
  }
}
