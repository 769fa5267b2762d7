// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A measurement of the ambient light, or the reason why there is none.
package enum LightReading: Hashable, Sendable {
  /// The illuminance in lux, 0 or more.
  case lux(Double)
  case unavailable(LightSensorProblem)
}

/// The reason why there is no measurement.
package enum LightSensorProblem: Hashable, Sendable {
  /// There is no system bus, or it cannot be reached, or it closed.
  case noBus(BusFault)
  /// No program has the name of the sensor service.
  case noService
  /// The service is running, but the computer has no light sensor.
  case noSensor
  /// The service does not permit this program to measure.
  case refused(BusFault)
  /// The sensor measures in a unit of its vendor, which cannot be converted to lux.
  case otherUnit(String)
  /// The service's answer has another form, or does not state whether there is a sensor.
  case notUnderstood
  /// No answer has come in time; one may still come.
  case silent
}

/// The light sensor of the computer, read through the service that desktops use (`net.hadess.SensorProxy`).
///
///     var state: AmbientLightRule.State?
///     LightSensor().follow(every: 1) { reading in … }
///
/// A missing sensor, service or bus is a reading too, so that programs run without a sensor.
package struct LightSensor: Sendable {
  /// The D-Bus address; nil for none.
  package let busAddress: String?
  /// The number of seconds after which a sensor without an answer counts as silent.
  package let patience: Double

  /// Creates a reader of the sensor.
  ///
  /// - Parameters:
  ///   - busAddress: The address of the bus; the system bus by default.
  ///   - patience: The number of seconds to wait for the first answer, clamped to 0…60.
  package init(busAddress: String? = Self.systemBusAddress, patience: Double = 1) {
    self.busAddress = busAddress
    self.patience = BusDefaults.seconds(patience)
  }

  /// The address of the system bus from the environment, or else its usual socket if there is one.
  package static var systemBusAddress: String? {
    BusDefaults.address(in: "DBUS_SYSTEM_BUS_ADDRESS", orSocketAt: "/run/dbus/system_bus_socket")
  }

  /// Returns the current measurement. Waits at most `patience` seconds.
  package func current() -> LightReading {
    var first = LightReading.unavailable(.silent)
    follow(every: 60) { reading in
      first = reading
      return false
    }
    return first
  }

  /// Calls `tell` with the measurement on the calling thread: now, at every change, and every `interval` seconds with
  /// the last measurement, because a rule that waits for light to persist must learn that nothing changed.
  ///
  /// - Parameters:
  ///   - interval: The interval in seconds, clamped to 0.01…60; 1 for NaN.
  ///   - tell: A function that returns false to stop. It is called once without a bus, and a last time when the bus
  ///     closes.
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

/// The names under which the sensor service is found on the bus.
enum LightSensorAddress {
  static var name: String { "net.hadess.SensorProxy" }
  static var path: String { "/net/hadess/SensorProxy" }
  static var interface: String { "net.hadess.SensorProxy" }
  static var properties: String { "org.freedesktop.DBus.Properties" }
}
