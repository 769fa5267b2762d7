// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidComponents
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The parts of a table.
struct TableContent {
  var columns: [SystemTableColumn]
  /// The labels of the columns, one node for each.
  var titles: ViewList
  /// The cells, row by row, one node for each.
  var rows: ViewList
  /// The identity of each row.
  var tags: [AnyHashable]
  var selection: ListSelection
  var sort: (value: AnyKeyPath, isForward: Bool)?
}

/// A table of macOS. The engine's component lays out its columns, in which the views stand.
final class TableNode: LayoutNode {
  private let content: TableContent
  private let room: ComponentRoom
  private let isStriped: Bool, isBordered: Bool
  private let hasHeader: Bool
  private var attachments = AttachedViews()
  private var layers: [Layer] = []

  init(_ content: TableContent, _ environment: EnvironmentValues) {
    (self.content, room, isStriped) = (content, ComponentRoom(environment), environment.stripesTables)
    isBordered = environment.bordersTables
    hasHeader = environment.tableHeader != .hidden
    super.init([])
    for list in [content.titles, content.rows] { list.report(to: self) }
  }

  deinit { for list in [content.titles, content.rows] { list.forget(self) } }

  override func places(_ proposal: ProposedViewSize, _ size: CGSize) -> [Place] {
    attachments = AttachedViews()
    let header = hasHeader ? 0 : room.metric(.table, .headerHeight)
    let count = min(
      content.tags.count, ComponentRoom.mostRows,
      Int(min(size.height, 100_000) / max(8, room.metric(.table, .rowHeight))) + 1)
    let cells = content.rows.prefix(count * content.columns.count), titles = content.titles.nodes
    take(titles + cells)
    var table = Component(.table).with(.columns, parts: columns(titles)).with(
      .items, parts: (0..<count).map { row($0, cells) })
    if isBordered { table = table.with(.style, word: .bordered) }
    if isStriped { table = table.with(.striped, flag: true) }
    let whole = Size(width: Double(size.width), height: Double(size.height + header))
    let placement = ComponentPlacement(Rect(x: 0, y: 0, width: whole.width, height: whole.height))
    guard let lowered = room.lower(table, placement, in: whole, holding: attachments) else {
      layers = []
      return []
    }
    layers = lowered.component.layers.loweringAttachments(in: whole, room, attachments)
    if header > 0 { hideHeader(header, size) }
    attachments.place(in: layers)
    return []
  }

  /// Moves the rows to where the header would be.
  private func hideHeader(_ height: CGFloat, _ size: CGSize) {
    let moved = layers.map { layer in
      var layer = layer
      layer.frame = layer.frame.moved(x: 0, y: -Double(height))
      return layer
    }
    var group = Layer(
      frame: Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height)),
      content: .group(moved))
    group.clip = .rectangle
    layers = [group]
  }

  private func columns(_ titles: [LayoutNode]) -> [Component] {
    zip(content.columns, titles).map { column, node in
      let title = column.title ?? attachments.add(node)
      var part = Component(.column).with(.title, text: title).with(.alignment, word: column.alignment.word)
      if let width = column.width, width.isFinite, width >= 1 {
        part = part.with(.value, .number(Double(min(width, 10_000))))
      }
      guard let sort = content.sort, let own = column.sort, sort.value == own else { return part }
      return part.with(.sort, word: sort.isForward ? .ascending : .descending)
    }
  }

  private func row(_ index: Int, _ nodes: [LayoutNode]) -> Component {
    let start = index * content.columns.count
    let cells = content.columns.indices.compactMap { place -> Component? in
      guard nodes.indices.contains(start + place) else { return nil }
      return attachments.label(Component(.row), [nodes[start + place]])
    }
    return Component(.row).with(.cells, parts: cells).with(
      .selected, if: content.selection.contains(content.tags[index]))
  }

  override func draw(_ list: inout LayerList, at origin: CGPoint) {
    let frame = list.rect(CGRect(origin: origin, size: self.frame.size))
    let inside = list.inside(CGPoint(x: frame.x, y: frame.y)), first = list.recorder?.count ?? 0
    inside.record(layers, in: room, areDecorations: true)
    list.append(Layer(frame: frame, content: .group(attachments.drawn(in: layers, inside))))
    list.recorder?.sort(from: first)
  }

  override func elementFacts(_ drawn: ArraySlice<Layer>) -> ElementFacts? {
    ElementFacts(type: "Table", state: .scrollsDown)
  }
}
