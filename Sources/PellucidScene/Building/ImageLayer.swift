// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// A picture: a file, or a picture of an asset catalog.
public struct ImageLayer: LayerConvertible {
  /// The purposes of a picture: content, whose white ground is darkened in dark appearance, or an icon, which is outlined where
  /// its silhouette would be lost.
  public enum Kind: Hashable, Sendable { case content, icon }

  /// The ways to use the colours of a picture.
  public enum Rendering: Hashable, Sendable {
    /// The way that the catalog states for an asset; a file is drawn in its own colours.
    case automatic
    /// The picture's own colours.
    case original
    /// The foreground style, through the opacity of the picture.
    case template
  }

  var content: ImageContent
  var attributes = LayerAttributes()

  /// Creates the layer of a picture file: PNG, JPEG, WebP, SVG or PDF.
  ///
  /// - Parameter path: The path, relative to the renderer's base directory. A file that cannot be read is an error when the
  ///   scene is drawn. PDF files need Poppler's `pdftocairo`.
  public init(_ path: String) { content = ImageContent(path: path) }

  /// Creates the layer of a picture in the scene's catalogs, by its name there; see `SceneDescription.addAssets(from:)`.
  public init(asset name: String) { content = ImageContent(path: SceneAssets.prefix + name) }

  /// Creates the layer of one file for light appearance and another for dark, by paths relative to the renderer's base directory.
  public init(light: String, dark: String) {
    self.init(light)
    content.darkPath = dark
  }

  /// Sets the scaling of the picture into its frame; `.fill` unless set. Parts outside the frame are not drawn.
  public func contentMode(_ mode: ContentMode) -> Self { changed { $0.content.fit = mode } }

  /// Sets the purpose of the picture; unless set, a picture of one subject on transparent ground is an icon.
  public func kind(_ kind: Kind) -> Self { changed { $0.content.kind = kind } }

  /// Sets whether content with white ground is darkened in dark appearance; unless set, the pixels decide. Icons never are.
  public func softening(_ isOn: Bool) -> Self { changed { $0.content.softening = isOn ? .on : .off } }

  /// Sets whether the silhouette of an icon is outlined; unless set, it is where it would be lost on its background.
  public func outline(_ isOn: Bool) -> Self { changed { $0.content.outline = isOn ? .on : .off } }

  /// Sets the way to use the picture's colours; `.automatic` unless set.
  public func renderingMode(_ mode: Rendering) -> Self { changed { $0.content.rendering = mode } }

  /// Sets the style that fills a template; `.primary` unless set.
  public func foregroundStyle(_ style: ForegroundStyle) -> Self { changed { $0.content.style = style } }

  public var element: LayerElement {
    get { LayerElement(.image(content), attributes) }
    set { attributes = newValue.attributes }
  }
}
