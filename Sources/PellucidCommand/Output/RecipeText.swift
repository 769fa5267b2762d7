// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

extension MaterialOverlay {
  fileprivate var json: JSONText {
    let mode = JSONText.string(Vocabularies.blend.name(of: blend))
    switch paint {
    case .color(let color):
      return .object(["rgba": .rgba(color), "blend": mode])
    case .desktopAverage(let opacity):
      return .object(["desktopAverage": .number(Double(opacity)), "blend": mode])
    }
  }
}

extension ColorMapping {
  var members: [(key: String, value: JSONText)] {
    var curve = JSONText.null
    if let luminance {
      curve = .object([
        "amount": .float(luminance.amount), "values": .array((0..<4).map { .float(luminance.values[$0]) }),
      ])
    }
    let mixed = mix.map { JSONText.object(["matrix": $0.matrix.json, "opacity": .float($0.opacity)]) }
    return [
      (key: "luminance", value: curve),
      (
        key: "channelCurve",
        value: channelCurve.map { curve in .array((0..<4).map { .float(curve[$0]) }) } ?? .null
      ),
      (key: "mix", value: mixed ?? .null), (key: "matrix", value: matrix?.json ?? .null),
      (key: "saturation", value: .float(saturation)), (key: "brightness", value: .float(brightness)),
    ]
  }
}

extension ColorMatrix {
  /// The rows of red, green and blue, each with its bias last.
  fileprivate var json: JSONText {
    .array([red, green, blue].map { row in .array((0..<4).map { .float(row[$0]) }) })
  }
}

extension MaterialRecipe {
  var json: JSONText {
    var members: [(key: String, value: JSONText)] = [
      (key: "name", value: .string(name)), (key: "samplesBackdrop", value: .bool(samplesBackdrop)),
      (key: "averagesBackdrop", value: .bool(averagesBackdrop)),
      (key: "sigmaInPoints", value: .number(sigmaInPoints)),
      (key: "captureScale", value: .number(captureScale)), (key: "blursLast", value: .bool(blursLast)),
    ]
    members += mapping.members
    members.append((key: "overlays", value: .array(overlays.map(\.json))))
    return .object(members + provenance.members)
  }
}

extension MaterialRow {
  var kindName: String {
    switch kind {
    case .coreMaterial: "coreMaterial"
    case .television: "television"
    case .legacy: "legacy"
    case .appKit: "appKit"
    case .spatial: "spatial"
    case .watch: "watch"
    }
  }

  var json: JSONText {
    var members: [(key: String, value: JSONText)] = [
      (key: "name", value: .string(name)), (key: "kind", value: .string(kindName)),
      (key: "appearance", value: .optional(appearance.map { Vocabularies.appearance.name(of: $0) })),
      (key: "samplesBackdrop", value: .bool(samplesBackdrop)),
      (key: "averagesBackdrop", value: .bool(averagesBackdrop)),
      (key: "radiusInPoints", value: .number(radiusInPoints)),
      (key: "captureScale", value: .number(captureScale)), (key: "blursLast", value: .bool(blursLast)),
    ]
    members += mapping.members
    members.append((key: "overlays", value: .array(overlays.map(\.json))))
    return .object(members + provenance.members)
  }

  var cells: [String] {
    [name, samplesBackdrop ? Figures.text(radiusInPoints) : "none"]
      + RecipeCells(mapping: mapping, overlays: overlays, provenance: provenance).texts
  }

  static let headings = ["name", "blur pt"] + RecipeCells.headings
}

extension MaterialRecipe {
  /// As a row's, after the name that was asked for.
  var cells: [String] {
    [name, samplesBackdrop ? Figures.text(sigmaInPoints) : "none"]
      + RecipeCells(mapping: mapping, overlays: overlays, provenance: provenance).texts
  }
}

/// The part of a table's line that rows and recipes share.
private struct RecipeCells {
  static let headings = ["luminance", "saturation", "brightness", "overlays", "sources", "confidence"]

  var mapping: ColorMapping
  var overlays: [MaterialOverlay]
  var provenance: Provenance

  var texts: [String] {
    let curve = mapping.luminance.map { luminance in
      "\(Figures.text(Double(luminance.amount))) ["
        + (0..<4).map { Figures.text(Double(luminance.values[$0])) }.joined(separator: " ") + "]"
    }
    let paints = overlays.map { overlay in
      switch overlay.paint {
      case .color(let color): color.hexText
      case .desktopAverage(let opacity): "desktop \(Figures.text(Double(opacity)))"
      }
    }
    return [
      curve ?? "-", Figures.text(Double(mapping.saturation)), Figures.text(Double(mapping.brightness)),
      paints.isEmpty ? "-" : paints.joined(separator: " "), provenance.sources, provenance.confidenceName,
    ]
  }
}

extension JSONText {
  /// The shortest text that reads back as the same single-precision number.
  static func float(_ value: Float) -> JSONText { .number(Double(value.description) ?? Double(value)) }

  static func rgba(_ color: EncodedColor) -> JSONText {
    .array([.float(color.red), .float(color.green), .float(color.blue), .float(color.alpha)])
  }
}
