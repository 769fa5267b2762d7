// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews
import Testing

@testable import PellucidTesting

/// Tests of the judgements of views.
@MainActor @Suite struct JudgingTests {
  private let bench: SnapshotBench
  init() throws { bench = try SnapshotBench() }

  @Test("A view that is hard to read fails with the finding and the repair, and one that is easy does not")
  func legible() {
    let pale = Text("Pale").foregroundStyle(Color(white: 0.8)).frame(width: 120, height: 60).background(
      .white)
    let problems = legibilityProblems(of: pale, in: .small, Requirements(), bench.place(), TestSettings([:]))
    #expect(problems.count == 1)
    #expect(problems.first?.contains("hard to read") == true && problems.first?.contains("error ") == true)
    #expect(problems.first?.contains("repair") == true, "\(problems)")
    let dark = Text("Dark").foregroundStyle(.black).frame(width: 120, height: 60).background(.white)
    #expect(
      legibilityProblems(of: dark, in: .small, Requirements(), bench.place(), TestSettings([:])) == [])
  }

  @Test("Texts without room fail with their places and what to do")
  func texts() {
    let view = Text("A line that has no room at all on this screen").lineLimit(1)
    let problems = textProblems(of: view, in: .small, bench.place(), TestSettings([:]))
    #expect(problems.count == 1 && problems.first?.contains("ends with an ellipsis") == true)
    #expect(textProblems(of: Text("Hi"), in: .small, bench.place(), TestSettings([:])) == [])
    let korean = textProblems(of: view, in: .small, bench.place(), TestSettings(["LANG": "ko_KR"]))
    #expect(korean.first?.contains("줄임표") == true)
  }
}
