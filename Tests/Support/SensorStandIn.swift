// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CGIO
import Synchronization

/// Stands in for the service of light sensors on a private bus: says what it measures, and tells of changes.
package final class SensorStandIn: Sendable {
  package struct State: Sendable {
    /// Lux, or what `unit` says.
    package var level = 0.0
    package var unit = "lux"
    package var hasSensor = true
    /// Whether a program may claim the sensor.
    package var admits = true
    /// Sent in place of the answer to `GetAll`, as GLib's text form of variants has it.
    package var reply: String?
    package fileprivate(set) var claims = 0

    package init(level: Double) { self.level = level }

    fileprivate var properties: String {
      "{'HasAmbientLight': <\(hasSensor)>, 'LightLevelUnit': <'\(unit)'>, 'LightLevel': <\(level)>,"
        + " 'HasAccelerometer': <false>}"
    }
  }

  package struct Refusal: Error {
    package let reason: String
  }

  private static let name = "net.hadess.SensorProxy"
  private static let path = "/net/hadess/SensorProxy"

  private let state: Mutex<State>
  // GIO's connections may be used from any thread.
  nonisolated(unsafe) private let connection: OpaquePointer
  nonisolated(unsafe) private var filter: UInt32 = 0

  package init(on bus: PrivateBus, _ state: State, enters: Bool = true) throws {
    self.state = Mutex(state)
    var error: UnsafeMutablePointer<GError>?
    guard
      let connection = g_dbus_connection_new_for_address_sync(
        bus.address, pellucid_client_flags(), nil, nil, &error)
    else { throw Refusal(reason: error.map { String(cString: $0.pointee.message) } ?? "") }
    self.connection = connection
    filter = g_dbus_connection_add_filter(
      connection,
      { _, message, isIncoming, data in
        guard isIncoming != 0, let message, let data else { return message }
        let sensor = Unmanaged<SensorStandIn>.fromOpaque(data).takeUnretainedValue()
        return sensor.takes(message) ? nil : message
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
    if enters { try enter() }
  }

  deinit {
    g_dbus_connection_remove_filter(connection, filter)
    g_dbus_connection_close_sync(connection, nil, nil)
    pellucid_gio_unref(UnsafeMutableRawPointer(connection))
  }

  // MARK: What a test does

  package var claims: Int { state.withLock { $0.claims } }

  package func enter() throws { try askBus("RequestName", "('\(Self.name)', uint32 4)") }
  package func leave() throws { try askBus("ReleaseName", "('\(Self.name)',)") }

  /// Measures something else, and tells of it.
  package func measure(_ level: Double) {
    state.withLock { $0.level = level }
    tell("{'LightLevel': <\(level)>}")
  }

  /// Tells of properties, whatever they are.
  package func tell(_ properties: String) {
    g_dbus_connection_emit_signal(
      connection, nil, Self.path, "org.freedesktop.DBus.Properties", "PropertiesChanged",
      Self.variant("('\(Self.name)', @a{sv} \(properties), @as [])"), nil)
  }

  // MARK: Answers

  /// Whether the message is a question about sensors, which is answered then. Runs on GIO's own thread.
  private func takes(_ message: OpaquePointer) -> Bool {
    guard g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL,
      let member = g_dbus_message_get_member(message)
    else { return false }
    let body: String? = state.withLock { state in
      switch String(cString: member) {
      case "ClaimLight":
        state.claims += 1
        return state.admits ? "()" : nil
      case "GetAll": return state.reply ?? "(@a{sv} \(state.properties),)"
      default: return nil
      }
    }
    let reply =
      if let body {
        g_dbus_message_new_method_reply(message)
          .map { reply in
            g_dbus_message_set_body(reply, Self.variant(body))
            return reply
          }
      } else {
        g_dbus_message_new_method_error_literal(
          message, "org.freedesktop.DBus.Error.AccessDenied", "not for you")
      }
    g_dbus_connection_send_message(connection, reply, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
    if let reply { pellucid_gio_unref(UnsafeMutableRawPointer(reply)) }
    pellucid_gio_unref(UnsafeMutableRawPointer(message))
    return true
  }

  private static func variant(_ text: String) -> OpaquePointer? { g_variant_parse(nil, text, nil, nil, nil) }

  private func askBus(_ method: String, _ arguments: String) throws {
    var error: UnsafeMutablePointer<GError>?
    let reply = g_dbus_connection_call_sync(
      connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method,
      Self.variant(arguments), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil, &error)
    guard let reply else { throw Refusal(reason: error.map { String(cString: $0.pointee.message) } ?? "") }
    g_variant_unref(reply)
  }
}
