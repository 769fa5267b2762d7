// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidViews
import Testing

@testable import PellucidTesting

/// Tests of snapshots: recording, comparing, and what failures say.
@MainActor @Suite struct SnapshotTests {
  private let bench: SnapshotBench
  init() throws { bench = try SnapshotBench() }

  @Test("A reference that is missing is a failure that says how to record; it is not written")
  func missing() {
    let problems = bench.problems(of: Text("Hello"))
    #expect(problems.count == 2)
    #expect(problems.allSatisfy { $0.contains("PELLUCID_RECORD_SNAPSHOTS=1") })
    #expect(bench.references.isEmpty)
  }

  @Test("Recording writes picture and tree and fails; then the view equals its references")
  func recording() throws {
    let recorded = bench.record(Text("Hello"))
    #expect(recorded.count == 2 && recorded.allSatisfy { $0.hasPrefix("Recorded ") })
    #expect(bench.references == ["welcome.120x60@1x.json", "welcome.120x60@1x.png"])
    #expect(bench.problems(of: Text("Hello")) == [])
    // What is recorded already is not recorded again.
    #expect(bench.record(Text("Hello")) == [])
  }

  @Test("A change is a failure with the pixels, the lines of the tree and the places of the files")
  func difference() throws {
    _ = bench.record(Text("Hello"))
    let problems = bench.problems(of: Text("Hallo"))
    try #require(problems.count == 2)
    #expect(problems[0].contains("of 7200 pixels"))
    for part in ["expected: ", "actual: ", "difference: "] { #expect(problems[0].contains(part)) }
    #expect(bench.folder.has("run/WelcomeTests/welcome.120x60@1x.actual.png"))
    #expect(bench.folder.has("run/WelcomeTests/welcome.120x60@1x.difference.png"))
    #expect(problems[1].contains("-{\"type\"") || problems[1].contains("\"text\": \"Hello\""))
    #expect(problems[1].contains("\"text\": \"Hallo\""))
  }

  @Test("A picture of another size is told with both sizes")
  func otherSize() throws {
    var bench = bench
    bench.options.contents = .picture
    let fit = SnapshotMatrix(devices: [.sizeThatFits])
    _ = bench.record(Color.red.frame(width: 10, height: 10), fit)
    let problems = bench.problems(of: Color.red.frame(width: 12, height: 10), fit)
    #expect(problems.count == 1 && problems[0].contains("24 × 20 pixels, recorded 20 × 20"))
  }

  @Test("A small difference is within a tolerance, and a share of pixels may be beyond it")
  func tolerance() {
    var bench = bench
    bench.options.contents = .picture
    _ = bench.record(Color(red: 0.5, green: 0.5, blue: 0.5))
    let near = Color(red: 0.502, green: 0.5, blue: 0.5)
    #expect(bench.problems(of: near).count == 1)
    bench.options.tolerance = .perceptual
    #expect(bench.problems(of: near) == [])
    #expect(bench.problems(of: Color.white).count == 1)
    bench.options.tolerance = .exact.precision(0)
    #expect(bench.problems(of: Color.white) == [])
    #expect(SnapshotTolerance.exact.precision(.nan).value.precision == 1)
    #expect(SnapshotTolerance.exact.precision(7).value.precision == 1)
  }

  @Test("Nothing is recorded where CI is set, by the variable or by the argument")
  func continuousIntegration() {
    var bench = bench
    bench.environment["CI"] = "true"
    bench.options.records = true
    let problems = bench.problems(of: Text("Hello"))
    #expect(problems.count == 1 && problems[0].contains("CI is set"))
    #expect(bench.record(Text("Hello")).count == 1)
    #expect(bench.references.isEmpty)
    bench.environment["CI"] = "false"
    #expect(bench.problems(of: Text("Hello")).allSatisfy { $0.hasPrefix("Recorded ") })
  }

  @Test("Two snapshots of one name in a test are told; names keep them apart")
  func names() {
    _ = bench.record(Text("Hello"))
    let problems = bench.problems(of: Text("Hello"), line: 9)
    #expect(problems.count == 1 && problems[0].contains("named:"))
    _ = bench.record(Text("Hello"), named: "with a / and ..", line: 9)
    #expect(bench.references.contains("welcome.with-a---and-...120x60@1x.png"))
  }

  @Test("A reference that is no picture is a failure with the reason")
  func brokenReference() throws {
    _ = bench.record(Text("Hello"))
    _ = try bench.folder.write("no picture", to: "__Snapshots__/WelcomeTests/welcome.120x60@1x.png")
    let problems = bench.problems(of: Text("Hello"))
    #expect(problems.count == 1 && problems[0].contains("cannot be read"))
  }

  @Test("Strange screens end in a picture or in a failure, not in a trap")
  func strangeScreens() {
    for (width, height) in [(0.0, 0.0), (-5, 10), (.nan, 10), (.infinity, 10), (1e9, 1e9)] {
      let device = SnapshotDevice(width: width, height: height, scale: 1)
      #expect(bench.problems(of: Text("Hello"), SnapshotMatrix(devices: [device])).count >= 1)
    }
    #expect(bench.problems(of: Text("Hello"), SnapshotMatrix(devices: [])).count == 1)
  }

  @Test("A failure is told in the language of the environment")
  func korean() {
    var bench = bench
    bench.environment["LANG"] = "ko_KR.UTF-8"
    #expect(bench.problems(of: Text("Hello"))[0].contains("기준 그림"))
  }

  @Test("A failure is recorded at the line of the assertion in Swift Testing")
  func frameworks() {
    withKnownIssue {
      assertSnapshot(of: Text("Nobody has recorded this"), on: SnapshotDevice(width: 20, height: 20))
    } matching: { issue in
      issue.sourceLocation?.fileName == "SnapshotTests.swift" && issue.description.contains("no reference")
    }
  }
}
