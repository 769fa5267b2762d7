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

  @Test("Colours of catalogs are judged")
  func catalogs() throws {
    _ = try bench.folder.write(
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0.8", "#
        + #""green": "0.8", "blue": "0.8", "alpha": "1.0"}}}], "info": {"version": 1}}"#,
      to: "A.xcassets/Pale.colorset/Contents.json")
    let pale = Text("Pale").foregroundStyle(Color("Pale")).frame(width: 120, height: 60).background(.white)
    let problems = legibilityProblems(
      of: pale, in: .small, Requirements(), bench.place(), TestSettings([:]),
      SnapshotOptions(catalogs: ["A.xcassets"]))
    #expect(problems.count == 1 && problems.first?.contains("hard to read") == true, "\(problems)")
  }

  private struct Room: View, Animatable {
    var width: Double
    var animatableData: Double {
      get { width }
      set { width = newValue }
    }
    var body: some View { Text("Words").lineLimit(1).frame(width: width) }
  }

  private struct Growing: View {
    @State private var isWide = false
    var body: some View {
      Room(width: isWide ? 110 : 10).onAppear { withAnimation(.linear(duration: 9)) { isWide = true } }
    }
  }

  @Test("Animations are judged at their time")
  func time() {
    func problems(_ options: SnapshotOptions) -> [String] {
      textProblems(of: Growing(), in: .small, bench.place(), TestSettings([:]), options)
    }
    #expect(problems(SnapshotOptions(time: 0)).count == 1)
    #expect(problems(SnapshotOptions()) == [])
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
