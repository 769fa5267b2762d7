// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidTestSupport
import Testing

/// Tests of the colour of labels on an accent.
@Suite struct AccentLabelTests {
  /// Returns the ink of a level as a colour.
  private func color(
    _ level: VibrancyLevel = .label, on name: String, _ traits: Traits
  ) throws -> EncodedColor {
    let accent = try SemanticColors.resolve(name: name, traits: traits).color
    guard case .color(let color, .sourceOver) = AccentLabel.ink(of: level, on: accent, traits: traits) else {
      throw AccentLabelError.noColor
    }
    return color
  }

  private enum AccentLabelError: Error { case noColor }

  @Test("Labels are white on all accents but those lighter than half", arguments: [Appearance.light, .dark])
  func whiteOnAccents(appearance: Appearance) throws {
    let traits = Traits.make(.iOS, appearance)
    for name in ["systemBlue", "systemRed", "systemIndigo", "systemPurple", "systemPink", "systemBrown"] {
      #expect(try color(on: name, traits).red == 1, "\(name)")
    }
    #expect(try color(on: "systemYellow", traits).red == 0)
  }

  @Test("With Increase Contrast, labels have the colour with more contrast")
  func increasedContrast() throws {
    for appearance in [Appearance.light, .dark] {
      var traits = Traits.make(.iOS, appearance)
      traits.contrast = .increased
      for hue in SystemHue.allCases {
        let name = "system" + hue.rawValue.prefix(1).uppercased() + hue.rawValue.dropFirst()
        let accent = try SemanticColors.resolve(name: name, traits: traits).color
        let label = try color(on: name, traits)
        let other = EncodedColor(white: 1 - label.red)
        #expect(
          contrastRatio(luminances: label.relativeLuminance, accent.relativeLuminance)
            >= contrastRatio(luminances: other.relativeLuminance, accent.relativeLuminance), "\(name)")
      }
    }
  }

  @Test("Lower levels keep their opacity, and fills their own colour")
  func levels() throws {
    let traits = Traits.make(.iOS, .dark)
    let secondary = try color(.secondaryLabel, on: "systemBlue", traits)
    #expect(secondary.red == 1 && abs(secondary.alpha - 0.6) < 0.02)
    let blue = try SemanticColors.resolve(name: "systemBlue", traits: traits).color
    #expect(AccentLabel.ink(of: .fill, on: blue, traits: traits) == nil)
    #expect(AccentLabel.ink(of: .separator, on: blue, traits: traits) == nil)
  }

  @Test("A tint fainter than its glass is no accent")
  func faintTints() {
    #expect(AccentLabel.accent(ofTint: EncodedColor(red: 0, green: 0.5, blue: 1, alpha: 0.4)) == nil)
    #expect(AccentLabel.accent(ofTint: EncodedColor(red: 0, green: 0.5, blue: 1)) != nil)
    #expect(AccentLabel.accent(ofTint: nil) == nil)
  }
}
