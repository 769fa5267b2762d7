// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// Draws scenes and judges every text and symbol in them.
struct SceneJudge {
  var painter: Painter
  let rules: ContrastRules
  let required: Double?
  /// Bounds that are known; the texts of a scene share most of them.
  private var bounds: [BoundKey: Result<ContrastBound, LegibilityError>] = [:]

  private struct BoundKey: Hashable {
    var transfer: Transfer
    var backdrop: PellucidLegibility.Backdrop
  }

  init(painter: Painter, rules: ContrastRules, required: Double?) {
    (self.painter, self.rules, self.required) = (painter, rules, required)
  }

  mutating func judge(_ scene: SceneDescription) throws(CommandError) -> JudgedScene {
    let resolved = try painter.resolved(scene)
    let picture = try painter.draw(resolved, measuring: .everyPixel)
    var measured: [Int: TextContrast] = [:]
    for text in picture.texts + picture.symbols { measured[text.source] = text }
    let foregrounds = SceneForeground.all(in: resolved, inks: picture.inks)
    var judged: [JudgedForeground] = []
    for foreground in foregrounds {
      judged.append(
        judge(foreground, resolved.resources[foreground.source], measured[foreground.source]))
    }
    return JudgedScene(traits: scene.traits, resolved: resolved, picture: picture, foregrounds: judged)
  }

  private mutating func judge(
    _ foreground: SceneForeground, _ resource: Resource, _ measured: TextContrast?
  ) -> JudgedForeground {
    let requirement = ContrastRequirement(of: resource, rules: rules, required: required)
    var judged = JudgedForeground(
      foreground: foreground, resource: resource, measured: measured, requirement: requirement,
      verdict: .review(.other("none of its pixels is seen")))
    switch foreground.ground {
    case .surface(let surface):
      let worst = worst(of: surface, required: requirement.ratio)
      (judged.verdict, judged.transfer) = worst
      if case .holds = worst.verdict, let lowest = measured?.lowest, lowest < requirement.ratio {
        judged.verdict = .review(.translucentBackdrop)
      }
    case .pixels:
      if let measured {
        judged.verdict = .sampled(lowest: measured.lowest, isEnough: measured.lowest >= requirement.ratio)
      }
    case .covered(let other):
      judged.verdict = .review(.other("\(other) is drawn over it"))
    case .undecided(let reason): judged.verdict = .review(reason)
    }
    return judged
  }

  /// The verdict of the ink with the lowest bound.
  private mutating func worst(
    of surface: SceneForeground.Surface, required: Double
  ) -> (verdict: PellucidLegibility.Verdict, transfer: Transfer?) {
    var worst: (bound: ContrastBound, transfer: Transfer)?
    for transfer in surface.transfers {
      switch bound(transfer, over: surface.backdrop) {
      case .failure(let error): return (.review(.unbounded(error)), transfer)
      case .success(let bound):
        if bound.lowest < worst?.bound.lowest ?? .infinity { worst = (bound, transfer) }
      }
    }
    guard let worst else { return (.review(.other("it has no ink")), nil) }
    let verdict = PellucidLegibility.Verdict(worst.bound, required: required)
    if case .holds = verdict, surface.transfers.count > 1 {
      return (.review(.other("its layers may lie over each other")), worst.transfer)
    }
    return (verdict, worst.transfer)
  }

  /// The verdict of a foreground on a material, were these the backdrops there can be.
  mutating func verdict(
    of judged: JudgedForeground, over backdrop: PellucidLegibility.Backdrop
  ) -> PellucidLegibility.Verdict {
    guard var surface = judged.surface else { return judged.verdict }
    surface.backdrop = backdrop
    return worst(of: surface, required: judged.requirement.ratio).verdict
  }

  private mutating func bound(
    _ transfer: Transfer, over backdrop: PellucidLegibility.Backdrop
  ) -> Result<ContrastBound, LegibilityError> {
    let key = BoundKey(transfer: transfer, backdrop: backdrop)
    if let known = bounds[key] { return known }
    let bound = Result { () throws(LegibilityError) in try ContrastBound(transfer, over: backdrop) }
    bounds[key] = bound
    return bound
  }
}
