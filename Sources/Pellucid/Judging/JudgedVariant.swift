// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidJSON
import PellucidJudge
import PellucidScene

/// The findings about a scene in one combination of settings.
package struct JudgedVariant: Sendable {
  package let variant: SettingsVariant
  package let resolution: Resolution
  /// The texts of the scene; empty unless their contrast was measured.
  package let texts: [SeenText]
  package var findings: [PellucidJudge.Finding]
  /// The findings that a configuration ignores.
  package var ignored: [IgnoredFinding] = []

  /// Returns the settings, the texts and the findings as members of a JSON object.
  package func members(in language: Language) -> [JSONText.Member] {
    variant.versionMembers + [
      ("traits", variant.traits.json), ("settings", variant.glass.json),
      ("texts", .array(texts.map(\.json))), ("findings", .array(findings.map { $0.json(in: language) })),
      ("ignored", .array(ignored.map { $0.json(in: language) })),
    ]
  }
}

extension SceneRenderer {
  /// Draws a scene in one combination of settings and judges how it is described.
  ///
  /// - Parameter inquiry: The questions about the drawn picture, its texts, symbols and surfaces; nil judges the description
  ///   alone.
  package mutating func render(
    _ variant: SettingsVariant, of scene: SceneDescription, answering inquiry: SceneInquiry?
  ) throws -> (picture: RenderedPicture, judged: JudgedVariant) {
    let scene = variant.applied(to: scene)
    if let inquiry {
      let answer = try answer(inquiry, about: scene), picture = answer.picture
      let judged = JudgedVariant(
        variant: variant, resolution: answer.own.resolution,
        texts: SeenText.all(in: picture, of: answer.own.resolved),
        findings: answer.allFindings(missingGlyphs: picture.missingGlyphs))
      return (picture, judged)
    }
    let resolution = try resolve(scene), picture = try render(resolution)
    let judged = JudgedVariant(
      variant: variant, resolution: resolution, texts: [],
      findings: SceneRules.findings(of: resolution, missingGlyphs: picture.missingGlyphs))
    return (picture, judged)
  }
}
