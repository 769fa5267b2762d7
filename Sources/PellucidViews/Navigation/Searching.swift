// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The place of a search field.
///
/// - Note: A field stands below the title where its place is the drawer of the navigation bar, and else where the platform puts it.
public struct SearchFieldPlacement: Sendable {
  fileprivate var isBelowTitle = false
  public static let automatic = Self(), toolbar = Self(), sidebar = Self(), toolbarPrincipal = Self()
  public static let navigationBarDrawer = Self(isBelowTitle: true)
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self {
    navigationBarDrawer
  }

  /// The time at which a field below the title is shown.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = Self(), always = Self()
  }
}

extension View {
  private func searched(_ text: String, _ placement: SearchFieldPlacement, _ prompt: String?) -> some View {
    navigationNote {
      $0.search = SearchNote(text: text, prompt: prompt, isBelowTitle: placement.isBelowTitle)
    }
  }

  /// Shows a search field in the bars of the navigation around.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searched(text.wrappedValue, placement, prompt?.string)
  }

  public func searchable<S: SystemTitle>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searched(text.wrappedValue, placement, prompt.systemText.string)
  }

  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    searched(text.wrappedValue, placement, prompt?.string)
  }

  public func searchable<S: SystemTitle>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    searched(text.wrappedValue, placement, prompt.systemText.string)
  }
}

/// The place of the suggestions of a search.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  /// Several places.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let menu = Self(rawValue: 1), content = Self(rawValue: 2)
  }

  private let name: String
  public static let automatic = Self(name: "automatic"), menu = Self(name: "menu")
  public static let content = Self(name: "content")
}

/// The time at which the scopes of a search are shown.
public struct SearchScopeActivation: Sendable {
  public static let automatic = Self(), onTextEntry = Self(), onSearchPresentation = Self()
}

/// The reaction of bars to a search.
public struct SearchPresentationToolbarBehavior: Sendable {
  public static let automatic = Self(), avoidHidingContent = Self()
}

// Suggestions and scopes are shown during a search, and nobody searches in a picture.
extension View {
  /// Offers texts for a search.
  ///
  /// - Note: Nobody searches in a picture.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }

  /// Shows or hides suggestions.
  ///
  /// - Note: Nobody searches in a picture.
  public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set)
    -> some View
  { self }

  /// Sets the text that the view stands for among suggestions.
  ///
  /// - Note: Nobody searches in a picture.
  public func searchCompletion(_ completion: String) -> some View { self }

  /// Offers the parts of a program in which a search looks.
  ///
  /// - Note: Nobody searches in a picture.
  public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S)
    -> some View
  { self }

  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { self }

  /// Connects the focus of the search field with a state.
  ///
  /// - Note: Nobody searches in a picture.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
  public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    self
  }

  /// Sets the reaction of bars to a search.
  ///
  /// - Note: Nobody searches in a picture.
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
    self
  }
}

/// A look of navigations, as before `NavigationStack`.
@MainActor @preconcurrency
public protocol NavigationViewStyle {
  /// A Boolean value that is true for columns where there is room. Only the styles of this module state it.
  var systemHasColumns: Bool { get }
}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public let systemHasColumns = false
  nonisolated public init() {}
}

/// Columns beside each other where there is room: a view for each of two or three.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public let systemHasColumns = true
  nonisolated fileprivate init() {}
}

/// Two columns beside each other where there is room.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public let systemHasColumns = true
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: Self { Self() }
}

/// The look of the platform.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public let systemHasColumns = false
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: Self { Self() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: Self { Self() }
}

/// A look of forms.
@MainActor @preconcurrency
public protocol FormStyle {}

/// Settings in groups, the look of the engine's forms.
public struct GroupedFormStyle: FormStyle { nonisolated public init() {} }

extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { Self() } }

extension View {
  /// Changes the look of navigations.
  ///
  /// - Note: A navigation view shows one screen at a time where its style does not ask for columns.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.hasNavigationColumns, style.systemHasColumns)
  }

  /// Changes the look of forms.
  ///
  /// - Note: Every form is in groups.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}

/// The action that ends a search. Nobody searches in a picture.
public struct DismissSearchAction: Sendable {
  @MainActor @preconcurrency public func callAsFunction() {}
}

extension EnvironmentValues {
  private enum ColumnsKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// A Boolean value that is true where the views of a navigation are columns, as far as there is room.
  var hasNavigationColumns: Bool {
    get { self[ColumnsKey.self] }
    set { self[ColumnsKey.self] = newValue }
  }

  /// A Boolean value that is false in a picture, in which nobody searches.
  public var isSearching: Bool { false }
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
}
