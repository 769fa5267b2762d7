// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Times the peers of `peers.py` in turns with Pellucid.
///
/// Other load on the machine comes and goes within seconds. A ratio of two times is therefore taken within one turn, so
/// that the load affects both.
struct Peers {
  /// The path of the Python interpreter.
  let python: String
  /// The folder that `--pictures` wrote.
  let folder: String

  private static let turns = 9

  /// The required ratio of each peer's time to Pellucid's.
  private static let promises: [String: Promise] = ["opencv": .atLeast(1), "skia": .atLeast(60)]

  /// The JSON report that `peers.py` prints.
  private struct Report: Decodable {
    var medianSeconds: [String: Double]
    var meanDifferenceFromOurs: [String: Double]
  }

  /// Prints two lines per peer: the median of its times with the median ratio to Pellucid's time in the same turn,
  /// first for frames of 8 bits a sample, then for 16.
  ///
  /// - Parameters:
  ///   - ours: Pellucid's work onto frames of 8 bits a sample, the format that the peers draw.
  ///   - wide: Pellucid's work onto frames of 16 bits a sample.
  func time(beside ours: Work, and wide: Work) throws {
    var (times, differences): ([String: [Double]], [String: Double]) = ([:], [:])
    var (ratios, wideRatios): ([String: [Double]], [String: [Double]]) = ([:], [:])
    for _ in 0..<Self.turns {
      // 101 runs take about as long as `peers.py` times one peer; the first runs after a pause are slower than the
      // rest.
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
