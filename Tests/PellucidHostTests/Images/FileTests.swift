// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import PellucidHost

@Suite struct FileTests {
  @Test func newFilesAndOldFiles() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.bin"
    for content: [UInt8] in [[1, 2, 3], [], [UInt8](repeating: 7, count: 300_000)] {
      try WholeFile.write(content, to: path)
      #expect(try FileReading.bytes(of: path, maximumBytes: 300_000) == content)
      #expect(folder.names == ["a.bin"])
    }
    #expect(throws: FileReadingError.tooManyBytes(path: path, limit: 299_999)) {
      try FileReading.bytes(of: path, maximumBytes: 299_999)
    }
  }

  @Test func permissionsAndLinksStay() throws {
    let folder = try TemporaryFolder()
    let (path, link) = (folder.path + "/a.bin", folder.path + "/link")
    try WholeFile.write([1], to: path)
    chmod(path, 0o640)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.bin")
    try WholeFile.write([2], to: link)
    #expect(try FileReading.bytes(of: path, maximumBytes: 9) == [2])
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a.bin")
    #expect(folder.names.sorted() == ["a.bin", "link"])
  }

  @Test func missingFolder() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/none/a.png"
    #expect(throws: FileWritingError.folderNotFound(path: path)) { try WholeFile.write([1], to: path) }
    #expect(throws: FileWritingError.folderNotFound(path: "")) { try WholeFile.write([1], to: "") }
    #expect(folder.names == [])
  }

  /// The new name is refused after the bytes were written: nothing may stay behind.
  @Test func folderInTheWay() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/taken"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(throws: FileWritingError.isFolder(path: path)) { try WholeFile.write([1], to: path) }
    #expect(throws: FileWritingError.isFolder(path: path + "/")) {
      try WholeFile.write([1], to: path + "/")
    }
    #expect(folder.names == ["taken"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == [])
  }

  @Test func devicesAreWrittenDirectly() {
    #expect(throws: Never.self) { try WholeFile.write([1, 2], to: "/dev/null") }
    #expect { try WholeFile.write([1], to: "/dev/full") } throws: { error in
      guard case FileWritingError.unwritable("/dev/full", _) = error else { return false }
      return true
    }
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test func foldersWithoutFiles() {
    #expect { try WholeFile.write([1], to: "/proc/pellucid.png") } throws: { $0 is FileWritingError }
  }
}
