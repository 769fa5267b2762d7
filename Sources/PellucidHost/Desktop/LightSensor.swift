// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A measurement of the light around the computer, or the reason why there is none.
package enum LightReading: Hashable, Sendable {
  /// Illuminance in lux, 0 or more.
  case lux(Double)
  case unavailable(LightSensorProblem)
}

/// Why there is no measurement.
package enum LightSensorProblem: Hashable, Sendable {
  /// There is no system bus, it cannot be reached, or it went away.
  case noBus(BusFault)
  /// No program answers by the name of the sensors' service.
  case noService
  /// The service is there, and the computer has no light sensor.
  case noSensor
  /// The service does not let this program measure.
  case refused(BusFault)
  /// It measures in steps of its maker, which mean nothing elsewhere.
  case otherUnit(String)
  /// The service answers, and does not say whether there is a sensor, or something that is no answer.
  case notUnderstood
  /// Nothing has come in time; it may yet.
  case silent
}

/// The light sensor of the computer, through the service that desktops use for it (`net.hadess.SensorProxy`).
///
///     var state: AmbientLightRule.State?
///     LightSensor().follow(every: 1) { reading in … }
///
/// Whatever is missing is a reading too, so that programs go on without a sensor.
package struct LightSensor: Sendable {
  /// A D-Bus address; nil for none.
  package let busAddress: String?
  /// Seconds until the sensor counts as silent.
  package let patience: Double

  /// - Parameters:
  ///   - busAddress: The system bus unless given.
  ///   - patience: Clamped to 0…60.
  package init(busAddress: String? = Self.systemBusAddress, patience: Double = 1) {
    self.busAddress = busAddress
    self.patience = BusDefaults.seconds(patience)
  }

  /// The address of the system bus in the environment, or its usual place if something is there.
  package static var systemBusAddress: String? {
    BusDefaults.address(in: "DBUS_SYSTEM_BUS_ADDRESS", orSocketAt: "/run/dbus/system_bus_socket")
  }

  /// Returns what the sensor measures now. Waits for it, `patience` at most.
  package func current() -> LightReading {
    var first = LightReading.unavailable(.silent)
    follow(every: 60) { reading in
      first = reading
      return false
    }
    return first
  }

  /// Tells what the sensor measures on the calling thread: now, at every change, and what it was last every
  /// `interval` seconds, since a rule that waits for light to last needs to know that nothing changed.
  ///
  /// - Parameters:
  ///   - interval: Clamped to 0.01…60; 1 where it is no number.
  ///   - tell: Returns whether to go on. Without a bus it is called once, and once more when the bus goes away.
  package func follow(every interval: Double, _ tell: (LightReading) -> Bool) {
    guard let busAddress else {
      _ = tell(.unavailable(.noBus(.notInPlace)))
      return
    }
    let context = MainContext()
    context.enter()
    let client = LightSensorClient(address: busAddress)
    client.start(in: context, patience: patience, interval: BusDefaults.seconds(interval, atLeast: 0.01))
    var told: (reading: LightReading, ticks: Int)?
    while true {
      context.wait()
      guard let reading = client.reading, told?.reading != reading || told?.ticks != client.ticks else {
        continue
      }
      told = (reading, client.ticks)
      if !tell(reading) { break }
      if case .unavailable(.noBus) = reading { break }
    }
    client.end(in: context)
    context.leave()
  }
}

/// The place of the service on the bus.
enum LightSensorAddress {
  static var name: String { "net.hadess.SensorProxy" }
  static var path: String { "/net/hadess/SensorProxy" }
  static var interface: String { "net.hadess.SensorProxy" }
  static var properties: String { "org.freedesktop.DBus.Properties" }
}
