// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge
import PellucidTestSupport
import Testing

@testable import PellucidHost

/// The lines of sources that layers come from.
struct SourceTextsTests {
  @Test("Words lead to the only line that they stand on, others to the line of the preview")
  func places() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      Text("Albums")
      Text("Songs"); Button("Play") {}
      Text("Songs")
      Text("\\(count) \\"new\\"")
      Text("open
      Text("뮤직")
      """, to: "A.swift")
    var lines = SourceLines(SourceTexts(in: [path, folder.path + "/none.swift"]))
    lines.add(SourcePlace(file: path, line: 40), document: "a.json")
    func line(_ words: String?) -> Int? { lines.place(inDocument: "a.json", words: words)?.line }
    #expect(line("Albums") == 1)
    #expect(line("Play") == 2)
    #expect(line("뮤직") == 6)
    for words in ["Songs", "3 \"new\"", "open", "", nil] { #expect(line(words) == 40) }
    #expect(lines.place(inDocument: "other.json", words: "Albums") == nil)
  }
}
