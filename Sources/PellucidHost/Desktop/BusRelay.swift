// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CGIO
import Foundation
import Glibc

/// A thread that passes bytes between a bus and GIO, and ends the connection where the bus sends more than the settings
/// of a desktop can need.
///
/// GIO reads whatever a bus sends, before anything is known of its sender, and keeps it in memory.
enum BusRelay {
  /// The bytes that a bus may send at any time, and those that are added in each second. Chosen: all settings of a portal
  /// take some kilobytes, and each change some hundred bytes.
  private static let burst = 1 << 20, bytesInSecond = 256 << 10

  /// Starts a relay to a connected stream, and returns the stream for GIO in its place; nil where the system refuses.
  ///
  /// - Parameter stream: The connected stream, which is released when either side closes.
  static func start(to stream: OpaquePointer) -> OpaquePointer? {
    var ends: [Int32] = [-1, -1]
    // An address may also lead to a program's input and output.
    let instance = UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GTypeInstance.self)
    guard g_type_check_instance_is_a(instance, g_socket_connection_get_type()) != 0 else { return nil }
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      return nil
    }
    guard let socket = g_socket_new_from_fd(ends[0], nil) else {
      close(ends[0])
      close(ends[1])
      return nil
    }
    defer { g_object_unref(UnsafeMutableRawPointer(socket)) }
    let bus = Bus(stream: stream, end: ends[1])
    let thread = Thread { bus.pass() }
    thread.name = "desktop bus"
    thread.start()
    return g_socket_connection_factory_create_connection(socket).map { OpaquePointer($0) }
  }

  /// The two sides of a relay, which its thread alone uses.
  private struct Bus: @unchecked Sendable {
    let stream: OpaquePointer
    /// The side of GIO.
    let end: Int32

    /// Passes bytes until either side closes or the bus has sent too many.
    func pass() {
      defer {
        close(end)
        g_object_unref(UnsafeMutableRawPointer(stream))
      }
      let bus = g_socket_get_fd(g_socket_connection_get_socket(UnsafeMutablePointer(stream)))
      var budget = burst
      var time = DispatchTime.now().uptimeNanoseconds
      var part = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        var sides = [
          pollfd(fd: bus, events: Int16(POLLIN), revents: 0),
          pollfd(fd: end, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&sides, 2, -1) >= 0 || errno == EINTR else { return }
        if sides[1].revents != 0, move(from: end, to: bus, &part) == nil { return }
        guard sides[0].revents != 0 else { continue }
        guard let count = move(from: bus, to: end, &part) else { return }
        let now = DispatchTime.now().uptimeNanoseconds
        budget = min(budget + Int((now - time) / 1000) * bytesInSecond / 1_000_000, burst) - count
        time = now
        if budget < 0 { return }
      }
    }

    /// Passes what one side has sent, and returns the number of bytes; nil where a side has closed.
    private func move(from source: Int32, to target: Int32, _ part: inout [UInt8]) -> Int? {
      let count = recv(source, &part, part.count, Int32(MSG_DONTWAIT))
      if count < 0 { return errno == EAGAIN || errno == EINTR ? 0 : nil }
      guard count > 0 else { return nil }
      var sent = 0
      while sent < count {
        let sum = part[sent..<count].withUnsafeBytes {
          send(target, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        if sum > 0 {
          sent += sum
        } else if errno == EAGAIN {
          // The sockets of GIO do not block.
          var side = pollfd(fd: target, events: Int16(POLLOUT), revents: 0)
          poll(&side, 1, -1)
          if side.revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0 { return nil }
        } else if errno != EINTR {
          return nil
        }
      }
      return count
    }
  }
}
