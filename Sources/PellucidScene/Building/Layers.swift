// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

/// A picture file, or a picture of a catalog.
public struct ImageLayer: LayerConvertible {
  var content: ImageContent

  /// - Parameter path: Relative to the renderer's base directory.
  public init(_ path: String) { content = ImageContent(path: path) }

  /// A picture of the scene's catalogs by its name there.
  public init(asset name: String) { content = ImageContent(path: SceneAssets.prefix + name) }

  /// A file for each appearance; paths are relative to the renderer's base directory.
  public init(light: String, dark: String) {
    self.init(light)
    content.darkPath = dark
  }

  public func contentMode(_ fit: ImageContent.Fit) -> ImageLayer { changed { $0.fit = fit } }

  /// Says whether the picture is content or an icon; pictures up to 48 points a side count as icons otherwise.
  public func kind(_ kind: ImageContent.Kind) -> ImageLayer { changed { $0.kind = kind } }

  /// Says whether white ground of the picture is darkened in dark.
  public func softening(_ treatment: PictureTreatment) -> ImageLayer { changed { $0.softening = treatment } }

  /// Says whether the picture's silhouette is outlined.
  public func outline(_ treatment: PictureTreatment) -> ImageLayer { changed { $0.outline = treatment } }

  private func changed(_ change: (inout ImageContent) -> Void) -> ImageLayer {
    var copy = self
    change(&copy.content)
    return copy
  }

  /// Says whether the picture's colours count; unless said otherwise the catalog decides.
  public func renderingMode(_ mode: ImageContent.Rendering) -> ImageLayer {
    var copy = self
    copy.content.rendering = mode
    return copy
  }

  /// Sets the style that fills a template.
  public func foregroundStyle(_ style: ForegroundStyle) -> ImageLayer {
    var copy = self
    copy.content.style = style
    return copy
  }

  public var element: LayerElement { LayerElement(.image(content)) }
}

/// A shape filled with a colour or a gradient.
public struct FillLayer: LayerConvertible {
  var shape: Shape
  var style: FillStyle

  public init(_ style: ForegroundStyle, in shape: Shape = .rectangle) {
    (self.style, self.shape) = (.foreground(style), shape)
  }

  public init(gradient: FillStyle, in shape: Shape = .rectangle) {
    (style, self.shape) = (gradient, shape)
  }

  public var element: LayerElement { LayerElement(.fill(shape: shape, style)) }
}

/// Layers in a frame of their own, to which opacity, blend mode, clip, shadow and transform apply as one.
public struct GroupLayer: LayerConvertible {
  var children: [LayerElement]

  public init(@LayerBuilder layers: () -> [LayerElement]) { children = layers() }

  public var element: LayerElement { LayerElement(.group([]), children: children) }
}

/// A material with what lies on it.
public struct MaterialLayer: LayerConvertible {
  var content: MaterialContent
  var children: [LayerElement]

  /// A material by its name, such as `thin`; `pellucid materials` lists them.
  public init(
    _ name: String, in shape: Shape = .rectangle, @LayerBuilder layers: () -> [LayerElement] = { [] }
  ) {
    (content, children) = (MaterialContent(.named(name), shape: shape), layers())
  }

  /// The material that the platform uses for a role, such as `menu` or `sidebar`.
  public init(
    role: String, in shape: Shape = .rectangle, @LayerBuilder layers: () -> [LayerElement] = { [] }
  ) {
    (content, children) = (MaterialContent(.role(role), shape: shape), layers())
  }

  /// Sets the surfaces that the material looks at, in place of those of its role and platform.
  public func blending(_ blending: Blending) -> MaterialLayer { changed { $0.blending = blending } }

  /// Materials of one group share one capture, so none of them sees another.
  public func backdropGroup(_ name: String) -> MaterialLayer { changed { $0.backdropGroup = name } }

  /// The blur grows from none at `start` to the material's own at `end`, both fractions of the frame.
  public func progressiveBlur(from start: Point, to end: Point) -> MaterialLayer {
    changed { $0.progress = MaterialContent.Progress(start: start, end: end) }
  }

  private func changed(_ change: (inout MaterialContent) -> Void) -> MaterialLayer {
    var copy = self
    change(&copy.content)
    return copy
  }

  public var element: LayerElement { LayerElement(.material(content), children: children) }
}
