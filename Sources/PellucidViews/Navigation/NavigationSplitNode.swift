// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidComponents
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// Columns beside each other. The sidebar lies on the engine's panel, which floats over the others in the looks that have it so.
final class NavigationSplitNode: LayoutNode, SafeAreaRegion {
  private let room: ComponentRoom
  private let visibility: NavigationSplitViewVisibility
  private let look: SystemSplitLook.Kind
  private let pixel: CGFloat
  /// The rectangles of the columns as they are seen, in coordinates that start at the leading edge; nil for hidden columns.
  private var columns: [CGRect?] = []
  /// The insets of the area around, which the columns reach over.
  private var outer = EdgeInsets()

  /// - Parameter columns: The columns: the sidebar, the content where there is one, and the detail.
  init(_ columns: [LayoutNode], _ visibility: NavigationSplitViewVisibility, _ environment: EnvironmentValues)
  {
    (room, self.visibility, look) = (ComponentRoom(environment), visibility, environment.splitLook)
    pixel = environment.pixelLength
    super.init(columns)
  }

  override var readsPosition: Bool { true }

  /// The distance of the sidebar's panel from the edges; 0 for a sidebar that is a column beside the others.
  private var inset: CGFloat { room.metric(.sidebar, .inset) }
  private var floats: Bool { inset > 0 }

  // MARK: Columns

  /// Returns Boolean values that are true for the columns that are shown.
  private func shownColumns(_ size: CGSize) -> [Bool] {
    let count = children.count
    let number =
      switch visibility {
      case .all: count
      case .doubleColumn: 2
      case .detailOnly: 1
      default:
        room.traits.platform != .iOS ? count : size.width > size.height ? 2 : 1
      }
    return children.indices.map { $0 >= count - number }
  }

  /// A Boolean value that is true where columns lie over the detail, which keeps its size.
  private func overlaysDetail(_ size: CGSize) -> Bool {
    switch look {
    case .balanced: false
    case .prominentDetail: true
    case .automatic: room.traits.platform == .iOS && size.width <= size.height
    }
  }

  /// Returns the width of a column: that which its views ask for, or that of the engine's sidebar.
  private func width(of column: LayoutNode, in width: CGFloat) -> CGFloat {
    var notes = SplitColumnNotes()
    for node in column.descendants(NoteNode<SplitColumnNotes>.self, until: { $0 is NavigationSplitNode }) {
      node.change(&notes)
    }
    let usual = room.metric(.sidebar, .width), least = notes.least ?? 0
    let wanted = notes.ideal ?? min(max(usual, least), notes.most ?? .infinity)
    return min(max(wanted.isFinite ? wanted : usual, 0), width)
  }

  override func places(_ proposal: ProposedViewSize, _ size: CGSize) -> [Place] {
    outer = safeAreaInsets
    let shown = shownColumns(size), last = children.count - 1
    let overlays = overlaysDetail(size)
    columns = children.map { _ in nil }
    var x: CGFloat = 0
    for index in 0..<last where shown[index] {
      let width = width(of: children[index], in: size.width - x)
      columns[index] = CGRect(x: x, y: 0, width: width, height: size.height)
      x += width
    }
    placeToggle(shown)
    let start = overlays ? 0 : x
    columns[last] = CGRect(x: start, y: 0, width: max(0, size.width - start), height: size.height)
    return children.indices.map { index in
      guard let column = columns[index] else { return Place(origin: .zero, proposal: .zero) }
      let rect = index == 0 && last > 0 ? panel : column
      let inner = ProposedViewSize(rect.size), own = children[index].size(inner)
      return Place(
        origin: CGPoint(x: rect.midX - own.width / 2, y: rect.midY - own.height / 2), proposal: inner)
    }
  }

  /// Gives the button of the sidebar to the bar in which it stands: that of the sidebar, or of the first column that is shown.
  private func placeToggle(_ shown: [Bool]) {
    let owner = room.traits.platform == .macOS ? children.count - 1 : shown.firstIndex(of: true)
    for (index, child) in children.enumerated() {
      guard let bars = [child].navigation, bars.hasSidebarToggle != (index == owner) else { continue }
      bars.hasSidebarToggle = index == owner
    }
  }

  /// The panel of the sidebar without its own safe area, which ends at the top where the views begin.
  private var panel: CGRect { wholePanel.inset(by: panelInsets) }

  /// The panel of the sidebar, which reaches over the safe area at its edges.
  private var wholePanel: CGRect {
    guard let column = columns[0] else { return .zero }
    var over = outer
    over.trailing = 0
    return column.outset(by: over).insetBy(dx: inset, dy: inset)
  }

  /// The space that the panel keeps from its views, at the top that of the screen or of the window's buttons.
  private var panelInsets: EdgeInsets {
    let top = room.traits.platform == .macOS ? room.metric(.sidebar, .top) : max(0, outer.top - inset)
    return EdgeInsets(
      top: top, leading: max(0, outer.leading - inset), bottom: max(0, outer.bottom - inset), trailing: 0)
  }

  func safeArea(of child: LayoutNode) -> SafeAreaRects? {
    guard let index = children.firstIndex(where: { $0 === child }), let column = columns[index] else {
      return nil
    }
    let isSidebar = index == 0
    var (safe, bounds) = isSidebar ? (panel, wholePanel) : (column, column.outset(by: outer))
    if !isSidebar {
      // A column reaches below the sidebar that floats over it, and otherwise ends at the columns beside it.
      let isNext = columns[..<index].compactMap { $0 }.count <= (columns[0] == nil ? 0 : 1)
      let start = isNext && (floats || column.minX == 0) ? -outer.leading : column.minX
      let end = index == children.count - 1 ? bounds.maxX : column.maxX
      bounds = CGRect(x: start, y: bounds.minY, width: end - start, height: bounds.height)
    }
    (safe, bounds) = (seen(safe), seen(bounds))
    return SafeAreaRects(safe: safe, bounds: bounds)
  }

  /// Returns a rectangle in coordinates that start at the left.
  private func seen(_ rect: CGRect) -> CGRect {
    guard direction == .rightToLeft else { return rect }
    return CGRect(x: frame.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  // MARK: Layers

  override func draw(_ list: inout LayerList, at origin: CGPoint) {
    for index in children.indices.reversed() where index > 0 && columns[index] != nil {
      let child = children[index]
      child.show(in: &list, at: CGPoint(x: origin.x + child.frame.minX, y: origin.y + child.frame.minY))
      guard let column = columns[index], column.minX > 0, index > 1 || columns[0] == nil || !floats else {
        continue
      }
      let line = seen(
        CGRect(
          x: column.minX - pixel, y: -outer.top, width: pixel,
          height: frame.height + outer.top + outer.bottom)
      ).offsetBy(dx: origin.x, dy: origin.y)
      list.append(
        Layer(frame: list.rect(line), content: .fill(shape: .rectangle, .foreground(.separator))))
    }
    if columns[0] != nil { drawSidebar(&list, at: origin) }
  }

  override func elementFacts(_ drawn: ArraySlice<Layer>) -> ElementFacts? {
    ElementFacts(type: "NavigationSplitView")
  }

  /// Draws the panel of the sidebar with its views.
  private func drawSidebar(_ list: inout LayerList, at origin: CGPoint) {
    let whole = wholePanel.insetBy(dx: -inset, dy: -inset)
    let size = Size(width: Double(whole.width), height: Double(whole.height))
    let placement = ComponentPlacement(Rect(x: 0, y: 0, width: size.width, height: size.height))
    guard let lowered = room.lower(Component(.sidebar), placement, in: size) else { return }
    let sidebar = children[0], panel = seen(wholePanel)
    var inner = list.inside(CGPoint(x: origin.x + panel.minX, y: origin.y + panel.minY))
    sidebar.show(
      in: &inner, at: CGPoint(x: sidebar.frame.minX - panel.minX, y: sidebar.frame.minY - panel.minY))
    var layers = lowered.component.layers
    layers.fillPanel(inner.layers)
    let frame = seen(whole).offsetBy(dx: origin.x, dy: origin.y)
    list.append(Layer(frame: list.rect(frame), content: .group(layers)))
  }
}

extension [Layer] {
  /// Puts layers into the surface of a sidebar, where its own rows stand.
  fileprivate mutating func fillPanel(_ inside: [Layer]) {
    guard !isEmpty, !self[0].content.children.isEmpty else { return }
    self[0].content.children[0].content.children = inside
  }
}
