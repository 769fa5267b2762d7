// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidAudit
import PellucidJudge
import PellucidTestSupport
import Testing

/// Drawings and reports of the examples in one process, for the number of minutes in PELLUCID_ENDURANCE_MINUTES;
/// `make endurance` sets an hour. Other runs draw one round.
@Suite struct EnduranceTests {
  private static let minutes =
    ProcessInfo.processInfo.environment["PELLUCID_ENDURANCE_MINUTES"].flatMap(Double.init) ?? 0

  /// A source of numbers that are equal in every run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64 = 1
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  /// One kind of work with one scene in one combination of settings.
  private struct Job: Hashable {
    var scene: Int, variant: Int
    var isJudged: Bool
  }

  /// The memory of the process that is in use, in megabytes.
  private static func megabytes() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = try #require(Int(text.split(separator: " ")[1]))
    return (pages * Int(sysconf(Int32(_SC_PAGESIZE)))) >> 20
  }

  /// Draws a scene, and judges it in every form of report if the job says so; returns a number that stands for all bytes.
  private static func digest(
    _ job: Job, _ scene: SceneDescription, _ renderer: inout SceneRenderer
  ) throws -> Int {
    var hasher = Hasher()
    guard job.isJudged else {
      let picture = try renderer.render(renderer.resolve(scene))
      hasher.combine(picture.image.samples)
      hasher.combine(try picture.png())
      renderer.reuse(picture)
      return hasher.finalize()
    }
    let drawing = try renderer.draw(scene)
    hasher.combine(drawing.picture.image.samples)
    for reporter in Reporter.allCases { hasher.combine(reporter.text(of: drawing.report)) }
    return hasher.finalize()
  }

  @Test("Mixed drawings and reports in one process keep their bytes and their memory")
  func bytesAndMemoryStay() throws {
    let folder = SourceTree.root.appending(path: "Examples").path
    let scenes = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".json") }
      .sorted()
      .map { try SceneDescription(contentsOf: folder + "/" + $0) }
    var renderer = try SceneRenderer(threads: 2, baseDirectory: folder)
    let variants = scenes.map { scene in SettingsVariant.all(of: scene) { renderer.knownFacts(of: $0) } }
    var (numbers, known, runs) = (Numbers(), [Job: Int](), 0)
    let began = Date.now
    var (early, most) = (0, 0)
    repeat {
      // A new renderer now and then, whose predecessor must leave nothing.
      if runs % 100 == 99 { renderer = try SceneRenderer(threads: 1 + runs / 100 % 3, baseDirectory: folder) }
      let scene = Int.random(in: scenes.indices, using: &numbers)
      let job = Job(
        scene: scene, variant: Int.random(in: variants[scene].indices, using: &numbers),
        isJudged: Int.random(in: 0..<4, using: &numbers) == 0)
      let digest = try Self.digest(job, variants[scene][job.variant].applied(to: scenes[scene]), &renderer)
      #expect(known[job, default: digest] == digest, "\(job) after \(runs) runs")
      known[job] = digest
      runs += 1
      let (memory, share) = (
        try Self.megabytes(), Date.now.timeIntervalSince(began) / 60 / max(Self.minutes, 0.01)
      )
      if share < 0.25 || early == 0 { early = max(early, memory) }
      most = max(most, memory)
      if runs % 500 == 0 { print("endurance: \(runs) runs, \(known.count) different, \(memory) MB") }
    } while Date.now.timeIntervalSince(began) < 60 * Self.minutes || runs < 10
    print(
      "endurance: \(runs) runs, \(known.count) different, at most \(early) MB at first and \(most) MB in all")
    #expect(early > 10)
    if Self.minutes > 1 { #expect(Double(most) < 1.1 * Double(early) + 16) }
  }
}
