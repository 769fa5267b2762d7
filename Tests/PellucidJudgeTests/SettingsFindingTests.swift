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

  /// Judges one text that is undecided in the combinations whose settings are given.
  private func undecided(in settings: [SettingsVariant]) throws -> [Finding] {
    let scene = Self.scene
    let resolution = try SceneResolver.resolve(scene, facts: FileFacts())
    let resolved = resolution.scene
    let foreground = try #require(SceneForeground.all(in: resolved, inks: [:]).first)
    let own = SettingsVariant(traits: scene.traits, glass: scene.glass)
    var borders = own
    borders.glassChange = .showBorders
    let resource = resolved.resources[foreground.source]
    let scenes = [own, borders].map { variant in
      let judged = JudgedForeground(
        foreground, resource, style: .label,
        requirement: ContrastRequirement(of: resource, style: .label, rules: .wcag, required: nil),
        verdict: settings.contains(variant)
          ? .review(.foreground(.unseen)) : .sampled(lowest: 21, isEnough: true))
      return JudgedScene(
        resolution: resolution, inks: [:], foregrounds: [judged], settings: variant)
    }
    return SettingsFindings(own: scene.traits, scenes: scenes).findings
  }

  @Test("What a setting of glass alone makes undecided is reported")
  func undecidedByGlass() throws {
    let own = SettingsVariant(traits: Traits(), glass: GlassSettings())
    var borders = own
    borders.glassChange = .showBorders
    #expect(try undecided(in: []).isEmpty)
    let finding = try #require(try undecided(in: [borders]).first)
    let fact = SettingsFact.undecided(
      ForegroundSubject(.text("Edited")), combinations: 1, of: 2, .foreground(.unseen))
    #expect(finding.fact == .settings(fact))
    #expect(finding.variants == [borders.name] && finding.verdict == .review && finding.severity == .note)
    // RND02 reports what is undecided in the scene's own settings.
    for settings in [[own], [own, borders]] { #expect(try undecided(in: settings).isEmpty) }
  }
}
