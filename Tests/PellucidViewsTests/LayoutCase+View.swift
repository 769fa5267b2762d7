// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import PellucidViews

/// The nodes of the views of a case that have a name.
final class NamedNodes {
  var nodes: [String: LayoutNode] = [:]
}

/// A view that is a node.
struct MadeView: SystemView {
  let make: () -> LayoutNode

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList { ViewList([view.make()]) }
}

/// A layout that multiplies the proposal and has the size of its view.
private struct Proportion: Layout {
  let width: CGFloat, height: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews[0].sizeThatFits(share(of: proposal))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews[0].place(at: bounds.origin, proposal: share(of: proposal))
  }

  private func share(of proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { $0 * width }, height: proposal.height.map { $0 * height })
  }
}

@MainActor extension LayoutTree {
  /// Returns the view that the tree describes.
  func made(_ names: NamedNodes, scale: CGFloat) throws -> AnyView {
    var view = try base(names, scale: scale)
    for modifier in modifiers ?? [] {
      for (name, value) in modifier { view = try self.modified(view, name, value, names) }
    }
    return view
  }

  private func views(_ names: NamedNodes, _ scale: CGFloat) throws -> some View {
    let views = try (children ?? []).map { try $0.made(names, scale: scale) }
    return ForEach(views.indices, id: \.self) { views[$0] }
  }

  private func base(_ names: NamedNodes, scale: CGFloat) throws -> AnyView {
    let spacing = spacing.map { CGFloat($0) }
    switch view {
    case "color", "rectangle", "shape": return AnyView(Color.red)
    case "empty": return AnyView(EmptyView())
    case "spacer": return AnyView(Spacer(minLength: minLength.map { CGFloat($0) }))
    case "text", "image": return AnyView(measured(scale))
    case "hstack":
      let views = try views(names, scale)
      return AnyView(HStack(alignment: try alignment(alignment).vertical, spacing: spacing) { views })
    case "vstack":
      let views = try views(names, scale)
      return AnyView(VStack(alignment: try alignment(alignment).horizontal, spacing: spacing) { views })
    case "zstack":
      let views = try views(names, scale)
      return AnyView(ZStack(alignment: try alignment(alignment)) { views })
    case "viewThatFits":
      // Views of a loop are candidates too.
      let views = try views(names, scale)
      return AnyView(ViewThatFits { views })
    case "gridRow":
      let views = try views(names, scale)
      return AnyView(GridRow { views })
    case "grid":
      let (views, horizontal, vertical) = (try views(names, scale), horizontalSpacing, verticalSpacing)
      return AnyView(
        Grid(horizontalSpacing: horizontal.map { CGFloat($0) }, verticalSpacing: vertical.map { CGFloat($0) })
        { views })
    default: throw UnknownWord(word: view)
    }
  }

  /// The view of a text or a symbol of a measured size.
  private func measured(_ scale: CGFloat) -> MadeView {
    let size = CGSize(width: ideal?.first ?? 0, height: ideal?.last ?? 0)
    let (isText, isSymbol) = (view == "text", symbol != nil)
    return MadeView {
      guard isText else {
        var spacing = ViewSpacing()
        if isSymbol { (spacing.top.kinds, spacing.bottom.kinds) = ([.texts: 0], [.texts: 0]) }
        return FixedContentNode(size, spacing: spacing)
      }
      let (ascent, capHeight) = (size.height * 0.8, size.height * 0.6)
      let metrics = TextNode.Metrics(
        ascent: ascent, descent: size.height - ascent, leading: 0, capHeight: capHeight)
      return TextNode(
        metrics, pixel: 1 / scale,
        lines: { _ in
          TextNode.Lines(size: size, firstBaseline: ascent, lastBaseline: ascent)
        })
    }
  }

  private func modified(
    _ view: AnyView, _ name: String, _ value: LayoutValue, _ names: NamedNodes
  ) throws -> AnyView {
    let parts = value.parts
    func number(_ key: String) -> CGFloat? { parts[key]?.number }
    switch name {
    case "id":
      guard case .word(let name) = value else { throw UnknownWord(word: "id") }
      return AnyView(
        NodeView(content: view) {
          names.nodes[name] = $0
          return $0
        })
    case "frame":
      return AnyView(
        view.frame(
          width: number("width"), height: number("height"), alignment: try alignment(parts["alignment"]?.word)
        ))
    case "flexFrame":
      return AnyView(
        view.frame(
          minWidth: number("minWidth"), idealWidth: number("idealWidth"), maxWidth: number("maxWidth"),
          minHeight: number("minHeight"), idealHeight: number("idealHeight"), maxHeight: number("maxHeight"),
          alignment: try alignment(parts["alignment"]?.word)))
    case "padding":
      if case .number(let length) = value { return AnyView(view.padding(CGFloat(length))) }
      if case .word("default") = value { return AnyView(view.padding()) }
      func inset(_ key: String) -> CGFloat { number(key) ?? 0 }
      return AnyView(
        view.padding(
          EdgeInsets(
            top: inset("top"), leading: inset("leading"), bottom: inset("bottom"), trailing: inset("trailing")
          )))
    case "fixedSize":
      guard case .words(let axes) = value else { throw UnknownWord(word: name) }
      return AnyView(
        view.fixedSize(horizontal: axes.contains("horizontal"), vertical: axes.contains("vertical")))
    case "aspectRatio":
      return AnyView(
        view.aspectRatio(number("ratio"), contentMode: parts["mode"]?.word == "fill" ? .fill : .fit))
    case "layoutPriority":
      guard case .number(let priority) = value else { throw UnknownWord(word: name) }
      return AnyView(view.layoutPriority(priority))
    case "rotation": return AnyView(view.rotationEffect(.degrees(45)))
    case "proportion":
      return AnyView(Proportion(width: number("width") ?? 1, height: number("height") ?? 1) { view })
    case "gridCellAnchor":
      guard case .numbers(let point) = value else { throw UnknownWord(word: name) }
      return AnyView(view.gridCellAnchor(UnitPoint(x: point[0], y: point[1])))
    case "containerRelativeFrame":
      let length = ContainerShare.length(
        of: CGFloat(parts["container"]?.numbers.first ?? 0), count: Int(number("count") ?? 1),
        span: Int(number("span") ?? 1), spacing: number("spacing") ?? 0)
      return AnyView(view.frame(width: length))
    case "alignmentGuide": return try guided(view, parts)
    default: throw UnknownWord(word: name)
    }
  }

  private func guided(_ view: AnyView, _ parts: [String: LayoutPart]) throws -> AnyView {
    let (plus, times) = (parts["plus"]?.number ?? 0, parts["times"]?.number ?? 1)
    let guide = try alignment(parts["guide"]?.word)
    let source = try parts["of"]?.word.map { try alignment($0) }
    let isHorizontal = ["leading", "trailing"].contains(parts["guide"]?.word)
    if isHorizontal {
      return AnyView(
        view.alignmentGuide(guide.horizontal) { dimensions in
          (source.map { dimensions[$0.horizontal] } ?? 0) * times + plus
        })
    }
    return AnyView(
      view.alignmentGuide(guide.vertical) { dimensions in
        (source.map { dimensions[$0.vertical] } ?? 0) * times + plus
      })
  }

  private func alignment(_ name: String?) throws -> Alignment {
    switch name {
    case nil, "center": .center
    case "top": .top
    case "bottom": .bottom
    case "leading": .leading
    case "trailing": .trailing
    case "topLeading": .topLeading
    case "topTrailing": .topTrailing
    case "bottomLeading": .bottomLeading
    case "bottomTrailing": .bottomTrailing
    case "firstTextBaseline": .centerFirstTextBaseline
    case "lastTextBaseline": .centerLastTextBaseline
    default: throw UnknownWord(word: name ?? "")
    }
  }
}
