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
