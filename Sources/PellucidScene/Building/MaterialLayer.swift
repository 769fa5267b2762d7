// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry

/// A standard material, with the layers that lie on it.
///
/// The layers are placed relative to the material's frame and not clipped to its shape. The levels of labels and fills, such
/// as `.secondary`, are vibrant on it.
public struct MaterialLayer: LayerConvertible {
  var content: MaterialContent
  var children: [LayerElement]
  var attributes = LayerAttributes()

  /// Creates a material of a thickness or a name.
  ///
  ///     MaterialLayer(.thin, in: .roundedRectangle(28)) { TextLayer("Now Playing") }
  ///
  /// A material that the scene's platform does not have is an error when the scene is drawn.
  public init(
    _ material: Material, in shape: Shape? = nil,
    @LayerBuilder layers: () -> [LayerElement] = { [] }
  ) {
    (content, children) = (MaterialContent(material.choice, shape: shape), layers())
  }

  /// Creates the material that the platform uses for a purpose, such as a menu or a sidebar; since release 26 that of
  /// controls and navigation is Liquid Glass.
  ///
  /// Without a shape, glass has the usual one of its control, and a material is a rectangle.
  public init(
    role: MaterialRole, in shape: Shape? = nil,
    @LayerBuilder layers: () -> [LayerElement] = { [] }
  ) {
    (content, children) = (MaterialContent(.role(role), shape: shape), layers())
  }

  /// Sets the part of the scene that the material captures; unless set, its role and the platform decide.
  public func blending(_ blending: Blending) -> Self { changed { $0.content.blending = blending } }

  /// States the purpose of an element whose material is chosen by name. The drawing stays the same.
  package func purpose(_ role: MaterialRole) -> Self { changed { $0.content.purpose = role } }

  /// Lets all materials with the same group name share one capture, so that none of them shows another.
  public func backdropGroup(_ name: String) -> Self { changed { $0.content.backdropGroup = name } }

  /// Makes the blur grow along the layer, from none at `start` to the material's own at `end`.
  ///
  /// - Parameters:
  ///   - start: The point without blur, in fractions of the frame; (0, 0) is its upper left corner.
  ///   - end: The point with the whole blur, in fractions of the frame.
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
  /// The material of bars, by UIKit's name or by SwiftUI's.
  public static let chrome = Material(.chrome), bar = Material(.bar)

  /// Returns the material of a name that `pellucid materials` lists, such as `systemThinMaterialDark` or `hudWindow`.
  ///
  /// An unknown name is an error when the scene is drawn; the message names the nearest known name.
  public static func named(_ name: String) -> Material { Material(.named(name)) }
}
