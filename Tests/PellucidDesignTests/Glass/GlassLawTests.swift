// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidTestSupport
import Testing

/// Tests of the laws of size, display and capture, at the sizes that the sources checked and between them.
@Suite struct GlassLawTests {
  private static let checked = [48.0, 64, 96, 128, 160, 200, 320]

  private static func near(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 1e-9 }

  private static func parameters(
    _ size: Double, _ appearance: Appearance = .light, isActive: Bool = true, look: Look = .os27,
    variant: GlassVariant = .regular, control: GlassControl = .none
  ) -> GlassParameters {
    GlassRecipes.recipe(
      for: GlassRequest(
        variant, control: control, shorterSide: size,
        traits: .make(.macOS, appearance, isActive: isActive, look: look))
    ).parameters
  }

  @Test("Regular glass follows the laws of its size")
  func regularGlassObeysTheLawsOfItsSize() {
    for size in Self.checked {
      let light = Self.parameters(size)
      let dark = Self.parameters(size, .dark)
      let share = min(max((size - 64) / 96, 0), 1)
      #expect(light.innerRefraction.amount == -min(60, 0.5 * size))
      #expect(light.innerRefraction.height == min(20, 0.25 * size))
      #expect(light.outerRefraction.refraction.amount == max(16, 0.25 * size))
      #expect(light.outerRefraction.refraction.height == max(16, 0.2 * size))
      #expect(light.bleed.refraction.amount == 0.35 * size && light.bleed.refraction.height == 0.35 * size)
      #expect(light.bleed.blurRadius == (size <= 64 ? 0 : min(160, 0.35 * size)))
      #expect(Self.near(light.bleed.opacity, 0.5 * share) && Self.near(dark.bleed.opacity, 0.8 * share))
      #expect(light.blur.distances == SIMD4(-0.5 * size, -1, 0, 0))
      #expect(
        Self.near(light.blur.opacities[0], 0.8 * share) && Self.near(light.blur.opacities[1], 0.4 * share))
      #expect(Self.near(light.shadow.opacity, 0.04 + 0.36 * share))
      #expect(Self.near(dark.shadow.opacity, 0.04 + 0.56 * share))
      #expect(Self.near(light.shadow.radius, 4 + 20 * share))
      #expect(light.capture.margin == max(16, light.bleed.blurRadius))
      let luma = size <= 64 ? 0.6 : max(0.35, 0.6 - 0.25 / 40 * (size - 64))
      #expect(Self.near(dark.face.maximumLuma, luma))
    }
  }

  @Test("Flat glass keeps its blur and loses the other effects")
  func flatGlassKeepsItsBlurAndLosesTheRest() {
    for size in Self.checked {
      for appearance in Appearance.allCases {
        let flat = Self.parameters(size, appearance, isActive: false)
        let share = min(max((size - 64) / 96, 0), 1)
        #expect(Self.near(flat.blur.opacities[0], 0.4 + 0.4 * share))
        #expect(flat.blur.opacities[1] == flat.blur.opacities[0] && flat.blur.opacities[3] == 1)
        #expect(flat.shadow.opacity == 0 && flat.shadow.radius == 0 && flat.bleed.opacity == 0)
        #expect(flat.rim.opacity == 0 && flat.outerRefraction.opacity == 0 && flat.ringShadow.opacity == 0)
        #expect(flat.capture.margin == 0.5)
      }
    }
    #expect(Self.parameters(200, isActive: false).face.levels.white == 0.96)
    #expect(Self.parameters(200, .dark, isActive: false).face.levels.black == 0.08)
  }

  @Test("Clear glass follows the laws of its size")
  func clearGlassObeysTheLawsOfItsSize() {
    for size in Self.checked {
      let clear = Self.parameters(size, variant: .clear)
      #expect(clear.innerRefraction.amount == -min(60, 0.65 * size))
      #expect(clear.innerRefraction.height == min(20, 0.36 * size))
      #expect(clear.outerRefraction.opacity == 0 && clear.blur.radius == 0.75)
      #expect(clear.shadow.refraction.amount == min(75, 0.625 * size) && clear.shadow.opacity == 0)
      #expect(clear.capture.scale == 0.5)
      #expect(clear == Self.parameters(size, .dark, variant: .clear))
    }
    #expect(Self.parameters(40, isActive: false, variant: .clear).blur.radius == 5)
    #expect(Self.near(Self.parameters(84, isActive: false, variant: .clear).blur.radius, 7.5))
    #expect(Self.parameters(120, isActive: false, variant: .clear).blur.radius == 10)
  }

  @Test(
    "The rim's spread grows with the size",
    arguments: [
      (48.0, 1.39626), (64, 1.39626), (96, 1.39626), (128, 1.45444), (160, 1.51262), (167, 1.5253),
      (172, 1.5344), (200, 1.5708), (320, 1.5708),
    ])
  func rimSpreadsWithTheSize(size: Double, spread: Double) {
    #expect(abs(Self.parameters(size).rim.spread - spread) < 6e-5)
  }

  /// The published parameters of single controls equal the laws at their sizes.
  @Test("Dumped controls equal the laws at their sizes")
  func dumpedControlsAreTheLawsAtTheirSizes() {
    func iOS(_ control: GlassControl, _ size: Double, _ appearance: Appearance = .light) -> GlassParameters {
      GlassRecipes.recipe(
        for: GlassRequest(
          control: control, shorterSide: size, pixelsPerPoint: 3, traits: .make(.iOS, appearance))
      ).parameters
    }
    let alert = iOS(.alert, 172)
    #expect(alert.blur.distances[0] == -86 && alert.outerRefraction.refraction.amount == 43)
    #expect(Self.near(alert.outerRefraction.refraction.height, 34.4))
    #expect(Self.near(alert.bleed.refraction.amount, 60.2) && Self.near(alert.capture.margin, 60.2))
    #expect(alert.capture.scale == 0.25 && alert.ovalization == 0.5)
    #expect(alert.edgeLine.height == 0.5333 && alert.edgeLine.offset == -0.5333)
    #expect(Self.near(alert.edgeLine.colorBias, -0.3))
    #expect(iOS(.tabBar, 62).face.maximumLuma == 0.94 && iOS(.tabBar, 62, .dark).face.maximumLuma == 0.6)
    let search = Self.parameters(36, isActive: false, control: .searchField)
    #expect(Self.near(search.bleed.refraction.amount, 12.6) && search.blur.opacities[0] == 0.4)
    #expect(search.innerRefraction.amount == -18 && search.innerRefraction.height == 9)
    #expect(search.capture.scale == 0.5)
  }

  @Test("The capture scale equals the published one")
  func captureScaleIsThePublishedOne() throws {
    let samples = try GlassGroundTruth.load().captureScale
    #expect(samples.map(\.id) == GlassSamples.captureScales)
    for sample in samples {
      let scale = GlassCapture.scale(
        radius: sample.r, fillRadius: sample.b, fillAlpha: sample.f, fillShare: sample.o)
      #expect(scale == sample.scale, "\(sample.id)")
    }
  }

  @Test("The height of the edge line follows the display's scale")
  func theLineAtTheEdgeFollowsTheDisplay() {
    func height(_ scale: Double) -> Double {
      GlassRecipes.recipe(for: GlassRequest(shorterSide: 100, pixelsPerPoint: scale)).parameters.edgeLine
        .height
    }
    #expect(height(1) == 1 && height(2) == 0.5 && height(3) == 0.5333)
    #expect(height(.nan) == 0.5 && height(0) == 1 && height(100) == 0.5333)
  }

  /// The radius of the bleed's wide blur starts with a step, where the bleed's opacity is still 0; only the capture
  /// margin shows the step.
  @Test("No parameter jumps as the size grows", arguments: [Look.os26, .os27], Appearance.allCases)
  func nothingJumpsWithTheSize(
    look: Look, appearance: Appearance
  ) {
    let inputs = GlassInput.allCases.filter { $0 != .bleedBlurRadius && $0 != .captureMargin }
    for variant in GlassVariant.allCases {
      for isActive in [true, false] {
        func parameters(_ size: Double) -> GlassParameters {
          Self.parameters(size, appearance, isActive: isActive, look: look, variant: variant)
        }
        var last = parameters(20)
        for step in 1...400 {
          let next = parameters(20 + Double(step) / 2)
          for input in inputs where abs(next[input] - last[input]) > 0.6 {
            Issue.record("\(variant) \(input) at \(20 + Double(step) / 2)")
          }
          last = next
        }
      }
    }
  }

  @Test("Invalid sizes give finite parameters")
  func sizesThatAreNoneAreDefined() {
    for size in [Double.nan, -10, 0, .infinity, 1e300] {
      for variant in GlassVariant.allCases {
        let parameters = Self.parameters(size, variant: variant)
        for input in GlassInput.allCases { #expect(parameters[input].isFinite) }
      }
    }
    #expect(Self.parameters(.nan) == Self.parameters(0) && Self.parameters(-3) == Self.parameters(0))
  }
}
