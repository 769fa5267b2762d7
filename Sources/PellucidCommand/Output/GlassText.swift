// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

extension GlassSettings {
  var json: JSONText {
    .object([
      "reduceMotion": .bool(reduceMotion), "showBorders": .bool(showBorders),
      "preferredLook": .number(preferredLook),
    ])
  }
}

extension GlassBackdrop {
  var json: JSONText {
    .object(["luminance": .number(luminance), "deviation": .number(deviation)])
  }
}

extension GlassInput {
  /// The name of the case, which is what tables and JSON call the input.
  var name: String { "\(self)" }
}

extension GlassRecipe {
  var json: JSONText { .object(members) }

  var members: [(key: String, value: JSONText)] {
    let inputs = GlassInput.allCases.map { (key: $0.name, value: JSONText.figure(parameters[$0])) }
    let members: [(key: String, value: JSONText)] = [
      (key: "name", value: .string(name)), (key: "shorterSide", value: .figure(shorterSide)),
      (key: "active", value: .bool(isActive)),
      (key: "captureScale", value: .figure(parameters.capture.scale)),
      (key: "faceFill", value: .rgba(parameters.face.fill)),
      (key: "shadowFill", value: .rgba(parameters.shadow.fill)),
      (key: "behindDimming", value: .figure(behindDimming)),
      (key: "cornerRadius", value: cornerRadius.map { .figure($0) } ?? .null),
      (key: "inputs", value: .object(inputs)),
    ]
    return members + provenance.members
  }

  /// A line of the table of resolved glass.
  var cells: [String] {
    [variant.name, control.name, name, Figures.text(shorterSide)]
      + GlassCells.inputs.map { Figures.text(parameters[$0]) }
      + [provenance.sources, provenance.confidenceName]
  }
}

extension GlassRow {
  var json: JSONText {
    let inputs = changes.all.map { (key: $0.input.name, value: $0.law.json) }
    func color(_ value: SIMD3<Double>?) -> JSONText {
      value.map { .figures([$0.x, $0.y, $0.z]) } ?? .null
    }
    return .object(
      [
        (key: "name", value: .string(name)), (key: "base", value: .optional(base?.rawValue)),
        (key: "inputs", value: .object(inputs)), (key: "faceFill", value: color(faceFill)),
        (key: "shadowFill", value: color(shadowFill)),
        (key: "bleedDarkens", value: bleedDarkens.map { .bool($0) } ?? .null),
      ] + provenance.members)
  }

  /// A line of the table; what a row leaves to its base is a dash.
  var cells: [String] {
    let values = GlassCells.inputs.map { input in
      changes.all.last { $0.input == input }.map { $0.law.text } ?? "-"
    }
    return [name, base?.rawValue ?? "-", String(changes.all.count)] + values
      + [provenance.sources, provenance.confidenceName]
  }
}

/// The inputs that the tables print; the JSON has all of them.
enum GlassCells {
  static let inputs: [GlassInput] = [
    .blurRadius, .innerRefractionAmount, .innerRefractionHeight, .faceWhite, .faceBlack, .faceSaturation,
    .faceFillAlpha, .shadowOpacity, .bleedOpacity, .rimOpacity,
  ]
  private static let names = [
    "blur pt", "refraction pt", "depth pt", "white", "black", "saturation", "fill", "shadow", "bleed", "rim",
  ]
  static let rowHeadings = ["glass", "over", "inputs"] + names + ["sources", "confidence"]
  static let recipeHeadings =
    ["glass", "control", "resolves to", "side pt"] + names + ["sources", "confidence"]
}

extension GlassLaw {
  /// A number, or the law that gives one for a shorter side in points.
  var json: JSONText {
    switch self {
    case .constant(let value): .figure(value)
    case .scaled(let slope, let low, let high):
      .object(["perPoint": .figure(slope), "atLeast": .figure(low), "atMost": .figure(high)])
    case .above(let size, let slope, let high):
      .object(["above": .figure(size), "perPoint": .figure(slope), "atMost": .figure(high)])
    case .through(let points): .object(["through": .array(points.map { .figures([$0.x, $0.y]) })])
    }
  }

  /// The same, short: S is the shorter side.
  var text: String {
    switch self {
    case .constant(let value): return Figures.text(value)
    case .scaled(let slope, let low, let high):
      let limits = [low, high].filter { $0.isFinite }.map { Figures.text($0) }
      return Figures.text(slope) + "·S" + (limits.isEmpty ? "" : " to " + limits.joined(separator: " and "))
    case .above(let size, let slope, let high):
      return Figures.text(slope) + "·S over \(Figures.text(size)), to \(Figures.text(high))"
    case .through(let points):
      return points.map { Figures.text($0.y) + " at \(Figures.text($0.x))" }.joined(separator: ", ")
    }
  }
}

extension JSONText {
  /// Glass is drawn in single precision: what a law gives is printed as the shortest decimal of that.
  fileprivate static func figure(_ value: Double) -> JSONText { .float(Float(value)) }
  fileprivate static func figures(_ values: [Double]) -> JSONText { .array(values.map { .figure($0) }) }

  fileprivate static func rgba(_ color: SIMD4<Double>) -> JSONText {
    .figures([color.x, color.y, color.z, color.w])
  }
}
