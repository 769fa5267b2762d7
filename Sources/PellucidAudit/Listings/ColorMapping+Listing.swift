// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidJSON
import PellucidJudge

extension ColorMapping {
  /// The luminance curve, the channel curve, the matrices, saturation and brightness.
  func cells(in language: Language) -> [String] {
    let curve = luminance.map { $0.amount.text + " " + $0.values.text }
    let mixed = mix.map { language.text(of: $0.opacity.text, $0.matrix.text) }
    let matrices = [mixed, matrix?.text].compactMap(\.self).joined(separator: ", ")
    return [
      curve ?? "-", channelCurve?.text ?? "-", matrices.isEmpty ? "-" : matrices, saturation.text,
      brightness.text,
    ]
  }

  var members: [JSONText.Member] {
    let curve = luminance.map {
      JSONText.object(["amount": .float($0.amount), "values": .floats($0.values)])
    }
    let mixed = mix.map { JSONText.object(["matrix": $0.matrix.json, "opacity": .float($0.opacity)]) }
    return [
      ("luminance", curve ?? .null), ("channelCurve", channelCurve.map { .floats($0) } ?? .null),
      ("mix", mixed ?? .null), ("matrix", matrix?.json ?? .null), ("saturation", .float(saturation)),
      ("brightness", .float(brightness)),
    ]
  }
}

extension Language {
  /// Returns the share of a matrix in a mapping.
  fileprivate func text(of opacity: String, _ matrix: String) -> String {
    choose("\(opacity) of \(matrix)", "\(matrix)의 \(opacity)")
  }
}

extension ColorMatrix {
  /// The rows of red, green and blue, each with its bias last.
  var json: JSONText { .array([red, green, blue].map { .floats($0) }) }

  /// The rows of `json`, such as "[0.5 0 0 0.1][0 0.5 0 0.1][0 0 0.5 0.1]".
  var text: String { [red, green, blue].map(\.text).joined() }
}

extension SIMD4<Float> {
  fileprivate var text: String { "[" + (0..<4).map { self[$0].text }.joined(separator: " ") + "]" }
}

extension Float {
  /// The number that a person wrote for it: the shortest decimal that reads back as the same value.
  package var asWritten: Double { Double(description) ?? Double(self) }

  var text: String { Figures.text(asWritten) }
}

extension JSONText {
  static func float(_ value: Float) -> JSONText { .number(value.asWritten) }
  static func floats(_ values: SIMD4<Float>) -> JSONText { .array((0..<4).map { .float(values[$0]) }) }
  static func rgba(_ color: EncodedColor) -> JSONText {
    .floats(SIMD4(color.red, color.green, color.blue, color.alpha))
  }
}
