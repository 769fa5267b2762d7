// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The settings that a view states for the navigation around it.
struct NavigationNotes {
  var title: ViewList?
  var subtitle: ViewList?
  var titleMode: NavigationBarItem.TitleDisplayMode?
  var items: [SystemToolbarItem] = []
  var hidden: Set<ToolbarPlacement.Kind> = []
  var hidesBackButton = false
  /// The edges at which content has no scroll edge below a bar.
  var plainEdges: Edge.Set = []
  /// The styles of the scroll edges that views have chosen.
  var edgeStyles: [Edge: ScrollEdgeEffectStyle] = [:]
  /// A Boolean value that is true where the way back has no title.
  var hidesBackTitle = false
  var hidesSidebarToggle = false
  /// The grounds of bars that views have chosen.
  var grounds: [ToolbarPlacement.Kind: BarGround] = [:]
  var destinations: [ObjectIdentifier: @MainActor (AnyHashable) -> AnyView] = [:]
  /// The view that a state of the view has pushed.
  var pushed: AnyView?
  var search: SearchNote?
}

/// A search field that a view asks for.
struct SearchNote {
  var text: String
  var prompt: String?
  /// A Boolean value that is true where the view asks for a field below the title.
  var isBelowTitle: Bool
}

extension LayoutNode {
  /// The settings that the views in the view state for the navigation around it; those of outer views win.
  var navigationNotes: NavigationNotes {
    var notes = NavigationNotes()
    let nodes = descendants(NoteNode<NavigationNotes>.self) { $0 is NavigationNode && $0 !== self }
    for node in nodes.reversed() { node.change(&notes) }
    return notes
  }
}

/// A view with settings for the navigation around it, which are made where the view is made.
struct NavigationNoteView<Content: View>: SystemView {
  let content: Content
  let make: @MainActor (ViewScope) -> (inout NavigationNotes) -> Void

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let change = view.make(scope.child(.part("notes")))
    let list = Content.systemNodes(of: view.content, in: scope.child(.body))
    return .each(of: list) { NoteNode<NavigationNotes>($0, change) }
  }
}

extension View {
  func navigationNote(_ change: @escaping (inout NavigationNotes) -> Void) -> some View {
    NodeView(content: self) { NoteNode<NavigationNotes>($0, change) }
  }

  private func navigationLabel<Label: View>(
    _ label: Label, _ keyPath: WritableKeyPath<NavigationNotes, ViewList?>
  ) -> some View {
    NavigationNoteView(content: self) { scope in
      (scope.environment.font, scope.environment.foregroundFilling) = (nil, nil)
      let list = Label.systemNodes(of: label, in: scope)
      return { $0[keyPath: keyPath] = list }
    }
  }

  public func navigationTitle(_ title: Text) -> some View { navigationLabel(title, \.title) }
  public func navigationTitle<S: SystemTitle>(_ title: S) -> some View {
    navigationTitle(Text(title: title))
  }
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(title.wrappedValue))
  }
  public func navigationSubtitle(_ subtitle: Text) -> some View { navigationLabel(subtitle, \.subtitle) }
  public func navigationSubtitle<S: SystemTitle>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(title: subtitle))
  }
  public func navigationBarTitle<S: SystemTitle>(_ title: S) -> some View { navigationTitle(title) }
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  public func navigationBarTitle<S: SystemTitle>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  {
    navigationNote { $0.titleMode = displayMode }
  }

  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationNote { $0.titleMode = mode.mode }
  }

  /// Sets the purpose of the bar around the view. An editor's way back has no title.
  ///
  /// - Note: Titles stay in the middle of bars on iPad.
  public func toolbarRole(_ role: ToolbarRole) -> some View {
    navigationNote { $0.hidesBackTitle = role == .editor }
  }

  public func navigationBarHidden(_ hidden: Bool) -> some View {
    navigationNote { if hidden { $0.hidden.insert(.navigation) } }
  }

  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    navigationNote { $0.hidesBackButton = hidesBackButton }
  }
}

// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    let content = content()
    return NavigationNoteView(content: self) { scope in
      let items = Content.systemItems(of: content, in: scope)
      return { $0.items = items + $0.items }
    }
  }

  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return toolbar { ToolbarItemGroup { content } }
  }
}

extension View {
  public func navigationBarItems<Leading: View, Trailing: View>(leading: Leading, trailing: Trailing)
    -> some View
  {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  /// Shows or hides bars around the view.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    navigationNote { notes in
      guard visibility == .hidden else { return }
      for bar in bars { notes.hidden.insert(bar.kind == .automatic ? .navigation : bar.kind) }
    }
  }

  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    navigationNote { notes in
      guard visibility == .hidden else { return }
      for bar in bars { notes.hidden.insert(bar.kind == .automatic ? .navigation : bar.kind) }
    }
  }
}

/// The bar at the top of a view of a navigation.
public struct NavigationBarItem: Sendable {
  /// The size of the title.
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large
  }
}

/// The size of the title in a bar.
public struct ToolbarTitleDisplayMode: Sendable {
  fileprivate let mode: NavigationBarItem.TitleDisplayMode
  public static let automatic = Self(mode: .automatic), large = Self(mode: .large)
  public static let inline = Self(mode: .inline), inlineLarge = Self(mode: .large)
}

/// The purpose of a bar.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic"), navigationStack = Self(name: "navigationStack")
  public static let browser = Self(name: "browser"), editor = Self(name: "editor")
}
