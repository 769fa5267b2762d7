// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CGIO
import CHost

/// A connection to a message bus, used on one thread by the client that owns it. The connection ends the calls, timers
/// and subscriptions that it began.
///
/// GIO passes the client's pointer to callbacks as their last argument. The client must outlive the connection.
final class BusConnection {
  private let address: String
  private let cancellable = g_cancellable_new()
  /// Cancels the attempt to connect, after `connectingSeconds` or at the end.
  private let connecting = g_cancellable_new()
  private var callback: GAsyncReadyCallback?
  private var client: UnsafeMutableRawPointer?
  /// The reason why no stream leads to the bus.
  private var refusal: BusFault?
  private var connection: OpaquePointer?
  private var subscriptions: [UInt32] = []
  private var closing: UInt = 0
  private var timers: [UnsafeMutablePointer<GSource>?] = []
  /// The number of calls that have not been answered.
  private var pending = 0

  init(address: String) { self.address = address }

  var isCancelled: Bool { g_cancellable_is_cancelled(cancellable) != 0 }

  // MARK: Beginning and end

  /// The number of seconds in which a bus has to accept its client. Chosen: a bus answers in milliseconds, and a busy
  /// computer may take seconds.
  private static let connectingSeconds = 10.0

  /// Starts to connect; `callback` must pass its result to `finishConnecting`.
  func connect(
    in context: MainContext, _ callback: @escaping GAsyncReadyCallback, _ client: UnsafeMutableRawPointer
  ) {
    pending += 1
    (self.callback, self.client) = (callback, client)
    let own = Unmanaged.passUnretained(self).toOpaque()
    addTimer(
      Self.connectingSeconds, in: context,
      { data in
        g_cancellable_cancel(BusConnection.of(data)?.connecting)
        return 0
      }, own)
    g_dbus_address_get_stream(address, connecting, { BusConnection.of($2)?.reached($1) }, own)
  }

  private static func of(_ data: UnsafeMutableRawPointer?) -> BusConnection? {
    data.map { Unmanaged<BusConnection>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Continues with the stream that leads to the bus: identifies the client through a relay.
  private func reached(_ result: OpaquePointer?) {
    var error: UnsafeMutablePointer<GError>?
    guard let stream = g_dbus_address_get_stream_finish(result, nil, &error) else {
      refusal = Self.fault(error)
      callback?(nil, nil, client)
      return
    }
    guard let relayed = BusRelay.start(to: OpaquePointer(stream)) else {
      g_object_unref(UnsafeMutableRawPointer(stream))
      refusal = .unexplained
      callback?(nil, nil, client)
      return
    }
    g_dbus_connection_new(
      UnsafeMutablePointer(relayed), nil, PellucidClientFlags(), nil, connecting, callback, client)
    g_object_unref(UnsafeMutableRawPointer(relayed))
  }

  /// Returns the reason why the connection failed, or nil if there is a connection.
  func finishConnecting(_ result: OpaquePointer?) -> BusFault? {
    pending -= 1
    if let refusal { return refusal }
    var error: UnsafeMutablePointer<GError>?
    connection = g_dbus_connection_new_finish(result, &error)
    if connection != nil { return nil }
    let fault = Self.fault(error)
    return g_cancellable_is_cancelled(connecting) != 0 ? .silent : fault
  }

  /// Returns the message of an error and frees the error.
  static func fault(_ error: UnsafeMutablePointer<GError>?) -> BusFault {
    defer { if let error { g_error_free(error) } }
    return error.map { .said(String(cString: $0.pointee.message)) } ?? .unexplained
  }

  /// Adds a timer that calls back after a number of seconds, and repeatedly while the callback returns 1.
  func addTimer(
    _ seconds: Double, in context: MainContext, _ callback: @escaping GSourceFunc,
    _ client: UnsafeMutableRawPointer
  ) {
    let timer = g_timeout_source_new(UInt32(seconds * 1000))
    g_source_set_callback(timer, callback, client, nil)
    context.attach(timer)
    timers.append(timer)
  }

  /// Closes the connection. No callback of the client is called afterwards.
  func end(in context: MainContext) {
    for timer in timers {
      g_source_destroy(timer)
      g_source_unref(timer)
    }
    for subscription in subscriptions { g_dbus_connection_signal_unsubscribe(connection, subscription) }
    if closing != 0 { PellucidStopWatching(connection, closing) }
    g_cancellable_cancel(cancellable)
    g_cancellable_cancel(connecting)
    while pending > 0 { context.wait() }
    if let connection {
      g_dbus_connection_close_sync(connection, nil, nil)
      g_object_unref(UnsafeMutableRawPointer(connection))
    }
    g_object_unref(cancellable)
    g_object_unref(connecting)
  }

  // MARK: Signals

  /// Calls back when the connection closes.
  func watchClosing(_ callback: @escaping PellucidConnectionClosed, _ client: UnsafeMutableRawPointer) {
    closing = PellucidWatchClosing(connection, callback, client)
  }

  /// Subscribes to a signal, optionally only with `argument` as the first argument.
  func subscribe(
    to signal: String, of interface: String, at path: String, from sender: String,
    about argument: String? = nil, _ callback: @escaping GDBusSignalCallback,
    _ client: UnsafeMutableRawPointer
  ) {
    subscriptions.append(
      g_dbus_connection_signal_subscribe(
        connection, sender, interface, signal, path, argument, G_DBUS_SIGNAL_FLAGS_NONE, callback, client,
        nil))
  }

  /// Subscribes to changes of a bus name's owner.
  func subscribeToOwner(
    of name: String, _ callback: @escaping GDBusSignalCallback, _ client: UnsafeMutableRawPointer
  ) {
    let bus = "org.freedesktop.DBus"
    subscribe(
      to: "NameOwnerChanged", of: bus, at: "/org/freedesktop/DBus", from: bus, about: name, callback, client)
  }

  // MARK: Calls

  /// Calls a method; `callback` must pass its result to `finish`.
  func call(
    _ method: String, of interface: String, at path: String, of name: String, _ arguments: OpaquePointer?,
    _ callback: @escaping GAsyncReadyCallback, _ data: UnsafeMutableRawPointer
  ) {
    pending += 1
    g_dbus_connection_call(
      connection, name, path, interface, method, arguments, nil, G_DBUS_CALL_FLAGS_NONE, Int32.max,
      cancellable,
      callback, data)
  }

  /// Returns the reply to a call, or the error why there is none. The caller frees both.
  func finish(
    _ result: OpaquePointer?
  ) -> (reply: OpaquePointer?, error: UnsafeMutablePointer<GError>?) {
    pending -= 1
    var error: UnsafeMutablePointer<GError>?
    let reply = g_dbus_connection_call_finish(connection, result, &error)
    return (reply, error)
  }
}
