// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The colour of the icons of the rows of a list.
public struct ListItemTint: Sendable {
  fileprivate let color: Color?
  /// A colour that stays, whatever the settings of the system.
  public static func fixed(_ tint: Color) -> Self { Self(color: tint) }
  /// A colour that a person's own choice of the accent may replace; a picture has none.
  public static func preferred(_ tint: Color) -> Self { Self(color: tint) }
  /// The colour of the text beside the icon.
  public static let monochrome = Self(color: .primary)
}

extension EnvironmentValues {
  private enum ItemTintKey: EnvironmentKey { static var defaultValue: Color? { nil } }

  /// The colour of the icons of rows; nil for that of the list.
  var listItemTint: Color? {
    get { self[ItemTintKey.self] }
    set { self[ItemTintKey.self] = newValue }
  }
}

extension View {
  /// Sets the colour of the icons of the rows of lists; nil is that of the list.
  public func listItemTint(_ tint: Color?) -> some View { environment(\.listItemTint, tint) }
  public func listItemTint(_ tint: ListItemTint?) -> some View { environment(\.listItemTint, tint?.color) }
}
