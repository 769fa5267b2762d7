// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// A paragraph.
package struct TextLayer: LayerConvertible {
  var content: TextContent

  package init(_ string: String) { content = TextContent(string) }

  /// - Parameters:
  ///   - size: Points.
  ///   - weight: 100…900, or a name of `FontWeight`.
  ///   - family: nil is the default.
  package func font(size: Double = 17, weight: FontWeight = .regular, family: String? = nil) -> TextLayer {
    changed { ($0.size, $0.weight, $0.family) = (size, weight.value, family) }
  }

  package func multilineTextAlignment(_ alignment: TextContent.Alignment) -> TextLayer {
    changed { $0.alignment = alignment }
  }

  /// nil is unlimited.
  package func lineLimit(_ limit: Int?) -> TextLayer { changed { $0.lineLimit = limit } }

  package func truncationMode(_ mode: TextContent.Truncation) -> TextLayer {
    changed { $0.truncation = mode }
  }

  package func foregroundStyle(_ style: ForegroundStyle) -> TextLayer { changed { $0.style = style } }

  private func changed(_ change: (inout TextContent) -> Void) -> TextLayer {
    var copy = self
    change(&copy.content)
    return copy
  }

  package var element: LayerElement { LayerElement(.text(content)) }
}

/// The thickness of a font's strokes, 100…900.
package struct FontWeight: Hashable, Sendable, ExpressibleByIntegerLiteral {
  var value: Int
  package init(integerLiteral value: Int) { self.value = value }

  package static let ultraLight: FontWeight = 100, thin: FontWeight = 200, light: FontWeight = 300
  package static let regular: FontWeight = 400, medium: FontWeight = 500, semibold: FontWeight = 600
  package static let bold: FontWeight = 700, heavy: FontWeight = 800, black: FontWeight = 900
}

/// An SVG template, tinted.
package struct SymbolLayer: LayerConvertible {
  var content: SymbolContent

  /// - Parameter name: A name of the symbol table, or a path ending in `.svg`.
  package init(_ name: String) { content = SymbolContent(name: name) }

  /// A symbol of the scene's catalogs by its name there.
  package init(asset name: String) { content = SymbolContent(name: SceneAssets.prefix + name) }

  package func renderingMode(_ mode: SymbolContent.Rendering) -> SymbolLayer {
    changed { $0.rendering = mode }
  }

  /// One style, or for palette one per layer of the symbol.
  package func foregroundStyle(_ styles: ForegroundStyle...) -> SymbolLayer { changed { $0.styles = styles } }

  /// Which of the outlined and the filled form is drawn.
  package func symbolVariant(_ variant: SymbolContent.Variant) -> SymbolLayer {
    changed { $0.variant = variant }
  }

  package func fontWeight(_ weight: FontWeight) -> SymbolLayer { changed { $0.weight = weight.value } }

  package func imageScale(_ scale: SymbolContent.Scale) -> SymbolLayer { changed { $0.scale = scale } }

  private func changed(_ change: (inout SymbolContent) -> Void) -> SymbolLayer {
    var copy = self
    change(&copy.content)
    return copy
  }

  package var element: LayerElement { LayerElement(.symbol(content)) }
}
