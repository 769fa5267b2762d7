// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid

/// Findings that are known and do not fail a run, so that an old project can begin with the new ones.
struct Baseline: Sendable {
  /// One finding in one combination of settings.
  struct Entry: Hashable, Sendable, Codable {
    var rule: String
    var file: String
    var layer: String
    /// Empty where there is only one combination.
    var variant: String
    /// How many findings of the rule the layer has.
    var count: Int
  }

  private struct Document: Codable {
    var version: Int
    var findings: [Entry]
  }

  /// In the order of the document.
  var entries: [Entry]

  /// More bytes than a hundred thousand entries take.
  private static let maximumBytes = 32_000_000

  init(path: String) throws(CommandError) {
    let bytes: [UInt8]
    do throws(FileReadingError) {
      bytes = try FileReading.bytes(of: path, maximumBytes: Self.maximumBytes)
    } catch {
      throw CommandError(
        .badInput, "cannot read the baseline", "\(error)", "--write-baseline \(path) makes one")
    }
    let advice = "delete it and make it anew with --write-baseline"
    guard let document = Self.document(bytes) else {
      throw CommandError(.badInput, "not a baseline", path, advice)
    }
    guard document.version == Self.version else {
      throw CommandError(.badInput, "a baseline of version \(document.version)", path, advice)
    }
    entries = document.findings
  }

  /// What a new baseline at `path` keeps the entries of; nil where nothing is there yet. A file that is no baseline
  /// is somebody's work under a mistyped name: an error.
  static func replaced(at path: String) throws(CommandError) -> Baseline? {
    guard WholeFile.place(of: path) != nil else { return nil }
    let bytes: [UInt8]
    do throws(FileReadingError) {
      bytes = try FileReading.bytes(of: path, maximumBytes: maximumBytes)
    } catch .notFound {
      return nil
    } catch {
      throw CommandError(.cannotWrite, "cannot read what would be replaced: \(error)")
    }
    if bytes.isEmpty { return nil }
    guard let document = document(bytes), document.version == version else {
      throw CommandError(
        .cannotWrite, "a file that is no baseline would be replaced", "--write-baseline \(path)",
        "choose another path, or delete the file")
    }
    return Baseline(entries: document.findings)
  }

  private static let version = 1

  private static func document(_ bytes: [UInt8]) -> Document? {
    try? JSONDecoder().decode(Document.self, from: Data(bytes))
  }

  private init(entries: [Entry]) { self.entries = entries }

  /// All findings of a report.
  init(of findings: [ReportFinding]) {
    var counts: [Key: Int] = [:]
    for finding in findings {
      for variant in finding.variants.isEmpty ? [""] : finding.variants {
        counts[Key(Fingerprint(finding), variant), default: 0] += 1
      }
    }
    entries = counts.map { $0.entry(count: $1) }.sorted { $0.order.lexicographicallyPrecedes($1.order) }
  }

  /// With the entries of `other` that are about files outside of `run`, or rules that it does not look for.
  func keeping(_ other: Baseline, outside run: Report.Run) -> Baseline {
    var whole = self
    whole.entries += other.entries.filter { !run.covers($0.file, $0.layer) || !run.looksFor($0.rule) }
    whole.entries.sort { $0.order.lexicographicallyPrecedes($1.order) }
    return whole
  }

  private struct Key: Hashable {
    var fingerprint: Fingerprint
    var variant: String

    init(_ fingerprint: Fingerprint, _ variant: String) {
      (self.fingerprint, self.variant) = (fingerprint, variant)
    }

    func entry(count: Int) -> Entry {
      Entry(
        rule: fingerprint.rule, file: fingerprint.file, layer: fingerprint.layer, variant: variant,
        count: count)
    }
  }

  /// Leaves the new findings, each in the combinations it is new in, and names the entries that found nothing.
  func apply(to report: inout Report) {
    var rest: [Key: Int] = [:]
    for entry in entries {
      let fingerprint = Fingerprint(rule: entry.rule, file: entry.file, layer: entry.layer)
      rest[Key(fingerprint, entry.variant), default: 0] += entry.count
    }
    let all = report.findings
    report.findings = []
    for var finding in all {
      let fingerprint = Fingerprint(finding)
      let new = (finding.variants.isEmpty ? [""] : finding.variants).filter { variant in
        let key = Key(fingerprint, variant)
        guard let count = rest[key], count > 0 else { return true }
        rest[key] = count - 1
        return false
      }
      if new.isEmpty {
        report.known += 1
      } else {
        if !finding.variants.isEmpty { finding.variants = new }
        report.findings.append(finding)
      }
    }
    let run = report.run
    report.stale = rest.map { $0.entry(count: $1) }
      .filter { $0.count > 0 && run.covers($0.file, $0.layer) && run.looksFor($0.rule) }
      .sorted { $0.order.lexicographicallyPrecedes($1.order) }
  }

  var json: JSONText { .object(["version": .whole(Self.version), "findings": .array(entries.map(\.json))]) }
}

extension Baseline.Entry {
  fileprivate var order: [String] { [file, layer, rule, variant] }

  var json: JSONText {
    .object([
      "rule": .string(rule), "file": .string(file), "layer": .string(layer),
      "variant": .string(variant), "count": .whole(count),
    ])
  }

  /// "RND01 title in Examples/ladder.json, dark-increased".
  var description: String {
    let place = [layer, file.isEmpty ? "" : "in " + file].filter { !$0.isEmpty }.joined(separator: " ")
    let settings = variant.isEmpty ? "" : ", " + variant
    return "\(rule) \(place)\(settings)" + (count > 1 ? ", \(count) times" : "")
  }
}
