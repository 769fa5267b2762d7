// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension GraphicsContext {
  /// A text with its lines in a context.
  public struct ResolvedText {
    private let text: Text
    private let environment: EnvironmentValues
    init(_ text: Text, _ environment: EnvironmentValues) {
      (self.text, self.environment) = (text, environment)
    }

    func node(_ proposal: ProposedViewSize) -> LayoutNode {
      let node = TextLayout(text, environment).node
      node.place(proposal, at: .zero)
      return node
    }

    /// Returns the size of the text in a size.
    public func measure(in size: CGSize) -> CGSize { node(ProposedViewSize(size)).frame.size }

    /// Returns the distance of the first baseline from the top in a size.
    public func firstBaseline(in size: CGSize) -> CGFloat { baseline(.firstTextBaseline, size) }
    public func lastBaseline(in size: CGSize) -> CGFloat { baseline(.lastTextBaseline, size) }

    private func baseline(_ guide: VerticalAlignment, _ size: CGSize) -> CGFloat {
      node(ProposedViewSize(size)).dimensions(ProposedViewSize(size))[guide]
    }
  }

  /// A picture with its size in a context.
  public struct ResolvedImage {
    private let image: Image
    private let environment: EnvironmentValues

    init(_ image: Image, _ environment: EnvironmentValues) {
      (self.image, self.environment) = (image, environment)
    }

    /// The size of the picture, in points.
    public var size: CGSize { image.node(in: environment).size(.unspecified) }

    func node(_ size: CGSize?) -> LayoutNode {
      let node = (size == nil ? image : image.resizable()).node(in: environment)
      node.place(size.map { ProposedViewSize($0) } ?? .unspecified, at: .zero)
      return node
    }
  }

  /// A view with its size in a context.
  public struct ResolvedSymbol {
    private let view: LayoutNode

    init(_ view: LayoutNode) { self.view = view }

    /// The size of the view where none is proposed to it, in points.
    public var size: CGSize { view.size(.unspecified) }

    func node(_ proposal: ProposedViewSize) -> LayoutNode {
      view.place(proposal, at: .zero)
      return view
    }
  }

  /// Returns the view of the canvas with a tag; nil where there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols.first { $0.rowTraits.tag == AnyHashable(id) }.map(ResolvedSymbol.init)
  }

  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    draw(symbol.node(ProposedViewSize(rect.size)), at: rect.origin)
  }

  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol.node(.unspecified), at: point, anchor)
  }

  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text, environment) }
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image, environment) }

  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text.node(ProposedViewSize(rect.size)), at: rect.origin)
  }

  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.node(.unspecified), at: point, anchor)
  }

  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image.node(rect.size), at: rect.origin)
  }

  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image.node(nil), at: point, anchor)
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  private func draw(_ node: LayoutNode, at point: CGPoint, _ anchor: UnitPoint) {
    let size = node.frame.size
    draw(node, at: CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y))
  }
}
