// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// A socket in place of a message bus, which sends whatever a test decides.
package final class RawBus {
  /// The address that clients connect to.
  package let address: String
  private let folder: TemporaryFolder
  private let listener: Int32

  /// Refused by the system.
  package struct NoSocket: Error {}

  /// Listens, and calls `serve` on a thread with each connection, which stays open until its client closes it.
  package init(_ serve: @escaping @Sendable (Int32) -> Void) throws {
    folder = try TemporaryFolder()
    let path = folder.path + "/bus"
    let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    address = "unix:path=" + path
    var name = sockaddr_un()
    name.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let isBound = withUnsafePointer(to: &name) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, size) == 0 }
    }
    guard isBound, listen(socket, 4) == 0 else { throw NoSocket() }
    listener = socket
    Thread {
      while true {
        let connection = accept(socket, nil, nil)
        guard connection >= 0 else { return }
        Thread {
          serve(connection)
          var byte: UInt8 = 0
          while recv(connection, &byte, 1, 0) > 0 {}
          close(connection)
        }.start()
      }
    }.start()
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }
}
