// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidLegibility
import PellucidScene

/// The findings about foregrounds that hold, but whose contrast Increase Contrast lowers, or that cannot be decided in
/// some combination of settings (RND03).
package struct SettingsFindings {
  /// The scene under its own settings, which are one of the combinations.
  let scene: SceneDescription
  /// The scene in every combination of settings.
  let scenes: [JudgedScene]
  /// A Boolean value indicating whether contrast has to hold as drawn only.
  let holdsAsDrawn: Bool

  package init(of scene: SceneDescription, in scenes: [JudgedScene], holdingAsDrawn: Bool = false) {
    (self.scene, self.scenes, holdsAsDrawn) = (scene, scenes, holdingAsDrawn)
  }

  /// Returns the findings about one foreground; none where it falls short, which is reported by itself.
  package func findings(at index: Int) -> [Finding] {
    let all = Self.all(of: index, in: scenes)
    guard !all.contains(where: { $0.foreground.fails }) else { return [] }
    return [lowered(all), undecided(all)].compactMap { $0 }
  }

  /// Returns one foreground in every combination of settings.
  private static func all(of index: Int, in scenes: [JudgedScene]) -> [Judged] {
    scenes.compactMap { scene in
      scene.foregrounds.indices.contains(index) ? (scene, scene.foregrounds[index]) : nil
    }
  }

  private typealias Judged = (scene: JudgedScene, foreground: JudgedForeground)

  /// Returns the note about a foreground that can be decided in the scene's own combination, but not in all. RND02
  /// reports a foreground that is undecided in the own combination.
  private func undecided(_ all: [Judged]) -> Finding? {
    func reason(_ judged: Judged) -> Verdict.Reason? {
      if case .review(let reason) = judged.foreground.verdict { reason } else { nil }
    }
    let isKnown = all.contains { $0.scene.isJudged(asSetIn: scene) && reason($0) != nil }
    guard !isKnown else { return nil }
    let undecided = all.filter { reason($0) != nil }
    guard let first = undecided.first, let reason = reason(first) else { return nil }
    return Finding(
      .settings(
        .undecided(first.foreground.subject, combinations: undecided.count, of: all.count, reason)),
      severity: .note, at: first.foreground.place(), verdict: .review,
      variants: undecided.map { $0.scene.variant })
  }

  // MARK: Increase Contrast

  /// A combination in which Increase Contrast lowers the contrast of a foreground.
  struct Drop {
    var standard: Double
    var increased: Double
    var variant: String
    var isProven: Bool
    var foreground: JudgedForeground

    /// A Boolean value that is true on tinted glass, which takes its labels over, where the drawn pixels hold.
    var isKeptByTint: Bool {
      guard case .tint? = foreground.transfer?.afterMixing.first else { return false }
      return !foreground.failsAsDrawn
    }
  }

  /// Returns the combination in which Increase Contrast lowers the contrast of a foreground most; nil if it never
  /// does.
  static func worstDrop(of index: Int, in scenes: [JudgedScene]) -> Drop? {
    worst(drops(all(of: index, in: scenes)))
  }

  private static func worst(_ drops: [Drop]) -> Drop? {
    drops.max { $0.standard - $0.increased < $1.standard - $1.increased }
  }

  /// Returns the losses of contrast in all combinations with Increase Contrast.
  private static func drops(_ all: [Judged]) -> [Drop] { all.compactMap { drop($0, among: all) } }

  /// Returns the finding about a foreground whose contrast Increase Contrast lowers.
  private func lowered(_ all: [Judged]) -> Finding? {
    var drops = Self.drops(all)
    if holdsAsDrawn { drops = drops.filter { !$0.isKeptByTint } }
    guard let worst = Self.worst(drops) else { return nil }
    let judged = worst.foreground
    return Finding(
      .settings(
        .loweredByContrast(
          judged.subject, standard: worst.standard, increased: worst.increased, variant: worst.variant,
          isProven: worst.isProven)),
      severity: .warning, at: judged.place(),
      verdict: worst.isProven ? .proven : .sampled, variants: drops.map { $0.variant },
      figures: [Figure(.standardContrast, worst.standard), Figure(.increasedContrast, worst.increased)],
      remedies: judged.remedies(of: judged.steadyRepairs))
  }

  /// The difference of ratios up to which they count as equal: the precision of a bound.
  private static let least = 0.02

  /// Returns the loss of contrast against the combination that differs only in Increase Contrast; nil if there is
  /// none.
  private static func drop(_ judged: Judged, among all: [Judged]) -> Drop? {
    guard judged.scene.traits.contrast == .increased, judged.scene.settings?.glassChange == nil else {
      return nil
    }
    var wanted = judged.scene.resolution.description
    (wanted.traits.contrast, wanted.traits.transparency) = (.standard, judged.scene.traits.transparency)
    let device = judged.scene.settings?.device
    let standard = all.first {
      $0.scene.settings?.device == device && $0.scene.isJudged(asSetIn: wanted)
    }?.foreground
    guard let standard else { return nil }
    let (first, second, isProven): (Double, Double, Bool)
    if let old = standard.verdict.bound, let new = judged.foreground.verdict.bound {
      (first, second, isProven) = (old.lowest, new.witness.contrast, true)
    } else if let old = standard.seen, let new = judged.foreground.seen {
      (first, second, isProven) = (old.lowest, new.lowest, false)
    } else {
      return nil
    }
    guard second < first - least else { return nil }
    return Drop(
      standard: first, increased: second, variant: judged.scene.variant, isProven: isProven,
      foreground: judged.foreground)
  }
}
