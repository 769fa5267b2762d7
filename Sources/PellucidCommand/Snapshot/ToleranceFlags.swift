// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// The flags of how far apart a picture and its reference may be.
struct ToleranceFlags: Sendable {
  private var tolerance: PictureTolerance?
  private var perceptual: Double?
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

  func check() throws(UsageProblem) {
    if tolerance != nil, perceptual != nil { throw .excluding("--tolerance", "--perceptual-precision") }
  }

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
