// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CGIO
import CHost

/// Talks with the portal, on one thread: connects, listens, asks, and asks again when the portal returns.
///
/// Listening begins before asking, and answers of one sender keep their order, so that nothing is missed in between.
final class PortalClient {
  private let bus: BusConnection
  private let patience: Double

  private var values: [PortalKey: PortalValue] = [:]
  private var portal: DesktopState.Portal?
  /// nil where nothing is asked key by key.
  private var single: SingleKeys?
  /// Rises with every new question; answers to older ones do not count.
  private var generation = 0

  init(address: String, patience: Double) {
    (bus, self.patience) = (BusConnection(address: address), patience)
  }

  /// The state as far as it is known; nil while it is worth waiting.
  var state: DesktopState? { portal.map { DesktopState(values: values, portal: $0) } }

  private var own: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  fileprivate static func of(_ data: UnsafeMutableRawPointer?) -> PortalClient? {
    data.map { Unmanaged<PortalClient>.fromOpaque($0).takeUnretainedValue() }
  }

  // MARK: Beginning and end

  func start(in context: MainContext) {
    bus.addTimer(
      patience, in: context,
      { data in
        let client = PortalClient.of(data)
        if client?.portal == nil { client?.portal = .silent }
        return 0
      }, own)
    bus.connect({ _, result, data in PortalClient.of(data)?.connected(result) }, own)
  }

  /// Nothing of this client is called afterwards.
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

  private func ownerChanged(to owner: String) {
    if owner.isEmpty {
      generation += 1
      if portal == .answered { portal = .away }
    } else {
      ask()
    }
  }

  // MARK: Questions

  private func ask() {
    generation += 1
    single = nil
    call("ReadAll", VariantReading.arguments(namespaces: PortalRules.namespaces), about: nil)
  }

  private func askKeyByKey() {
    single = SingleKeys()
    for key in PortalRules.keys { call("ReadOne", VariantReading.arguments(key: key), about: key) }
  }

  /// - Parameter key: Of a question about one setting.
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

  private func answeredAll(_ all: [PortalKey: PortalValue]?, _ error: UnsafeMutablePointer<GError>?) {
    if let all {
      settle(all.filter { PortalRules.keys.contains($0.key) })
    } else if let error, !PellucidIsAnswer(error) {
      lack(PellucidIsMissingService(error) ? .missing : .silent)
    } else {
      askKeyByKey()
    }
  }

  /// Portals of the first version have `Read` alone.
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

  private func settle(_ all: [PortalKey: PortalValue]) { (values, single, portal) = (all, nil, .answered) }

  /// Nothing was learnt; what was said before stands.
  private func lack(_ reason: DesktopState.Portal) {
    single = nil
    switch portal {
    case nil, .silent, .missing: portal = reason
    case .answered: portal = .away
    case .away, .busLost, .noBus: break
    }
  }
}

/// Settings that are asked for one by one.
private struct SingleKeys {
  var values: [PortalKey: PortalValue] = [:]
  /// Questions without answer so far.
  var open = 0
  /// A Boolean value indicating whether somebody knew the question.
  var isHeard = false
}
