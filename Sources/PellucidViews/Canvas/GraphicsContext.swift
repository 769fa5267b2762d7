// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidColor
import PellucidGeometry
import PellucidScene

/// A place to draw paths, texts and pictures.
///
/// Copies of a context draw on the same canvas; each has a transform, an opacity, a blend mode, filters and clips of its own.
public struct GraphicsContext {
  /// The layers that were drawn.
  final class Storage {
    var layers: [Layer] = []
  }

  public var opacity = 1.0
  public var blendMode = BlendMode.normal
  public internal(set) var environment: EnvironmentValues
  /// The transform from the points of what is drawn to those of the canvas.
  public var transform = CGAffineTransform.identity
  let storage = Storage()
  /// The views that may be drawn by their tags.
  var symbols: [LayoutNode] = []
  private let size: CGSize
  private let scale: CGFloat
  private var clips: [Clip] = []
  private var filters: [Filter] = []

  init(_ size: CGSize, scale: CGFloat, _ environment: EnvironmentValues) {
    (self.size, self.scale, self.environment) = (size, scale, environment)
  }

  // MARK: State

  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// The smallest rectangle around what is not clipped away.
  public var clipBoundingRect: CGRect {
    let whole = CGRect(origin: .zero, size: size)
    let clipped = clips.reduce(whole) { area, clip in
      if case .path(let path) = clip { area.intersection(path.boundingRect) } else { area }
    }
    return clipped.applying(transform.inverted())
  }

  /// Cuts what is drawn from now on at a path.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    var path = path.applying(transform)
    if style.isEOFilled { path = path.normalized() }
    if options.contains(.inverse) { path = Path(CGRect(origin: .zero, size: size)).subtracting(path) }
    clips.append(.path(path))
  }

  /// Shows what is drawn from now on where a layer is opaque, and as far as it is.
  ///
  /// - Parameters:
  ///   - opacity: The opacity of the layer, 0…1.
  ///   - content: Draws the layer.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = try layer(content)
    layer.opacity = opacity.unit
    layer.blend = options.contains(.inverse) ? .destinationOut : .destinationIn
    clips.append(.layer(layer))
  }

  /// Adds an effect to what is drawn from now on. It comes before the effects that were added earlier, so that a threshold that is
  /// added first acts on what a blur after it has blurred.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter)
  }

  // MARK: Drawing

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let outline = style.isEOFilled ? path.normalized() : path
    draw(shading.layer(of: outline, size, environment))
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    fill(path.strokedPath(style), with: shading)
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws several things as one, with the opacity, the blend mode and the filters of this context.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    place(try layer(content))
  }

  /// Returns a layer of several things, which are drawn with the transform of this context.
  private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> Layer {
    var inner = GraphicsContext(size, scale: scale, environment)
    (inner.transform, inner.symbols) = (transform, symbols)
    try content(&inner)
    return Layer(frame: frame, content: .group(inner.storage.layers))
  }

  /// Draws the layers of a node at a point.
  func draw(_ node: LayoutNode, at origin: CGPoint) { draw { node.draw(&$0, at: origin) } }

  /// Draws the layers that a closure appends.
  func draw(_ append: (inout LayerList) -> Void) {
    var list = LayerList(scale: scale)
    append(&list)
    draw(Layer(frame: frame, content: .group(list.layers)))
  }

  private var frame: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

  private func draw(_ layer: Layer) {
    var layer = layer
    // Layers are transformed about their centre, and a context about the corner of the canvas.
    let center = frame.center
    layer.transform = transform.system.about(Point(x: -center.x, y: -center.y))
    place(layer)
  }

  /// Appends a layer in the coordinates of the canvas.
  private func place(_ layer: Layer) {
    var layer = layer
    if !filters.isEmpty, layer.transform != .identity {
      layer = Layer(frame: frame, content: .group([layer]))
    }
    for filter in filters.reversed() { layer = filter.applied(to: layer, frame, environment) }
    layer.opacity *= opacity.unit
    if blendMode != .normal { layer.blend = blendMode.system }
    for clip in clips.reversed() { layer = clip.applied(to: layer, frame) }
    storage.layers.append(layer)
  }
}

/// The part of a canvas that is drawn on.
private enum Clip {
  /// The inside of a path, in the coordinates of the canvas.
  case path(Path)
  /// The part in which a layer is opaque, or the part in which it is not. Its blend mode says which.
  case layer(Layer)

  /// Returns the part of a layer.
  ///
  /// - Parameter frame: The rectangle of the canvas.
  func applied(to layer: Layer, _ frame: Rect) -> Layer {
    switch self {
    case .path(let path):
      var clipped = Layer(frame: frame, content: .group([layer]))
      clipped.clip = .path(path.outline)
      return clipped
    case .layer(let mask):
      // A blend mode of the layer itself is for what lies below the whole.
      var inside = layer
      inside.blend = .sourceOver
      var masked = Layer(frame: frame, content: .group([inside, mask]))
      (masked.isIsolated, masked.blend, masked.clip) = (true, layer.blend, .rectangle)
      return masked
    }
  }
}

extension GraphicsContext {
  /// The ways to clip.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The inside of the path is cut away.
    public static let inverse = Self(rawValue: 1)
  }

  /// The ways to apply a filter.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = Self(rawValue: 1)
  }

  /// The way in which drawing is mixed with what is below it.
  public struct BlendMode: Hashable, Sendable {
    private let mode: PellucidViews.BlendMode
    private init(_ mode: PellucidViews.BlendMode) { self.mode = mode }
    var system: PellucidColor.BlendMode { mode.system }

    public static let normal = Self(.normal), multiply = Self(.multiply), screen = Self(.screen)
    public static let overlay = Self(.overlay), darken = Self(.darken), lighten = Self(.lighten)
    public static let colorDodge = Self(.colorDodge), colorBurn = Self(.colorBurn)
    public static let softLight = Self(.softLight), hardLight = Self(.hardLight)
    public static let difference = Self(.difference), exclusion = Self(.exclusion)
    public static let hue = Self(.hue), saturation = Self(.saturation), color = Self(.color)
    public static let luminosity = Self(.luminosity)
    public static let plusDarker = Self(.plusDarker), plusLighter = Self(.plusLighter)
    public static let sourceAtop = Self(.sourceAtop), destinationOver = Self(.destinationOver)
    public static let destinationOut = Self(.destinationOut)
  }
}
