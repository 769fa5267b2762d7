// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CGIO
import Synchronization

/// An event queue of GLib that one thread processes and any thread may stop.
final class MainContext: Sendable {
  /// The context of GLib, which permits every thread to wake it. Everything else is done by the thread that entered it.
  nonisolated(unsafe) private let pointer: OpaquePointer?
  private let stopped = Atomic(false)

  init() { pointer = g_main_context_new() }
  deinit { g_main_context_unref(pointer) }

  /// Makes this context receive the replies to calls of the current thread.
  func enter() { g_main_context_push_thread_default(pointer) }
  func leave() { g_main_context_pop_thread_default(pointer) }

  /// Sleeps until there are events and processes them. After 256 rounds the remaining events wait for the next call, so
  /// that a sender of endless events cannot block the thread here.
  func wait() {
    g_main_context_iteration(pointer, 1)
    for _ in 0..<256 where g_main_context_iteration(pointer, 0) == 0 { return }
  }

  var isStopped: Bool { stopped.load(ordering: .acquiring) }

  /// Ends the current wait, or the next one if none is in progress.
  func stop() {
    stopped.store(true, ordering: .releasing)
    g_main_context_wakeup(pointer)
  }

  /// Adds an event source to the context.
  func attach(_ source: UnsafeMutablePointer<GSource>?) { g_source_attach(source, pointer) }
}
