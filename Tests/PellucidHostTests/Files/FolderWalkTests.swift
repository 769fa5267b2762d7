// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

@testable import PellucidHost

/// Tests of the walk through folders, and of what is found by it.
@Suite struct FolderWalkTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func write(_ paths: String...) throws {
    for path in paths { _ = try folder.write("", to: path) }
  }

  private func link(_ path: String, to other: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/" + path, withDestinationPath: folder.path + "/" + other)
  }

  @Test("All in a folder is visited before what is in the folders in it, and no link is followed")
  func order() throws {
    try write("b.txt", "a/c.txt", "a/d/e.txt", "f/g.txt", "z.txt")
    try link("loop", to: "a")
    var visited: [String] = []
    let unreadable = Folders.walk(folder.path) { entry in
      visited.append(entry.path + (entry.isFolder ? "/" : ""))
      return entry.name != "f"
    }
    #expect(visited == ["a/", "b.txt", "f/", "loop", "z.txt", "a/c.txt", "a/d/", "a/d/e.txt"])
    #expect(unreadable.isEmpty)
    #expect(Folders.walk(folder.path + "/none") { _ in true } == [folder.path + "/none"])
  }

  @Test("Sources and catalogs of previews are found in folders below, without hidden ones and links")
  func sources() throws {
    try write(
      "B.swift", "a/A.swift", ".build/C.swift", "a/Art.xcassets/D.swift/Contents.json", "Ink.xcassets/e")
    try link("Again.swift", to: "B.swift")
    let sources = try PreviewSources(at: [folder.path])
    #expect(sources.files == ["B.swift", "a/A.swift"].map { folder.path + "/" + $0 })
    #expect(sources.catalogs == ["Ink.xcassets", "a/Art.xcassets"].map { folder.path + "/" + $0 })
  }
}
