// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// A paragraph.
public struct TextLayer: LayerConvertible {
  var content: TextContent

  public init(_ string: String) { content = TextContent(string) }

  /// - Parameters:
  ///   - size: Points.
  ///   - weight: 100…900, or a name of `FontWeight`.
  ///   - family: nil is the default.
  public func font(size: Double = 17, weight: FontWeight = .regular, family: String? = nil) -> TextLayer {
    changed { ($0.size, $0.weight, $0.family) = (size, weight.value, family) }
  }

  public func multilineTextAlignment(_ alignment: TextContent.Alignment) -> TextLayer {
    changed { $0.alignment = alignment }
  }

  /// nil is unlimited.
  public func lineLimit(_ limit: Int?) -> TextLayer { changed { $0.lineLimit = limit } }

  public func truncationMode(_ mode: TextContent.Truncation) -> TextLayer { changed { $0.truncation = mode } }

  public func foregroundStyle(_ style: ForegroundStyle) -> TextLayer { changed { $0.style = style } }

  private func changed(_ change: (inout TextContent) -> Void) -> TextLayer {
    var copy = self
    change(&copy.content)
    return copy
  }

  public var element: LayerElement { LayerElement(.text(content)) }
}

/// The thickness of a font's strokes, 100…900.
public struct FontWeight: Hashable, Sendable, ExpressibleByIntegerLiteral {
  var value: Int
  public init(integerLiteral value: Int) { self.value = value }

  public static let ultraLight: FontWeight = 100, thin: FontWeight = 200, light: FontWeight = 300
  public static let regular: FontWeight = 400, medium: FontWeight = 500, semibold: FontWeight = 600
  public static let bold: FontWeight = 700, heavy: FontWeight = 800, black: FontWeight = 900
}

/// An SVG template, tinted.
public struct SymbolLayer: LayerConvertible {
  var content: SymbolContent

  /// - Parameter name: A name of the symbol table, or a path ending in `.svg`.
  public init(_ name: String) { content = SymbolContent(name: name) }

  /// A symbol of the scene's catalogs by its name there.
  public init(asset name: String) { content = SymbolContent(name: SceneAssets.prefix + name) }

  public func renderingMode(_ mode: SymbolContent.Rendering) -> SymbolLayer {
    changed { $0.rendering = mode }
  }

  /// One style, or for palette one per layer of the symbol.
  public func foregroundStyle(_ styles: ForegroundStyle...) -> SymbolLayer { changed { $0.styles = styles } }

  /// Which of the outlined and the filled form is drawn.
  public func symbolVariant(_ variant: SymbolContent.Variant) -> SymbolLayer {
    changed { $0.variant = variant }
  }

  public func fontWeight(_ weight: FontWeight) -> SymbolLayer { changed { $0.weight = weight.value } }

  public func imageScale(_ scale: SymbolContent.Scale) -> SymbolLayer { changed { $0.scale = scale } }

  private func changed(_ change: (inout SymbolContent) -> Void) -> SymbolLayer {
    var copy = self
    change(&copy.content)
    return copy
  }

  public var element: LayerElement { LayerElement(.symbol(content)) }
}
