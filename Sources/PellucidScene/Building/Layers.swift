// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

/// A picture file, or a picture of a catalog.
package struct ImageLayer: LayerConvertible {
  var content: ImageContent

  /// - Parameter path: Relative to the renderer's base directory.
  package init(_ path: String) { content = ImageContent(path: path) }

  /// A picture of the scene's catalogs by its name there.
  package init(asset name: String) { content = ImageContent(path: SceneAssets.prefix + name) }

  /// A file for each appearance; paths are relative to the renderer's base directory.
  package init(light: String, dark: String) {
    self.init(light)
    content.darkPath = dark
  }

  package func contentMode(_ fit: ImageContent.Fit) -> ImageLayer { changed { $0.fit = fit } }

  /// Says whether the picture is content or an icon; pictures up to 48 points a side count as icons otherwise.
  package func kind(_ kind: ImageContent.Kind) -> ImageLayer { changed { $0.kind = kind } }

  /// Says whether white ground of the picture is darkened in dark.
  package func softening(_ treatment: PictureTreatment) -> ImageLayer { changed { $0.softening = treatment } }

  /// Says whether the picture's silhouette is outlined.
  package func outline(_ treatment: PictureTreatment) -> ImageLayer { changed { $0.outline = treatment } }

  private func changed(_ change: (inout ImageContent) -> Void) -> ImageLayer {
    var copy = self
    change(&copy.content)
    return copy
  }

  /// Says whether the picture's colours count; unless said otherwise the catalog decides.
  package func renderingMode(_ mode: ImageContent.Rendering) -> ImageLayer {
    var copy = self
    copy.content.rendering = mode
    return copy
  }

  /// Sets the style that fills a template.
  package func foregroundStyle(_ style: ForegroundStyle) -> ImageLayer {
    var copy = self
    copy.content.style = style
    return copy
  }

  package var element: LayerElement { LayerElement(.image(content)) }
}

/// A shape filled with a colour or a gradient.
package struct FillLayer: LayerConvertible {
  var shape: Shape
  var style: FillStyle

  package init(_ style: ForegroundStyle, in shape: Shape = .rectangle) {
    (self.style, self.shape) = (.foreground(style), shape)
  }

  package init(gradient: FillStyle, in shape: Shape = .rectangle) {
    (style, self.shape) = (gradient, shape)
  }

  package var element: LayerElement { LayerElement(.fill(shape: shape, style)) }
}

/// Layers in a frame of their own, to which opacity, blend mode, clip, shadow and transform apply as one.
package struct GroupLayer: LayerConvertible {
  var children: [LayerElement]

  package init(@LayerBuilder layers: () -> [LayerElement]) { children = layers() }

  package var element: LayerElement { LayerElement(.group([]), children: children) }
}

/// A material with what lies on it.
package struct MaterialLayer: LayerConvertible {
  var content: MaterialContent
  var children: [LayerElement]

  /// A material by its name, such as `thin`; `pellucid materials` lists them.
  package init(
    _ name: String, in shape: Shape = .rectangle, @LayerBuilder layers: () -> [LayerElement] = { [] }
  ) {
    (content, children) = (MaterialContent(.named(name), shape: shape), layers())
  }

  /// The material that the platform uses for a role, such as `menu` or `sidebar`.
  package init(
    role: String, in shape: Shape = .rectangle, @LayerBuilder layers: () -> [LayerElement] = { [] }
  ) {
    (content, children) = (MaterialContent(.role(role), shape: shape), layers())
  }

  /// Sets the surfaces that the material looks at, in place of those of its role and platform.
  package func blending(_ blending: Blending) -> MaterialLayer { changed { $0.blending = blending } }

  /// Materials of one group share one capture, so none of them sees another.
  package func backdropGroup(_ name: String) -> MaterialLayer { changed { $0.backdropGroup = name } }

  /// The blur grows from none at `start` to the material's own at `end`, both fractions of the frame.
  package func progressiveBlur(from start: Point, to end: Point) -> MaterialLayer {
    changed { $0.progress = MaterialContent.Progress(start: start, end: end) }
  }

  private func changed(_ change: (inout MaterialContent) -> Void) -> MaterialLayer {
    var copy = self
    change(&copy.content)
    return copy
  }

  package var element: LayerElement { LayerElement(.material(content), children: children) }
}
