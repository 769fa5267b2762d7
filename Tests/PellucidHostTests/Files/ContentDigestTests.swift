// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidHost
import PellucidTestSupport
import Testing

/// Tests of the digests of bytes, files and folders.
@Suite struct ContentDigestTests {
  @Test("The digest of a file is the SHA-256 of its bytes")
  func standard() throws {
    // An example of FIPS 180-4.
    let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    let folder = try TemporaryFolder()
    #expect(ContentDigest.digest(ofFile: try folder.write("abc", to: "a")) == abc)
    #expect(ContentDigest.digest(ofFile: folder.path) == nil)
    #expect(ContentDigest.digest(ofFile: folder.path + "/none") == nil)
    let large = [UInt8](repeating: 7, count: 3_000_000)
    try Data(large).write(to: URL(fileURLWithPath: folder.path + "/large"))
    #expect(
      ContentDigest.digest(ofFile: folder.path + "/large")
        == "892f2fe04ec507da2fe21530851fc8c60ae8a0d9b126b61d7168fd5dbb209a1b")
  }

  private func digest(_ body: (inout ContentDigest) -> Void) -> String {
    var digest = ContentDigest()
    body(&digest)
    return digest.text
  }

  @Test("Texts are told from the next, and a missing file from an empty one")
  func parts() throws {
    let first = digest {
      $0.add("ab")
      $0.add("c")
    }
    let second = digest {
      $0.add("a")
      $0.add("bc")
    }
    #expect(first != second)
    let folder = try TemporaryFolder()
    let empty = try folder.write("", to: "empty")
    #expect(digest { $0.add(file: empty) } != digest { $0.add(file: folder.path + "/none") })
  }

  @Test("A folder has another digest when a name or a byte in it changes, and none with too many files")
  func folders() throws {
    let folder = try TemporaryFolder()
    var digests: Set<String> = []
    func note() { digests.insert(digest { _ = $0.add(folder: folder.path) }) }
    _ = try folder.write("1", to: "a/one")
    note()
    note()
    #expect(digests.count == 1)
    _ = try folder.write("2", to: "a/one")
    note()
    _ = try folder.write("2", to: "a/two")
    note()
    try FileManager.default.moveItem(atPath: folder.path + "/a", toPath: folder.path + "/b")
    note()
    // A loop of links is not followed.
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/b/loop", withDestinationPath: folder.path)
    note()
    #expect(digests.count == 5)
    var limited = ContentDigest()
    let isWhole = limited.add(folder: folder.path, limit: 1)
    #expect(!isWhole)
  }

  @Test("The mark of a linker is read, and a file that is cut off or of another kind has none")
  func buildID() throws {
    var file: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1] + [UInt8](repeating: 0, count: 26)
    file += [64, 0, 0, 0, 0, 0, 0, 0] + [UInt8](repeating: 0, count: 14) + [56, 0, 1, 0, 0, 0, 0, 0, 0, 0]
    file += [4, 0, 0, 0, 0, 0, 0, 0, 120, 0, 0, 0, 0, 0, 0, 0] + [UInt8](repeating: 0, count: 16)
    file += [20, 0, 0, 0, 0, 0, 0, 0] + [UInt8](repeating: 0, count: 16)
    file += [4, 0, 0, 0, 4, 0, 0, 0, 3, 0, 0, 0, 0x47, 0x4E, 0x55, 0, 0xAB, 0x01, 0xFF, 0x10]
    #expect(BuildID.text(in: file) == "ab01ff10")
    for count in 0..<file.count { #expect(BuildID.text(in: Array(file.prefix(count))) == nil) }
    var foreign = file
    foreign[0] = 0
    #expect(BuildID.text(in: foreign) == nil)
    for index in file.indices {
      var damaged = file
      damaged[index] = 0xFF
      _ = BuildID.text(in: damaged)
    }
  }

  @Test("The program has an identity, which is the same at every time")
  func program() throws {
    let identity = try #require(ProgramIdentity.digest())
    #expect(identity.utf8.count == 64 && ProgramIdentity.digest() == identity)
  }
}
