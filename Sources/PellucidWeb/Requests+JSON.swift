// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidDocument
import PellucidJSON
import PellucidScene

extension Gamut {
  /// The name of the gamut as a colour space of canvases.
  package var canvasName: String {
    switch self {
    case .srgb: "srgb"
    case .displayP3: "display-p3"
    }
  }
}

extension TextRequest {
  /// The request in JSON, for the page that lays it out.
  package var json: String {
    let alignment =
      switch alignment {
      case .leading: "leading"
      case .center: "center"
      case .trailing: "trailing"
      }
    let truncation =
      switch truncation {
      case .head: "head"
      case .middle: "middle"
      case .tail: "tail"
      }
    let design =
      switch face.design {
      case .standard: "standard"
      case .rounded: "rounded"
      case .serif: "serif"
      case .monospaced: "monospaced"
      }
    let smallCapitals: JSONText =
      switch face.smallCapitals {
      case nil: .null
      case .lowercase: .string("lowercase")
      case .uppercase: .string("uppercase")
      case .all: .string("all")
      }
    return JSONText.object([
      "string": .string(string), "family": .string(family), "size": .number(size), "weight": .whole(weight),
      "italic": .bool(face.isItalic), "design": .string(design), "width": .number(face.width),
      "smallCapitals": smallCapitals, "equalDigits": .bool(face.hasEqualDigits),
      "alignment": .string(alignment), "truncation": .string(truncation),
      "lineLimit": lineLimit.map { .whole($0) } ?? .null,
      "lineHeight": lineHeight.map { .number($0) } ?? .null, "tracking": .number(tracking),
    ]).text(in: .line)
  }
}

extension SymbolRequest {
  /// The request in JSON, for the page that draws it.
  package var json: String {
    let rendering =
      switch rendering {
      case .monochrome: "monochrome"
      case .hierarchical: "hierarchical"
      case .palette: "palette"
      case .multicolor: "multicolor"
      }
    return JSONText.object([
      "template": .string(template), "rendering": .string(rendering),
      "weight": .whole(variant?.weight ?? 400),
      "strokeFactor": .number(SymbolTemplate.strokeFactor(weight: variant?.weight ?? 400)),
      "scale": .number(variant?.scale.factor ?? 1), "scaleIndex": .whole((variant?.scale ?? .medium).index),
    ]).text(in: .line)
  }
}

extension SymbolContent.Scale {
  /// The index of the scale among all, by which the page names it.
  package var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension SymbolFact {
  /// Reads the page's answer about a symbol; nil for an unknown one.
  package init?(name: String, json: [UInt8]) {
    guard let root = try? JSONDocument(parsing: json, limits: SceneLimits().json).root,
      case .object = root.value
    else { return nil }
    self.init(name: name)
    if case .string(let other)? = root["counterpart"]?.value { counterpart = other }
    func colors(_ key: String) -> [String?] {
      guard case .array(let items)? = root[key]?.value else { return [] }
      return items.map { item in if case .string(let name) = item.value { name } else { nil } }
    }
    (layerColors, counterpartColors) = (colors("colors"), colors("counterpartColors"))
    func isTrue(_ key: String) -> Bool { root[key]?.value == .bool(true) }
    (hasWeights, isLine, isMark) = (isTrue("hasWeights"), isTrue("isLine"), isTrue("isMark"))
  }
}
