// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// A filling without names of views.
public struct SystemFilling: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case style(PellucidScene.ForegroundStyle)
    case gradient(GradientFilling)
    case material(MaterialName)
    case image(ImageFilling)
  }

  var kind: Kind
  /// The opacity with which the filling is drawn, 0…1.
  var opacity = 1.0
  var blend = PellucidColor.BlendMode.sourceOver
  var shadow: PellucidScene.Shadow?
  /// The shadows that everything around the filling casts into it, from the lowest up.
  var innerShadows: [PellucidScene.Shadow] = []

  init(kind: Kind, opacity: Double = 1) { (self.kind, self.opacity) = (kind, opacity) }

  init(_ style: PellucidScene.ForegroundStyle) { kind = .style(style) }

  /// Returns the layer of a shape that is filled.
  func layer(in shape: PellucidGeometry.Shape, _ frame: Rect) -> Layer {
    var layer: Layer
    switch kind {
    case .style(let style): layer = Layer(frame: frame, content: .fill(shape: shape, .foreground(style)))
    case .gradient(let gradient): layer = gradient.layer(in: shape, frame)
    case .material(let name):
      layer = Layer(frame: frame, content: .material(MaterialContent(.material(name), shape: shape)))
    case .image(let image): layer = image.layer(in: shape, frame)
    }
    let black = PellucidScene.ForegroundStyle(.color(.custom(EncodedColor(white: 0))))
    layer = shaded(layer, by: Layer(frame: frame, content: .fill(shape: shape, .foreground(black))))
    change(&layer)
    return layer
  }

  /// Gives a layer the opacity, the blending and the shadow of the filling.
  func change(_ layer: inout Layer) {
    layer.opacity *= opacity
    if blend != .sourceOver { layer.blend = blend }
    if let shadow { layer.shadow = shadow }
  }

  /// The style of a text or symbol without its gradient, of which it is the first colour; a material counts as the primary
  /// level. `inked` draws the gradient itself.
  var style: PellucidScene.ForegroundStyle {
    switch kind {
    case .style(let style): style
    case .gradient(let gradient): gradient.firstColor.map { .init(.color($0)) } ?? .primary
    case .material, .image: .primary
    }
  }
}

extension EnvironmentValues {
  private enum SceneTraitsKey: EnvironmentKey { static var defaultValue: Traits? { nil } }

  /// The settings of the whole picture, which names of colours follow; nil for those of the view.
  var sceneTraits: Traits? {
    get { self[SceneTraitsKey.self] }
    set { self[SceneTraitsKey.self] = newValue }
  }

  /// A Boolean value that is true where the view has other colours than the rest of the picture, such as a dark part of a light
  /// one.
  var hasOwnColors: Bool {
    guard let scene = sceneTraits else { return false }
    return scene.appearance != traits.appearance || scene.contrast != traits.contrast
  }

  /// Returns the style in its colour where the view has other colours than the rest of the picture. There, levels are not
  /// vibrant.
  func fixed(_ style: PellucidScene.ForegroundStyle) -> PellucidScene.ForegroundStyle {
    guard hasOwnColors else { return style }
    let color: ColorStyle? =
      switch style.color {
      case .level(let level): .semantic(level.colorName)
      case .color(let color): color
      }
    return color.flatMap { encoded($0) }.map { .custom($0) } ?? style
  }

  /// Returns the layer with its colours and materials fixed to those of the view. Glass follows the picture, and so does what lies on it.
  func fixed(_ layer: Layer) -> Layer {
    if case .glass = layer.content { return layer }
    var layer = layer
    layer.replaceStyles { fixed($0) }
    if case .material(var material) = layer.content, case .material(.tier(let tier, nil)) = material.choice {
      material.choice = .material(.tier(tier, traits.appearance))
      layer.content = .material(material)
    }
    layer.content.children = layer.content.children.map { fixed($0) }
    return layer
  }

  /// Returns the colour, in its components where it has its name on another platform only, as on the platform that has it.
  func onPlatform(_ color: ColorStyle) -> ColorStyle {
    if let statedAccent, color == .semantic("accentColor") { return statedAccent }
    guard case .semantic(let name) = color, (try? SemanticColors.resolve(name: name, traits: traits)) == nil
    else { return color }
    for platform in [Platform.iOS, .macOS] {
      var traits = traits
      traits.platform = platform
      if let found = try? SemanticColors.resolve(name: name, traits: traits) { return .custom(found.color) }
    }
    return color
  }

  /// Returns the components of a colour under the view's settings; nil for an asset that is not known.
  func encoded(_ color: ColorStyle) -> EncodedColor? { try? color.color(traits, assets) }
}

extension VibrancyLevel {
  /// The name of the plain colour of the level.
  var colorName: String {
    switch self {
    case .label: "label"
    case .secondaryLabel: "secondaryLabel"
    case .tertiaryLabel: "tertiaryLabel"
    case .quaternaryLabel: "quaternaryLabel"
    case .fill: "systemFill"
    case .secondaryFill: "secondarySystemFill"
    case .tertiaryFill: "tertiarySystemFill"
    case .separator: "separator"
    }
  }
}

/// A node that fills a shape.
final class ShapeNode: LayoutNode {
  private let filling: SystemFilling
  private let shape: (CGSize, SystemContainer?) -> PellucidGeometry.Shape
  private let ideal: (ProposedViewSize) -> CGSize
  private let container: ContainerPlace?

  init(
    _ filling: SystemFilling, container: ContainerPlace? = nil,
    ideal: @escaping (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() },
    shape: @escaping (CGSize, SystemContainer?) -> PellucidGeometry.Shape
  ) {
    (self.filling, self.container, self.shape, self.ideal) = (filling, container, shape, ideal)
    super.init()
  }

  /// The style that is a view itself; nil for a shape.
  var style: Any.Type?

  override func elementFacts(_ drawn: ArraySlice<Layer>) -> ElementFacts? {
    guard let layer = drawn.last else { return nil }
    return ElementFacts(filling: layer, style)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { ideal(proposal) }

  override func draw(_ list: inout LayerList, at origin: CGPoint) {
    guard frame.width > 0, frame.height > 0, frame.width.isFinite, frame.height.isFinite else { return }
    let place = list.rect(CGRect(origin: origin, size: frame.size))
    let size = CGSize(width: place.width, height: place.height)
    let container = container?.around(list.inPicture(CGPoint(x: place.x, y: place.y)))
    list.append(filling.layer(in: shape(size, container), place))
  }
}

/// A style that as a view fills the space that is proposed to it.
@MainActor @preconcurrency
protocol FillingView: SystemView, ShapeStyle {}

extension FillingView {
  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    nodes(of: view, in: scope)
  }

  static func nodes(of view: Self, in scope: ViewScope) -> ViewList {
    let node = ShapeNode(view.systemFilling(in: scope.environment)) { _, _ in .rectangle }
    node.style = Self.self
    return ViewList([node])
  }
}
