// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// A step of a transfer as a sum: a share of the colour, a constant, and terms that each change with one weighted sum of the channels.
///
/// Where no term bends, the step is linear. Every step of the materials has this form.
struct BentStep: Sendable {
  /// A weighted sum of the channels, taken through a curve, in one direction.
  struct Term: Sendable {
    var weights: GamutColor
    var bias = 0.0
    var curve = BentCurve.limited(.everything)
    var direction: GamutColor

    func input(_ color: GamutColor) -> Double { weights.dot(color) + bias }
  }

  /// The share of the colour that is kept.
  var kept: Double
  var added = GamutColor(white: 0)
  var terms: [Term] = []

  /// Creates the step that mixes in one result for each channel: a row of a matrix, limited to a range.
  static func rows(
    _ rows: [(weights: GamutColor, bias: Double)], _ range: Interval, share: Double
  ) -> BentStep {
    let terms = zip(rows, GamutColor.axes).map { row, axis in
      Term(weights: row.weights, bias: row.bias, curve: .limited(range), direction: axis * share)
    }
    return BentStep(kept: 1 - share, terms: terms)
  }
}

/// A function of one number that is linear between its bends, or smooth.
enum BentCurve: Sendable {
  /// The number limited to a range.
  case limited(Interval)
  /// A polynomial of the number limited to 0…1, which is limited to 0…1 too.
  case cubic(Cubic)

  /// The most by which a straight line may differ from a smooth curve before a range is split: less than a fiftieth of a step of
  /// 8 bits, and about as much as `ContrastBound.surfaceMargin`.
  private static let tolerance = 5e-5
  /// Bends that are nearer than this to the end of a range count as error.
  private static let least = 1e-9

  func value(at input: Double) -> Double {
    switch self {
    case .limited(let range): min(max(input, range.low), range.high)
    case .cubic(let cubic): min(max(cubic.value(at: min(max(input, 0), 1)), 0), 1)
    }
  }

  /// The greatest slope, regardless of its sign.
  var steepness: Double {
    switch self {
    case .limited: 1
    case .cubic(let cubic): cubic.slopeRange(over: Interval(0, 1)).magnitude
    }
  }

  /// Returns a number at which a range is to be split; nil where the curve is straight enough between the ends of the range.
  func bend(in range: Interval) -> Double? {
    let ends =
      switch self {
      case .limited(let limits): limits
      case .cubic: Interval(0, 1)
      }
    func isInside(_ end: Double) -> Bool { end > range.low + Self.least && end < range.high - Self.least }
    if isInside(ends.low) { return ends.low }
    if isInside(ends.high) { return ends.high }
    return error(in: range) > Self.tolerance ? range.middle : nil
  }

  /// Returns the most by which the curve differs from the straight line between its values at the ends of a range without bends.
  func error(in range: Interval) -> Double {
    guard case .cubic(let cubic) = self else { return Self.least }
    let inner = range.clamped(0, 1)
    let values = cubic.range(over: inner)
    let limited = values.clamped(0, 1)
    guard limited == values else { return limited.width + Self.least }
    func bending(_ input: Double) -> Double { (6 * cubic.cube * input + 2 * cubic.square).magnitude }
    let most = max(bending(inner.low), bending(inner.high))
    return most * inner.width * inner.width / 8 + Self.least * steepness
  }
}

extension GamutColor {
  /// The colours of one channel alone, whose dot product with a colour is that channel.
  static let axes = [
    GamutColor(red: 1, green: 0, blue: 0), GamutColor(red: 0, green: 1, blue: 0),
    GamutColor(red: 0, green: 0, blue: 1),
  ]
}

extension PreparedMapping {
  /// The mapping as bent steps.
  var bentSteps: [BentStep] {
    var steps: [BentStep] = []
    if let curve {
      let level = BentStep.Term(
        weights: Self.curveWeights, curve: .cubic(curve.cubic), direction: GamutColor(white: curve.amount))
      steps.append(BentStep(kept: 1 - curve.amount, terms: [level]))
    }
    if let channelCurve {
      let terms = GamutColor.axes.map { axis in
        BentStep.Term(weights: axis, curve: .cubic(channelCurve), direction: axis)
      }
      steps.append(BentStep(kept: 0, terms: terms))
    }
    if let mix { steps.append(.rows(mix.rows, Interval(0, 1), share: mix.share)) }
    return steps + [.rows(rows, Interval(0, 1), share: 1)]
  }
}

extension PreparedTransfer.Step {
  /// The step as bent steps; nil for a smooth blend mode and one that mixes channels, and for an arbitrary colour.
  var bentSteps: [BentStep]? {
    switch self {
    case .map(let mapping): mapping.bentSteps
    case .paint(let color, let alpha, let blend, let opacity):
      Self.painted(color, alpha, blend, opacity).map { [$0] }
    case .tint(let rows, let opacity, let limit): [.rows(rows, Interval(-.infinity, limit), share: opacity)]
    case .otherColor: nil
    }
  }

  /// Returns the step that paints a flat layer.
  private static func painted(
    _ color: GamutColor, _ alpha: Double, _ blend: BlendMode, _ opacity: Double
  ) -> BentStep? {
    let mixesInside = blend == .plusLighter || blend == .plusDarker
    let share = mixesInside ? opacity : alpha * opacity
    var step = BentStep(kept: 1 - share)
    for axis in GamutColor.axes {
      guard let line = BentLine(of: blend, source: axis.dot(color), alpha) else { return nil }
      step.added = step.added + axis * (line.start * share)
      step.terms.append(
        BentStep.Term(weights: axis, direction: axis * (line.slope * share)))
      if line.turn != 0 {
        step.terms.append(
          BentStep.Term(
            weights: axis, bias: -line.bend, curve: .limited(Interval(0, .infinity)),
            direction: axis * (line.turn * share)))
      }
    }
    return step
  }
}

/// The result of a blend mode in one channel as a function of the backdrop: a line with one bend.
private struct BentLine {
  /// The result over black.
  var start: Double
  var slope: Double
  /// The backdrop at which the slope changes, and the change.
  var (bend, turn) = (0.0, 0.0)

  private init(_ start: Double, _ slope: Double, at bend: Double = 0, turn: Double = 0) {
    (self.start, self.slope, self.bend, self.turn) = (start, slope, bend, turn)
  }

  /// Returns the line of a mode for a source; nil for a mode that is smooth or mixes channels.
  init?(of mode: BlendMode, source: Double, _ alpha: Double) {
    switch mode {
    case .sourceOver: self.init(source, 0)
    case .plusLighter: self.init(source * alpha, 1, at: 1 - source * alpha, turn: -1)
    case .plusDarker: self.init(0, 0, at: (1 - source) * alpha, turn: 1)
    case .multiply: self.init(0, source)
    case .screen: self.init(source, 1 - source)
    case .overlay: self.init(0, 2 * source, at: 0.5, turn: 2 - 4 * source)
    case .darken: self.init(0, 1, at: source, turn: -1)
    case .lighten: self.init(source, 0, at: source, turn: 1)
    case .colorDodge: self.init(0, 1 / (1 - source), at: 1 - source, turn: -1 / (1 - source))
    case .colorBurn: self.init(0, 0, at: 1 - source, turn: 1 / source)
    case .hardLight where source <= 0.5: self.init(0, 2 * source)
    case .hardLight: self.init(2 * source - 1, 2 - 2 * source)
    case .difference: self.init(source, -1, at: source, turn: 2)
    case .exclusion: self.init(source, 1 - 2 * source)
    default: return nil
    }
  }
}
