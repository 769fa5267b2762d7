// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value that draws texts in place of the system.
public protocol TextRenderer: Animatable {
  /// Draws the lines of a text, whose coordinates are those of the context.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
  /// Returns the size of a text for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// The space that drawing needs around the text, in points. The engine draws beyond a text without it.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer draws.
public struct TextProxy {
  let node: RunsNode

  /// Returns the size that the lines of the text take of a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.ownSize(proposal) }
}

/// An attribute of people's own, which renderers read.
public protocol TextAttribute: Sendable {}

extension Text {
  /// Gives the text an attribute that renderers read.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    var text = self
    for index in text.runs.indices {
      let key = ObjectIdentifier(T.self)
      text.runs[index].attributes.custom[key] = runs[index].attributes.custom[key] ?? value
    }
    return text
  }
}

/// A renderer whose type is not known.
struct AnyTextRenderer {
  let draw: (Text.Layout, inout GraphicsContext) -> Void
  let size: (ProposedViewSize, TextProxy) -> CGSize

  init(_ renderer: some TextRenderer) {
    draw = { renderer.draw(layout: $0, in: &$1) }
    size = { renderer.sizeThatFits(proposal: $0, text: $1) }
  }
}

extension EnvironmentValues {
  private enum RendererKey: EnvironmentKey { static var defaultValue: AnyTextRenderer? { nil } }

  /// The renderer that draws texts; nil for the system.
  var textRenderer: AnyTextRenderer? {
    get { self[RendererKey.self] }
    set { self[RendererKey.self] = newValue }
  }
}

/// A view whose texts a renderer draws.
private struct RenderedTextView<Content: View, Renderer: TextRenderer>: SystemView {
  let content: Content
  let renderer: Renderer

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    scope.moving(view.renderer) { renderer, scope in
      let inner = scope.child(.body)
      inner.environment.textRenderer = AnyTextRenderer(renderer)
      return Content.systemNodes(of: view.content, in: inner)
    }
  }
}

extension View {
  /// Lets a renderer draw the texts in the view.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    RenderedTextView(content: self, renderer: renderer)
  }
}
