// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidScene

/// A colour, which as a view fills the space that is proposed to it.
nonisolated public struct Color: ShapeStyle, SystemView, Hashable {
  /// The space in which the components of a colour are written.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case displayP3
  }

  private enum Choice: Hashable, Sendable {
    case level(VibrancyLevel)
    case style(ColorStyle)
  }

  private let choice: Choice
  /// The opacity in addition to the colour's own, 0…1.
  private var alpha = 1.0

  private init(_ choice: Choice) { self.choice = choice }
  private init(semantic name: String) { choice = .style(.semantic(name)) }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let (red, green, blue, alpha) = (Float(red), Float(green), Float(blue), Float(opacity))
    let color =
      colorSpace == .sRGB
      ? EncodedColor(red: red, green: green, blue: blue, alpha: alpha)
      : EncodedColor(Straight<DisplayP3>(red: red, green: green, blue: blue, alpha: alpha))
    self.init(.style(.custom(color)))
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates the colour of a name in the scene's catalogs.
  public init(_ name: String) { choice = .style(.asset(name)) }

  public static let primary = Color(.level(.label)), secondary = Color(.level(.secondaryLabel))
  public static let red = Color(semantic: "systemRed"), orange = Color(semantic: "systemOrange")
  public static let yellow = Color(semantic: "systemYellow"), green = Color(semantic: "systemGreen")
  public static let mint = Color(semantic: "systemMint"), teal = Color(semantic: "systemTeal")
  public static let cyan = Color(semantic: "systemCyan"), blue = Color(semantic: "systemBlue")
  public static let indigo = Color(semantic: "systemIndigo"), purple = Color(semantic: "systemPurple")
  public static let pink = Color(semantic: "systemPink"), brown = Color(semantic: "systemBrown")
  public static let gray = Color(semantic: "systemGray")
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(semantic: "accentColor")
  public static let white = Color(white: 1), black = Color(white: 0), clear = Color(white: 0, opacity: 0)

  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.alpha *= min(max(opacity, 0), 1)
    return color
  }

  /// The colour with its opacity, where it is a colour of its own; nil for the system's.
  var encoded: EncodedColor? {
    guard case .style(.custom(var color)) = choice else { return nil }
    color.alpha *= Float(alpha)
    return color
  }

  /// The colour for glass.
  var style: ColorStyle? {
    if let encoded { return .custom(encoded) }
    if case .style(let style) = choice { return style }
    return nil
  }

  public func systemFilling(in environment: EnvironmentValues) -> SystemFilling {
    let style: PellucidScene.ForegroundStyle =
      switch choice {
      case .level(let level): PellucidScene.ForegroundStyle(.level(level))
      case .style(let color): PellucidScene.ForegroundStyle(.color(color))
      }
    return SystemFilling(kind: .style(style), opacity: alpha)
  }

  @MainActor public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let filling = view.systemFilling(in: scope.environment)
    let node = FillingNode { _ in filling.content(in: .rectangle) }
    return ViewList([filling.faded(node)])
  }
}

extension SystemFilling {
  /// Returns a node of the filling at its opacity.
  func faded(_ node: LayoutNode) -> LayoutNode {
    let opacity = opacity
    return opacity < 1 ? LayerNode(node, change: { $0.opacity = opacity }) : node
  }
}

extension ShapeStyle where Self == Color {
  public static var red: Self { .red }
  public static var orange: Self { .orange }
  public static var yellow: Self { .yellow }
  public static var green: Self { .green }
  public static var mint: Self { .mint }
  public static var teal: Self { .teal }
  public static var cyan: Self { .cyan }
  public static var blue: Self { .blue }
  public static var indigo: Self { .indigo }
  public static var purple: Self { .purple }
  public static var pink: Self { .pink }
  public static var brown: Self { .brown }
  public static var gray: Self { .gray }
  public static var white: Self { .white }
  public static var black: Self { .black }
  public static var clear: Self { .clear }
  public static var accentColor: Self { .accentColor }
}
