// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidHost
import Testing

/// Tests of names of files that are made from texts.
@Suite struct FileNamesTests {
  @Test("Letters and digits stay, and every other character becomes a hyphen")
  func characters() {
    #expect(FileNames.readable("Größe 2/3") == "Größe-2-3")
    #expect(FileNames.readable("../한글.png") { $0.isLetter || $0 == "." } == "-..-한글.png")
    #expect(FileNames.readable("") == "-")
    #expect(FileNames.readable("\0\n") == "--")
  }

  @Test("A long name is cut between two characters, by its bytes")
  func length() {
    #expect(FileNames.readable(String(repeating: "가", count: 200)) == String(repeating: "가", count: 23))
    #expect(FileNames.readable("abcdef", mostBytes: 4) == "abcd")
    #expect(FileNames.readable("가", mostBytes: 2) == "-")
  }
}
