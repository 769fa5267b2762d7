// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJSON
import PellucidJudge
import PellucidLegibility

extension English {
  static let report = ReportWords(
    noFindings: "no findings", repair: "repair: ", stale: "stale in the baseline",
    further: { counts, hasSummary in
      "GitHub shows ten annotations of a level in a step: " + counts
        + (hasSummary ? " more are in the summary" : " more; --reporter text lists all")
    },
    cure: "cure",
    notJudged: "not judged",
    columns: ["Severity", "Rule", "Where", "Finding"],
    count: { count, severity in "\(count) \(severity)\(count == 1 ? "" : "s")" },
    known: { "\($0) known from the baseline" },
    baselineElsewhere: "no line of the baseline is about a file of this run, which names files as it is told",
    ignored: { "\($0) ignored" },
    undecided: { "\($0) undecided" }, name: { $0.rawValue },
    point: { "at \(Figures.text($0.x)), \(Figures.text($0.y)) points" },
    entry: { entry in
      let places = [entry.layer.shown, entry.file.isEmpty ? "" : "in " + entry.file.shownPath].filter {
        !$0.isEmpty
      }
      let settings = entry.variant.isEmpty ? "" : ", " + entry.variant.shown
      return "\(entry.rule.shown) \(places.joined(separator: " "))\(settings)"
        + (entry.count > 1 ? ", \(entry.count) times" : "")
    },
    all: { "in all \($0) combinations of settings" }, some: { "in " + $0 },
    share: { "in \($0) of \($1) combinations of settings: \($2)" },
    any: { "any " + list($0.map(name)) }, setting: text,
    standings: { standings in Standings.order.map { "\(standings.count($0)) \($0)" }.joined(separator: ", ")
    },
    scene: { count, standings, all in
      "\(texts(count)) (\(standings.text(in: .english))"
        + (all.map { "; in all \($0.combinations) combinations of settings \($0.worst.text(in: .english))" }
          ?? "")
        + ")"
    },
    scenes: { count, failed in
      "\(count) scene\(count == 1 ? "" : "s")" + (failed > 0 ? ", \(failed) not judged" : "")
    },
    texts: { standings, worst in
      "\(texts(standings.total)) (\(standings.text(in: .english))"
        + (worst.map { "; in all combinations of settings \($0.text(in: .english))" } ?? "") + ")"
    },
    ownSettings: { "in the scene's own settings, \($0)" },
    foregroundColumns: ["layer", "what", "verdict", "lowest", "5th percentile", "bound", "required"],
    sweepColumns: ["layer", "on", "lowest while scrolling", "at offset", "of offsets", "bound", "required"],
    placeColumns: ["layer", "on", "over", "lowest anywhere", "places below", "at", "required"],
    intent: "rendering intent", gives: "gives",
    snapshots: { all, equal, recorded in
      "\(all) pictures, \(equal) as recorded" + (recorded > 0 ? ", \(recorded) recorded now" : "")
    })

  private static func texts(_ count: Int) -> String {
    count == 1 ? "1 text or symbol" : "\(count) texts and symbols"
  }

  private static func name(_ axis: VariantAxis) -> String {
    switch axis {
    case .setting(.appearance): "appearance"
    case .setting(.contrast): "contrast"
    case .setting(.transparency): "transparency"
    case .setting(.level): "level"
    case .setting(.gamut): "gamut"
    case .glass: "glass"
    case .setting(.device): "device"
    case .setting(.locale): "language"
    case .setting(.direction): "direction"
    case .setting(.boldText): "weight of text"
    case .setting(.textSize): "text size"
    case .setting(.differentiateWithoutColor): "use of colour"
    case .setting(.smartInvert): "inversion"
    case .setting(.reduceMotion): "motion"
    case .setting(.showBorders): "borders"
    case .setting(.preferredLook): "preferred look"
    }
  }

  private static func text(_ setting: VariantAxis.Value) -> String {
    switch setting {
    case .appearance(let appearance): name(of: appearance)
    case .contrast(let contrast): (contrast == .increased ? "increased" : "standard") + " contrast"
    case .transparency(let transparency):
      (transparency == .reduced ? "reduced" : "standard") + " transparency"
    case .level(let level): (level == .elevated ? "elevated" : "base") + " level"
    case .gamut(let gamut): gamut == .displayP3 ? "displayP3" : "srgb"
    case .glass(let change): change.label
    case .change(let change): change.label
    }
  }

  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
