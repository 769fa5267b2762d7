// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CGIO
import CHost

/// A client of the sensor service, used on one thread. It connects, subscribes, claims the sensor and reads its
/// properties, and does so again when the service restarts. The claim ends with the connection.
final class LightSensorClient {
  private let bus: BusConnection
  private var properties = SensorProperties()
  /// The reason why the sensor could not be claimed; nil where the claim succeeded or has not been answered.
  private var refusal: BusFault?

  /// The last reading, or nil while the first answer may still come in time.
  private(set) var reading: LightReading?
  /// The number of intervals that have passed.
  private(set) var ticks = 0

  init(address: String) { bus = BusConnection(address: address) }

  private var own: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  /// Returns the client whose pointer a callback received.
  private static func of(_ data: UnsafeMutableRawPointer?) -> LightSensorClient? {
    data.map { Unmanaged<LightSensorClient>.fromOpaque($0).takeUnretainedValue() }
  }

  // MARK: Start and end

  /// Starts to connect.
  ///
  /// - Parameters:
  ///   - patience: The number of seconds after which the sensor counts as silent.
  ///   - interval: The number of seconds between two ticks.
  func start(in context: MainContext, patience: Double, interval: Double) {
    bus.addTimer(
      patience, in: context,
      { data in
        let client = LightSensorClient.of(data)
        if client?.reading == nil { client?.reading = .unavailable(.silent) }
        return 0
      }, own)
    bus.addTimer(
      interval, in: context,
      { data in
        LightSensorClient.of(data)?.ticks += 1
        return 1
      }, own)
    bus.connect(in: context, { _, result, data in LightSensorClient.of(data)?.connected(result) }, own)
  }

  /// Closes the connection. No callback of this client is called afterwards.
  func end(in context: MainContext) { bus.end(in: context) }

  /// Continues after the connection: subscribes to changes and claims the sensor.
  private func connected(_ result: OpaquePointer?) {
    if let fault = bus.finishConnecting(result) {
      reading = .unavailable(.noBus(fault))
      return
    }
    bus.watchClosing(
      { _, _, _, data in
        LightSensorClient.of(data)?.reading = .unavailable(.noBus(.wentAway))
      }, own)
    listen()
    claim()
  }

  // MARK: Signals

  /// Subscribes to changes of the properties and of the service's owner.
  private func listen() {
    bus.subscribe(
      to: "PropertiesChanged", of: LightSensorAddress.properties, at: LightSensorAddress.path,
      from: LightSensorAddress.name, about: LightSensorAddress.interface,
      { LightSensorClient.of($6)?.changed(VariantReading.changedProperties($5)) }, own)
    bus.subscribeToOwner(
      of: LightSensorAddress.name,
      { LightSensorClient.of($6)?.ownerChanged(to: VariantReading.newOwner($5)) }, own)
  }

  private func changed(_ change: SensorProperties?) {
    guard let change else { return }
    properties.take(change)
    settle()
  }

  /// Forgets the properties when the service stops, and claims the sensor again when it starts.
  private func ownerChanged(to owner: String) {
    (properties, refusal) = (SensorProperties(), nil)
    if owner.isEmpty { reading = .unavailable(.noService) } else { claim() }
  }

  // MARK: Calls

  /// Requests permission from the service to read the light.
  private func claim() {
    call("ClaimLight", of: LightSensorAddress.interface, nil) { _, result, data in
      LightSensorClient.of(data)?.claimed(result)
    }
  }

  private func call(
    _ method: String, of interface: String, _ arguments: OpaquePointer?,
    _ callback: @escaping GAsyncReadyCallback
  ) {
    bus.call(
      method, of: interface, at: LightSensorAddress.path, of: LightSensorAddress.name, arguments, callback,
      own)
  }

  /// Returns the reply to a call. A failed call has no reply; its failure is nil where the service is missing.
  private func finish(_ result: OpaquePointer?) -> (reply: OpaquePointer?, failure: BusFault?) {
    let (reply, error) = bus.finish(result)
    guard let error else { return (reply, nil) }
    if PellucidIsMissingService(error) {
      g_error_free(error)
      return (nil, nil)
    }
    return (nil, BusConnection.fault(error))
  }

  /// Reads all properties after the claim succeeded or failed.
  private func claimed(_ result: OpaquePointer?) {
    let (reply, failure) = finish(result)
    if let reply { g_variant_unref(reply) }
    guard !bus.isCancelled else { return }
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
    guard !bus.isCancelled else { return }
    guard let all = VariantReading.allProperties(reply) else {
      let silence = reply == nil ? LightSensorProblem.noService : .notUnderstood
      reading = .unavailable(failure.map { .refused($0) } ?? silence)
      return
    }
    properties.take(all)
    if properties.hasLight == nil { reading = .unavailable(.notUnderstood) }
    settle()
  }

  /// Updates the reading from the properties. A change may arrive before the properties are known; it has no effect
  /// until then.
  private func settle() {
    guard let hasLight = properties.hasLight else { return }
    if !hasLight {
      reading = .unavailable(.noSensor)
    } else if let refusal {
      reading = .unavailable(.refused(refusal))
    } else if let unit = properties.unit, unit != "lux" {
      reading = .unavailable(.otherUnit(unit))
    } else if let level = properties.level, level >= 0, level.isFinite {
      reading = .lux(level)
    }
  }
}

/// The properties of the light sensor; nil for each that the service lacks or has with another type.
struct SensorProperties {
  var hasLight: Bool?
  var level: Double?
  /// The unit, `lux` or `vendor`.
  var unit: String?

  /// Overwrites the properties that a change contains.
  mutating func take(_ change: SensorProperties) {
    hasLight = change.hasLight ?? hasLight
    level = change.level ?? level
    unit = change.unit ?? unit
  }
}
