// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidLegibility

/// The findings about foregrounds that fall short in one combination of settings (RND01, RND02).
package struct ContrastFindings {
  let gamut: Gamut

  package init(in gamut: Gamut) { self.gamut = gamut }

  /// Returns the findings about the contrast of one foreground.
  package func findings(of foreground: JudgedForeground) -> [Finding] {
    [onPixels(foreground) ?? onlySampled(foreground), overBackdrops(foreground)].compactMap { $0 }
  }

  /// Returns the findings about the drawn pixels of one foreground.
  package func findings(onPixelsOf foreground: JudgedForeground) -> [Finding] {
    [onPixels(foreground)].compactMap { $0 }
  }

  // MARK: RND01

  /// Returns the finding about drawn pixels with less contrast than required or recommended.
  private func onPixels(_ judged: JudgedForeground) -> Finding? {
    guard let measured = judged.seen else { return nil }
    let required = judged.requirement
    let isTooLow = measured.lowest < required.ratio
    guard isTooLow || measured.lowest < required.recommended ?? 0 else { return nil }
    let needs =
      isTooLow ? ContrastNeed.required(required.ratio) : .recommended(required.recommended ?? required.ratio)
    var finding = Finding(
      .contrast(
        .pixels(judged.subject, lowest: measured.lowest, needs: needs, isOnFixedColor: judged.isOnFixedColor)),
      severity: isTooLow ? .error : .warning, at: judged.place(at: measured.at),
      verdict: judged.isOnFixedColor && judged.verdict.bound != nil ? .proven : .sampled,
      figures: Self.figures(measured, needed: needs.ratio), remedies: judged.remedies(for: needs.ratio))
    finding.isOnlySampled = judged.standing == .sampled
    return finding
  }

  /// Returns a note about a foreground that has enough contrast on the drawn pixels where no bound covers others.
  /// Without it, the absence of findings would look like a proof.
  private func onlySampled(_ judged: JudgedForeground) -> Finding? {
    guard judged.standing == .sampled, let measured = judged.seen else { return nil }
    let required = judged.requirement.ratio
    var finding = Finding(
      .contrast(.sampledOnly(judged.subject, lowest: measured.lowest, required: required)), severity: .note,
      at: judged.place(at: measured.at), verdict: .sampled,
      figures: Self.figures(measured, needed: required))
    finding.isOnlySampled = true
    return finding
  }

  private static func figures(_ measured: TextContrast, needed: Double) -> [Figure] {
    [
      Figure(.contrast, measured.lowest), Figure(.fifthPercentile, measured.fifthPercentile),
      Figure(.required, needed),
    ]
  }

  // MARK: RND02

  /// Returns the finding about backdrops that leave less contrast than required or recommended, or about a case for
  /// review.
  private func overBackdrops(_ judged: JudgedForeground) -> Finding? {
    switch judged.verdict {
    case .holds(let bound):
      guard let recommended = judged.requirement.recommended, bound.witness.contrast < recommended,
        !judged.isOnFixedColor
      else { return nil }
      return finding(judged, bound, .recommended(recommended))
    case .fails(let bound):
      // The finding about the drawn pixels reports the failure already, unless the pixels of the faintest layer are
      // too thin to be measured.
      if judged.isOnFixedColor, let seen = judged.seen, seen.lowest < judged.requirement.ratio { return nil }
      return finding(judged, bound, .required(judged.requirement.ratio))
    case .sampled: return nil
    case .review(let reason):
      return Finding(
        .contrast(.undecided(judged.subject, reason)), severity: .note, at: judged.place(),
        verdict: .review)
    }
  }

  private func finding(
    _ judged: JudgedForeground, _ bound: ContrastBound, _ needs: ContrastNeed
  ) -> Finding {
    let breaking = judged.breakingColors(of: bound, in: gamut)
    let severity: Severity = if case .required = needs { .error } else { .warning }
    return Finding(
      .contrast(
        .backdrops(
          judged.subject, bound: bound.lowest, on: judged.ground, over: judged.backdrop(breaking),
          needs: needs)),
      severity: severity, at: judged.place(), verdict: .proven,
      figures: bound.figures(required: needs.ratio), swatches: breaking.map { Swatch(breaking: $0) },
      remedies: judged.remedies(for: needs.ratio))
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

  /// Returns the repairs that make the foreground hold a ratio, which is the required or the recommended one.
  func remedies(for needed: Double) -> [Remedy] {
    (needed == requirement.ratio ? repairs : recommendedRepairs).map { .repair($0) }
  }
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
