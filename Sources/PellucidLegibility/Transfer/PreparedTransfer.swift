// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// An error for which a bound cannot be computed.
package enum LegibilityError: Error, Hashable, Sendable {
  /// The blend mode of a layer or an ink is discontinuous or has no range here.
  case unboundedBlend(BlendMode)
  /// An arbitrary colour is mixed in after the mixing by the blur, or is followed by a step that is not
  /// increasing in each channel alone.
  case mappedOtherColor
  /// A step other than a flat source-over layer lies between the backdrop and the glass.
  case changedBelowGlass
  /// A component of a colour is infinite or NaN.
  case notFinite
  /// The backdrop is an empty set of colours.
  case emptyBackdrop
}

/// A transfer prepared for evaluation over boxes, with all colours in the gamut and in double precision.
struct PreparedTransfer: Sendable {
  /// A `Transfer.Step` in double precision, with its colour in the gamut and its matrix as rows of weights and a bias.
  enum Step: Sendable {
    case map(PreparedMapping)
    case paint(GamutColor, alpha: Double, BlendMode, opacity: Double)
    case otherColor(share: Double)
    case tint([(weights: GamutColor, bias: Double)], opacity: Double, limit: Double)
  }
  /// An `Ink` in double precision, with its colour in the gamut.
  enum Ink: Sendable {
    case paint(GamutColor, alpha: Double, BlendMode)
    /// Vibrancy: three rows for the colour and one for alpha, each with weights and a bias.
    case matrix([(weights: GamutColor, bias: Double)])
  }

  /// The steps before the mixing.
  private(set) var before: [Step]
  /// The steps after the mixing, below and above the foreground.
  let after: [Step], above: [Step]
  let ink: Ink
  let inkOpacity: Double
  private(set) var mixing: Transfer.Mixing
  let luminanceWeights: GamutColor
  /// A Boolean value indicating whether the finished colours are inverted.
  let isInverted: Bool
  /// A Boolean value indicating whether an arbitrary colour is mixed in before the mixing.
  let hasOtherColor: Bool
  /// The saturation, at least 1, of a first step that is omitted because it maps the gamut onto itself; nil if none is.
  private(set) var omittedSaturation: Double?
  /// The glass, which includes the steps of `before`; nil without glass.
  private(set) var glass: PreparedGlass?

  /// Prepares a transfer.
  init(_ transfer: Transfer) throws(LegibilityError) {
    let gamut = transfer.gamut
    before = try Self.prepared(transfer.beforeMixing, gamut)
    after = try Self.prepared(transfer.afterMixing, gamut)
    above = try Self.prepared(transfer.above, gamut)
    switch transfer.ink {
    case .color(let color, let blend):
      ink = .paint(try Self.bounded(color, blend, gamut), alpha: Double(color.alpha), blend)
    case .backdropMatrix(let matrix):
      var alpha = matrix.alpha
      alpha.w += 1
      ink = .matrix(matrix.rows + [(weights: GamutColor(alpha), bias: Double(alpha.w))])
    }
    inkOpacity = transfer.inkOpacity
    luminanceWeights = gamut.luminanceWeights
    isInverted = transfer.isInverted
    let other = before.firstIndex { $0.isOtherColor }
    hasOtherColor = other != nil
    // A surface with an arbitrary colour mixed in is treated as all mixtures of surface colours, which is wider
    // and still valid.
    mixing = hasOtherColor && transfer.mixing == .none ? .neighbors : transfer.mixing
    let isSound =
      before[(other ?? 0)...].allSatisfy { other == nil || $0.risesWithEachChannel }
      && !(after + above).contains { $0.isOtherColor }
    guard isSound else { throw .mappedOtherColor }
    if let glass = transfer.glass { self.glass = try prepared(glass) }
  }

  /// Prepares the glass, with the layers below as a linear function.
  private func prepared(_ glass: GlassTransfer) throws(LegibilityError) -> PreparedGlass {
    guard mixing == .none, before.allSatisfy({ $0.isLayer }) else { throw .changedBelowGlass }
    func below(_ white: Double) -> GamutColor {
      beforeMixing(ColorBox(GamutColor(white: white)), other: GamutColor(white: 0)).middle
    }
    let prepared = PreparedGlass(glass, black: below(0), white: below(1))
    guard prepared.surface(prepared.ranges(.gamut)).box.isFinite else { throw .notFinite }
    return prepared
  }

  /// Returns the transfer simplified for the case that every colour of the gamut can lie behind it.
  ///
  /// An initial saturation of at least 1 maps the gamut onto itself and is omitted: clamped at the gamut's edges,
  /// it would only slow down the search. Steps that treat each channel alone map the gamut to a product of three
  /// ranges, which is convex, so that mixing adds nothing.
  func simplifiedForWholeGamut() -> PreparedTransfer {
    var simple = self
    if case .map(let mapping)? = before.first, let saturation = mapping.saturationAlone, !hasOtherColor {
      simple.before.removeFirst()
      simple.omittedSaturation = saturation
    }
    if !hasOtherColor, simple.before.allSatisfy({ $0.treatsChannelsAlone }) { simple.mixing = .none }
    // The witness of a mixture of surfaces needs the unchanged steps.
    return simple.mixing == .none ? simple : self
  }

  /// Returns a backdrop colour for the colour that the search treats as backdrop, by inverting the omitted saturation.
  ///
  /// The colour `c` of the gamut is the result for the backdrop `Y + (c - Y) / s`, where Y is the grey of `c` and
  /// s the saturation; this backdrop lies between `c` and its grey and therefore in the gamut.
  func backdrop(of color: GamutColor) -> GamutColor {
    guard let saturation = omittedSaturation else { return color }
    let grey = GamutColor(white: color.dot(PreparedMapping.saturationWeights))
    return grey + (color - grey) * (1 / saturation)
  }

  /// Prepares steps, and rejects colours that are not finite and modes without a range.
  private static func prepared(_ steps: [Transfer.Step], _ gamut: Gamut) throws(LegibilityError) -> [Step] {
    var prepared: [Step] = []
    for step in steps {
      switch step {
      case .map(let mapping): prepared.append(.map(PreparedMapping(mapping)))
      case .paint(let color, let blend, let opacity):
        let bounded = try bounded(color, blend, gamut)
        guard opacity.isFinite else { throw .notFinite }
        prepared.append(.paint(bounded, alpha: Double(color.alpha), blend, opacity: opacity))
      case .otherColor(let share): prepared.append(.otherColor(share: share))
      case .tint(let matrix, let opacity, let limit):
        let rows = matrix.rows
        let sum = rows.reduce(opacity + limit) {
          $0 + $1.weights.red + $1.weights.green + $1.weights.blue + $1.bias
        }
        guard sum.isFinite else { throw .notFinite }
        prepared.append(.tint(rows, opacity: opacity, limit: limit))
      }
    }
    return prepared
  }

  /// Returns the colour in the gamut; throws if it is not finite or its mode has no range.
  private static func bounded(
    _ color: EncodedColor, _ blend: BlendMode, _ gamut: Gamut
  ) throws(LegibilityError) -> GamutColor {
    let inGamut = GamutColor(color, in: gamut)
    let sum = inGamut.red + inGamut.green + inGamut.blue + Double(color.alpha)
    guard sum.isFinite else { throw .notFinite }
    guard ColorJet(.gamut).painted(inGamut, alpha: 1, blend) != nil else { throw .unboundedBlend(blend) }
    return inGamut
  }
}

extension PreparedTransfer.Step {
  /// A Boolean value indicating whether the step mixes in an arbitrary colour.
  var isOtherColor: Bool {
    if case .otherColor = self { true } else { false }
  }

  /// A Boolean value indicating whether the step is a flat source-over layer.
  var isLayer: Bool {
    if case .paint(_, _, .sourceOver, _) = self { true } else { false }
  }

  /// A Boolean value indicating whether each channel of the result depends on that channel only.
  var treatsChannelsAlone: Bool {
    switch self {
    case .otherColor: true
    case .map(let mapping): mapping.treatsChannelsAlone
    case .tint: false
    case .paint(_, _, let blend, _): ![.hue, .saturation, .color, .luminosity].contains(blend)
    }
  }

  /// A Boolean value indicating whether each channel of the result is an increasing function of that channel only.
  var risesWithEachChannel: Bool {
    switch self {
    case .otherColor: true
    case .map, .tint: false
    case .paint(_, _, let blend, _): blend == .sourceOver || blend == .darken || blend == .lighten
    }
  }
}

extension GamutColor {
  /// Converts a colour to the space that a picture of `gamut` is drawn in; does not clamp, and drops alpha.
  package init(_ color: EncodedColor, in gamut: Gamut) {
    switch gamut {
    case .srgb: self.init(color.lanes)
    case .displayP3: self.init(Straight<DisplayP3>(color).lanes)
    }
  }
}
