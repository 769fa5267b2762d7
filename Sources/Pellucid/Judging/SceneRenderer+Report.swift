// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidDesign
import PellucidJudge
import PellucidScene

/// The questions of a report about a scene.
package struct JudgingOptions: Hashable, Sendable {
  /// The definition of large text, which needs less contrast.
  package var rules: ContrastRules
  /// The WCAG ratio that every text and symbol has to hold, 1…21; nil asks for those of the rules.
  package var requiredContrast: Double?
  /// A Boolean value that makes the judge go through every combination of settings, not only the scene's own.
  package var judgesEverySetting: Bool
  /// The path of a picture that scrolls beneath the bars of the scene.
  package var scrollingPicture: String?

  package init(
    rules: ContrastRules = .wcag, requiredContrast: Double? = nil, judgesEverySetting: Bool = false,
    scrollingPicture: String? = nil
  ) {
    (self.rules, self.requiredContrast) = (rules, requiredContrast)
    (self.judgesEverySetting, self.scrollingPicture) = (judgesEverySetting, scrollingPicture)
  }
}

extension SceneRenderer {
  /// Draws a scene, measures it and judges it: how it is described, and the contrast of every text and symbol in it.
  ///
  ///     let report = try renderer.report(scene)
  ///     print(Reporter.sarif.text(of: report))
  ///     #expect(!report.fails(isStrict: true))
  ///
  /// Costs a picture for each combination of settings, and a proof for each text.
  ///
  /// - Throws: `SceneError`, `RenderingError`, or `ImageReadingError` for the scrolling picture.
  package mutating func report(
    _ scene: SceneDescription, _ options: JudgingOptions = JudgingOptions()
  ) throws -> Report {
    var inquiry = SceneInquiry()
    (inquiry.rules, inquiry.required) = (options.rules, options.requiredContrast)
    if options.judgesEverySetting { inquiry.variants = SettingsVariant.all(of: scene) { knownFacts(of: $0) } }
    if let picture = options.scrollingPicture {
      inquiry.document = try ScrolledDocument(readingFrom: picture, in: scene.traits.gamut)
    }
    let answer = try answer(inquiry, about: scene)
    return Report(
      Report.Run(answer, of: nil),
      findings: answer.allFindings(missingGlyphs: answer.picture.missingGlyphs))
  }
}
