// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign
import Testing

@Suite struct GlassMotionTests {
  /// Compares the closed form with a numerical integration of the equation in small steps.
  @Test("Springs solve their differential equation", arguments: [0.0, 0.3, 0.711, 0.9999, 1, 1.0001, 1.7])
  func springsSolveTheirEquation(damping: Double) {
    let spring = Spring(response: 0.4, dampingRatio: damping)
    let omega = 2 * Double.pi / 0.4
    var (value, velocity) = (0.2, -3.0)
    let step = 1e-5
    for index in 1...60000 {
      // The midpoint method has a local error of third order.
      let middle = value + velocity * step / 2
      let slope = -omega * omega * (value - 1) - 2 * damping * omega * velocity
      let between = velocity + slope * step / 2
      value += between * step
      velocity += (-omega * omega * (middle - 1) - 2 * damping * omega * between) * step
      guard index % 10000 == 0 else { continue }
      let state = spring.state(at: Double(index) * step, from: 0.2, velocity: -3)
      #expect(abs(state.value - value) < 1e-4 && abs(state.velocity - velocity) < 1e-3)
    }
  }

  @Test("Springs start at 0 and arrive at 1")
  func springsStartAndArrive() {
    for motion in GlassMotion.allCases {
      expectComplete(motion.provenance, "\(motion)")
      #expect(motion.spring.progress(at: -1) == 0 && motion.spring.progress(at: 0) == 0)
      #expect(abs(motion.spring.progress(at: 10) - 1) < 1e-6)
    }
    #expect(Spring(response: 0, dampingRatio: 1).progress(at: 0.001) == 1)
    #expect(Spring(response: .nan, dampingRatio: 1).progress(at: 0.001) == 1)
    #expect(Spring(response: 1, dampingRatio: .nan).progress(at: 0.3).isFinite)
    #expect(Spring(response: 1, dampingRatio: 1e9).progress(at: 0.3).isFinite)
  }

  @Test("Only underdamped springs overshoot")
  func onlyUnderdampedSpringsOvershoot() {
    func highest(_ spring: Spring) -> Double {
      (0...400).map { spring.progress(at: Double($0) / 100) }.max() ?? 0
    }
    #expect(highest(GlassMotion.segmentLift.spring) <= 1)
    let menu = GlassMotion.menuOpen.spring
    // The overshoot is exp(-πζ/√(1-ζ²)).
    #expect(abs(highest(menu) - 1.0284) < 0.0005)
    #expect(highest(menu.withoutBounce) <= 1)
    #expect(Spring(duration: 0.416, bounce: 0.25) == Spring(response: 0.416, dampingRatio: 0.75))
  }

  @Test(
    "A pressed round button grows as measured",
    arguments: [
      (0.0526, 1.0), (0.1026, 1.23), (0.2026, 1.39), (0.353, 1.3636), (5, 1.3636),
    ])
  func aRoundButtonGrowsAsRead(time: Double, scale: Double) {
    #expect(abs(GlassPress(sinceTouch: time).scale(width: 44, height: 44) - scale) < 1e-4)
  }

  @Test(
    "A released round button returns as measured",
    arguments: [(0.036, 1.3241), (0.169, 0.965), (0.236, 0.8994), (0.453, 1.0278), (0.8, 1), (9, 1)])
  func aRoundButtonReturnsAsRead(time: Double, scale: Double) {
    let press = GlassPress(sinceTouch: 3 + time, sinceRelease: time)
    #expect(abs(press.scale(width: 44, height: 44) - scale) < 1e-4)
  }

  @Test("Wide and tall buttons grow less")
  func wideAndTallButtonsGrowLess() {
    let press = GlassPress(sinceTouch: 5)
    #expect(abs(press.scale(width: 200, height: 44) - 1.08) < 1e-12)
    #expect(abs(press.scale(width: 160, height: 160) - 1.025) < 1e-12)
    #expect(press.scale(width: 0, height: 44) == 1 && press.scale(width: .nan, height: 44) == 1)
    let reduced = GlassPress(sinceTouch: 0.2026, reducesMotion: true)
    #expect(reduced.scale(width: 44, height: 44) == 1 && reduced.glow == 1)
    let released = GlassPress(sinceTouch: 2, sinceRelease: 0.257, reducesMotion: true)
    #expect(released.scale(width: 44, height: 44) == 1 && released.discScale == 1 && released.glow > 0)
  }

  @Test("The glow of a press rises and falls")
  func glowsRiseAndFall() {
    #expect(GlassPress(sinceTouch: 0).glow == 0 && GlassPress(sinceTouch: 0.157).glow == 1)
    #expect(GlassPress(sinceTouch: 0.074).discOpacity == 0)
    let after = GlassPress(sinceTouch: 2, sinceRelease: 0.257)
    #expect(abs(after.glow - 0.19) < 1e-9 && after.discScale > 1)
    #expect(GlassPress(sinceTouch: 2, sinceRelease: 1).glow == 0)
    #expect(GlassPress(sinceTouch: 1).contentOpacity == 0.2)
    #expect(GlassPress(sinceTouch: 2, sinceRelease: 1).contentOpacity == 1)
    let grey = GlassGlow.fill.applied(to: SIMD4(0.5, 0.5, 0.5, 1))
    #expect(abs(grey.x - 0.55) < 1e-6)
  }

  @Test("Fast lenses stretch within their limits")
  func fastLensesStretchWithinTheirLimits() {
    let flex = LensFlex(.switchLens)
    #expect(flex.scale(velocity: 0, length: 58) == SIMD2(1, 1))
    let fast = flex.scale(velocity: 1e5, length: 58)
    #expect(fast.x == 1.1 && abs(fast.y - 1 / 1.1) < 1e-12)
    #expect(flex.scale(velocity: .nan, length: 58) == SIMD2(1, 1))
    #expect(LensMotion(.segmentedLens)?.lift == SIMD2(24, 16) && LensMotion(.menu) == nil)
  }

  @Test("A menu grows out of its button")
  func menusGrowOutOfTheirButton() {
    let start = MenuMorph(at: 0, isOpening: true)
    #expect(start.size(of: SIMD2(250, 200)) == SIMD2(17.1667, 17.1667))
    #expect(start.buttonOpacity == 1 && start.contentOpacity == 0 && start.contentBlurRadius == 4)
    let open = MenuMorph(at: 5, isOpening: true)
    #expect(abs(open.progress - 1) < 1e-6 && open.fieldSigma < 1e-3)
    #expect(MenuMorph(at: 0.15, isOpening: true).fieldSigma > 19)
    #expect(abs(MenuMorph(at: 5, isOpening: false).progress) < 1e-6)
  }

  @Test("New elements start at a fifth of their size")
  func elementsAreBornSmall() {
    #expect(GlassBirth.scale(at: 0) == 0.2 && abs(GlassBirth.scale(at: 5) - 1) < 1e-6)
    #expect(GlassBirth.scale(at: 0, reducesMotion: true) == 1)
  }

  @Test("The presence of an element grows from 0 to 1 and no further")
  func elementsCountFromNothingToAllAndNoFurther() {
    #expect(GlassBirth.presence(at: 0) == 0 && GlassBirth.presence(at: 0.492) == 1)
    // 1 - (1 + ωt) exp(-ωt) at ωt = π, divided by its value at ωt = 2π.
    #expect(abs(GlassBirth.presence(at: 0.246) - 0.832346) < 1e-6)
    #expect(GlassBirth.presence(at: 0, reducesMotion: true) == 1)
    let way = (0...100).map { GlassBirth.presence(at: 0.492 * Double($0) / 100) }
    #expect(zip(way, way.dropFirst()).allSatisfy { $0 < $1 && $1 - $0 < 0.03 })
  }

  @Test("Easings follow their control points")
  func easingsAreThoseOfTheirHandles() {
    #expect(abs(CubicEasing.inOut.value(at: 0.5) - 0.5) < 1e-12)
    #expect(CubicEasing.inOut.value(at: -1) == 0 && CubicEasing.inOut.value(at: 2) == 1)
    #expect(abs(CubicEasing(0, 0, 1, 1).value(at: 0.3) - 0.3) < 1e-12)
    #expect(abs(CubicEasing.standard.value(at: 0.5) - 0.8024) < 1e-4)
  }
}
