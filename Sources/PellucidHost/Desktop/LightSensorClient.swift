// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CGIO

/// Talks with the sensors' service, on one thread: connects, listens, claims the sensor, asks, and does so again when
/// the service returns. The claim ends with the connection.
final class LightSensorClient {
  private let address: String
  private let cancellable = g_cancellable_new()
  private var connection: OpaquePointer?
  private var subscriptions: [UInt32] = []
  private var closing: UInt = 0
  private var timers: [UnsafeMutablePointer<GSource>?] = []
  /// Calls whose answers are still to come.
  private var pending = 0
  private var properties = SensorProperties()
  /// Why the sensor could not be claimed.
  private var refusal: String?

  /// nil while it is worth waiting.
  private(set) var reading: LightReading?
  /// Rises with time.
  private(set) var ticks = 0

  init(address: String) { self.address = address }

  private var own: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  private static func of(_ data: UnsafeMutableRawPointer?) -> LightSensorClient? {
    data.map { Unmanaged<LightSensorClient>.fromOpaque($0).takeUnretainedValue() }
  }

  // MARK: Beginning and end

  /// - Parameters:
  ///   - patience: Seconds until it counts as silent.
  ///   - interval: Seconds from one tick to the next.
  func start(in context: MainContext, patience: Double, interval: Double) {
    addTimer(patience, in: context) { data in
      let client = LightSensorClient.of(data)
      if client?.reading == nil { client?.reading = .unavailable(.silent) }
      return 0
    }
    addTimer(interval, in: context) { data in
      LightSensorClient.of(data)?.ticks += 1
      return 1
    }
    pending += 1
    g_dbus_connection_new_for_address(
      address, pellucid_client_flags(), nil, cancellable,
      { _, result, data in LightSensorClient.of(data)?.connected(result) }, own)
  }

  private func addTimer(_ seconds: Double, in context: MainContext, _ callback: @escaping GSourceFunc) {
    let timer = g_timeout_source_new(UInt32(seconds * 1000))
    g_source_set_callback(timer, callback, own, nil)
    context.attach(timer)
    timers.append(timer)
  }

  /// Nothing of this client is called afterwards.
  func end(in context: MainContext) {
    for timer in timers {
      g_source_destroy(timer)
      g_source_unref(timer)
    }
    for subscription in subscriptions { g_dbus_connection_signal_unsubscribe(connection, subscription) }
    if closing != 0 { pellucid_stop_watching(connection, closing) }
    g_cancellable_cancel(cancellable)
    while pending > 0 { context.wait() }
    if let connection {
      g_dbus_connection_close_sync(connection, nil, nil)
      pellucid_gio_unref(UnsafeMutableRawPointer(connection))
    }
    pellucid_gio_unref(cancellable)
  }

  private func connected(_ result: OpaquePointer?) {
    pending -= 1
    var error: UnsafeMutablePointer<GError>?
    connection = g_dbus_connection_new_for_address_finish(result, &error)
    guard connection != nil else {
      reading = .unavailable(.noBus(reason: Self.sentence(error)))
      return
    }
    closing = pellucid_watch_closing(
      connection,
      { _, _, _, data in
        LightSensorClient.of(data)?.reading = .unavailable(.noBus(reason: "it went away"))
      }, own)
    listen()
    claim()
  }

  /// The message of an error, which is freed.
  private static func sentence(_ error: UnsafeMutablePointer<GError>?) -> String {
    defer { g_error_free(error) }
    return error.map { String(cString: $0.pointee.message) } ?? "no reason given"
  }

  // MARK: Signals

  private func listen() {
    subscribe(
      to: "PropertiesChanged", of: LightSensorAddress.properties, at: LightSensorAddress.path,
      from: LightSensorAddress.name, about: LightSensorAddress.interface
    ) {
      LightSensorClient.of($6)?.changed(VariantReading.changedProperties($5))
    }
    subscribe(
      to: "NameOwnerChanged", of: "org.freedesktop.DBus", at: "/org/freedesktop/DBus",
      from: "org.freedesktop.DBus", about: LightSensorAddress.name
    ) {
      LightSensorClient.of($6)?.ownerChanged(to: VariantReading.newOwner($5))
    }
  }

  private func subscribe(
    to signal: String, of interface: String, at path: String, from sender: String, about argument: String,
    _ callback: @escaping GDBusSignalCallback
  ) {
    subscriptions.append(
      g_dbus_connection_signal_subscribe(
        connection, sender, interface, signal, path, argument, G_DBUS_SIGNAL_FLAGS_NONE, callback, own, nil))
  }

  private func changed(_ change: SensorProperties?) {
    guard let change else { return }
    properties.take(change)
    settle()
  }

  private func ownerChanged(to owner: String) {
    (properties, refusal) = (SensorProperties(), nil)
    if owner.isEmpty { reading = .unavailable(.noService) } else { claim() }
  }

  // MARK: Questions

  private func claim() {
    call("ClaimLight", of: LightSensorAddress.interface, nil) { _, result, data in
      LightSensorClient.of(data)?.claimed(result)
    }
  }

  private func call(
    _ method: String, of interface: String, _ arguments: OpaquePointer?,
    _ callback: @escaping GAsyncReadyCallback
  ) {
    pending += 1
    g_dbus_connection_call(
      connection, LightSensorAddress.name, LightSensorAddress.path, interface, method, arguments, nil,
      G_DBUS_CALL_FLAGS_NONE, -1, cancellable, callback, own)
  }

  /// The answer to a call; nil and a sentence where it failed, without one where there is nobody to answer.
  private func finish(_ result: OpaquePointer?) -> (reply: OpaquePointer?, failure: String?) {
    pending -= 1
    var error: UnsafeMutablePointer<GError>?
    let reply = g_dbus_connection_call_finish(connection, result, &error)
    guard let error else { return (reply, nil) }
    if pellucid_is_missing_service(error) != 0 {
      g_error_free(error)
      return (nil, nil)
    }
    return (nil, Self.sentence(error))
  }

  private func claimed(_ result: OpaquePointer?) {
    let (reply, failure) = finish(result)
    if let reply { g_variant_unref(reply) }
    guard g_cancellable_is_cancelled(cancellable) == 0 else { return }
    guard reply != nil || failure != nil else {
      reading = .unavailable(.noService)
      return
    }
    refusal = failure
    call(
      "GetAll", of: LightSensorAddress.properties,
      VariantReading.arguments(text: LightSensorAddress.interface)
    ) { _, result, data in
      LightSensorClient.of(data)?.answered(result)
    }
  }

  private func answered(_ result: OpaquePointer?) {
    let (reply, failure) = finish(result)
    defer { if let reply { g_variant_unref(reply) } }
    guard g_cancellable_is_cancelled(cancellable) == 0 else { return }
    guard let all = VariantReading.allProperties(reply) else {
      reading = .unavailable(failure.map { .refused(reason: $0) } ?? .noService)
      return
    }
    properties.take(all)
    settle()
  }

  private func settle() {
    if properties.hasLight != true {
      reading = .unavailable(.noSensor)
    } else if let refusal {
      reading = .unavailable(.refused(reason: refusal))
    } else if let unit = properties.unit, unit != "lux" {
      reading = .unavailable(.otherUnit(unit))
    } else if let level = properties.level, level >= 0, level.isFinite {
      reading = .lux(level)
    }
  }
}

/// What the service says of its light sensor; nil where it says nothing, or of another type.
struct SensorProperties {
  var hasLight: Bool?
  var level: Double?
  /// `lux` or `vendor`.
  var unit: String?

  mutating func take(_ change: SensorProperties) {
    hasLight = change.hasLight ?? hasLight
    level = change.level ?? level
    unit = change.unit ?? unit
  }
}
