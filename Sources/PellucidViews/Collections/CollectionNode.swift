// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidComponents
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// A list or form. The engine's component lays out the rows, in which the views stand.
final class CollectionNode: LayoutNode {
  private let component: Component
  /// The rows and sections, of which only the first ones are made.
  private let rows: ViewList
  private let room: ComponentRoom
  private let isSelected: (AnyHashable) -> Bool
  private let isEnabled: Bool
  /// The rows, headers and footers that are shown, each as the component places it.
  private var shown = Shown()

  private struct Shown {
    var rows: [ShownRow] = []
    var attachments = AttachedViews()
    var layers: [Layer] = []
  }

  /// A row with its number among the views of the component.
  private struct ShownRow {
    var index: Int
    var traits: RowTraits
  }

  private init(
    _ component: Component, _ rows: ViewList, _ environment: EnvironmentValues,
    isSelected: @escaping (AnyHashable) -> Bool
  ) {
    (self.component, self.rows, self.isSelected) = (component, rows, isSelected)
    (room, isEnabled) = (ComponentRoom(environment), environment.isEnabled)
    super.init([])
    rows.report(to: self)
  }

  deinit { rows.forget(self) }

  /// Makes the node of a list.
  @MainActor static func nodes<Content: View>(
    of content: Content, _ component: Component, in scope: ViewScope,
    isSelected: @escaping (AnyHashable) -> Bool
  ) -> ViewList {
    var component = component
    if scope.environment.scrollGround == .hidden { component = component.with(.ground, flag: false) }
    let inner = scope.child(.body)
    inner.environment.collection = component
    (inner.environment.stackAxis, inner.environment.tagsElements) = (nil, true)
    inner.environment.makesElementsLater = true
    if inner.environment.labelStyle is DefaultLabelStyle { inner.environment.labelStyle = RowLabelStyle() }
    let list = Content.systemNodes(of: content, in: inner)
    let node = CollectionNode(component, list, scope.environment, isSelected: isSelected)
    return ViewList([node])
  }

  // MARK: Layout

  override var readsPosition: Bool { true }

  override func places(_ proposal: ProposedViewSize, _ size: CGSize) -> [Place] {
    shown = Shown()
    let insets = safeAreaInsets
    let height = Double(size.height + insets.bottom)
    let items = self.items(filling: height)
    let placement = ComponentPlacement(Rect(x: 0, y: 0, width: Double(size.width), height: height))
    let parent = Size(width: Double(size.width), height: height)
    guard
      let lowered = room.lower(
        component.with(.items, parts: items), placement, in: parent, holding: shown.attachments)
    else { return [] }
    var layers = lowered.component.layers.loweringAttachments(in: parent, room, shown.attachments)
    if let ground = layers.first, case .fill = ground.content, component.flag(.ground) != false {
      layers[0].frame = Rect(
        x: -Double(insets.leading), y: -Double(insets.top),
        width: Double(size.width + insets.sums.width), height: height + Double(insets.top))
    }
    shown.layers = layers
    for place in layers.attachmentPlaces() where shown.attachments.nodes.indices.contains(place.index) {
      let node = shown.attachments.nodes[place.index]
      let found = place.place(of: node)
      node.place(found.proposal, at: found.origin)
    }
    return []
  }

  // MARK: Rows

  /// Returns the sections and rows that fill a height; nothing is made of those below.
  private func items(filling height: Double) -> [Component] {
    let least = Double(room.metric(component.kind, .rowHeight))
    // A row is at least as high as half the usual height: even one without insets has its text.
    var left = min(Self.mostRows, Int(min(height, 100_000) / max(8, least / 2)) + 2)
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
      var item = Component(.section).with(.items, parts: rows.map { row($0, traits) })
      item = label(item, .title, section.header.nodes)
      items.append(label(item, .footer, section.footer.nodes))
    }
    return items
  }

  /// The greatest number of rows of a component. Chosen: more than any screen shows.
  private static let mostRows = 400

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
    let label = traits.insets == nil ? symbolLabel(node) : nil
    let view = label?.title ?? node
    let content = traits.insets.map { insets in RowContentNode(view, insets, room, component.kind) } ?? view
    let title = shown.attachments.add(content)
    shown.rows.append(ShownRow(index: index, traits: traits))
    var row = Component(.row).with(.title, text: title).with(.accessory, word: traits.accessory)
    row = row.with(.symbol, text: label?.symbol).with(.detail, text: traits.badge).with(
      .disabled, if: !isEnabled)
    if traits.separator == .hidden { row = row.with(.separator, flag: false) }
    if isEnabled, let tag = traits.tag, isSelected(tag) { row.states.insert(.selected) }
    return row
  }

  /// Returns the parts of a label with a plain symbol, for which the list has a column; nil for other rows.
  private func symbolLabel(_ node: LayoutNode) -> (symbol: String, title: LayoutNode)? {
    guard let label = node.rowLabel, let plain = PlainLabel(label.icon), let symbol = plain.symbol,
      plain.title == nil, plain.color == nil
    else { return nil }
    let title = label.title.count == 1 ? label.title[0] : LayoutContainerNode(HStackLayout(), label.title)
    return (symbol, title)
  }

  // MARK: Layers

  override func draw(_ list: inout LayerList, at origin: CGPoint) {
    let frame = list.rect(CGRect(origin: origin, size: self.frame.size))
    let inside = list.inside(CGPoint(x: frame.x, y: frame.y))
    let grounded = withBackgrounds(shown.layers, inside)
    let first = list.recorder?.count ?? 0
    inside.record(grounded, in: room, areDecorations: true)
    let layers = grounded.replacingAttachments { place in
      guard shown.attachments.nodes.indices.contains(place.index) else { return [] }
      return place.layers(of: shown.attachments.nodes[place.index], in: inside)
    }
    list.append(Layer(frame: frame, content: .group(layers)))
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
    for layer in layers {
      guard case .text(let text) = layer.content, let index = AttachedViews.index(of: text.string) else {
        continue
      }
      return shown.rows.first { $0.index == index }
    }
    return nil
  }
}

extension RowTraits {
  /// Returns the settings of a row in a section with settings.
  fileprivate func inside(_ section: RowTraits) -> RowTraits {
    var traits = self
    traits.insets = insets ?? section.insets
    if !hasBackground {
      (traits.background, traits.hasBackground) = (section.background, section.hasBackground)
    }
    if separator == .automatic { traits.separator = section.separator }
    return traits
  }
}

/// The content of a row with space of its own around it.
private final class RowContentNode: ModifierNode {
  private let insets: EdgeInsets
  /// The space that the component leaves around the content of rows, in points.
  private let usual: EdgeInsets

  init(_ child: LayoutNode, _ insets: EdgeInsets, _ room: ComponentRoom, _ kind: ComponentKind) {
    self.insets = insets
    let side = room.metric(kind, .paddingX), end = room.metric(kind, .margin)
    let line = PellucidDesign.TextStyle.body.font(in: room.traits)?.usualLineHeight ?? 0
    let above = (room.metric(kind, .rowHeight) - CGFloat(line)) / 2
    usual = EdgeInsets(top: above, leading: side, bottom: above, trailing: end)
    super.init(child)
  }

  private var differences: EdgeInsets {
    EdgeInsets(
      top: insets.top - usual.top, leading: insets.leading - usual.leading,
      bottom: insets.bottom - usual.bottom, trailing: insets.trailing - usual.trailing)
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - differences.sums.width) },
      height: proposal.height.map { max(0, $0 - differences.sums.height) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(childProposal(proposal))
    return CGSize(
      width: proposal.width ?? size.width, height: max(0, size.height + differences.sums.height))
  }

  override func origin(_ proposal: ProposedViewSize, _ size: CGSize) -> CGPoint {
    CGPoint(x: differences.leading, y: differences.top)
  }
}
