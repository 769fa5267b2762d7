// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import Testing

@Suite struct FollowingTests {
  @Test("Settings that the system leaves open stay")
  func whatTheSystemLeavesOpenStays() {
    var traits = Traits()
    (traits.appearance, traits.contrast, traits.transparency) = (.dark, .increased, .reduced)
    (traits.accent, traits.platform, traits.isActive) = (.purple, .macOS, false)
    #expect(traits.following(SystemSettings()) == traits)
    let glass = GlassSettings(reduceMotion: true, showBorders: true, preferredLook: 0.2)
    #expect(glass.following(SystemSettings()) == glass)
  }

  @Test("Settings that the system gives are taken")
  func whatTheSystemSaysCounts() {
    let settings = SystemSettings(
      appearance: .dark, contrast: .increased, transparency: .reduced, reducesMotion: true,
      accent: EncodedColor(red: 0.9, green: 0.18, blue: 0.26))
    var expected = Traits()
    (expected.appearance, expected.contrast, expected.transparency) = (.dark, .increased, .reduced)
    expected.accent = .red
    #expect(Traits().following(settings) == expected)
    #expect(GlassSettings().following(settings).reduceMotion)
    let opposite = SystemSettings(appearance: .light, contrast: .standard, transparency: .standard)
    expected = Traits()
    (expected.transparency, expected.accent) = (.standard, .red)
    #expect(Traits().following(settings).following(opposite) == expected)
  }

  /// GNOME's nine accents, as its back end sends them; macOS has no teal.
  @Test(
    "GNOME's accents map to the nearest accent of macOS",
    arguments: [
      (0x3584E4, Accent.blue), (0x2190A4, .blue), (0x3A944A, .green), (0xC88800, .yellow),
      (0xED5B00, .orange),
      (0xE62D42, .red), (0xD56199, .pink), (0x9141AC, .purple), (0x6F8396, .graphite),
    ])
  func accentsOfGNOMEAreSnapped(code: Int, accent: Accent) {
    #expect(Accent(nearest: Self.color(code)) == accent)
  }

  /// The accents of macOS map to themselves; greys map to graphite.
  @Test("Accents of macOS map to themselves, and greys to graphite")
  func otherColoursAreSnapped() {
    for (code, accent) in [
      (0x007AFF, Accent.blue), (0x953D96, .purple), (0xF74F9E, .pink), (0xE0383E, .red), (0xF7821B, .orange),
      (0xFFC726, .yellow), (0x62BA46, .green), (0x989898, .graphite), (0x000000, .graphite),
      (0xFFFFFF, .graphite),
    ] {
      #expect(Accent(nearest: Self.color(code)) == accent, "\(code)")
    }
    #expect(Accent(nearest: EncodedColor(red: .nan, green: 0, blue: 0)) == .graphite)
  }

  @Test("Always dark is the only policy beside following the system")
  func alwaysDarkIsTheOneException() {
    #expect(Appearance.allCases.map(AppearancePolicy.followsSystem.appearance) == [.light, .dark])
    let policy = AppearancePolicy.alwaysDark(reason: .immersiveMedia)
    #expect(Appearance.allCases.map(policy.appearance) == [.dark, .dark])
    #expect(policy.appearances == [.dark])
    #expect(AppearancePolicy.DarkReason.allCases == [.immersiveMedia])
  }

  @Test("Every chosen number has a reason")
  func everyChosenNumberHasItsReason() {
    for provenance in FollowingProvenance.all() { expectComplete(provenance, "following") }
  }

  private static func color(_ code: Int) -> EncodedColor {
    EncodedColor(
      red: Float(code >> 16 & 255) / 255, green: Float(code >> 8 & 255) / 255, blue: Float(code & 255) / 255)
  }
}
