// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidTestSupport
import Testing

@Suite struct GlassTintTests {
  /// Returns the colours that a tint makes of black and of white.
  private static func ends(_ tint: GlassTint) -> (dark: SIMD3<Float>, bright: SIMD3<Float>) {
    let dark = tint.matrix.applied(to: SIMD4(0, 0, 0, 1))
    let bright = tint.matrix.applied(to: SIMD4(1, 1, 1, 1))
    return (SIMD3(dark.x, dark.y, dark.z), SIMD3(bright.x, bright.y, bright.z))
  }

  private static func tint(
    _ values: [Float], _ family: GlassTint.Family, look: Look = .os27, gamut: Gamut = .srgb
  ) -> GlassTint {
    GlassTint(
      EncodedColor(red: values[0], green: values[1], blue: values[2], alpha: 1), family: family, look: look,
      gamut: gamut)
  }

  @Test("Captured tint matrices are reproduced")
  func capturedMatricesAreReproduced() throws {
    let samples = try GlassGroundTruth.load().matrices
    #expect(samples.map(\.id) == GlassSamples.matrices)
    for sample in samples {
      let family: GlassTint.Family = sample.family == "pastel" ? .pastel : .standard
      let (dark, bright) = Self.ends(Self.tint(sample.sourceRgb, family))
      for channel in 0..<3 {
        #expect(abs(dark[channel] - sample.dark[channel]) < 0.00051, "\(sample.id) \(dark)")
        #expect(abs(bright[channel] - sample.bright[channel]) < 0.00051, "\(sample.id) \(bright)")
      }
    }
  }

  @Test("Tinted buttons of a device are reproduced")
  func tintedButtonsOfADeviceAreReproduced() throws {
    let samples = try GlassGroundTruth.load().tinted
    #expect(samples.map(\.id) == GlassSamples.tinted)
    for sample in samples {
      let family: GlassTint.Family = sample.family == "pastel" ? .pastel : .standard
      let matrix = Self.tint(sample.tint.map { $0 / 255 }, family).matrix
      let face = SIMD3<Float>(sample.face) / 255
      let color = matrix.applied(to: SIMD4(face.x, face.y, face.z, 1)) * 255
      for channel in 0..<3 {
        let value = min(max(color[channel], 0), 255)
        #expect(abs(value - sample.result[channel]) <= sample.tolerance, "\(sample.id) \(color)")
      }
    }
  }

  /// Each piece of a ramp meets the next one.
  @Test("Tone ramps are continuous", arguments: [GlassTint.Family.standard, .pastel]) func rampsAreContinuous(
    family: GlassTint.Family
  ) {
    for breakpoint in [5.0 / 11, 0.5, 5.0 / 6, 10.0 / 11] {
      let (below, above) = (Float(breakpoint - 1e-5), Float(breakpoint + 1e-5))
      for spread in [Float(0.02), 0.05, 0.09] {
        let first = Self.ends(Self.tint([below + spread, below, below - spread], family))
        let second = Self.ends(Self.tint([above + spread, above, above - spread], family))
        #expect((first.dark - second.dark).max() < 1e-3 && (second.dark - first.dark).max() < 1e-3)
        #expect((first.bright - second.bright).max() < 1e-3 && (second.bright - first.bright).max() < 1e-3)
      }
    }
  }

  @Test("The bright end of a standard tint is its colour")
  func theBrightEndOfAStandardTintIsItsColor() {
    for color: [Float] in [[0, 0.4, 1], [0.9, 0.2, 0.1], [1.1, -0.1, 0.3]] {
      let bright = Self.ends(Self.tint(color, .standard)).bright
      for channel in 0..<3 { #expect(abs(bright[channel] - color[channel]) < 1e-5) }
    }
  }

  @Test("Greys have a separate matrix in each release")
  func greysHaveAMatrixOfTheirOwnInEachRelease() {
    let black = Self.tint([0, 0, 0], .standard).matrix
    #expect(black.red == SIMD4(0.3125, 0, 0, -0.25))
    let white = Self.tint([1, 1, 1], .pastel).matrix
    #expect(white.blue == SIMD4(0, 0, 0.3125, 0.9375))
    let middle = Self.tint([0.5, 0.5, 0.5], .standard).matrix
    #expect(abs(middle.green.y - 0.3125 / 1.0125) < 1e-6 && abs(middle.green.w - 0.34375 / 1.0125) < 1e-6)
    let older = Self.tint([1, 1, 1], .standard, look: .os26).matrix
    #expect(abs(older.red.x - (1 - 0.95 * 0.2126)) < 1e-6 && abs(older.red.w - 0.95) < 1e-6)
    // Chroma up to 0.0003 counts as grey, from 0.0004 on as a colour.
    #expect(Self.tint([0.5, 0.5003, 0.5], .standard).matrix.red.y == 0)
    #expect(Self.tint([0.5, 0.5004, 0.5], .standard).matrix.red.y != 0)
  }

  @Test("Tints of inactive glass lose their colour")
  func inactiveGlassDropsTheColor() {
    for appearance in Appearance.allCases {
      let tint = GlassTint(
        EncodedColor(red: 1, green: 0, blue: 0, alpha: 0.5), family: .neutral, appearance: appearance)
      #expect(tint.alpha == 0.5)
      let bias: Float = appearance == .dark ? 0.1 : -0.1
      let grey = tint.matrix.applied(to: SIMD4(0.5, 0.5, 0.5, 1))
      #expect(abs(grey.x - 0.5 - bias) < 1e-6 && abs(grey.x - grey.z) < 1e-6)
    }
  }

  @Test("Wide-gamut tints are bounded in their display's gamut")
  func wideColorsAreBoundedOnTheirDisplay() {
    let vivid: [Float] = [1.2, -0.3, -0.2]
    let color = EncodedColor(Straight<DisplayP3>(red: vivid[0], green: vivid[1], blue: vivid[2]))
    let (dark, bright) = Self.ends(GlassTint(color, family: .pastel, gamut: .displayP3))
    for channel in 0..<3 {
      let value = vivid[channel]
      #expect(dark[channel] <= 1.25 * value + 1e-5 && dark[channel] >= 1.25 * value - 0.25 - 1e-5)
      #expect(bright[channel] <= (17 - 5 * value) / 12 + 1e-5 && bright[channel] >= -5 * value / 12 - 1e-5)
    }
  }

  /// White is the same colour in every gamut.
  @Test("Grey tints stay grey in a wide gamut")
  func greysStayGreyInAWideGamut() {
    for white: Float in [0, 0.2, 0.5, 0.8, 1] {
      let color = EncodedColor(white: white)
      let (narrow, wide) = (
        Self.ends(GlassTint(color, family: .pastel)),
        Self.ends(GlassTint(color, family: .pastel, gamut: .displayP3))
      )
      for channel in 0..<3 {
        #expect(abs(narrow.dark[channel] - wide.dark[channel]) < 1e-5)
        #expect(abs(narrow.bright[channel] - wide.bright[channel]) < 1e-5)
      }
    }
  }

  @Test("The tint's family follows variant, appearance and activity")
  func theFamilyFollowsVariantAppearanceAndActivity() {
    func family(
      _ variant: GlassVariant, _ appearance: Appearance, isActive: Bool = true, look: Look = .os27
    ) -> GlassTint.Family {
      GlassRecipes.recipe(
        for: GlassRequest(
          variant, shorterSide: 44, traits: .make(.macOS, appearance, isActive: isActive, look: look))
      ).tintFamily
    }
    #expect(family(.regular, .light) == .standard && family(.regular, .dark) == .pastel)
    #expect(family(.clear, .dark) == .standard && family(.clear, .light, isActive: false) == .standard)
    #expect(family(.regular, .dark, isActive: false) == .neutral)
    #expect(family(.clear, .dark, look: .os26) == .pastel)
    #expect(family(.clear, .light, isActive: false, look: .os26) == .neutral)
  }
}
