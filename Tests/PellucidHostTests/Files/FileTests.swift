// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

@testable import PellucidHost

@Suite struct FileTests {
  @Test("Write new files, and replace old ones")
  func newFilesAndOldFiles() throws {
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

  @Test("Replacing a file keeps its permissions and links")
  func permissionsAndLinksStay() throws {
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

  /// A link whose target does not exist: the target is created, and the link stays.
  @Test("Links to missing files are followed")
  func linksToNothingAreFollowed() throws {
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

  @Test("A link that leads out of its folder is not written through")
  func linksOutOfTheFolderAreNotFollowed() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path + "/in", withIntermediateDirectories: false)
    let (outside, link) = (folder.path + "/outside", folder.path + "/in/link")
    try WholeFile.write([1], to: outside)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../outside")
    #expect(throws: FileWritingError.notAFile(path: link, .link)) { try WholeFile.write([2], to: link) }
    #expect(throws: FileWritingError.notAFile(path: link, .link)) {
      try WholeFile.update(link, maximumBytes: 9) { _ in [2] }
    }
    #expect(try FileReading.bytes(of: outside, maximumBytes: 9) == [1])
    // A folder that is a link is the user's own way to name another folder.
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/way", withDestinationPath: "in")
    try WholeFile.write([3], to: folder.path + "/way/new")
    #expect(try FileReading.bytes(of: folder.path + "/in/new", maximumBytes: 9) == [3])
  }

  @Test("A circle of links is an error")
  func linksInACircleAreAnError() throws {
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

  @Test("A missing folder is an error with the path")
  func missingFolder() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/none/a.png"
    #expect(throws: FileWritingError.folderNotFound(path: path)) { try WholeFile.write([1], to: path) }
    #expect(throws: FileWritingError.folderNotFound(path: "")) { try WholeFile.write([1], to: "") }
    #expect(folder.names == [])
  }

  /// Renaming fails after the bytes were written: no temporary file may remain.
  @Test("A folder in place of the file is an error, and no temporary file remains")
  func folderInTheWay() throws {
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

  @Test("Devices are written directly")
  func devicesAreWrittenDirectly() {
    #expect(throws: Never.self) { try WholeFile.write([1, 2], to: "/dev/null") }
    #expect { try WholeFile.write([1], to: "/dev/full") } throws: { error in
      guard case FileWritingError.unwritable("/dev/full", _) = error else { return false }
      return true
    }
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  /// File systems that accept no new files, even from the superuser.
  @Test(
    "A folder that accepts no files is an error",
    arguments: ["/proc/pellucid.png", "/sys/kernel/pellucid.png"])
  func foldersWithoutFiles(path: String) {
    #expect { try WholeFile.write([1], to: path) } throws: { $0 is FileWritingError }
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
