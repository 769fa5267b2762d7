// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// Liquid Glass.
public struct Glass: Hashable, Sendable {
  private var variant: GlassVariant
  private var color: Color?
  private var isInteractive = false

  private init(_ variant: GlassVariant) { self.variant = variant }

  public static let regular = Glass(.regular), clear = Glass(.clear), identity = Glass(.identity)

  /// Colours the glass; nil for glass without a colour.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// Lets the glass react to touch.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }

  /// Returns the content of a layer of the glass, without layers in it.
  func content(in shape: PellucidGeometry.Shape, _ environment: EnvironmentValues) -> GlassContent {
    var content = GlassContent(variant, shape: shape, tint: color?.style(in: environment))
    content.isInteractive = isInteractive
    let marks = environment.glassMarks
    (content.identity, content.union) = (marks.identity, marks.union)
    if let transition = marks.transition { content.transition = transition }
    return content
  }
}

/// The shape of glass that states none: a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
  public init() {}
  public func systemShape(in size: CGSize) -> SystemShape { Capsule().systemShape(in: size) }
}

extension View {
  /// Lays glass behind the view, and draws the view through it.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape())
    -> some View
  {
    GlassView(content: self, glass: glass, shape: shape)
  }
}

/// A view on glass. The marks of the glass are not those of glass in the view.
private struct GlassView<Content: View, Outline: Shape>: WrappingView {
  let content: Content
  let glass: Glass
  let shape: Outline

  func change(_ environment: inout EnvironmentValues) { environment.glassMarks = GlassMarks() }

  func wrapped(_ node: LayoutNode, in scope: ViewScope) -> LayoutNode {
    let environment = scope.environment
    let wrapped = GlassNode(node) {
      glass.content(in: shape.shape(in: $0, environment.layoutDirection), environment)
    }
    wrapped.direction = environment.layoutDirection
    return wrapped
  }
}

/// A view on glass.
private final class GlassNode: ModifierNode {
  private let glass: (CGSize) -> GlassContent

  init(_ child: LayoutNode, _ glass: @escaping (CGSize) -> GlassContent) {
    self.glass = glass
    super.init(child)
  }

  override func draw(_ list: inout LayerList, at origin: CGPoint) {
    var glass = glass(frame.size)
    func content(_ layers: [Layer]) -> Layer.Content {
      glass.children = layers
      return .glass(glass)
    }
    list.append(in: CGRect(origin: origin, size: frame.size), as: content) { drawChildren(&$0, at: $1) }
  }

  override func elementFacts(_ drawn: ArraySlice<Layer>) -> ElementFacts? {
    ElementFacts(type: "GlassEffect", state: .covers)
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
    let spacing = spacing.map { max(0, Double($0).finite) } ?? GlassContainerContent.usualSpacing
    return LayerNode(node, content: { .glassContainer(GlassContainerContent(spacing: spacing, layers: $0)) })
  }
}
