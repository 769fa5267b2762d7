// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import Testing

@testable import PellucidAudit
@testable import PellucidJudge

/// Tests of findings on pictures whose names form a numbered sequence.
@Suite struct PictureSequenceTests {
  private func finding(_ name: String, _ share: Double) -> Finding {
    var finding = Finding(undecided: .lostOnDark, in: "A.xcassets/\(name).imageset")
    finding.figures = [.init(.edgeShare, share)]
    return finding
  }

  @Test("A sequence becomes one finding with its lowest figure")
  func oneStandsForAllWithTheLowestFigure() {
    let findings = [
      finding("run3", 0.3), finding("moon", 0.4), finding("run1", 0.2), finding("step1", 0.1),
      finding("run2", 0.1), finding("step2", 0.1),
    ]
    let together = PictureSequences.together(findings)
    #expect(together.map(\.path) == ["moon", "run1", "step1", "step2"].map { "A.xcassets/\($0).imageset" })
    #expect(together[1].fact == .asset(.ofSequence(.lostOnDark, count: 3)))
    #expect(together[1].figures == [.init(.edgeShare, 0.1)])
    #expect(together[0] == findings[1] && together[2] == findings[3])
  }

  /// Two spellings of one number, such as 1 and 01, are two pictures of the same sequence.
  @Test("Numbers spelled in two ways belong to one sequence")
  func numbersWrittenTwiceAreOneFinding() {
    let together = PictureSequences.together(["frame1", "frame01", "frame2"].map { finding($0, 0.2) })
    #expect(together.map(\.fact) == [.asset(.ofSequence(.lostOnDark, count: 3))])
    #expect(together.first?.path == "A.xcassets/frame1.imageset")
  }

  @Test("A sequence of 30,000 pictures is one finding")
  func longSequencesAreOneFinding() {
    let together = PictureSequences.together((0..<30_000).map { finding("frame\($0)", 0.2) })
    #expect(together.map(\.fact) == [.asset(.ofSequence(.lostOnDark, count: 30_000))])
  }
}
