// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidHost
import PellucidJudge
import PellucidScene

/// The picture of a scene, and the report about the scene.
public struct Drawing: Sendable {
  /// The pixels, with the contrast of every text and symbol measured on them.
  public let picture: RenderedPicture
  /// The findings about how the scene is described and about the contrast of every text and symbol in it.
  public let report: Report
}

extension SceneRenderer {
  /// Draws a scene, measures it and judges it.
  ///
  ///     let drawing = try renderer.draw(scene)
  ///     #expect(!drawing.report.fails(isStrict: true))
  ///
  /// Takes the time of some pictures, and of a proof for each text: a tenth of a second to a second for a screen.
  /// `judgesEverySetting` multiplies that by the number of combinations. `frame(of:after:)` draws without judging.
  ///
  /// - Parameters:
  ///   - scene: The scene to draw.
  ///   - options: The requirements and the settings to judge by.
  /// - Throws: A `PellucidError` of the kind `scene`, `resource` or `memory`. A scene that is hard to read is no error: `report`
  ///   has its findings.
  public mutating func draw(
    _ scene: SceneDescription, judging options: JudgingOptions = JudgingOptions()
  ) throws(PellucidError) -> Drawing {
    var inquiry = SceneInquiry()
    inquiry.rules = options.largeText == .wcag ? .wcag : .apple
    inquiry.required = options.requiredContrast
    if options.judgesEverySetting { inquiry.variants = SettingsVariant.all(of: scene) { knownFacts(of: $0) } }
    if let picture = options.scrollingPicture {
      do throws(ImageReadingError) {
        inquiry.document = try SweptPicture(readingFrom: picture, in: scene.traits.gamut)
      } catch { throw PellucidError(.resource, error) }
    }
    let answer = try answer(inquiry, about: scene)
    return Drawing(
      picture: answer.picture,
      report: Report(
        Report.Run(answer, of: nil),
        findings: answer.allFindings(missingGlyphs: answer.picture.missingGlyphs)))
  }
}
