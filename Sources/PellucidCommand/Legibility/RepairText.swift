// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

extension Repair {
  /// "use the material thick (at least 5.21:1, proven)".
  var text: String {
    changes.map(\.sentence).joined(separator: " and ") + " (at least \(Figures.ratio(bound.lowest)), proven)"
  }

  var json: JSONText {
    .object([
      "changes": .array(changes.map(\.json)), "lowestContrast": .number(bound.lowest),
    ])
  }
}

extension [Repair] {
  /// The two that keep most of the design; nil if there are none.
  var text: String? { isEmpty ? nil : prefix(2).map(\.text).joined(separator: "; or ") }
}

extension Repair.Change {
  fileprivate var sentence: String {
    switch self {
    case .material(let name): "use the material \(name.text)"
    case .glass(let variant): "use \(variant.name) glass"
    case .glassDimming(let opacity): "dim what lies below the glass by \(Self.percent(opacity))"
    case .glassTint(let opacity): "raise the tint of the glass to \(Self.percent(opacity))"
    case .tint(let color):
      "give the glass a \(color.red > 0.5 ? "white" : "black") tint of \(Self.percent(Double(color.alpha)))"
    case .pinnedGlass: "keep the glass from turning light and dark"
    case .level(let level): "use the style \(Vocabularies.vibrancy.name(of: level))"
    case .dimming(let color):
      "put a \(color.red > 0.5 ? "white" : "black") layer of \(Self.percent(Double(color.alpha))) under it"
    case .layerOpacity(let opacity): "raise the layer under it to \(Self.percent(opacity))"
    case .opacity(let opacity): "raise its opacity to \(Self.percent(opacity))"
    case .color(let color, _): "use the colour \(color.hexText)"
    case .groupOpacity: "raise the opacity of the layer it lies in to \(Self.percent(1))"
    case .monochrome: "draw the symbol in monochrome"
    }
  }

  private static func percent(_ share: Double) -> String {
    Figures.text((share * 1000).rounded() / 10) + " %"
  }

  /// The name of its kind, and its value as a scene document writes it.
  fileprivate var json: JSONText {
    let (kind, value): (String, JSONText)
    switch self {
    case .material(let name): (kind, value) = ("material", .string(name.text))
    case .glass(let variant): (kind, value) = ("glass", .string(variant.name))
    case .glassDimming(let opacity): (kind, value) = ("glassDimming", .number(opacity))
    case .glassTint(let opacity): (kind, value) = ("glassTint", .number(opacity))
    case .tint(let color): (kind, value) = ("tint", .string(color.hexText))
    case .pinnedGlass: (kind, value) = ("adaptive", .bool(false))
    case .level(let level): (kind, value) = ("style", .string(Vocabularies.vibrancy.name(of: level)))
    case .dimming(let color):
      let white = color.red > 0.5 ? "255 255 255" : "0 0 0"
      let share = Figures.text((Double(color.alpha) * 1000).rounded() / 10)
      (kind, value) = ("dimming", .string("rgb(\(white) / \(share)%)"))
    case .layerOpacity(let opacity): (kind, value) = ("layerOpacity", .number(opacity))
    case .opacity(let opacity): (kind, value) = ("opacity", .number(opacity))
    case .color(let color, _): (kind, value) = ("color", .string(color.hexText))
    case .groupOpacity: (kind, value) = ("groupOpacity", .number(1))
    case .monochrome:
      (kind, value) = ("rendering", .string(Vocabularies.rendering.name(of: .monochrome)))
    }
    return .object(["kind": .string(kind), "value": value])
  }
}
