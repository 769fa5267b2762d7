// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// The flags of the system settings that only glass reacts to.
struct GlassFlags: Sendable {
  /// The preferred look, from 0 for clear to 1 for tinted; nil if not given.
  private(set) var preferredLook: Double?
  private(set) var reducesMotion = false
  private(set) var showsBorders = false

  /// The section with all flags of these settings.
  static var section: Section<GlassFlags> {
    Section(
      .settings,
      .option(
        "--preferred-look", \.preferredLook, .number("0…1", in: 0...1),
        "from clear to tinted glass; 0.5 is usual"),
      .toggle("--reduce-motion", \.reducesMotion, "the Reduce Motion setting, to which glass reacts"),
      .toggle("--show-borders", \.showsBorders, "the Show Borders setting, to which glass reacts"))
  }

  /// Returns settings with the values of the given flags; the other values stay.
  func settings(_ settings: GlassSettings = GlassSettings()) -> GlassSettings {
    var settings = settings
    settings.preferredLook = preferredLook ?? settings.preferredLook
    if reducesMotion { settings.reduceMotion = true }
    if showsBorders { settings.showBorders = true }
    return settings
  }
}

/// The flag `--glass-rules`, which changes the chosen numbers of glass.
struct GlassRuleFlags: Sendable {
  /// The changes; nil if the flag is not given.
  private var changes: Changes?

  /// The changed numbers, and the flag with its value as written, for errors.
  private struct Changes {
    var numbers: [(number: GlassRuleNumber, value: Double)]
    var place: String
  }

  /// The section with the flag.
  static var section: Section<GlassRuleFlags> {
    Section(
      .settings,
      .option(
        "--glass-rules", \.changes,
        .notation("NAME=NUMBER,…", words: GlassRuleNumber.all.map { $0.name + "=" }) {
          (text, place) throws(UsageProblem) in
          let name = UsageProblem.name(of: place)
          let items = text.split(separator: ",", omittingEmptySubsequences: false)
          return Changes(
            numbers: try items.map { item throws(UsageProblem) in
              try number(String(item), at: "\(name) \(item)")
            }, place: place)
        }, "chosen numbers of glass, such as darkBelow=0.4; Docs/scene.md has their names"))
  }

  /// Parses one `NAME=NUMBER`. Throws if the name is unknown or the number out of its range.
  private static func number(
    _ item: String, at place: String
  ) throws(UsageProblem) -> (GlassRuleNumber, Double) {
    let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let number = GlassRuleNumber.named(name) else {
      throw .unknown(.rule, name, at: place, .these(GlassRuleNumber.all.map(\.name)))
    }
    guard parts.count == 2, let value = Double(String(parts[1])), number.allows(value) else {
      throw .number(at: place, number.allowed)
    }
    return (number, value)
  }

  /// Returns rules with the given numbers; the others stay. Throws if the numbers contradict each other.
  func rules(_ rules: GlassRules = GlassRules()) throws(UsageProblem) -> GlassRules {
    guard let changes else { return rules }
    var rules = rules
    for (number, value) in changes.numbers { number.set(value, in: &rules) }
    guard rules.areInOrder else { throw .rulesContradict(at: changes.place) }
    return rules
  }
}
