// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A proven lower bound of a foreground's contrast over every backdrop, with a backdrop whose contrast is near
/// the bound.
package struct ContrastBound: Hashable, Sendable {
  /// The bound, 1…21: no backdrop gives a lower contrast, and the true minimum is not below it.
  package var lowest: Double
  /// A backdrop and the contrast over it.
  package var witness: Witness
  /// The most by which the bound can be below the true minimum: the contrast of the witness minus the bound.
  package var precision: Double { witness.contrast - lowest }

  /// A backdrop whose contrast was computed, which proves that the minimum is not higher.
  package struct Witness: Hashable, Sendable {
    /// A colour of the backdrop and its share of the mixture.
    package struct Part: Hashable, Sendable {
      package var backdrop: GamutColor
      /// The arbitrary colour that the transfer mixes in, such as the desktop's average; nil where the transfer
      /// has none.
      package var other: GamutColor?
      /// The share of the mixture, 0…1; the weights of all parts sum to 1.
      package var weight: Double
    }
    /// One colour, or up to four colours that the blur mixes after the mapping.
    package var parts: [Part]
    /// The colour of the surface, after the mixing and before `Transfer.afterMixing`.
    package var surface: GamutColor
    /// The colour under the foreground as seen, including tints and all other layers.
    package var seen: GamutColor
    /// The colour of the foreground as seen on the surface.
    package var ink: GamutColor
    /// The WCAG contrast ratio over this backdrop, 1…21, unrounded.
    package var contrast: Double
  }

  /// The allowance for the renderer's 16-bit surfaces, per channel: four of 65535 steps.
  package static let surfaceMargin = 0x1p-14
  /// The allowance for the rounding of each layer drawn on a surface, including the foreground, per channel: two steps.
  ///
  /// The result accounts for half a step; if the layer is first drawn on a surface of its own, its colour and
  /// alpha are each off by another half.
  package static let layerMargin = 0x1p-15
  /// The allowance for the rounding of double-precision arithmetic, subtracted from every proven number.
  ///
  /// A contrast is at most 21, and is computed by fewer than a thousand operations on numbers below 100, each
  /// with a relative error of 10⁻¹⁶, and from a few table values with an error of 10⁻¹³.
  package static let roundingMargin = 1e-9
}

extension ContrastBound {
  /// The most by which a bound stays below its witness's contrast if the search ends within its limit.
  static let tolerance = 0.005
  /// The number of boxes after which a search ends with a bound that is valid but less tight. Where an overlay cuts all bright
  /// colours to one grey, the edge of that plateau takes the most: with half as many, a bound misses its hundredth.
  static let limit = 40_000
  /// The limit for trials of repairs. Most are decided after fewer than a thousand; one whose least contrast is that to decide takes all,
  /// for seconds, and a little more of the same change is decided at once.
  static let trialLimit = 2000
  /// The limit for mixtures of backdrops between two luminances: along a limit of luminance the contrast hardly changes, and
  /// a full search would take seconds.
  static let narrowLimit = 1200

  /// Computes the bound of a transfer over backdrops.
  ///
  /// - Parameters:
  ///   - isThorough: A Boolean value indicating whether mixtures of backdrops between two luminances are searched with the
  ///     full limit, which takes seconds. With the usual limit such a bound can be 0.03 too low.
  ///   - required: A ratio that the caller compares with the bound: where the ratio lies between bound and
  ///     witness, the search continues until it is on one side, if the margins allow a decision.
  /// - Throws: `LegibilityError` if a step of the transfer has no range, or the backdrop has no colour.
  package init(
    _ transfer: Transfer, over backdrop: Backdrop = .anything, isThorough: Bool = false,
    deciding required: Double? = nil
  ) throws(LegibilityError) {
    try self.init(transfer, over: backdrop, isThorough: isThorough, threshold: nil)
    guard let required, lowest < required, witness.contrast >= required else { return }
    let answer = try Self(transfer, over: backdrop, isThorough: isThorough, threshold: required)
    lowest = max(lowest, min(answer.lowest, required))
    if answer.witness.contrast < witness.contrast { witness = answer.witness }
  }

  /// Computes the bound in one search.
  ///
  /// - Parameter threshold: A ratio to decide, or nil: the search ends as soon as every contrast is known to
  ///   reach the ratio or one is known to be lower, with a bound that is valid but not tight.
  /// - Parameter limit: The number of boxes after which the search ends.
  init(
    _ transfer: Transfer, over backdrop: Backdrop, isThorough: Bool = false, threshold: Double?,
    limit: Int = Self.limit
  ) throws(LegibilityError) {
    guard let backdrops = BackdropSet(backdrop, transfer.gamut) else { throw .emptyBackdrop }
    let threshold = threshold.map { $0 + Self.roundingMargin }
    var prepared = try PreparedTransfer(transfer)
    if backdrops.isWholeGamut { prepared = prepared.simplifiedForWholeGamut() }
    if let glass = prepared.glass {
      try self.init(
        glass: GlassObjective(prepared, glass: glass, backdrops: backdrops, threshold: threshold),
        limit: limit)
    } else if prepared.mixing == .none {
      try self.init(prepared, single: backdrops, threshold: threshold)
    } else {
      let hull = SurfaceHull(prepared, backdrops: backdrops)
      let limit = isThorough || !backdrops.hasLuminanceLimits ? limit : min(limit, Self.narrowLimit)
      try self.init(prepared, hull: hull, limit: limit, threshold: threshold)
    }
  }

  /// Computes the bound where each backdrop colour gives one surface colour.
  private init(
    _ transfer: PreparedTransfer, single backdrops: BackdropSet, threshold: Double?
  ) throws(LegibilityError) {
    let found = try Self.single(transfer, backdrops, other: nil, threshold: threshold)
    (lowest, witness) = (max(1, found.bound - Self.roundingMargin), found.witness)
  }

  /// Computes the bound on glass.
  private init(glass objective: GlassObjective, limit: Int) throws(LegibilityError) {
    let transfer = objective.measure.transfer
    var search = BoxSearch(
      objective: objective, tolerance: Self.tolerance, limit: limit, threshold: objective.threshold)
    guard let (bound, _) = search.minimum(over: [objective.whole]), let best = search.objective.best else {
      throw .emptyBackdrop
    }
    lowest = max(1, bound - Self.roundingMargin)
    let surface = objective.surface(at: best.point)
    func color(_ place: Int) -> GamutColor { best.point.colors(at: place).middle }
    let part = Witness.Part(
      backdrop: color(PreparedGlass.Place.color),
      other: objective.glass.hasSurroundings ? color(PreparedGlass.Place.surroundings) : nil, weight: 1)
    witness = Witness([part], mixed: surface, transfer)
  }

  /// Computes the bound over all mixtures of surface colours.
  private init(
    _ transfer: PreparedTransfer, hull: SurfaceHull, limit: Int, threshold: Double?
  ) throws(LegibilityError) {
    var search = BoxSearch(
      objective: MixtureObjective(transfer: transfer, hull: hull, threshold: threshold),
      tolerance: Self.tolerance, limit: limit,
      threshold: threshold)
    guard let (bound, reached) = search.minimum(over: [hull.box]), let best = search.objective.best else {
      throw .emptyBackdrop
    }
    lowest = max(1, bound - Self.roundingMargin)
    let points = best.parts.map { search.objective.hull.origins[$0.index] }
    // The arbitrary colour is one colour for the whole picture: the same mixture of the parts' arbitrary colours.
    var other = GamutColor(white: 0)
    for (point, part) in zip(points, best.parts) { other = other + point.other * part.weight }
    if transfer.mixing == .neighbors, best.parts.count > 1 {
      witness = try Self.single(transfer, hull.backdrops, other: other).witness
    } else {
      let parts = zip(points, best.parts).map { point, part in
        Witness.Part(
          backdrop: point.backdrop, other: transfer.hasOtherColor ? other : nil, weight: part.weight)
      }
      witness = Witness(parts, mixed: reached.color, transfer)
    }
  }

  /// Searches for the lowest contrast where each backdrop colour gives one surface colour.
  private static func single(
    _ transfer: PreparedTransfer, _ backdrops: BackdropSet, other: GamutColor?, threshold: Double? = nil
  ) throws(LegibilityError) -> (bound: Double, witness: Witness) {
    let measure = ContrastMeasure(
      transfer: transfer, startsAtBackdrop: true, other: other ?? GamutColor(white: 0))
    var search = BoxSearch(
      objective: SingleColorObjective(measure: measure, backdrops: backdrops, threshold: threshold),
      tolerance: tolerance, limit: limit, threshold: threshold)
    guard let (bound, reached) = search.minimum(over: [backdrops.box]) else { throw .emptyBackdrop }
    let surface = transfer.beforeMixing(ColorBox(reached.color), other: measure.other).middle
    let part = Witness.Part(
      backdrop: transfer.backdrop(of: reached.color), other: transfer.hasOtherColor ? other : nil, weight: 1)
    return (bound, Witness([part], mixed: surface, transfer))
  }
}

extension ContrastBound.Witness {
  /// Computes surface and contrast of a witness.
  ///
  /// - Parameter mixed: The colour after the mixing.
  fileprivate init(_ parts: [Part], mixed: GamutColor, _ transfer: PreparedTransfer) {
    (self.parts, surface) = (parts, mixed)
    (seen, ink) = transfer.exactColors(ofMixed: mixed)
    contrast = transfer.exactContrast(ofMixed: mixed)
  }
}

extension ColorJet {
  /// The midpoint of each channel's range.
  var middle: GamutColor {
    GamutColor(red: red.value.middle, green: green.value.middle, blue: blue.value.middle)
  }
}
