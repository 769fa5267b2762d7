// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

extension GlassLegibility {
  /// "label on clear glass, a button of 120 × 44 points (ios, light)".
  var name: String {
    var settings = [Vocabularies.platform.name(of: traits.platform)]
    if traits.platform.hasAppearances {
      settings.append(
        states.count > 1 && content.variant == .regular
          ? "light and dark" : Vocabularies.appearance.name(of: traits.appearance))
    }
    if traits.contrast == .increased { settings.append("Increase Contrast") }
    if traits.transparency == .reduced { settings.append("Reduce Transparency") }
    let kind = content.control == .none ? "" : content.control.name + ", "
    let length = "\(Figures.text(size.width))×\(Figures.text(size.height)) points"
    return "\(foreground.text) on \(content.variant.name) glass (\(kind)\(length), "
      + settings.joined(separator: ", ") + ")"
  }

  var text: String {
    let ratio = Figures.text(required) + ":1"
    var lines: [String]
    switch worst.verdict {
    case .holds: lines = [name + ": holds \(ratio) over \(backdrop.text) (proven)"]
    case .fails:
      lines = [
        name + ": does not hold \(ratio)\(backdrop.isLimited ? " over " + backdrop.text : "") (proven)"
      ]
    case .sampled: lines = [name + ": not proven"]
    case .review(let reason): lines = [name + ": cannot be decided: \(English.text(reason))"]
    }
    if let bound = worst.verdict.bound {
      let state = worst.name.map { ", as \($0)" } ?? ""
      lines += [
        "  lowest contrast  \(Figures.fixed(bound.lowest, places: 3)):1, never less\(state)",
        "  reached          \(Figures.fixed(bound.witness.contrast, places: 3)):1, \(backdropText(bound))",
        "  surface there    \(bound.witness.seen.clampedText)",
      ]
    }
    for state in states.dropFirst() {
      guard let bound = state.verdict.bound, let name = state.name else { continue }
      lines.append("  \(name.padded(to: 15))  \(Figures.fixed(bound.lowest, places: 3)):1")
    }
    if let dimmingAlone {
      lines.append(
        "  dimming alone    \(Figures.fixed(dimmingAlone, places: 2)):1 over white; the glass lifts what is dark"
      )
    }
    if !repairs.isEmpty {
      lines.append("  repairs:")
      lines += repairs.map { "    " + English.text($0) }
    }
    return lines.joined(separator: "\n")
  }

  /// One entry in the form of the table's, with what only glass has. Colours are in code values.
  var json: JSONText {
    let bound = worst.verdict.bound, part = bound?.witness.parts.first
    let entry: [(key: String, value: JSONText)] = [
      ("glass", .string(content.variant.name)), ("control", .string(content.control.name)),
      ("size", .numbers([size.width, size.height])), ("foreground", .string(foreground.text)),
      ("recipe", .string(worst.item.glass?.recipe(traits: worst.item.traits).name ?? "")),
      ("platform", .string(Vocabularies.platform.name(of: traits.platform))),
      ("appearance", .string(Vocabularies.appearance.name(of: worst.item.traits.appearance))),
      ("contrast", .string(Vocabularies.contrast.name(of: traits.contrast))),
      ("transparency", .string(Vocabularies.transparency.name(of: traits.transparency))),
      ("dimming", .number(worst.item.glass?.dimming ?? 0)),
      ("dimmingAlone", dimmingAlone.map { .number($0) } ?? .null),
      ("lowestContrast", bound.map { .number($0.lowest) } ?? .null),
      ("witnessRGB", part.map { .numbers($0.backdrop.codeValues) } ?? .null),
      ("surroundingsRGB", part?.other.map { .numbers($0.codeValues) } ?? .null),
      ("witnessContrast", bound.map { .number($0.witness.contrast) } ?? .null),
      ("verdict", .string(worst.verdict.tableName)),
      ("repairs", .array(repairs.map(\.json))), ("notes", .strings(notes)),
    ]
    let limit: [JSONText.Member] = backdrop.isLimited ? [("backdrop", .string(backdrop.text))] : []
    return .object([("version", .whole(1))] + limit + [("entries", .array([.object(entry)]))])
  }

  var reportRun: Report.Run {
    let summary =
      "\(worst.verdict.isProvenToHold ? 1 : 0) of 1 combinations hold \(Figures.text(required)):1 over "
      + backdrop.text
    var run = Report.Run(verb: .legibility, inputs: [], summary: summary)
    run.subjects = [subject]
    return run
  }

  /// By which the baseline knows it.
  private var subject: String { name + (backdrop.isLimited ? " over " + backdrop.text : "") }

  /// What does not hold, as a finding without a file.
  var findings: [Finding] {
    guard !worst.verdict.isProvenToHold else { return [] }
    let place = Place(layer: subject)
    guard let bound = worst.verdict.bound else {
      return [
        Finding(
          rule: .textContrastAnyBackdrop, message: "cannot be decided for \(backdrop.text)", place: place,
          verdict: .review, repair: Language.english.text(of: repairs))
      ]
    }
    var finding = Finding(
      rule: .textContrastAnyBackdrop,
      message:
        "\(hidesBackdrop ? "has" : "falls to") \(Figures.ratio(bound.lowest)) \(backdropText(bound)), "
        + "it needs \(Figures.ratio(required))",
      place: place, verdict: bound.witness.contrast < required ? .proven : .review,
      repair: Language.english.text(of: repairs))
    finding.figures = [
      Figure(.bound, bound.lowest),
      Figure(.reached, bound.witness.contrast),
      Figure(.required, required),
    ]
    finding.swatches =
      hidesBackdrop ? [] : bound.witness.colors(in: traits.gamut).map { Swatch(breaking: $0) }
    return [finding]
  }

  /// As with Reduce Transparency, where the face is one colour.
  private var hidesBackdrop: Bool { (try? worst.item.transfer())?.hidesBackdrop ?? false }

  private func backdropText(_ bound: ContrastBound) -> String {
    hidesBackdrop ? "whatever lies behind" : "over " + bound.witness.textOnGlass
  }
}

extension ContrastBound.Witness {
  /// The colour behind glass, and that of the surroundings where they count.
  var textOnGlass: String {
    guard let part = parts.first else { return "no backdrop" }
    guard let other = part.other, other != part.backdrop else { return part.backdrop.text }
    return part.backdrop.text + " in surroundings of " + other.text
  }
}

extension GamutColor {
  /// As it is drawn: no channel leaves the gamut.
  fileprivate var clampedText: String {
    func drawn(_ component: Double) -> Double { min(1, max(0, component)) }
    return GamutColor(red: drawn(red), green: drawn(green), blue: drawn(blue)).text
  }
}

extension String {
  fileprivate func padded(to count: Int) -> String {
    self + String(repeating: " ", count: max(0, count - self.count))
  }
}

extension Verdict {
  fileprivate var tableName: String {
    switch self {
    case .holds: "proven-holds"
    case .fails: "proven-fails"
    case .sampled: "sampled"
    case .review: "review"
    }
  }
}
