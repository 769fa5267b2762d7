// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

/// A blurred, offset copy of an outline under it.
public struct Shadow: Hashable, Sendable {
  package var color: ColorStyle
  /// The standard deviation of the blur, in points.
  package var sigma: Double
  /// The offset of the shadow, in points.
  package var offset: Point

  /// The standard deviations of shadows and blurs, and the offsets of shadows along each axis, in points. Chosen: the widest blur
  /// makes nearly one colour of a screen of a thousand points, and the farthest shadow lies outside of any screen.
  package static let sigmas = 0.0...500.0, offsets = -10_000.0...10_000.0

  /// Creates a shadow.
  ///
  /// - Parameters:
  ///   - color: The colour; black at 25 % unless given.
  ///   - sigma: The standard deviation of the blur, in points; SwiftUI's radius is twice as large.
  ///   - x: The offset to the right, in points.
  ///   - y: The offset downwards, in points.
  public init(
    _ color: Color = Color(white: 0, opacity: 0.25), sigma: Double, x: Double = 0, y: Double = 0
  ) {
    (self.color, self.sigma, offset) = (color.style, sigma, Point(x: x, y: y))
  }

  package init(color: EncodedColor, sigma: Double, offset: Point) {
    (self.color, self.sigma, self.offset) = (.custom(color), sigma, offset)
  }
}

/// One element of a scene. `frame` is relative to the parent's frame.
package struct Layer: Hashable, Sendable {
  package var id: String?
  package var frame: Rect
  package var opacity: Double = 1
  package var blend: BlendMode = .sourceOver
  /// The shape in `frame` that clips the layer and its children; nil does not clip.
  package var clip: Shape?
  package var shadow: Shadow?
  /// The changes of the layer's picture, in their order.
  package var effects: [LayerEffect] = []
  /// A Boolean value that is true where the layer with everything in it is drawn on its own, so that blend modes in it blend
  /// with nothing below it, and a layer in it with the mode `destinationIn` is its mask.
  package var isIsolated = false
  /// The layer's transform, applied about the centre of `frame`.
  package var transform: Transform = .identity
  /// The least radius, in points, of corners that are concentric with the corners around the layer; nil leaves the
  /// shape unchanged.
  package var concentricRadius: Double?
  /// A Boolean value that is true for content, above which glass floats, and false for other elements; nil leaves it to
  /// recognition.
  package var isContent: Bool?
  /// A Boolean value that is true where a fill is the background or bezel of a custom control, on which desktop tinting
  /// depends; nil leaves it to recognition.
  package var isComponent: Bool?
  /// A Boolean value that is true where the layer shows an inactive element, such as a control that cannot be used.
  package var isInactive = false
  /// The backdrops that can lie behind the materials and the glass of the layer and of its children; nil for those of the
  /// layers around.
  package var backdrops: PossibleBackdrops?
  package var content: Content

  package init(id: String? = nil, frame: Rect, content: Content) {
    (self.id, self.frame, self.content) = (id, frame, content)
  }

  package enum Content: Hashable, Sendable {
    case image(ImageContent)
    case fill(shape: Shape, FillStyle)
    case text(TextContent)
    case symbol(SymbolContent)
    case material(MaterialContent)
    case glass(GlassContent)
    case glassContainer(GlassContainerContent)
    case scrollEdge(ScrollEdgeContent)
    case dimming(DimmingContent)
    case backgroundExtension(BackgroundExtensionContent)
    case component(ComponentContent)
    indirect case group([Layer])
  }
}

/// A picture from a file or from the scene's catalogs.
package struct ImageContent: Hashable, Sendable {
  package typealias Kind = ImageLayer.Kind
  package typealias Rendering = ImageLayer.Rendering

  /// The path relative to the scene document, or `asset:` and a name.
  @ByBytes package var path: String
  /// The file that replaces `path` in dark; nil uses `path` in both appearances.
  @ByBytes package var darkPath: String? = nil
  package var fit: ContentMode
  /// The kind of picture; nil leaves it to the file, see `Silhouette.isSubject`.
  package var kind: Kind?
  /// The darkening of white ground in dark, for content; nil leaves the choice to the scene.
  package var softening: PictureTreatment?
  /// The outline of a silhouette that is hard to see on its backdrop, for icons; nil leaves the choice to the scene.
  package var outline: PictureTreatment?
  package var rendering = Rendering.automatic
  /// The style that fills templates.
  package var style = ForegroundStyle.primary

  package init(path: String, fit: ContentMode = .fill) { (self.path, self.fit) = (path, fit) }
}

/// A semantic colour, a catalog colour or a custom colour.
package enum ColorStyle: Hashable, Sendable {
  /// A semantic colour by its name, for example `systemBlue` or `secondaryLabel`.
  case semantic(String)
  /// A catalog colour by its name, for example `Brand/Ink`.
  case asset(String)
  case custom(EncodedColor)
  /// A colour that the system draws its components in, in documents `component:` and its name.
  case component(ComponentColor)
}

/// The filling of a shape. Gradient points are fractions of the frame.
package enum FillStyle: Hashable, Sendable {
  case foreground(ForegroundStyle)
  case linear(stops: [Stop], start: Point, end: Point)
  case radial(stops: [Stop], center: Point, startRadius: Double, endRadius: Double)
  /// An angular gradient; angles in degrees, clockwise from the positive x axis.
  case angular(stops: [Stop], center: Point, startInDegrees: Double)
  case mesh(MeshFill<ColorStyle>)

  package struct Stop: Hashable, Sendable {
    /// The position along the gradient, 0…1.
    package var location: Double
    package var color: ColorStyle
    package init(location: Double, color: ColorStyle) { (self.location, self.color) = (location, color) }
  }
}

/// The style of texts, symbols and fills: a level, which is vibrant on materials and glass, or a colour.
///
/// A vibrant style is drawn through the material or glass below it, so that its colour depends on the backdrop.
public struct ForegroundStyle: Hashable, Sendable {
  package enum Choice: Hashable, Sendable {
    case level(VibrancyLevel)
    case color(ColorStyle)
  }

  package var color: Choice
  /// A Boolean value that is true where a level is drawn through the material under it; a custom colour never is.
  package var isVibrant: Bool

  package init(_ color: Choice, isVibrant: Bool = true) { (self.color, self.isVibrant) = (color, isVibrant) }

  package static func semantic(_ name: String) -> ForegroundStyle { ForegroundStyle(.color(.semantic(name))) }
  package static func custom(_ color: EncodedColor) -> ForegroundStyle {
    ForegroundStyle(.color(.custom(color)))
  }
}

/// A paragraph. Sizes are in points.
package struct TextContent: Hashable, Sendable {
  package typealias Alignment = TextLayer.Alignment
  package typealias Truncation = TextLayer.Truncation

  @ByBytes package var string: String
  /// The font family of texts that name none.
  package static let defaultFamily = "Inter"

  /// The font family; nil is `defaultFamily`.
  @ByBytes package var family: String?
  package var font: Font
  /// The form of the letters; its design counts where `family` is nil.
  package var face = FontFace()
  package var alignment: Alignment
  /// The greatest number of lines; nil is unlimited.
  package var lineLimit: Int?
  package var truncation: Truncation
  package var style: ForegroundStyle

  /// The size and weight of a text.
  package enum Font: Hashable, Sendable {
    /// A size in points that no setting changes, and a weight of 100…900; 400 is regular.
    case fixed(size: Double, weight: Int)
    /// A style of the platform, whose numbers follow the text size, and a weight in place of the style's; nil keeps it.
    case style(TextStyle, weight: Int?)

    package static let usual = Font.fixed(size: 17, weight: 400)
  }

  package init(
    _ string: String, family: String? = nil, font: Font = .usual,
    alignment: Alignment = .leading, lineLimit: Int? = nil, truncation: Truncation = .tail,
    style: ForegroundStyle = .primary
  ) {
    (self.string, self.family, self.font) = (string, family, font)
    (self.alignment, self.lineLimit, self.truncation) = (alignment, lineLimit, truncation)
    self.style = style
  }

  package init(
    _ string: String, family: String? = nil, size: Double, weight: Int = 400,
    alignment: Alignment = .leading, lineLimit: Int? = nil, truncation: Truncation = .tail,
    style: ForegroundStyle = .primary
  ) {
    self.init(
      string, family: family, font: .fixed(size: size, weight: weight), alignment: alignment,
      lineLimit: lineLimit, truncation: truncation, style: style)
  }

  /// Returns whether WCAG 2.2 counts a text as large: from 18 points, or from 14 points in a bold weight, 700 or more.
  ///
  /// - Parameter size: The font size in points on the screen.
  package static func isLarge(size: Double, weight: Int) -> Bool { size >= 18 || size >= 14 && weight >= 700 }
}

extension TextContent.Font {
  /// Returns the numbers of the font under traits; nil where the platform does not have the style.
  package func metrics(in traits: Traits) -> FontMetrics? {
    var metrics: FontMetrics
    switch self {
    case .fixed(let size, let weight): metrics = FontMetrics(size: size, weight: weight)
    case .style(let style, let weight):
      guard let font = style.font(in: traits) else { return nil }
      metrics = font
      metrics.weight = weight ?? font.weight
    }
    metrics.weight = traits.shownWeight(metrics.weight)
    return metrics
  }
}

/// An SVG template, tinted by style.
package struct SymbolContent: Hashable, Sendable {
  package typealias Rendering = SymbolLayer.Rendering
  package typealias Variant = SymbolLayer.Variant
  package typealias Scale = SymbolLayer.Scale

  /// A name of the symbol table, a path ending in `.svg`, or `asset:` and a name of the scene's catalogs.
  @ByBytes package var name: String
  package var rendering: Rendering
  /// One style, or one per layer for palette; layers of a multicolour symbol without a colour of their own take the
  /// first.
  package var styles: [ForegroundStyle]
  package var variant: Variant = .automatic
  /// The stroke weight, 100…900; nil takes the weight of the text beside the symbol, and without one draws the template as
  /// it is.
  package var weight: Int?
  /// The symbol's scale; nil fits the template, whatever its weight, into the frame.
  package var scale: Scale?

  package init(name: String, rendering: Rendering = .automatic, styles: [ForegroundStyle] = [.primary]) {
    (self.name, self.rendering, self.styles) = (name, rendering, styles)
  }
}

/// A material with its children, which are drawn vibrantly, relative to the layer's frame.
package struct MaterialContent: Hashable, Sendable {
  package typealias Blending = PellucidDesign.Blending

  package var choice: Choice
  /// The purpose of an element whose material is chosen by name; a role is its purpose. It changes no pixel.
  package var purpose: MaterialRole?
  /// The shape that the description states; nil is a rectangle, or for a role that is drawn as glass the usual shape of the
  /// control.
  package var statedShape: Shape?
  /// The surfaces that the material samples; nil leaves the choice to the role and the platform.
  package var blending: Blending?
  /// The name of the backdrop group; elements of one group share one capture.
  package var backdropGroup: String?
  /// The progressive blur: its strength along the frame, 0…1 of the recipe's; nil is uniform.
  package var progress: Progress?
  package var children: [Layer]

  /// A blur strength that changes from `start` to `end`, both fractions of the frame.
  package struct Progress: Hashable, Sendable {
    package var start: Point, end: Point
    package init(start: Point, end: Point) { (self.start, self.end) = (start, end) }
  }

  package init(
    _ choice: Choice, shape: Shape? = nil, blending: Blending? = nil,
    backdropGroup: String? = nil, progress: Progress? = nil, children: [Layer] = []
  ) {
    (self.choice, statedShape, self.blending) = (choice, shape, blending)
    (self.backdropGroup, self.progress, self.children) = (backdropGroup, progress, children)
  }

  /// The shape of the standard material.
  package var shape: Shape {
    get { statedShape ?? .rectangle }
    set { statedShape = newValue }
  }
}
