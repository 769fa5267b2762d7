// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidProofSupport
import PellucidTestSupport
import Testing

/// Tests of the bounds on contrast against pictures drawn by the real renderer.
@Suite struct AdversarialPictureTests {
  struct Case: Sendable, CustomStringConvertible {
    var platform: Platform
    var material: String
    var level: VibrancyLevel
    var description: String { "\(level) on \(material), \(platform)" }
  }

  static let cases: [Case] = [
    Case(platform: .iOS, material: "thin", level: .secondaryLabel),
    Case(platform: .iOS, material: "regular", level: .label),
    Case(platform: .iOS, material: "ultraThick", level: .tertiaryLabel),
    Case(platform: .iOS, material: "modulesBackground", level: .label),
    Case(platform: .iOS, material: "blur.light", level: .quaternaryLabel),
    Case(platform: .macOS, material: "popover", level: .secondaryLabel),
    Case(platform: .tvOS, material: "thin", level: .label),
    Case(platform: .visionOS, material: "regular", level: .label),
  ]

  @Test("No drawn picture has less contrast than the bound", arguments: cases) func noPictureComesLower(
    _ subject: Case
  ) throws {
    for appearance in Appearance.allCases {
      for transparency in TransparencySetting.allCases {
        var traits = Traits()
        (traits.platform, traits.appearance) = (subject.platform, appearance)
        traits.transparency = transparency
        try search(subject, traits, AdversarialPicture.allCases)
        traits.gamut = .displayP3
        try search(subject, traits, [.flat, .edge, .noise])
      }
    }
  }

  /// Draws pictures of the witness's colours at their weights, or of one witness colour and corners of the gamut, and
  /// compares each with the bound.
  private func search(_ subject: Case, _ traits: Traits, _ pictures: [AdversarialPicture]) throws {
    var scene = AdversarialScene(side: 80)
    var generator = SeededGenerator(seed: 7)
    func random() -> UInt64 { generator.next() }
    let choice = try Materials.recipe(named: subject.material, traits: traits)
    let ink = Vibrancy.ink(level: subject.level, family: choice.family, traits: traits)
    let bound = try ContrastBound(Transfer(material: choice.recipe, ink: ink, gamut: traits.gamut))
    let first = try #require(bound.witness.parts.first)
    let worst = SIMD3(first.backdrop.red, first.backdrop.green, first.backdrop.blue)
    for picture in pictures {
      var other = SIMD3(Double(random() % 2), Double(random() % 2), Double(random() % 2))
      if first.weight < 1, let second = bound.witness.parts.last?.backdrop {
        other = SIMD3(second.red, second.green, second.blue)
      }
      let lowest = scene.lowestContrast(
        of: ink, on: choice.recipe,
        over: picture.drawn(
          worst, other, share: first.weight < 1 ? first.weight : 0.5, side: 80, random: random),
        gamut: traits.gamut)
      #expect(lowest >= bound.lowest, "\(picture), \(traits): \(lowest), \(bound)")
      if picture == .flat, first.weight == 1 {
        #expect(lowest <= bound.lowest + 0.02, "\(traits): \(lowest), \(bound)")
      }
    }
  }
}
