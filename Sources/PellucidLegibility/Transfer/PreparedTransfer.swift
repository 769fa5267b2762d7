// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// Why a bound cannot be computed.
package enum LegibilityError: Error, Hashable, Sendable {
  /// A layer or an ink mixes by a mode whose result jumps or has no range here.
  case unboundedBlend(BlendMode)
  /// Something that looks at a colour as a whole lies above a colour that may be any.
  case mappedOtherColor
  /// Something else than flat layers lies between the backdrop and glass.
  case changedBelowGlass
  /// A colour has a component that is infinite or not a number.
  case notFinite
  /// The backdrop holds no colour at all.
  case emptyBackdrop
}

/// A transfer with every name and single-precision number replaced, ready to be evaluated over boxes.
struct PreparedTransfer: Sendable {
  enum Step: Sendable {
    case map(PreparedMapping)
    case paint(GamutColor, alpha: Double, BlendMode, opacity: Double)
    case otherColor(share: Double)
    case tint([(weights: GamutColor, bias: Double)], opacity: Double, limit: Double)
  }
  enum Ink: Sendable {
    case paint(GamutColor, alpha: Double, BlendMode)
    /// Three rows for the colour and one for alpha: weights, and what is added.
    case matrix([(weights: GamutColor, bias: Double)])
  }

  private(set) var before: [Step]
  let after: [Step], above: [Step]
  let ink: Ink
  let inkOpacity: Double
  private(set) var mixing: Transfer.Mixing
  let luminanceWeights: GamutColor
  /// Whether a colour that may be any takes part before the mixing.
  let hasOtherColor: Bool
  /// A first step that has been left out, because it takes the gamut onto itself: a saturation of at least 1.
  private(set) var omittedSaturation: Double?
  /// What glass makes of the backdrop; `before` is in it.
  private(set) var glass: PreparedGlass?

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
    let other = before.firstIndex { $0.isOtherColor }
    hasOtherColor = other != nil
    // A surface that any other colour is mixed into is taken with all its mixtures: wider, and sound.
    mixing = hasOtherColor && transfer.mixing == .none ? .neighbors : transfer.mixing
    let isSound =
      before[(other ?? 0)...].allSatisfy { other == nil || $0.risesWithEachChannel }
      && !(after + above).contains { $0.isOtherColor }
    guard isSound else { throw .mappedOtherColor }
    if let glass = transfer.glass { self.glass = try prepared(glass) }
  }

  private func prepared(_ glass: GlassTransfer) throws(LegibilityError) -> PreparedGlass {
    guard mixing == .none, before.allSatisfy({ $0.isLayer }) else { throw .changedBelowGlass }
    func below(_ white: Double) -> GamutColor {
      beforeMixing(ColorBox(GamutColor(white: white)), other: GamutColor(white: 0)).middle
    }
    let prepared = PreparedGlass(glass, black: below(0), white: below(1))
    guard prepared.surface(prepared.ranges(.gamut)).box.isFinite else { throw .notFinite }
    return prepared
  }

  /// The same transfer, made simple where every colour of the gamut can lie behind it.
  ///
  /// A saturation of at least 1 at the beginning takes the gamut onto itself and is left out; clamped at the
  /// gamut's edges, it only makes the search slow. Steps that treat each channel alone leave a product of three
  /// ranges, which holds its own mixtures.
  func simplifiedForWholeGamut() -> PreparedTransfer {
    var simple = self
    if case .map(let mapping)? = before.first, let saturation = mapping.saturationAlone, !hasOtherColor {
      simple.before.removeFirst()
      simple.omittedSaturation = saturation
    }
    if !hasOtherColor, simple.before.allSatisfy({ $0.treatsChannelsAlone }) { simple.mixing = .none }
    // Mixtures of surfaces need their backdrops.
    return simple.mixing == .none ? simple : self
  }

  /// A backdrop that gives what the search calls a backdrop.
  ///
  /// A colour `c` of the gamut comes from `Y + (c - Y) / s`, which lies between `c` and its grey.
  func backdrop(of color: GamutColor) -> GamutColor {
    guard let saturation = omittedSaturation else { return color }
    let grey = GamutColor(white: color.dot(PreparedMapping.saturationWeights))
    return grey + (color - grey) * (1 / saturation)
  }

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

  /// The colour in the gamut, if its mode has a range.
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
  var isOtherColor: Bool {
    if case .otherColor = self { true } else { false }
  }

  /// Whether it is a flat colour over what is there.
  var isLayer: Bool {
    if case .paint(_, _, .sourceOver, _) = self { true } else { false }
  }

  /// Whether a channel of the result depends on that channel only.
  var treatsChannelsAlone: Bool {
    switch self {
    case .otherColor: true
    case .map(let mapping): mapping.treatsChannelsAlone
    case .tint: false
    case .paint(_, _, let blend, _): ![.hue, .saturation, .color, .luminosity].contains(blend)
    }
  }

  /// Whether a channel of the result rises with that channel and no other has a part in it.
  var risesWithEachChannel: Bool {
    switch self {
    case .otherColor: true
    case .map, .tint: false
    case .paint(_, _, let blend, _): blend == .sourceOver || blend == .darken || blend == .lighten
    }
  }
}

extension GamutColor {
  /// A colour in the space that a picture of `gamut` is drawn in; nothing is clipped, alpha is left out.
  package init(_ color: EncodedColor, in gamut: Gamut) {
    switch gamut {
    case .srgb: self.init(color.lanes)
    case .displayP3: self.init(Straight<DisplayP3>(color).lanes)
    }
  }
}
