// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry

/// A standard material, with the layers that lie on it; on it the levels of labels and fills are vibrant.
public struct MaterialLayer: LayerConvertible {
  var content: MaterialContent
  var children: [LayerElement]
  var attributes = LayerAttributes()

  /// A material of a chosen thickness.
  ///
  ///     MaterialLayer(.thin, in: .roundedRectangle(28)) { TextLayer("Now Playing") }
  ///
  /// Drawing a material that the platform does not have is an error.
  public init(
    _ material: Material, in shape: Shape = .rectangle,
    @LayerBuilder layers: () -> [LayerElement] = { [] }
  ) {
    (content, children) = (MaterialContent(material.choice, shape: shape), layers())
  }

  /// The material that the platform uses for a purpose, such as a menu or a sidebar.
  public init(
    role: MaterialRole, in shape: Shape = .rectangle,
    @LayerBuilder layers: () -> [LayerElement] = { [] }
  ) {
    (content, children) = (MaterialContent(.role(role), shape: shape), layers())
  }

  /// Sets the part of the scene that the material looks at, in place of that of its role and platform.
  public func blending(_ blending: Blending) -> Self { changed { $0.content.blending = blending } }

  /// Lets materials of one name share one capture, so that none of them shows another.
  public func backdropGroup(_ name: String) -> Self { changed { $0.content.backdropGroup = name } }

  /// Lets the blur grow along the layer, from none at `start` to the material's own at `end`.
  ///
  /// - Parameters:
  ///   - start: In fractions of the frame, (0, 0) its upper left corner.
  ///   - end: In fractions of the frame.
  public func progressiveBlur(from start: Point, to end: Point) -> Self {
    changed { $0.content.progress = MaterialContent.Progress(start: start, end: end) }
  }

  public var element: LayerElement {
    get { LayerElement(.material(content), attributes, children: children) }
    set { attributes = newValue.attributes }
  }
}

/// A standard material, by thickness or by name.
public struct Material: Hashable, Sendable {
  package var choice: MaterialContent.Choice

  private init(_ tier: MaterialTier) { choice = .material(.tier(tier)) }
  init(_ choice: MaterialContent.Choice) { self.choice = choice }

  /// The thinnest material, mostly translucent.
  public static let ultraThin = Material(.ultraThin)
  /// A thin material, more translucent than opaque.
  public static let thin = Material(.thin)
  /// The material between translucent and opaque.
  public static let regular = Material(.regular)
  /// A thick material, more opaque than translucent.
  public static let thick = Material(.thick)
  /// The thickest material, mostly opaque.
  public static let ultraThick = Material(.ultraThick)
  /// The materials of bars, by UIKit's name and by SwiftUI's.
  public static let chrome = Material(.chrome), bar = Material(.bar)

  /// A material by any name that `pellucid materials` lists, such as `systemThinMaterialDark` or `hudWindow`.
  ///
  /// Drawing an unknown name is an error that names the nearest known one.
  public static func named(_ name: String) -> Material { Material(.named(name)) }
}
