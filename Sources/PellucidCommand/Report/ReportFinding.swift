// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// How much a finding weighs; the lightest first.
enum Severity: String, CaseIterable, Comparable, Sendable {
  case note, warning, error

  static func < (first: Severity, second: Severity) -> Bool { first.weight < second.weight }

  private var weight: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
}

/// What a finding rests on.
enum Verdict: String, CaseIterable, Sendable {
  /// It holds for every backdrop.
  case proven
  /// It was measured on these pixels.
  case sampled
  /// It cannot be decided; a person has to look.
  case review
}

/// Something a reader of the guidelines would object to, as a report tells it.
struct ReportFinding: Hashable, Sendable {
  /// An id of `RuleCatalog`.
  var rule: String
  var severity: Severity
  /// One sentence; what to do about it belongs in `repair`.
  var message: String
  var place: Place
  /// Names of the combinations of settings it was seen in, as in file names; empty where there is only one.
  var variants: [String] = []
  var verdict: Verdict?
  /// Whether what it is about is enough on the measured pixels, and not proven beyond them.
  var isOnlySampled = false
  var measured: [Measurement] = []
  var swatches: [Swatch] = []
  /// The smallest change that settles it.
  var repair: String?
  /// Values to write that settle it, for other programs; `repair` says the same in words.
  var suggestions: [Suggestion] = []

  /// A colour for a variant of an asset.
  struct Suggestion: Hashable, Sendable {
    /// Such as `dark, high contrast`.
    var variant: String
    /// As in `repair`.
    var color: String
    /// The contrast that it has then.
    var ratio: Double?
  }

  /// Of the layer it is about.
  struct Place: Hashable, Sendable {
    /// As it was given, or relative to the current folder.
    var file: String?
    /// Both from 1; the column counts Unicode scalars.
    var line: Int?, column: Int?
    /// Such as `windows[0].layers[2]`.
    var keyPath: String?
    /// The layer's id, or what stands for it.
    var layer: String?
    /// In the scene, in points.
    var point: Point?

    /// What names the layer best.
    var name: String? { layer ?? keyPath }
  }

  /// A number that the finding rests on.
  struct Measurement: Hashable, Sendable {
    var name: String
    var value: Double
    /// Written after the number; `ratio` for contrast.
    var unit = ""

    static let ratio = ":1"

    /// A ratio is rounded down, so that it never looks better than it is.
    var text: String {
      unit == Self.ratio ? Figures.ratio(value) : Figures.text(value) + (unit.isEmpty ? "" : " " + unit)
    }
  }

  /// A colour worth seeing, such as the backdrop that breaks a text.
  struct Swatch: Hashable, Sendable {
    var name: String
    var color: EncodedColor
  }
}

extension ReportFinding {
  /// A finding of a scene, with the severity of its rule.
  init(_ finding: Finding, places: LayerPlaces, variants: [String] = []) {
    self.init(
      rule: finding.rule, severity: RuleCatalog.rule(finding.rule)?.severity ?? .warning,
      message: finding.message, place: places.place(of: finding.layer), variants: variants)
  }

  /// In the order of their places; what differs in the combination alone becomes one.
  static func merged(_ findings: [ReportFinding]) -> [ReportFinding] {
    var indices: [ReportFinding: Int] = [:]
    var merged: [ReportFinding] = []
    for finding in findings {
      var key = finding
      key.variants = []
      if let index = indices[key] {
        for variant in finding.variants where !merged[index].variants.contains(variant) {
          merged[index].variants.append(variant)
        }
      } else {
        indices[key] = merged.count
        merged.append(finding)
      }
    }
    return merged.sorted { $0.precedes($1) }
  }

  private func precedes(_ other: ReportFinding) -> Bool {
    let (first, second) = (order, other.order)
    if first.file != second.file { return first.file < second.file }
    if first.position != second.position { return first.position < second.position }
    return first.rest.lexicographicallyPrecedes(second.rest)
  }

  private var order: (file: String, position: (Int, Int), rest: [String]) {
    (place.file ?? "", (place.line ?? 0, place.column ?? 0), [rule, place.name ?? "", message] + variants)
  }
}
