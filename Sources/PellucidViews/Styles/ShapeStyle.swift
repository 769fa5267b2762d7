// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

/// A colour, level or material that shapes, texts and symbols are filled with.
public protocol ShapeStyle: Sendable {
  /// Returns the filling among the views around.
  func systemFilling(in environment: EnvironmentValues) -> SystemFilling
}

/// A filling without names of views.
public struct SystemFilling: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case style(PellucidScene.ForegroundStyle)
    case gradient(FillStyle)
    case material(MaterialName)
  }

  var kind: Kind
  /// The opacity with which the filling is drawn, 0…1.
  var opacity = 1.0

  /// The filling of a layer of a shape.
  func content(in shape: PellucidGeometry.Shape) -> Layer.Content {
    switch kind {
    case .style(let style): .fill(shape: shape, .foreground(style))
    case .gradient(let fill): .fill(shape: shape, fill)
    case .material(let name): .material(MaterialContent(.material(name), shape: shape))
    }
  }

  /// The style of a text or symbol; gradients and materials fill shapes only.
  var style: PellucidScene.ForegroundStyle? {
    if case .style(let style) = kind { style } else { nil }
  }
}

/// The levels of the style around: the first is the style itself.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: VibrancyLevel

  public static let primary = Self(level: .label)
  public static let secondary = Self(level: .secondaryLabel)
  public static let tertiary = Self(level: .tertiaryLabel)
  public static let quaternary = Self(level: .quaternaryLabel)

  public func systemFilling(in environment: EnvironmentValues) -> SystemFilling {
    // The levels of a colour are its opacities; those of the usual style are the system's labels.
    guard let style = environment.foregroundFilling, level != .label else {
      return environment.foregroundFilling
        ?? SystemFilling(kind: .style(PellucidScene.ForegroundStyle(.level(level))))
    }
    var filling = style
    filling.opacity *= Self.opacities[level] ?? 1
    return filling
  }

  /// The opacities of the levels of a colour; chosen: those of the system's labels.
  private static let opacities: [VibrancyLevel: Double] = [
    .secondaryLabel: 0.6, .tertiaryLabel: 0.3, .quaternaryLabel: 0.18,
  ]
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: Self { .primary }
  public static var secondary: Self { .secondary }
  public static var tertiary: Self { .tertiary }
  public static var quaternary: Self { .quaternary }
}

/// A standard material, which blurs and tints what is behind it.
public struct Material: ShapeStyle {
  let name: MaterialName

  public static let ultraThin = Self(name: .tier(.ultraThin)), thin = Self(name: .tier(.thin))
  public static let regular = Self(name: .tier(.regular)), thick = Self(name: .tier(.thick))
  public static let ultraThick = Self(name: .tier(.ultraThick)), bar = Self(name: .tier(.chrome))

  public func systemFilling(in environment: EnvironmentValues) -> SystemFilling {
    SystemFilling(kind: .material(name))
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Self { .ultraThin }
  public static var thinMaterial: Self { .thin }
  public static var regularMaterial: Self { .regular }
  public static var thickMaterial: Self { .thick }
  public static var ultraThickMaterial: Self { .ultraThick }
  public static var bar: Self { .bar }
}

/// A style whose type is not known.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  public init(_ style: some ShapeStyle) { self.style = style }

  public func systemFilling(in environment: EnvironmentValues) -> SystemFilling {
    style.systemFilling(in: environment)
  }
}

extension EnvironmentValues {
  private enum ForegroundKey: EnvironmentKey { static var defaultValue: SystemFilling? { nil } }

  /// The style that was given to the views; nil for the system's labels.
  var foregroundFilling: SystemFilling? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of texts, symbols and shapes.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    EnvironmentView(content: self) { $0.foregroundFilling = style.systemFilling(in: $0) }
  }

  public func foregroundColor(_ color: Color?) -> some View {
    EnvironmentView(content: self) { $0.foregroundFilling = color?.systemFilling(in: $0) }
  }
}
