// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// The flags that set the allowed difference between a picture and its reference.
struct ToleranceFlags: Sendable {
  /// The tolerance by name or in code values; nil if not given.
  private var tolerance: PictureTolerance?
  /// The perceptual precision, 0…1; nil if not given.
  private var perceptual: Double?
  /// The share of pixels that must be within the tolerance, 0…1; nil if not given, for all pixels.
  private var precision: Double?

  static var section: Section<ToleranceFlags> {
    Section(
      .judging,
      .option(
        "--tolerance", \.tolerance, .tolerance, "how far each pixel may be apart; exact unless given"),
      .option(
        "--perceptual-precision", \.perceptual, .number(in: 0...1),
        "in place of it: 0.98 allows a ΔE2000 of 2 at each pixel"),
      .option(
        "--precision", \.precision, .number(in: 0...1), "share of pixels that have to be within, 0 to 1"))
  }

  /// Rejects two limits for each pixel.
  func check() throws(UsageProblem) {
    if tolerance != nil, perceptual != nil { throw .excluding("--tolerance", "--perceptual-precision") }
  }

  /// The tolerance that the flags set; exact unless given.
  var value: PictureTolerance {
    var value = tolerance ?? .exact
    if let perceptual {
      value = PictureTolerance(name: "perceptual", limit: .deltaE((1 - perceptual) * 100))
    }
    value.precision = precision ?? 1
    return value
  }
}

extension ValueForm<PictureTolerance> {
  /// The form of a tolerance: its name, or the largest difference in code values, 0…255.
  fileprivate static var tolerance: ValueForm {
    let names = PictureTolerance.all.map(\.name)
    return .notation((names + ["CODEVALUES"]).joined(separator: "|"), words: names) {
      (text, place) throws(UsageProblem) in
      if let named = PictureTolerance.all.first(where: { $0.name == text }) { return named }
      guard let value = Double(text), (0...255).contains(value) else {
        throw .malformed(.tolerance(names), at: place)
      }
      return PictureTolerance(name: "codeValues", limit: .codeValues(value))
    }
  }
}
