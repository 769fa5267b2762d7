// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidColor
import PellucidDesign
import PellucidScene

extension Color {
  /// A colour of fixed components, in extended sRGB.
  public struct Resolved: ShapeStyle, Hashable, Codable {
    public var red: Float, green: Float, blue: Float
    public var opacity: Float

    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let color = Color(
        colorSpace, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
      self.init(color.encoded(in: EnvironmentValues()))
    }

    init(_ color: EncodedColor) {
      (red, green, blue, opacity) = (color.red, color.green, color.blue, color.alpha)
    }

    /// The components in linear light.
    public var linearRed: Float { linear.red }
    public var linearGreen: Float { linear.green }
    public var linearBlue: Float { linear.blue }

    private var linear: Straight<LinearSRGB> { Straight<LinearSRGB>(encoded) }

    var encoded: EncodedColor { EncodedColor(red: red, green: green, blue: blue, alpha: opacity) }

    public func systemFilling(in environment: EnvironmentValues) -> SystemFilling {
      Color(self).systemFilling(in: environment)
    }
  }

  public init(_ resolved: Resolved) { self.init(resolved.encoded.withoutNaN) }

  /// Returns the components of the colour among the values of a view.
  public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(encoded(in: environment)) }

  /// Returns the components with the opacity under the settings of a view. An asset that is not known is clear.
  func encoded(in environment: EnvironmentValues) -> EncodedColor {
    var color: EncodedColor
    switch choice {
    case .level(let level): color = environment.encoded(.semantic(level.colorName)) ?? .clear
    case .style(let style): color = environment.encoded(environment.onPlatform(style)) ?? .clear
    case .displayP3(let wide): color = wide.encoded
    case .pair(let light, let dark):
      color = (environment.traits.appearance == .dark ? dark : light).encoded(in: environment)
    case .mix(let first, let second, let share, let space):
      color = space.mix(first.encoded(in: environment), second.encoded(in: environment), Float(share))
    }
    color.alpha *= Float(alpha)
    return color
  }

  /// The colour by its name or its components; nil where it depends on the views around.
  var style: ColorStyle? {
    switch choice {
    case .style(.custom(var color)):
      color.alpha *= Float(alpha)
      return .custom(color)
    case .style(let style): return alpha == 1 ? style : nil
    case .displayP3(let wide):
      var color = wide.encoded
      color.alpha *= Float(alpha)
      return .custom(color)
    case .level, .pair, .mix: return nil
    }
  }

  /// Returns the colour for a gradient, a shadow or glass, by its name where it has one.
  func style(in environment: EnvironmentValues) -> ColorStyle {
    guard alpha == 1, !environment.hasOwnColors else { return .custom(encoded(in: environment)) }
    switch choice {
    case .level(let level): return .semantic(level.colorName)
    case .style(let style): return environment.onPlatform(style)
    case .displayP3(let wide): return .custom(wide.encoded)
    case .pair, .mix: return .custom(encoded(in: environment))
    }
  }
}

extension EncodedColor {
  static let clear = EncodedColor(white: 0, alpha: 0)

  /// The colour with 0 in place of components that are not finite.
  var withoutNaN: EncodedColor {
    func number(_ value: Float) -> Float { value.isFinite ? value : 0 }
    return EncodedColor(red: number(red), green: number(green), blue: number(blue), alpha: number(alpha))
  }

  /// Returns the colour mixed with another one, premultiplied.
  func mixed(with other: EncodedColor, _ share: Float) -> EncodedColor {
    let lanes = premultiplied.lanes + (other.premultiplied.lanes - premultiplied.lanes) * share
    return Premultiplied<SRGB>(red: lanes.x, green: lanes.y, blue: lanes.z, alpha: lanes.w).straight
  }
}

extension Gradient {
  /// The space in which colours are mixed.
  public struct ColorSpace: Hashable, Sendable {
    private let isPerceptual: Bool
    /// The space of the picture.
    public static let device = Self(isPerceptual: false)
    /// OKLab, in which equal steps look alike.
    public static let perceptual = Self(isPerceptual: true)

    /// The space in which the engine mixes the colours of a mesh.
    var mixing: MixingSpace { isPerceptual ? .perceptual : .device }

    func mix(_ first: EncodedColor, _ second: EncodedColor, _ share: Float) -> EncodedColor {
      guard isPerceptual else { return first.mixed(with: second, share) }
      func number(_ one: Float, _ other: Float) -> Float { one + (other - one) * share }
      let (one, other) = (OKLab(first), OKLab(second))
      func coordinate(_ one: Double, _ other: Double) -> Double { one + (other - one) * Double(share) }
      let mixed = OKLab(
        lightness: coordinate(one.lightness, other.lightness), a: coordinate(one.a, other.a),
        b: coordinate(one.b, other.b))
      var color = mixed.encoded
      color.alpha = number(first.alpha, second.alpha)
      return color
    }
  }
}

extension PellucidScene.Shadow {
  /// Creates the shadow of a colour, with the nearest numbers that a document can state; nil where a number is not finite.
  ///
  /// - Parameter radius: Twice the standard deviation of the blur, in points.
  init?(_ color: Color, radius: CGFloat, x: CGFloat, y: CGFloat, in environment: EnvironmentValues) {
    guard radius.isFinite, x.isFinite, y.isFinite else { return nil }
    func offset(_ length: CGFloat) -> Double {
      min(max(Double(length), Self.offsets.lowerBound), Self.offsets.upperBound)
    }
    self.init(sigma: min(max(0, Double(radius) / 2), Self.sigmas.upperBound), x: offset(x), y: offset(y))
    self.color = color.style(in: environment)
  }
}
