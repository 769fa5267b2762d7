// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidJudge
import PellucidLegibility
import PellucidScene
import Testing

import struct PellucidJudge.Finding

@Suite struct SettingsFindingTests {
  private static let scene = SceneDescription(size: Size(width: 60, height: 30), scale: 1) {
    TextLayer("Edited").id("text").frame(x: 4, y: 4, width: 50, height: 20)
  }

  private static let own = SettingsVariant(traits: scene.traits, glass: scene.glass)
  private static var borders: SettingsVariant {
    var glass = scene.glass
    glass.showBorders = true
    return SettingsVariant(traits: scene.traits, glass: glass, glassChange: .showBorders)
  }

  /// Judges one text that is undecided in the given combinations of settings.
  private func undecided(in settings: [SettingsVariant]) throws -> [Finding] {
    let scene = Self.scene
    let scenes = try [Self.own, Self.borders].map { variant in
      let resolution = try SceneResolver.resolve(variant.applied(to: scene), facts: FileFacts())
      let foreground = try #require(SceneForeground.all(in: resolution.scene, inks: [:]).first)
      let resource = resolution.scene.resources[foreground.source]
      let judged = JudgedForeground(
        foreground, resource, from: resolution.trace.resources[foreground.source],
        requirement: ContrastRequirement(of: resource, style: .primary, rules: .wcag, required: nil),
        verdict: settings.contains(variant)
          ? .review(.foreground(.unseen)) : .sampled(lowest: 21, isEnough: true))
      return JudgedScene(
        resolution: resolution, inks: [:], foregrounds: [judged], settings: variant)
    }
    return SettingsFindings(of: scene, in: scenes).findings(at: 0)
  }

  @Test("Report a text that only a setting of glass makes undecided")
  func undecidedByGlass() throws {
    let (own, borders) = (Self.own, Self.borders)
    #expect(try undecided(in: []).isEmpty)
    let finding = try #require(try undecided(in: [borders]).first)
    let fact = SettingsFact.undecided(
      ForegroundSubject(.text("Edited")), combinations: 1, of: 2, .foreground(.unseen))
    #expect(finding.fact == .settings(fact))
    #expect(finding.variants == [borders.name] && finding.verdict == .review && finding.severity == .note)
    // RND02 reports texts that are undecided in the scene's own settings.
    for settings in [[own], [own, borders]] { #expect(try undecided(in: settings).isEmpty) }
  }
}
