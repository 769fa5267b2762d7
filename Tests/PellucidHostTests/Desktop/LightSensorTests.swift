// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidHost
import PellucidTestSupport
import Testing

/// Tests on a private bus, with a stand-in for the sensor service.
@Suite(.timeLimit(.minutes(10))) struct LightSensorTests {
  private static func state(
    _ level: Double = 300, _ change: (inout SensorStandIn.State) -> Void = { _ in }
  ) -> SensorStandIn.State {
    var state = SensorStandIn.State(level: level)
    change(&state)
    return state
  }

  private static func sensor(_ bus: PrivateBus) -> LightSensor {
    LightSensor(busAddress: bus.address, patience: 60)
  }

  @Test("The sensor is claimed and read")
  func theSensorIsClaimedAndRead() throws {
    let bus = try PrivateBus()
    let service = try SensorStandIn(on: bus, Self.state(312.5))
    #expect(Self.sensor(bus).current() == .lux(312.5))
    #expect(service.claims == 1)
  }

  /// A change is reported at once, and a lasting value again after each interval.
  @Test("Changes and lasting values are reported")
  func changesAndTimeAreTold() throws {
    let bus = try PrivateBus()
    let service = try SensorStandIn(on: bus, Self.state())
    var readings: [LightReading] = []
    var repeats = 0
    Self.sensor(bus).follow(every: 0.01) { reading in
      if reading == readings.last {
        repeats += 1
      } else {
        readings.append(reading)
        repeats = 0
      }
      guard repeats == 2 else { return readings.count < 3 }
      if readings.count == 1 { service.measure(12) }
      if readings.count == 2 {
        // A value of another type is ignored.
        service.tell("{'LightLevel': <'bright'>, 'Other': <1>}")
        service.measure(80)
      }
      return true
    }
    #expect(readings == [.lux(300), .lux(12), .lux(80)])
  }

  @Test("A service that returns is claimed again")
  func aServiceThatReturnsIsClaimedAgain() throws {
    let bus = try PrivateBus()
    let service = try SensorStandIn(on: bus, Self.state())
    var readings: [LightReading] = []
    var failure: (any Error)?
    Self.sensor(bus).follow(every: 60) { reading in
      readings.append(reading)
      do {
        if readings.count == 1 { try service.leave() }
        if readings.count == 2 { try service.enter() }
      } catch { failure = error }
      return readings.count < 3 && failure == nil
    }
    #expect(failure == nil)
    #expect(readings == [.lux(300), .unavailable(.noService), .lux(300)])
    #expect(service.claims == 2)
  }

  @Test("A missing service or sensor is reported")
  func whatIsMissingIsSaid() throws {
    let bus = try PrivateBus()
    #expect(Self.sensor(bus).current() == .unavailable(.noService))
    let cases: [(SensorStandIn.State, LightSensorProblem)] = [
      (Self.state { $0.hasSensor = false }, .noSensor),
      (Self.state { $0.unit = "vendor" }, .otherUnit("vendor")),
    ]
    for (state, problem) in cases {
      let service = try SensorStandIn(on: bus, state)
      #expect(Self.sensor(bus).current() == .unavailable(problem))
      #expect(problem.description.hasPrefix("no light sensor: net.hadess.SensorProxy: "))
      _ = service
    }
    let strict = try SensorStandIn(on: bus, Self.state { $0.admits = false })
    guard case .unavailable(.refused(.said(let words))) = Self.sensor(bus).current() else {
      Issue.record("a sensor that was refused")
      return
    }
    #expect(words.contains("not for you"))
    _ = strict
  }

  @Test(
    "Answers of another type are not understood",
    arguments: ["(@a{sv} {'HasAmbientLight': <'yes'>},)", "('nonsense',)", "()"])
  func answersOfOtherTypesAreNotUnderstood(reply: String) throws {
    let bus = try PrivateBus()
    let service = try SensorStandIn(on: bus, Self.state { $0.reply = reply })
    #expect(Self.sensor(bus).current() == .unavailable(.notUnderstood))
    let sentence = LightSensorProblem.notUnderstood.description
    #expect(sentence.hasPrefix("no light sensor: net.hadess.SensorProxy: its answer is not understood; "))
    _ = service
  }

  /// A signal that arrives before the answer does not show whether a sensor exists.
  @Test("Signals before the answer decide nothing")
  func changesBeforeTheAnswerDecideNothing() throws {
    let bus = try PrivateBus()
    let service = try SensorStandIn(on: bus, Self.state(300) { $0.early = "{'LightLevel': <12.0>}" })
    #expect(Self.sensor(bus).current() == .lux(300))
    _ = service
  }

  @Test(
    "Any interval is accepted, even 0, negative and NaN",
    arguments: [Double.nan, -.infinity, .infinity, -1, 0])
  func everyNumberOfSecondsIsTaken(seconds: Double) throws {
    let bus = try PrivateBus()
    let service = try SensorStandIn(on: bus, Self.state())
    var readings: [LightReading] = []
    Self.sensor(bus).follow(every: seconds) { reading in
      readings.append(reading)
      return false
    }
    #expect(readings == [.lux(300)])
    let patience = LightSensor(busAddress: bus.address, patience: seconds).patience
    #expect(patience == DesktopSettings(busAddress: bus.address, patience: seconds).patience)
    #expect(seconds.isNaN ? patience == 1 : patience == (seconds > 0 ? 60 : 0))
    _ = service
  }

  /// Broken sensors report negative values, which are no readings.
  @Test("Negative light is no measurement")
  func negativeLightIsNoMeasurement() throws {
    let bus = try PrivateBus()
    let service = try SensorStandIn(on: bus, Self.state(-1))
    #expect(LightSensor(busAddress: bus.address, patience: 0.05).current() == .unavailable(.silent))
    _ = service
  }

  @Test(
    "Without a bus there is one reading, with the reason",
    arguments: [nil, "", "unix:path=/nonexistent/bus", "nonsense"])
  func withoutABusThereIsOneReading(address: String?) {
    var readings: [LightReading] = []
    LightSensor(busAddress: address, patience: 60).follow(every: 1) {
      readings.append($0)
      return true
    }
    #expect(readings.count == 1)
    guard case .unavailable(.noBus)? = readings.first else {
      Issue.record("\(readings)")
      return
    }
  }

  @Test("Following ends with the bus")
  func withItsBusItEnds() throws {
    let bus = try PrivateBus()
    let service = try SensorStandIn(on: bus, Self.state())
    var readings: [LightReading] = []
    Self.sensor(bus).follow(every: 60) { reading in
      readings.append(reading)
      if readings.count == 1 { bus.stop() }
      return true
    }
    #expect(readings.first == .lux(300))
    guard case .unavailable(.noBus)? = readings.last else {
      Issue.record("\(readings)")
      return
    }
    _ = service
  }
}
