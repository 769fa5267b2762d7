// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CGIO
import Foundation
import Synchronization

/// Stands in for the settings portal on a private bus: holds settings, answers for them, and tells of changes.
///
/// Values are written as GLib's text form of variants has them, such as `uint32 1` or `(0.2, 0.5, 0.9)`.
package final class PortalStandIn: Sendable {
  /// What it knows of the interface.
  package struct Habits: Sendable {
    package var hasReadAll = true, hasReadOne = true
    /// Sent in place of the answer to `ReadAll`.
    package var replyToReadAll: String?
    /// Whether it answers at all, for now.
    package var answers = true

    package init() {}
  }

  struct State {
    var settings: [String: [String: String]] = [:]
    var habits: Habits
    var calls: [String: Int] = [:]
    /// Calls that wait until it answers again; message pointers as numbers.
    var waiting: [UInt] = []
  }

  package struct Refusal: Error {
    package let reason: String
  }

  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"

  private let state: Mutex<State>
  // GIO's connections may be used from any thread.
  nonisolated(unsafe) private let connection: OpaquePointer
  nonisolated(unsafe) private var filter: UInt32 = 0

  package init(
    on bus: PrivateBus, habits: Habits = Habits(), settings: [String: [String: String]] = [:],
    enters: Bool = true
  ) throws {
    state = Mutex(State(settings: settings, habits: habits))
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
        let portal = Unmanaged<PortalStandIn>.fromOpaque(data).takeUnretainedValue()
        return portal.takes(message) ? nil : message
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
    if enters { try enter() }
  }

  deinit {
    g_dbus_connection_remove_filter(connection, filter)
    g_dbus_connection_close_sync(connection, nil, nil)
    pellucid_gio_unref(UnsafeMutableRawPointer(connection))
  }

  // MARK: What a test does

  /// Takes the portal's name.
  package func enter() throws { try askBus("RequestName", "('\(Self.name)', uint32 4)") }
  /// Gives the name back; what it says is heard no more.
  package func leave() throws { try askBus("ReleaseName", "('\(Self.name)',)") }

  /// Changes a setting, and tells of it unless `silently`.
  package func set(_ namespace: String, _ key: String, _ value: String, silently: Bool = false) {
    state.withLock { $0.settings[namespace, default: [:]][key] = value }
    guard !silently else { return }
    g_dbus_connection_emit_signal(
      connection, nil, Self.path, Self.interface, "SettingChanged",
      Self.variant("('\(namespace)', '\(key)', <\(value)>)"), nil)
  }

  /// Waits until everything it has said is with the bus.
  package func flush() { g_dbus_connection_flush_sync(connection, nil, nil) }

  /// How often a method was called.
  package func calls(of method: String) -> Int { state.withLock { $0.calls[method] ?? 0 } }

  /// Answers what has waited, and everything from now on.
  package func answerAgain() {
    let waiting = state.withLock { state in
      state.habits.answers = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for message in waiting.compactMap({ OpaquePointer(bitPattern: $0) }) { answer(message) }
  }

  /// Clients of the bus, itself included.
  package func clients() throws -> Int {
    let names = try askBus("ListNames", "()")
    return names.components(separatedBy: "':").count - 1
  }

  // MARK: Answers

  /// Whether the message is a question about settings, which is answered then. Runs on GIO's own thread.
  private func takes(_ message: OpaquePointer) -> Bool {
    guard g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL,
      let interface = g_dbus_message_get_interface(message), String(cString: interface) == Self.interface
    else { return false }
    let answers = state.withLock { state in
      state.calls[Self.method(of: message), default: 0] += 1
      if !state.habits.answers { state.waiting.append(UInt(bitPattern: message)) }
      return state.habits.answers
    }
    if answers { answer(message) }
    return true
  }

  /// Takes the message over.
  private func answer(_ message: OpaquePointer) {
    let arguments = Self.texts(g_dbus_message_get_body(message))
    let body = state.withLock { $0.answer(to: Self.method(of: message), arguments) }
    let reply =
      switch body {
      case .body(let text):
        g_dbus_message_new_method_reply(message)
          .map { reply in
            g_dbus_message_set_body(reply, Self.variant(text))
            return reply
          }
      case .error(let name): g_dbus_message_new_method_error_literal(message, name, "refused by the stand-in")
      }
    g_dbus_connection_send_message(connection, reply, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
    if let reply { pellucid_gio_unref(UnsafeMutableRawPointer(reply)) }
    pellucid_gio_unref(UnsafeMutableRawPointer(message))
  }

  private static func method(of message: OpaquePointer) -> String {
    g_dbus_message_get_member(message).map { String(cString: $0) } ?? ""
  }

  /// The strings of a tuple, also those of an array in it.
  private static func texts(_ variant: OpaquePointer?) -> [String] {
    guard let variant else { return [] }
    if String(cString: g_variant_get_type_string(variant)) == "s" {
      return [String(cString: g_variant_get_string(variant, nil))]
    }
    return (0..<g_variant_n_children(variant)).flatMap { index -> [String] in
      let child = g_variant_get_child_value(variant, index)
      defer { g_variant_unref(child) }
      return texts(child)
    }
  }

  private static func variant(_ text: String) -> OpaquePointer? { g_variant_parse(nil, text, nil, nil, nil) }

  @discardableResult private func askBus(_ method: String, _ arguments: String) throws -> String {
    var error: UnsafeMutablePointer<GError>?
    let reply = g_dbus_connection_call_sync(
      connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method,
      Self.variant(arguments), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil, &error)
    guard let reply, let text = g_variant_print(reply, 0) else {
      throw Refusal(reason: error.map { String(cString: $0.pointee.message) } ?? "")
    }
    defer {
      g_variant_unref(reply)
      g_free(text)
    }
    return String(cString: text)
  }
}

extension PortalStandIn.State {
  enum Answer {
    case body(String)
    case error(String)
  }

  func answer(to method: String, _ arguments: [String]) -> Answer {
    switch method {
    case "ReadAll" where habits.hasReadAll:
      .body(habits.replyToReadAll ?? "(" + all(in: arguments) + ",)")
    case "ReadOne" where habits.hasReadOne: value(arguments).map { .body("(<\($0)>,)") } ?? .notFound
    case "Read": value(arguments).map { .body("(<<\($0)>>,)") } ?? .notFound
    default: .error("org.freedesktop.DBus.Error.UnknownMethod")
    }
  }

  private func value(_ arguments: [String]) -> String? { settings[arguments[0]]?[arguments[1]] }

  private func all(in namespaces: [String]) -> String {
    let chosen = settings.filter { name, _ in
      namespaces.isEmpty || namespaces.contains { $0 == name || $0.isEmpty }
    }
    let texts = chosen.map { name, settings in
      "'\(name)': {" + settings.map { "'\($0)': <\($1)>" }.joined(separator: ", ") + "}"
    }
    return "@a{sa{sv}} {" + texts.joined(separator: ", ") + "}"
  }
}

extension PortalStandIn.State.Answer {
  static var notFound: Self { .error("org.freedesktop.portal.Error.NotFound") }
}
