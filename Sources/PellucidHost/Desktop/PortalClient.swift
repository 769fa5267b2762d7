// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CGIO
import CHost

/// A client of the settings portal, used on one thread. It connects, subscribes and reads the settings, and reads them
/// again when the portal restarts.
///
/// The client subscribes before it reads, and messages of one sender keep their order, so no change is missed between
/// the two.
final class PortalClient {
  private let bus: BusConnection
  private let patience: Double

  private var values: [PortalKey: PortalValue] = [:]
  private var portal: DesktopState.Portal?
  /// The state of reading key by key; nil while no such reading is in progress.
  private var single: SingleKeys?
  /// The number of the current reading; replies to earlier ones are ignored.
  private var generation = 0

  init(address: String, patience: Double) {
    (bus, self.patience) = (BusConnection(address: address), patience)
  }

  /// The current state, or nil while the first answer may still come in time.
  var state: DesktopState? { portal.map { DesktopState(values: values, portal: $0) } }

  private var own: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  /// Returns the client whose pointer a callback received.
  fileprivate static func of(_ data: UnsafeMutableRawPointer?) -> PortalClient? {
    data.map { Unmanaged<PortalClient>.fromOpaque($0).takeUnretainedValue() }
  }

  // MARK: Start and end

  /// Starts to connect. Without an answer within `patience` the state becomes silent.
  func start(in context: MainContext) {
    bus.addTimer(
      patience, in: context,
      { data in
        let client = PortalClient.of(data)
        if client?.portal == nil { client?.portal = .silent }
        return 0
      }, own)
    bus.connect(in: context, { _, result, data in PortalClient.of(data)?.connected(result) }, own)
  }

  /// Closes the connection. No callback of this client is called afterwards.
  func end(in context: MainContext) { bus.end(in: context) }

  private func connected(_ result: OpaquePointer?) {
    if let fault = bus.finishConnecting(result) {
      portal = .noBus(fault)
      return
    }
    bus.watchClosing({ _, _, _, data in PortalClient.of(data)?.portal = .busLost }, own)
    listen()
    ask()
  }

  // MARK: Signals

  /// Subscribes to changes of the settings and of the portal's owner.
  private func listen() {
    bus.subscribe(
      to: "SettingChanged", of: PortalAddress.interface, at: PortalAddress.path, from: PortalAddress.name,
      { PortalClient.of($6)?.changed(VariantReading.change($5)) }, own)
    bus.subscribeToOwner(
      of: PortalAddress.name, { PortalClient.of($6)?.ownerChanged(to: VariantReading.newOwner($5)) }, own)
  }

  private func changed(_ change: (key: PortalKey, value: PortalValue)?) {
    guard let change, PortalRules.keys.contains(change.key) else { return }
    values[change.key] = change.value
    single?.values[change.key] = change.value
  }

  /// Marks the portal as away when it stops, and reads the settings again when it starts.
  private func ownerChanged(to owner: String) {
    if owner.isEmpty {
      generation += 1
      if portal == .answered { portal = .away }
    } else {
      ask()
    }
  }

  // MARK: Calls

  /// Reads all settings with one call.
  private func ask() {
    generation += 1
    single = nil
    call("ReadAll", VariantReading.arguments(namespaces: PortalRules.namespaces), about: nil)
  }

  /// Reads the settings one by one, for portals without `ReadAll`.
  private func askKeyByKey() {
    single = SingleKeys()
    for key in PortalRules.keys { call("ReadOne", VariantReading.arguments(key: key), about: key) }
  }

  /// Calls a method of the portal.
  ///
  /// - Parameter key: The key of the setting to read; nil for all settings.
  private func call(_ method: String, _ arguments: OpaquePointer?, about key: PortalKey?) {
    if key != nil { single?.open += 1 }
    let question = PortalQuestion(self, method: method, key: key, generation: generation)
    bus.call(
      method, of: PortalAddress.interface, at: PortalAddress.path, of: PortalAddress.name, arguments,
      { _, result, data in
        guard let data else { return }
        let question = Unmanaged<PortalQuestion>.fromOpaque(data).takeRetainedValue()
        question.client.answered(question, result)
      }, Unmanaged.passRetained(question).toOpaque())
  }

  private func answered(_ question: PortalQuestion, _ result: OpaquePointer?) {
    let (reply, error) = bus.finish(result)
    defer {
      if let reply { g_variant_unref(reply) }
      if let error { g_error_free(error) }
    }
    guard question.generation == generation else { return }
    guard let key = question.key else { return answeredAll(VariantReading.values(reply), error) }
    answered(key, question, VariantReading.value(reply), error)
  }

  /// Processes the reply to `ReadAll`. A portal that rejects the call is read key by key.
  private func answeredAll(_ all: [PortalKey: PortalValue]?, _ error: UnsafeMutablePointer<GError>?) {
    if let all {
      settle(all.filter { PortalRules.keys.contains($0.key) })
    } else if let error, !PellucidIsAnswer(error) {
      lack(PellucidIsMissingService(error) ? .missing : .silent)
    } else {
      askKeyByKey()
    }
  }

  /// Processes the reply for one key. Portals of the first version have no `ReadOne` and are called with `Read`.
  private func answered(
    _ key: PortalKey, _ question: PortalQuestion, _ value: PortalValue?,
    _ error: UnsafeMutablePointer<GError>?
  ) {
    single?.open -= 1
    if let value { single?.values[key] = value }
    let isUnknown = error.map { PellucidIsUnknownMethod($0) } ?? false
    if isUnknown, question.method == "ReadOne" {
      call("Read", VariantReading.arguments(key: key), about: key)
    } else if !isUnknown {
      single?.isHeard = true
    }
    guard let single, single.open == 0 else { return }
    if single.isHeard { settle(single.values) } else { lack(.missing) }
  }

  /// Records the settings that were read.
  private func settle(_ all: [PortalKey: PortalValue]) { (values, single, portal) = (all, nil, .answered) }

  /// Records that a reading failed; earlier values remain.
  private func lack(_ reason: DesktopState.Portal) {
    single = nil
    switch portal {
    case nil, .silent, .missing: portal = reason
    case .answered: portal = .away
    case .away, .busLost, .noBus: break
    }
  }
}

/// The state of reading settings one by one.
private struct SingleKeys {
  var values: [PortalKey: PortalValue] = [:]
  /// The number of calls that have not been answered.
  var open = 0
  /// A Boolean value indicating whether any call reached a method that the portal has.
  var isHeard = false
}
