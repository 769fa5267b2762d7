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
      "weight": variant.map { .whole($0.weight) } ?? .null,
      "scale": variant.map { .number($0.scale.factor) } ?? .null,
    ]).text(in: .line)
  }
}
