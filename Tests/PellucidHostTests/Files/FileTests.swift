// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
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
    #expect(folder.names == ["a.bin", "link"])
  }

  /// A link whose target is not there yet: the target is made, the link stays.
  @Test func linksToNothingAreFollowed() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path + "/in", withIntermediateDirectories: false)
    let (first, second) = (folder.path + "/first", folder.path + "/in/second")
    try FileManager.default.createSymbolicLink(atPath: first, withDestinationPath: "in/second")
    try FileManager.default.createSymbolicLink(atPath: second, withDestinationPath: "new.bin")
    try WholeFile.write([4], to: first)
    #expect(try FileReading.bytes(of: folder.path + "/in/new.bin", maximumBytes: 9) == [4])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: first) == "in/second")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/in").sorted() == [
        "new.bin", "second",
      ])
  }

  @Test func linksInACircleAreAnError() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a"
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "b")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/b", withDestinationPath: "a")
    #expect { try WholeFile.write([1], to: path) } throws: { error in
      guard case FileWritingError.unwritable(path, _) = error else { return false }
      return true
    }
    #expect(folder.names == ["a", "b"])
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

  /// File systems that take no new files, not even from the superuser.
  @Test(arguments: ["/proc/pellucid.png", "/sys/kernel/pellucid.png"])
  func foldersWithoutFiles(path: String) {
    #expect { try WholeFile.write([1], to: path) } throws: { $0 is FileWritingError }
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
