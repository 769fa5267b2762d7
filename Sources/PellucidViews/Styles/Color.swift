// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidColor
import PellucidDesign
import PellucidScene

/// A colour, which as a view fills the space that is proposed to it.
nonisolated public struct Color: FillingView, Hashable {
  /// The space in which the components of a colour are written.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  indirect enum Choice: Hashable, Sendable {
    case level(VibrancyLevel)
    case style(ColorStyle)
    case displayP3(DisplayP3Color)
    /// A colour with another value in light than in dark.
    case pair(light: Color, dark: Color)
    case mix(Color, Color, Double, Gradient.ColorSpace)
  }

  let choice: Choice
  /// The opacities that were given to the colour one after the other, each 0…1.
  private(set) var opacities: [Double] = []

  /// The opacity in addition to the colour's own, 0…1.
  var alpha: Double { opacities.reduce(1, *) }

  init(_ choice: Choice) { self.choice = choice }

  init(_ color: EncodedColor) { choice = .style(.custom(color)) }

  /// Creates the colour of a name that the engine's tables have.
  init(system name: String) { choice = .style(.semantic(name)) }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    guard colorSpace != .displayP3 else {
      self.init(.displayP3(DisplayP3Color(red: red, green: green, blue: blue, opacity: Float(opacity.unit))))
      return
    }
    let (red, green, blue, alpha) = (Float(red), Float(green), Float(blue), Float(opacity.unit))
    let color =
      colorSpace == .sRGBLinear
      ? EncodedColor(Straight<LinearSRGB>(red: red, green: green, blue: blue, alpha: alpha))
      : EncodedColor(red: red, green: green, blue: blue, alpha: alpha)
    self.init(color.withoutNaN)
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from hue, saturation and brightness, each 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let (hue, saturation, value) = (hue.unit * 6, saturation.unit, brightness.unit)
    func component(_ offset: Double) -> Double {
      let place = (offset + hue).truncatingRemainder(dividingBy: 6)
      return value - value * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Creates the colour of a name in the scene's catalogs. A name that no catalog has is clear.
  public init(_ name: String, bundle: Bundle? = nil) { choice = .style(.asset(name)) }

  public init(_ resource: ColorResource) { self.init(resource.name) }

  public static let primary = Color(.level(.label)), secondary = Color(.level(.secondaryLabel))
  public static let red = Color(system: "systemRed"), orange = Color(system: "systemOrange")
  public static let yellow = Color(system: "systemYellow"), green = Color(system: "systemGreen")
  public static let mint = Color(system: "systemMint"), teal = Color(system: "systemTeal")
  public static let cyan = Color(system: "systemCyan"), blue = Color(system: "systemBlue")
  public static let indigo = Color(system: "systemIndigo"), purple = Color(system: "systemPurple")
  public static let pink = Color(system: "systemPink"), brown = Color(system: "systemBrown")
  public static let gray = Color(system: "systemGray")
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(system: "accentColor")
  public static let white = Color(white: 1), black = Color(white: 0), clear = Color(white: 0, opacity: 0)

  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.opacities.append(opacity.unit)
    return color
  }

  /// Returns the colour mixed with another one.
  ///
  /// - Parameter fraction: The share of the other colour, 0…1.
  public func mix(with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual)
    -> Color
  {
    Color(.mix(self, other, fraction.unit, colorSpace))
  }

  public func systemFilling(in environment: EnvironmentValues) -> SystemFilling {
    SystemFilling(kind: .style(environment.fixed(foreground(in: environment))), opacity: alpha)
  }

  /// Returns the style without the opacity.
  private func foreground(in environment: EnvironmentValues) -> PellucidScene.ForegroundStyle {
    switch choice {
    case .level(let level): .init(.level(level))
    case .style(let color): .init(.color(environment.onPlatform(color)))
    case .displayP3(let color): .custom(color.encoded)
    case .pair, .mix: .custom(opaque.encoded(in: environment))
    }
  }

  /// The colour without the opacity.
  private var opaque: Color { Color(choice) }
}

/// A colour of the scene's catalogs by its name.
public struct ColorResource: Hashable, Sendable {
  let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
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
