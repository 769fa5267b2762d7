// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign
import Testing

@Suite struct GlassAdaptivityTests {
  @Test("Small glass turns with hysteresis")
  func smallGlassTurnsWithHysteresis() {
    let adaptivity = GlassAdaptivity()
    #expect(adaptivity.appearance(luma: 0.44, before: .light) == .dark)
    #expect(adaptivity.appearance(luma: 0.5, before: .light) == .light)
    #expect(adaptivity.appearance(luma: 0.5, before: .dark) == .dark)
    #expect(adaptivity.appearance(luma: 0.56, before: .dark) == .light)
    #expect(adaptivity.appearance(luma: .nan, before: .dark) == .dark)
  }

  @Test("Panels and clear glass do not turn")
  func panelsAndClearGlassStayAsTheyAre() {
    let adaptivity = GlassAdaptivity()
    #expect(adaptivity.turns(.regular, .button, shorterSide: 44))
    #expect(adaptivity.turns(.regular, .tabBar, shorterSide: 62))
    #expect(!adaptivity.turns(.regular, .none, shorterSide: 200))
    #expect(!adaptivity.turns(.clear, .button, shorterSide: 44))
    for control in [GlassControl.menu, .alert, .popover, .sidebar] {
      #expect(!adaptivity.turns(.regular, control, shorterSide: 40))
    }
  }

  @Test(
    "A turn follows a critically damped spring of half a second, and reverses from its current state")
  func turningTakesAWhile() {
    let adaptivity = GlassAdaptivity()
    let dark = adaptivity.turned(GlassTurn(.light), after: 3, over: 0.2)
    #expect(dark.appearance == .dark && dark.darkness == 0 && !dark.isAtRest)
    func darkness(at time: Double) -> Double {
      1 - (1 + 4 * .pi * time) * exp(-4 * .pi * time)
    }
    for time in [0.05, 0.1, 0.3] {
      let later = dark.later(by: time, riding: adaptivity.crossFade)
      #expect(abs(later.darkness - darkness(at: time)) < 1e-9)
      let inSteps = dark.later(by: time / 2, riding: adaptivity.crossFade)
        .later(by: time / 2, riding: adaptivity.crossFade)
      #expect(abs(inSteps.darkness - later.darkness) < 1e-9, "no step is special")
    }
    let back = adaptivity.turned(dark, after: 0.1, over: 0.8)
    #expect(back.appearance == .light && abs(back.darkness - darkness(at: 0.1)) < 1e-9)
    #expect(back.later(by: 5, riding: adaptivity.crossFade) == GlassTurn(.light))
    #expect(
      adaptivity.turned(dark, after: 5, over: 0.5) == GlassTurn(.dark), "between the thresholds it stays")
    #expect(adaptivity.turned(dark, after: .nan, over: .nan).darkness.isFinite)
  }

  @Test("Between light and dark, parameters and inks are mixed")
  func betweenLightAndDarkNumbersAndInksAreMixed() {
    let request = GlassRequest(control: .button, shorterSide: 44)
    let (light, dark) = (
      GlassRecipes.recipe(for: request, darkness: 0), GlassRecipes.recipe(for: request, darkness: 1)
    )
    #expect(light.appearance == .light && dark.appearance == .dark)
    let middle = GlassRecipes.recipe(for: request, darkness: 0.25)
    #expect(light.parameters[.faceWhite] != dark.parameters[.faceWhite])
    for input in GlassInput.allCases {
      let (first, second) = (light.parameters[input], dark.parameters[input])
      #expect(abs(middle.parameters[input] - (first * 3 + second) / 4) < 1e-12, "\(input)")
    }
    let content = (light.contentMatrix.red * 3 + dark.contentMatrix.red) / 4
    #expect(abs((middle.contentMatrix.red - content).sum()) < 1e-6)
    #expect(middle.appearance == .light)
  }

  @Test("The shadow follows the backdrop's luma and contrast")
  func shadowsFollowTheContent() {
    let adaptivity = GlassAdaptivity()
    #expect(adaptivity.shadowFactor(luma: 0.5, contrast: 0) == 1)
    #expect(adaptivity.shadowFactor(luma: 0.5, contrast: 1) == 1.5)
    #expect(adaptivity.shadowFactor(luma: 1, contrast: 0) == 0.5)
    #expect(adaptivity.shadowFactor(luma: 1, contrast: 1) == 1.5)
  }

  @Test("Only bright content is dimmed")
  func onlyBrightContentIsDimmed() {
    #expect(GlassDimming.decide(luma: 0.8).opacity == 0.35)
    #expect(GlassDimming.decide(luma: 0.2).opacity == 0)
    for dimmed in [0.35, 0.6, 1] { #expect(GlassDimming.decide(luma: 0.9, dimmed: dimmed).opacity == 0) }
    let rest = GlassDimming.decide(luma: 0.9, dimmed: 0.2).opacity
    #expect(abs((1 - rest) * (1 - 0.2) - 0.65) < 1e-12, "both together are 35 %")
    for decision in [GlassDimming.decide(luma: 0.8), .decide(luma: 0.1), .decide(luma: 1, dimmed: 0.5)] {
      expectComplete(decision.provenance, "dimming")
    }
  }
}
