// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidScene

/// A look of buttons that the engine draws.
@MainActor @preconcurrency
protocol ComponentButtonStyle: PrimitiveButtonStyle {
  var look: ButtonLook { get }
}

/// The looks of the engine's buttons.
enum ButtonLook: Hashable, Sendable {
  case automatic, plain, borderless, bordered, prominent, glass, glassProminent

  /// The word of components.
  var word: ComponentWord {
    switch self {
    case .automatic: .automatic
    case .plain, .borderless: .plain
    case .bordered: .bordered
    case .prominent: .prominent
    case .glass: .glass
    case .glassProminent: .glassProminent
    }
  }
}

extension ComponentButtonStyle {
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    ComponentButton(configuration: configuration, look: look)
  }
}

/// The look that the platform gives buttons.
public struct DefaultButtonStyle: ComponentButtonStyle {
  nonisolated public init() {}
  let look = ButtonLook.automatic
}

/// A label without a body and without a colour of its own.
public struct PlainButtonStyle: ComponentButtonStyle {
  nonisolated public init() {}
  let look = ButtonLook.plain
}

/// A label in the accent colour.
public struct BorderlessButtonStyle: ComponentButtonStyle {
  nonisolated public init() {}
  let look = ButtonLook.borderless
}

/// A label on a faint body.
public struct BorderedButtonStyle: ComponentButtonStyle {
  nonisolated public init() {}
  let look = ButtonLook.bordered
}

/// A label on a body in the accent colour.
public struct BorderedProminentButtonStyle: ComponentButtonStyle {
  nonisolated public init() {}
  let look = ButtonLook.prominent
}

/// A label on glass.
public struct GlassButtonStyle: ComponentButtonStyle {
  nonisolated public init() {}
  let look = ButtonLook.glass
}

/// A label on glass in the accent colour.
public struct GlassProminentButtonStyle: ComponentButtonStyle {
  nonisolated public init() {}
  let look = ButtonLook.glassProminent
}

/// A label in the colour of links.
public struct LinkButtonStyle: ComponentButtonStyle {
  nonisolated public init() {}
  let look = ButtonLook.borderless
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: Self { Self() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: Self { Self() }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle { public static var glass: Self { Self() } }
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: Self { Self() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle { public static var link: Self { Self() } }
