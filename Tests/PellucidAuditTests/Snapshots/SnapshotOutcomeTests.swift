// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge
import PellucidPlan
import Testing

@testable import PellucidAudit

@Suite struct SnapshotOutcomeTests {
  @Test("A tolerance applies to alpha, and to the share of pixels beyond it")
  func alphaAndShares() throws {
    var first = PixelImage(width: 10, height: 1), second = first
    for x in 0..<10 { first[x, 0] = SIMD4(0, 0, 0, 65535) }
    second = first
    second[3, 0] = SIMD4(0, 0, 0, 32768)
    for tolerance in [PictureTolerance.exact, .rounding, .perceptual] {
      var tolerance = tolerance
      let difference = PictureDifference(first, second, limit: tolerance.limit)
      #expect(difference.count == 1 && !tolerance.accepts(difference))
      tolerance.precision = 0.9
      #expect(tolerance.accepts(difference))
      tolerance.precision = 0.95
      #expect(!tolerance.accepts(difference))
    }
  }

  @Test("A picture of another size is not compared, and the finding names both sizes")
  func otherSize() throws {
    let (drawn, reference) = (PixelImage(width: 3, height: 2), PixelImage(width: 2, height: 2))
    let outcome = SnapshotOutcome(drawn, expected: reference, tolerance: .exact)
    var result = SnapshotResult(scene: "a.json", variant: "dark", outcome: outcome)
    result.size = (3, 2)
    let finding = try #require(result.finding(references: "refs", tolerance: .exact))
    #expect(finding.rule == .snapshotDiffers && finding.severity == .error && finding.variants == ["dark"])
    #expect(Language.english.message(of: finding.fact) == "3 × 2 pixels instead of 2 × 2")
    #expect(finding.place.file == "a.json")
  }

  @Test("A difference within the tolerance is no finding; one beyond it has its figures and its pixel")
  func difference() throws {
    let reference = PixelImage(width: 4, height: 1)
    var drawn = reference
    drawn[2, 0] = SIMD4(257, 0, 0, 257)
    guard case .equal = SnapshotOutcome(drawn, expected: reference, tolerance: .rounding) else {
      Issue.record("one code value is within the rounding")
      return
    }
    let outcome = SnapshotOutcome(drawn, expected: reference, tolerance: .exact)
    let result = SnapshotResult(scene: "a.json", variant: nil, outcome: outcome)
    let finding = try #require(result.finding(references: "refs", tolerance: .exact))
    #expect(
      Language.english.message(of: finding.fact)
        == "1 of 4 pixels differ beyond the tolerance exact, the farthest at pixel 2, 0")
    #expect(finding.figures.first == Figure(.largestDifference, 1))
    #expect(Language.english.advice(for: finding)?.hasPrefix("see what differs with -o FOLDER; ") == true)
  }

  @Test("A picture that matches its record, or is recorded now, gives no finding")
  func nothing() {
    for outcome in [SnapshotOutcome.equal, .recorded] {
      let result = SnapshotResult(scene: "a.json", variant: nil, outcome: outcome)
      #expect(result.finding(references: "refs", tolerance: .exact) == nil)
    }
  }
}
