// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidPlan

/// A line along the edge that darkens or lightens the colours, strongest where the edge faces its light.
struct EdgeLine: Sendable {
  private let strength: Strength
  private let facing: Facing
  private let height: Constant, perHeight: Constant
  private let offset: Constant
  private let bias: Constant
  private let isDark: Bool
  /// A Boolean value that is true where the line is a stroke just outside the edge, one height wide, instead of a
  /// band along the inside.
  private let isStroke: Bool
  let isOff: Bool
  /// The distances outside and inside the edge that the line reaches, without antialiasing.
  let outerReach: Float, innerReach: Float

  /// The amount by which a band's strength falls from its outer to its inner boundary.
  private static var ramp: Float { 0.75 }

  init(_ line: PixelGlass.EdgeLine) {
    strength = Strength(amount: line.amount)
    facing = Facing(angleInRadians: line.angle, cosineOfSpread: Angle.cosine(line.spread))
    height = Constant(line.height)
    perHeight = Constant(1 / max(line.height, 1e-6))
    offset = Constant(line.offset)
    bias = Constant(line.colorBias)
    isDark = line.colorBias < 0
    isStroke = line.offset < 0 && (line.height + line.offset).magnitude < 0.002 * max(line.height, 1)
    isOff = strength.isOff || !(line.height > 0)
    outerReach = Float(max(0, -line.offset))
    innerReach = isStroke ? 0 : Float(max(0, line.height + line.offset))
  }

  /// Returns the amount of the line, 0…2: the sum of the sides facing toward and away from the light.
  @inline(always)
  func amount<Number: Lanes>(_ point: GlassPoint<Number>, coverage: Number) -> Number {
    let place = point.distance + offset
    let outside = ((0 - place) * point.perWidth + 0.5).saturated
    let band: Number
    if isStroke {
      band = (1 - coverage) * outside
    } else {
      let depth = (0 - place) * perHeight
      let inBand = ((place + height) * point.perWidth + 0.5).saturated * outside
      band = inBand * (1 - depth.saturated * Self.ramp)
    }
    let toward = strength.value(band * facing.value(point.x, point.y, side: 1))
    let away = strength.value(band * facing.value(point.x, point.y, side: -1))
    return toward + away
  }

  /// Returns straight colours with `amount` of the line applied. `face` holds the remapped colours that the line is
  /// made of.
  @inline(always)
  func applied<Number: Lanes>(
    to color: GlassColor<Number>, face: GlassColor<Number>, amount: Number
  ) -> GlassColor<Number> {
    @inline(always)
    func channel(_ value: Number, _ remapped: Number) -> Number {
      let limited = isDark ? Number.least(remapped, value) : Number.greatest(remapped, value)
      let mixed = value.mixed(with: limited, amount)
      return mixed * (amount * (3 - mixed * 2) * bias + 1)
    }
    return color.withColors(
      channel(color.red, face.red), channel(color.green, face.green), channel(color.blue, face.blue))
  }
}

/// White light on the rim: a key light from above and a fill light from below, each with a weaker and deeper copy.
struct RimLight: Sendable {
  private let main: Layer, diffuse: Layer
  private let matrix: VibrantMatrix
  private let opacity: Constant
  let isOff: Bool
  /// The depth that the light reaches, without antialiasing.
  let reach: Float

  init(_ rim: PixelGlass.Rim) {
    let cosine = Angle.cosine(rim.spread)
    main = Layer(
      height: rim.height, curvature: rim.curvature, strength: Strength(amount: rim.amount),
      facing: Facing(angleInRadians: rim.angle, cosineOfSpread: cosine))
    diffuse = Layer(
      height: rim.height * rim.diffuse.heightScale, curvature: 1,
      strength: Strength(amount: rim.amount * rim.diffuse.amountScale),
      facing: Facing(angleInRadians: rim.angle, cosineOfSpread: cosine * rim.diffuse.spreadScale))
    matrix = VibrantMatrix(rim.matrix, limit: rim.clamp)
    opacity = Constant(rim.opacity)
    isOff = !(rim.opacity > 0) || !(rim.height > 0)
    reach = Float(max(rim.height, rim.height * rim.diffuse.heightScale))
  }

  /// A band of light with one depth, on both sides.
  struct Layer: Sendable {
    let height: Constant, perHeight: Constant, curvature: Constant
    let strength: Strength
    let facing: Facing

    init(height: Double, curvature: Double, strength: Strength, facing: Facing) {
      self.height = Constant(height)
      perHeight = Constant(1 / max(height, 1e-6))
      self.curvature = Constant(curvature)
      (self.strength, self.facing) = (strength, facing)
    }

    /// Returns the light's strength before the direction of the edge is taken into account.
    @inline(always)
    func profile<Number: Lanes>(_ point: GlassPoint<Number>) -> Number {
      let depth = 0 - point.distance
      let part = (depth * perHeight).saturated
      let (zero, one) = (Number(repeating: 0), Number(repeating: 1))
      let step = Number.choose(one, zero, where: part, isBelow: one)
      let edge = (depth * point.perWidth + 0.5).saturated
      let end = ((height - depth) * point.perWidth + 0.5).saturated
      return step.mixed(with: 1 - part, Number(curvature)) * edge * end
    }

    /// Returns the light from one side: 1 is the key light and −1 the fill light.
    @inline(always)
    func light<Number: Lanes>(_ profile: Number, _ point: GlassPoint<Number>, side: Float) -> Number {
      strength.value(profile * facing.value(point.x, point.y, side: side))
    }
  }

  /// The amounts of light at a pixel, 0…1.
  struct Amounts<Number: Lanes>: Sendable {
    /// The sum of both main lights, clamped.
    var main: Number
    /// The weaker copies of the key light and of the fill light.
    var key: Number, reflected: Number
  }

  /// Returns the amounts of all lights at a point of the field, times the opacity.
  @inline(always)
  func amounts<Number: Lanes>(_ point: GlassPoint<Number>) -> Amounts<Number> {
    let sharp = main.profile(point)
    let both = main.light(sharp, point, side: 1) + main.light(sharp, point, side: -1)
    let none = Number(repeating: 0)
    guard !diffuse.strength.isOff else {
      return Amounts(main: both.saturated * opacity, key: none, reflected: none)
    }
    let soft = diffuse.profile(point)
    return Amounts(
      main: both.saturated * opacity, key: diffuse.light(soft, point, side: 1) * opacity,
      reflected: diffuse.light(soft, point, side: -1) * opacity)
  }

  /// Applies the lights to premultiplied colours: both main lights together, then the copy of the key light, then the
  /// copy of the fill light.
  @inline(always)
  func applied<Number: Lanes>(to color: GlassColor<Number>, _ amounts: Amounts<Number>) -> GlassColor<Number>
  {
    var result = color
    if amounts.main.isSomewherePositive { result = matrix.mixed(into: result, amounts.main) }
    if amounts.key.isSomewherePositive { result = matrix.mixed(into: result, amounts.key) }
    if amounts.reflected.isSomewherePositive { result = matrix.mixed(into: result, amounts.reflected) }
    return result
  }
}

/// The last colour change: a lower white for displays of standard range, and the clamp of the highest values.
struct GlassTone: Sendable {
  private let white: Constant
  private let start: Constant, perLength: Constant
  private let limit: Constant
  private let floor: Constant
  private let preservesHue: Bool
  private let holds: Bool
  /// The depth inside the edge down to which the white changes.
  let reach: Float
  /// A Boolean value that is true where, deeper than `reach`, the clamp affects only values outside 0…1, which
  /// storing clamps anyway.
  var isStraightInside: Bool { !preservesHue && limit.value >= 1 && floor.value <= 0 }

  init(_ tone: PixelGlass.Tone) {
    white = Constant(tone.holdingWhite)
    start = Constant(tone.distance0)
    perLength = Constant(1 / max(tone.distance1 - tone.distance0, 1e-3))
    limit = Constant(tone.clamp)
    floor = Constant(tone.floor)
    preservesHue = tone.clampPreservesHue
    holds = tone.holdingWhite != 1
    reach = holds ? max(0, -start.value) : 0
  }

  /// Applies the white and the clamp to straight colours.
  @inline(always)
  func applied<Number: Lanes>(to color: GlassColor<Number>, distance: Number) -> GlassColor<Number> {
    cut(held(to: color, distance: distance))
  }

  /// Returns straight colours scaled by the display's white, not yet clamped.
  @inline(always)
  func held<Number: Lanes>(to color: GlassColor<Number>, distance: Number) -> GlassColor<Number> {
    guard holds else { return color }
    let outside = ((distance - start) * perLength).saturated
    let factor = Number(white).mixed(with: Number(repeating: 1), outside)
    return color.mapColors { $0 * factor }
  }

  /// Clamps straight colours to the lowest and the highest value.
  @inline(always)
  private func cut<Number: Lanes>(_ color: GlassColor<Number>) -> GlassColor<Number> {
    if preservesHue {
      let largest = Number.greatest(color.red, Number.greatest(color.green, color.blue))
      let factor = Number(limit) / Number.greatest(largest, Number(limit))
      return color.mapColors { Number.greatest($0 * factor, Number(floor)) }
    }
    return color.mapColors {
      Number.greatest(Number.least($0, Number(limit)), Number(floor))
    }
  }
}
