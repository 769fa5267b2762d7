// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The peers of `peers.py`, timed in turns with ours: what else keeps the machine busy comes and goes within seconds,
/// and a ratio of two moments would be its.
struct Peers {
  /// The interpreter.
  let python: String
  /// Where `--pictures` wrote.
  let folder: String

  private static let turns = 9

  /// How many times as long as ours each must take.
  private static let promises: [String: Promise] = ["opencv": .atLeast(1), "skia": .atLeast(60)]

  /// What the script prints.
  private struct Report: Decodable {
    var medianSeconds: [String: Double]
    var meanDifferenceFromOurs: [String: Double]
  }

  /// Two lines a peer: the median of its times, and of how many times as long as ours they were in the same turn.
  ///
  /// - Parameters:
  ///   - ours: Onto frames of 8 bits a sample, as the peers draw.
  ///   - wide: The same onto frames of 16.
  func time(beside ours: Work, and wide: Work) throws {
    var (times, differences): ([String: [Double]], [String: Double]) = ([:], [:])
    var (ratios, wideRatios): ([String: [Double]], [String: [Double]]) = ([:], [:])
    for _ in 0..<Self.turns {
      // About as long as a peer is timed for: the first runs after a wait take longer than the others.
      let own = Timing.inTurns([ours, wide], turns: 1, runs: 101)
      let report = try self.report()
      differences = report.meanDifferenceFromOurs
      for (name, seconds) in report.medianSeconds {
        times[name, default: []].append(seconds * 1000)
        ratios[name, default: []].append(seconds * 1000 / own[0].median)
        wideRatios[name, default: []].append(seconds * 1000 / own[1].median)
      }
    }
    for (name, times) in times.sorted(by: { $0.key < $1.key }) {
      let (ratio, wideRatio) = (Timing(ratios[name] ?? []), Timing(wideRatios[name] ?? []))
      let difference =
        differences[name].map { String(format: ", %.2f of 255 from ours on the mean", $0) } ?? ""
      let unit = "× ours in the same turn"
      let note = Self.promises[name]?.note(ratio.median, unit) ?? String(format: "%.2f ", ratio.median) + unit
      line("peer/\(name)", Timing(times).median, note + difference)
      line("peer/\(name)-and-16-bits", Timing(times).median, String(format: "%.2f × ours", wideRatio.median))
    }
  }

  private func report() throws -> Report {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = ["Benchmarks/peers.py", folder]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(Report.self, from: data)
  }
}
