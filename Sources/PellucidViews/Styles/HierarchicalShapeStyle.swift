// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

/// The levels of the style around: the first is the style itself.
public struct HierarchicalShapeStyle: ShapeStyle {
  /// The number of the level, from 0 for the strongest.
  let level: Int

  public static let primary = Self(level: 0), secondary = Self(level: 1), tertiary = Self(level: 2)
  public static let quaternary = Self(level: 3), quinary = Self(level: 4)

  public func systemFilling(in environment: EnvironmentValues) -> SystemFilling {
    let stated = environment.foregroundFillings
    guard let first = stated.first else { return Self.label(level, in: environment) }
    return level < stated.count ? stated[level] : first.level(level, in: environment)
  }

  /// Returns the system's label of a level, which is vibrant on materials.
  static func label(_ level: Int, in environment: EnvironmentValues) -> SystemFilling {
    let style: PellucidScene.ForegroundStyle =
      level < labels.count ? .init(.level(labels[level])) : .semantic("quinary")
    return SystemFilling(environment.fixed(style))
  }

  private static let labels: [VibrancyLevel] = [
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel,
  ]
}

extension SystemFilling {
  /// Returns a lower level of the filling. The levels of the labels are the system's; those of other styles are opacities.
  func level(_ level: Int, in environment: EnvironmentValues) -> SystemFilling {
    if kind == HierarchicalShapeStyle.label(0, in: environment).kind {
      var label = HierarchicalShapeStyle.label(level, in: environment)
      label.opacity = opacity
      return label
    }
    var filling = self
    filling.opacity *= Self.opacities[min(level, Self.opacities.count - 1)]
    return filling
  }

  /// The opacities of the levels of a colour; chosen: those of the system's labels.
  private static let opacities = [1, 0.6, 0.3, 0.18, 0.05]
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: Self { .primary }
  public static var secondary: Self { .secondary }
  public static var tertiary: Self { .tertiary }
  public static var quaternary: Self { .quaternary }
  public static var quinary: Self { .quinary }
}

extension ShapeStyle {
  /// The second level of the style.
  public var secondary: some ShapeStyle { lower(1) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { lower(2) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { lower(3) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { lower(4) }

  private func lower(_ level: Int) -> ChangedStyle<Self> {
    if Self.self == BackgroundStyle.self {
      return ChangedStyle(base: self) { $0 = BackgroundStyle.level(level, in: $1) }
    }
    return ChangedStyle(base: self) { $0 = $0.level(level, in: $1) }
  }
}

extension EnvironmentValues {
  private enum ForegroundKey: EnvironmentKey { static var defaultValue: [SystemFilling] { [] } }

  /// The levels of the style that was given to the views, the strongest first; empty for the system's labels.
  var foregroundFillings: [SystemFilling] {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// The style that was given to the views; nil for the system's labels.
  var foregroundFilling: SystemFilling? {
    get { foregroundFillings.first }
    set { foregroundFillings = newValue.map { [$0] } ?? [] }
  }
}

extension View {
  /// Sets the style of texts, symbols and shapes.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    EnvironmentView(content: self) { $0.foregroundFilling = style.systemFilling(in: $0) }
  }

  /// Sets the style of texts, symbols and shapes, and the style of their second level.
  public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View {
    EnvironmentView(content: self) {
      $0.foregroundFillings = [primary.systemFilling(in: $0), secondary.systemFilling(in: $0)]
    }
  }

  /// Sets the style of texts, symbols and shapes, and the styles of their second and third level.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> some View {
    EnvironmentView(content: self) {
      $0.foregroundFillings = [
        primary.systemFilling(in: $0), secondary.systemFilling(in: $0), tertiary.systemFilling(in: $0),
      ]
    }
  }

  public func foregroundColor(_ color: Color?) -> some View {
    EnvironmentView(content: self) { $0.foregroundFilling = color?.systemFilling(in: $0) }
  }
}
