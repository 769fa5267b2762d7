// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CGIO
import CHost

/// Talks with the sensors' service, on one thread: connects, listens, claims the sensor, asks, and does so again when
/// the service returns. The claim ends with the connection.
final class LightSensorClient {
  private let bus: BusConnection
  private var properties = SensorProperties()
  /// Why the sensor could not be claimed.
  private var refusal: BusFault?

  /// nil while it is worth waiting.
  private(set) var reading: LightReading?
  /// Rises with time.
  private(set) var ticks = 0

  init(address: String) { bus = BusConnection(address: address) }

  private var own: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  private static func of(_ data: UnsafeMutableRawPointer?) -> LightSensorClient? {
    data.map { Unmanaged<LightSensorClient>.fromOpaque($0).takeUnretainedValue() }
  }

  // MARK: Beginning and end

  /// - Parameters:
  ///   - patience: Seconds until it counts as silent.
  ///   - interval: Seconds from one tick to the next.
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
    bus.connect({ _, result, data in LightSensorClient.of(data)?.connected(result) }, own)
  }

  /// Nothing of this client is called afterwards.
  func end(in context: MainContext) { bus.end(in: context) }

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
    bus.call(
      method, of: interface, at: LightSensorAddress.path, of: LightSensorAddress.name, arguments, callback,
      own)
  }

  /// The answer to a call; nil and a fault where it failed, without one where there is nobody to answer.
  private func finish(_ result: OpaquePointer?) -> (reply: OpaquePointer?, failure: BusFault?) {
    let (reply, error) = bus.finish(result)
    guard let error else { return (reply, nil) }
    if PellucidIsMissingService(error) {
      g_error_free(error)
      return (nil, nil)
    }
    return (nil, BusConnection.fault(error))
  }

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

  /// A change may come before the answer that says whether there is a sensor; then it says nothing yet.
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

/// The properties of the light sensor; nil where the service has none, or one of another type.
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
