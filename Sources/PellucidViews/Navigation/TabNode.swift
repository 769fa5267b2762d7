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
  private var bar: HostedComponent?
  private var insets = EdgeInsets(), outer = EdgeInsets()

  init(_ tabs: ViewList, _ environment: EnvironmentValues, selection: AnyHashable?) {
    (room, self.selection, style) = (ComponentRoom(environment), selection, environment.tabLook)
    accessory = environment.tabAccessory
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

  func safeArea(of child: LayoutNode) -> SafeAreaRects? {
    let bounds = CGRect(origin: .zero, size: frame.size)
    return SafeAreaRects(safe: bounds.inset(by: insets), bounds: bounds.outset(by: outer))
  }

  override func places(_ proposal: ProposedViewSize, _ size: CGSize) -> [Place] {
    outer = safeAreaInsets
    (bar, insets) = (nil, EdgeInsets())
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
    var attachments = AttachedViews()
    var bar = Component(.tabBar).with(.items, parts: tabs(.tab, &attachments))
      .with(.selection, .number(Double(selected)))
    if let nodes = accessory?.nodes, !nodes.isEmpty, room.traits.platform == .iOS {
      bar = bar.with(.accessory, parts: [attachments.label(Component(.barItem), nodes)])
    }
    guard let hosted = HostedComponent(bar, room, in: area.size, holding: attachments) else { return nil }
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
      .with(.selection, .number(Double(selected)))
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
    let size = room.size(
      of: control, proposed: .natural, in: Size(width: Double(area.width), height: Double(area.height)))
    let placement = ComponentPlacement(
      Rect(
        x: (Double(area.width) - size.width) / 2,
        y: Double(area.height - outer.bottom) - size.height, width: size.width, height: size.height))
    return HostedComponent(control, room, placement, in: area.size)
  }

  private func tabs(_ kind: ComponentKind, _ attachments: inout AttachedViews) -> [Component] {
    children.prefix(kind == .tab ? 12 : 100).map { child in
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
    let area = CGRect(origin: origin, size: frame.size).outset(by: outer)
    list.append(in: area) { inner, _ in inner.append(bar.layer(in: inner)) }
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

/// The looks of tab views.
enum SystemTabLook: Hashable, Sendable {
  case bar
  case page(showsIndex: Bool)
}

/// A look of tab views.
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// The look among those of this module. Only the styles of this module have one.
  var systemTabLook: SystemTabStyle { get }
}

/// A look of tab views without names of views.
public struct SystemTabStyle: Sendable { let look: SystemTabLook }

/// The look of the platform.
public struct DefaultTabViewStyle: TabViewStyle {
  public let systemTabLook = SystemTabStyle(look: .bar)
  nonisolated public init() {}
}

/// Pages beside each other, with dots for them.
public struct PageTabViewStyle: TabViewStyle {
  /// The time at which the dots are shown.
  public struct IndexDisplayMode: Sendable {
    fileprivate let isShown: Bool
    public static let automatic = Self(isShown: true), always = Self(isShown: true)
    public static let never = Self(isShown: false)
  }

  public let systemTabLook: SystemTabStyle
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    systemTabLook = SystemTabStyle(look: .page(showsIndex: indexDisplayMode.isShown))
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: Self { Self() } }
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: Self { Self() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    Self(indexDisplayMode: indexDisplayMode)
  }
}

extension EnvironmentValues {
  private enum TabKey: EnvironmentKey { static var defaultValue: SystemTabLook { .bar } }
  private enum AccessoryKey: EnvironmentKey { static var defaultValue: ViewList? { nil } }

  var tabLook: SystemTabLook {
    get { self[TabKey.self] }
    set { self[TabKey.self] = newValue }
  }

  /// The views above the bar of the tabs.
  var tabAccessory: ViewList? {
    get { self[AccessoryKey.self] }
    set { self[AccessoryKey.self] = newValue }
  }
}

/// A view that is the content of a tab.
private struct TabLabelView<Content: View, Label: View>: SystemView {
  let content: Content
  let label: Label
  let role: TabRole?

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let inner = scope.child(.part("label"))
    inner.environment.isComponentPart = true
    (inner.environment.font, inner.environment.foregroundFilling) = (nil, nil)
    let labels = Label.systemNodes(of: view.label, in: inner)
    let list = Content.systemNodes(of: view.content, in: scope.child(.body))
    return .each(of: list) { TabItemNode($0, labels, view.role) }
  }
}

/// Views with others above the bar of the tabs in them.
private struct TabAccessoryView<Content: View, Accessory: View>: SystemView {
  let content: Content
  let accessory: Accessory

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let list = Accessory.systemNodes(of: view.accessory, in: scope.child(.part("accessory")))
    let inner = scope.child(.body)
    inner.environment.tabAccessory = list
    return Content.systemNodes(of: view.content, in: inner)
  }
}

extension View {
  func tabLabel<Label: View>(_ role: TabRole?, _ label: () -> Label) -> some View {
    TabLabelView(content: self, label: label(), role: role)
  }

  /// Names the label of the tab that shows the view.
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    tabLabel(nil, label)
  }

  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabLook, style.systemTabLook.look)
  }

  /// Puts views above the bar of the tabs.
  public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    TabAccessoryView(content: self, accessory: content())
  }
}
