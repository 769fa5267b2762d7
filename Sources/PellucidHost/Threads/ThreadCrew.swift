// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Synchronization

/// Threads that help with one pass after another.
///
/// A frame has many passes, and waking a thread takes as long as a small one of them. So helpers that have ended look
/// out for the next pass for a moment, in which it usually comes, and go back to Dispatch if none does.
final class ThreadCrew: Sendable {
  /// Nanoseconds that a helper looks out for a pass, and a pass for its helpers, before they sleep. Chosen: longer than
  /// what a frame does between most of its passes, shorter than anybody notices.
  private static let patience: UInt64 = 100_000

  /// Threads beside the caller's.
  private let helpers: Int
  /// Helpers that Dispatch was asked for and that have not gone back.
  private let present = Atomic(0)
  /// One pass at a time has the crew.
  private let isTaken = Atomic(false)
  private let state = Atomic(CrewState())
  /// The first band that nobody has.
  private let next = Atomic(0)
  /// Signalled by the last helper to leave, if the pass sleeps.
  private let isLeft = DispatchSemaphore(value: 0)
  /// Written while no helper is inside, read by those that are.
  private nonisolated(unsafe) var pass: Pass?

  private struct Pass {
    let bands: Int
    let body: UnsafePointer<@Sendable (Int) -> Void>
  }

  init(helpers: Int) { self.helpers = helpers }

  /// Calls `body` for every band, on the caller's thread and the crew's. False if the crew is at work for somebody
  /// else: then nothing is done.
  func perform(bands: Int, _ body: @Sendable (Int) -> Void) -> Bool {
    guard !isTaken.exchange(true, ordering: .acquiring) else { return false }
    defer { isTaken.store(false, ordering: .releasing) }
    withoutActuallyEscaping(body) { body in
      withUnsafePointer(to: body) {
        let pass = Pass(bands: bands, body: $0)
        open(pass)
        takeBands(of: pass)
        close()
      }
    }
    return true
  }

  private func open(_ pass: Pass) {
    self.pass = pass
    next.store(0, ordering: .relaxed)
    state.store(CrewState(isOpen: true), ordering: .releasing)
    // One that is about to go back counts too: the pass has a thread less then, and nothing else happens.
    var count = present.load(ordering: .relaxed)
    while count < min(helpers, pass.bands - 1) {
      count = present.add(1, ordering: .relaxed).newValue
      DispatchQueue.global().async { self.help() }
    }
  }

  /// Lets no helper in any more, and returns when all have left.
  private func close() {
    var left = change { $0.isOpen = false }
    let deadline = Self.now + Self.patience
    while left.inside > 0 && Self.now < deadline { left = state.load(ordering: .acquiring) }
    if left.inside > 0, change({ $0.isAwaited = true }).inside > 0 { isLeft.wait() }
  }

  private func help() {
    var deadline = Self.now + Self.patience
    while Self.now < deadline {
      guard enter(), let pass else { continue }
      takeBands(of: pass)
      let left = change {
        $0.isOpen = false
        $0.inside -= 1
      }
      if left.inside == 0 && left.isAwaited { isLeft.signal() }
      deadline = Self.now + Self.patience
    }
    present.subtract(1, ordering: .relaxed)
  }

  private func enter() -> Bool {
    var old = state.load(ordering: .relaxed)
    while old.isOpen {
      var new = old
      new.inside += 1
      let (exchanged, found) = state.compareExchange(
        expected: old, desired: new, ordering: .acquiringAndReleasing)
      if exchanged { return true }
      old = found
    }
    return false
  }

  /// A thread takes the next band that nobody has, until there is none: one that comes late, or whose processor is
  /// slow just then, does less of the pass and nobody waits for it.
  ///
  /// Not inlined: nothing may hold on to the body when a helper leaves.
  @inline(never)
  private func takeBands(of pass: Pass) {
    while true {
      let band = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard band < pass.bands else { return }
      pass.body.pointee(band)
    }
  }

  /// The state after the change.
  @discardableResult
  private func change(_ body: (inout CrewState) -> Void) -> CrewState {
    var old = state.load(ordering: .relaxed)
    while true {
      var new = old
      body(&new)
      let (exchanged, found) = state.compareExchange(
        expected: old, desired: new, ordering: .acquiringAndReleasing)
      if exchanged { return new }
      old = found
    }
  }

  private static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }
}

/// Who is at a pass, as one number that is changed at once.
private struct CrewState: RawRepresentable, AtomicRepresentable {
  var rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }
  init(isOpen: Bool = false) { self.init(rawValue: isOpen ? 1 : 0) }

  /// A Boolean value indicating whether helpers may still come.
  var isOpen: Bool {
    get { rawValue & 1 != 0 }
    set { rawValue = newValue ? rawValue | 1 : rawValue & ~1 }
  }
  /// A Boolean value indicating whether the pass sleeps until the last helper has left.
  var isAwaited: Bool {
    get { rawValue & 2 != 0 }
    set { rawValue = newValue ? rawValue | 2 : rawValue & ~2 }
  }
  /// Helpers that have come and not left.
  var inside: UInt32 {
    get { rawValue >> 2 }
    set { rawValue = rawValue & 3 | newValue << 2 }
  }
}
