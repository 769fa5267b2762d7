// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

/// A number of `GlassRules`, under its name in documents and on the command line.
package struct GlassRuleNumber: Sendable {
  package let name: String
  package let range: ClosedRange<Double>
  /// A Boolean value that is true where the number is a count, which has no fraction.
  let isWhole: Bool
  private let read: @Sendable (GlassRules) -> Double
  private let change: @Sendable (inout GlassRules, Double) -> Void

  private init(
    _ name: String, _ range: ClosedRange<Double>, isWhole: Bool = false,
    read: @escaping @Sendable (GlassRules) -> Double,
    change: @escaping @Sendable (inout GlassRules, Double) -> Void
  ) {
    (self.name, self.range, self.isWhole) = (name, range, isWhole)
    (self.read, self.change) = (read, change)
  }

  package static let all = [
    GlassRuleNumber(
      "darkBelow", 0...1, read: { $0.adaptivity.darkBelow }, change: { $0.adaptivity.darkBelow = $1 }),
    GlassRuleNumber(
      "lightAbove", 0...1, read: { $0.adaptivity.lightAbove }, change: { $0.adaptivity.lightAbove = $1 }),
    GlassRuleNumber(
      "crossFade", 0...10, read: { $0.adaptivity.crossFade.response },
      change: { $0.adaptivity.crossFade.response = $1 }),
    GlassRuleNumber(
      "largestSide", 0...100_000, read: { $0.adaptivity.largestSide },
      change: { $0.adaptivity.largestSide = $1 }),
    GlassRuleNumber(
      "shadowGain", 0...10, read: { $0.adaptivity.shadowGain }, change: { $0.adaptivity.shadowGain = $1 }),
    GlassRuleNumber(
      "shadowOverLight", 0...1, read: { $0.adaptivity.shadowOverLight },
      change: { $0.adaptivity.shadowOverLight = $1 }),
    GlassRuleNumber(
      "mostElements", 0...100_000, isWhole: true, read: { Double($0.mostElements) },
      change: { $0.mostElements = Int($1) }),
    GlassRuleNumber("overlapShare", 0...1, read: { $0.overlapShare }, change: { $0.overlapShare = $1 }),
    GlassRuleNumber("neighbourGap", 0...1000, read: { $0.neighbourGap }, change: { $0.neighbourGap = $1 }),
    GlassRuleNumber(
      "textBehindShare", 0...1, read: { $0.textBehindShare }, change: { $0.textBehindShare = $1 }),
    GlassRuleNumber(
      "plainDeviation", 0...0.5, read: { $0.plainDeviation }, change: { $0.plainDeviation = $1 }),
    GlassRuleNumber(
      "muchText", 0...1_000_000, isWhole: true, read: { Double($0.muchText) },
      change: { $0.muchText = Int($1) }),
  ]

  /// Returns the number of a name; nil if there is none.
  package static func named(_ name: String) -> GlassRuleNumber? { all.first { $0.name == name } }

  /// The allowed values, as the errors of the reader state them.
  package var allowed: SceneReadingError.AllowedNumber { isWhole ? .wholeWithin(range) : .within(range) }

  /// Returns whether the number may have a value.
  package func allows(_ value: Double) -> Bool {
    range.contains(value) && (!isWhole || value == value.rounded())
  }

  package func value(in rules: GlassRules) -> Double { read(rules) }

  /// Writes a value into rules.
  ///
  /// - Precondition: `allows(value)`.
  package func set(_ value: Double, in rules: inout GlassRules) { change(&rules, value) }
}

extension GlassRules {
  /// A Boolean value that is true where `darkBelow` is at most `lightAbove`, so that glass has one appearance for
  /// each brightness.
  package var areInOrder: Bool { adaptivity.darkBelow <= adaptivity.lightAbove }
}
