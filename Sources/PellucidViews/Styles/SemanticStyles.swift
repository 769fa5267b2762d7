// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

/// The style of texts, symbols and shapes around.
public struct ForegroundStyle: ShapeStyle {
  public init() {}
  public func systemFilling(in environment: EnvironmentValues) -> SystemFilling {
    HierarchicalShapeStyle.primary.systemFilling(in: environment)
  }
}

/// The tint of the views around: the accent colour where none is set.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
  public func systemFilling(in environment: EnvironmentValues) -> SystemFilling {
    environment.tintFilling ?? Color.accentColor.systemFilling(in: environment)
  }
}

/// The style of backgrounds: that of `backgroundStyle(_:)`, or the system's.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
  public func systemFilling(in environment: EnvironmentValues) -> SystemFilling {
    Self.level(0, in: environment)
  }

  /// Returns a level of the style: the system's backgrounds, or an opacity of the style that was set.
  static func level(_ level: Int, in environment: EnvironmentValues) -> SystemFilling {
    if let style = environment.backgroundStyle?.systemFilling(in: environment) {
      return style.level(level, in: environment)
    }
    let names = ["systemBackground", "secondarySystemBackground", "tertiarySystemBackground"]
    return Color(system: names[min(level, names.count - 1)]).systemFilling(in: environment)
  }
}

/// A style of the system that has a name of its own.
protocol NamedStyle: ShapeStyle {
  /// The name of the colour on the platform of some traits.
  static func name(on platform: Platform) -> String
}

extension NamedStyle {
  public func systemFilling(in environment: EnvironmentValues) -> SystemFilling {
    Color(system: Self.name(on: environment.traits.platform)).systemFilling(in: environment)
  }
}

/// The background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle, NamedStyle {
  public init() {}
  static func name(on platform: Platform) -> String { "systemBackground" }
}

/// The style of selected content.
public struct SelectionShapeStyle: ShapeStyle, NamedStyle {
  public init() {}
  static func name(on platform: Platform) -> String {
    platform == .macOS ? "selectedContentBackgroundColor" : "accentColor"
  }
}

/// The style of lines between content.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
  public func systemFilling(in environment: EnvironmentValues) -> SystemFilling {
    SystemFilling(environment.fixed(.separator))
  }
}

/// The style of placeholders in fields.
public struct PlaceholderTextShapeStyle: ShapeStyle, NamedStyle {
  public init() {}
  static func name(on platform: Platform) -> String { "placeholderText" }
}

/// The style of links.
public struct LinkShapeStyle: ShapeStyle, NamedStyle {
  public init() {}
  static func name(on platform: Platform) -> String { "link" }
}

/// The style of fills over a background.
public struct FillShapeStyle: ShapeStyle {
  public init() {}
  public func systemFilling(in environment: EnvironmentValues) -> SystemFilling {
    SystemFilling(environment.fixed(.fill))
  }
}

extension ShapeStyle where Self == ForegroundStyle { public static var foreground: Self { Self() } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: Self { Self() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: Self { Self() } }
extension ShapeStyle where Self == SelectionShapeStyle { public static var selection: Self { Self() } }
extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: Self { Self() } }
extension ShapeStyle where Self == LinkShapeStyle { public static var link: Self { Self() } }
extension ShapeStyle where Self == FillShapeStyle { public static var fill: Self { Self() } }
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: Self { Self() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: Self { Self() }
}

extension EnvironmentValues {
  private enum TintKey: EnvironmentKey { static var defaultValue: SystemFilling? { nil } }
  private enum AccentKey: EnvironmentKey { static var defaultValue: ColorStyle? { nil } }
  private enum BackgroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

  /// The tint that was given to the views; nil for the accent colour.
  var tintFilling: SystemFilling? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The accent colour that was set for the views; nil for the program's.
  var statedAccent: ColorStyle? {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }

  /// The style of backgrounds that state none; nil for the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets the tint of controls and of the style `tint`.
  public func tint(_ tint: Color?) -> some View {
    EnvironmentView(content: self) {
      ($0.tintFilling, $0.controlTint) = (tint?.systemFilling(in: $0), tint?.style(in: $0))
    }
  }

  public func tint(_ tint: some ShapeStyle) -> some View {
    EnvironmentView(content: self) { $0.tintFilling = tint.systemFilling(in: $0) }
  }

  /// Sets the accent colour, which is also the tint of controls.
  public func accentColor(_ accentColor: Color?) -> some View {
    EnvironmentView(content: tint(accentColor)) { $0.statedAccent = accentColor?.style(in: $0) }
  }

  /// Sets the style of backgrounds that state none.
  public func backgroundStyle(_ style: some ShapeStyle) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
