// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

extension PictureTolerance {
  static let options = [
    Grammar.Option(
      name: "--tolerance", values: [(all.map(\.name) + ["CODEVALUES"]).joined(separator: "|")],
      help: "how far each pixel may be apart; exact unless given"),
    Grammar.Option(
      name: "--perceptual-precision", values: ["N"],
      help: "in place of it: 0.98 allows a ΔE2000 of 2 at each pixel"),
    Grammar.Option(
      name: "--precision", values: ["N"], help: "share of pixels that have to be within, 0 to 1"),
  ]

  init(_ arguments: ParsedArguments) throws(CommandError) {
    self = .exact
    let perceptual = try arguments.number("--perceptual-precision", in: 0...1)
    if let perceptual {
      guard !arguments.has("--tolerance") else {
        throw .usage(
          "options exclude each other", "--tolerance and --perceptual-precision", "keep one of them")
      }
      self = PictureTolerance(name: "perceptual", limit: .deltaE((1 - perceptual) * 100))
    } else if let name = arguments.text("--tolerance") {
      self = try Self.named(name, arguments)
    }
    precision = try arguments.number("--precision", in: 0...1) ?? 1
  }

  private static func named(
    _ name: String, _ arguments: ParsedArguments
  ) throws(CommandError) -> PictureTolerance {
    if let named = all.first(where: { $0.name == name }) { return named }
    guard let value = Double(name), (0...255).contains(value) else {
      throw .usage(
        "not a tolerance", "--tolerance \(name)",
        "use one of \(all.map(\.name).joined(separator: ", ")) or a number in 0…255")
    }
    return PictureTolerance(name: "codeValues", limit: .codeValues(value))
  }
}
