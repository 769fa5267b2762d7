// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidComponents
import PellucidDesign
import PellucidScene

/// A control that chooses one of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: SystemView {
  private let label: Label
  private let selection: AnyHashable
  private let content: Content

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let environment = scope.environment
    let look = environment.pickerLook.shown(in: environment)
    let inner = scope.child(.part("options"))
    inner.environment.isComponentPart = true
    inner.environment.leaveContainers()
    if look != .inline { (inner.environment.font, inner.environment.foregroundFilling) = (nil, nil) }
    if look == .link {
      inner.environment.foregroundFilling = HierarchicalShapeStyle.secondary.systemFilling(in: environment)
    }
    inner.environment.tagsElements = true
    let options = PickerOptions(
      list: Content.systemNodes(of: view.content, in: inner), selection: view.selection)
    let body = scope.child(.body)
    guard look != .inline else { return options.rows(environment) }
    let control = AnyView(PickerControl(options: options, look: look, label: AnyView(view.label)))
    return AnyView.systemNodes(of: control, in: body)
  }
}

extension Picker {
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), selection: AnyHashable(selection.wrappedValue), content: content())
  }

  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, selection: AnyHashable(selection.wrappedValue), content: content())
  }
}

extension Picker where Label == Text {
  public init<S: SystemTitle>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(title: title), selection: AnyHashable(selection.wrappedValue), content: content())
  }
}

/// The values of a picker, and the one that is chosen.
@MainActor struct PickerOptions {
  let list: ViewList
  let selection: AnyHashable

  var nodes: [LayoutNode] { list.nodes.filter { !($0 is EmptyNode) } }

  /// The index of the value that is chosen; nil for a value that is not among the options.
  var chosen: Int? {
    nodes.firstIndex { node in
      guard let tag = node.rowTraits.tag else { return false }
      return tag == selection || tag == unwrapped
    }
  }

  /// The chosen value without the optional around it, which tags may leave out.
  private var unwrapped: AnyHashable? {
    let mirror = Mirror(reflecting: selection.base)
    guard mirror.displayStyle == .optional else { return nil }
    return mirror.children.first?.value as? AnyHashable
  }

  /// Returns the values as rows of the list around, with a checkmark at the one that is chosen.
  func rows(_ environment: EnvironmentValues) -> ViewList {
    let options = self
    return ViewList.each(of: list) { node in
      NoteNode<RowTraits>(node) { traits in
        let isChosen = node.rowTraits.tag == options.selection || node.rowTraits.tag == options.unwrapped
        traits.accessory = isChosen ? .checkmark : nil
      }
    }
  }
}

/// The looks of pickers.
enum PickerLook: Hashable, Sendable {
  case automatic, menu, segmented, wheel, inline, link, radio

  /// Returns the look that a picker has among the views around it.
  @MainActor func shown(in environment: EnvironmentValues) -> PickerLook {
    let platform = environment.traits.platform
    switch self {
    case .automatic: return platform == .watchOS ? .wheel : platform == .tvOS ? .segmented : .menu
    case .inline where environment.collection == nil: return platform == .macOS ? .radio : .wheel
    default: return self
    }
  }
}

/// A picker as one control, with its label.
private struct PickerControl: View {
  let options: PickerOptions
  let look: PickerLook
  let label: AnyView

  var body: some View {
    switch look {
    case .segmented: AnyView(segments)
    case .wheel: AnyView(wheel)
    case .radio: AnyView(radios)
    case .link: AnyView(link)
    default: AnyView(menu)
    }
  }

  private var segments: some View {
    PartsView(stretches: .horizontal, nodes: options.nodes) { attachments, environment in
      let parts = options.nodes.prefix(100).map { node -> Component in
        var part = attachments.label(Component(.segment), [node])
        if part.text(.title) != nil { part.properties[.symbol] = nil }
        return part
      }
      return Component(.segmentedControl).with(.items, parts: Array(parts))
        .with(.selection, .number(Double(options.chosen ?? -1)))
        .with(.size, word: environment.controlSize.word)
    }
  }

  private var wheel: some View {
    PartsView(stretches: .horizontal, nodes: options.nodes) { attachments, _ in
      let parts = options.nodes.prefix(1000).map { attachments.label(Component(.option), [$0]) }
      let wheel = Component(.wheel).with(.items, parts: Array(parts))
        .with(.selection, .number(Double(options.chosen ?? 0)))
      return Component(.picker).with(.items, parts: [wheel])
    }
  }

  private var radios: some View {
    VStack(alignment: .leading) {
      ForEach(0..<options.nodes.count) { index in
        PartsView(nodes: [options.nodes[index]]) { attachments, _ in
          let state: ComponentState = options.chosen == index ? .on : .off
          return attachments.label(
            Component(.toggle, states: [state]).with(.style, word: .radio), [options.nodes[index]])
        }
      }
    }
  }

  private var menu: some View {
    ChosenView { environment in
      let button = PartsView(nodes: options.chosen.map { [options.nodes[$0]] } ?? []) {
        attachments, environment in
        var part = Component(.popUpButton).with(.size, word: environment.controlSize.word)
          .with(.tint, color: environment.controlTint)
        if let chosen = options.chosen { part = attachments.label(part, [options.nodes[chosen]]) }
        return part.text(.title) == nil && part.text(.symbol) == nil ? part.with(.title, text: " ") : part
      }
      // The label of a menu alone is left out on iOS.
      guard environment.collection != nil || environment.traits.platform == .macOS else {
        return AnyView(button)
      }
      return AnyView(LabelledControl(label: label) { button })
    }
  }

  private var link: some View {
    HStack {
      label
      Spacer()
      NodesView(nodes: options.chosen.map { [options.nodes[$0]] } ?? [])
    }.rowTraits { $0.accessory = .disclosure }
  }
}

/// Views whose nodes are made already.
struct NodesView: SystemView {
  let nodes: [LayoutNode]
  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList { ViewList(view.nodes) }
}

/// A component with parts that are made of views.
struct PartsView: SystemView {
  var stretches: Axis.Set = []
  let nodes: [LayoutNode]
  let make: @MainActor (inout AttachedViews, EnvironmentValues) -> Component

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    var attachments = AttachedViews()
    let component = view.make(&attachments, scope.environment).inEnvironment(scope.environment)
    let room = ComponentRoom(scope.environment)
    return ViewList([
      ComponentNode(component, room, views: attachments.nodes, stretches: view.stretches)
    ])
  }
}

/// A look of pickers.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// The look among those of this module. Only the styles of this module have one.
  var systemPickerLook: SystemPickerLook { get }
}

/// A look of pickers without names of views.
public struct SystemPickerLook: Sendable { let look: PickerLook }

/// The look that the platform gives pickers.
public struct DefaultPickerStyle: PickerStyle {
  public let systemPickerLook = SystemPickerLook(look: .automatic)
  nonisolated public init() {}
}

/// A button that opens a menu.
public struct MenuPickerStyle: PickerStyle {
  public let systemPickerLook = SystemPickerLook(look: .menu)
  nonisolated public init() {}
}

/// Segments beside each other.
public struct SegmentedPickerStyle: PickerStyle {
  public let systemPickerLook = SystemPickerLook(look: .segmented)
  nonisolated public init() {}
}

/// A column of values on a wheel.
public struct WheelPickerStyle: PickerStyle {
  public let systemPickerLook = SystemPickerLook(look: .wheel)
  nonisolated public init() {}
}

/// All values in the list around.
public struct InlinePickerStyle: PickerStyle {
  public let systemPickerLook = SystemPickerLook(look: .inline)
  nonisolated public init() {}
}

/// A row that leads to the values.
public struct NavigationLinkPickerStyle: PickerStyle {
  public let systemPickerLook = SystemPickerLook(look: .link)
  nonisolated public init() {}
}

/// Radio buttons below each other, on macOS.
public struct RadioGroupPickerStyle: PickerStyle {
  public let systemPickerLook = SystemPickerLook(look: .radio)
  nonisolated public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: Self { Self() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { Self() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { Self() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { Self() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { Self() } }
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: Self { Self() }
}
extension PickerStyle where Self == RadioGroupPickerStyle { public static var radioGroup: Self { Self() } }

extension EnvironmentValues {
  private enum PickerKey: EnvironmentKey { static var defaultValue: PickerLook { .automatic } }
  private enum TagsKey: EnvironmentKey { static var defaultValue: Bool { false } }

  var pickerLook: PickerLook {
    get { self[PickerKey.self] }
    set { self[PickerKey.self] = newValue }
  }

  /// A Boolean value that is true where views of a collection are tagged with the identity of their element.
  var tagsElements: Bool {
    get { self[TagsKey.self] }
    set { self[TagsKey.self] = newValue }
  }
}

extension View {
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLook, style.systemPickerLook.look)
  }
}
