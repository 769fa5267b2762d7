// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import Pellucid
import PellucidProofSupport

/// Entries of the table with their proven bounds, and the time the proofs took.
struct ProvenTable: Sendable {
  /// An entry of the table with its bound, and the time of its proof.
  struct Entry: Sendable {
    var entry: TableEntry
    var bound: ContrastBound
    var milliseconds: Double
  }
  var entries: [Entry]
  var seconds: Double

  init(_ entries: [TableEntry], _ executor: ThreadExecutor) throws {
    let start = DispatchTime.now().uptimeNanoseconds
    self.entries = try executor.results(entries.count) { index in
      let before = DispatchTime.now().uptimeNanoseconds
      let bound = try ContrastBound(entries[index].transfer)
      let milliseconds = Double(DispatchTime.now().uptimeNanoseconds - before) / 1e6
      return Entry(entry: entries[index], bound: bound, milliseconds: milliseconds)
    }
    seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
  }

  /// A Boolean value indicating whether every bound lies within 0.01 of the contrast that its witness reaches.
  var isTight: Bool { entries.allSatisfy { $0.bound.precision <= 0.01 } }

  /// The longest times promised for the complete table on two otherwise idle processors.
  private static let mostSeconds = 15.0, mostMedianMilliseconds = 3.0

  /// One sentence for each promised speed that was missed.
  var missedSpeeds: [String] {
    var missed: [String] = []
    if seconds > Self.mostSeconds {
      missed.append(
        String(format: "the table took %.2f s, %.0f s are promised", seconds, Self.mostSeconds))
    }
    if medianMilliseconds > Self.mostMedianMilliseconds {
      missed.append(
        String(
          format: "the median entry took %.2f ms, %.0f ms are promised", medianMilliseconds,
          Self.mostMedianMilliseconds))
    }
    return missed
  }

  private var medianMilliseconds: Double {
    let times = entries.map(\.milliseconds).sorted()
    return times.isEmpty ? 0 : times[times.count / 2]
  }

  var timing: String {
    let times = entries.map(\.milliseconds).sorted()
    let widest = entries.max { $0.bound.precision < $1.bound.precision }
    let text = String(
      format: "legibility/table-%d-entries %.2f s, median %.2f ms, p90 %.2f ms, widest precision %.5f",
      entries.count, seconds, medianMilliseconds, times[times.count * 9 / 10],
      widest?.bound.precision ?? 0)
    return text + (widest.map { " (\($0.entry), \($0.bound.lowest))" } ?? "")
  }
}

/// The outcome of a search for contrasts below the proven bounds.
struct SearchResult: Sendable, CustomStringConvertible {
  var name: String
  /// The number of contrasts computed.
  var count: Int
  var violations: [String]
  /// The smallest difference between a contrast found and its bound; negative where a bound is violated.
  var closest: Double
  var seconds: Double

  var description: String {
    let head = String(
      format: "legibility/%@ %d contrasts, %d below the bound, closest %.6f above, %.1f s", name, count,
      violations.count, closest, seconds)
    return ([head] + violations.prefix(20).map { "  " + $0 }).joined(separator: "\n")
  }

  /// Runs a search on each entry and collects violations of its bound.
  ///
  /// - Parameter search: Returns the lowest contrast found for an entry, and the number of contrasts computed.
  static func searching(
    _ name: String, _ table: ProvenTable, _ executor: ThreadExecutor,
    _ search: @Sendable (Int, ProvenTable.Entry) -> (lowest: Double, count: Int)
  ) -> SearchResult {
    let start = DispatchTime.now().uptimeNanoseconds
    let found = executor.results(table.entries.count) { search($0, table.entries[$0]) }
    var result = SearchResult(name: name, count: 0, violations: [], closest: .infinity, seconds: 0)
    for (entry, found) in zip(table.entries, found) {
      result.count += found.count
      result.closest = min(result.closest, found.lowest - entry.bound.lowest)
      if found.lowest < entry.bound.lowest {
        result.violations.append("\(entry.entry): \(found.lowest) below \(entry.bound.lowest)")
      }
    }
    result.seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    return result
  }
}
