// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

extension MaterialOverlay {
  fileprivate var json: JSONText {
    let mode = JSONText.string(Vocabularies.blend.name(of: blend))
    switch paint {
    case .color(let color):
      return .object(["rgba": .rgba(color), "blend": mode])
    case .desktopAverage(let opacity):
      return .object(["desktopAverage": .float(opacity), "blend": mode])
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
  var json: JSONText {
    .array([red, green, blue].map { row in .array((0..<4).map { .float(row[$0]) }) })
  }

  /// As in `json`: "[0.5 0 0 0.1][0 0.5 0 0.1][0 0 0.5 0.1]".
  var text: String { [red, green, blue].map(\.text).joined() }
}

extension SIMD4<Float> {
  fileprivate var text: String {
    "[" + (0..<4).map { Figures.text(self[$0].asWritten) }.joined(separator: " ") + "]"
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
    [name]
      + BackdropCells(
        isSampled: samplesBackdrop, isAveraged: averagesBackdrop, sigmaInPoints: radiusInPoints,
        captureScale: captureScale, blursLast: blursLast
      ).texts + RecipeCells(mapping: mapping, overlays: overlays, provenance: provenance).texts
  }

  static let headings = ["name"] + BackdropCells.headings + RecipeCells.headings
}

extension MaterialRecipe {
  /// As a row's, after the name that was asked for.
  var cells: [String] {
    [name]
      + BackdropCells(
        isSampled: samplesBackdrop, isAveraged: averagesBackdrop, sigmaInPoints: sigmaInPoints,
        captureScale: captureScale, blursLast: blursLast
      ).texts + RecipeCells(mapping: mapping, overlays: overlays, provenance: provenance).texts
  }
}

/// What a table's line says of the capture and its blur.
private struct BackdropCells {
  static let headings = ["blur pt", "blurs", "capture"]

  var isSampled: Bool
  var isAveraged: Bool
  var sigmaInPoints: Double
  var captureScale: Double
  var blursLast: Bool

  var texts: [String] {
    guard isSampled else { return ["none", "-", "-"] }
    guard !isAveraged else { return ["average", "-", Figures.text(captureScale)] }
    return [Figures.text(sigmaInPoints), blursLast ? "last" : "first", Figures.text(captureScale)]
  }
}

/// What a table's line says of the colour transform, in its order, and of what lies above it.
private struct RecipeCells {
  static let headings =
    ["luminance", "curve", "matrix", "saturation", "brightness", "overlays", "sources", "confidence"]

  var mapping: ColorMapping
  var overlays: [MaterialOverlay]
  var provenance: Provenance

  var texts: [String] {
    let luminance = mapping.luminance.map { Self.text($0.amount) + " " + $0.values.text }
    let paints = overlays.map { overlay in
      switch overlay.paint {
      case .color(let color): color.hexText
      case .desktopAverage(let opacity): "desktop " + Self.text(opacity)
      }
    }
    return [
      luminance ?? "-", mapping.channelCurve?.text ?? "-", matrices, Self.text(mapping.saturation),
      Self.text(mapping.brightness), paints.isEmpty ? "-" : paints.joined(separator: " "), provenance.sources,
      provenance.confidenceName,
    ]
  }

  /// The rows of red, green and blue with their biases; before a matrix that is only mixed in, its share.
  private var matrices: String {
    let mix = mapping.mix.map { Self.text($0.opacity) + " of " + $0.matrix.text }
    let all = [mix, mapping.matrix?.text].compactMap(\.self)
    return all.isEmpty ? "-" : all.joined(separator: ", ")
  }

  private static func text(_ value: Float) -> String { Figures.text(value.asWritten) }
}

extension Float {
  /// What a person wrote for the number: the shortest decimal that reads back as the same one.
  var asWritten: Double { Double(description) ?? Double(self) }
}

extension JSONText {
  static func float(_ value: Float) -> JSONText { .number(value.asWritten) }

  static func rgba(_ color: EncodedColor) -> JSONText {
    .array([.float(color.red), .float(color.green), .float(color.blue), .float(color.alpha)])
  }
}
