// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// A picture: a file, or a picture of an asset catalog.
public struct ImageLayer: LayerConvertible {
  /// The purposes of a picture.
  public enum Kind: Hashable, Sendable { case content, icon }

  /// The ways in which a picture's colours count.
  public enum Rendering: Hashable, Sendable {
    /// The catalog decides; files are drawn as they are.
    case automatic
    case original
    /// Only the opacity counts; the foreground style fills it.
    case template
  }

  var content: ImageContent
  var attributes = LayerAttributes()

  /// A file: PNG, JPEG or WebP.
  ///
  /// - Parameter path: Relative to the renderer's base directory. Drawing a file that cannot be read is an error.
  public init(_ path: String) { content = ImageContent(path: path) }

  /// A picture of the scene's catalogs, by its name there.
  public init(asset name: String) { content = ImageContent(path: SceneAssets.prefix + name) }

  /// One file for light appearance and one for dark, by paths relative to the renderer's base directory.
  public init(light: String, dark: String) {
    self.init(light)
    content.darkPath = dark
  }

  /// Sets the way in which the picture meets its frame; it fills it unless set.
  public func contentMode(_ mode: ContentMode) -> Self { changed { $0.content.fit = mode } }

  /// Sets the purpose of the picture; unless set, pictures up to 48 points a side are icons.
  public func kind(_ kind: Kind) -> Self { changed { $0.content.kind = kind } }

  /// Sets whether white ground of the picture is darkened in dark appearance; the pixels decide unless set.
  public func softening(_ isOn: Bool) -> Self { changed { $0.content.softening = isOn ? .on : .off } }

  /// Sets whether the silhouette of the picture is outlined; unless set it is where it would be lost on its background.
  public func outline(_ isOn: Bool) -> Self { changed { $0.content.outline = isOn ? .on : .off } }

  /// Sets the way in which the picture's colours count.
  public func renderingMode(_ mode: Rendering) -> Self { changed { $0.content.rendering = mode } }

  /// Sets the style that fills a template.
  public func foregroundStyle(_ style: ForegroundStyle) -> Self { changed { $0.content.style = style } }

  public var element: LayerElement {
    get { LayerElement(.image(content), attributes) }
    set { attributes = newValue.attributes }
  }
}
