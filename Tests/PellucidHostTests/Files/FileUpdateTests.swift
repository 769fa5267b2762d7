// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

@testable import PellucidHost

@Suite(.timeLimit(.minutes(10))) struct FileUpdateTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/list" }

  init() throws { folder = try TemporaryFolder() }

  @Test("Changes made at the same time are all kept")
  func writersAtOnce() throws {
    let (path, count) = (path, 40)
    DispatchQueue.concurrentPerform(iterations: count) { index in
      #expect(throws: Never.self) {
        try WholeFile.update(path, maximumBytes: 999) { ($0 ?? []) + [UInt8(index)] }
      }
    }
    #expect(try FileReading.bytes(of: path, maximumBytes: 999).sorted() == (0..<UInt8(count)).map { $0 })
    #expect(folder.names == ["list"])
  }

  @Test("A change by a program that takes no lock is found, and nothing is replaced")
  func changedMeanwhile() throws {
    try WholeFile.write([1], to: path)
    #expect(throws: FileWritingError.changed(path: path)) {
      try WholeFile.update(path, maximumBytes: 9) { _ in
        try Data([7, 7]).write(to: URL(fileURLWithPath: path))
        return [2]
      }
    }
    #expect(try FileReading.bytes(of: path, maximumBytes: 9) == [7, 7])
    unlink(path)
    #expect(throws: FileWritingError.changed(path: path)) {
      try WholeFile.update(path, maximumBytes: 9) { old in
        #expect(old == nil)
        try Data([8]).write(to: URL(fileURLWithPath: path))
        return [2]
      }
    }
    #expect(try FileReading.bytes(of: path, maximumBytes: 9) == [8] && folder.names == ["list"])
  }

  @Test("A file whose bytes stay equal is not written")
  func equalBytes() throws {
    try WholeFile.write([1], to: path)
    let before = SystemCall.status(of: path)?.version
    #expect(try !WholeFile.update(path, maximumBytes: 9) { $0 ?? [] })
    #expect(SystemCall.status(of: path)?.version == before)
    #expect(try WholeFile.update(path, maximumBytes: 9) { _ in [2] })
  }

  @Test("Where files cannot begin without a name, they begin with one and leave it")
  func namedTemporaryFiles() throws {
    let file = try #require(TemporaryFile(in: folder.path, isNamed: true))
    #expect(folder.names.count == 1 && folder.names[0].hasPrefix(".pellucid-"))
    #expect(file.rename(to: path) == .done && folder.names == ["list"])
    let other = try #require(TemporaryFile(in: folder.path, isNamed: true))
    other.remove()
    #expect(folder.names == ["list"])
  }

  @Test("A file without a name gets one only to replace another")
  func namelessTemporaryFiles() throws {
    guard let file = TemporaryFile(in: folder.path, isNamed: false) else { return }
    #expect(folder.names.isEmpty)
    #expect(file.rename(to: path) == .done && folder.names == ["list"])
    #expect(file.rename(to: folder.path) != .done)
    file.remove()
    #expect(folder.names == ["list"])
  }
}
