// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// A change, or two together, that makes a text or symbol hold over every backdrop.
struct RepairAdvice: Hashable, Sendable {
  var changes: [Repair.Change]
  /// With the changes made.
  var bound: ContrastBound

  /// "use the material thick (at least 5.21:1, proven)".
  var text: String {
    changes.map(\.sentence).joined(separator: " and ") + " (at least \(Figures.ratio(bound.lowest)), proven)"
  }

  /// Lower keeps more of the design.
  var rank: Int { changes.map(\.rank).max() ?? 0 }

  var json: JSONText {
    .object([
      "changes": .array(changes.map(\.json)), "lowestContrast": .number(bound.lowest),
    ])
  }
}

extension Repair.Change {
  fileprivate var rank: Int {
    switch self {
    case .level: 0
    case .material: 1
    case .color: 2
    case .layerOpacity: 3
    case .dimming: 4
    }
  }

  fileprivate var sentence: String {
    switch self {
    case .material(let name): "use the material \(name)"
    case .level(let level): "use the style \(Vocabularies.vibrancy.name(of: level))"
    case .dimming(let color):
      "put a \(color.red > 0.5 ? "white" : "black") layer of \(Self.percent(Double(color.alpha))) under it"
    case .layerOpacity(let opacity): "raise the layer under it to \(Self.percent(opacity))"
    case .color(let color, _): "use the colour \(color.hexText)"
    }
  }

  private static func percent(_ share: Double) -> String {
    Figures.text((share * 1000).rounded() / 10) + " %"
  }

  /// The name of its kind, and its value.
  fileprivate var json: JSONText {
    switch self {
    case .material(let name): .object(["kind": .string("material"), "value": .string(name)])
    case .level(let level):
      .object(["kind": .string("style"), "value": .string(Vocabularies.vibrancy.name(of: level))])
    case .dimming(let color): .object(["kind": .string("dimming"), "value": .string(color.hexText)])
    case .layerOpacity(let opacity): .object(["kind": .string("layerOpacity"), "value": .number(opacity)])
    case .color(let color, _): .object(["kind": .string("color"), "value": .string(color.hexText)])
    }
  }
}
