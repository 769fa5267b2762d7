// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CGIO
import Foundation
import Synchronization

/// Stands in for the settings portal on a private bus: holds settings, answers queries, and signals changes.
///
/// Values are written in GLib's text form of variants, such as `uint32 1` or `(0.2, 0.5, 0.9)`.
package final class PortalStandIn: Sendable {
  /// The parts of the interface that the portal supports, and its replies.
  package struct Habits: Sendable {
    /// Boolean values that are true where the portal has the methods `ReadAll` and `ReadOne`.
    package var hasReadAll = true, hasReadOne = true
    /// The reply sent to `ReadAll` in place of the settings.
    package var replyToReadAll: String?
    /// A Boolean value indicating whether the portal answers calls; it keeps them waiting otherwise.
    package var answers = true

    package init() {}
  }

  /// The portal's settings, and the calls it has received.
  struct State {
    var settings: [String: [String: String]] = [:]
    var habits: Habits
    var calls: [String: Int] = [:]
    /// The calls kept until the portal answers again: addresses of their messages.
    var waiting: [UInt] = []
  }

  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"

  private let state: Mutex<State>
  private let seat: BusSeat

  package init(
    on bus: PrivateBus, habits: Habits = Habits(), settings: [String: [String: String]] = [:],
    enters: Bool = true
  ) throws {
    state = Mutex(State(settings: settings, habits: habits))
    seat = try BusSeat(on: bus, name: Self.name)
    seat.listen { [weak self] message in self?.takes(message) ?? false }
    if enters { try enter() }
  }

  // MARK: Control by tests

  /// Takes the portal's name on the bus.
  package func enter() throws { try seat.takeName() }
  /// Releases the name; the bus then ignores further signals of the portal.
  package func leave() throws { try seat.leaveName() }

  /// Changes a setting, and emits the signal of the change unless `silently`.
  package func set(_ namespace: String, _ key: String, _ value: String, silently: Bool = false) {
    state.withLock { $0.settings[namespace, default: [:]][key] = value }
    guard !silently else { return }
    seat.emit(
      "SettingChanged", of: Self.interface, at: Self.path, "('\(namespace)', '\(key)', <\(value)>)")
  }

  /// Waits until the bus has received every message sent so far.
  package func flush() { g_dbus_connection_flush_sync(seat.connection, nil, nil) }

  /// Returns how often a method was called.
  package func calls(of method: String) -> Int { state.withLock { $0.calls[method] ?? 0 } }

  /// Answers all waiting calls, and answers calls at once from now on.
  package func answerAgain() {
    let waiting = state.withLock { state in
      state.habits.answers = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for message in waiting.compactMap({ OpaquePointer(bitPattern: $0) }) { answer(message) }
  }

  /// Returns the number of clients of the bus, including this one.
  package func clients() throws -> Int {
    let names = try seat.askBus("ListNames", "()")
    return names.components(separatedBy: "':").count - 1
  }

  // MARK: Answers

  /// Answers a call of the settings interface and returns true; returns false for other messages. Runs on GIO's own
  /// thread.
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

  /// Sends the answer to a call and frees its message.
  private func answer(_ message: OpaquePointer) {
    let arguments = Self.texts(g_dbus_message_get_body(message))
    seat.answer(message, state.withLock { $0.answer(to: Self.method(of: message), arguments) })
  }

  private static func method(of message: OpaquePointer) -> String {
    g_dbus_message_get_member(message).map { String(cString: $0) } ?? ""
  }

  /// Returns the strings of a tuple, including those of an array in it.
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
}

extension PortalStandIn.State {
  /// Returns the answer to a method, in GLib's text form.
  func answer(to method: String, _ arguments: [String]) -> BusSeat.Answer {
    switch method {
    case "ReadAll" where habits.hasReadAll:
      .body(habits.replyToReadAll ?? "(" + all(in: arguments) + ",)")
    case "ReadOne" where habits.hasReadOne: value(arguments).map { .body("(<\($0)>,)") } ?? .notFound
    case "Read": value(arguments).map { .body("(<<\($0)>>,)") } ?? .notFound
    default: .refused("org.freedesktop.DBus.Error.UnknownMethod")
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

extension BusSeat.Answer {
  static let notFound = refused("org.freedesktop.portal.Error.NotFound")

  static func refused(_ name: String) -> Self { .error(name: name, words: "refused by the stand-in") }
}
