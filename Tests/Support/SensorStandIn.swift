// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CGIO
import Synchronization

/// Stands in for the light-sensor service on a private bus: reports its measurement, and signals changes.
package final class SensorStandIn: Sendable {
  /// The properties of the sensor, and the stand-in's behaviour.
  package struct State: Sendable {
    /// The measured level, in lux or in `unit`.
    package var level = 0.0
    package var unit = "lux"
    package var hasSensor = true
    /// A Boolean value indicating whether a program may claim the sensor.
    package var admits = true
    /// The reply sent to `GetAll` in place of the properties, in GLib's text form of variants.
    package var reply: String?
    /// Properties that the service signals while it is being claimed, before a program has queried them.
    package var early: String?
    package fileprivate(set) var claims = 0

    package init(level: Double) { self.level = level }

    fileprivate var properties: String {
      "{'HasAmbientLight': <\(hasSensor)>, 'LightLevelUnit': <'\(unit)'>, 'LightLevel': <\(level)>,"
        + " 'HasAccelerometer': <false>}"
    }
  }

  private static let path = "/net/hadess/SensorProxy"
  private static let interface = "net.hadess.SensorProxy"

  private let state: Mutex<State>
  private let seat: BusSeat

  package init(on bus: PrivateBus, _ state: State, enters: Bool = true) throws {
    self.state = Mutex(state)
    seat = try BusSeat(on: bus, name: Self.interface)
    seat.listen { [weak self] message in self?.takes(message) ?? false }
    if enters { try enter() }
  }

  // MARK: Control by tests

  /// The number of claims so far.
  package var claims: Int { state.withLock { $0.claims } }

  /// Takes the service's name on the bus.
  package func enter() throws { try seat.takeName() }
  /// Releases the name.
  package func leave() throws { try seat.leaveName() }

  /// Changes the measured level, and signals the change.
  package func measure(_ level: Double) {
    state.withLock { $0.level = level }
    tell("{'LightLevel': <\(level)>}")
  }

  /// Signals a change of arbitrary properties, in GLib's text form of variants.
  package func tell(_ properties: String) {
    seat.emit(
      "PropertiesChanged", of: "org.freedesktop.DBus.Properties", at: Self.path,
      "('\(Self.interface)', @a{sv} \(properties), @as [])")
  }

  // MARK: Answers

  /// Answers a call of the sensor interface and returns true; returns false for other messages. Runs on GIO's own
  /// thread.
  private func takes(_ message: OpaquePointer) -> Bool {
    guard g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL,
      let member = g_dbus_message_get_member(message)
    else { return false }
    let early = String(cString: member) == "ClaimLight" ? state.withLock { $0.early } : nil
    if let early { tell(early) }
    let body: String? = state.withLock { state in
      switch String(cString: member) {
      case "ClaimLight":
        state.claims += 1
        return state.admits ? "()" : nil
      case "GetAll": return state.reply ?? "(@a{sv} \(state.properties),)"
      default: return nil
      }
    }
    let refusal = BusSeat.Answer.error(name: "org.freedesktop.DBus.Error.AccessDenied", words: "not for you")
    seat.answer(message, body.map { .body($0) } ?? refusal)
    return true
  }
}
