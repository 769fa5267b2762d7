// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The settings of the desktop that the program runs on, read through the freedesktop settings portal.
///
///     for await state in DesktopSettings().changes() {
///       let picture = try renderer.render(renderer.resolve(scene.following(state.settings)))
///     }
///
/// Below the host nobody asks for settings: they are handed down as values. Without a bus, or without a portal, there is
/// one state, which says so and leaves every setting open.
public struct DesktopSettings: Sendable {
  /// A D-Bus address such as `unix:path=/run/user/1000/bus`; nil for none.
  package let busAddress: String?
  /// Seconds until a state is told without the desktop's answer. It is told again when the answer comes.
  package let patience: Double

  /// Settings of the desktop that this program runs on, which has a second to answer.
  public init() { self.init(busAddress: Self.sessionBusAddress) }

  /// - Parameters:
  ///   - busAddress: nil for none.
  ///   - patience: Clamped to 0…60.
  package init(busAddress: String?, patience: Double = 1) {
    self.busAddress = busAddress
    self.patience = BusDefaults.seconds(patience)
  }

  /// The address of the session bus in the environment; where it says nothing, the usual place if something is there.
  package static var sessionBusAddress: String? {
    let folder = BusDefaults.variable("XDG_RUNTIME_DIR")
    return BusDefaults.address(in: "DBUS_SESSION_BUS_ADDRESS", orSocketAt: folder.map { $0 + "/bus" })
  }

  /// Returns what the desktop says now. Waits for its answer, `patience` at most.
  public func current() -> DesktopState {
    var first = DesktopState(portal: .silent)
    follow { state in
      first = state
      return false
    }
    return first
  }

  /// Returns a stream of what the desktop says, now and at every change, from a thread that ends with the stream.
  ///
  /// Only the last of changes that come faster than they are taken is kept; it may be what was taken before. The stream
  /// ends where nothing can change any more: without a bus, or when the bus goes away.
  public func changes() -> AsyncStream<DesktopState> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let context = MainContext()
      continuation.onTermination = { _ in context.stop() }
      let settings = self
      let thread = Thread {
        settings.follow(in: context) { state in
          if case .terminated = continuation.yield(state) { return false }
          return true
        }
        continuation.finish()
      }
      thread.name = "desktop settings"
      thread.start()
    }
  }

  /// Tells what the desktop says, now and at every change, on the calling thread.
  ///
  /// - Parameter tell: Returns whether to go on. The last call is the one that returns false, or that tells that
  ///   nothing can change any more.
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
  /// A Boolean value indicating whether no other can follow.
  fileprivate var isLast: Bool {
    switch portal {
    case .noBus, .busLost: true
    case .answered, .missing, .silent, .away: false
    }
  }
}
