// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CGIO
import CHost
import Synchronization

/// A stand-in service's connection to a private bus, which takes and releases the service's name.
package final class BusSeat: Sendable {
  /// The refusal of a call or connection, with GIO's message.
  package struct Refusal: Error {
    package let reason: String
  }

  /// The receiver of messages on GIO's own thread. It is reference-counted apart from the seat, because GIO may call it
  /// for a moment after the seat is gone.
  private final class Listener: Sendable {
    /// The function that receives messages; it returns true for a message that it takes over.
    let handler = Mutex<(@Sendable (OpaquePointer) -> Bool)?>(nil)
  }

  private let name: String
  private let listener = Listener()
  // GIO's connections may be used from any thread.
  nonisolated(unsafe) let connection: OpaquePointer
  nonisolated(unsafe) private var filter: UInt32 = 0

  package init(on bus: PrivateBus, name: String) throws {
    self.name = name
    var error: UnsafeMutablePointer<GError>?
    guard
      let connection = g_dbus_connection_new_for_address_sync(
        bus.address, PellucidClientFlags(), nil, nil, &error)
    else { throw Self.refusal(error) }
    self.connection = connection
    filter = g_dbus_connection_add_filter(
      connection,
      { _, message, isIncoming, data in
        guard isIncoming != 0, let message, let data else { return message }
        let listener = Unmanaged<Listener>.fromOpaque(data).takeUnretainedValue()
        let handler = listener.handler.withLock { $0 }
        return handler?(message) ?? false ? nil : message
      }, Unmanaged.passRetained(listener).toOpaque(),
      { data in
        if let data { Unmanaged<Listener>.fromOpaque(data).release() }
      })
  }

  /// Returns the message of an error, and frees the error.
  private static func refusal(_ error: UnsafeMutablePointer<GError>?) -> Refusal {
    defer { if let error { g_error_free(error) } }
    return Refusal(reason: error.map { String(cString: $0.pointee.message) } ?? "")
  }

  deinit {
    g_dbus_connection_remove_filter(connection, filter)
    g_dbus_connection_close_sync(connection, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  /// Passes every message to `handler`, on GIO's own thread; the handler frees the messages for which it returns true.
  func listen(_ handler: @escaping @Sendable (OpaquePointer) -> Bool) {
    listener.handler.withLock { $0 = handler }
  }

  // MARK: The name

  /// Requests the name on the bus, without queueing for it.
  package func takeName() throws { try askBus("RequestName", "('\(name)', uint32 4)") }
  /// Releases the name.
  package func leaveName() throws { try askBus("ReleaseName", "('\(name)',)") }

  /// Calls a method of the bus itself and returns its reply as text.
  @discardableResult func askBus(_ method: String, _ arguments: String) throws -> String {
    var error: UnsafeMutablePointer<GError>?
    let reply = g_dbus_connection_call_sync(
      connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method,
      Self.variant(arguments), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil, &error)
    guard let reply else { throw Self.refusal(error) }
    defer { g_variant_unref(reply) }
    guard let text = g_variant_print(reply, 0) else { throw Refusal(reason: "an answer without text") }
    defer { g_free(text) }
    return String(cString: text)
  }

  // MARK: Messages

  /// Parses a variant in GLib's text form; nil for text in any other form.
  static func variant(_ text: String) -> OpaquePointer? { g_variant_parse(nil, text, nil, nil, nil) }

  /// Emits a signal with arguments in GLib's text form.
  func emit(_ signal: String, of interface: String, at path: String, _ arguments: String) {
    g_dbus_connection_emit_signal(
      connection, nil, path, interface, signal, Self.variant(arguments), nil)
  }

  /// An answer to a method call.
  enum Answer {
    /// A body in GLib's text form.
    case body(String)
    case error(name: String, words: String)
  }

  /// Answers a message and frees it.
  func answer(_ message: OpaquePointer, _ answer: Answer) {
    let reply: OpaquePointer?
    switch answer {
    case .body(let text):
      reply = g_dbus_message_new_method_reply(message)
      if let reply { g_dbus_message_set_body(reply, Self.variant(text)) }
    case .error(let name, let words):
      reply = g_dbus_message_new_method_error_literal(message, name, words)
    }
    g_dbus_connection_send_message(connection, reply, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
    if let reply { g_object_unref(UnsafeMutableRawPointer(reply)) }
    g_object_unref(UnsafeMutableRawPointer(message))
  }
}
