// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The label of a control: a title, and below it in smaller letters the other views of the label.
struct TitleLines: SystemView {
  let label: AnyView

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let title = scope.child(.part("title"))
    let list = AnyView.systemNodes(of: view.label, in: title)
    guard list.nodes.count > 1 else { return list }
    let lines = VStack(alignment: .leading) {
      LabelPart(label: view.label) { Array($0.prefix(1)) }
      LabelPart(label: view.label) { Array($0.dropFirst()) }.font(.subheadline).foregroundStyle(.secondary)
    }
    return AnyView.systemNodes(of: AnyView(lines), in: scope.child(.body))
  }
}

/// Some of the views of a label.
private struct LabelPart: SystemView {
  let label: AnyView
  let part: ([LayoutNode]) -> [LayoutNode]

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    .part(of: AnyView.systemNodes(of: view.label, in: scope.child(.body)), view.part)
  }
}
