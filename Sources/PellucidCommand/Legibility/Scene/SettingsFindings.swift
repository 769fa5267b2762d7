// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// RND03: what fails in some combination of settings, and what Increase Contrast makes worse.
struct SettingsFindings {
  let places: LayerPlaces
  /// The scene's own traits.
  let own: Traits
  /// The same scene in every combination.
  let scenes: [JudgedScene]

  var findings: [ReportFinding] {
    guard let count = scenes.first?.foregrounds.count else { return [] }
    return (0..<count).flatMap { index in
      let all = scenes.compactMap { scene in
        scene.foregrounds.indices.contains(index) ? (scene, scene.foregrounds[index]) : nil
      }
      return [failing(all), lowered(all), undecided(all)].compactMap(\.self)
    }
  }

  private typealias Judged = (scene: JudgedScene, foreground: JudgedForeground)

  private func failing(_ all: [Judged]) -> ReportFinding? {
    let failing = all.filter(\.foreground.fails)
    guard let worst = failing.min(by: { Self.least($0.foreground) < Self.least($1.foreground) }) else {
      return nil
    }
    let judged = worst.foreground
    let isProven = if case .fails = judged.verdict { true } else { false }
    let breaking =
      isProven && !judged.isOnFixedColor
      ? judged.verdict.bound?.witness.colors(in: worst.scene.traits.gamut) ?? [] : []
    let over =
      breaking.isEmpty ? "" : " over " + breaking.map(\.color.hexText).joined(separator: " mixed with ")
    return ReportFinding(
      rule: "RND03", severity: .error,
      message:
        "\(judged.words) has too little contrast in \(failing.count) of \(all.count) combinations of settings; "
        + "the lowest is \(Figures.ratio(Self.least(judged)))\(over) in \(worst.scene.variant), "
        + "it needs \(Figures.ratio(judged.requirement.ratio))",
      place: places.place(of: judged.id), variants: failing.map(\.scene.variant),
      verdict: isProven ? .proven : .sampled,
      measured: [
        .init(name: "lowest", value: Self.least(judged), unit: ReportFinding.Measurement.ratio),
        .init(name: "required", value: judged.requirement.ratio, unit: ReportFinding.Measurement.ratio),
      ],
      swatches: breaking.map { ReportFinding.Swatch(name: "breaking backdrop", color: $0.color) },
      repair: judged.repairs.text)
  }

  /// What can be decided in the scene's own combination, but not in all; RND02 tells of the others.
  private func undecided(_ all: [Judged]) -> ReportFinding? {
    func reason(_ judged: Judged) -> String? {
      if case .review(let reason) = judged.foreground.verdict { reason.text } else { nil }
    }
    // Settings of glass leave the traits as they are.
    let isKnown = all.contains {
      $0.scene.traits == own && $0.scene.settings?.glassChange == nil && reason($0) != nil
    }
    guard !isKnown else { return nil }
    let undecided = all.filter { reason($0) != nil }
    guard let first = undecided.first, let reason = reason(first) else { return nil }
    return ReportFinding(
      rule: "RND03", severity: .note,
      message:
        "\(first.foreground.words) cannot be decided in \(undecided.count) of \(all.count) combinations of "
        + "settings: \(reason)",
      place: places.place(of: first.foreground.id), variants: undecided.map(\.scene.variant),
      verdict: .review)
  }

  private static func least(_ judged: JudgedForeground) -> Double {
    min(judged.verdict.bound?.lowest ?? .infinity, judged.seen?.lowest ?? .infinity)
  }

  // MARK: Increase Contrast

  private struct Drop {
    var standard: Double
    var increased: Double
    var variant: String
    var isProven: Bool
    var foreground: JudgedForeground
  }

  private func lowered(_ all: [Judged]) -> ReportFinding? {
    let drops = all.compactMap { drop($0, among: all) }
    guard let worst = drops.max(by: { $0.standard - $0.increased < $1.standard - $1.increased }) else {
      return nil
    }
    let judged = worst.foreground
    let isTooLow = drops.contains { $0.increased < judged.requirement.ratio }
    return ReportFinding(
      rule: "RND03", severity: isTooLow ? .error : .warning,
      message:
        "Increase Contrast lowers the contrast of \(judged.words) from \(Figures.ratio(worst.standard)) to "
        + "\(Figures.ratio(worst.increased)) in \(worst.variant)"
        + (worst.isProven ? ", over the worst backdrop of each" : ""),
      place: places.place(of: judged.id), variants: drops.map(\.variant),
      verdict: worst.isProven ? .proven : .sampled,
      measured: [
        .init(name: "standard", value: worst.standard, unit: ReportFinding.Measurement.ratio),
        .init(name: "increased", value: worst.increased, unit: ReportFinding.Measurement.ratio),
      ])
  }

  /// What is not a difference: the bound's precision.
  private static let least = 0.02

  private func drop(_ judged: Judged, among all: [Judged]) -> Drop? {
    guard judged.scene.traits.contrast == .increased, judged.scene.settings?.glassChange == nil else {
      return nil
    }
    var wanted = judged.scene.traits
    wanted.contrast = .standard
    guard let standard = all.first(where: { $0.scene.traits == wanted })?.foreground else { return nil }
    let (first, second, isProven): (Double, Double, Bool)
    if let old = standard.verdict.bound, let new = judged.foreground.verdict.bound {
      (first, second, isProven) = (old.lowest, new.witness.contrast, true)
    } else if let old = standard.seen, let new = judged.foreground.seen {
      (first, second, isProven) = (old.lowest, new.lowest, false)
    } else {
      return nil
    }
    guard second < first - Self.least else { return nil }
    return Drop(
      standard: first, increased: second, variant: judged.scene.variant, isProven: isProven,
      foreground: judged.foreground)
  }
}
