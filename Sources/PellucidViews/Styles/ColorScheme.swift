// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign
import PellucidScene

/// The appearance of an interface: light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light, dark

  var appearance: Appearance { self == .dark ? .dark : .light }

  init(_ traits: Traits) { self = traits.appearance == .dark ? .dark : .light }
}

/// The contrast that the user has asked for.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard, increased
}

extension EnvironmentValues {
  private enum AssetsKey: EnvironmentKey { static var defaultValue: SceneAssets { SceneAssets() } }
  private enum SchemesKey: EnvironmentKey { static var defaultValue: PreferredScheme? { nil } }

  /// The appearance of the view.
  public var colorScheme: ColorScheme {
    get { ColorScheme(traits) }
    set { traits.appearance = newValue.appearance }
  }

  /// The contrast that the user has asked for.
  public var colorSchemeContrast: ColorSchemeContrast {
    traits.contrast == .increased ? .increased : .standard
  }

  /// The app's own colours and pictures by their names.
  var assets: SceneAssets {
    get { self[AssetsKey.self] }
    set { self[AssetsKey.self] = newValue }
  }

  /// The place where views state the appearance that they prefer for the whole picture; nil outside of a drawing.
  var preferredScheme: PreferredScheme? {
    get { self[SchemesKey.self] }
    set { self[SchemesKey.self] = newValue }
  }
}

/// The appearance that the views of a picture prefer for all of it.
final class PreferredScheme {
  var scheme: ColorScheme?
}

/// A view that prefers an appearance of the whole picture.
private struct PreferringView<Content: View>: SystemView {
  let content: Content
  let scheme: ColorScheme?

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    if let scheme = view.scheme { scope.environment.preferredScheme?.scheme = scheme }
    return Content.systemNodes(of: view.content, in: scope.child(.body))
  }
}

extension View {
  /// Sets the appearance of the whole picture.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    PreferringView(content: self, scheme: colorScheme)
  }

  /// Sets the appearance of the view. Levels of labels have their plain colours in a part of a picture with another
  /// appearance, even on a material, and glass has the appearance of the picture, as
  /// has what components put on it.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
