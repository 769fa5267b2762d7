// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJSON
import PellucidJudge

/// Findings that are known and do not fail a run, so that an existing project can start by fixing new ones.
package struct Baseline: Sendable {
  /// The findings of one rule at one place in one combination of settings.
  package struct Entry: Hashable, Sendable {
    package var rule: String
    package var file: String
    package var layer: String
    /// The name of the combination; empty where there is only one.
    package var variant: String
    /// The number of findings with the same rule, place and combination.
    package var count: Int
    /// The kind of the run that found them, where others check the rule as well; nil where it is unknown or matters not.
    package var verb: String?

    /// Returns a Boolean value indicating whether two entries are about the same rule and place.
    func isAt(_ other: Entry) -> Bool {
      rule == other.rule && file == other.file && layer == other.layer && verb == other.verb
    }
  }

  /// The entries, sorted; each is about other findings.
  package internal(set) var entries: [Entry]

  /// The version of the document's format, and the one before, which is read too.
  static let version = 2, oldVersion = 1

  init(entries: [Entry]) { self.entries = entries }

  /// Creates the baseline that contains all findings of a report, without what it remarks about the configuration, which changes.
  ///
  /// - Parameter verb: The kind of the run that found them, for rules that several kinds check.
  package init(of findings: [Finding], by verb: Report.Run.Verb? = nil) {
    var counts: [Key: Int] = [:]
    for finding in findings where !finding.isAboutConfiguration {
      for variant in finding.variants.isEmpty ? [""] : finding.variants {
        counts[Key(Fingerprint(finding), variant), default: 0] += 1
      }
    }
    entries = counts.map { key, count in
      var entry = key.entry(count: count)
      entry.verb = Rule(rawValue: entry.rule)?.runs == .drawingAndLegibility ? verb?.rawValue : nil
      return entry
    }.sorted { $0.order.lexicographicallyPrecedes($1.order) }
  }

  /// Returns the baseline extended by the entries of `other` that the run cannot have found: those about files
  /// outside the run, with rules that the run does not check, or found by runs of another kind.
  package func keeping(_ other: Baseline, outside run: Report.Run) -> Baseline {
    var whole = self
    whole.entries += other.entries.filter {
      !run.covers($0.file, $0.layer) || !run.looksFor($0.rule) || $0.isOfOther(than: run)
    }
    whole.entries.sort { $0.order.lexicographicallyPrecedes($1.order) }
    return whole
  }

  /// The identity of a finding in one combination of settings.
  private struct Key: Hashable {
    let fingerprint: Fingerprint
    let variant: ExactName

    init(_ fingerprint: Fingerprint, _ variant: String) {
      (self.fingerprint, self.variant) = (fingerprint, ExactName(variant))
    }

    init(_ entry: Entry) { self.init(Fingerprint(entry), entry.variant) }

    func entry(count: Int) -> Entry {
      Entry(
        rule: fingerprint.rule.text, file: fingerprint.file.text, layer: fingerprint.layer.text,
        variant: variant.text, count: count)
    }
  }

  /// Removes the known findings from a report, and adds the stale entries to it.
  ///
  /// A finding that is new only in some combinations of settings keeps those.
  func apply(to report: inout Report) {
    let all = report.findings
    let entries = entries(namedAsIn: all)
    var rest: [Key: Int] = [:]
    for entry in entries {
      let (key, known) = (Key(entry), rest[Key(entry)] ?? 0)
      // Runs of several kinds may each have an entry about one finding.
      rest[key] = entry.verb == nil ? known + entry.count : max(known, entry.count)
    }
    let own = Set(entries.filter { !$0.isOfOther(than: report.run) }.map { Key($0) })
    var shortfalls = KnownShortfalls(entries, of: report.run)
    report.findings = []
    for var finding in all {
      let fingerprint = Fingerprint(finding)
      let new = (finding.variants.isEmpty ? [""] : finding.variants).filter { variant in
        if finding.fallsShort { return !shortfalls.take(fingerprint, variant) }
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
    report.isBaselineElsewhere =
      !self.entries.isEmpty && !self.entries.contains { run.covers($0.file, $0.layer) }
    report.stale = rest.filter { own.contains($0.key) }.map { $0.entry(count: $1) }
      .filter {
        $0.count > 0 && run.covers($0.file, $0.layer) && run.looksFor($0.rule) && !shortfalls.haveTaken($0)
      }
      .sorted { $0.order.lexicographicallyPrecedes($1.order) }
  }

  /// Returns the entries with the names of layers that findings have by now, where they have key paths, as baselines of the version
  /// before have.
  private func entries(namedAsIn findings: [Finding]) -> [Entry] {
    var names: [[ExactName]: String] = [:]
    for finding in findings {
      guard let file = finding.place.file, let path = finding.place.keyPath, let name = finding.place.identity
      else { continue }
      names[[ExactName(file), ExactName(path)]] = name
    }
    return entries.map { entry in
      var entry = entry
      entry.layer = names[[ExactName(entry.file), ExactName(entry.layer)]] ?? entry.layer
      return entry
    }
  }

  /// Renames the layers of entries that have key paths.
  ///
  /// - Parameter name: Returns the name of the layer at a key path of a file, nil where it is unknown.
  package mutating func rename(_ name: (_ file: String, _ keyPath: String) -> String?) {
    for index in entries.indices {
      let entry = entries[index]
      guard entry.layer.utf8.contains(UInt8(ascii: "[")) else { continue }
      entries[index].layer = name(entry.file, entry.layer) ?? entry.layer
    }
    entries.sort { $0.order.lexicographicallyPrecedes($1.order) }
  }

  /// The entries that accept the finding about a text or symbol that falls short.
  ///
  /// There is one such finding, whose rule depends on what shows it. An entry of each of these rules accepts it, in the same
  /// combination of settings.
  private struct KnownShortfalls {
    private static let rules: [Rule] = [.textContrast, .textContrastAnyBackdrop, .settingsMatrix]
    /// The run, of which the combination of each scene's own settings is known, which entries of a run without others do not
    /// name.
    private let run: Report.Run
    /// The number of findings that are still accepted, by their key without a rule.
    private var rest: [Key: Int] = [:]
    private var taken: Set<Key> = []

    init(_ entries: [Entry], of run: Report.Run) {
      self.run = run
      for entry in entries where Self.isShortfall(entry) {
        let key = key(Fingerprint(entry), entry.variant)
        // One text may have an entry of each rule, so their counts are not added.
        rest[key] = max(rest[key] ?? 0, entry.count)
      }
    }

    private static func isShortfall(_ entry: Entry) -> Bool { rules.contains { $0.id == entry.rule } }

    private func key(_ fingerprint: Fingerprint, _ variant: String) -> Key {
      let own = run.part(about: fingerprint.file.text).ownVariant
      let isOwn = own.map { NameMatch.same($0, variant) } ?? false
      return Key(
        Fingerprint(rule: "", file: fingerprint.file.text, layer: fingerprint.layer.text),
        isOwn ? "" : variant)
    }

    /// Takes the acceptance of a finding, and returns whether there was one.
    mutating func take(_ fingerprint: Fingerprint, _ variant: String) -> Bool {
      let key = key(fingerprint, variant)
      guard let count = rest[key], count > 0 else { return false }
      rest[key] = count - 1
      taken.insert(key)
      return true
    }

    /// Returns whether an entry stands for findings that were accepted.
    func haveTaken(_ entry: Entry) -> Bool {
      Self.isShortfall(entry) && taken.contains(key(Fingerprint(entry), entry.variant))
    }
  }

  /// The baseline as a JSON document with one line for each finding, which `init(parsing:)` reads.
  package var text: String {
    var lines: [Line] = []
    var places: [Line: Int] = [:]
    for entry in entries {
      var line = Line(entry)
      if let place = places[line] {
        lines[place].variants.append(entry.variant)
      } else {
        places[line] = lines.count
        line.variants = [entry.variant]
        lines.append(line)
      }
    }
    let texts = lines.map { "  " + $0.json.text(in: .line) }
    let list = texts.isEmpty ? "[]" : "[\n" + texts.joined(separator: ",\n") + "\n]"
    return "{\"version\": \(Self.version), \"findings\": \(list)}"
  }

  /// A line of the document: a finding in all its combinations of settings.
  private struct Line: Hashable {
    private let names: [ExactName]
    private let count: Int
    /// The names of the combinations, which do not tell lines apart.
    var variants: [String] = []

    init(_ entry: Entry) {
      names = [entry.file, entry.layer, entry.rule, entry.verb ?? ""].map { ExactName($0) }
      count = entry.count
    }

    static func == (first: Line, second: Line) -> Bool {
      first.names == second.names && first.count == second.count
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(names)
      hasher.combine(count)
    }

    var json: JSONText {
      var members: [JSONText.Member] = [
        ("file", .string(names[0].text)), ("layer", .string(names[1].text)), ("rule", .string(names[2].text)),
      ]
      if !names[3].text.isEmpty { members.append(("verb", .string(names[3].text))) }
      let named = variants.filter { !$0.isEmpty }
      if !named.isEmpty { members.append(("variants", .strings(named))) }
      // Beside named combinations, the one of a run without others is named too.
      if !named.isEmpty, named.count < variants.count { members.append(("single", .bool(true))) }
      if count > 1 { members.append(("count", .whole(count))) }
      return .object(members)
    }
  }
}

extension Fingerprint {
  init(_ entry: Baseline.Entry) { self.init(rule: entry.rule, file: entry.file, layer: entry.layer) }
}

extension Finding {
  /// A Boolean value that is true where a text or symbol has less contrast than required.
  var fallsShort: Bool {
    if case .contrast(.fallsShort(let shortfall)) = fact, case .required = shortfall.needs {
      true
    } else {
      false
    }
  }
}

extension Baseline.Entry {
  /// What tells entries apart, and the order of entries.
  var order: [ExactName] { [file, layer, rule, verb ?? "", variant].map { ExactName($0) } }

  /// Returns whether a run of another kind found it.
  fileprivate func isOfOther(than run: Report.Run) -> Bool {
    verb.map { !NameMatch.same($0, run.verb.rawValue) } ?? false
  }

  /// The entry as a JSON object.
  package var json: JSONText {
    .object([
      "rule": .string(rule), "file": .string(file), "layer": .string(layer),
      "variant": .string(variant), "count": .whole(count),
    ])
  }
}

extension Finding {
  /// A Boolean value that is true for a remark about an entry of a configuration.
  fileprivate var isAboutConfiguration: Bool {
    switch fact {
    case .remark(.ignoresNothing), .remark(.matchesNoFile): true
    default: false
    }
  }
}
