// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A message bus of a test's own, which starts no services. The bus ends when its owner is released.
package final class PrivateBus {
  /// The address that clients connect to.
  package let address: String
  private let process = Process()
  private let folder: TemporaryFolder

  /// The daemon printed no address.
  package struct NoAddress: Error {}

  package init() throws {
    folder = try TemporaryFolder()
    let settings = try folder.write(
      """
      <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
        "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
      <busconfig>
        <type>session</type>
        <listen>unix:dir=\(folder.path)</listen>
        <auth>EXTERNAL</auth>
        <policy context="default">
          <allow send_destination="*" eavesdrop="true"/>
          <allow eavesdrop="true"/>
          <allow own="*"/>
        </policy>
      </busconfig>
      """, to: "bus.conf")
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-daemon")
    process.arguments = ["--config-file=" + settings, "--nofork", "--nopidfile", "--print-address=1"]
    process.standardOutput = output
    try process.run()
    var text = ""
    while !text.contains("\n") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw NoAddress() }
      text += String(decoding: data, as: UTF8.self)
    }
    address = String(text.prefix { $0 != "\n" })
  }

  /// Ends the daemon with SIGKILL and waits for its exit. A child inherits the blocked signals of the thread that
  /// starts it, which may include SIGTERM.
  package func stop() {
    guard process.isRunning else { return }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  deinit { stop() }
}
