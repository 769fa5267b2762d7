// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view that moves the content of the scroll views in it.
public struct ScrollViewReader<Content: View>: SystemView {
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let requests = scope.kept("requests") { ScrollRequests() }
    scope.remake = { scope in
      scope.environment.marksElements = true
      let content = scope.reading(view) { $0.content(ScrollViewProxy(requests: requests)) }
      return .each(of: Content.systemNodes(of: content, in: scope.child(.body))) {
        ScrollRequestNode($0, requests, scope.graph)
      }
    }
    return scope.make()
  }
}

/// The access to the scroll views in a reader. In a picture the last request holds.
public struct ScrollViewProxy {
  let requests: ScrollRequests

  /// Shows the view of an identity.
  ///
  /// - Parameter anchor: The point of the view that is put on the same point of the visible part; nil moves no further than is needed.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    requests.target = ScrollTarget(place: .view(AnyHashable(id)), anchor: anchor)
  }
}

/// A view that shows a part of the content of the scroll view in it.
private struct ScrolledView<Content: View>: SystemView {
  let content: Content
  let target: ScrollTarget?

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let requests = scope.kept("requests") { ScrollRequests() }
    requests.target = view.target
    let (graph, inner) = (scope.graph, scope.child(.body))
    inner.environment.marksElements = true
    return .each(of: Content.systemNodes(of: view.content, in: inner)) {
      ScrollRequestNode($0, requests, graph)
    }
  }
}

extension View {
  /// Shows the view whose identity a state names; nil shows the start.
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    let target = id.wrappedValue.map {
      ScrollTarget(place: .view(AnyHashable($0)), anchor: anchor ?? .topLeading)
    }
    return ScrolledView(content: self, target: target)
  }

  /// Shows the part of the content that a state names.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    var target = position.wrappedValue.target
    if target?.anchor == nil, case .view? = target?.place { target?.anchor = anchor ?? .topLeading }
    return ScrolledView(content: self, target: target)
  }

  /// Sets the point of the content that is shown at first.
  public func scrollPosition(initialAnchor: UnitPoint?) -> some View { defaultScrollAnchor(initialAnchor) }

  /// Sets the point of the content that is shown at first, and at which shorter content stands.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.scrollAnchor, anchor)
  }

  /// Sets the point of the content that views use in a role.
  ///
  /// - Note: The place at first is the only role that changes a picture.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    EnvironmentView(content: self) { if role == .initialOffset { $0.scrollAnchor = anchor } }
  }
}

/// A use of the anchor of a scroll view.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  public static var initialOffset: Self { Self(name: "initialOffset") }
  public static var sizeChanges: Self { Self(name: "sizeChanges") }
  public static var alignment: Self { Self(name: "alignment") }
}

extension EnvironmentValues {
  private enum AnchorKey: EnvironmentKey { static var defaultValue: UnitPoint? { nil } }

  /// The point of the content of scroll views that is shown at first; nil is the start.
  var scrollAnchor: UnitPoint? {
    get { self[AnchorKey.self] }
    set { self[AnchorKey.self] = newValue }
  }
}
