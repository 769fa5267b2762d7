// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidComponents
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The words and the symbol of a label that only a component draws.
final class WordsNode: LayoutNode {
  private let title: String, symbol: String

  init(title: String, symbol: String) {
    (self.title, self.symbol) = (title, symbol)
    super.init()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  override func draw(_ list: inout LayerList, at origin: CGPoint) {
    let frame = list.rect(CGRect(origin: origin, size: .zero))
    list.append(Layer(frame: frame, content: .symbol(SymbolContent(name: symbol))))
    list.append(Layer(frame: frame, content: .text(TextContent(title))))
  }
}

/// A view that is the content of a tab, with the label of the tab.
final class TabItemNode: ModifierNode {
  let labels: ViewList
  let role: TabRole?

  init(_ child: LayoutNode, _ labels: ViewList, _ role: TabRole?) {
    (self.labels, self.role) = (labels, role)
    super.init(child)
  }
}

/// Views of which one is shown, with the bar of the tabs.
final class TabNode: LayoutNode, SafeAreaRegion {
  private let room: ComponentRoom
  private let selection: AnyHashable?
  private let style: SystemTabLook
  private let accessory: ViewList?
  private let environment: EnvironmentValues
  /// A Boolean value that is true where the bar shrinks when content has been moved.
  private let minimizes: Bool
  /// The ground that the shown view has chosen for the bar.
  private var ground: BarGround?
  private var bar: HostedComponent?
  private var insets = EdgeInsets(), outer = EdgeInsets()

  init(_ tabs: ViewList, _ environment: EnvironmentValues, selection: AnyHashable?) {
    (room, self.selection, style) = (ComponentRoom(environment), selection, environment.tabLook)
    (accessory, minimizes) = (environment.tabAccessory, environment.minimizesTabBar)
    self.environment = environment
    super.init([])
    list = tabs
    childrenChanged()
  }

  override var readsPosition: Bool { true }

  /// The index of the tab that is shown: that of the selection, and the first one without a selection.
  private var selected: Int {
    guard let selection else { return 0 }
    let tags = children.enumerated().map { $1.rowTraits.tag ?? AnyHashable($0) }
    return tags.firstIndex(of: selection) ?? 0
  }

  /// The tabs that the bar shows.
  private var inBar: [LayoutNode] { children.filter(\.rowTraits.isInBar) }

  /// The number of the shown tab among those that the bar shows; −1 where it is none of them.
  private var selectedInBar: Int { inBar.firstIndex { $0 === children[selected] } ?? -1 }

  func safeArea(of child: LayoutNode) -> SafeAreaRects? {
    let bounds = CGRect(origin: .zero, size: frame.size)
    return SafeAreaRects(safe: bounds.inset(by: insets), bounds: bounds.outset(by: outer))
  }

  override func places(_ proposal: ProposedViewSize, _ size: CGSize) -> [Place] {
    outer = safeAreaInsets
    (bar, ground, insets) = (nil, nil, EdgeInsets())
    guard children.indices.contains(selected) else { return [] }
    let area = CGRect(origin: .zero, size: size).outset(by: outer)
    if let placed = placedBar(area) { bar = placed }
    let safe = CGRect(origin: .zero, size: size).inset(by: insets)
    let inner = ProposedViewSize(safe.size)
    return children.enumerated().map { index, child in
      guard index == selected else { return Place(origin: .zero, proposal: .zero) }
      let own = child.size(inner)
      return Place(
        origin: CGPoint(x: safe.midX - own.width / 2, y: safe.midY - own.height / 2), proposal: inner)
    }
  }

  // MARK: Bar

  private func placedBar(_ area: CGRect) -> HostedComponent? {
    switch style {
    case .page(let showsIndex): return showsIndex ? pageControl(area) : nil
    case .bar: break
    }
    let hidden = children[selected].navigationNotes.hidden
    guard !hidden.contains(.tab) else { return nil }
    switch room.traits.platform {
    case .iOS, .tvOS, .visionOS: return tabBar(area)
    case .macOS: return segments(area)
    case .watchOS: return pageControl(area)
    }
  }

  private func tabBar(_ area: CGRect) -> HostedComponent? {
    let notes = children[selected].navigationNotes
    let room = notes.grounds[.tab].room(in: environment, or: room)
    var attachments = AttachedViews()
    var bar = Component(.tabBar).with(.items, parts: tabs(.tab, &attachments))
      .with(.selection, .number(Double(selectedInBar)))
    if room.traits.platform == .iOS { bar = bar.with(.tint, color: environment.controlTint) }
    if minimizes, room.traits.platform == .iOS, room.traits.look != .ios18, children[selected].isScrolled {
      bar = bar.with(.minimised, flag: true)
    }
    if let ground = notes.grounds[.tab], ground.visibility == .hidden || ground.style != nil {
      bar = bar.with(.style, word: .plain)
      self.ground = ground
    } else if notes.plainEdges.contains(.bottom) {
      bar = bar.with(.style, word: .plain)
    }
    if let nodes = accessory?.nodes, !nodes.isEmpty, room.traits.platform == .iOS {
      bar = bar.with(.accessory, parts: [attachments.label(Component(.barItem), nodes)])
    }
    guard var hosted = HostedComponent(bar, room, in: area.size, holding: attachments) else { return nil }
    hosted.style(scrollEdge: notes.edgeStyles[.bottom])
    if room.traits.platform == .iOS {
      insets.bottom = max(0, area.height - hosted.frame.minY - outer.bottom)
    } else if room.traits.platform == .tvOS {
      insets.top = max(0, hosted.frame.maxY - outer.top)
    }
    return hosted
  }

  /// Returns the tabs of macOS, which are segments above the view.
  private func segments(_ area: CGRect) -> HostedComponent? {
    var attachments = AttachedViews()
    let control = Component(.segmentedControl).with(.items, parts: tabs(.segment, &attachments))
      .with(.selection, .number(Double(selectedInBar)))
    let size = room.size(
      of: control, proposed: .natural, in: Size(width: Double(area.width), height: Double(area.height)),
      holding: attachments)
    insets.top = CGFloat(size.height)
    let placement = ComponentPlacement(
      Rect(
        x: (Double(area.width) - size.width) / 2, y: Double(outer.top), width: size.width,
        height: size.height))
    return HostedComponent(control, room, placement, in: area.size, holding: attachments)
  }

  private func pageControl(_ area: CGRect) -> HostedComponent? {
    guard children.count > 1, children.count <= 1000 else { return nil }
    let control = Component(.pageControl).with(.pages, .number(Double(children.count)))
      .with(.selection, .number(Double(selected)))
      .with(.style, word: environment.hasPageGround ? .prominent : .plain)
    let size = room.size(
      of: control, proposed: .natural, in: Size(width: Double(area.width), height: Double(area.height)))
    let placement = ComponentPlacement(
      Rect(
        x: (Double(area.width) - size.width) / 2,
        y: Double(area.height - outer.bottom) - size.height, width: size.width, height: size.height))
    return HostedComponent(control, room, placement, in: area.size)
  }

  private func tabs(_ kind: ComponentKind, _ attachments: inout AttachedViews) -> [Component] {
    inBar.prefix(kind == .tab ? 12 : 100).map { child in
      guard let item = child.descendants(TabItemNode.self, until: { !($0 is ModifierNode) }).first else {
        return Component(kind).with(.title, text: " ")
      }
      var part = attachments.label(Component(kind), item.labels.nodes)
      guard kind == .tab else { return part.text(.title) == nil ? part : part.without(.symbol) }
      if item.role == .search { part = part.with(.role, word: .search) }
      return part.with(.badge, text: child.rowTraits.badge)
    }
  }

  // MARK: Layers

  override func draw(_ list: inout LayerList, at origin: CGPoint) {
    guard children.indices.contains(selected) else { return }
    let child = children[selected]
    child.show(in: &list, at: CGPoint(x: origin.x + child.frame.minX, y: origin.y + child.frame.minY))
    guard let bar else { return }
    let whole = CGRect(origin: origin, size: frame.size).outset(by: outer)
    let rect = CGRect(
      x: whole.minX, y: whole.minY + bar.frame.minY, width: whole.width, height: whole.height - bar.frame.minY
    )
    if let layer = ground?.layer(list.rect(rect), environment) { list.append(layer) }
    list.append(in: whole) { inner, _ in inner.append(bar.layer(in: inner)) }
  }

  override func elementFacts(_ drawn: ArraySlice<Layer>) -> ElementFacts? { ElementFacts(type: "TabView") }
}

extension Component {
  /// Returns a copy without a property.
  fileprivate func without(_ property: ComponentProperty) -> Component {
    var copy = self
    copy.properties[property] = nil
    return copy
  }
}
