// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidLegibility

/// The findings about the contrast of one text or symbol in every judged combination of settings (RND01, RND02, RND03).
///
/// A foreground that falls short has exactly one finding about that, under the rule of what shows it most plainly: the drawn pixels
/// (RND01), else the possible backdrops (RND02), or other settings (RND03).
package struct ContrastFindings {
  /// The foreground in one combination of settings.
  package struct Judged {
    var foreground: JudgedForeground
    var gamut: Gamut
    /// The name of the combination.
    var variant: String

    /// Returns nil where the scene lacks the foreground in that combination.
    init?(_ index: Int, in scene: JudgedScene) {
      guard scene.foregrounds.indices.contains(index) else { return nil }
      (foreground, gamut, variant) = (scene.foregrounds[index], scene.traits.gamut, scene.variant)
    }

    /// The lowest contrast that is known: proven or measured.
    var lowest: Double {
      min(bound?.lowest ?? .infinity, foreground.seen?.lowest ?? .infinity)
    }

    /// The bound that decides the verdict; nil where no proof does.
    var bound: ContrastBound? {
      switch foreground.verdict {
      case .holds(let bound), .fails(let bound): bound
      case .sampled, .review: nil
      }
    }

    /// The contrast on the drawn pixels, if they fall short.
    var drawnShortfall: Shortfall.Drawn? {
      guard let seen = foreground.seen, seen.lowest < foreground.requirement.ratio else { return nil }
      return Shortfall.Drawn(lowest: seen.lowest, isOnFixedColor: foreground.isOnFixedColor, variant: variant)
    }
  }

  /// The foreground under the scene's own settings; nil where only others have it.
  let own: Judged?
  /// The foreground in each combination of settings.
  let all: [Judged]
  /// The number of combinations.
  let count: Int

  /// - Parameters:
  ///   - own: The scene under its own settings.
  ///   - all: The scene in each combination of settings.
  package init(at index: Int, own: JudgedScene, all: [JudgedScene]) {
    self.own = Judged(index, in: own)
    self.all = all.compactMap { Judged(index, in: $0) }
    count = all.count
  }

  /// The findings about the foreground.
  ///
  /// - Parameter proves: A Boolean value indicating whether backdrops other than the drawn one were judged.
  package func findings(proves: Bool) -> [Finding] {
    if var failing {
      // Repairs are found for what was proven; without a proof none was looked for.
      if !proves { failing.remedies.removeAll { if case .unmended = $0 { true } else { false } } }
      return [failing]
    }
    guard let own else { return [] }
    if !proves { return [unrecommended(own)].compactMap { $0 } }
    return [unrecommended(own) ?? onlySampled(own.foreground), undecided(own.foreground)].compactMap { $0 }
  }

  // MARK: Falling short

  /// The finding about less contrast than required; nil if the foreground holds wherever that is known.
  private var failing: Finding? {
    let failing = all.filter { $0.foreground.fails }
    guard let worst = failing.min(by: { $0.lowest < $1.lowest }) else { return nil }
    let isSeveral = count > 1
    let drawn = own.flatMap { own in
      own.foreground.seen.flatMap { $0.lowest < own.foreground.requirement.ratio ? own : nil }
    }
    let needs = ContrastNeed.required((drawn ?? worst).foreground.requirement.ratio)
    var finding = shortfall(of: drawn, worst, needs, isSeveral: isSeveral)
    guard case .contrast(.fallsShort(var shortfall)) = finding.fact else { return finding }
    shortfall.failsAsDrawn = failing.contains { $0.foreground.failsAsDrawn }
    if drawn == nil, !worst.foreground.isOnFixedColor, shortfall.worst?.backdrop != nil {
      shortfall.drawnElsewhere = failing.compactMap { $0.drawnShortfall }.min { $0.lowest < $1.lowest }
    }
    if isSeveral {
      shortfall.combinations = Shortfall.Combinations(failing: failing.count, judged: count)
      finding.variants = failing.map { $0.variant }
    }
    finding.fact = .contrast(.fallsShort(shortfall))
    // The repairs hold in every combination, and those that fall short have the same.
    finding.remedies = worst.foreground.remedies(for: needs)
    return finding
  }

  /// Returns the finding about less contrast than recommended under the scene's own settings.
  private func unrecommended(_ own: Judged) -> Finding? {
    guard let recommended = own.foreground.requirement.recommended else { return nil }
    let isDrawn = own.foreground.seen.map { $0.lowest < recommended } ?? false
    let isProven =
      if case .holds(let bound) = own.foreground.verdict {
        bound.witness.contrast < recommended && !own.foreground.isOnFixedColor
      } else { false }
    guard isDrawn || isProven else { return nil }
    var finding = shortfall(
      of: isDrawn ? own : nil, isProven ? own : nil, .recommended(recommended), isSeveral: false)
    finding.isOnlySampled = own.foreground.standing == .sampled
    return finding
  }

  /// Returns the finding about a contrast that is less than needed.
  ///
  /// - Parameters:
  ///   - drawn: The combination of the scene's own settings, if its drawn pixels fall short.
  ///   - worst: The combination with the lowest contrast.
  ///   - isSeveral: A Boolean value indicating whether several combinations were judged, which need names.
  private func shortfall(
    of drawn: Judged?, _ worst: Judged?, _ needs: ContrastNeed, isSeveral: Bool
  ) -> Finding {
    let seen = drawn?.foreground.seen
    let isDrawnWorst = worst.map { isAsDrawn($0, drawn) } ?? true
    let further = isDrawnWorst ? nil : worst
    let bound = further.flatMap { $0.bound }
    let breaking = further.flatMap { worst in
      bound.map { worst.foreground.breakingColors(of: $0, in: worst.gamut) }
    }
    let judged = (drawn ?? worst ?? all[0]).foreground
    let shortfall = Shortfall(
      subject: judged.subject, needs: needs,
      drawn: seen.map { seen in
        Shortfall.Drawn(
          lowest: seen.lowest, isOnFixedColor: judged.isOnFixedColor,
          variant: isSeveral && isDrawnWorst ? drawn?.variant : nil)
      },
      worst: further.map { worst in
        Shortfall.Worst(
          lowest: bound?.lowest ?? worst.lowest, ground: worst.foreground.ground,
          backdrop: breaking.map { worst.foreground.backdrop($0) }, variant: isSeveral ? worst.variant : nil)
      },
      isOwn: !isSeveral)
    var figures: [Figure] = []
    if let seen {
      figures = [Figure(.contrast, seen.lowest), Figure(.fifthPercentile, seen.fifthPercentile)]
    }
    if let bound {
      figures += bound.figures(required: needs.ratio)
    } else {
      if seen == nil, let further { figures.append(Figure(.contrast, further.lowest)) }
      figures.append(Figure(.required, needs.ratio))
    }
    let isProven = bound != nil || judged.isOnFixedColor && judged.verdict.bound != nil
    let severity: Severity = if case .required = needs { .error } else { .warning }
    return Finding(
      .contrast(.fallsShort(shortfall)), severity: severity, at: judged.place(at: seen?.at),
      verdict: isProven ? .proven : .sampled, figures: figures,
      swatches: (breaking ?? []).map { Swatch(breaking: $0) }, remedies: judged.remedies(for: needs))
  }

  /// Returns whether the lowest contrast is that of the drawn pixels, so that there is nothing to add to them.
  private func isAsDrawn(_ worst: Judged, _ drawn: Judged?) -> Bool {
    guard let drawn, let seen = drawn.foreground.seen, worst.variant == drawn.variant else { return false }
    return drawn.foreground.isOnFixedColor || worst.bound == nil
      || worst.lowest == seen.lowest
  }

  // MARK: Not falling short

  /// Returns a note about a foreground that has enough contrast on the drawn pixels where no bound covers others.
  /// Without it, the absence of findings would look like a proof.
  private func onlySampled(_ judged: JudgedForeground) -> Finding? {
    guard judged.standing == .sampled, let measured = judged.seen else { return nil }
    let required = judged.requirement.ratio
    var finding = Finding(
      .contrast(.sampledOnly(judged.subject, lowest: measured.lowest, required: required)), severity: .note,
      at: judged.place(at: measured.at), verdict: .sampled,
      figures: [
        Figure(.contrast, measured.lowest), Figure(.fifthPercentile, measured.fifthPercentile),
        Figure(.required, required),
      ])
    finding.isOnlySampled = true
    return finding
  }

  /// Returns a note about a foreground for which no verdict can be given for every backdrop.
  private func undecided(_ judged: JudgedForeground) -> Finding? {
    guard case .review(let reason) = judged.verdict else { return nil }
    return Finding(
      .contrast(.undecided(judged.subject, reason)), severity: .note, at: judged.place(), verdict: .review)
  }
}

extension JudgedForeground {
  /// The surface that the foreground lies on, as findings name it.
  var ground: ForegroundGround {
    switch surface?.kind {
    case .material(let id, _): recipeName.map { .material(layer: id, recipe: $0) } ?? .unknown
    case .glass(let id, _): .glass(layer: id, over: worstState)
    case .color: .color
    case .gradient: .gradient
    case nil: .unknown
    }
  }

  /// Returns the colours of the witness backdrop with their shares; empty where the surface hides every backdrop.
  package func breakingColors(
    of bound: ContrastBound, in gamut: Gamut
  ) -> [(color: EncodedColor, weight: Double)] {
    let isHidden = isOnFixedColor || transfer?.hidesBackdrop ?? false
    return isHidden ? [] : bound.witness.colors(in: gamut)
  }

  /// Returns the backdrop that findings name for these colours of a witness.
  func backdrop(_ breaking: [(color: EncodedColor, weight: Double)]) -> BreakingBackdrop {
    guard breaking.isEmpty else { return .colors(breaking.map { $0.color }) }
    return isOnFixedColor ? .fixed : .any
  }

  /// Returns the repairs that make the foreground hold the required or the recommended ratio.
  func remedies(for need: ContrastNeed) -> [Remedy] {
    guard case .required = need else { return remedies(of: recommendedRepairs) }
    return remedies(of: repairs) + sharedRepairs.map { .shared($0, edits: edits[$0] ?? []) }
      + [obstacle].compactMap { $0.map(Remedy.unmended) }
  }

  /// Returns repairs as remedies, with the edits that make them.
  func remedies(of repairs: [Repair]) -> [Remedy] { repairs.map { .repair($0, edits: edits[$0] ?? []) } }
}

extension Swatch {
  /// Creates the swatch of a colour in the backdrop over which a text cannot be read, with its share of a mixture.
  package init(breaking part: (color: EncodedColor, weight: Double)) {
    self.init(.breakingBackdrop(share: part.weight), part.color)
  }
}

extension ContrastBound {
  /// Returns the figures of a finding that rests on the bound.
  package func figures(required: Double) -> [Figure] {
    [Figure(.bound, lowest), Figure(.reached, witness.contrast), Figure(.required, required)]
  }
}

extension ContrastBound.Witness {
  /// Returns the colours of the backdrop with their shares, the largest first. Shares up to 0.05 % are left out.
  package func colors(in gamut: Gamut) -> [(color: EncodedColor, weight: Double)] {
    parts.filter { $0.weight > 0.0005 }.sorted { $0.weight > $1.weight }.map {
      ($0.backdrop.encoded(in: gamut), $0.weight)
    }
  }
}

extension GamutColor {
  /// The red, green and blue code values, 0…255, not rounded.
  package var codeValues: [Double] { [red, green, blue].map { $0 * 255 } }

  /// Returns the colour encoded, with its components interpreted in `gamut`.
  package func encoded(in gamut: Gamut) -> EncodedColor {
    let (red, green, blue) = (Float(red), Float(green), Float(blue))
    switch gamut {
    case .srgb: return EncodedColor(red: red, green: green, blue: blue)
    case .displayP3: return EncodedColor(Straight<DisplayP3>(red: red, green: green, blue: blue))
    }
  }
}
