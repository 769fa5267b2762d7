// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry
import PellucidScene

/// A view whose content a closure draws.
public struct Canvas<Symbols: View>: SystemView {
  /// The views that the closure may draw, by their tags.
  public var symbols: Symbols
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool
  public var renderer: (inout GraphicsContext, CGSize) -> Void

  /// Creates a view that a closure draws. The engine draws it in the picture's own colours, with its ground.
  ///
  /// - Parameter symbols: The views that the closure may draw by `resolveSymbol(id:)`, each with a tag.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    (isOpaque, self.colorMode, self.symbols) = (opaque, colorMode, symbols())
    (self.rendersAsynchronously, self.renderer) = (rendersAsynchronously, renderer)
  }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let inner = scope.child(.part("symbols"))
    inner.environment.tagsElements = true
    let symbols = Symbols.systemNodes(of: view.symbols, in: inner)
    return ViewList([CanvasNode(view.renderer, isOpaque: view.isOpaque, symbols, scope.environment)])
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a view that a closure draws. The engine draws it in the picture's own colours, with its ground.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    ) { EmptyView() }
  }
}

private final class CanvasNode: LayoutNode {
  private let renderer: (inout GraphicsContext, CGSize) -> Void
  private let isOpaque: Bool
  private let symbols: ViewList
  private let environment: EnvironmentValues

  init(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, isOpaque: Bool,
    _ symbols: ViewList, _ environment: EnvironmentValues
  ) {
    (self.renderer, self.isOpaque) = (renderer, isOpaque)
    (self.symbols, self.environment) = (symbols, environment)
    super.init()
  }

  override func elementFacts(_ drawn: ArraySlice<Layer>) -> ElementFacts? { ElementFacts(type: "Canvas") }

  override func draw(_ list: inout LayerList, at origin: CGPoint) {
    guard frame.width > 0, frame.height > 0, frame.width.isFinite, frame.height.isFinite else { return }
    let place = list.rect(CGRect(origin: origin, size: frame.size))
    let size = CGSize(width: place.width, height: place.height)
    var context = GraphicsContext(size, scale: list.scale, environment)
    context.symbols = symbols.nodes
    if isOpaque { context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black)) }
    renderer(&context, size)
    var layer = Layer(frame: place, content: .group(context.storage.layers))
    layer.clip = .rectangle
    list.append(layer)
  }
}
