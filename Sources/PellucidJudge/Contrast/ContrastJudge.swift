// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidLegibility
import PellucidScene

/// The measurements of a drawn scene that its verdicts need.
package struct SceneMeasurements: Sendable {
  /// The contrast of texts and symbols on the drawn pixels, by resource index.
  package var contrasts: [Int: TextContrast] = [:]
  /// The pixels that the ink of each text and symbol covers, by resource index.
  package var inks: [Int: DrawnInk]
  /// The resources with their lowest contrast where the picture is translucent.
  package var translucent: Set<Int> = []

  package init(inks: [Int: DrawnInk]) { self.inks = inks }

  package init(_ picture: some MeasuredPicture, scale: Double) {
    inks = picture.inks
    for contrast in picture.contrasts {
      contrasts[contrast.source] = contrast
      if !picture.pixels.isOpaque(at: contrast.at, scale: scale) { translucent.insert(contrast.source) }
    }
  }
}

/// Gives the texts and symbols of scenes their verdicts.
package struct ContrastJudge {
  package let rules: ContrastRules
  package let required: Double?
  /// Bounds that are known; the texts of a scene share most of them.
  private var bounds: [BoundKey: Result<ContrastBound, LegibilityError>] = [:]

  private struct BoundKey: Hashable {
    var transfer: Transfer
    var backdrop: Backdrop
    var required: Double
  }

  /// - Parameter required: The ratio to hold, in place of those of the rules.
  package init(rules: ContrastRules, required: Double? = nil) {
    (self.rules, self.required) = (rules, required)
  }

  /// Judges every text and symbol that is drawn.
  ///
  /// - Parameter resolution: The scene as it is drawn.
  package mutating func judge(
    _ resolution: Resolution, _ measurements: SceneMeasurements
  ) -> JudgedScene {
    let states = GlassStates(of: resolution)
    let resolved = resolution.scene
    var judged: [JudgedForeground] = []
    for foreground in SceneForeground.all(in: resolved, inks: measurements.inks) where foreground.isDrawn {
      var one = judge(foreground, in: resolution, measurements)
      judge(&one, in: states.surfaces(under: foreground, inks: measurements.inks))
      one.seen = one.measured?.seen(under: foreground.covers, scale: resolved.scale)
      judged.append(one)
    }
    return JudgedScene(
      resolution: resolution, inks: measurements.inks, findings: SceneRules.findings(of: resolution),
      foregrounds: judged)
  }

  private mutating func judge(
    _ foreground: SceneForeground, in resolution: Resolution, _ measurements: SceneMeasurements
  ) -> JudgedForeground {
    let resource = resolution.scene.resources[foreground.source]
    let origin = resolution.trace.resources[foreground.source]
    let measured = measurements.contrasts[foreground.source]
    let requirement = ContrastRequirement(of: resource, style: origin.style, rules: rules, required: required)
    var judged = JudgedForeground(
      foreground, resource, from: origin, measured: measured, requirement: requirement,
      verdict: .review(.foreground(.unseen)))
    judged.recipeName = resolution.trace.step(foreground.surface?.step)?.recipeName
    switch foreground.ground {
    case .surface(let surface):
      (judged.verdict, judged.transfer) = worst(
        of: surface, isLayered: foreground.isLayered, required: requirement.ratio)
      if let measured {
        let checked = judged.verdict.checked(measured: measured.lowest)
        // Over nothing the picture is translucent itself, which a bound does not cover.
        let isOpaque = !measurements.translucent.contains(foreground.source)
        judged.verdict = checked == judged.verdict || isOpaque ? checked : .review(.translucentBackdrop)
      }
    case .pixels:
      if let measured {
        judged.verdict = .sampled(lowest: measured.lowest, isEnough: measured.lowest >= requirement.ratio)
      }
    case .covered(let other):
      let isShadow = foreground.covers.first?.isShadow ?? false
      judged.verdict = .review(.layer(other, isShadow ? .shadowOver : .drawnOver))
    case .undecided(let reason): judged.verdict = .review(reason)
    }
    return judged
  }

  /// Takes the other states of the glass into the verdict: the lowest of all counts.
  private mutating func judge(_ judged: inout JudgedForeground, in states: GlassStates.Found) {
    guard judged.verdict.bound != nil else { return }
    switch states {
    case .surfaces(let states): judged.states = states
    case .undecided(let reason): judged.verdict = .review(reason)
    }
    for state in judged.states {
      let (verdict, transfer) = worst(
        of: state.surface, isLayered: judged.foreground.isLayered, required: judged.requirement.ratio)
      let lowest = judged.verdict.bound?.lowest ?? 0
      guard let bound = verdict.bound else {
        judged.verdict = verdict
        return
      }
      if bound.lowest < lowest {
        (judged.verdict, judged.transfer, judged.worstState) = (verdict, transfer, state.content)
      }
    }
  }

  /// Returns the verdict of the ink with the lowest bound.
  private mutating func worst(
    of surface: SceneForeground.Surface, isLayered: Bool, required: Double
  ) -> (verdict: Verdict, transfer: Transfer?) {
    var worst: (bound: ContrastBound, transfer: Transfer)?
    for transfer in surface.transfers {
      switch bound(transfer, over: surface.backdrop, required: required) {
      case .failure(let error): return (.review(.unbounded(error)), transfer)
      case .success(let bound):
        if bound.lowest < worst?.bound.lowest ?? .infinity { worst = (bound, transfer) }
      }
    }
    guard let worst else { return (.review(.foreground(.withoutInk)), nil) }
    let verdict = Verdict(worst.bound, required: required)
    if case .holds = verdict, isLayered {
      return (.review(.foreground(.overlappingLayers)), worst.transfer)
    }
    return (verdict, worst.transfer)
  }

  /// Returns the verdict of a foreground on a material, were these the backdrops there can be.
  mutating func verdict(of judged: JudgedForeground, over backdrop: Backdrop) -> Verdict {
    guard var surface = judged.surface else { return judged.verdict }
    surface.backdrop = backdrop
    return worst(
      of: surface, isLayered: judged.foreground.isLayered, required: judged.requirement.ratio
    ).verdict
  }

  private mutating func bound(
    _ transfer: Transfer, over backdrop: Backdrop, required: Double
  ) -> Result<ContrastBound, LegibilityError> {
    let key = BoundKey(transfer: transfer, backdrop: backdrop, required: required)
    if let known = bounds[key] { return known }
    let bound = Result { () throws(LegibilityError) in
      try ContrastBound(transfer, over: backdrop, deciding: required)
    }
    bounds[key] = bound
    return bound
  }
}
