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

/// A look of navigations, as before `NavigationStack`.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }

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
  /// - Note: A navigation view shows one screen at a time.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }

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
  /// A Boolean value that is false in a picture, in which nobody searches.
  public var isSearching: Bool { false }
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
}
