// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// RND01 and RND02: what falls short in one combination of settings.
struct ContrastFindings {
  let places: LayerPlaces
  let gamut: Gamut

  func findings(of foreground: JudgedForeground) -> [Finding] {
    [onPixels(foreground) ?? onlySampled(foreground), overBackdrops(foreground)].compactMap(\.self)
  }

  // MARK: RND01

  private func onPixels(_ judged: JudgedForeground) -> Finding? {
    guard let measured = judged.seen else { return nil }
    let required = judged.requirement
    let isTooLow = measured.lowest < required.ratio
    guard isTooLow || measured.lowest < required.recommended ?? 0 else { return nil }
    let needed = isTooLow ? required.ratio : required.recommended ?? required.ratio
    let onColor = judged.isOnFixedColor ? "on its background" : "on the drawn pixels"
    var finding = Finding(
      rule: .textContrast, severity: isTooLow ? .error : .warning,
      message:
        "\(judged.words) has \(Figures.ratio(measured.lowest)) \(onColor), "
        + (isTooLow ? "it needs " : "a custom colour of a small text should have ")
        + Figures.ratio(needed),
      place: places.place(of: judged.id, point: measured.at),
      verdict: judged.isOnFixedColor && judged.verdict.bound != nil ? .proven : .sampled,
      measured: Self.measurements(measured, needed: needed), repair: judged.repairText(for: needed))
    finding.isOnlySampled = judged.standing == .sampled
    return finding
  }

  /// What is enough on the drawn pixels, where no bound says anything about others: no finding would look like a proof.
  private func onlySampled(_ judged: JudgedForeground) -> Finding? {
    guard judged.standing == .sampled, let measured = judged.seen else { return nil }
    let needed = judged.requirement.ratio
    return Finding(
      rule: .textContrast, severity: .note,
      message: "\(judged.words) has \(Figures.ratio(measured.lowest)) on the drawn pixels, it needs "
        + "\(Figures.ratio(needed)); other pixels may give less",
      place: places.place(of: judged.id, point: measured.at), verdict: .sampled, isOnlySampled: true,
      measured: Self.measurements(measured, needed: needed))
  }

  private static func measurements(
    _ measured: TextContrast, needed: Double
  ) -> [Figure] {
    [
      Figure(.contrast, measured.lowest),
      Figure(.fifthPercentile, measured.fifthPercentile),
      Figure(.required, needed),
    ]
  }

  // MARK: RND02

  private func overBackdrops(_ judged: JudgedForeground) -> Finding? {
    switch judged.verdict {
    case .holds(let bound):
      guard let recommended = judged.requirement.recommended, bound.witness.contrast < recommended,
        !judged.isOnFixedColor
      else { return nil }
      return finding(judged, bound, .warning, needed: recommended)
    case .fails(let bound):
      // Its pixels say the same already, unless those of its faintest layer are too thin to be measured.
      if judged.isOnFixedColor, let seen = judged.seen, seen.lowest < judged.requirement.ratio { return nil }
      return finding(judged, bound, .error, needed: judged.requirement.ratio)
    case .sampled: return nil
    case .review(let reason):
      return Finding(
        rule: .textContrastAnyBackdrop, severity: .note,
        message: "\(judged.words) cannot be decided for every backdrop: \(reason.text)",
        place: places.place(of: judged.id), verdict: .review)
    }
  }

  private func finding(
    _ judged: JudgedForeground, _ bound: ContrastBound, _ severity: Severity, needed: Double
  ) -> Finding {
    let breaking = judged.breakingColors(of: bound, in: gamut)
    let need = severity == .error ? "it needs " : "a custom colour of a small text should have "
    return Finding(
      rule: .textContrastAnyBackdrop, severity: severity,
      message:
        "\(judged.words) \(breaking.isEmpty ? "has" : "falls to") \(Figures.ratio(bound.lowest)) "
        + judged.groundText + judged.backdropText(breaking) + ", " + need + Figures.ratio(needed),
      place: places.place(of: judged.id), verdict: .proven,
      measured: [
        Figure(.bound, bound.lowest),
        Figure(.reached, bound.witness.contrast),
        Figure(.required, needed),
      ],
      swatches: breaking.map(Swatch.init(breaking:)), repair: judged.repairText(for: needed))
  }
}

extension JudgedForeground {
  /// "on the material thin" and the like, by the material's row.
  var groundText: String {
    guard let kind = surface?.kind else { return "where it lies" }
    switch kind {
    case .material(let id, let recipe): return "on \(id) (\(recipe.name))"
    case .glass(let id, _): return "on the glass \(id)" + (worstState.map { " as it is " + $0 } ?? "")
    case .color: return "on its background"
    case .gradient: return "on its gradient"
    }
  }

  /// The backdrop of a bound's witness; none where something hides every backdrop.
  func breakingColors(
    of bound: ContrastBound, in gamut: Gamut
  ) -> [(color: EncodedColor, weight: Double)] {
    let isHidden = isOnFixedColor || transfer?.hidesBackdrop ?? false
    return isHidden ? [] : bound.witness.colors(in: gamut)
  }

  /// " over #ff0000 mixed with #000000".
  func backdropText(_ breaking: [(color: EncodedColor, weight: Double)]) -> String {
    guard !breaking.isEmpty else { return isOnFixedColor ? "" : ", whatever lies behind" }
    return " over " + breaking.map(\.color.hexText).joined(separator: " mixed with ")
  }

  /// What makes it hold a ratio: the required or the recommended one.
  func repairText(for needed: Double) -> String? {
    (needed == requirement.ratio ? repairs : recommendedRepairs).text
  }
}

extension Swatch {
  /// A colour of the backdrop that breaks a text, with its share of a mixture.
  init(breaking part: (color: EncodedColor, weight: Double)) {
    self.init(.breakingBackdrop(share: part.weight), part.color)
  }
}

extension ContrastBound.Witness {
  /// Backdrop colours, largest share first.
  func colors(in gamut: Gamut) -> [(color: EncodedColor, weight: Double)] {
    parts.filter { $0.weight > 0.0005 }.sorted { $0.weight > $1.weight }.map {
      ($0.backdrop.encoded(in: gamut), $0.weight)
    }
  }
}

extension GamutColor {
  func encoded(in gamut: Gamut) -> EncodedColor {
    let (red, green, blue) = (Float(red), Float(green), Float(blue))
    switch gamut {
    case .srgb: return EncodedColor(red: red, green: green, blue: blue)
    case .displayP3: return EncodedColor(Straight<DisplayP3>(red: red, green: green, blue: blue))
    }
  }
}

extension Verdict.Reason {
  var text: String { English.text(self) }
}
