// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

@testable import PellucidHost

/// Tests of the program with writes that fail half-way: the old file stays, and no other file remains.
@Suite struct FullDiskTests {
  /// Shell commands that limit files to a kilobyte, which acts like a full disk.
  private static let smallFiles = "trap '' XFSZ; ulimit -f 1"

  private func write(to path: String, limits: String = ":") throws -> Program.Result {
    try Program.run(["material", "thin", "--over", "#406080", "-o", path], limits: limits)
  }

  @Test("A file that does not fit leaves the old one")
  func aFileThatDoesNotFitLeavesTheOldOne() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/old.png"
    try WholeFile.write([1, 2, 3], to: path)
    for target in [path, folder.path + "/new.png"] {
      let result = try write(to: target, limits: Self.smallFiles)
      #expect(result.exit == 73)
      #expect(result.errors.hasPrefix("pellucid: cannot write the picture: \(target): "), "\(result.errors)")
    }
    #expect(folder.names == ["old.png"])
    #expect(try FileReading.bytes(of: path, maximumBytes: 9) == [1, 2, 3])
  }

  @Test("Full devices and folders in place of the file are errors")
  func fullDevicesAndFoldersInTheWay() throws {
    let folder = try TemporaryFolder()
    for path in ["/dev/full", folder.path, folder.path + "/", folder.path + "/no/a.png", "/proc/a.png"] {
      #expect(try write(to: path).exit == 73, "\(path)")
    }
    #expect(folder.names.isEmpty)
  }
}
