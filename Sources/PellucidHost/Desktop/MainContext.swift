// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CGIO
import Synchronization

/// A queue of GLib's events that one thread works on, and that any thread may stop.
final class MainContext: Sendable {
  /// GLib allows every thread to wake a context up; all else is done by the thread that entered it.
  nonisolated(unsafe) private let pointer: OpaquePointer?
  private let stopped = Atomic(false)

  init() { pointer = g_main_context_new() }
  deinit { g_main_context_unref(pointer) }

  /// Answers to calls of this thread come here from now on.
  func enter() { g_main_context_push_thread_default(pointer) }
  func leave() { g_main_context_pop_thread_default(pointer) }

  /// Sleeps until there is something to do, and does what has come; of more than 256 rounds that are due at once the
  /// rest waits, so that whoever sends without end does not keep the thread here.
  func wait() {
    g_main_context_iteration(pointer, 1)
    for _ in 0..<256 where g_main_context_iteration(pointer, 0) == 0 { return }
  }

  var isStopped: Bool { stopped.load(ordering: .acquiring) }

  /// Ends the wait, also one that has not begun.
  func stop() {
    stopped.store(true, ordering: .releasing)
    g_main_context_wakeup(pointer)
  }

  /// From now on the source is waited for too.
  func attach(_ source: UnsafeMutablePointer<GSource>?) { g_source_attach(source, pointer) }
}
