// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import Testing

@Suite struct AmbientLightTests {
  private typealias State = AmbientLightRule.State

  @Test("Between the thresholds the appearance stays")
  func betweenTheThresholdsNothingChanges() {
    let rule = AmbientLightRule()
    for appearance in Appearance.allCases {
      var state = State(appearance)
      for step in 0..<1000 {
        let between = rule.darkBelow + (rule.lightAbove - rule.darkBelow) * Double(step % 101) / 100
        state = rule.next(state, illuminance: between, at: Double(step))
        #expect(state == State(appearance))
      }
    }
  }

  @Test("The first measurement decides at once")
  func theFirstMeasurementDecidesAtOnce() {
    let rule = AmbientLightRule()
    for appearance in Appearance.allCases {
      func first(_ lux: Double) -> State { rule.first(illuminance: lux, otherwise: appearance) }
      #expect(first(0) == State(.dark) && first(rule.darkBelow.nextDown) == State(.dark))
      #expect(first(rule.lightAbove.nextUp) == State(.light) && first(.infinity) == State(.light))
      for lux in [rule.darkBelow, 40, rule.lightAbove, -1, .nan] { #expect(first(lux) == State(appearance)) }
    }
  }

  @Test("A change must last for the hold time")
  func aChangeHasToLast() throws {
    let rule = try #require(AmbientLightRule(darkBelow: 20, lightAbove: 60, holdSeconds: 5))
    var state = State(.light)
    state = rule.next(state, illuminance: 10, at: 100)
    state = rule.next(state, illuminance: 10, at: 104.9)
    #expect(state == State(.light, changingSince: 100))
    // A moment of more light restarts the wait.
    state = rule.next(state, illuminance: 30, at: 104.95)
    state = rule.next(state, illuminance: 10, at: 105)
    #expect(state == State(.light, changingSince: 105))
    state = rule.next(state, illuminance: 10, at: 110)
    #expect(state == State(.dark))
    state = rule.next(state, illuminance: 61, at: 111)
    #expect(rule.next(state, illuminance: 61, at: 116) == State(.light))
  }

  /// Light that oscillates around one threshold never reaches the other one.
  @Test("Flicker around a threshold changes the appearance once at most")
  func flickerAroundAThresholdChangesOnceAtMost() throws {
    let rule = try #require(AmbientLightRule(darkBelow: 20, lightAbove: 60, holdSeconds: 0))
    var (state, changes) = (State(.light), 0)
    for step in 0..<200 {
      let next = rule.next(state, illuminance: 20 + (step % 2 == 0 ? -1 : 1), at: Double(step))
      if next.appearance != state.appearance { changes += 1 }
      state = next
    }
    #expect(changes == 1)
  }

  @Test("Invalid measurements and clocks change nothing")
  func brokenMeasurementsAndClocksChangeNothing() throws {
    let rule = try #require(AmbientLightRule(darkBelow: 20, lightAbove: 60, holdSeconds: 5))
    let waiting = State(.light, changingSince: 100)
    for lux: Double in [-1, .nan, -Double.infinity] {
      #expect(rule.next(waiting, illuminance: lux, at: 200) == waiting)
    }
    #expect(rule.next(waiting, illuminance: 5, at: .nan) == waiting)
    #expect(rule.next(waiting, illuminance: 5, at: 50) == State(.light, changingSince: 50))
    #expect(rule.next(State(.dark, changingSince: 0), illuminance: .infinity, at: 9) == State(.light))
  }

  @Test("Reject rules without hysteresis")
  func rulesWithoutHysteresisAreNone() {
    #expect(AmbientLightRule(darkBelow: 20, lightAbove: 20, holdSeconds: 1) == nil)
    #expect(AmbientLightRule(darkBelow: 0, lightAbove: 20, holdSeconds: 1) == nil)
    #expect(AmbientLightRule(darkBelow: 20, lightAbove: .infinity, holdSeconds: 1) == nil)
    #expect(AmbientLightRule(darkBelow: 20, lightAbove: 60, holdSeconds: -1) == nil)
    #expect(AmbientLightRule(darkBelow: .nan, lightAbove: 60, holdSeconds: 1) == nil)
  }
}
