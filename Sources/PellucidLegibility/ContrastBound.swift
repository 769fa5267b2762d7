// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The lowest contrast of a foreground over every backdrop, proven, and a backdrop that comes that low.
package struct ContrastBound: Hashable, Sendable {
  /// No backdrop gives less; never above the true minimum.
  package var lowest: Double
  /// A backdrop and the contrast it reaches.
  package var witness: Witness
  /// How far the bound may be from the true minimum: what the witness reaches, less the bound.
  package var precision: Double { witness.contrast - lowest }

  /// A backdrop whose contrast was computed.
  package struct Witness: Hashable, Sendable {
    /// A colour of the backdrop and its share of the mixture.
    package struct Part: Hashable, Sendable {
      package var backdrop: GamutColor
      /// The colour that may be any, such as the desktop's average; nil where the transfer has none.
      package var other: GamutColor?
      /// 0…1; the weights of all parts sum to 1.
      package var weight: Double
    }
    /// One colour, or up to four that the blur mixes after the mapping.
    package var parts: [Part]
    /// What the foreground is drawn on, before `Transfer.afterMixing`.
    package var surface: GamutColor
    /// What it is seen on, with tints and all else that is drawn there.
    package var seen: GamutColor
    /// The WCAG ratio it gives, 1…21, unrounded.
    package var contrast: Double
  }

  /// Room for the renderer's 16-bit surfaces, per channel of the surface: four of 65535 steps.
  package static let surfaceMargin = 0x1p-14
  /// Room for the rounding of whatever is drawn on a surface, the foreground too, per channel: two steps. Half a step
  /// is for the result; where it is drawn in a layer of its own first, colour and alpha are each half a step off.
  package static let layerMargin = 0x1p-15
  /// Room for the rounding of double-precision numbers, in every proven number.
  ///
  /// A contrast is at most 21 and takes fewer than a thousand operations on numbers below 100, each off by 10⁻¹⁶ of
  /// its result, and a few table values off by 10⁻¹³.
  package static let roundingMargin = 1e-9
}

extension ContrastBound {
  /// How far a bound may stay below what its witness reaches, if the search ends in time.
  static let tolerance = 0.005
  /// Boxes looked at before a bound is returned that is sound but wider.
  static let limit = 20_000
  /// The same for mixtures of limited backdrops: along a limit of luminance the contrast hardly changes, and a full
  /// search would take seconds.
  static let narrowLimit = 600

  /// The bound of a transfer over backdrops.
  ///
  /// - Parameters:
  ///   - isThorough: Whether mixtures of limited backdrops are searched as long as all others, for seconds, so that
  ///     their bound is as near.
  ///   - required: A ratio to tell from the bound: where it lies within the precision, the search goes on until it is on
  ///     one side, if it can be told at all.
  /// - Throws: Where a part of the transfer has no range, or no colour can lie behind it.
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

  /// - Parameter threshold: A ratio, where only whether it holds is asked: the search ends as soon as it knows, with a
  ///   bound that is sound but wide.
  init(_ transfer: Transfer, over backdrop: Backdrop, isThorough: Bool = false, threshold: Double?)
    throws(LegibilityError)
  {
    guard let backdrops = BackdropSet(backdrop, transfer.gamut) else { throw .emptyBackdrop }
    let threshold = threshold.map { $0 + Self.roundingMargin }
    var prepared = try PreparedTransfer(transfer)
    if backdrops.isWholeGamut { prepared = prepared.simplifiedForWholeGamut() }
    if let glass = prepared.glass {
      try self.init(
        glass: GlassObjective(prepared, glass: glass, backdrops: backdrops, threshold: threshold))
    } else if prepared.mixing == .none {
      try self.init(prepared, single: backdrops, threshold: threshold)
    } else {
      let limit = isThorough || backdrops.isWholeGamut ? Self.limit : Self.narrowLimit
      try self.init(
        prepared, hull: SurfaceHull(prepared, backdrops: backdrops), limit: limit, threshold: threshold)
    }
  }

  private init(
    _ transfer: PreparedTransfer, single backdrops: BackdropSet, threshold: Double?
  ) throws(LegibilityError) {
    let found = try Self.single(transfer, backdrops, other: nil, threshold: threshold)
    (lowest, witness) = (max(1, found.bound - Self.roundingMargin), found.witness)
  }

  private init(glass objective: GlassObjective) throws(LegibilityError) {
    let transfer = objective.measure.transfer
    var search = BoxSearch(
      objective: objective, tolerance: Self.tolerance, limit: Self.limit, threshold: objective.threshold)
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
    // The colour that may be any is one for the whole picture: the mixture of those that were found.
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

  /// The bound where each backdrop colour gives one surface colour.
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
  /// - Parameter mixed: What the mixing leaves.
  fileprivate init(_ parts: [Part], mixed: GamutColor, _ transfer: PreparedTransfer) {
    (self.parts, surface, seen) = (parts, mixed, transfer.exactSurface(ofMixed: mixed))
    contrast = transfer.exactContrast(ofMixed: mixed)
  }
}

extension ColorJet {
  /// The middle of each channel's range.
  var middle: GamutColor {
    GamutColor(red: red.value.middle, green: green.value.middle, blue: blue.value.middle)
  }
}
