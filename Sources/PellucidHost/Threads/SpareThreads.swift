// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Glibc
import Synchronization

/// Threads that sleep between two closures that they run.
///
/// Dispatch waits without end for a thread that the system refuses to make. Here the caller learns of it.
enum SpareThreads {
  private static let sleeping = Mutex<[SpareThread]>([])

  /// Calls `body` on another thread. Returns false, without calling it, if the system makes no thread.
  static func run(_ body: @escaping @Sendable () -> Void) -> Bool {
    if let thread = sleeping.withLock({ $0.popLast() }) {
      thread.run(body)
      return true
    }
    let thread = SpareThread { thread in sleeping.withLock { $0.append(thread) } }
    guard thread.start() else { return false }
    thread.run(body)
    return true
  }
}

/// A thread that runs one closure after another and never ends.
private final class SpareThread: Sendable {
  private let body = Mutex<(@Sendable () -> Void)?>(nil)
  private let isGiven = DispatchSemaphore(value: 0)
  /// Called by the thread after each closure.
  private let rest: @Sendable (SpareThread) -> Void

  /// The size of the stack, as large as is usual for the first thread: a closure nests as deeply here as there.
  private static let stackSize = 8 << 20

  init(rest: @escaping @Sendable (SpareThread) -> Void) { self.rest = rest }

  /// Makes the thread, which then sleeps. Returns false if the system refuses.
  func start() -> Bool {
    var (thread, attributes) = (pthread_t(), pthread_attr_t())
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    let context = Unmanaged.passRetained(self)
    let code = pthread_create(
      &thread, &attributes,
      { context in
        if let context { Unmanaged<SpareThread>.fromOpaque(context).takeRetainedValue().work() }
        return nil
      }, context.toOpaque())
    if code != 0 { context.release() }
    return code == 0
  }

  /// Wakes the thread for a closure.
  func run(_ body: @escaping @Sendable () -> Void) {
    self.body.withLock { $0 = body }
    isGiven.signal()
  }

  private func work() {
    while true {
      isGiven.wait()
      let body = body.withLock { body in
        defer { body = nil }
        return body
      }
      body?()
      rest(self)
    }
  }
}
