// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign

/// The settings of the desktop that the program runs on, read through the freedesktop settings portal.
///
///     for await settings in DesktopSettings().changes() {
///       let drawing = try renderer.draw(scene.following(settings))
///     }
///
/// Reading changes nothing in the desktop. Without a session bus or a settings portal, as in continuous integration, every
/// setting is nil.
public struct DesktopSettings: Sendable {
  /// A D-Bus address such as `unix:path=/run/user/1000/bus`; nil for none.
  package let busAddress: String?
  /// The number of seconds to wait for the desktop's answer before a state without it is reported. A later answer is
  /// reported when it arrives.
  package let patience: Double

  /// Creates the settings of the desktop that this program runs on. Nothing is read before `current()` or `changes()`.
  public init() { self.init(busAddress: Self.sessionBusAddress) }

  /// Creates the settings of the desktop on a bus.
  ///
  /// - Parameters:
  ///   - busAddress: The D-Bus address; nil for none.
  ///   - patience: The number of seconds to wait for the desktop's answer, clamped to 0…60.
  package init(busAddress: String?, patience: Double = 1) {
    self.busAddress = busAddress
    self.patience = BusDefaults.seconds(patience)
  }

  /// The address of the session bus from the environment, or else its usual socket if there is one.
  package static var sessionBusAddress: String? {
    let folder = BusDefaults.variable("XDG_RUNTIME_DIR")
    return BusDefaults.address(in: "DBUS_SESSION_BUS_ADDRESS", orSocketAt: folder.map { $0 + "/bus" })
  }

  /// Returns the current settings; each that the desktop does not report is nil. Blocks the calling thread for at most a
  /// second, until the desktop has answered.
  public func current() -> SystemSettings { state().settings }

  /// Returns a stream of the current settings and of every change, sent from a thread that ends with the stream.
  ///
  /// The stream buffers only the newest settings, which may equal those that were read before. It ends when no further
  /// change can arrive: after one value without a desktop, or when the desktop's bus closes.
  public func changes() -> AsyncStream<SystemSettings> { stream { $0.settings } }

  /// Returns what the desktop states now. Waits at most `patience` seconds for its answer.
  package func state() -> DesktopState {
    var first = DesktopState(portal: .silent)
    follow { state in
      first = state
      return false
    }
    return first
  }

  /// Returns a stream of what the desktop states, now and at every change.
  package func states() -> AsyncStream<DesktopState> { stream { $0 } }

  private func stream<Value: Sendable>(
    _ value: @escaping @Sendable (DesktopState) -> Value
  ) -> AsyncStream<Value> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let context = MainContext()
      continuation.onTermination = { _ in context.stop() }
      let settings = self
      let thread = Thread {
        settings.follow(in: context) { state in
          if case .terminated = continuation.yield(value(state)) { return false }
          return true
        }
        continuation.finish()
      }
      thread.name = "desktop settings"
      thread.start()
    }
  }

  /// Calls `tell` with the current settings and at every change, on the calling thread.
  ///
  /// - Parameter tell: A function that returns false to stop. It is not called again after it returned false or
  ///   received a state that cannot change any more.
  package func follow(_ tell: (DesktopState) -> Bool) { follow(in: MainContext(), tell) }

  private func follow(in context: MainContext, _ tell: (DesktopState) -> Bool) {
    guard let busAddress else {
      _ = tell(DesktopState(portal: .noBus(.noAddress)))
      return
    }
    context.enter()
    let client = PortalClient(address: busAddress, patience: patience)
    client.start(in: context)
    var told: DesktopState?
    while !context.isStopped {
      context.wait()
      guard let state = client.state, state != told else { continue }
      told = state
      if !tell(state) || state.isLast { break }
    }
    client.end(in: context)
    context.leave()
  }
}

extension DesktopState {
  /// A Boolean value indicating whether no other state can follow.
  fileprivate var isLast: Bool {
    switch portal {
    case .noBus, .busLost: true
    case .answered, .missing, .silent, .away: false
    }
  }
}
