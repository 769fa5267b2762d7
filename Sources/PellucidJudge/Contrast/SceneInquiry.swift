// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidLegibility
import PellucidScene

/// A step of a judgement that takes noticeable time.
package enum JudgingProgress: Sendable {
  /// The scene is being judged in the combination of settings with this number, counted from 1.
  case combination(Int, of: Int, SettingsVariant)
  /// The contrast on a bar is being measured at the scroll offset with this number, counted from 1.
  case offset(Int, of: Int, bar: String)
}

/// An inquiry into the contrast in a scene: the rules, the combinations of settings, and the document that scrolls.
package struct SceneInquiry: Sendable {
  package var rules = ContrastRules.wcag
  /// The ratio to hold, in place of the ratios of the rules.
  package var required: Double?
  /// A Boolean value indicating whether the contrast over every backdrop is proven. Without it, texts and symbols are judged by
  /// the drawn pixels alone.
  package var proves = true
  /// A Boolean value indicating whether contrast has to hold as drawn only. Repairs of what falls short there are then proven over the
  /// colours that are drawn behind it.
  package var holdsAsDrawn = false
  /// The combinations of settings to judge the scene in; empty for the scene's own combination only.
  package var variants: [SettingsVariant] = []
  /// The document that scrolls beneath the bars of the scene.
  package var document: SweptPicture?

  package init() {}

  /// Judges every text and symbol of a scene in each combination of settings, searches repairs for those that fall
  /// short, and judges the surfaces under them.
  ///
  /// - Parameter progress: A closure that is called before each step that takes noticeable time.
  package func answer<Measurer: SceneMeasuring>(
    _ scene: SceneDescription, _ measurer: inout Measurer,
    _ progress: (JudgingProgress) -> Void = { _ in }
  ) throws(Measurer.Failure) -> SceneAnswer<Measurer.Picture> {
    var judge = ContrastJudge(rules: rules, required: required, proves: proves)
    let (own, picture) = try judge.judge(scene, drawnBy: &measurer)
    let all = variants.isEmpty ? [own] : try combinations(of: scene, own, &judge, &measurer, progress)
    var repairs = RepairSearch(of: scene, judged: all)
    var answer = SceneAnswer(own: own, picture: picture, all: repairs.repaired())
    answer.holdsAsDrawn = holdsAsDrawn
    answer.own = answer.all.first { $0.isJudged(asSetIn: scene) } ?? own
    if holdsAsDrawn { try repairAsDrawn(&answer, scene, &judge, &measurer) }
    let settings = SettingsFindings(of: scene, in: answer.all, holdingAsDrawn: holdsAsDrawn)
    let count = ([answer.own] + answer.all).map { $0.foregrounds.count }.max() ?? 0
    answer.findings = (0..<count).flatMap { index in
      ContrastFindings(at: index, own: answer.own, all: answer.all).findings(proves: proves)
        + (answer.all.count > 1 ? settings.findings(at: index) : [])
    }
    answer.findings += try surfaces(scene, answer, &judge, &measurer)
    if proves { answer.placed = try placed(scene, answer.own, &judge, &measurer, progress) }
    if let document {
      answer.swept = try ScrollSweep(document: document).results(
        scene, answer.own, &judge, &measurer, progress)
      answer.findings += answer.swept.compactMap { $0.finding(document) }
    }
    return answer
  }

  /// Measures the texts and symbols on materials and glass over each picture that is stated as a backdrop, at places all
  /// over the picture.
  private func placed<Measurer: SceneMeasuring>(
    _ scene: SceneDescription, _ judged: JudgedScene, _ judge: inout ContrastJudge,
    _ measurer: inout Measurer,
    _ progress: (JudgingProgress) -> Void
  ) throws(Measurer.Failure) -> [ScrollSweep.Result] {
    var layers: [ExactName: Set<String>] = [:]
    var paths: [ExactName] = []
    for step in judged.resolution.trace.steps {
      guard let layer = step.layer else { continue }
      for case .picture(let path) in layer.backdrops.items {
        if layers[path] == nil { paths.append(path) }
        layers[path, default: []].insert(layer.path)
      }
    }
    // Places are samples, for which more pixels would only take more time.
    var scene = scene
    scene.scale = min(scene.scale, 1)
    var results: [ScrollSweep.Result] = []
    for path in paths {
      for stated in try measurer.pictures(at: path.text, in: scene.traits.gamut) {
        results += try ScrollSweep(document: stated.picture, extent: .scene).results(
          scene, judged, on: layers[path], &judge, &measurer, progress)
      }
    }
    return results
  }

  /// Judges a scene in every combination of settings, reusing the judgement of its own combination.
  private func combinations<Measurer: SceneMeasuring>(
    of scene: SceneDescription, _ own: JudgedScene, _ judge: inout ContrastJudge, _ measurer: inout Measurer,
    _ progress: (JudgingProgress) -> Void
  ) throws(Measurer.Failure) -> [JudgedScene] {
    var all: [JudgedScene] = []
    for (index, variant) in variants.enumerated() {
      progress(.combination(index + 1, of: variants.count, variant))
      let applied = variant.applied(to: scene)
      var judged = own.isJudged(asSetIn: applied) ? own : try judge.judge(applied, drawnBy: &measurer).scene
      judged.settings = variant
      all.append(judged)
    }
    return all
  }

  /// Returns the findings about the surfaces of a scene, among them those with Reduce Transparency on.
  private func surfaces<Measurer: SceneMeasuring>(
    _ scene: SceneDescription, _ answer: SceneAnswer<Measurer.Picture>, _ judge: inout ContrastJudge,
    _ measurer: inout Measurer
  ) throws(Measurer.Failure) -> [Finding] {
    var reduced = scene
    reduced.traits.transparency = .reduced
    let judged: JudgedScene
    if let known = answer.all.first(where: { $0.isJudged(asSetIn: reduced) }) {
      judged = known
    } else {
      judged = try judge.judge(reduced, drawnBy: &measurer).scene
    }
    let bright = answer.all.flatMap { one in
      one.findings.filter { $0.rule == .clearNeedsDimming }.map { flaw in
        var flaw = flaw
        if answer.all.count > 1 { flaw.variants = [one.variant] }
        return flaw
      }
    }
    return SurfaceFindings.ignoringReducedTransparency(judged)
      + SurfaceFindings.dimmed(bright, answer.all)
      + SurfaceFindings.runningTogether(answer.own, in: answer.picture.pixels)
      + BlendingFindings.findings(of: answer.own.resolution)
  }
}

/// The answer to an inquiry into a scene.
package struct SceneAnswer<Picture: MeasuredPicture>: Sendable {
  /// The judgement of the scene under its own settings.
  package var own: JudgedScene
  package var picture: Picture
  /// The judgement of the scene in each combination of settings of the inquiry.
  package var all: [JudgedScene]
  /// A Boolean value indicating whether contrast has to hold as drawn only.
  package var holdsAsDrawn = false
  /// The findings about contrast, settings, surfaces and scrolling.
  package var findings: [Finding] = []
  /// The contrasts measured while the document scrolls beneath the bars.
  package var swept: [ScrollSweep.Result] = []
  /// The texts and symbols over the pictures that the scene states as backdrops, one after another.
  package var placed: [ScrollSweep.Result] = []

  /// The result over a stated picture in which a text or symbol has the least contrast in relation to what it needs; nil
  /// where no picture is stated.
  package var worstPlace: ScrollSweep.Result? {
    placed.min {
      $0.lowest / $0.foreground.requirement.ratio < $1.lowest / $1.foreground.requirement.ratio
    }
  }

  init(own: JudgedScene, picture: Picture, all: [JudgedScene]) {
    (self.own, self.picture, self.all) = (own, picture, all)
  }

  /// Returns the findings that follow from the description in each combination of settings, then the findings of
  /// the inquiry.
  ///
  /// - Parameter missingGlyphs: The characters that no font could draw in the scene under its own settings, by
  ///   resource index.
  package func allFindings(missingGlyphs: [Int: [Unicode.Scalar]]) -> [Finding] {
    all.flatMap { judged -> [Finding] in
      let isOwn = judged.isJudged(asSetIn: own.resolution.description)
      let missing = isOwn ? MissingGlyphRule.findings(missingGlyphs, judged.resolution.trace) : []
      // Clear glass over bright content is reported among `findings`, which has it for all combinations together.
      return (judged.findings + missing).filter { $0.rule != .clearNeedsDimming }.map { finding in
        var finding = finding
        finding.variants = all.count > 1 ? [judged.variant] : []
        return finding
      }
    } + findings
  }

  /// The standings of the texts and symbols under the scene's own settings.
  package var standings: [Verdict.Standing] {
    own.foregrounds.map { $0.standing(holdingAsDrawn: holdsAsDrawn) }
  }

  /// The lowest standing of each text and symbol in any combination.
  package var worstStandings: [Verdict.Standing] {
    own.foregrounds.indices.map { index in
      // A device may lack an asset, and then the scene has fewer foregrounds in that combination.
      all.filter { $0.foregrounds.indices.contains(index) }.map {
        $0.foregrounds[index].standing(holdingAsDrawn: holdsAsDrawn)
      }.min()
        ?? .review
    }
  }
}
