// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A program, which has scenes. A picture is drawn of one view of it.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  /// Ends at once: a program of views is drawn view by view, and has no window of its own.
  public static func main() {}
}

/// A part of a program with windows of its own.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// A scene of the system, without a body.
@MainActor @preconcurrency
public protocol SystemScene: Scene where Body == Never {}

extension SystemScene {
  public var body: Never { fatalError("The body of a scene of the system is not asked for.") }
}

/// Makes one scene of the scenes that are written in a closure.
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  @MainActor public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene
  {
    SceneGroup()
  }
  @MainActor public static func buildOptional(_ scene: (any Scene)?) -> some Scene { SceneGroup() }
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// Several scenes.
struct SceneGroup: SystemScene {}

/// Windows of the same kind.
public struct WindowGroup<Content: View>: SystemScene {
  /// The view of a new window.
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) { self.content = content() }
  @_disfavoredOverload
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public init<D: Codable & Hashable>(
    id: String? = nil, for type: D.Type, @ViewBuilder content: (Binding<D?>) -> Content
  ) { self.content = content(.constant(nil)) }
  public init<D: Codable & Hashable>(
    id: String? = nil, for type: D.Type = D.self, @ViewBuilder content: (Binding<D>) -> Content,
    defaultValue: () -> D
  ) { self.content = content(.constant(defaultValue())) }
  @_disfavoredOverload
  public init<D: Codable & Hashable>(
    _ title: some StringProtocol, id: String? = nil, for type: D.Type,
    @ViewBuilder content: (Binding<D?>) -> Content
  ) { self.content = content(.constant(nil)) }
  @_disfavoredOverload
  public init<D: Codable & Hashable>(
    _ title: some StringProtocol, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: (Binding<D>) -> Content, defaultValue: () -> D
  ) { self.content = content(.constant(defaultValue())) }
}

/// One window.
public struct Window<Content: View>: SystemScene {
  let content: Content

  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// The window of a program's settings.
public struct Settings<Content: View>: SystemScene {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// A program's item in the menu bar.
public struct MenuBarExtra<Label: View, Content: View>: SystemScene {
  let label: Label
  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), label())
  }
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) where Label == Text {
    (self.content, label) = (content(), Text(title))
  }
}

// The scenes of a program have no part in the picture of a view.
extension Scene {
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    self
  }
  public func environment<T: AnyObject>(_ object: T?) -> some Scene { self }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene { self }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some Scene
  {
    self
  }
  @_disfavoredOverload
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
    self
  }
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
  public func windowLevel(_ level: WindowLevel) -> some Scene { self }
  public func defaultWindowPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
  public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }
  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}

/// The views of a window that is placed. No window is placed in a picture.
public struct WindowLayoutRoot {
  fileprivate init() {}
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// The screen and the windows around a window that is placed.
public struct WindowPlacementContext {
  /// A screen, in points.
  public struct DisplayProxy: Equatable, Sendable {
    public let bounds: CGRect
    public let visibleRect: CGRect
  }

  public let defaultDisplay: DisplayProxy
  public let windows: [WindowProxy]
}

/// A window of a program.
public struct WindowProxy: Identifiable, Sendable {
  public let id: String
}

/// The place and the size of a window, in points; nil is that of the system.
public struct WindowPlacement {
  public var position: CGPoint?
  public var size: CGSize?

  public init(_ position: CGPoint? = nil, size: CGSize? = nil) {
    (self.position, self.size) = (position, size)
  }
  public init(x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {
    position = CGPoint(x: x, y: y)
    if let width, let height { size = CGSize(width: width, height: height) }
  }
}

/// The level of a window among others.
public struct WindowLevel: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic"), normal = Self(name: "normal")
  public static let floating = Self(name: "floating"), desktop = Self(name: "desktop")
}

/// The windows that a program opens again.
public struct SceneRestorationBehavior: Sendable {
  public static let automatic = Self(), disabled = Self()
}

/// The reaction of a window to people.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic"), enabled = Self(name: "enabled")
  public static let disabled = Self(name: "disabled")
}

/// Work that a program does while it is not shown, which is never in a picture.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
  fileprivate init() {}
}

extension BackgroundTask where Request == Void, Response == Void {
  public static func appRefresh(_ identifier: String) -> Self { Self() }
}

extension BackgroundTask where Request == String, Response == Void {
  public static var urlSession: Self { Self() }
}

extension BackgroundTask where Request == Void, Response == Void {
  public static func urlSession(_ identifier: String) -> Self { Self() }
}

/// The look of the bar of a window, which is that of the view in it.
public protocol WindowToolbarStyle {}
public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public init() {} }
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle { public init(showsTitle: Bool = true) {} }
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  public init(showsTitle: Bool = true) {}
}
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { public init() {} }
extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  public static var automatic: Self { Self() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  public static var unified: Self { Self() }
  public static func unified(showsTitle: Bool) -> Self { Self(showsTitle: showsTitle) }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  public static var unifiedCompact: Self { Self() }
  public static func unifiedCompact(showsTitle: Bool) -> Self { Self(showsTitle: showsTitle) }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  public static var expanded: Self { Self() }
}

/// The look of what an item in the menu bar opens.
public protocol MenuBarExtraStyle {}
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  public static var automatic: Self { Self() }
}
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  public static var menu: Self { Self() }
}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  public static var window: Self { Self() }
}

/// The sizes that a window may take.
public struct WindowResizability: Sendable {
  public static let automatic = Self(), contentSize = Self(), contentMinSize = Self()
}

/// The look of a window's frame.
public protocol WindowStyle {}
public struct DefaultWindowStyle: WindowStyle { public init() {} }
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }
public struct TitleBarWindowStyle: WindowStyle { public init() {} }
public struct PlainWindowStyle: WindowStyle { public init() {} }
extension WindowStyle where Self == DefaultWindowStyle { public static var automatic: Self { Self() } }
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: Self { Self() }
}
extension WindowStyle where Self == TitleBarWindowStyle { public static var titleBar: Self { Self() } }
extension WindowStyle where Self == PlainWindowStyle { public static var plain: Self { Self() } }
