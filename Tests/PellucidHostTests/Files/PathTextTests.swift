// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidHost
import Testing

@Suite struct PathTextTests {
  /// Names of one to three pieces, among them what is no UTF-8, what is only cut, and what looks like an escape.
  private static let names: [[UInt8]] = {
    let pieces: [[UInt8]] = [
      [], [0x61], [0xFF], [0x80], [0xC3], [0xC3, 0xA9], [0x65, 0xCC, 0x81], [0xF0, 0x9F], [0xED, 0xA0, 0x80],
      [0x5C],
      Array("\\xFF".utf8), Array("\\x5C".utf8), Array("\\x2F".utf8), Array("xFF".utf8), Array("FF".utf8),
      [0x0A],
    ]
    return pieces.flatMap { one in pieces.flatMap { two in pieces.map { one + two + $0 } } }
  }()

  @Test("Every name has a text of its own, which leads back to its bytes")
  func roundTrip() {
    var texts: [[UInt8]: [UInt8]] = [:]
    for name in Self.names {
      let text = PathText.text(of: name)
      #expect(PathText.bytes(of: text) == name)
      #expect(texts.updateValue(name, forKey: Array(text.utf8)) ?? name == name, "\(text)")
    }
  }

  @Test("Ordinary names are their own texts, and escapes stand for bytes outside ASCII alone")
  func ordinaryNames() {
    for name in ["a/b.png", "글라스.png", "e\u{301}", "\\", "\\n", "a\\xff", "\\xFG", "\\x2F", "\\x00", "\\x41"]
    {
      #expect(Array(PathText.text(of: Array(name.utf8)).utf8) == Array(name.utf8))
      #expect(PathText.bytes(of: name) == Array(name.utf8))
    }
    #expect(PathText.text(of: [0x61, 0xFF, 0x0A]) == "a\\xFF\n")
    #expect(PathText.text(of: Array("\\xFF".utf8)) == "\\x5CxFF")
  }

  @Test("Slashes separate components whatever follows them, and names are compared by bytes")
  func components() {
    #expect(
      Paths.components(of: "a/\u{301}b//c/").map { Array($0.utf8) } == [[0x61], [0xCC, 0x81, 0x62], [0x63]])
    #expect(Paths.folder(of: "a/\u{301}b") == "a" && Paths.isAbsolute("/\u{301}b"))
    #expect(!Paths.isSame("\u{E9}", "e\u{301}") && "\u{E9}" == "e\u{301}")
    #expect(Paths.withoutSlash("a/") == "a" && Paths.withoutSlash("/") == "/")
  }
}
