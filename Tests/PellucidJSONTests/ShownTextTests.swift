// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidTestSupport
import Testing

@testable import PellucidJSON

/// Tests of the parts of foreign texts that messages show.
@Suite struct ShownTextTests {
  @Test("A long path keeps its beginning and its last name")
  func path() {
    let path = "/first/" + String(repeating: "a", count: 1_000_000) + "/last.json"
    let shown = path.shownPath
    #expect(shown.hasPrefix("/first/aaa") && shown.hasSuffix("aaa/last.json"))
    #expect(shown.unicodeScalars.count <= VisibleText.longestPath && shown.contains("…(+999"))
    #expect("a/b.json".shownPath == "a/b.json")
  }

  @Test("A long list of names ends with the number of names that are left out")
  func list() {
    #expect(["a", "b"].shownList == "a, b" && [String]().shownList == "")
    let names = (1...1000).map { "n\($0)" }
    #expect(names.shownList.hasSuffix("n20, …(+980)"))
  }

  @Test("No hostile text is longer than its limit or more than one visible line")
  func hostile() {
    for text in [ForeignText.hostile.shown, ForeignText.hostile.shownPath, [ForeignText.hostile].shownList] {
      #expect(HostileText.fault(ofSentence: text) == nil)
    }
  }
}
