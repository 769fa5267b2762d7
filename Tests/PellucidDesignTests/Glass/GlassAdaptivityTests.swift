// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import Testing

@Suite struct GlassAdaptivityTests {
  @Test func smallGlassTurnsWithHysteresis() {
    let adaptivity = GlassAdaptivity()
    #expect(adaptivity.appearance(luma: 0.44, before: .light) == .dark)
    #expect(adaptivity.appearance(luma: 0.5, before: .light) == .light)
    #expect(adaptivity.appearance(luma: 0.5, before: .dark) == .dark)
    #expect(adaptivity.appearance(luma: 0.56, before: .dark) == .light)
    #expect(adaptivity.appearance(luma: .nan, before: .dark) == .dark)
  }

  @Test func panelsAndClearGlassStayAsTheyAre() {
    let adaptivity = GlassAdaptivity()
    #expect(adaptivity.turns(.regular, .button, shorterSide: 44))
    #expect(adaptivity.turns(.regular, .tabBar, shorterSide: 62))
    #expect(!adaptivity.turns(.regular, .none, shorterSide: 200))
    #expect(!adaptivity.turns(.clear, .button, shorterSide: 44))
    for control in [GlassControl.menu, .alert, .popover, .sidebar] {
      #expect(!adaptivity.turns(.regular, control, shorterSide: 40))
    }
  }

  @Test func turningTakesAWhile() {
    let adaptivity = GlassAdaptivity()
    #expect(adaptivity.darkness(at: 0, turningTo: .dark) == 0)
    #expect(adaptivity.darkness(at: 0, turningTo: .light) == 1)
    #expect(adaptivity.darkness(at: 5, turningTo: .dark) > 0.999)
  }

  @Test func shadowsFollowTheContent() {
    let adaptivity = GlassAdaptivity()
    #expect(adaptivity.shadowFactor(luma: 0.5, contrast: 0) == 1)
    #expect(adaptivity.shadowFactor(luma: 0.5, contrast: 1) == 1.5)
    #expect(adaptivity.shadowFactor(luma: 1, contrast: 0) == 0.5)
    #expect(adaptivity.shadowFactor(luma: 1, contrast: 1) == 1.5)
  }

  @Test func onlyBrightContentIsDimmed() {
    #expect(GlassDimming.decide(luma: 0.8).opacity == 0.35)
    #expect(GlassDimming.decide(luma: 0.2).opacity == 0)
    for dimmed in [0.35, 0.6, 1] { #expect(GlassDimming.decide(luma: 0.9, dimmed: dimmed).opacity == 0) }
    let rest = GlassDimming.decide(luma: 0.9, dimmed: 0.2).opacity
    #expect(abs((1 - rest) * (1 - 0.2) - 0.65) < 1e-12, "both together are 35 %")
    for decision in [GlassDimming.decide(luma: 0.8), .decide(luma: 0.1), .decide(luma: 1, dimmed: 0.5)] {
      #expect(!decision.reason.isEmpty)
      expectComplete(decision.provenance, "dimming")
    }
  }
}
