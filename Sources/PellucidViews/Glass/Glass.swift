// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// Liquid Glass.
public struct Glass: Hashable, Sendable {
  private var variant: GlassVariant
  private var tint: ColorStyle?
  private var isInteractive = false

  private init(_ variant: GlassVariant) { self.variant = variant }

  public static let regular = Glass(.regular), clear = Glass(.clear), identity = Glass(.identity)

  /// Colours the glass; nil for glass without a colour.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color?.style
    return glass
  }

  /// Lets the glass react to touch.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }

  /// The content of a layer of the glass with the layers in it.
  func content(in shape: PellucidGeometry.Shape, _ layers: [Layer]) -> Layer.Content {
    var content = GlassContent(variant, shape: shape, tint: tint, children: layers)
    content.isInteractive = isInteractive
    return .glass(content)
  }
}

/// The shape of glass that states none: a capsule.
public struct DefaultGlassEffectShape: Shape {
  nonisolated public init() {}
  nonisolated public func systemShape(in size: CGSize) -> SystemShape { Capsule().systemShape(in: size) }
}

extension View {
  /// Lays glass behind the view, and draws the view through it.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape())
    -> some View
  {
    NodeView(content: self) { GlassNode($0, glass, shape) }
  }
}

/// A view on glass.
private final class GlassNode<Outline: Shape>: ModifierNode {
  private let glass: Glass
  private let shape: Outline

  init(_ child: LayoutNode, _ glass: Glass, _ shape: Outline) {
    (self.glass, self.shape) = (glass, shape)
    super.init(child)
  }

  override func draw(_ list: inout LayerList, at origin: CGPoint) {
    let outline = shape.systemShape(in: frame.size).shape
    func content(_ layers: [Layer]) -> Layer.Content { glass.content(in: outline, layers) }
    list.append(in: CGRect(origin: origin, size: frame.size), as: content) { drawChildren(&$0, at: $1) }
  }
}

/// Glass that shares what it shows, and flows together where it is near.
public struct GlassEffectContainer<Content: View>: WrappingView {
  let content: Content
  private let spacing: CGFloat?

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    (self.spacing, self.content) = (spacing, content())
  }

  func wrapped(_ node: LayoutNode, in scope: ViewScope) -> LayoutNode {
    let spacing = spacing.map { Double($0) } ?? GlassContainerContent.usualSpacing
    return LayerNode(node, content: { .glassContainer(GlassContainerContent(spacing: spacing, layers: $0)) })
  }
}
