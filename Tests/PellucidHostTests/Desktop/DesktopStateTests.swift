// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidHost
import Testing

/// Tests of the meaning of the portal's values, without a bus.
@Suite struct DesktopStateTests {
  private static let shared = "org.freedesktop.appearance"
  private static let gnome = "org.gnome.desktop.interface"

  private static func state(_ values: [(String, String, PortalValue)]) -> DesktopState {
    DesktopState(
      values: Dictionary(uniqueKeysWithValues: values.map { (PortalKey($0, $1), $2) }))
  }

  @Test("Without values every setting stays open")
  func nothingSaidLeavesEverythingOpen() {
    let state = Self.state([])
    #expect(state.settings == SystemSettings())
    #expect(state.origins.isEmpty && state.problems.isEmpty && state.warning == nil)
  }

  /// 0 is no preference, which desktops show as light; values other than 0, 1 and 2 count as 0.
  @Test(
    "Read the colour scheme, with unknown numbers as no preference",
    arguments: [
      (UInt32(0), Appearance.light), (1, .dark), (2, .light), (3, .light), (UInt32.max, .light),
    ])
  func colourSchemes(number: UInt32, appearance: Appearance) {
    let state = Self.state([(Self.shared, "color-scheme", .number(number))])
    #expect(state.settings == SystemSettings(appearance: appearance))
    #expect(state.origins == [.appearance: PortalKey(Self.shared, "color-scheme")])
  }

  @Test("Unknown numbers count as the normal setting")
  func otherNumbersAreTheNormalSetting() {
    for (number, isSet) in [(UInt32(0), false), (1, true), (2, false), (77, false)] {
      let state = Self.state([
        (Self.shared, "contrast", .number(number)), (Self.shared, "reduced-motion", .number(number)),
      ])
      #expect(state.settings.contrast == (isSet ? .increased : .standard))
      #expect(state.settings.reducesMotion == isSet)
    }
  }

  @Test("An accent out of range is no accent")
  func accentsOutOfRangeAreNone() {
    let accent = "accent-color"
    let said = Self.state([(Self.shared, accent, .triple(0, 0.5, 1))])
    #expect(said.settings.accent == EncodedColor(red: 0, green: 0.5, blue: 1))
    for bad in [-0.01, 1.01, Double.nan, .infinity] {
      let state = Self.state([
        (Self.shared, accent, .triple(0.2, bad, 0.2)), (Self.gnome, accent, .text("pink")),
      ])
      // An accent out of range is still an answer, so GNOME's older key is not read.
      #expect(state.settings.accent == nil && state.origins[.accent] == nil && state.problems.isEmpty)
    }
  }

  @Test("The shared keys take precedence")
  func theSharedKeysComeFirst() {
    let state = Self.state([
      (Self.shared, "color-scheme", .number(2)), (Self.gnome, "color-scheme", .text("prefer-dark")),
      (Self.shared, "contrast", .number(0)),
      ("org.gnome.desktop.a11y.interface", "high-contrast", .flag(true)),
    ])
    #expect(state.settings == SystemSettings(appearance: .light, contrast: .standard))
  }

  @Test("GNOME's own keys fill in missing settings")
  func gnomesOwnKeysFillIn() {
    let state = Self.state([
      (Self.gnome, "color-scheme", .text("prefer-dark")), (Self.gnome, "accent-color", .text("slate")),
      ("org.gnome.desktop.a11y.interface", "high-contrast", .flag(true)),
      (Self.gnome, "enable-animations", .flag(false)),
    ])
    let slate = EncodedColor(red: 0x6F / 255, green: 0x83 / 255, blue: 0x96 / 255)
    #expect(
      state.settings
        == SystemSettings(appearance: .dark, contrast: .increased, reducesMotion: true, accent: slate))
    #expect(state.origins.count == 4)
    let older = Self.state([(Self.gnome, "gtk-theme", .text("Yaru-dark"))])
    #expect(older.settings == SystemSettings(appearance: .dark))
    let contrast = Self.state([(Self.gnome, "gtk-theme", .text("HighContrastInverse"))])
    #expect(contrast.settings == SystemSettings(contrast: .increased))
    let unknown = Self.state([
      (Self.gnome, "color-scheme", .text("sepia")), (Self.gnome, "accent-color", .text("mauve")),
    ])
    #expect(unknown.settings == SystemSettings() && unknown.problems.isEmpty)
  }

  /// GNOME's newer accessibility key takes precedence over the older switch; an unknown word counts as no answer.
  @Test("GNOME's reduced-motion key takes precedence")
  func gnomesReducedMotionComesFirst() {
    let access = "org.gnome.desktop.a11y.interface"
    for (word, animates, reduces) in [
      ("reduce", true, true), ("no-preference", false, false), ("sometimes", false, true),
    ] {
      let state = Self.state([
        (access, "reduced-motion", .text(word)), (Self.gnome, "enable-animations", .flag(animates)),
      ])
      #expect(state.settings.reducesMotion == reduces && state.problems.isEmpty)
      let said = word == "sometimes" ? "enable-animations" : "reduced-motion"
      #expect(state.origins[.motion]?.name == said)
    }
    let shared = Self.state([
      (Self.shared, "reduced-motion", .number(0)), (access, "reduced-motion", .text("reduce")),
    ])
    #expect(shared.settings.reducesMotion == false)
  }

  /// The colours are Breeze's backgrounds, the rule is KDE's.
  @Test("KDE's own keys fill in missing settings")
  func kdesOwnKeysFillIn() {
    let kde = "org.kde.kdeglobals."
    for (background, appearance) in [
      ("239,240,241", Appearance.light), ("32,35,38", .dark), ("192,192,192", .light), ("191,191,191", .dark),
    ] {
      let state = Self.state([(kde + "Colors:Window", "BackgroundNormal", .text(background))])
      #expect(state.settings == SystemSettings(appearance: appearance), "\(background)")
    }
    let state = Self.state([
      (kde + "KDE", "AnimationDurationFactor", .text("0")),
      (kde + "General", "AccentColor", .text("61,174,233")),
    ])
    let blue = EncodedColor(red: 61 / 255, green: 174 / 255, blue: 233 / 255)
    #expect(state.settings == SystemSettings(reducesMotion: true, accent: blue))
    for text in ["", "1,2", "1,2,3,4", "300,0,0", "-1,0,0", "a,b,c", "1,2,"] {
      let state = Self.state([
        (kde + "Colors:Window", "BackgroundNormal", .text(text)),
        (kde + "KDE", "AnimationDurationFactor", .text(text)),
        (kde + "General", "AccentColor", .text(text)),
      ])
      #expect(state.settings == SystemSettings() && state.problems.isEmpty, "\(text)")
    }
  }

  @Test("A value of the wrong type is reported, and the next key is read")
  func wrongTypesAreReportedAndTheNextKeyIsAsked() throws {
    let state = Self.state([
      (Self.shared, "color-scheme", .text("dark")), (Self.gnome, "color-scheme", .text("prefer-dark")),
      (Self.shared, "contrast", .other(type: "a{sv}")), (Self.shared, "accent-color", .number(1)),
    ])
    #expect(state.settings == SystemSettings(appearance: .dark))
    #expect(state.origins == [.appearance: PortalKey(Self.gnome, "color-scheme")])
    #expect(state.problems.map(\.found) == ["s", "a{sv}", "u"])
    #expect(state.problems.map(\.expected) == ["u", "u", "(ddd)"])
    let sentence = try #require(state.problems.first).description
    #expect(
      sentence
        == "unusable setting: org.freedesktop.appearance color-scheme: found a value of type s, expected u;"
        + " report it to your desktop")
  }
}
