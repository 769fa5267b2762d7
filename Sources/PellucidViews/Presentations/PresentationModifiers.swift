// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidComponents
import PellucidDesign
import PellucidScene

/// A view that shows something in front of all others while a state holds.
struct PresentingView<Content: View>: SystemView {
  let content: Content
  /// Makes what is shown; nil where nothing is.
  let make: (@MainActor (ViewScope) -> Presentation)?

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let list = Content.systemNodes(of: view.content, in: scope.child(.body))
    guard let make = view.make else { return list }
    let inner = scope.child(.part("presentation"))
    inner.environment.leaveContainers()
    (inner.environment.font, inner.environment.foregroundFilling) = (nil, nil)
    inner.environment.splitColumn = nil
    let presentation = make(inner)
    return .each(of: list) { PresentingNode($0, presentation) }
  }
}

/// The kinds of panels with views of people's own in them.
private enum Panel {
  case sheet, cover
  case popover(Edge)
}

extension View {
  private func panel<Shown: View>(_ panel: Panel, _ shown: Shown?) -> some View {
    guard let shown else { return PresentingView(content: self, make: nil) }
    return PresentingView(content: self) { scope in
      if case .cover = panel {} else { scope.environment.isInPanel = true }
      return Presentation(panel, Shown.systemNodes(of: shown, in: scope), scope.environment)
    }
  }

  /// Shows a sheet while a state holds.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    panel(.sheet, isPresented.wrappedValue ? content() : nil)
  }

  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    panel(.sheet, item.wrappedValue.map(content))
  }

  /// Covers the screen with a view while a state holds.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    panel(.cover, isPresented.wrappedValue ? content() : nil)
  }

  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    panel(.cover, item.wrappedValue.map(content))
  }

  /// Shows a popover at the view while a state holds; on iPhone a sheet, unless its views ask for a popover.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    panel(.popover(arrowEdge), isPresented.wrappedValue ? content() : nil)
  }

  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    panel(.popover(arrowEdge), item.wrappedValue.map(content))
  }
}

/// The part of a view that a popover points at.
///
/// - Note: A popover points at the middle of the view.
public enum PopoverAttachmentAnchor {
  /// A rectangle of a view.
  public struct Source: Sendable {
    public static let bounds = Source()
  }

  case rect(Source)
  case point(UnitPoint)
}

extension Presentation {
  @MainActor fileprivate init(_ panel: Panel, _ content: ViewList, _ environment: EnvironmentValues) {
    self.init(component: Component(.sheet), content: content, room: ComponentRoom(environment))
    let notes = content.presentationNotes
    switch panel {
    case .cover: coversScreen = room.traits.platform != .macOS
    case .popover(let edge) where notes.keepsPopover || room.traits.platform != .iOS:
      // The arrow leaves the panel on the side of the view.
      component = Component(.popover).with(.edge, word: edge == .top || edge == .leading ? .top : .bottom)
      isAnchored = true
    case .sheet, .popover: break
    }
    if room.traits.platform == .watchOS, !coversScreen { component = Component(.modal) }
    if room.traits.platform == .tvOS { coversScreen = true }
  }
}

/// The settings that views state for the panel around them.
struct PresentationNotes {
  var detents: [PresentationDetent] = []
  var indicator = Visibility.automatic
  var keepsPopover = false
  /// The views that fill the panel behind its content.
  var background: ViewList?
  /// The radius of the panel's corners, in points; nil is that of the platform.
  var cornerRadius: CGFloat?

  /// Returns the sheet with the settings.
  func sheet(_ room: ComponentRoom, in screen: CGSize) -> Component {
    var sheet = Component(.sheet)
    guard room.traits.platform == .iOS else { return sheet }
    switch detents.first?.kind {
    case .medium: sheet = sheet.with(.detent, word: .medium)
    case .fraction(let fraction):
      sheet = sheet.with(.proportion, .number(min(max(Double(fraction), 0.1), 1)))
    case .height(let height):
      // The component takes a part of the height that the screen leaves a sheet.
      let most = max(1, screen.height - room.metric(.sheet, .top))
      sheet = sheet.with(.proportion, .number(Double(min(max(height / most, 0.1), 0.999))))
    case .large, nil: break
    }
    let isShown = indicator == .visible || indicator == .automatic && detents.count > 1
    return isShown ? sheet.with(.grabber, flag: true) : sheet
  }
}

extension EnvironmentValues {
  private enum PanelKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// A Boolean value that is true for the views in a sheet or popover, which has a ground of its own.
  var isInPanel: Bool {
    get { self[PanelKey.self] }
    set { self[PanelKey.self] = newValue }
  }
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  fileprivate enum Kind: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
  }
  fileprivate let kind: Kind

  public static let medium = Self(kind: .medium), large = Self(kind: .large)
  public static func fraction(_ fraction: CGFloat) -> Self { Self(kind: .fraction(fraction)) }
  public static func height(_ height: CGFloat) -> Self { Self(kind: .height(height)) }

  /// The place among detents from low to high; a height counts as low.
  fileprivate var order: CGFloat {
    switch kind {
    case .height: 0
    case .fraction(let fraction): fraction
    case .medium: 0.5
    case .large: 1
    }
  }
}

extension ViewList {
  /// The settings that the views state for the panel around them; those of outer views win.
  var presentationNotes: PresentationNotes {
    var notes = PresentationNotes()
    for node in nodes.flatMap({ $0.descendants(NoteNode<PresentationNotes>.self) { _ in false } }).reversed()
    {
      node.change(&notes)
    }
    return notes
  }
}

extension View {
  private func presentationNote(_ change: @escaping (inout PresentationNotes) -> Void) -> some View {
    NodeView(content: self) { NoteNode<PresentationNotes>($0, change) }
  }

  /// Sets the heights of the sheet around the view; it opens at the lowest.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationNote { $0.detents = detents.sorted { $0.order < $1.order } }
  }

  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let selected = selection.wrappedValue
    let others = detents.subtracting([selected]).sorted { $0.order < $1.order }
    return presentationNote { $0.detents = [selected] + others }
  }

  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationNote { $0.indicator = visibility }
  }

  /// Fills the panel around the view with a style. What the style lets through is the panel's own ground.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    PanelBackgroundView(content: self, background: Rectangle().fill(style))
  }

  /// Fills the panel around the view with views. What they let through is the panel's own ground.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    PanelBackgroundView(content: self, background: ZStack(alignment: alignment, content: content))
  }

  /// Sets the radius of the corners of the sheet around the view, in points; nil is that of the platform.
  ///
  /// As in SwiftUI, sheets of macOS, tvOS and watchOS keep theirs.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationNote { $0.cornerRadius = cornerRadius }
  }

  /// Sets whether views behind the panel react to people.
  ///
  /// - Note: This changes no picture.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View
  {
    self
  }

  /// Sets whether a swipe scrolls or resizes the panel.
  ///
  /// - Note: This changes no picture.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }

  /// Keeps a popover on iPhone, where it would become a sheet.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationNote { $0.keepsPopover = adaptation == .popover || adaptation == .none }
  }

  /// Keeps the panel around the view until an action closes it.
  ///
  /// - Note: This changes no picture.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// The way in which a panel changes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic"), none = Self(name: "none")
  public static let popover = Self(name: "popover"), sheet = Self(name: "sheet")
  public static let fullScreenCover = Self(name: "fullScreenCover")
}

/// The reaction of views behind a panel.
public struct PresentationBackgroundInteraction: Sendable {
  public static var automatic: Self { Self() }
  public static var enabled: Self { Self() }
  public static var disabled: Self { Self() }
  public static func enabled(upThrough detent: PresentationDetent) -> Self { .enabled }
}

/// The meaning of a swipe in a panel.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String
  public static var automatic: Self { Self(name: "automatic") }
  public static var resizes: Self { Self(name: "resizes") }
  public static var scrolls: Self { Self(name: "scrolls") }
}

/// A view with the ground of the panel around it.
private struct PanelBackgroundView<Content: View, Background: View>: SystemView {
  let content: Content
  let background: Background

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let behind = Background.systemNodes(of: view.background, in: scope.child(.part("background")))
    let list = Content.systemNodes(of: view.content, in: scope.child(.body))
    return .each(of: list) { NoteNode<PresentationNotes>($0) { $0.background = behind } }
  }
}
