// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidComponents
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// A list or form. The engine's component lays out the rows, in which the views stand.
final class CollectionNode: LayoutNode, ScrollingNode, LazyNode {
  private let component: Component
  /// The rows and sections, of which only the first ones are made.
  private let rows: ViewList
  private let room: ComponentRoom
  private let selection: ListSelection
  private let isEnabled: Bool
  private let margins: EdgeInsets
  var requestedOffset: CGPoint? { didSet { layoutChanged() } }
  /// A Boolean value that is true where rows beyond the first screen are looked for.
  private var reachesAll = false
  /// The rows, headers and footers that are shown, each as the component places it.
  private var shown = Shown()
  /// The component that draws the rows.
  private var drawn: Component

  private struct Shown {
    var rows: [ShownRow] = []
    var attachments = AttachedViews()
    var layers: [Layer] = []
    /// The number of rows of a sidebar, and the number of the selected one.
    var count = 0, selected: Int?
    /// The height of all rows, where they are all made.
    var height: CGFloat = 0
  }

  /// A row with its number among the views of the component.
  private struct ShownRow {
    var node: LayoutNode
    var index: Int
    var traits: RowTraits
    /// The colour that is stated for the row's symbol; nil for that of the list.
    var symbolTint: PellucidScene.ForegroundStyle?

    /// Returns the layers of the row with the stated colour of its symbol, which a disabled or selected row does not show.
    func tinted(_ layers: [Layer]) -> [Layer] {
      let usual: [PellucidScene.ForegroundStyle] = [.init(.color(.semantic("accentColor"))), .primary]
      guard let symbolTint, case .symbol(var symbol)? = layers.first?.content,
        symbol.styles.allSatisfy(usual.contains)
      else { return layers }
      var layers = layers
      symbol.styles = [symbolTint]
      layers[0].content = .symbol(symbol)
      return layers
    }
  }

  private init(
    _ component: Component, _ rows: ViewList, _ environment: EnvironmentValues,
    _ selection: ListSelection
  ) {
    (self.component, self.rows, self.selection) = (component, rows, selection)
    drawn = component
    (room, isEnabled) = (ComponentRoom(environment), environment.isEnabled)
    margins = environment.contentMargins
    super.init([])
    rows.report(to: self)
  }

  deinit { rows.forget(self) }

  /// Makes the node of a list.
  @MainActor static func nodes<Content: View>(
    of content: Content, _ component: Component, in scope: ViewScope,
    selection: ListSelection = ListSelection()
  ) -> ViewList {
    var component = component
    if scope.environment.scrollGround == .hidden { component = component.with(.ground, flag: false) }
    if component.kind != .sidebar { component = component.spaced(in: scope.environment) }
    let inner = scope.child(.body)
    inner.environment.collection = component
    (inner.environment.stackAxis, inner.environment.tagsElements) = (nil, true)
    inner.environment.makesElementsLater = true
    inner.environment.contentMargins = EdgeInsets()
    if inner.environment.labelStyle is DefaultLabelStyle { inner.environment.labelStyle = RowLabelStyle() }
    let list = Content.systemNodes(of: content, in: inner)
    let node = CollectionNode(component, list, scope.environment, selection)
    return ViewList([node])
  }

  /// A Boolean value that is true where a row's value is selected.
  var hasSelection: Bool { !selection.isEmpty }

  // MARK: Layout

  override var readsPosition: Bool { true }

  override func places(_ proposal: ProposedViewSize, _ size: CGSize) -> [Place] {
    (shown, drawn) = (Shown(), component)
    let insets = safeAreaInsets
    let height = size.height + insets.bottom, width = max(0, size.width - margins.sums.width)
    let length = max(0, height - margins.top + offset.y)
    let area = CGSize(width: width, height: length)
    guard let layers = sidebarLayers(area) ?? listLayers(area) else { return [] }
    shown.layers = scrolled(layers, CGSize(width: size.width, height: height), insets)
    shown.attachments.place(in: shown.layers)
    fillRows()
    return []
  }

  /// Returns the layers of a list; nil where it cannot exist.
  private func listLayers(_ area: CGSize) -> [Layer]? {
    let list = drawn.with(.items, parts: items(filling: Double(area.height)))
    let parent = Size(width: Double(area.width), height: Double(area.height))
    let placement = ComponentPlacement(Rect(x: 0, y: 0, width: parent.width, height: parent.height))
    guard let lowered = room.lower(list, placement, in: parent, holding: shown.attachments) else {
      return nil
    }
    if reachesAll {
      let natural = room.size(
        of: list, proposed: ProposedSize(width: parent.width), in: parent, holding: shown.attachments)
      shown.height = CGFloat(natural.height) + margins.sums.height
    }
    return lowered.component.layers.loweringAttachments(in: parent, room, shown.attachments)
  }

  /// Proposes the height of a row to a view that leaves some of it, because rows have a least height.
  private func fillRows() {
    guard drawn.kind != .sidebar else { return }
    let usual = RowContentNode.usualInsets(room, drawn.kind).sums.height
    for place in shown.layers.attachmentPlaces() {
      guard shown.rows.contains(where: { $0.index == place.index }),
        let node = shown.attachments[place.index],
        let row = shown.layers.rowFrame(of: place.index), row.height - Double(usual) > place.frame.height
      else { continue }
      var whole = place
      whole.frame.height = row.height - Double(usual)
      whole.frame.y = row.y + (row.height - whole.frame.height) / 2
      let found = whole.place(of: node)
      node.place(found.proposal, at: found.origin)
    }
  }

  /// Returns the layers of the rows of a sidebar; nil for other lists. A sidebar with rows that are higher than those of the engine's
  /// sidebar is drawn as a list.
  private func sidebarLayers(_ area: CGSize) -> [Layer]? {
    guard component.kind == .sidebar else { return nil }
    let rows = items(filling: Double(area.height)), room = room
    guard
      let sidebar = SidebarRows(rows, selected: shown.selected, shown.attachments, room).layers(in: area)
    else {
      shown = Shown()
      drawn = Component(.list).with(.ground, flag: false)
      return nil
    }
    shown.height = sidebar.height + margins.sums.height
    return sidebar.layers
  }

  /// Returns the layers with the ground below the whole view, and the rows moved by margins and offset.
  private func scrolled(_ layers: [Layer], _ size: CGSize, _ insets: EdgeInsets) -> [Layer] {
    var rows = layers, ground: [Layer] = []
    if drawn.kind != .sidebar, let first = layers.first, case .fill = first.content,
      drawn.flag(.ground) != false
    {
      rows.removeFirst()
      var whole = first
      whole.frame = Rect(
        x: -Double(insets.leading), y: -Double(insets.top), width: Double(size.width + insets.sums.width),
        height: Double(size.height + insets.top))
      ground = [whole]
    }
    guard offset.y > 0 || margins != EdgeInsets() else { return ground + rows }
    // Rows that have been moved are shown below the bars, as far as the safe area reaches.
    let (x, y) = (Double(margins.leading), Double(margins.top + insets.top - offset.y))
    let moved = rows.map { row in
      var row = row
      row.frame = row.frame.moved(x: x, y: y)
      return row
    }
    var group = Layer(
      frame: Rect(
        x: 0, y: -Double(insets.top), width: Double(size.width), height: Double(size.height + insets.top)),
      content: .group(moved))
    group.clip = .rectangle
    return ground + [group]
  }

  // MARK: Scrolling

  var axes: Axis.Set { .vertical }
  var offset: CGPoint { requestedOffset ?? .zero }
  var contentSize: CGSize { CGSize(width: frame.width, height: max(shown.height, frame.height)) }

  func reach(_ place: ScrollTarget.Place) -> Bool {
    guard !reachesAll else { return false }
    reachesAll = true
    layoutChanged()
    return true
  }

  func contentFrame(of path: ArraySlice<LayoutNode>) -> CGRect? {
    guard let row = shown.rows.first(where: { row in path.contains { $0 === row.node } }) else { return nil }
    return shown.layers.rowFrame(of: row.index).map {
      CGRect(x: $0.x, y: $0.y + Double(offset.y), width: $0.width, height: $0.height)
    }
  }

  // MARK: Rows

  /// Returns the sections and rows that fill a height; nothing is made of those below.
  private func items(filling height: Double) -> [Component] {
    let least = Double(room.metric(drawn.kind, .rowHeight))
    // A row is at least as high as half the usual height: even one without insets has its text.
    let fitting = Int(min(height, 100_000) / max(8, least / 2)) + 2
    var left = reachesAll ? ComponentRoom.mostRows : min(ComponentRoom.mostRows, fitting)
    var items: [Component] = []
    take(rows.prefix(left))
    for child in children where left > 0 {
      guard let section = child.section else {
        items.append(row(child, RowTraits()))
        left -= 1
        continue
      }
      let traits = child.rowTraits
      let rows = section.shownRows(left)
      left -= max(1, rows.count)
      guard drawn.kind == .list || drawn.kind == .form else {
        items += sidebarSection(section, rows, traits)
        continue
      }
      var item = Component(.section).with(.items, parts: rows.map { row($0, traits) })
      if section.isProminent { item = item.with(.prominent, flag: true) }
      item = label(item, .title, section.header.nodes)
      items.append(label(item, .footer, section.footer.nodes))
    }
    return items
  }

  /// Returns a section of a sidebar, which has a header where it has rows, and no footer.
  private func sidebarSection(_ section: SectionNode, _ rows: [LayoutNode], _ traits: RowTraits)
    -> [Component]
  {
    let rows = rows.map { row($0, traits) }
    let header = label(Component(.tab), .title, section.header.nodes)
    guard header.text(.title) != nil else { return rows }
    if rows.isEmpty { shown.count += 1 }
    return [header.with(.items, parts: rows)]
  }

  private func label(_ item: Component, _ property: ComponentProperty, _ nodes: [LayoutNode]) -> Component {
    let nodes = nodes.filter { !($0 is EmptyNode) }
    guard !nodes.isEmpty else { return item }
    if let plain = PlainLabel(nodes), plain.symbol == nil, plain.subtitle == nil, plain.color == nil {
      return item.with(property, text: plain.title)
    }
    let node = nodes.count == 1 ? nodes[0] : LayoutContainerNode(VStackLayout(alignment: .leading), nodes)
    return item.with(property, text: shown.attachments.add(node))
  }

  private func row(_ node: LayoutNode, _ around: RowTraits) -> Component {
    let traits = node.rowTraits.inside(around)
    let index = shown.attachments.nodes.count
    guard drawn.kind != .sidebar else { return sidebarRow(node, traits) }
    let label = traits.insets == nil ? symbolLabel(node) : nil
    let view = label?.title ?? node
    let content = traits.insets.map { insets in RowContentNode(view, insets, room, drawn.kind) } ?? view
    let title = shown.attachments.add(content)
    shown.rows.append(ShownRow(node: node, index: index, traits: traits, symbolTint: label?.tint))
    var row = Component(.row).with(.title, text: title).with(.accessory, word: traits.accessory)
    row = row.with(.symbol, text: label?.symbol).with(.detail, text: traits.badge).with(
      .disabled, if: !isEnabled)
    if traits.separator == .hidden { row = row.with(.separator, flag: false) }
    row = row.with(.separatorTint, color: traits.separatorTint)
    if isEnabled, let tag = traits.tag, selection.contains(tag) { row.states.insert(.selected) }
    return row
  }

  private func sidebarRow(_ node: LayoutNode, _ traits: RowTraits) -> Component {
    shown.rows.append(ShownRow(node: node, index: shown.attachments.nodes.count, traits: traits))
    if isEnabled, let tag = traits.tag, selection.contains(tag) { shown.selected = shown.count }
    shown.count += 1
    let part = shown.attachments.label(Component(.tab), [node])
    return part.with(.badge, text: traits.badge).with(.disabled, if: !isEnabled)
  }

  /// Returns the parts of a label with a plain symbol, for which the list has a column; nil for other rows.
  private func symbolLabel(
    _ node: LayoutNode
  ) -> (symbol: String, title: LayoutNode, tint: PellucidScene.ForegroundStyle?)? {
    guard let label = node.rowLabel, let plain = PlainLabel(label.icon), let symbol = plain.symbol,
      plain.title == nil, plain.color.map({ .color($0) == label.tint?.color }) ?? true
    else { return nil }
    let title = label.title.count == 1 ? label.title[0] : LayoutContainerNode(HStackLayout(), label.title)
    return (symbol, title, label.tint)
  }

  // MARK: Layers

  override func draw(_ list: inout LayerList, at origin: CGPoint) {
    let frame = list.rect(CGRect(origin: origin, size: self.frame.size))
    var inside = list.inside(CGPoint(x: frame.x, y: frame.y))
    inside.scrollPort = ScrollPort(
      frame: CGRect(origin: list.inPicture(origin), size: self.frame.size), axes: axes)
    let grounded = withBackgrounds(shown.layers, inside)
    let first = list.recorder?.count ?? 0
    inside.record(grounded, in: room, areDecorations: true)
    list.append(Layer(frame: frame, content: .group(shown.attachments.drawn(in: grounded, inside))))
    list.recorder?.sort(from: first)
  }

  override func elementFacts(_ drawn: ArraySlice<Layer>) -> ElementFacts? {
    ElementFacts(type: component.kind == .form ? "Form" : "List", state: .scrollsDown)
  }

  /// Returns the layers with the backgrounds of rows below their contents.
  ///
  /// - Parameter list: A list whose coordinates are those of the layers.
  private func withBackgrounds(_ layers: [Layer], _ list: LayerList) -> [Layer] {
    layers.map { layer in
      var layer = layer
      let place = list.inside(CGPoint(x: layer.frame.x, y: layer.frame.y))
      if case .group(let inside) = layer.content, let row = row(in: inside) {
        let inside = row.tinted(inside)
        layer.content = .group(inside)
        guard row.traits.hasBackground else { return layer }
        var drawn = place
        if let background = row.traits.background {
          let size = CGSize(width: layer.frame.width, height: layer.frame.height)
          background.place(ProposedViewSize(size), at: .zero)
          background.show(in: &drawn, at: .zero)
        }
        layer.content = .group(drawn.layers + inside)
        return layer
      }
      layer.content.children = withBackgrounds(layer.content.children, place)
      return layer
    }
  }

  /// Returns the row whose contents some layers are; nil where they are others.
  private func row(in layers: [Layer]) -> ShownRow? {
    let index = layers.lazy.compactMap { $0.attachmentPlace()?.index }.first
    return shown.rows.first { $0.index == index }
  }
}

extension Component {
  /// Returns a list with the distances that views state. A distance is at least nothing and at most what documents allow.
  fileprivate func spaced(in environment: EnvironmentValues) -> Component {
    func number(_ points: CGFloat?) -> ComponentValue? {
      points.map { .number($0.isFinite ? Double(min(max(0, $0), 1000)) : 0) }
    }
    var list = self
    list.properties[.rowSpacing] = number(environment.rowSpacing)
    list.properties[.sectionSpacing] = number(environment.sectionSpacing)
    return list
  }
}
