// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidLegibility
import PellucidScene

/// The measurements of a drawn scene from which its verdicts are derived.
package struct SceneMeasurements: Sendable {
  /// The contrast of texts and symbols on the drawn pixels, by resource index.
  package var contrasts: [Int: TextContrast] = [:]
  /// The pixels that the ink of each text and symbol covers, by resource index.
  package var inks: [Int: DrawnInk]
  /// The resource indices of the texts and symbols whose pixel of lowest contrast is not opaque.
  package var translucent: Set<Int> = []

  package init(inks: [Int: DrawnInk]) { self.inks = inks }

  /// Collects the measurements of a picture.
  ///
  /// - Parameter scale: The number of pixels per point.
  package init(_ picture: some MeasuredPicture, scale: Double) {
    inks = picture.inks
    for contrast in picture.contrasts {
      contrasts[contrast.source] = contrast
      if !picture.pixels.isOpaque(at: contrast.at, scale: scale) { translucent.insert(contrast.source) }
    }
  }
}

/// A judge that computes the verdicts on the contrast of the texts and symbols of scenes.
package struct ContrastJudge {
  package let rules: ContrastRules
  /// The ratio to hold, in place of the ratios of the rules; nil for the ratios of the rules.
  package let required: Double?
  /// A Boolean value indicating whether contrast over every backdrop is proven; without it, the drawn pixels decide.
  private let proves: Bool
  /// A cache of computed bounds: most texts of a scene lie on the same surfaces, and a bound is costly to compute.
  private var bounds: [BoundKey: Result<ContrastBound, LegibilityError>] = [:]

  /// The arguments that determine a bound.
  private struct BoundKey: Hashable {
    var transfer: Transfer
    var backdrop: Backdrop
    var required: Double
  }

  /// - Parameter required: The ratio to hold, in place of the ratios of the rules.
  package init(rules: ContrastRules, required: Double? = nil, proves: Bool = true) {
    (self.rules, self.required, self.proves) = (rules, required, proves)
  }

  /// Judges every drawn text and symbol of a scene.
  ///
  /// - Parameters:
  ///   - resolution: The resolved scene that was drawn and measured.
  ///   - stated: The colours of the backdrops that the scene states.
  package mutating func judge(
    _ resolution: Resolution, _ measurements: SceneMeasurements,
    stated: StatedBackdrops = StatedBackdrops()
  ) -> JudgedScene {
    var states = GlassStates(of: resolution, stated: stated)
    let resolved = resolution.scene
    var judged: [JudgedForeground] = []
    let foregrounds = SceneForeground.all(
      in: resolved, inks: measurements.inks, stated: stated.bySteps(of: resolution.trace))
    for foreground in foregrounds where foreground.isDrawn {
      var one = judge(foreground, in: resolution, measurements)
      judge(&one, in: states.surfaces(under: foreground, inks: measurements.inks))
      one.seen = one.measured?.seen(under: foreground.covers, scale: resolved.scale)
      judged.append(one)
    }
    return JudgedScene(
      resolution: resolution, inks: measurements.inks, findings: SceneRules.findings(of: resolution),
      foregrounds: judged, stated: stated)
  }

  /// Judges one foreground in the drawn state of its glass.
  private mutating func judge(
    _ foreground: SceneForeground, in resolution: Resolution, _ measurements: SceneMeasurements
  ) -> JudgedForeground {
    let resource = resolution.scene.resources[foreground.source]
    let origin = resolution.trace.resources[foreground.source]
    let measured = measurements.contrasts[foreground.source]
    let requirement = ContrastRequirement(
      of: resource, style: origin.style, isInactive: origin.isInactive, rules: rules, required: required)
    var judged = JudgedForeground(
      foreground, resource, from: origin, measured: measured, requirement: requirement,
      verdict: .review(.foreground(.unseen)))
    judged.recipeName = resolution.trace.step(foreground.surface?.step)?.recipeName
    switch foreground.ground {
    case .surface(let surface) where proves:
      (judged.verdict, judged.transfer) = worst(
        of: surface, isLayered: foreground.isLayered, required: requirement.ratio)
      if let measured {
        let checked = judged.verdict.checked(measured: measured.lowest)
        // Where nothing lies behind the surface the picture itself is translucent there, and a bound does not cover
        // that case.
        let isOpaque = !measurements.translucent.contains(foreground.source)
        judged.verdict = checked == judged.verdict || isOpaque ? checked : .review(.translucentBackdrop)
        if case .review(.inconsistent(let measured, let bound)) = judged.verdict,
          let step = resolution.trace.step(surface.step)?.layer, step.backdrops != .anything
        {
          judged.verdict = .review(.unstatedBackdrop(measured: measured, bound: bound))
        }
      }
    case .surface, .pixels:
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

  /// Lowers the verdict to the lowest bound in any state of the glass under a foreground.
  ///
  /// A state that has no bound makes the contrast a case for review.
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

  /// Returns the verdict of the ink with the lowest bound on a surface, with the transfer of that ink.
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

  /// Returns the verdict of a foreground on its surface if `backdrop` held all possible backdrops.
  ///
  /// A foreground that lies on no surface keeps its verdict.
  mutating func verdict(of judged: JudgedForeground, over backdrop: Backdrop) -> Verdict {
    guard var surface = judged.surface else { return judged.verdict }
    surface.backdrop = backdrop
    return worst(
      of: surface, isLayered: judged.foreground.isLayered, required: judged.requirement.ratio
    ).verdict
  }

  /// Returns the contrast bound of a transfer over a backdrop, from the cache where it is known.
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
