// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidJSON
import PellucidJudge

extension GlassRow {
  static let headings: [ListWord] = [.glass, .over, .inputs] + GlassInput.listedNames + Provenance.headings

  /// Returns the line of the row; an input that the row leaves to its base is a dash.
  func cells(in language: Language) -> [String] {
    let values = GlassInput.listed.map { input in
      changes.all.last { $0.input == input }.map { language.text(of: $0.law) } ?? "-"
    }
    return [name, base?.rawValue ?? "-", String(changes.all.count)] + values
      + provenance.cells(in: language)
  }

  var json: JSONText {
    let inputs = changes.all.map { (key: $0.input.name, value: $0.law.json) }
    func color(_ value: SIMD3<Double>?) -> JSONText {
      value.map { .figures([$0.x, $0.y, $0.z]) } ?? .null
    }
    return .object(
      [
        ("name", .string(name)), ("base", .optional(base?.rawValue)), ("inputs", .object(inputs)),
        ("faceFill", color(faceFill)), ("shadowFill", color(shadowFill)),
        ("bleedDarkens", bleedDarkens.map { .bool($0) } ?? .null),
      ] + provenance.members)
  }
}

extension GlassRecipe {
  static let headings: [ListWord] =
    [.glass, .control, .resolution, .side] + GlassInput.listedNames + Provenance.headings

  func cells(in language: Language) -> [String] {
    let values = GlassInput.listed.map { Figures.text(parameters[$0]) }
    return [variant.name, control.name, name, Figures.text(shorterSide)] + values
      + provenance.cells(in: language)
  }

  package var json: JSONText { .object(members) }

  var members: [JSONText.Member] {
    let inputs = GlassInput.allCases.map { (key: $0.name, value: JSONText.figure(parameters[$0])) }
    let members: [JSONText.Member] = [
      ("name", .string(name)), ("shorterSide", .figure(shorterSide)), ("active", .bool(isActive)),
      ("captureScale", .figure(parameters.capture.scale)), ("faceFill", .rgba(parameters.face.fill)),
      ("shadowFill", .rgba(parameters.shadow.fill)), ("behindDimming", .figure(behindDimming)),
      ("cornerRadius", cornerRadius.map { .figure($0) } ?? .null), ("inputs", .object(inputs)),
    ]
    return members + provenance.members
  }
}

extension GlassInput {
  /// The name of the case, which is the key of the input in JSON.
  fileprivate var name: String { "\(self)" }

  /// The inputs that tables print; the JSON has all of them.
  fileprivate static let listed: [GlassInput] = [
    .blurRadius, .innerRefractionAmount, .innerRefractionHeight, .faceWhite, .faceBlack, .faceSaturation,
    .faceFillAlpha, .shadowOpacity, .bleedOpacity, .rimOpacity,
  ]
  fileprivate static let listedNames: [ListWord] = [
    .blur, .refraction, .depth, .white, .black, .saturation, .fill, .shadow, .bleed, .rim,
  ]
}

extension GlassLaw {
  /// A number, or the law that gives one for a shorter side in points.
  fileprivate var json: JSONText {
    switch self {
    case .constant(let value): .figure(value)
    case .scaled(let slope, let low, let high):
      .object(["perPoint": .figure(slope), "atLeast": .figure(low), "atMost": .figure(high)])
    case .above(let size, let slope, let high):
      .object(["above": .figure(size), "perPoint": .figure(slope), "atMost": .figure(high)])
    case .through(let points): .object(["through": .array(points.map { .figures([$0.x, $0.y]) })])
    }
  }
}

extension Language {
  /// Returns a law in short; S is the shorter side.
  fileprivate func text(of law: GlassLaw) -> String {
    switch law {
    case .constant(let value): return Figures.text(value)
    case .scaled(let slope, let low, let high):
      let limits = [low, high].filter { $0.isFinite }.map { Figures.text($0) }
      let (scaled, both) = (Figures.text(slope) + "·S", limits.joined(separator: choose(" and ", ", ")))
      return limits.isEmpty ? scaled : choose("\(scaled) to \(both)", "\(scaled), 한계 \(both)")
    case .above(let size, let slope, let high):
      let (slope, size, high) = (Figures.text(slope), Figures.text(size), Figures.text(high))
      return choose("\(slope)·S over \(size), to \(high)", "\(size)부터 \(slope)·S, 한계 \(high)")
    case .through(let points):
      return points.map { point in
        let (size, value) = (Figures.text(point.x), Figures.text(point.y))
        return choose("\(value) at \(size)", "\(size)에서 \(value)")
      }.joined(separator: ", ")
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
